package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// seasonEntry is a person entered in a workbook.
type seasonEntry struct {
	eligibility.Trace
	book    *booked
	place   string // 报名!B7
	shown   string // name and unit for messages
	verdict pairing.Verdict
}

// sayTwice names everybody entered in more than one workbook of a season, and counts them: those who are one person, and
// those who are hardly one. A season is the year of 开始日期; a workbook without one may belong to any.
func (a *app) sayTwice(books []*booked) (twice, namesakes int) {
	said := map[string]bool{}
	for _, season := range seasons(books) {
		for _, g := range samePeople(season) {
			text := g.text()
			switch {
			case said[text], !slices.ContainsFunc(g, func(e *seasonEntry) bool { return e.book != g[0].book }):
				continue // twice in one workbook: its own check tells that
			case g.hardlyOne():
				namesakes++
				a.hintf("%s", text)
			default:
				twice++
				a.warnf("%s", text)
			}
			said[text] = true
		}
	}
	if twice > 0 {
		a.hintf("一名棋手一个年度只能代表一个赛区；请与本人和各赛区核对")
	}
	return twice, namesakes
}

// seasons puts together the workbooks of a year.
func seasons(books []*booked) [][]*booked {
	years := map[int]bool{}
	for _, b := range books {
		years[b.year] = true
	}
	if len(years) > 1 {
		delete(years, 0)
	}
	var out [][]*booked
	for _, year := range slices.Sorted(maps.Keys(years)) {
		var season []*booked
		for _, b := range books {
			if b.year == year || b.year == 0 {
				season = append(season, b)
			}
		}
		out = append(out, season)
	}
	return out
}

// samePeople gives the entries that are one person's, where there are several: the same number, or the same name and
// birth date.
func samePeople(books []*booked) []person {
	type birthday struct {
		name string
		born pairing.Date
	}
	var all []*seasonEntry
	earlier := map[*seasonEntry]*seasonEntry{} // of the same person; the first has none
	first := func(e *seasonEntry) *seasonEntry {
		for earlier[e] != nil {
			e = earlier[e]
		}
		return e
	}
	join := func(a, b *seasonEntry) {
		if x, y := first(a), first(b); x != y {
			earlier[y] = x
		}
	}
	numbers, birthdays := map[pairing.Secret]*seasonEntry{}, map[birthday]*seasonEntry{}
	for _, b := range books {
		for i := range b.people {
			e := &b.people[i]
			all = append(all, e)
			if e.Number != "" {
				if known := numbers[e.Number]; known != nil {
					join(known, e)
				} else {
					numbers[e.Number] = e
				}
			}
			if key := (birthday{e.Name, e.Born}); e.Name != "" && !e.Born.IsZero() {
				if known := birthdays[key]; known != nil {
					join(known, e)
				} else {
					birthdays[key] = e
				}
			}
		}
	}
	groups := map[*seasonEntry]person{}
	for _, e := range all {
		groups[first(e)] = append(groups[first(e)], e)
	}
	var out []person
	for _, e := range all {
		if g := groups[e]; len(g) > 1 {
			out = append(out, g)
		}
	}
	return out
}

// person is the entries that seem to be one person's.
type person []*seasonEntry

// numbers counts the entries of each number; "" is that of entries without one.
func (p person) numbers() map[pairing.Secret]int {
	out := map[pairing.Secret]int{}
	for _, e := range p {
		out[e.Number]++
	}
	return out
}

// hardlyOne says whether each entry has a number of its own: then only name and birth date are the same.
func (p person) hardlyOne() bool {
	numbers := p.numbers()
	return len(numbers) == len(p) && numbers[""] == 0
}

// text names the entries and says by what they were recognised.
func (p person) text() string {
	places := make([]string, len(p))
	for i, e := range p {
		places[i] = fmt.Sprintf("%s %s（%s，%s）", e.book.path, e.place, e.shown, e.verdict)
	}
	all := strings.Join(places, "；")
	if p.hardlyOne() {
		return fmt.Sprintf("%s：同名同生日而证件号不同，多半不是一人：%s", p[0].Name, all)
	}
	numbers := p.numbers()
	unnumbered := numbers[""]
	delete(numbers, "")
	by := "同名同生日"
	switch {
	case len(numbers) == 1 && unnumbered == 0:
		by = "证件号相同"
	case len(numbers) < len(p)-unnumbered:
		by = "证件号相同，或同名同生日"
	}
	return fmt.Sprintf("%s在不止一个赛区报名（%s）：%s", p[0].Name, by, all)
}
