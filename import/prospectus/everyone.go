package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/prize"
)

var winnersRE = compile(`(?:获奖|得奖|优胜|录取)(?:者|棋手|选手|运动员|小棋手|小朋友|人员)(?:均|都|同时|各|分别|可|将)*(?:有|颁发|发给|发|获得?|获颁|授予)((?:` + thingWord + `)(?:[、和及]` + thingWord + `)*)`)

// giveWinners reads what all get who have a prize: 获奖者均有证书.
func (r *reader) giveWinners(c *clause) {
	m := winnersRE.FindStringSubmatchIndex(c.s)
	if m == nil || notTheRest.MatchString(before(c.s, m[0], nearBy)) {
		return
	}
	certificate, item := things(c.s[m[2]:m[3]])
	names, _ := r.subject(c.s[:m[0]])
	if strings.HasSuffix(c.s[:m[0]], "以上") || strings.HasSuffix(c.s[:m[0]], "上述") || strings.HasSuffix(c.s[:m[0]], "所有") {
		names = r.allNames()
	}
	if len(names) == 0 {
		return // whether the special prizes count is not said
	}
	c.take(m[0], m[1])
	for _, l := range r.lists {
		if l.kind != "奖金" && (l.kind != "证书" || l.title != "") || !r.listNamed(l, names) || slices.ContainsFunc(l.conds, func(cond string) bool { return !strings.HasPrefix(cond, "组别=") }) {
			continue
		}
		l.cite(c.sentence(m[0], m[1]))
		for i := range l.bands {
			l.bands[i].certificate, l.bands[i].item = certificate, join(l.bands[i].item, item)
		}
	}
}

// notTheRest stands before winners who are not all of them.
var notTheRest = compile(`(?:其余|其他|余下|剩下|除[^,。;]*)(?:的)?(?:各)?$`)

// wholeField is a word for all who play.
var wholeField = compile(`参赛|参加|完成|所有|全体|全员|人人`)

// giveEveryone reads what every player gets.
func (r *reader) giveEveryone(p *part) {
	s := p.s()
	for _, m := range everyone.FindAllStringSubmatchIndex(s, -1) {
		text := s[m[2]:m[3]]
		whole := s[m[0]:m[1]]
		certificate, item := things(text)
		if certificate == "" && item == "" || noThing.MatchString(text) || !wholeField.MatchString(whole) || strings.Contains(before(s, m[0], 30), "名") {
			continue
		}
		q := p.c.quoteAt(p.from+m[0], p.from+m[1])
		whom := *p
		if len(whom.names) == 0 {
			whom.each = true
		}
		whom.whole = true
		for _, t := range r.targets(&whom, false) {
			l := r.listFor("证书", t, join("参赛", certificate))
			l.cite(q)
			l.addThing(band{Span: prize.Span{From: 1}, certificate: certificate, item: item, from: q})
		}
		p.c.take(p.from+m[0], p.from+m[1])
	}
}
