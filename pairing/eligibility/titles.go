package eligibility

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// titleNames lists the titles from the highest down, each with its other names . The grades
// of the sports system below 运动健将 stand at the end.
var titleNames = [][]string{
	{"特级大师", "国际级运动健将", "国家特级大师", "国际级健将"},
	{"大师", "国家大师", "运动健将", "国家级运动健将", "国家级大师", "国家级健将", "健将"},
	{"棋协大师", "中国棋协大师", "国家棋协大师"},
	{"候补棋协大师"},
	{"地方大师", "地方棋协大师"},
	{"一级棋士"}, {"二级棋士"}, {"三级棋士"}, {"四级棋士"},
	{"一级运动员", "国家一级运动员"}, {"二级运动员", "国家二级运动员"}, {"三级运动员", "国家三级运动员"},
}

// TitleLevel gives the place of a title in the event's order of titles, 0 being the highest, under any of its names; of
// several titles the highest. ok is false for an unknown title and for none.
func TitleLevel(t *pairing.Tournament, title string) (level int, ok bool) {
	for _, word := range titleWords(title) {
		if l := levelOf(t, word); l >= 0 && (!ok || l < level) {
			level, ok = l, true
		}
	}
	return level, ok
}

// levelOf is -1 for an unknown word.
func levelOf(t *pairing.Tournament, word string) int {
	same := func(name string) bool { return name == word }
	synonyms := []string{word}
	if i := slices.IndexFunc(titleNames, func(n []string) bool { return slices.ContainsFunc(n, same) }); i >= 0 {
		if t.Titles == nil {
			return i
		}
		synonyms = titleNames[i]
	}
	return slices.IndexFunc(t.Titles, func(row string) bool {
		return slices.ContainsFunc(titleWords(row), func(w string) bool { return slices.Contains(synonyms, w) })
	})
}

// titleWords splits and cleans what stands in 称号: 象棋大师、一级棋士 are two. 无, 业余 and a dash are none.
func titleWords(text string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("、,，;；/ \t　()（）", r) }) {
		w = strings.TrimPrefix(strings.TrimPrefix(bareTitle(w), "中国"), "象棋")
		if w != "" && !slices.Contains([]string{"无", "没有", "业余", "业余棋手", "-", "—", "——", "/"}, w) {
			out = append(out, w)
		}
	}
	return out
}

// bareTitle takes 现役, 退役, 前 and 原 off a title.
func bareTitle(w string) string {
	for _, prefix := range []string{"现役", "退役", "非现役", "前", "原"} {
		w = strings.TrimPrefix(w, prefix)
	}
	return w
}

// active gives 在役, from the title's own words where the column is empty: 退役大师, 现役大师.
func active(p *pairing.Player) pairing.Tri {
	switch {
	case p.Active != pairing.Unsaid:
		return p.Active
	case strings.Contains(p.Title, "退役"), strings.Contains(p.Title, "非现役"):
		return pairing.No
	case strings.Contains(p.Title, "现役"):
		return pairing.Yes
	}
	return pairing.Unsaid
}

// barred says what a category's 禁止称号 makes of a player: Accepted, Rejected, or Incomplete where only active masters
// are barred and 在役 is empty.
func barred(t *pairing.Tournament, c *pairing.Category, p *pairing.Player) pairing.Verdict {
	level, ok := TitleLevel(t, p.Title)
	if !ok {
		return pairing.Accepted
	}
	verdict := pairing.Accepted
	for _, bar := range c.BarredTitles {
		limit, known := TitleLevel(t, bar)
		if !known || level > limit {
			continue
		}
		switch {
		case !strings.HasPrefix(strings.TrimSpace(bar), "现役"), active(p) == pairing.Yes:
			return pairing.Rejected
		case active(p) == pairing.Unsaid:
			verdict = pairing.Incomplete
		}
	}
	return verdict
}
