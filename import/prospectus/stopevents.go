package prospectus

import (
	"slices"
	"strings"
)

// event is something in a timetable.
type event struct {
	span
	round  string
	number bool // a round
	knock  bool // of the knockout
	groups []string
}

// events finds the rounds and the ceremonies of a line.
func (r *reader) events(c *clause) []event {
	s := c.s
	groups := r.stopGroups(s)
	var out []event
	for _, o := range otherStop {
		out = append(out, ceremonies(s, o.name, o.re, groups)...)
	}
	if e, ok := r.finals(s); ok {
		return append(out, e)
	}
	timeless := withoutTimes(s)
	for _, m := range roundList.FindAllStringSubmatchIndex(timeless, -1) {
		for _, n := range roundNumbers(s[m[2]:m[3]]) {
			out = append(out, event{span{m[0], m[1]}, itoa(n), true, finalRound.MatchString(s[m[1]:]), groups(m[0], true)})
		}
	}
	return out
}

// atOnce is a ceremony held together with another, whose time is said there: 颁奖与公开组同时进行.
var atOnce = compile(`(?:与|和|跟|同)[^,。;]{1,10}(?:同时|一起|一并|合并)`)

// knockoutRounds gives how many rounds the knockout of a section has, 0 if it has none.
func knockoutRounds(sec *section) int { return halvings(atoiOr(sec.row["淘汰人数"])) }

func halvings(n int) int {
	k := 0
	for ; n > 1; n /= 2 {
		k++
	}
	return k
}

// ceremonies finds a ceremony in the phrases of a line: once, and again where it is for other groups.
func ceremonies(s, name string, re *pattern, groups func(at int, round bool) []string) []event {
	var out []event
	for _, ph := range phrases(s, 0, len(s)) {
		text := s[ph.from:ph.to]
		m := re.FindStringIndex(text)
		if m == nil || atOnce.MatchString(text) || name == "报到" && notPlayers.MatchString(text) {
			continue
		}
		e := event{span: span{ph.from + m[0], ph.from + m[1]}, round: name, groups: groups(ph.from+m[0], false)}
		if len(out) == 0 || len(e.groups) > 0 && !slices.ContainsFunc(out, func(o event) bool { return len(o.groups) == 0 || slices.Equal(o.groups, e.groups) }) {
			out = append(out, e)
		}
	}
	return out
}

var finalNames = compile(`1/(\d{1,2})决赛|(半)决赛|(?:总)?决赛`)

// finals finds a round of the knockout by its name; its number follows from how many play in the knockout.
func (r *reader) finals(s string) (event, bool) {
	m := finalNames.FindStringSubmatchIndex(s)
	if m == nil || roundList.MatchString(s) {
		return event{}, false
	}
	for _, sec := range r.secs {
		total, left := knockoutRounds(sec), 0 // rounds after this one
		switch {
		case m[2] >= 0:
			left = halvings(atoiOr(s[m[2]:m[3]]))
		case m[4] >= 0:
			left = 1
		}
		if total > left {
			return event{span{m[0], m[1]}, itoa(total - left), true, true, sec.cats}, true
		}
	}
	return event{}, false
}

// finalRound is what follows the number of a knockout's round.
var finalRound = compile(`^(?:\(|:)?(?:1/\d+)?(?:半|总)?决赛`)

// roundNumbers reads 1、2 and 3-5.
func roundNumbers(text string) []int {
	var out []int
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("、,和", r) }) {
		ends := regexpDash.Split(strings.TrimPrefix(part, "第"), -1)
		first := atoiOr(ends[0])
		last := first
		if len(ends) > 1 {
			last = atoiOr(strings.TrimPrefix(ends[len(ends)-1], "第"))
		}
		if first < 1 || last < first || last > 30 {
			return nil
		}
		for n := first; n <= last; n++ {
			out = append(out, n)
		}
	}
	return out
}

var regexpDash = compile(`-+|至`)
