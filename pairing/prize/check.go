package prize

import (
	"fmt"

	"qisai/pairing"
)

// Check compares lists, bands and declared totals before anything is won: bands without hole or overlap, as many places
// as 名额 says, 小计 of each list and 奖金总额 of the event (0 = none declared) against the sums.
func Check(lists []List, bands []Band, declared pairing.Money) []Problem {
	c := &checker{lists: lists, bands: bands, plans: plansOf(lists, bands)}
	c.names()
	for _, p := range c.plans {
		c.limits(p)
		c.overlaps(p)
		c.extent(p)
		c.order(p)
		c.subtotal(p)
	}
	c.event(declared)
	return c.problems
}

type checker struct {
	lists    []List
	bands    []Band
	plans    []*plan
	problems []Problem
}

// add notes a warning about a list.
func (c *checker) add(p *plan, column, kind, msg, hint string) *Problem {
	c.problems = append(c.problems, Problem{
		List: p.index, Band: -1, Column: column, Kind: kind, Msg: fmt.Sprintf("“%s”%s", p.Name, msg), Hint: hint, Clause: p.Clause,
	})
	return &c.problems[len(c.problems)-1]
}

// at puts the last problem at a band.
func (c *checker) at(problem *Problem, b *Band) *Problem {
	for i := range c.bands {
		if &c.bands[i] == b {
			problem.Band = i
		}
	}
	problem.Clause = first(b.Clause, problem.Clause)
	return problem
}

// names finds lists of one name, bands without a list and lists without bands.
func (c *checker) names() {
	known := map[string]int{}
	for _, p := range c.plans {
		known[pairing.HalfWidth(p.Name)]++
	}
	for _, p := range c.plans {
		switch {
		case known[pairing.HalfWidth(p.Name)] > 1:
			c.add(p, "奖项", "重名", "有两行同名的奖项，奖励不知道归哪一个", "各用一个名字").Fault = true
		case p.Kind == Qualifying && len(p.bands) > 0:
			c.add(p, "类别", "奖励", "是晋级名额，不发奖励；“奖励”里的行不起作用", "要发奖的另立一个奖项")
		case p.Kind != Qualifying && len(p.bands) == 0:
			c.add(p, "奖项", "奖励", "在“奖励”里没有一行", "在“奖励”里写明各名次得什么")
		}
	}
	for i, b := range c.bands {
		if known[pairing.HalfWidth(b.List)] == 0 {
			c.problems = append(c.problems, Problem{
				List: -1, Band: i, Column: "奖项", Fault: true, Kind: "奖项", Clause: b.Clause,
				Msg: fmt.Sprintf("“奖项”里没有“%s”", b.List), Hint: "两张表里的奖项名要一样",
			})
		}
	}
}

// maxPrize is more than anybody will give, and little enough for every sum.
const maxPrize pairing.Money = 1e12

// limits refuses numbers that can only be slips.
func (c *checker) limits(p *plan) {
	if p.Quota < 0 || p.Quota > lastPlace {
		c.add(p, "名额", "名额", fmt.Sprintf("的名额%d不对", p.Quota), fmt.Sprintf("应在1与%d之间", lastPlace)).Fault = true
	}
	for _, b := range p.bands {
		if b.Each < 0 || b.Each > maxPrize {
			c.at(c.add(p, "奖金", "金额", fmt.Sprintf("的奖金%s不对", b.Each.Yuan()), "请核对位数"), b).Fault = true
		}
	}
}

// overlaps finds places that two bands give the same kind of thing.
func (c *checker) overlaps(p *plan) {
	for j, b := range p.bands {
		for _, a := range p.bands[:j] {
			if !a.covers(b.From) && !b.covers(a.From) {
				continue
			}
			what := sameThing(a, b)
			if what == "" {
				continue
			}
			msg := fmt.Sprintf("的名次重叠：%s和%s都写了%s", a.Span, b.Span, what)
			problem := c.add(p, "名次", "重叠", msg, "一个名次只写在一行里")
			c.at(problem, b).Fault = true
		}
	}
}

