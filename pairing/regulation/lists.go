package regulation

import (
	"slices"

	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/ranking"
)

// lists compares 奖项 with the sections and categories they are about.
func (c *checker) lists() {
	for i := range c.Lists {
		l := &c.Lists[i]
		s := c.sectionOf(l)
		if s == nil {
			continue
		}
		c.members(i, l, s)
		c.onlySex(i, l, s)
		c.tooYoung(i, l, s)
		c.fewer(i, l)
		c.capacity(i, l, s)
		if _, ok := ranking.TeamRuleOf(s); l.Kind == prize.TeamPrize && !ok {
			c.warn(at(Place{Lists, i, "类别"}), "团体", "在“比赛组”的“团体取”写上取几人", "“%s”是团体奖，而“%s”没有写团体取，排不出团体名次", l.Name, s.Name)
		}
	}
	c.unrewarded()
}

// sectionOf gives the section of a list, nil where it is about none or all.
func (c *checker) sectionOf(l *prize.List) *pairing.Section {
	if l.Section == "" && len(c.t.Sections) == 1 && l.Kind != prize.Picked {
		return c.t.Sections[0]
	}
	return c.t.Section(l.Section)
}

// valuesOf gives the values a list's conditions demand of a field.
func valuesOf(l *prize.List, field string) []string {
	for _, cond := range l.Filter.Conditions {
		if cond.Field == field && cond.Op == "=" {
			return cond.Values
		}
	}
	return nil
}

// members finds a condition that nobody who plays in the section can meet.
func (c *checker) members(i int, l *prize.List, s *pairing.Section) {
	place := at(Place{Lists, i, "条件"}, Place{Lists, i, "比赛组"})
	for _, name := range valuesOf(l, "组别") {
		for _, cat := range c.t.Categories {
			if pairing.HalfWidth(cat.Name) == name && cat.Section != s.Name {
				c.warn(place, "条件", "改正条件或比赛组", "“%s”的条件写了组别“%s”，它在“%s”比赛，不在“%s”", l.Name, cat.Name, cat.Section, s.Name)
			}
		}
	}
	c.both(i, l)
	sexes := valuesOf(l, "性别")
	if sexes == nil {
		return
	}
	for _, k := range c.categoriesOf(s.Name) {
		cat := c.t.Categories[k]
		if cat.Sex == pairing.SexUnknown || slices.Contains(sexes, cat.Sex.String()) || cat.Sex == pairing.Male && cat.AcceptWomen {
			return
		}
	}
	c.warn(place, "条件", "改正条件或比赛组", "“%s”限%s，而“%s”没有这样的棋手", l.Name, sexes[0], s.Name)
}

// both finds two conditions on one field that no one meets at once: 性别=女; 性别=男.
func (c *checker) both(i int, l *prize.List) {
	for j, b := range l.Filter.Conditions {
		for _, a := range l.Filter.Conditions[:j] {
			common := func(v string) bool { return slices.Contains(b.Values, v) }
			if (a.Field == "性别" || a.Field == "组别") && a.Field == b.Field && a.Op == "=" && b.Op == "=" && !slices.ContainsFunc(a.Values, common) {
				c.warn(at(Place{Lists, i, "条件"}), "条件", "几个值都可以的，写在一起用顿号隔开", "“%s”的条件“%s”和“%s”没有人同时符合", l.Name, a.String(), b.String())
			}
		}
	}
}

// onlySex finds a place in the final that is for one sex although both play and nothing else in the regulation says so.
func (c *checker) onlySex(i int, l *prize.List, s *pairing.Section) {
	sexes := valuesOf(l, "性别")
	if l.Kind != prize.Qualifying || len(sexes) != 1 {
		return
	}
	other := map[string]string{"男": "女", "女": "男"}[sexes[0]]
	for j := range c.Lists {
		if also := &c.Lists[j]; also.Kind == prize.Qualifying && c.sectionOf(also) == s && slices.Contains(valuesOf(also, "性别"), other) {
			return // each sex has its own
		}
	}
	for _, k := range c.categoriesOf(s.Name) {
		if cat := c.t.Categories[k]; cat.Sex == pairing.SexUnknown {
			c.note(at(Place{Lists, i, "条件"}, Place{Categories, k, "性别"}), "晋级", "请确认；若都能晋级，去掉条件里的性别",
				"只有“%s”限%s，组别“%s”男女不限：%s棋手得奖而不晋级", l.Name, sexes[0], cat.Name, other)
		}
	}
}

// capacity finds lists with more places than there can be players.
func (c *checker) capacity(i int, l *prize.List, s *pairing.Section) {
	if l.Kind == prize.TeamPrize || l.Kind == prize.Picked || len(l.Filter.Conditions) > 0 {
		return
	}
	if total, _ := c.room(s.Name); total > 0 && l.Quota > total {
		c.warn(at(Place{Lists, i, "名额"}), "名额", "请核对名额和人数上限", "“%s”取 %d 名，而“%s”最多 %d 人", l.Name, l.Quota, s.Name, total)
	}
}

// unrewarded finds sections without a list where others have one, and team rankings without a prize.
func (c *checker) unrewarded() {
	if len(c.Lists) == 0 {
		return
	}
	for i, s := range c.t.Sections {
		mine := func(l prize.List) bool { return c.sectionOf(&l) == s || l.Section == "" && l.Kind != prize.Picked }
		if !slices.ContainsFunc(c.Lists, mine) {
			c.note(at(Place{Sections, i, "比赛组"}), "奖项", "若确实不设奖，不用改", "“%s”没有任何奖项", s.Name)
			continue
		}
		team := func(l prize.List) bool { return mine(l) && l.Kind == prize.TeamPrize }
		if _, ok := ranking.TeamRuleOf(s); ok && !slices.ContainsFunc(c.Lists, team) {
			c.note(at(Place{Sections, i, "团体取"}), "团体", "若团体只排名次不发奖，不用改", "“%s”排团体名次，而没有团体的奖项", s.Name)
		}
	}
}
