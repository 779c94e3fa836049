package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/prize"
)

// titlesOf reads titles given to places: 冠军获得棋王称号.
func (r *reader) titlesOf(p *part) {
	s := p.s()
	for _, m := range kingRE.FindAllStringSubmatchIndex(s, -1) {
		q := p.c.quoteAt(p.from+m[0], p.from+m[1])
		title := s[m[4]:m[5]]
		if quotedRE.MatchString(s[m[0]:]) {
			continue // a longer name: “某某棋王”
		}
		certificate, item := "", ""
		if tail := s[m[6]:m[7]]; tail != "称号" {
			certificate, item = things(title + tail)
		}
		whom := *p
		whom.each = p.each || strings.Contains(s[:m[0]], "各组")
		if whom.each {
			whom.names = nil
		}
		if m[2] >= 0 {
			whom.local = withCond(whom.local, "籍贯="+provincesIn(s[m[2]:m[3]]))
		}
		if strings.Contains(s, "业余") {
			whom.local = withCond(whom.local, "现役称号<大师")
		}
		for _, t := range r.targets(&whom, true) {
			l := r.listFor("称号", t, title)
			l.quota = 1
			l.cite(q)
			l.bands = []band{{Span: prize.Span{From: 1, To: 1}, certificate: certificate, item: item, title: title, from: q}}
		}
		p.c.take(p.from, p.from+m[1])
	}
	for _, m := range quotedRE.FindAllStringSubmatchIndex(s, -1) {
		named := m[6] >= 0 || madeRE.MatchString(s[m[0]:m[4]])
		if named && !grantRE.MatchString(s[m[0]:m[1]]) {
			r.grant(p, m)
		}
	}
	for _, m := range grantRE.FindAllStringSubmatchIndex(s, -1) {
		r.grant(p, m)
	}
}

// madeRE is a verb that needs no 称号 behind it.
var madeRE = compile(`(?:封为|评为|即为[^,。;"“]*)["“]$`)

// titlesBeside adds the titles that stand beside the money of a place to its band.
func (r *reader) titlesBeside(p *part) {
	s := p.s()
	for _, m := range titleToo.FindAllStringSubmatchIndex(s, -1) {
		spans, err := prize.ParsePlaces(s[m[2]:m[3]])
		if err != nil {
			continue
		}
		for _, t := range r.targets(p, false) {
			l := r.listHas("奖金", t)
			for i := 0; l != nil && i < len(l.bands); i++ {
				if l.bands[i].Span == spans[0] {
					l.bands[i].title = s[m[4]:m[5]]
					p.c.take(p.from+m[0], p.from+m[1])
				}
			}
		}
	}
}

func lastSentence(s string) string {
	if i := strings.LastIndexAny(s, "。;"); i >= 0 {
		return s[i:]
	}
	return s
}

func (r *reader) grant(p *part, m []int) {
	s := p.s()
	spans, err := prize.ParsePlaces(strings.ReplaceAll(s[m[2]:m[3]], "两", "二"))
	if err != nil || len(spans) != 1 {
		return
	}
	q := p.c.quoteAt(p.from+m[0], p.from+m[1])
	certificate, item := besideTitle(s[m[1]:])
	head := s[:m[0]]
	for {
		sentence := lastSentence(head)
		earlier := somePlace.FindAllStringIndex(sentence, -1)
		near := sentence
		if n := len(earlier); n > 0 {
			near = sentence[earlier[n-1][1]:]
		}
		whom := *p
		if names := r.groupsIn(near); len(names) > 0 {
			whom.names = names
		}
		for _, t := range r.targets(&whom, !r.namesSection(near)) {
			l := r.listFor("称号", t, s[m[4]:m[5]])
			l.cite(q)
			l.bands = append(l.bands, band{Span: spans[0], title: s[m[4]:m[5]], certificate: certificate, item: item, from: q})
		}
		if len(earlier) == 0 || !r.onlyGroups(near) {
			break
		}
		at := earlier[len(earlier)-1] // 公开组前八名、女子组前三名: the same for those before
		if spans, err = prize.ParsePlaces(strings.ReplaceAll(sentence[at[0]:at[1]], "两", "二")); err != nil || len(spans) != 1 {
			break
		}
		head = head[:len(head)-len(sentence)+at[0]]
	}
	p.c.take(p.from+m[0], p.from+m[1])
}

// namesSection says whether a text names a merged section, not its categories.
func (r *reader) namesSection(s string) bool {
	for _, g := range r.findGroups(s) {
		for _, n := range g.names {
			if slices.ContainsFunc(r.secs, func(sec *section) bool { return len(sec.cats) > 1 && nameKey(sec.name) == nameKey(n) }) {
				return true
			}
		}
	}
	return false
}

var titleGift = compile(`^(?:(?:及|和|、)|,?(?:并|同时)?(?:颁发|发给|奖励|授予|发|得|授))(?:相应的?|["“][^"”]*["”])?((?:称号证书|` + thingWord + `)(?:[、和及]` + thingWord + `)*)`)

// besideTitle reads what is given with a title: 授予“棋王”称号，颁发奖杯和证书.
func besideTitle(s string) (certificate, item string) {
	m := titleGift.FindStringSubmatch(s)
	if m == nil {
		return "", ""
	}
	certificate, item = things(m[1])
	if strings.HasPrefix(m[1], "称号证书") {
		certificate = "称号证书"
	}
	return certificate, item
}

var (
	kingRE = compile(`(?:第一名|冠军)(?:的)?(?:(` + provinceWord + `)籍)?(?:棋手|选手)?(?:均)?(?:可)?(?:获得?|授予|荣获)(?:由[^,。;]{0,24}颁发的)?(?:[^,。;]{0,8}?)["“]?(棋王|棋后|棋圣|冠军棋王)["”]?(称号|证书[^,。;]*)`)
	// quotedRE is a title of the event's own in quotation marks: 第一名授予“某某冠军”称号.
	quotedRE = compile(placePhrase + `(?:的)?(?:棋手|选手|运动员|获得者|者)?(?:可)?,?(?:分别|均|都|各)?(?:由[^,。;]{0,24}?)?(?:授予|获得?|荣获|颁发|授|封为|评为|即为[^,。;"“]{0,6})["“]([^"“”]{2,16})["”](?:荣誉)?(称号)?`)
	// titleToo is a title beside the money of a place: 冠军5000元,发奖杯,授予“河阳棋王”称号.
	titleToo = compile(placePhrase + `:?(?:奖金|奖励|奖)?\d+元[^。;名]*?(?:授予|荣获|获得?|授)["“]([^"“”]{2,16})["”](?:荣誉)?称号`)
	grantRE  = compile(placePhrase + `(?:的)?(?:棋手|选手|运动员|获得者|者)?(?:可)?(?:,)?(?:分别)?(?:授予|获得?|晋升(?:为)?|授)(?:由[^,。;]{0,24}(?:颁发|授予)的)?["“]?((?:中国|国家)?(?:棋协大师|候补棋协大师|地方棋协大师|地方大师|国家大师|大师|[一二三四五六七八九1-9]级(?:棋士|运动员)|业余[一二三四五六七1-7]段|[一二三四五六七1-7]段))["”]?(?:称号|证书|段位|等级)?`)
)
