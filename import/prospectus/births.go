package prospectus

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// A date of birth may be a day, a month or a year.
const birthDay = `(\d{4})(?:年(?:(\d{1,2})月(?:(\d{1,2})[日号])?)?|[./-](\d{1,2})[./-](\d{1,2})[日号]?)`

// atDay may stand behind a day: (含), (含当日), (包含该日), 含.
const atDay = `(?:\((?:含|包含|包括|以)[^()]{0,8}\)|含当[日天]|\(当日含\)|当日)?`

var (
	// 2009年1月1日至2012年12月31日出生, 2014年1月1日-12月31日, 2012-2014年
	birthRange = compile(`(?:` + birthDay + `|(\d{4}))` + atDay + `(?:出生)?` + dash + birthDay + atDay + `(?:期间|之间|间)?(?:出生|生)?`)
	// 2014年1月1日至12月31日: the second day is of the same year
	birthSame = compile(`(\d{4})年(\d{1,2})月(\d{1,2})[日号]` + atDay + dash + `(\d{1,2})月(\d{1,2})[日号]` + atDay + `(?:期间|之间|间)?(?:出生|生)`)
	// 2009年1月1日(含)以后出生, 1965年12月31日及以前
	birthEdge = compile(birthDay + atDay + `(?:及|或|及其|\(含\))?(?:出生)?(?:及|或)?(以后|之后|后|起|以前|之前|前|以来)` + `(?:\([^()]{0,10}\))?(?:出生|生)?`)
	// 不早于2009年1月1日, 不得晚于2007年10月3日
	birthNot  = compile(`(?:不得|不能|不可|不应|不)(早|晚|迟|先|后)于` + birthDay + atDay)
	birthYear = compile(`(\d{4})(?:年)?(?:、|和|及)?(\d{4})?年(?:度)?(?:内)?(?:出生|生)`)
)

// birth is an interval found in a text.
type birth struct {
	span
	interval
	counted bool // from an age
}

// births finds the birth intervals of a text. Nobody plays who is not three years old: later dates are of the event.
func births(s string, year int) []birth {
	var out []birth
	add := func(from, to int, i interval) {
		for _, b := range out {
			if b.span.from < to && from < b.span.to {
				return
			}
		}
		for _, d := range []pairing.Date{i.from, i.to} {
			if !d.IsZero() && (d.Year < 1900 || year > 0 && d.Year > year-3) {
				return
			}
		}
		if !i.from.IsZero() && !i.to.IsZero() && i.from.Compare(i.to) > 0 {
			return
		}
		out = append(out, birth{span: span{from, to}, interval: i})
	}
	for _, m := range birthRange.FindAllStringSubmatchIndex(s, -1) {
		first := dayOf(s, m[2:12], false)
		if m[12] >= 0 {
			first = dayOf(s, []int{m[12], m[13], -1, -1, -1, -1, -1, -1, -1, -1}, false)
		}
		add(m[0], m[1], interval{first, dayOf(s, m[14:24], true)})
	}
	for _, m := range birthSame.FindAllStringSubmatchIndex(s, -1) {
		a, ok := pairing.NewDate(number(s, m, 1), number(s, m, 2), number(s, m, 3))
		b, ok2 := pairing.NewDate(number(s, m, 1), number(s, m, 4), number(s, m, 5))
		if ok && ok2 {
			add(m[0], m[1], interval{a, b})
		}
	}
	for _, m := range birthNot.FindAllStringSubmatchIndex(s, -1) {
		if late := s[m[2]:m[3]]; late == "晚" || late == "迟" || late == "后" {
			add(m[0], m[1], interval{to: dayOf(s, m[4:14], true)})
		} else {
			add(m[0], m[1], interval{from: dayOf(s, m[4:14], false)})
		}
	}
	for _, m := range birthEdge.FindAllStringSubmatchIndex(s, -1) {
		word := s[m[12]:m[13]]
		if strings.Contains(word, "前") {
			add(m[0], m[1], interval{to: dayOf(s, m[2:12], true)})
		} else {
			add(m[0], m[1], interval{from: dayOf(s, m[2:12], false)})
		}
	}
	for _, m := range birthYear.FindAllStringSubmatchIndex(s, -1) {
		first := number(s, m, 1)
		last := max(first, number(s, m, 2))
		if last-first <= 1 {
			a, _ := pairing.NewDate(first, 1, 1)
			b, _ := pairing.NewDate(last, 12, 31)
			add(m[0], m[1], interval{a, b})
		}
	}
	sortBirths(out)
	return out
}

func sortBirths(bs []birth) {
	for i := range bs {
		for j := i; j > 0 && bs[j].span.from < bs[j-1].span.from; j-- {
			bs[j], bs[j-1] = bs[j-1], bs[j]
		}
	}
}

func number(s string, m []int, i int) int {
	if m[2*i] < 0 {
		return 0
	}
	n, _ := strconv.Atoi(s[m[2*i]:m[2*i+1]])
	return n
}

// dayOf reads year, month and day; of a month or a year the first day, or the last.
func dayOf(s string, m []int, last bool) pairing.Date {
	part := func(i, j int) int { return max(number(s, m, i), number(s, m, j)) }
	y, mo, d := number(s, m, 0), part(1, 3), part(2, 4)
	switch {
	case mo == 0 && last:
		mo, d = 12, 31
	case mo == 0:
		mo, d = 1, 1
	case d == 0 && last:
		for d = 31; d > 28; d-- {
			if _, ok := pairing.NewDate(y, mo, d); ok {
				break
			}
		}
	case d == 0:
		d = 1
	}
	date, ok := pairing.NewDate(y, mo, d)
	if !ok {
		return pairing.Date{}
	}
	return date
}

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
