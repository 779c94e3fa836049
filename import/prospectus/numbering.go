package prospectus

import (
	"strings"

	"qisai/pairing"
)

var (
	numberedLine = []struct {
		style style
		re    *pattern
	}{
		{chapter, compile(`^第([一二三四五六七八九十]{1,3}|\d{1,2})[章部]分?[、:]?`)},
		{article, compile(`^第([一二三四五六七八九十百]{1,4}|\d{1,2})条[、:]?`)},
		{han, compile(`^([一二三四五六七八九十]{1,3}|[壹贰叁肆伍陆柒捌玖拾]{1,2})[、.]`)},
		{hanBracket, compile(`^\(([一二三四五六七八九十]{1,3})\)[、.]?`)},
		{decimal, compile(`^\d{1,2}\.(\d{1,2})、`)},
		{arabic, compile(`^(\d{1,2})[、.]`)},
		{arabicBracket, compile(`^(?:\((\d{1,2})\)|(\d{1,2})\))[、.]?`)},
		{circled, compile(`^([①-⑳])[、.]?`)},
	}
	// inlineNumber finds a number that follows the end of a sentence in the same line.
	inlineNumber = compile(`[;。:,、](?:\d{1,2}[、.]|\([一二三四五六七八九十]{1,3}\)|\(\d{1,2}\)|[①-⑳])|[^第\d][①-⑳]`)
	afterNumber  = compile(`^(?:(?:19|20)\d\d年|\d{1,2}月\d|[^\d])`)
)

// numberOf reads the number at the beginning of a text; size 0 means there is none.
func numberOf(s string) (st style, n, size int) {
	for _, k := range numberedLine {
		m := k.re.FindStringSubmatch(s)
		if m == nil {
			continue
		}
		rest := s[len(m[0]):]
		if k.style == arabic && (!afterNumber.MatchString(rest) || rest == "") {
			return plain, 0, 0
		}
		word := strings.Join(m[1:], "")
		if k.style == circled {
			return k.style, int([]rune(word)[0]-'①') + 1, len(m[0])
		}
		v, ok := pairing.ParseNumeral(word)
		if !ok || v == 0 {
			return plain, 0, 0
		}
		return k.style, int(v), len(m[0])
	}
	return plain, 0, 0
}
