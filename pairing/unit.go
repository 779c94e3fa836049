package pairing

import (
	"strings"
	"unicode"
)

// BaseUnit gives the unit for 同单位回避: white space gone, and a second team counts as its unit, so that 成都一队,
// 成都二队, 成都2队, 成都B队, 成都代表队 and 成都 are one unit. A unit that would be left without a name (八一队 keeps
// 八一, 一队 stays) keeps it; "" is nobody's unit.
func BaseUnit(unit string) string {
	r := []rune(Squeeze(unit))
	if len(r) < 2 || r[len(r)-1] != '队' {
		return string(r)
	}
	r = r[:len(r)-1]
	if name, ok := strings.CutSuffix(string(r), "代表"); ok && name != "" {
		return name
	}
	end := len(r)
	for end > 0 && teamMark(r[end-1]) {
		end--
	}
	switch {
	case end == 0 && len(r) == 1: // 一队
		return string(r) + "队"
	case end == 0: // 八一队
		return string(r)
	}
	if end > 1 && end < len(r) && r[end-1] == '第' {
		end--
	}
	return string(r[:end])
}

// teamMark says whether a character counts a unit's teams: 一, 2, B, 甲, brackets around it.
func teamMark(c rune) bool {
	return unicode.IsDigit(c) || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' ||
		strings.ContainsRune("一二三四五六七八九十甲乙丙丁()（）", c)
}
