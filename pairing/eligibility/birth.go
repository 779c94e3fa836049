package eligibility

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// span is what is known of a birth date: one day, the days of a month or year, or nothing (zero).
type span struct{ from, to pairing.Date }

func day(d pairing.Date) span { return span{d, d} }

func (s span) known() bool { return !s.from.IsZero() }

// exact gives the day, zero if only the month or year is known.
func (s span) exact() pairing.Date {
	if s.from == s.to {
		return s.from
	}
	return pairing.Date{}
}

func (s span) holds(d pairing.Date) bool { return s.from.Compare(d) <= 0 && d.Compare(s.to) <= 0 }

// partialDate is a birth date without its day: 2009年1月, 2009.1, 2009-01, 200901, 2009年.
var partialDate = pattern.New(`^\s*((?:19|20)\d{2})\s*[年./-]?\s*(0?[1-9]|1[0-2])?\s*月?\s*(?:生|出生)?\s*$`)

// typedBirth gives what 出生日期 says by itself. A year of two digits says nothing certain.
func typedBirth(p *pairing.Player) span {
	if !p.Birth.IsZero() {
		return day(p.Birth)
	}
	m := partialDate.FindStringSubmatch(p.BirthRaw)
	if m == nil {
		return span{}
	}
	year, first, last := digits(m[1]), 1, 12
	if m[2] != "" {
		first = digits(m[2])
		last = first
	}
	end := pairing.Date{Year: year, Month: last, Day: 31}
	for ; ; end.Day-- {
		if d, ok := pairing.NewDate(end.Year, end.Month, end.Day); ok {
			return span{pairing.Date{Year: year, Month: first, Day: 1}, d}
		}
	}
}

// shortYear is a date whose year has lost its century: 09.1.1, 09年1月1日, 1/1/09, 090101.
var shortYear = pattern.New(`^\s*(?:(\d{1,2})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*[日号]?|(\d{2})(\d{2})(\d{2}))\s*$`)

// readings gives the days a date with a short year may mean, none of them later than on (the zero day bars none): the
// year first, or last where only the last part can be one.
func readings(raw string, on pairing.Date) []pairing.Date {
	m := shortYear.FindStringSubmatch(raw)
	if m == nil {
		return nil
	}
	if m[1] == "" {
		m = m[3:]
	}
	orders := [][3]string{{m[1], m[2], m[3]}}
	if len(m[1]) == 1 && len(m[3]) == 2 {
		orders = append(orders, [3]string{m[3], m[1], m[2]}) // month and day before the year
	}
	var out []pairing.Date
	for _, century := range []int{2000, 1900} {
		for _, o := range orders {
			d, ok := pairing.NewDate(century+digits(o[0]), digits(o[1]), digits(o[2]))
			if ok && (on.IsZero() || d.Compare(on) <= 0) && !slices.Contains(out, d) {
				out = append(out, d)
			}
		}
	}
	return out
}

// wholeDay is a birth date with all its parts.
var wholeDay = pattern.New(`^\s*(?:(\d{4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*[日号]?|(\d{4})(\d{2})(\d{2}))\s*(?:生|出生)?\s*$`)

// unreal gives the day a text names that no calendar has: 2010-02-30; "" for any other text.
func unreal(raw string) string {
	m := wholeDay.FindStringSubmatch(raw)
	if m == nil {
		return ""
	}
	if m[1] == "" {
		m = m[3:]
	}
	if _, ok := pairing.NewDate(digits(m[1]), digits(m[2]), digits(m[3])); ok {
		return ""
	}
	return fmt.Sprintf("%s-%02d-%02d", m[1], digits(m[2]), digits(m[3]))
}

// birthLack says why a birth date that is no full date cannot be judged.
func birthLack(raw string, on pairing.Date) string {
	raw = strings.TrimSpace(raw)
	m := partialDate.FindStringSubmatch(raw)
	days := readings(raw, on)
	switch {
	case raw == "":
		return "没有身份证号，也没有出生日期，不能核对年龄"
	case m != nil && m[2] == "":
		return fmt.Sprintf("出生日期“%s”只有年，没有月和日，请补全", raw)
	case m != nil:
		return fmt.Sprintf("出生日期“%s”没有日，请补全", raw)
	case len(days) == 0:
		return "看不懂出生日期，应如2009-01-31"
	}
	texts := make([]string, len(days))
	for i, d := range days {
		texts[i] = d.String()
	}
	return fmt.Sprintf("出生日期“%s”的年份只有两位，可能是%s，请写全", raw, strings.Join(texts, "，也可能是"))
}

// contradicts says whether 出生日期 as typed cannot be the given day.
func contradicts(p *pairing.Player, born, on pairing.Date) bool {
	if typed := typedBirth(p); typed.known() {
		return !typed.holds(born)
	}
	days := readings(p.BirthRaw, on)
	return len(days) > 0 && !slices.Contains(days, born)
}
