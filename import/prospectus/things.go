package prospectus

import (
	"regexp"
	"strings"

	"qisai/pairing/prize"
)

const (
	placePhrase = `(前` + `(?:\d{1,3}|[一二三四五六七八九十]{1,3})` + `名|第?(?:\d{1,3}|[一二三四五六七八九十]{1,3})名?(?:-+|至|到)第?(?:\d{1,3}|[一二三四五六七八九十]{1,3})名|第(?:\d{1,3}|[一二三四五六七八九十]{1,3})(?:、第?(?:\d{1,3}|[一二三四五六七八九十]{1,3}))*名|冠军|亚军|季军|冠、亚、季军|冠亚季军)`
	thingWord   = `(?:[\x{4E00}-\x{9FA5}]{0,4}?(?:证书|奖状)|奖杯|奖牌|金牌|银牌|铜牌|锦旗|牌匾|奖旗|纪念品|纪念牌|奖品|荣誉牌)`
)

var (
	givenTo  = regexp.MustCompile(placePhrase + `(?:的)?(?:棋手|选手|运动员|获得者|者)?(?:,)?(?:分别|均|各|还|将|另|同时|由[^,。;]{0,20})*(?:颁发|授予|发给|获得?|奖励|颁予|给予|发放|奖|颁|发)(?:由[^,。;]{0,20}颁发的)?([^。;]{0,40})`)
	thingsRE = regexp.MustCompile(thingWord)
	everyone = regexp.MustCompile(`(?:所有|全体|凡|每位|每名)?(?:参赛)?(?:棋手|选手|运动员|参赛者)(?:均|都|每人)?(?:可)?(?:将)?(?:获得?|颁发|发给|获赠)(?:由[^,。;]{0,20}(?:颁发|提供)的)?([^,。;]{0,20})`)
	noThing  = regexp.MustCompile(`称号|段位|晋级`)
)

// things parts a wording into the certificate and the other things it gives.
func things(text string) (certificate, item string) {
	var items []string
	for _, w := range thingsRE.FindAllString(text, -1) {
		w = strings.TrimLeft(w, "的和及与并各发颁")
		for _, cut := range []string{"颁发", "授予", "发给", "获得", "奖励", "相应", "一份", "一座", "一枚", "并发", "以及"} {
			w = strings.TrimPrefix(w, cut)
		}
		if strings.HasSuffix(w, "证书") || strings.HasSuffix(w, "奖状") {
			certificate = w
			continue
		}
		items = append(items, w)
	}
	return certificate, strings.Join(items, "、")
}

// thingsOf reads who gets cups and certificates.
func (r *reader) thingsOf(p *part) {
	s := p.s()
	for at := 0; at < len(s); {
		m := givenTo.FindStringSubmatchIndex(s[at:])
		if m == nil {
			break
		}
		r.give(p, at, m)
		end := at + m[5]
		if k := givenTo.FindStringIndex(s[at+m[3]:]); k != nil && at+m[3]+k[0] < end {
			end = at + m[3] + k[0]
		}
		at = max(end, at+m[3])
	}
	r.giveEveryone(p)
}

// give reads one 前三名颁发奖杯.
func (r *reader) give(p *part, at int, m []int) {
	s := p.s()
	end := at + m[5]
	for _, stop := range []*regexp.Regexp{givenTo, nextPlace} {
		if k := stop.FindStringIndex(s[at+m[4] : at+m[5]]); k != nil {
			end = min(end, at+m[4]+k[0])
		}
	}
	text := s[at+m[4] : end]
	if i := strings.Index(text, "元"); i >= 0 && !thingsRE.MatchString(text) {
		return
	}
	certificate, item := things(text)
	if certificate == "" && item == "" || noThing.MatchString(text) || strings.HasPrefix(certificate, "棋王") {
		return
	}
	place := strings.NewReplacer("冠、亚、季军", "前三名", "冠亚季军", "前三名").Replace(s[at+m[2] : at+m[3]])
	spans, err := prize.ParsePlaces(place)
	if err != nil {
		return
	}
	kind := "证书"
	if p.team {
		kind = "团体"
	}
	apart := strings.Contains(s[at+m[0]:at+m[4]], "分别")
	q := p.c.quoteAt(p.from+at+m[0], p.from+end)
	for _, t := range r.targets(p, apart) {
		l := r.listFor(kind, t, "")
		l.cite(q)
		for _, sp := range spans {
			l.addThing(band{Span: sp, certificate: certificate, item: item, from: q})
		}
	}
	p.c.take(p.from+at+m[0], p.from+end)
}

var nextPlace = regexp.MustCompile(`,` + placePhrase)

// addThing adds a reward without money; places that are there already get it too.
func (l *list) addThing(b band) {
	for i := range l.bands {
		if l.bands[i].Span == b.Span {
			if b.certificate != "" {
				l.bands[i].certificate = b.certificate
			}
			if b.item != "" {
				l.bands[i].item = join(l.bands[i].item, b.item)
			}
			return
		}
	}
	if l.kind == "团体" && len(l.bands) > 0 {
		for i := range l.bands {
			if o := l.bands[i].Span; o.From >= b.From && (b.To == 0 || o.To <= b.To) {
				l.bands[i].certificate, l.bands[i].item = b.certificate, join(l.bands[i].item, b.item)
			}
		}
		return
	}
	l.bands = append(l.bands, b)
}

func join(a, b string) string {
	if a == "" || a == b {
		return b
	}
	return a + "、" + b
}

// giveEveryone reads what every player gets.
func (r *reader) giveEveryone(p *part) {
	s := p.s()
	for _, m := range everyone.FindAllStringSubmatchIndex(s, -1) {
		text := s[m[2]:m[3]]
		whole := s[m[0]:m[1]]
		certificate, item := things(text)
		if certificate == "" && item == "" || noThing.MatchString(text) || !strings.Contains(whole, "参赛") && !strings.Contains(whole, "所有") && !strings.Contains(whole, "全体") || strings.Contains(before(s, m[0], 30), "名") {
			continue
		}
		q := p.c.quoteAt(p.from+m[0], p.from+m[1])
		whom := *p
		if len(whom.names) == 0 {
			whom.each = true
		}
		for _, t := range r.targets(&whom, false) {
			l := r.listFor("证书", t, join("参赛", certificate))
			l.cite(q)
			l.addThing(band{Span: prize.Span{From: 1}, certificate: certificate, item: item, from: q})
		}
		p.c.take(p.from+m[0], p.from+m[1])
	}
}
