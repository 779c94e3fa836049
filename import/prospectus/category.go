package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// category is a 组别 being read.
type category struct {
	name     string
	sex      string // 男, 女, "" for both
	section  string // of the merged play, "" = its own
	born     interval
	bornFrom quote
	byDate   bool // born is written in dates, not counted from ages
	row      map[string]string
	from     []quote
	clash    []Problem // cells said twice and differently
}

func (c *category) put(column, value string, q quote) {
	if old := c.row[column]; column == "人数上限" && old != "" && old != value {
		c.clash = append(c.clash, Problem{c.name + "的" + column + "前后不一：" + old + "、" + value, []quote{q}})
		c.row[column] = ""
		return
	}
	c.row[column] = value
	if !slices.Contains(c.from, q) {
		c.from = append(c.from, q)
	}
}

var (
	setsGroups = compile(`设(?:置|有|立)?|分(?:为|设|成)?|组别|项目|年龄|共(?:分|设)|个组`)
	eachSexSay = compile(`(?:各组|各组别|每组|每个组别|以上(?:各)?组别?|上述(?:各)?组别?|均)[^。;不]{0,10}(?:分|设)(?:为|设)?男(?:子)?(?:组)?[、,和及与]?女`)
)

// categories finds the groups: where they are set, with their birth intervals; else those the prizes name; else one open
// category.
func (r *reader) categories() {
	born := r.bornLists()
	for _, c := range r.cs {
		if r.definesGroups(c) || c.groupLabel() && born[listKind{c.parent, c.style}] {
			r.defineIn(c, false)
		}
	}
	if len(r.cats) == 0 {
		for _, c := range r.cs {
			if r.definesGroups(c) {
				r.defineIn(c, true) // 快棋赛、慢棋赛均设男子组和女子组
			}
		}
	}
	if len(r.cats) == 0 {
		r.eventsAsGroups()
	}
	if len(r.cats) == 0 {
		r.prizeGroups()
	}
	r.dropUmbrellas()
	r.splitSexes()
	if len(r.cats) == 0 {
		if c, from, to := r.manyUnnamed(); c != nil {
			r.doubt("设了几个组别或项目，名称没有读出来，组别和比赛组须人工填写", c, from, to)
		} else {
			r.cats = []*category{{name: "公开组", row: map[string]string{}}}
		}
	}
	r.groupTables()
	r.readTables()
	r.births()
}

// definesGroups says whether a clause is a place where groups are set.
func (r *reader) definesGroups(c *clause) bool {
	if c.under(topicPrizes) || c.topic == topicSchedule || c.topic == topicHosts || len(c.groups()) == 0 {
		return false
	}
	if len(births(c.s, r.year)) > 0 {
		return true
	}
	switch c.topic {
	case topicGroups, topicEvents:
		return true
	case topicNone, topicWhen, topicWho:
		if c.style > plain && c.onlyGroups() {
			return true
		}
	}
	g := c.groups()[0]
	return (setsGroups.MatchString(before(c.s, g.from, 40)) || severalGroupsSet.MatchString(c.s[:g.from])) && !strings.Contains(before(c.s, g.from, 60), "奖")
}

// onlyGroups says whether a clause has nothing but names of groups: ① 定段组.
func (c *clause) onlyGroups() bool {
	rest := c.s
	for _, g := range slices.Backward(c.groups()) {
		rest = rest[:g.from] + rest[g.to:]
	}
	return len(c.groups()) > 0 && strings.Trim(rest, "、,:;.和及与/|() ") == ""
}

// defineIn takes the groups of a clause; where there are no others, also those that 均设男子组、女子组 names.
func (r *reader) defineIn(c *clause, sexes bool) {
	for _, g := range c.groups() {
		a, b := c.sentenceAt(g.from, g.to)
		tail := c.s[g.to:min(b, g.to+20)]
		if m := eachSexSay.FindStringIndex(c.s); !sexes && m != nil && g.from >= m[0] && g.from < m[1]+len("子组") {
			continue
		}
		if calledSo.MatchString(c.s[a:g.from]) && mergeWord.MatchString(c.s[a:g.from]) {
			continue // what groups that play together are called
		}
		if r.elsewhereGroup(c, g) || ofEachUnit.MatchString(c.s[:g.from]) && unitFirst.MatchString(c.s[g.from:]) {
			continue // 每家企业男子组
		}
		if g.piece {
			r.doubt("组别的名称没有读全", c, g.from, g.to)
			continue
		}
		if strings.HasPrefix(tail, "(本组规程单列") || appliesTo.MatchString(c.s[a:g.from]) || secondary(c.s[a:g.from]) {
			continue
		}
		for _, n := range g.names {
			r.define(n, c.quoteAt(a, b))
		}
		c.take(g.from, g.to)
	}
}

// ofEachUnit stands before a unit whose entries in a group are meant, not a group.
var ofEachUnit = compile(`(?:每|每[家个所支]|该|各|同一?|本)$`)

var (
	// appliesTo is a sentence that sends somebody to a group set elsewhere.
	appliesTo = compile(`(?:可|允许)(?:以)?(?:参与|参加|报名|申请|选择|自愿)|申请|不得|不可`)
	otherVerb = compile(`(?:人数|报名)(?:不足|少于|未达)|合并|采用|报到|交纳|缴纳|元/人|用时`)
)

