package pairing

import (
	"strconv"
	"strings"
	"unicode"

	"qisai/pairing/pattern"
)

// ParseNumeral reads a whole number in Arabic or Chinese digits, large ones too, or mixed: 25, 二十五, 廿五, 贰拾伍, 1万2千.
// ok is false for anything else, also for what is said in two ways (一万二) and for digits without units (二五).
func ParseNumeral(text string) (n int64, ok bool) {
	s := strings.NewReplacer("廿", "二十", "卅", "三十").Replace(HalfWidth(text))
	if n, err := strconv.ParseInt(s, 10, 64); err == nil && unicode.IsDigit([]rune(s)[0]) {
		return n, true
	}
	if s == "零" || s == "〇" {
		return 0, true
	}
	r := numeral{digit: -1, unit: 1e4}
	for _, token := range numeralToken.FindAllString(s, -1) {
		if !r.take(token) {
			return 0, false
		}
	}
	ok = r.flush() && s != "" && numeralToken.ReplaceAllString(s, "") == ""
	return r.total + r.section + r.number, ok
}

var numeralToken = pattern.New(`\d{1,9}|[零〇一二两三四五六七八九壹贰叁肆伍陆柒捌玖十拾百佰千仟万萬亿億]`)

// numeral is a number being read from the left: what stands before 亿, what before 万, and the group of four.
type numeral struct {
	total, section, number int64
	digit                  int64 // read and still without a unit, -1 for none
	unit                   int64 // last unit of the group: the next must be smaller
	before                 int64 // last unit of all
	zero                   bool  // 零 stands before the digit
}

// take reads one token; false if it cannot stand there.
func (r *numeral) take(token string) bool {
	c := []rune(token)[0]
	if d := strings.IndexRune("零〇一二两三四五六七八九", c); d >= 0 {
		return r.setDigit([]int64{0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9}[d/3])
	}
	if d := strings.IndexRune("壹贰叁肆伍陆柒捌玖", c); d >= 0 {
		return r.setDigit(int64(d/3) + 1)
	}
	if unicode.IsDigit(c) {
		n, _ := strconv.ParseInt(token, 10, 64)
		return n > 0 && r.setDigit(n)
	}
	switch unit := numeralUnits[c]; unit {
	case 1e4, 1e8:
		return r.close(unit)
	default:
		return r.multiply(unit)
	}
}

var numeralUnits = map[rune]int64{
	'十': 10, '拾': 10, '百': 100, '佰': 100, '千': 1e3, '仟': 1e3, '万': 1e4, '萬': 1e4, '亿': 1e8, '億': 1e8,
}

func (r *numeral) setDigit(d int64) bool {
	if r.digit >= 0 {
		return false
	}
	if d == 0 {
		r.zero = true
		return r.before > 0
	}
	r.digit = d
	return true
}

// multiply applies 十, 百 or 千; 十 may stand without a digit where nothing of its group is before it.
func (r *numeral) multiply(unit int64) bool {
	if r.digit < 0 && unit == 10 && r.number == 0 {
		r.digit = 1
	}
	if unit >= r.unit || r.digit < 1 || r.digit > 9 {
		return false
	}
	r.number += r.digit * unit
	r.digit, r.unit, r.before, r.zero = -1, unit, unit, false
	return true
}

// close ends a group with 万 or 亿.
func (r *numeral) close(unit int64) bool {
	if !r.flush() || r.total > 0 && unit == 1e8 || r.section > 0 && unit == 1e4 || r.section+r.number == 0 {
		return false
	}
	if unit == 1e4 {
		if r.number > 9999 {
			return false
		}
		r.section = r.number * unit
	} else {
		r.total, r.section = (r.section+r.number)*unit, 0
	}
	r.number, r.unit, r.before = 0, 1e4, unit
	return true
}

// flush adds a last digit without a unit. Right behind 百, 千, 万 or 亿 and without 零 it is refused: 一万二 is 12000 to one
// and 10002 to another.
func (r *numeral) flush() bool {
	if r.digit > 0 {
		if r.digit < 10 && r.before > 10 && !r.zero {
			return false
		}
		r.number += r.digit
	}
	r.digit, r.zero = -1, false
	return true
}

// FormatNumeral writes 0 to 999 as it is said: 十二, 一百零五; other numbers in Arabic digits.
func FormatNumeral(n int) string {
	digits := []rune("零一二三四五六七八九")
	switch {
	case n < 0 || n > 999:
		return strconv.Itoa(n)
	case n < 10:
		return string(digits[n])
	case n < 20:
		return "十" + strings.TrimPrefix(FormatNumeral(n-10), "零")
	case n < 100:
		return string(digits[n/10]) + FormatNumeral(10+n%10)
	}
	rest := ""
	switch r := n % 100; {
	case r == 0:
	case r < 10:
		rest = "零" + string(digits[r])
	case r < 20:
		rest = "一" + FormatNumeral(r)
	default:
		rest = FormatNumeral(r)
	}
	return string(digits[n/100]) + "百" + rest
}
