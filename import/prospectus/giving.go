package prospectus

import (
	"strings"

	"qisai/pairing/prize"
)

// award is places of somebody that have got nothing yet: 男子组取前8名, before …颁发证书 is said of several.
type award struct {
	whom     part
	from, to int  // in the clause
	joined   bool // nothing but 、 stands behind it: 男子前八名、女子前三名颁发证书
}

// giving is what has been read of a clause's awards so far.
type giving struct {
	c    *clause
	good bool    // things stand right behind their places: 亚军书包、季军文具盒
	open []award // places that wait for what they get
	last []award // those served last, together
}

var (
	// subPlace is a phrase about some of the places just named: 其中前三名, 前三名另颁发奖牌.
	subPlace = compile(`其中|另外|另|再|同时|加`)
	subGift  = compile(`^(?:获得者|的?(?:棋手|选手|运动员))?(?:还|另|再|加|同时)`)
	// common is what is given to all the places of a sentence: 男子组取前8名,女子组取前6名,均颁发证书.
	common = compile(`^(?:,|均|都|统统|一律)`)
	// giftBefore is a thing named before its places: 奖杯只授予第一名.
	giftBefore = compile(`(?:^|[,。;:])(?:由[^,。;]{0,20}?)?(?:另|再|将|把|分别|各|均)*(?:颁发|颁|发|授予|奖励|赠送|送|赠)?((?:` + thingWord + `)(?:[、和及]` + thingWord + `)*)(?:只|仅|均|都|各|分别)*(?:授予|颁给|颁发给|发给|奖给|奖励给|授给|赠给|送给|给予|给)[^,。;]{0,12}$`)
	// giftAhead is a thing said before the number of places: 只颁发奖杯,取前三名.
	giftAhead = compile(`(?:颁发|发给|发|奖励)((?:` + thingWord + `)(?:[、和及]` + thingWord + `)*),(?:录取|取)$`)
	notGiven  = compile(`不(?:再|另|予|单独)*(?:颁|发|设|授|给|奖)`)
	undecided = compile(`待定|另行|视[^,。;]{0,8}(?:情况|而定)|如有|若有|适当|届时`)
)

// thingsOf reads who gets cups and certificates: what stands between a place and the next place of the sentence.
func (r *reader) thingsOf(p *part) {
	if r.giving.c != p.c {
		row := strings.Contains(p.c.s, "奖品") || len(goodsInRow.FindAllString(p.c.s, 2)) > 1
		r.giving = giving{c: p.c, good: row}
	}
	s := p.s()
	places := somePlace.FindAllStringIndex(s, -1)
	prev, maybe := 0, headCond.MatchString(s)
	for i, at := range places {
		whom, own := *p, i == 0
		near := s[prev:at[0]]
		if i > 0 {
			own = r.turnTo(&whom, near, s[:prev])
			if strings.HasSuffix(near, "其余") {
				r.doubt("其余是哪些名次", p.c, p.from+at[0], p.from+at[1])
				r.skip(&whom, "证书", at[0], at[1])
				prev = at[1]
				continue
			}
		}
		r.serveOpen(p.c, near)
		prev = at[1]
		text, ok := r.rewardText(p, places, i)
		if !ok {
			r.skip(&whom, "证书", at[0], at[1])
			continue
		}
		if known := own && i > 0 || i == 0 && (p.local != nil || p.sexes || p.team); maybe && conditional(s, at[0]) || condBehind.MatchString(text) || r.strange(near, known) != "" && !giftOf(text).none() {
			r.doubt("看不懂是给谁的奖", p.c, p.from+at[0], p.from+at[1])
			if !condBehind.MatchString(text) {
				r.skip(&whom, "证书", at[0], at[1])
			}
			continue
		}
		if m := giftBefore.FindStringSubmatch(near); m != nil && !thingsRE.MatchString(text) {
			text = m[1]
		} else if m := giftAhead.FindStringSubmatch(near); m != nil && !thingsRE.MatchString(text) {
			text = m[1]
		}
		to := r.recipients(whom, near, text, own, p.from+at[0], p.from+at[1])
		r.serve(p.c, to, text)
	}
	if len(places) > 0 {
		r.serveOpen(p.c, s[prev:])
	}
	r.restOfPlaces(p)
	r.giveEveryone(p)
}

