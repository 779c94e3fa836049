package pairing

import (
	"fmt"
	"time"
)

// Date 日期 is a calendar day without time or zone; the zero value is "no date".
type Date struct{ Year, Month, Day int }

// NewDate makes a Date and reports whether such a day exists.
func NewDate(y, m, d int) (Date, bool) {
	t := time.Date(y, time.Month(m), d, 0, 0, 0, 0, time.UTC)
	ok := t.Year() == y && int(t.Month()) == m && t.Day() == d && y > 0
	return Date{y, m, d}, ok
}

// IsZero says whether there is no date.
func (d Date) IsZero() bool { return d == Date{} }

// Compare is negative when d is before e, 0 when equal, positive when after.
func (d Date) Compare(e Date) int {
	return (d.Year-e.Year)*10000 + (d.Month-e.Month)*100 + d.Day - e.Day
}

// String gives 2009-01-01, or "" for no date.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
}

// Age gives the full years of someone born on d at the given day, the birthday included.
func (d Date) Age(on Date) int {
	age := on.Year - d.Year
	if on.Month < d.Month || on.Month == d.Month && on.Day < d.Day {
		age--
	}
	return age
}

// Weekday gives the day of the week: 一 to 六, 日.
func (d Date) Weekday() string {
	w := time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC).Weekday()
	return string([]rune("日一二三四五六")[w])
}
