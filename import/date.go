package importer

import (
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// formatKind says what a number format shows.
type formatKind uint8

const (
	plainFormat formatKind = iota
	dateFormat
	timeFormat
)

// formatKindOf judges a number format: the built-in ones by number as Chinese Excel has them The
// others by the letters of their first section outside quotes, brackets and escapes.
func formatKindOf(id int, code string) formatKind {
	switch {
	case code != "":
		return customFormat(code)
	case id >= 18 && id <= 21, id >= 32 && id <= 35, id >= 45 && id <= 47, id == 55, id == 56:
		return timeFormat
	case id >= 14 && id <= 22, id >= 27 && id <= 36, id >= 50 && id <= 58:
		return dateFormat
	}
	return plainFormat
}

func customFormat(code string) formatKind {
	kind, month := plainFormat, false
	for i := 0; i < len(code); i++ {
		switch code[i] {
		case '"':
			if end := strings.IndexByte(code[i+1:], '"'); end >= 0 {
				i += end + 1
			}
		case '[':
			end := strings.IndexByte(code[i:], ']')
			if end < 0 {
				return kind
			}
			if inside := strings.ToLower(code[i+1 : i+end]); strings.Trim(inside, "h") == "" || strings.Trim(inside, "m") == "" {
				kind = timeFormat // [h]:mm
			}
			i += end
		case '\\', '_', '*':
			i++
		case ';':
			i = len(code)
		case 'y', 'Y', 'd', 'D':
			return dateFormat
		case 'h', 'H', 's', 'S':
			kind = timeFormat
		case 'm', 'M':
			month = true
		}
	}
	if month && kind == plainFormat {
		return dateFormat
	}
	return kind
}

// showNumber gives the text of a number cell: a date as 2009-01-02, a time as 8:30, both together with a space, any
// other number without exponent. Serials of the year 1900 are taken for numbers: a secretary who types 1 into a cell
// that once held a date means 1.
func showNumber(v float64, kind formatKind, date1904 bool) string {
	wholeNumber := v == float64(int64(v))
	switch {
	case kind == plainFormat, v < 0, v >= 2958466, kind == timeFormat && wholeNumber && v > 0, kind == dateFormat && wholeNumber && v < 367 && !date1904:
		return plainNumber(v)
	}
	t, err := excelize.ExcelDateToTime(v, date1904)
	if err != nil {
		return plainNumber(v)
	}
	clock := strconv.Itoa(t.Hour()) + t.Format(":04")
	if t.Second() != 0 {
		clock += t.Format(":05")
	}
	switch {
	case wholeNumber && kind == dateFormat:
		return t.Format("2006-01-02")
	case v < 1:
		return clock
	}
	return t.Format("2006-01-02 ") + clock
}

// dateForm is how well a date could be read.
type dateForm uint8

const (
	noDate      dateForm = iota
	fullDate             // a day that exists
	partialDate          // a year, or a year and a month
	monthDay             // a month and a day without the year
	noSuchDay            // a day that no calendar has: 2010-02-30
	badDate              // anything else
)

var (
	fullDateText = pattern.New(`^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})[日号]?$`)
	compactDate  = pattern.New(`^(\d{4})(\d{2})(\d{2})$`)
	partDateText = pattern.New(`^\d{4}(?:年|(?:[-./年]\d{1,2}月?)|(?:\d{2}))?$`)
	monthDayText = pattern.New(`^(\d{1,2})[-./月](\d{1,2})[日号]?$`)
	// timeTail is what may follow a date: a weekday, a time.
	timeTail = pattern.New(`^(?:[(]?(?:星期|周)[一二三四五六日天][)]?)?(?:T?\d{1,2}[:时点]\d{0,2}分?(?::\d{2})?(?:\.\d+)?Z?|[上下中]午.*)?$`)
)

// parseDate reads a date as people write it, already cleaned. A time behind the date is passed over. month and day
// without a year come back with Year 0.
func parseDate(text string) (d pairing.Date, form dateForm) {
	s := arabicDate(fold(text))
	if head, tail, ok := strings.Cut(s, " "); ok && timeTail.MatchString(squeeze(tail)) {
		s = head
	}
	s = squeeze(s)
	if s == "" {
		return d, noDate
	}
	m := fullDateText.FindStringSubmatch(s)
	if m == nil {
		m = compactDate.FindStringSubmatch(s)
	}
	if m == nil {
		if i := strings.IndexAny(s, "日号T"); i > 0 && i < len(s)-1 {
			rest := strings.TrimLeft(s[i:], "日号")
			if timeTail.MatchString(rest) {
				m = fullDateText.FindStringSubmatch(s[:i])
			}
		}
	}
	switch {
	case m != nil:
		d, ok := pairing.NewDate(number(m[1]), number(m[2]), number(m[3]))
		switch {
		case d.Year < 1850 || d.Year > 2200:
			return pairing.Date{}, badDate
		case !ok:
			return pairing.Date{}, noSuchDay
		}
		return d, fullDate
	case partDateText.MatchString(s):
		return d, partialDate
	}
	if m = monthDayText.FindStringSubmatch(s); m != nil {
		d = pairing.Date{Month: number(m[1]), Day: number(m[2])}
		if _, ok := pairing.NewDate(2024, d.Month, d.Day); ok {
			return d, monthDay
		}
	}
	return pairing.Date{}, badDate
}

// hanDate is a date with its year written out: 二〇一〇年三月五日, also without its day, and with Arabic digits in part.
var hanDate = pattern.New(`(?:出?生[于在])?([零〇○oO一二三四五六七八九0-9]{4})年(?:([一二三四五六七八九十元正0-9]{1,3})月(?:([一二三四五六七八九十廿卅0-9]{1,3})[日号])?)?`)

// arabicDate puts Arabic digits into the dates of a half-width text.
func arabicDate(s string) string {
	if !strings.Contains(s, "年") {
		return s
	}
	return hanDate.ReplaceAllStringFunc(s, func(m string) string {
		parts := hanDate.FindStringSubmatch(m)
		out := strings.Map(hanDigit, parts[1]) + "年"
		for i, unit := range []string{"月", "日"} {
			text := strings.NewReplacer("元", "一", "正", "一").Replace(parts[i+2])
			if text == "" {
				return out
			}
			n, ok := pairing.ParseNumeral(text)
			if !ok {
				return m
			}
			out += strconv.FormatInt(n, 10) + unit
		}
		return out
	})
}

// hanDigit gives the Arabic digit of a year.
func hanDigit(r rune) rune {
	if i := strings.IndexRune("一二三四五六七八九", r); i >= 0 {
		return '1' + rune(i/len("一"))
	}
	if strings.ContainsRune("零〇○oO", r) {
		return '0'
	}
	return r
}

// cellDate reads the date of a cell in a column of dates. There a number of five digits that lost its format can only
// be a serial.
func cellDate(c *gridCell, date1904 bool) (pairing.Date, dateForm) {
	if c == nil {
		return pairing.Date{}, noDate
	}
	text := c.text
	if c.kind == numberCell && c.num >= 10000 && c.num < 100000 && c.text == plainNumber(c.num) {
		text = showNumber(c.num, dateFormat, date1904)
	}
	return parseDate(text)
}

// number reads digits that a pattern has found.
func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}
