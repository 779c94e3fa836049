package prospectus

import (
	"strconv"

	"qisai/pairing"
)

const (
	// count is a small number in digits or characters.
	count = `(\d{1,4}|[一二两三四五六七八九十百]{1,4})`
	// wholeNumber is one of a headcount.
	wholeNumber = `\d{1,4}|[零一二两三四五六七八九十百廿卅]{1,6}`
)

// numeral gives a number in digits, "" for what is none.
func numeral(text string) string {
	n, ok := pairing.ParseNumeral(text)
	if !ok {
		return ""
	}
	return itoa(int(n))
}

// atoi gives the number of a text that is digits only.
func atoi(s string) int {
	n := 0
	for _, d := range s {
		n = n*10 + int(d-'0')
	}
	return n
}

// atoiOr gives a number written in digits or characters, 0 for what is none.
func atoiOr(text string) int {
	if s := numeral(text); s != "" {
		return atoi(s)
	}
	return 0
}

func itoa(n int) string { return strconv.Itoa(n) }
