package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/prize"
)

const (
	placePhrase = `(前` + `(?:\d{1,3}|[一二两三四五六七八九十]{1,3})` + `名|第?(?:\d{1,3}|[一二两三四五六七八九十]{1,3})名?(?:-+|至|到)第?(?:\d{1,3}|[一二两三四五六七八九十]{1,3})名|第(?:\d{1,3}|[一二两三四五六七八九十]{1,3})(?:、第?(?:\d{1,3}|[一二两三四五六七八九十]{1,3}))*名|冠军|亚军|季军|冠、亚、季军|冠亚季军)`
	thingWord   = `(?:(?:获奖|荣誉|成绩|等级|名次|优胜|优秀|参赛|棋王|比赛)?(?:证书|奖状)|奖杯|奖牌|金牌|银牌|铜牌|锦旗|牌匾|奖旗|纪念品|纪念牌|奖品|荣誉牌)`
)

var (
	thingsRE = compile(thingWord)
	everyone = compile(`(?:所有|全体|凡|每位|每名)?(?:参赛)?(?:棋手|选手|运动员|参赛者)(?:均|都|每人)?(?:可)?(?:将)?(?:获得?|颁发|发给|获赠)(?:由[^,。;]{0,20}(?:颁发|提供)的)?([^,。;]{0,20})`)
	noThing  = compile(`称号|段位|晋级`)
)

// things parts a wording into the certificate and the other things it gives.
func things(text string) (certificate, item string) {
	if m := medals.FindString(text); m != "" {
		item, text = m, strings.Replace(text, m, "", 1)
	}
	for _, w := range thingsRE.FindAllString(text, -1) {
		if strings.HasSuffix(w, "证书") || strings.HasSuffix(w, "奖状") {
			certificate = w
		} else {
			item = join(item, w)
		}
	}
	return certificate, item
}

var medals = compile(`金(?:牌)?、银(?:牌)?、铜(?:奖)?牌|金银铜(?:奖)?牌`)

// thingsOf reads who gets cups and certificates: what stands between a place and the next place of the sentence.
func (r *reader) thingsOf(p *part) {
	s := p.s()
	places := somePlace.FindAllStringIndex(s, -1)
	prev := 0
	for i, at := range places {
		whom := *p
		if near := s[prev:at[0]]; i > 0 {
			r.turnTo(&whom, near, s[:prev])
			if strings.HasSuffix(near, "其余") {
				r.doubt("其余是哪些名次", p.c, p.from+at[0], p.from+at[1])
				prev = at[1]
				continue
			}
		}
		prev = at[1]
		_, end := p.c.sentenceAt(p.from+at[0], p.from+at[1])
		end = min(end-p.from, len(s))
		if i+1 < len(places) {
			end = min(end, places[i+1][0])
			if inBrackets(s, places[i+1][0]) || elseRE.MatchString(s[at[1]:end]) {
				r.doubt("括号里另有规定", p.c, p.from+at[0], p.from+at[1])
				continue // 证书、奖牌（前三名为奖杯）
			}
		}
		if inBrackets(s, at[0]) && i > 0 {
			continue
		}
		if boardPrize.MatchString(lastPhrase(s[:at[0]])) {
			r.doubt("按台次的奖表格里写不下", p.c, p.from+at[0], p.from+at[1])
			continue
		}
		text := s[at[1]:end]
		for k := i + 1; k < len(places) && r.onlyGroups(text); k++ {
			next := len(s)
			if k+1 < len(places) {
				next = places[k+1][0]
			}
			_, stop := p.c.sentenceAt(p.from+places[k][0], p.from+places[k][1])
			text = s[places[k][1]:max(places[k][1], min(next, stop-p.from))]
		}
		r.give(&whom, at, text)
	}
	r.giveEveryone(p)
}

// inBrackets says whether a place of a text stands in brackets.
func inBrackets(s string, at int) bool {
	return strings.LastIndex(s[:at], "(") > strings.LastIndex(s[:at], ")")
}

var boardPrize = compile(`台次|各台|每台|[一二三四五1-5]台`)

var elseRE = compile(`除外|以外|不含`)

var somePlace = compile(placePhrase)

