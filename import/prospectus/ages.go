package prospectus

import (
	"strings"

	"qisai/pairing"
)

var (
	ageRange  = compile(`(\d{1,2})(?:周岁|岁)?(?:\(含\))?` + dash + `(\d{1,2})周?岁(?:\(含\))?`)
	ageFrom   = compile(`(?:年满|已满|满)?(\d{1,2})周?岁(?:\(含[^()]*\))?(?:及|或)?(?:其)?以上|[年已]满(\d{1,2})周?岁`)
	ageTo     = compile(`(\d{1,2})周?岁(?:\(含[^()]*\))?(?:及|或)?(?:其)?以下`)
	ageUnder  = compile(`(?:未满|不满|未年满)(\d{1,2})周?岁`)
	ageNotice = compile(`[须需应请]|陪同|证明|监护`)
	refDay    = compile(`周岁|年龄|岁`)
	refStart  = compile(`(?:以|按)(?:比赛|开赛|竞赛)(?:开始|首|第一|当)[日天](?:期)?|(?:以|按)(?:开赛|比赛)日(?:期)?`)
	refWords  = compile(`截止|截至|为准|为界|计算|为止|为基准|按.{0,16}周岁`)
)

// referenceDay gives the day at which ages are counted, if the text fixes one.
func (r *reader) referenceDay() (pairing.Date, *clause, bool) {
	for _, c := range r.cs {
		if c.under(topicPrizes) || !refDay.MatchString(c.s) || len(r.groupsIn(c.s)) > 0 && len(r.cats) > 1 {
			continue // of one group
		}
		if d, ok := r.ownReference(c); ok {
			return d, c, true
		}
	}
	return pairing.Date{}, nil, false
}

// ownReference gives the day a clause counts ages at.
func (r *reader) ownReference(c *clause) (pairing.Date, bool) {
	if refStart.MatchString(c.s) {
		if vs := r.items["开始日期"]; len(vs) > 0 {
			d, ok := parseISO(vs[0].text)
			return d, ok
		}
	}
	for _, d := range findDays(c.s, r.year) {
		a, b := c.sentenceAt(d.from, d.to)
		near := c.s[max(a, d.from-30):min(b, d.to+24)]
		if refWords.MatchString(near) && refDay.MatchString(c.s[a:b]) && !strings.Contains(near, "报名") && !strings.Contains(near, "出生") {
			return d.first, true
		}
	}
	return pairing.Date{}, false
}

// ages reads ages for categories without birth dates; without a day to count from they stay open and are listed.
func (r *reader) ages() {
	ref, at, fixed := r.referenceDay()
	used := false
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule {
			continue
		}
		for _, a := range findAges(c.s) {
			x, y := c.sentenceAt(a.from, a.to)
			names := r.ageGroups(c, a, x)
			if len(names) == 0 || ageNotice.MatchString(c.s[a.to:min(y, a.to+30)]) || r.bornElsewhere(c, names) {
				continue
			}
			day, own := r.ownReference(c)
			if !own && !fixed {
				r.doubt("没有写明年龄以哪一天计算", c, a.from, a.to)
				continue
			}
			if !own {
				day, used = ref, true
			}
			r.giveBirth(c, birth{span: a.span, interval: a.at(day), counted: true}, names)
		}
	}
	if used && at != nil {
		at.takeAll()
	}
	for _, cat := range r.cats {
		if cat.born.empty() && strings.Contains(strings.ToUpper(cat.name), "U") && len(cat.from) > 0 {
			r.doubts = append(r.doubts, Unread{quote: cat.from[0], Why: cat.name + "的年龄界限没有写明"})
		}
	}
}

// age is an interval of ages; -1 is open.
type age struct {
	span
	from2, to2 int
}

func findAges(s string) []age {
	var out []age
	add := func(from, to, lo, hi int) {
		for _, a := range out {
			if a.from < to && from < a.to {
				return
			}
		}
		out = append(out, age{span{from, to}, lo, hi})
	}
	for _, m := range ageRange.FindAllStringSubmatchIndex(s, -1) {
		add(m[0], m[1], number(s, m, 1), number(s, m, 2))
	}
	for _, m := range ageUnder.FindAllStringSubmatchIndex(s, -1) {
		add(m[0], m[1], -1, number(s, m, 1)-1)
	}
	for _, m := range ageFrom.FindAllStringSubmatchIndex(s, -1) {
		add(m[0], m[1], max(number(s, m, 1), number(s, m, 2)), -1)
	}
	for _, m := range ageTo.FindAllStringSubmatchIndex(s, -1) {
		add(m[0], m[1], -1, number(s, m, 1))
	}
	return out
}

// at turns ages on a day into birth dates.
func (a age) at(ref pairing.Date) interval {
	var i interval
	if a.from2 >= 0 {
		i.to, _ = clamp(ref.Year-a.from2, ref.Month, ref.Day)
	}
	if a.to2 >= 0 {
		i.from, _ = clamp(ref.Year-a.to2-1, ref.Month, ref.Day)
		i.from = nextDay(i.from)
	}
	return i
}

func clamp(y, m, d int) (pairing.Date, bool) {
	for ; d > 28; d-- {
		if date, ok := pairing.NewDate(y, m, d); ok {
			return date, true
		}
	}
	return pairing.NewDate(y, m, d)
}

func nextDay(d pairing.Date) pairing.Date {
	if n, ok := pairing.NewDate(d.Year, d.Month, d.Day+1); ok {
		return n
	}
	if n, ok := pairing.NewDate(d.Year, d.Month+1, 1); ok {
		return n
	}
	n, _ := pairing.NewDate(d.Year+1, 1, 1)
	return n
}

// ageGroups gives the categories an age is said of: named before it in its sentence, or above, or with the age in the name.
func (r *reader) ageGroups(c *clause, a age, from int) []string {
	var names []string
	for _, g := range r.groupsOf(c) {
		if g.from <= a.from && a.to <= g.to+1 {
			return r.named(withAge(g.names, c.s[a.from:a.to])) // 60岁以上组
		}
		if g.from >= from && g.to <= a.from {
			names = r.named(g.names)
		}
	}
	if len(names) == 0 && (c.topic == topicGroups || len(r.cats) == 1 && c.under(topicWho)) {
		return r.groupsAbove(c)
	}
	return names
}

// withAge gives the names of a list an age is part of; a list written short may not show which.
func withAge(names []string, text string) []string {
	var out []string
	for _, n := range names {
		if strings.HasPrefix(n, text) || strings.Contains(n, "子"+text) || strings.Contains(n, "年"+text) {
			out = append(out, n)
		}
	}
	if len(out) == 0 {
		return names
	}
	return out
}

// bornElsewhere says whether all the categories have their birth dates from another clause.
func (r *reader) bornElsewhere(c *clause, names []string) bool {
	for _, n := range names {
		if cat := r.find(n); cat.born.empty() || cat.bornFrom.Line == c.line && cat.bornFrom.Path == c.path && !cat.byDate {
			return false
		}
	}
	return true
}
