package prospectus

import (
	"strconv"
	"strings"

	"qisai/pairing"
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
		return "第" + pairing.FormatNumeral(n) + "章"
	case article:
		return "第" + pairing.FormatNumeral(n) + "条"
	case han:
		return pairing.FormatNumeral(n)
	case hanBracket:
		return "（" + pairing.FormatNumeral(n) + "）"
	case arabicBracket:
		return "（" + strconv.Itoa(n) + "）"
	case decimal:
		return "." + strconv.Itoa(n)
	case circled:
		return string(rune('①' + n - 1))
	}
	return strconv.Itoa(n)
}
