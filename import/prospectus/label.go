package prospectus

import (
	"strconv"
	"strings"
)

// labels writes a run of numbers.
func labels(st style, from, to int) string {
	var out []string
	for n := from; n <= min(to, from+20); n++ {
		out = append(out, label(st, n))
	}
	return strings.Join(out, "、")
}

// label writes a number the way a clause is cited.
func label(st style, n int) string {
	switch st {
	case chapter:
		return "第" + hanNumber(n) + "章"
	case article:
		return "第" + hanNumber(n) + "条"
	case han:
		return hanNumber(n)
	case hanBracket:
		return "（" + hanNumber(n) + "）"
	case arabicBracket:
		return "（" + strconv.Itoa(n) + "）"
	case decimal:
		return "." + strconv.Itoa(n)
	case circled:
		return string(rune('①' + n - 1))
	}
	return strconv.Itoa(n)
}

// hanNumber writes 1 to 99.
func hanNumber(n int) string {
	digits := []rune("零一二三四五六七八九")
	switch {
	case n < 10:
		return string(digits[n])
	case n < 20:
		return strings.TrimSuffix("十"+string(digits[n%10]), "零")
	}
	return strings.TrimSuffix(string(digits[n/10])+"十"+string(digits[n%10]), "零")
}