// secondary says whether a sentence only speaks of groups that exist.
func secondary(head string) bool { return otherVerb.MatchString(head) }

func (r *reader) define(n string, q quote) {
	if n == "双人组" || n == "双打组" {
		defer func() {
			if cat := r.find(n); cat != nil {
				cat.put("每席人数", "2", q)
			}
		}()
	}
	for _, c := range r.cats {
		if c.name == n || nameKey(c.name) == nameKey(n) {
			return
		}
	}
	r.cats = append(r.cats, &category{name: n, sex: sexOf(n), row: map[string]string{}, from: []quote{q}})
}

var eventName = compile(`(?:男子|女子|男|女|公开|老年|中年|青年|少年|儿童|成年)+个人(?:赛)?`)

// eventsAsGroups takes 男子个人、女子个人 for groups where there are no others.
func (r *reader) eventsAsGroups() {
	for _, c := range r.cs {
		if c.topic != topicEvents {
			continue
		}
		for _, m := range eventName.FindAllStringIndex(c.s, -1) {
			if n := c.s[m[0]:m[1]]; sexOf(n) != "" {
				r.define(strings.TrimSuffix(n, "赛"), c.quoteAt(m[0], m[1]))
				c.take(m[0], m[1])
			}
		}
	}
}

// prizeGroups takes the groups the prizes are given in.
func (r *reader) prizeGroups() {
	for _, c := range r.cs {
		if !c.under(topicPrizes) {
			continue
		}
		for _, g := range c.groups() {
			for _, n := range g.names {
				if !g.piece && !strings.Contains(n, "本地") && !strings.Contains(n, "团体") {
					r.define(n, c.quoteAt(g.from, g.to))
				}
			}
		}
	}
}

// dropUmbrellas takes out names that only sum up others: 少年组 where there are 少年甲组 and 少年乙组.
func (r *reader) dropUmbrellas() {
	r.cats = slices.DeleteFunc(r.cats, func(c *category) bool {
		want := strings.Split(nameKey(c.name), "·")
		n := 0
		for _, o := range r.cats {
			have := strings.Split(nameKey(o.name), "·")
			if o != c && len(have) > len(want) && !slices.ContainsFunc(want, func(w string) bool { return !slices.Contains(have, w) }) {
				n++
			}
		}
		return n >= 2 || n == 1 && lettersOnly(c.name) || c.name == "团体组" || c.name == "个人组"
	})
}

// splitSexes makes two categories of one that is said to be for men and women apart.
func (r *reader) splitSexes() {
	all := false
	for _, c := range r.cs {
		if m := eachSexSay.FindStringIndex(c.s); m != nil && !c.under(topicPrizes) {
			all = true
			c.take(m[0], m[1])
		}
	}
	all = all || r.eventsApart()
	var out []*category
	for _, c := range r.cats {
		if c.sex != "" || !all && !r.saidApart(c) {
			out = append(out, c)
			continue
		}
		for _, sex := range []string{"男", "女"} {
			out = append(out, &category{name: withSex(c.name, sex), sex: sex, row: map[string]string{}, from: slices.Clone(c.from)})
		}
	}
	r.cats = out
}

// eventsApart says whether the events are 男子个人赛 and 女子个人赛 while the groups only have ages.
func (r *reader) eventsApart() bool {
	for _, c := range r.cats {
		if c.sex != "" {
			return false
		}
	}
	for _, c := range r.cs {
		if c.under(topicEvents) && strings.Contains(c.s, "男子个人") && strings.Contains(c.s, "女子个人") {
			c.takeAll()
			return true
		}
	}
	return false
}

// saidApart looks behind a group's name for 男、女分开.
func (r *reader) saidApart(cat *category) bool {
	found := false
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule {
			continue
		}
		gs := c.groups()
		for i, g := range gs {
			if !slices.Contains(g.names, cat.name) {
				continue
			}
			_, end := c.sentenceAt(g.from, g.to)
			if i+1 < len(gs) {
				end = min(end, gs[i+1].from)
			}
			part := c.s[g.to-len("组") : end]
			if sexMixed.MatchString(part) {
				continue
			}
			if m := sexSplit.FindStringIndex(part); m != nil {
				c.take(g.to-len("组")+m[0], g.to-len("组")+m[1])
				found = true
			}
		}
	}
	return found
}

// find gives a category by name.
func (r *reader) find(name string) *category {
	for _, c := range r.cats {
		if c.name == name {
			return c
		}
	}
	return nil
}

// interval is a run of birth dates; a zero end is open.
type interval struct{ from, to pairing.Date }

func (i interval) empty() bool { return i.from.IsZero() && i.to.IsZero() }

// half says whether two intervals are the two halves of one: 未满20周岁、已满14周岁.
func (i interval) half(o interval) bool {
	return i.from.IsZero() != o.from.IsZero() && i.to.IsZero() != o.to.IsZero()
}

func (i interval) with(o interval) interval {
	if i.from.IsZero() {
		i.from = o.from
	} else {
		i.to = o.to
	}
	return i
}