// awarded is what all get whose places were named in a sentence before: 获奖选手由市体育局颁发证书.
var awarded = compile(`[。;,](?:(?:对|向|给)?(?:获奖|上述|以上|录取)[^,。;]{0,8}?)(?:由[^,。;]{0,30}?)?(?:均|都|分别|统一|联合)*((?:颁发|发给|授予|奖励|发)[^,。;]*)`)

// serveOpen gives the places that wait what a text says of all of them.
func (r *reader) serveOpen(c *clause, text string) {
	if m := awarded.FindStringSubmatch(text); m != nil && len(r.giving.open) > 0 {
		to := r.giving.open
		r.giving.open = nil
		r.serve(c, to, m[1])
	}
}

// rewardText gives what is said of a place; not ok where brackets or boards make another thing of it.
func (r *reader) rewardText(p *part, places [][]int, i int) (string, bool) {
	s, at := p.s(), places[i]
	_, end := p.c.sentenceAt(p.from+at[0], p.from+at[1])
	end = min(end-p.from, len(s))
	if i+1 < len(places) {
		end = min(end, places[i+1][0])
		if m := giftBefore.FindStringIndex(s[at[1]:end]); m != nil {
			end = at[1] + m[0] // 奖杯发给前三名,证书发给前八名
		}
		if inBrackets(s, places[i+1][0]) && !inBrackets(s, at[0]) || elseRE.MatchString(s[at[1]:end]) {
			r.doubt("括号里另有规定", p.c, p.from+at[0], p.from+at[1])
			return "", false // 证书、奖牌（前三名为奖杯）
		}
	}
	if inBrackets(s, at[0]) && i > 0 {
		return "", false
	}
	if boardPrize.MatchString(lastPhrase(s[:at[0]])) {
		r.doubt("按台次的奖表格里写不下", p.c, p.from+at[0], p.from+at[1])
		return "", false
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
	return text, true
}

// recipients gives who the next gift is for: the places just read, and those before them that wait.
func (r *reader) recipients(whom part, near, text string, own bool, from, to int) []award {
	if !own && len(r.giving.last) > 1 && (subPlace.MatchString(near) || subGift.MatchString(text)) {
		var out []award
		for _, a := range r.giving.last {
			out = append(out, award{whom: a.whom, from: from, to: to})
		}
		return out
	}
	return []award{{whom: whom, from: from, to: to}}
}

// give notes what the places of one award get besides money.
func (r *reader) give(c *clause, a award, text string, gift gift) {
	place := strings.NewReplacer("两", "二").Replace(c.s[a.from:a.to])
	spans, err := prize.ParsePlaces(place)
	if err != nil {
		return
	}
	kind := "证书"
	if a.whom.team {
		kind = "团体"
	}
	q := c.quoteAt(a.from, min(len(c.s), max(a.to, a.to+len(text))))
	targets := r.targets(&a.whom, strings.Contains(text, "分别"))
	if len(targets) == 0 {
		r.doubt("不知道是哪一组的奖品", c, a.from, a.to)
		return
	}
	for _, t := range targets {
		l := r.listFor(kind, t, "")
		if m := r.listHas("奖金", t); kind == "证书" && m != nil && (strings.Contains(text, "元") || spans[0].From == m.last()+1 && (m.from[len(m.from)-1].Line == c.line || m.quota >= spans[0].To)) {
			l = m // money and cup in one breath
		}
		l.cite(q)
		for _, b := range gift.bands(spans) {
			b.from = q
			l.addThing(b)
		}
	}
	c.take(a.from, min(len(c.s), a.to+len(text)))
}
