package prospectus

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// pictures are the little pictures of a message on a telephone that mean something; others are left out.
var pictures = map[rune]string{'➡': "→", '⬇': "→", '➕': "+", '➖': "-", '✖': "x"}

// isPicture says whether a character is a picture, or a part of one.
func isPicture(r rune) bool {
	return unicode.Is(unicode.So, r) && r != '○' || pictures[r] != "" || r == '\uFE0F' || r == '\u20E3' || r >= 0x1F3FB && r <= 0x1F3FF
}

// keycap says whether the digit before a text is a key of a telephone: 1️⃣ numbers a line.
func keycap(rest string) bool {
	return strings.HasPrefix(strings.TrimPrefix(rest, "\uFE0F"), "\u20E3")
}

// endsSentence says whether a half-width full stop between two texts ends a sentence: both sides are words, and it does
// not stand behind the number of a clause.
func endsSentence(before, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	if !unicode.Is(unicode.Han, last) && last != ')' || hanHead.MatchString(before) {
		return false
	}
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(after, " "))
	return next == utf8.RuneError || unicode.Is(unicode.Han, next) || next == '('
}

var hanHead = compile(`^[(（]?[一二三四五六七八九十]{1,3}[)）]?$|^\(\d+\)$`)

const hanDigit = `[〇○零一二三四五六七八九]`

var (
	hanYear  = compile(`(?:二|一)` + hanDigit + `{3}年`)
	hanMonth = compile(`(?:十[一二]?|[元一二三四五六七八九])月(?:[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])[日号]`)
	hanDay   = compile(`[日号](?:\([^()]{0,12}\))?(?:-+|至|到|、|和)(?:[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])[日号]`)
	hanHour  = compile(`(?:上午|下午|早上|晚上|晚|夜间|夜里|傍晚|中午)(?:十[一二]?|[一二三四五六七八九])[点时](?:[二三四五]?十[一二三四五六七八九]?分|[一三]刻)?|[,;。、:至到-](?:十[一二]?|[一二三四五六七八九])[点时](?:[二三四五]?十[一二三四五六七八九]?分|半|整|正|[一三]刻|准时|开|举行|进行|召开|报到|签到|颁奖|第|起|前)`)
	hanUnit  = compile(`[零一二两三四五六七八九十百千万]+(?:分钟|秒|周?岁|个?半?(?:小时|钟头)|元)`)
	hanRun   = compile(`[〇○零一二两三四五六七八九十百千万]+`)
	newYear  = compile(`元(月(?:\d|初?[一二三]|十|底))`)
	// eightDigits are two days of birth written without marks, or one with a word for its side.
	eightDigits = compile(`((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:-+|至|日?(?:\(含\))?(?:及|或)?(?:以|之)?[前后起]|日?(?:期间|之间|间)?出生)(?:((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))?`)
	hanYears    = compile(`^(?:二|一)` + hanDigit + `{3}$`)
)

// digitDates writes the dates and measures of a text that stand in characters, 二〇二四年七月二十日, 二十五分钟, in digits;
// pos goes with them.
func digitDates(s string, pos []int) (string, []int) {
	for _, re := range []*pattern{hanYear, hanMonth, hanDay, hanHour, hanUnit} {
		if !re.MatchString(s) {
			continue
		}
		var out strings.Builder
		var at []int
		done := 0
		for _, m := range re.FindAllStringIndex(s, -1) {
			for _, n := range hanRun.FindAllStringIndex(s[m[0]:m[1]], -1) {
				from, to := m[0]+n[0], m[0]+n[1]
				digits := dateDigits(s[from:to])
				if digits == "" {
					continue
				}
				out.WriteString(s[done:from] + digits)
				at = append(at, pos[done:from]...)
				for range len(digits) {
					at = append(at, pos[from])
				}
				done = to
			}
		}
		out.WriteString(s[done:])
		s, pos = out.String(), append(at, pos[done:]...)
	}
	return plainDays(s, pos)
}

// plainDays writes 元月 as 1月 and 20090101 as 2009.01.01.
func plainDays(s string, pos []int) (string, []int) {
	put := func(at int, text, old string) {
		for range len(text) - len(old) {
			pos = slices.Insert(pos, at, pos[at])
		}
		for range len(old) - len(text) {
			pos = slices.Delete(pos, at+1, at+2)
		}
		s = s[:at] + text + s[at+len(old):]
	}
	if strings.Contains(s, "元月") {
		for m := newYear.FindStringIndex(s); m != nil; m = newYear.FindStringIndex(s) {
			put(m[0], "1", "元")
		}
	}
	all := eightDigits.FindAllStringSubmatchIndex(s, -1)
	for _, m := range slices.Backward(all) {
		if m[0] > 0 && (s[m[0]-1] >= '0' && s[m[0]-1] <= '9' || s[m[0]-1] == '-') {
			continue
		}
		for _, g := range []int{6, 5, 3, 2} {
			if m[2*g] >= 0 {
				put(m[2*g], "."+s[m[2*g]:m[2*g+1]], s[m[2*g]:m[2*g+1]])
			}
		}
	}
	return s, pos
}

// dateDigits reads 二〇二四 figure by figure, 二十五 as a number.
func dateDigits(word string) string {
	if hanYears.MatchString(word) {
		out := ""
		for _, r := range word {
			if r == '〇' || r == '○' {
				r = '零'
			}
			out += itoa(strings.IndexRune("零一二三四五六七八九", r) / len("零"))
		}
		return out
	}
	return numeral(word)
}
