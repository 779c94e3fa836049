package importer

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// splitList splits at 、 , ; and their full-width forms, at | and at line breaks; empty parts are dropped.
func splitList(s string) []string { return splitAt(s, "、,，;；|\n") }

// splitWords splits like splitList, and at blanks and slashes.
func splitWords(s string) []string { return splitAt(s, "、,，;；|/\n ") }

// splitSemicolons splits at semicolons and line breaks only.
func splitSemicolons(s string) []string { return splitAt(s, ";；\n") }

func splitAt(s, separators string) []string {
	var out []string
	for _, part := range strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(separators, r) }) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

// units are the words people write behind a number.
var units = []string{"分钟", "轮", "局", "分", "人", "名", "台", "号", "岁", "席", "级", "次", "桌", "个", "元"}

// parseInt reads a whole number as typed, folded: 12, 12.0, +3, 1,200, 第3轮, 15分钟.
func parseInt(s string) (int, bool) {
	s = strings.TrimPrefix(squeeze(fold(s)), "第")
	for _, u := range units {
		s = strings.TrimSuffix(s, u)
	}
	whole, fraction, hasPoint := strings.Cut(s, ".")
	if hasPoint && (strings.Trim(fraction, "0") != "" || whole == "") {
		return 0, false
	}
	if strings.Contains(whole, ",") {
		if !wellGrouped(whole) {
			return 0, false
		}
		whole = strings.ReplaceAll(whole, ",", "")
	}
	n, err := strconv.Atoi(whole)
	return n, err == nil
}

// parseCount reads what parseInt does, and numbers in Chinese: 四, 十二名, 两轮.
func parseCount(s string) (int, bool) {
	if n, ok := parseInt(s); ok {
		return n, true
	}
	s = strings.TrimPrefix(squeeze(fold(s)), "第")
	for _, u := range units {
		s = strings.TrimSuffix(s, u)
	}
	n, ok := pairing.ParseNumeral(s)
	return int(n), ok && n <= 1e9
}

// wellGrouped says whether commas stand as in 1,200 and not as in 4,6.
func wellGrouped(s string) bool {
	groups := strings.Split(s, ",")
	for i, g := range groups {
		if i > 0 && len(g) != 3 || i == 0 && (len(g) == 0 || len(g) > 3) {
			return false
		}
	}
	return true
}

var roundRange = pattern.New(`^第?(\d{1,2})轮?(?:[-~至到]+第?(\d{1,2})轮?)?$`)

// smallNumeral is a round in Chinese.
var smallNumeral = pattern.New(`[一二两三四五六七八九十]+`)

// parseRounds reads 4、6-7, 第4轮 or 第三轮; ok is false for anything else, and for empty text.
func parseRounds(text string) ([]int, bool) {
	var out []int
	text = smallNumeral.ReplaceAllStringFunc(fold(text), func(s string) string {
		if n, ok := pairing.ParseNumeral(s); ok {
			return strconv.FormatInt(n, 10)
		}
		return s
	})
	for _, part := range splitWords(text) {
		m := roundRange.FindStringSubmatch(part)
		if m == nil {
			return nil, false
		}
		first, last := number(m[1]), number(m[1])
		if m[2] != "" {
			last = number(m[2])
		}
		if first < 1 || last < first {
			return nil, false
		}
		for n := first; n <= last; n++ {
			if !slices.Contains(out, n) {
				out = append(out, n)
			}
		}
	}
	slices.Sort(out)
	return out, len(out) > 0
}
