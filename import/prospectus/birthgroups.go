package prospectus

import (
	"slices"
	"strings"
)

// births gives the categories their intervals.
func (r *reader) births() {
	for i, c := range r.cs {
		switch {
		case c.under(topicPrizes) || r.ofTable(c):
		case i > 0:
			r.birthsIn(c, r.cs[i-1])
		default:
			r.birthsIn(c, nil)
		}
	}
	r.birthForAll()
	r.ages()
}

// generalBirth is an interval said of all who play.
type generalBirth struct {
	c *clause
	birth
}

// guarded is said of players of an age, not of who may play.
var guarded = compile(`监护|陪同|家长|体检|健康证明|承诺书`)

var allPlayers = compile(`运动员|选手|棋手|参赛|参加|报名`)

// birthForAll gives all categories the interval said of everybody, where none has one of its own.
func (r *reader) birthForAll() {
	for _, cat := range r.cats {
		if !cat.born.empty() {
			return
		}
	}
	var names []string
	for _, cat := range r.cats {
		names = append(names, cat.name)
	}
	for _, g := range r.general {
		r.giveBirth(g.c, g.birth, names)
	}
}

// birthsInTurn gives the intervals of a list to the groups of a list: 青年组、中年组，出生日期分别为1991年1月1日以后、….
func (r *reader) birthsInTurn(c *clause, bs []birth, gs []group) bool {
	if len(bs) < 2 || !inTurn.MatchString(c.s[:bs[0].span.from]) {
		return false
	}
	var names []string
	for _, g := range gs {
		if g.from > bs[0].span.from {
			return false
		}
		names = append(names, r.named(g.names)...)
	}
	if len(names) != len(bs) {
		return false
	}
	for i, b := range bs {
		r.giveBirth(c, b, names[i:i+1])
	}
	return true
}

var inTurn = compile(`(?:分别|依次|顺次|按序)(?:为|是|限|定为|要求)?`)

// namesOnly gives the groups of a line that has nothing but their names.
func (r *reader) namesOnly(c *clause) []string {
	if !c.onlyGroups() {
		return nil
	}
	var names []string
	for _, g := range c.groups() {
		names = append(names, r.named(g.names)...)
	}
	return names
}

// birthsIn gives the intervals of a clause to the groups it names before or behind each; above is the clause above.
func (r *reader) birthsIn(c, above *clause) {
	bs := births(c.s, r.year)
	gs := r.groupsOf(c)
	if r.birthsInTurn(c, bs, gs) {
		return
	}
	for i, b := range bs {
		from, to := 0, len(c.s)
		if i > 0 {
			from = bs[i-1].span.to
		}
		if i+1 < len(bs) {
			to = bs[i+1].span.from
		}
		var names []string
		for _, g := range gs {
			if g.from >= from && g.to <= b.span.from && !strings.ContainsAny(c.s[g.to:b.span.from], "。;") {
				names = append(names, r.named(inBracket(g, c.s[g.to:b.span.from]))...)
			}
		}
		if sub, broad := r.subject(c.s[from:b.span.from]); len(names) > 1 && !broad {
			names = slices.DeleteFunc(names, func(n string) bool { return !slices.Contains(sub, n) }) // 设男子组、女子组,男子组限…
		}
		if len(names) == 0 {
			for _, g := range gs {
				if g.from >= b.span.to && g.to <= to && !strings.ContainsAny(c.s[b.span.to:g.from], "。;") {
					names = append(names, r.named(g.names)...)
				}
			}
		}
		if _, end := c.sentenceAt(b.span.from, b.span.to); len(names) == 0 && guarded.MatchString(c.s[b.span.to:end]) {
			continue // what these players need
		}
		if len(names) == 0 && i == 0 {
			names = r.groupsAbove(c)
		}
		if len(names) == 0 && i == 0 && above != nil && b.span.from == 0 {
			names = r.namesOnly(above)
		}
		if len(names) == 0 && len(gs) == 0 && allPlayers.MatchString(c.s+heading1Of(c.parent)) {
			r.general = append(r.general, generalBirth{c, b})
		}
		r.giveBirth(c, b, names)
	}
}

// inBracket gives the names of a list an interval in brackets behind it is about: the last and those that differ from it
// only in sex.
func inBracket(g group, between string) []string {
	if !strings.HasPrefix(between, "(") || strings.Contains(between, ")") && !strings.HasPrefix(between, "(不") {
		return g.names
	}
	last := ageKey(g.names[len(g.names)-1])
	var out []string
	for _, n := range g.names {
		if ageKey(n) == last {
			out = append(out, n)
		}
	}
	return out
}

func ageKey(name string) string {
	return nameKey(strings.NewReplacer("男子", "", "女子", "", "男", "", "女", "").Replace(name))
}

// groupsAbove gives the groups of the clause above, or the only group there is.
func (r *reader) groupsAbove(c *clause) []string {
	if c.parent != nil {
		if names := r.groupsIn(heading1(c.parent)); len(names) > 0 {
			return names
		}
	}
	if len(r.cats) == 1 {
		return []string{r.cats[0].name}
	}
	return nil
}

func (r *reader) giveBirth(c *clause, b birth, names []string) {
	if len(names) == 0 {
		return
	}
	c.take(b.span.from, b.span.to)
	for _, n := range names {
		cat := r.find(n)
		q := c.sentence(b.span.from, b.span.to)
		switch {
		case cat.born.empty():
			cat.born, cat.bornFrom, cat.byDate = b.interval, q, !b.counted
			cat.put("出生起", b.interval.from.String(), q)
			cat.put("出生止", b.interval.to.String(), q)
		case cat.bornFrom.Line == q.Line && cat.bornFrom.Path == q.Path && cat.born.half(b.interval):
			cat.born = cat.born.with(b.interval)
			cat.put("出生起", cat.born.from.String(), q)
			cat.put("出生止", cat.born.to.String(), q)
		case cat.born != b.interval:
			r.problem(n+"的出生日期前后不一", cat.bornFrom, q)
			cat.row["出生起"], cat.row["出生止"] = "", ""
		}
	}
}
