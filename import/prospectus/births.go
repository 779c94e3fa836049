package prospectus

import (
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
