package prize

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// event compares 奖金总额 with the sum over the lists, by their bands and by their 名额.
func (c *checker) event(declared pairing.Money) {
	var all, within pairing.Money
	var unequal, unbounded []string
	for _, p := range c.plans {
		n, quota := p.last(), p.places()
		switch {
		case p.Kind == Qualifying:
			continue
		case p.open() && p.Quota == 0 && p.paying():
			unbounded = append(unbounded, p.Name)
			continue
		case p.open():
			n = p.Quota
		}
		byBands, byQuota := p.total(n), p.total(min(n, quota))
		all, within = all+byBands, within+byQuota
		if byBands != byQuota {
			unequal = append(unequal, fmt.Sprintf("“%s”", p.Name))
		}
	}
	if declared == 0 {
		return
	}
	msg := ""
	switch {
	case len(unbounded) > 0:
		msg = fmt.Sprintf("奖金总额%s不能核对：“%s”给全部棋手，没有名额", declared.Yuan(), strings.Join(unbounded, "”、“"))
	case declared == all && all == within:
		return
	case declared == all:
		msg = fmt.Sprintf("奖金总额%s与“奖励”各行之和相符，但按名额只发%s，少%s；见%s的名额",
			declared.Yuan(), within.Yuan(), (all - within).Yuan(), strings.Join(unequal, "、"))
	default:
		msg = fmt.Sprintf("奖金总额写的是%s，各奖项相加为%s，%s", declared.Yuan(), within.Yuan(), difference(within, declared))
	}
	c.problems = append(c.problems, Problem{List: -1, Band: -1, Column: "奖金总额", Kind: "合计", Msg: msg, Hint: "请核对奖金总额与各奖项"})
}

// Total gives how many places a list has and what they cost. places is 0 where everybody gets something: how many that
// will be is not known.
func (l *List) Total(bands []Band) (places int, sum pairing.Money) {
	p := plansOf([]List{*l}, bands)[0]
	places = p.places()
	return places, p.total(min(places, max(p.last(), p.Quota)))
}
