package xlsx

import (
	"strings"
	"unicode"

	"qisai/pairing/pattern"
)

// masked stands for a number that was taken out of a text.
const masked = "****"

var (
	// digitRun is a number as people write long ones: with blanks, dots or hyphens inside, a letter before (a passport)
	// or an X behind.
	digitRun   = pattern.New(`(?i)[A-Z]{0,2}(?:\d[ \t\x{3000}.\-—·_()（）/－]?){6,}[\dX]`)
	writtenDay = pattern.New(`(?:19|20)\d\d[-./年](?:0?[1-9]|1[0-2])[-./月](?:[12]\d|3[01]|0?[1-9])日?`)
	compactDay = pattern.New(`^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$`)
	addresses  = pattern.New(`(?i)[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:微信号?|wechat|weixin|wx|QQ|支付宝)(?:号|群)?\s*[:：是为]?\s*[A-Za-z0-9_\-]{5,}`)
	// localPhone is a telephone without its area code, which is one only behind a word that says so.
	localPhone = pattern.New(`(?i)((?:电话|座机|传真|联系方式|Tel\.?)\s*[:：是为]?\s*)[2-8]\d{2,3}[ \-]?\d{4}(\D|$)`)
)

// halfWidth gives full-width digits, letters, @ and points as plain ones, one rune for one.
func halfWidth(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '０' && r <= '９', r >= 'Ａ' && r <= 'Ｚ', r >= 'ａ' && r <= 'ｚ', r == '＠', r == '．':
			return r - 0xFEE0
		}
		return r
	}, s)
}

// maskNumbers hides in a text what looks like an identity number, a passport, a telephone, a bank account or an address
// of mail or chat. Days stay.
func maskNumbers(s string) string {
	if strings.IndexFunc(s, unicode.IsDigit) < 0 && !strings.Contains(s, "@") {
		return s
	}
	plain := strings.Map(func(r rune) rune { // what draws nothing hides no digits from us
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, halfWidth(s))
	out := localPhone.ReplaceAllString(addresses.ReplaceAllString(plain, masked), "${1}"+masked+"${2}")
	found := out != plain
	days := writtenDay.FindAllStringIndex(out, -1)
	out = replaceOutside(out, days, func(part string) string {
		return digitRun.ReplaceAllStringFunc(part, func(m string) string {
			if !privateNumber(m) {
				return m
			}
			found = true
			return masked
		})
	})
	if !found {
		return s
	}
	return out
}

// replaceOutside changes a text but for the given pieces; a day inside a longer number is no day.
func replaceOutside(s string, keep [][]int, change func(string) string) string {
	var b strings.Builder
	at := 0
	for _, k := range keep {
		if k[0] > 0 && isDigit(s[k[0]-1]) || k[1] < len(s) && isDigit(s[k[1]]) {
			continue
		}
		b.WriteString(change(s[at:k[0]]) + s[k[0]:k[1]])
		at = k[1]
	}
	return b.String() + change(s[at:])
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// privateNumber judges a run of digits: 11 and more are a mobile telephone, an identity number or an account, shorter
// ones a telephone with its area code or a passport. Days in a row, as 20251003-20251007, and lists of small numbers are
// none.
func privateNumber(run string) bool {
	parts := strings.FieldsFunc(run, func(r rune) bool { return r > unicode.MaxASCII || !isDigit(byte(r)) })
	digits, longest, days := 0, 0, true
	for _, p := range parts {
		digits, longest = digits+len(p), max(longest, len(p))
		days = days && compactDay.MatchString(p)
	}
	switch {
	case days, longest == 2:
		return false
	case digits >= 11:
		return true
	case !isDigit(run[0]):
		return digits >= 7 && len(parts) == 1 // a passport: a letter and eight digits
	}
	return digits >= 10 && run[0] == '0'
}