// give reads what the places of one phrase get besides money: 前三名颁发奖杯; 第一名：奖金5000元、奖杯、证书.
func (r *reader) give(p *part, at []int, text string) {
	s := p.s()
	if m := honourStart.FindStringIndex(text); m != nil {
		text = text[:m[0]]
	}
	text = ownWords(text)
	if notHimself.MatchString(text) {
		return
	}
	certificate, item := things(text)
	if certificate == "" && item == "" {
		item = namedThing(text)
	}
	if certificate == "" && item == "" || noThing.MatchString(text) || strings.HasPrefix(certificate, "棋王") {
		return
	}
	place := strings.NewReplacer("两", "二", "冠、亚、季军", "前三名", "冠亚季军", "前三名").Replace(s[at[0]:at[1]])
	spans, err := prize.ParsePlaces(place)
	if err != nil {
		return
	}
	kind := "证书"
	if p.team {
		kind = "团体"
	}
	stop := min(len(s), at[1]+len(text))
	q := p.c.quoteAt(p.from+at[0], p.from+stop)
	targets := r.targets(p, strings.Contains(text, "分别"))
	if len(targets) == 0 {
		r.doubt("不知道是哪一组的奖品", p.c, p.from+at[0], p.from+at[1])
		return
	}
	for _, t := range targets {
		l := r.listFor(kind, t, "")
		if m := r.listHas("奖金", t); kind == "证书" && m != nil && (strings.Contains(text, "元") || spans[0].From == m.last()+1 && (m.from[len(m.from)-1].Line == p.c.line || m.quota >= spans[0].To)) {
			l = m // money and cup in one breath
		}
		l.cite(q)
		for _, sp := range spans {
			l.addThing(band{Span: sp, certificate: certificate, item: item, from: q})
		}
	}
	p.c.take(p.from+at[0], p.from+stop)
}

// turnTo changes whom a prize is for where the words before its places name somebody else.
func (r *reader) turnTo(whom *part, near, before string) {
	names, _ := r.whom(near, before)
	switch {
	case len(names) > 0:
		whom.names, whom.each = names, false
	case strings.Contains(near, "团体"):
		whom.names, whom.each, whom.team = nil, false, true
	case eachGroup.MatchString(near), strings.Contains(near, "个人"):
		whom.names, whom.each, whom.team = nil, true, false
	}
}

// onlyGroups says whether between two places stands nothing but the next group: 公开组前三名、其他各组第一名颁发奖杯.
func (r *reader) onlyGroups(text string) bool {
	text = strings.Trim(text, "、和及,")
	if restOf.MatchString(text) {
		return strings.Trim(restOf.ReplaceAllString(text, ""), "各的") == ""
	}
	gs := r.words.find(text)
	return len(gs) == 1 && gs[0].from == 0 && strings.Trim(text[gs[0].to:], "的") == ""
}

var (
	// notHimself is somebody else who gets something for the place: 冠军的指导教师.
	notHimself = compile(`^(?:获得者)?的?[^,。;]{0,6}(?:指导|教练|教师|老师|单位|家长)`)
	// giftRE is a thing that is not one of the usual: 奖电饭煲, 各奖食用油.
	giftRE = compile(`^,?(?:各|均|每人)?(?:奖励|奖|赠送|赠|发给|发)(?:各)?([\x{4E00}-\x{9FA5}]{2,10}?)(?:[一1壹][\x{4E00}-\x{9FA5}])?$`)
	// giftBehind is a thing behind an amount: 各奖现金600元、特曲一箱.
	giftBehind = compile(`元(?:、|及|和|加|,)(?:另(?:奖|赠))?([\x{4E00}-\x{9FA5}]{2,8}?)[一1壹两二2][\x{4E00}-\x{9FA5}]$`)
	noGift     = compile(`金|励|奖|现|如下|见表|名|元`)
)

// namedThing reads a thing by its place in the sentence: right behind 奖.
func namedThing(text string) string {
	phrase := strings.TrimRight(text, ",;。、")
	phrase = strings.TrimLeft(phrase, ":")
	if m := giftBehind.FindStringSubmatch(phrase); m != nil && !noGift.MatchString(m[1]) {
		return m[1]
	}
	if m := giftRE.FindStringSubmatch(phrase); m != nil && !noGift.MatchString(m[1]) {
		return m[1]
	}
	return ""
}

var honourStart = compile(`(?:设|评选?)["“]?` + honourName)

// listHas gives a list if it is there already.
func (r *reader) listHas(kind string, t target) *list {
	for _, l := range r.lists {
		if l.kind == kind && l.section == t.section && slices.Equal(l.conds, t.conds) && l.title == "" {
			return l
		}
	}
	return nil
}

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
		found := false
		for i := range l.bands {
			if o := l.bands[i].Span; o.From >= b.From && (b.To == 0 || o.To <= b.To) {
				l.bands[i].certificate, l.bands[i].item = b.certificate, join(l.bands[i].item, b.item)
				found = true
			}
		}
		if found || b.From <= l.last() {
			return
		}
	}
	l.bands = append(l.bands, b)
}

func join(a, b string) string {
	switch {
	case a == "" || a == b:
		return b
	case b == "":
		return a
	}
	return a + "、" + b
}
