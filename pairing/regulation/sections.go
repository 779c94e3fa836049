package regulation

import (
	"slices"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// section looks at the settings of one section.
func (c *checker) section(i int, s *pairing.Section) {
	c.scores(i, s)
	c.cut(i, s)
	c.enough(i, s)
	c.keys(i, s)
	c.useless(i, s)
	c.team(i, s)
}

// setting gives the place of a setting, which may have a column of its own.
func setting(i int, name string) Place { return Place{Sections, i, "设置:" + name} }

// scores finds results that pay more than better ones.
func (c *checker) scores(i int, s *pairing.Section) {
	if s.System == pairing.Knockout {
		return
	}
	draw, hint := Place{Sections, i, "和"}, "请核对胜、和、负的分数"
	if c.typed(setting(i, "红和分")) || c.typed(setting(i, "黑和分")) {
		draw = Place{Sections, i, "设置"}
	}
	win, loss := Place{Sections, i, "胜"}, Place{Sections, i, "负"}
	most, least := max(s.RedDraw, s.BlackDraw), min(s.RedDraw, s.BlackDraw)
	switch {
	case most > s.Win:
		c.warn(at(draw, win), "记分", hint, "%s：和棋得 %d 分，比胜局的 %d 分多", s.Name, most, s.Win)
	case most == s.Win:
		c.warn(at(draw, win), "记分", hint, "%s：和棋与胜局都得 %d 分", s.Name, s.Win)
	}
	switch {
	case s.Loss > least:
		c.warn(at(loss, draw), "记分", hint, "%s：负局得 %d 分，比和棋的 %d 分多", s.Name, s.Loss, least)
	case s.Loss == least && s.Loss < s.Win:
		c.note(at(draw, loss), "记分", hint, "%s：和棋与负局都得 %d 分", s.Name, s.Loss)
	}
	if s.Bye > s.Win {
		c.warn(at(Place{Sections, i, "轮空分"}, win), "记分", "轮空一般与胜局同分", "%s：轮空得 %d 分，比胜局的 %d 分多", s.Name, s.Bye, s.Win)
	}
}

// cut looks at the step from the Swiss to the knockout.
func (c *checker) cut(i int, s *pairing.Section) {
	if s.System != pairing.SwissKnockout || s.SwissRounds == 0 || s.KnockoutPlayers == 0 {
		return
	}
	players, rounds := Place{Sections, i, "淘汰人数"}, Place{Sections, i, "轮次"}
	if s.Rounds > 0 && s.Rounds < s.SwissRounds {
		c.warn(at(rounds, Place{Sections, i, "淘汰前轮次"}), "淘汰", "轮次是积分编排的总轮数，不少于淘汰前轮次",
			"%s：轮次 %d 少于淘汰前轮次 %d", s.Name, s.Rounds, s.SwissRounds)
	}
	if size := bracketSize(s.KnockoutPlayers); size != s.KnockoutPlayers {
		c.note(at(players), "淘汰", "一般取 4、8、16、32 人", "%s：淘汰人数 %d 不是 2 的幂，按 %d 个签位，前 %d 名首轮轮空", s.Name, s.KnockoutPlayers, size, size-s.KnockoutPlayers)
	}
	if n := entered(s); n > 1 && s.KnockoutPlayers > n {
		c.warn(at(players), "淘汰", "请核对", "%s：淘汰人数 %d 多于现有的 %d 人", s.Name, s.KnockoutPlayers, n)
	}
}

// bracketSize is the power of two that holds n players.
func bracketSize(n int) int {
	size := 2
	for size < n {
		size *= 2
	}
	return size
}

// entered counts who plays or will.
func entered(s *pairing.Section) int {
	n := 0
	for _, p := range s.Players {
		if p.Verdict == pairing.Accepted || p.No != 0 {
			n++
		}
	}
	return n
}

// use says in which systems a setting works.
type use struct {
	names []string
	in    []pairing.System
}

var (
	swissLike = []pairing.System{pairing.Swiss, pairing.SwissKnockout}
	robins    = []pairing.System{pairing.RoundRobin, pairing.DoubleRoundRobin}
	uses      = []use{
		{[]string{"首轮编排", "同分编排", "同单位回避"}, swissLike},
		{[]string{"淘汰前轮次", "淘汰人数"}, []pairing.System{pairing.SwissKnockout}},
		{[]string{"名次赛", "设置:签位", "设置:选边", "设置:加赛"}, []pairing.System{pairing.SwissKnockout, pairing.Knockout}},
		{[]string{"设置:循环"}, robins},
	}
	fromOpponents = []string{"对手分", "中间分", "对手分减一"}
)

// useless finds settings that do nothing in this system or with these keys.
func (c *checker) useless(i int, s *pairing.Section) {
	for _, u := range uses {
		for _, name := range u.names {
			if place := (Place{Sections, i, name}); c.typed(place) && !slices.Contains(u.in, s.System) {
				c.note(at(place, Place{Sections, i, "赛制"}), "设置", "清空这一格，或改正赛制", "%s：%s不用“%s”，写了不起作用", s.Name, s.System, bare(name))
			}
		}
	}
	if s.System == pairing.Knockout {
		return
	}
	has := func(keys ...string) bool {
		return slices.ContainsFunc(s.Keys, func(k string) bool { return slices.Contains(keys, k) })
	}
	without := func(column, key string, needed bool) {
		if place := (Place{Sections, i, column}); c.typed(place) && !needed {
			c.note(at(place, Place{Sections, i, "破同分"}), "设置", "清空这一格，或在破同分里加上"+key, "%s：破同分里没有%s，“%s”不起作用", s.Name, key, bare(column))
		}
	}
	without("轮空对手分", "对手分", has(fromOpponents...))
	without("设置:直胜多人", "直胜", has("直胜"))
	without("设置:轮空算胜局", "胜局", has("胜局"))
}

// bare gives the name of a column or setting as the sheet has it.
func bare(column string) string {
	const prefix = "设置:"
	if len(column) > len(prefix) && column[:len(prefix)] == prefix {
		return column[len(prefix):]
	}
	return column
}

// team compares the team ranking with the entries a unit may make.
func (c *checker) team(i int, s *pairing.Section) {
	rule, ok := ranking.TeamRuleOf(s)
	if !ok {
		for _, name := range []string{"团体计法", "设置:团体缺员"} {
			if place := (Place{Sections, i, name}); c.typed(place) {
				c.note(at(place, Place{Sections, i, "团体取"}), "团体", "写上团体取几人，或清空这一格", "%s：没有写团体取，“%s”不起作用", s.Name, bare(name))
			}
		}
		return
	}
	total, places := 0, at(Place{Sections, i, "团体取"})
	for _, k := range c.categoriesOf(s.Name) {
		limit := c.t.Categories[k].PerUnit
		if limit == 0 {
			return
		}
		total, places = total+limit, append(places, Place{Categories, k, "每单位限报"})
	}
	if rule.Members > total && len(places) > 1 {
		c.warn(places, "团体", "请核对两个数", "%s：团体取 %d 人，而每单位最多报 %d 人，没有一个队够人数", s.Name, rule.Members, total)
	}
}
