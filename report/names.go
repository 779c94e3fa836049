package report

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"qisai/pairing"
)

// surnameReadings gives, for surnames that are read differently from the common reading of their character, a character
// with the surname's reading, so that 单 stands under Shàn and 曾 under Zēng.
var surnameReadings = map[rune]rune{
	'单': '善', '仇': '求', '区': '欧', '解': '谢', '查': '渣', '朴': '瓢', '翟': '宅', '盖': '葛', '覃': '秦',
	'曾': '增', '乐': '月', '尉': '玉', '员': '运', '华': '话', '任': '人', '缪': '妙', '冼': '险', '逄': '旁',
	'那': '哪', '召': '绍', '折': '蛇', '黑': '贺', '宓': '福', '洗': '险', '种': '虫', '繁': '婆',
}

// byName puts players in the order of a Chinese name list: by pinyin, then unit, then number.
func byName(players []*pairing.Player) []*pairing.Player {
	coll := collate.New(language.MustParse("zh-u-co-pinyin"))
	var buf collate.Buffer
	keys := make(map[*pairing.Player][]byte, len(players))
	for _, p := range players {
		keys[p] = slices.Clone(coll.KeyFromString(&buf, nameKey(p.Name)))
		buf.Reset()
	}
	out := slices.Clone(players)
	slices.SortStableFunc(out, func(a, b *pairing.Player) int {
		return cmp.Or(slices.Compare(keys[a], keys[b]), strings.Compare(a.Name, b.Name),
			strings.Compare(a.Unit, b.Unit), cmp.Compare(a.No, b.No), cmp.Compare(a.Entry, b.Entry))
	})
	return out
}

func nameKey(name string) string {
	r := []rune(name)
	if len(r) > 0 {
		if s, ok := surnameReadings[r[0]]; ok {
			r[0] = s
		}
	}
	return string(r)
}

// byUnit puts players in the order of a list for the desk: by unit in pinyin, those without one last, then by name.
func byUnit(players []*pairing.Player) []*pairing.Player {
	coll := collate.New(language.MustParse("zh-u-co-pinyin"))
	var buf collate.Buffer
	keys := map[string][]byte{}
	for _, p := range players {
		if keys[p.Unit] == nil {
			keys[p.Unit] = slices.Clone(coll.KeyFromString(&buf, p.Unit))
			buf.Reset()
		}
	}
	out := byName(players)
	slices.SortStableFunc(out, func(a, b *pairing.Player) int {
		if (a.Unit == "") != (b.Unit == "") {
			return strings.Compare(b.Unit, a.Unit)
		}
		return cmp.Or(slices.Compare(keys[a.Unit], keys[b.Unit]), strings.Compare(a.Unit, b.Unit))
	})
	return out
}

// sharedName gives the function that says whether another of the players is called the same, however the name is spaced.
func sharedName(players []*pairing.Player) func(*pairing.Player) bool {
	called := map[string]int{}
	for _, p := range players {
		called[pairing.Squeeze(p.Name)]++
	}
	return func(p *pairing.Player) bool { return called[pairing.Squeeze(p.Name)] > 1 }
}