// sameThing names what two bands both give.
func sameThing(a, b *Band) string {
	switch {
	case a.Each > 0 && b.Each > 0:
		return "奖金"
	case a.Certificate != "" && b.Certificate != "":
		return "证书"
	case a.Item != "" && b.Item != "":
		return "奖品"
	case a.Title != "" && b.Title != "":
		return "称号"
	}
	return ""
}

// extent compares the places of the bands with 名额, and looks for places without money.
func (c *checker) extent(p *plan) {
	last := p.last()
	switch {
	case p.Kind == Qualifying || len(p.bands) == 0:
		return
	case p.Quota > 0 && last > p.Quota:
		c.beyond(p, last)
	case p.Quota > last && !p.open():
		c.add(p, "名额", "名额", fmt.Sprintf("名额为%d，奖励只写到第%d名", p.Quota, last), fmt.Sprintf("补上第%s名，或把名额改为%d", Span{last + 1, p.Quota}, last))
	}
	if !p.paying() {
		return
	}
	for _, hole := range p.holes(last) {
		c.add(p, "名次", "空档", fmt.Sprintf("第%s名没有奖金，前后的名次有", hole), "在“奖励”里补上，或改正相邻的名次")
	}
}

// holes gives the places up to n that have no money though a later one has.
func (p *plan) holes(n int) []Span {
	var out []Span
	from := 1
	for place := 1; place <= n; place++ {
		if p.grant(place).each == 0 {
			continue
		}
		if place > from {
			out = append(out, Span{from, place - 1})
		}
		from = place + 1
	}
	return out
}

// beyond says that bands go on behind the last place given, and what that makes of the money.
func (c *checker) beyond(p *plan, last int) {
	msg := fmt.Sprintf("名额为%d，奖励却写到第%d名", p.Quota, last)
	if p.paying() {
		msg += fmt.Sprintf("：前%d名共%s，%d名共%s", p.Quota, p.total(p.Quota).Yuan(), last, p.total(last).Yuan())
		if p.Subtotal > 0 {
			msg += "，小计为" + p.Subtotal.Yuan()
		}
	}
	hint := fmt.Sprintf("名额改为%d，或删去第%s名；不改则按名额发%d名", last, Span{p.Quota + 1, last}, p.Quota)
	c.add(p, "名额", "名额", msg, hint)
}

// order finds a place that gets more than a better one.
func (c *checker) order(p *plan) {
	for place := 2; place <= p.last(); place++ {
		before, here := p.grant(place-1), p.grant(place)
		if before.each > 0 && here.each > before.each {
			msg := fmt.Sprintf("第%d名%s，比第%d名的%s多", place, here.each.Yuan(), place-1, before.each.Yuan())
			c.at(c.add(p, "奖金", "倒挂", msg, "请核对"), here.band)
		}
	}
}

// subtotal compares 小计. Bands behind 名额 have been named already if they explain the difference.
func (c *checker) subtotal(p *plan) {
	all := p.total(p.last())
	within := p.total(min(p.last(), p.places()))
	switch {
	case p.Subtotal == 0 || p.open() && p.Quota == 0 && p.paying():
		return
	case p.open():
		all = p.total(p.Quota)
		within = all
	}
	if p.Subtotal == all || p.Subtotal == within {
		return
	}
	msg := fmt.Sprintf("小计写的是%s，各名次相加为%s，%s", p.Subtotal.Yuan(), within.Yuan(), difference(within, p.Subtotal))
	c.add(p, "小计", "合计", msg, "请核对各名次的奖金与小计")
}

func difference(sum, declared pairing.Money) string {
	if sum > declared {
		return "多" + (sum - declared).Yuan()
	}
	return "少" + (declared - sum).Yuan()
}
