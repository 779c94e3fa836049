package prospectus

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// group is a group's name in a text.
type group struct {
	span
	names []string // a list written short gives several: 公开男子、女子组
	piece bool     // the name is longer than what is known of it
}

// find finds the names of groups in a text. A word is one if it ends with 组; what stands before it in a list with
// the same ending belongs to it.
func (v *vocabulary) find(s string) []group {
	var out []group
	for at := 0; at < len(s); {
		g, ok := v.at(s, at)
		if !ok {
			return out
		}
		if n := len(out); n > 0 {
			g.from = max(g.from, out[n-1].to) // a longer name does not reach into the one before it
		}
		if len(g.names) > 0 {
			out = append(out, g)
		}
		at = g.to
	}
	return out
}

// sexBehind is a sex behind the name of a group.
var sexBehind = []string{"组男", "组女", "组(男", "组(女"}

// at finds the next group of a text; one without names is none after all.
func (v *vocabulary) at(s string, at int) (g group, ok bool) {
	list := v.list.FindStringIndex(s[at:])
	if list == nil {
		return g, false
	}
	from := at + list[0]
	near := s[from:min(len(s), from+nearBy)]
	if !slices.ContainsFunc(sexBehind, func(w string) bool { return strings.Contains(near, w) }) {
		near = "" // the quick search first
	}
	if m := v.both.FindStringSubmatch(near); m != nil && strings.HasPrefix(near, m[0]) && strings.Count(m[0], "(") == strings.Count(m[0], ")") {
		base := v.word.FindAllString(m[1], -1)
		return group{span: span{from, from + len(m[0])}, names: []string{withSex(name(base), "男"), withSex(name(base), "女")}}, true
	}
	if m := v.one.FindStringSubmatch(near); m != nil && strings.HasPrefix(near, m[0]) && !strings.Contains(s[from:from+list[1]-list[0]], "、") && oneSex(s[from+len(m[0]):], m[0]) {
		return group{span: span{from, from + len(m[0])}, names: []string{withSex(name(v.word.FindAllString(m[1], -1)), strings.TrimSuffix(m[2], "子"))}}, true
	}
	text := s[from : at+list[1]]
	last := strings.LastIndex(text, "组")
	if last < 0 || notGroup(s, from, from+last+len("组")) {
		return group{span: span{from, at + list[1]}}, true
	}
	text = text[:last+len("组")]
	if w := pieceBefore(s[:from]); w != "" {
		return group{span{from - len(w), from + len(text)}, []string{w + text}, true}, true
	}
	return group{span: span{from, from + len(text)}, names: v.expand(text)}, true
}

// pieceBefore gives the character before a group's name if it is no boundary: the name is longer than the words that are
// known (新锐少年组).
func pieceBefore(s string) string {
	last, size := utf8.DecodeLastRuneInString(s)
	if !unicode.Is(unicode.Han, last) || strings.ContainsRune(leads, last) {
		return ""
	}
	return s[len(s)-size:]
}

// oneSex says whether the sex behind a group's name is all of it: not 公开组(男女不限).
func oneSex(rest, text string) bool {
	open := strings.Count(text, "(") != strings.Count(text, ")")
	single := strings.HasSuffix(text, "男") || strings.HasSuffix(text, "女")
	return !open && !single && !ofThatSex.MatchString(rest) && !strings.HasPrefix(rest, "、女")
}

// ofThatSex follows the sex of players of a group, or of a prize, not of the group: 公开组女子奖, 公开组女子棋手.
var ofThatSex = compile(`^(?:单独|特别|优秀|最佳)?(?:奖|棋手|选手|运动员|队员|棋友|参赛者|特别)`)

// notGroup tells 组 in other words: 组委会, 组织, 组成; and a letter or a number that only happens to stand before it.
func notGroup(s string, from, to int) bool {
	rest := s[to:]
	for _, word := range []string{"委", "织", "成", "队", "建", "长", "合"} {
		if strings.HasSuffix(s[from:to], "组") && strings.HasPrefix(rest, word) && !strings.HasPrefix(rest, "合并") && !strings.HasPrefix(rest, "队员") {
			return true
		}
	}
	return strings.HasSuffix(s[:from], "每") || strings.HasSuffix(s[:from], "领导") || strings.HasSuffix(s[:from], "裁判")
}

var listMarks = compile(`[、和及与/]`)

// expand writes out a list of names written short.
func (v *vocabulary) expand(text string) []string {
	parts := listMarks.Split(text, -1)
	var words [][]string
	for _, p := range parts {
		words = append(words, v.word.FindAllString(strings.TrimSuffix(p, "组"), -1))
	}
	var names []string
	for i, ws := range words {
		if i > 0 && len(ws) == 1 && (!strings.HasSuffix(parts[i-1], "组") || class(ws[0]) == letterClass) {
			ws = inheritHead(words[i-1], ws)
			words[i] = ws
		}
		if i+1 < len(words) && len(ws) == 1 && !strings.HasSuffix(parts[i], "组") && len(words[i+1]) > 1 && class(ws[0]) == class(words[i+1][0]) && class(ws[0]) != other {
			ws = append(slices.Clone(ws), words[i+1][1:]...)
		}
		if len(ws) == 0 {
			continue
		}
		names = append(names, name(ws))
	}
	return names
}

// inheritHead gives a single word the words before the last of its neighbour if both are of one kind: 公开男子、女子组.
func inheritHead(left, ws []string) []string {
	if len(left) < 2 || class(left[len(left)-1]) != class(ws[0]) || class(ws[0]) == other {
		return ws
	}
	return append(slices.Clone(left[:len(left)-1]), ws...)
}

type wordClass int

const (
	other wordClass = iota
	sexClass
	letterClass
)

func class(w string) wordClass {
	switch w {
	case "男", "女", "男子", "女子":
		return sexClass
	}
	if len(w) == 1 || strings.Contains("甲乙丙丁戊己", w) {
		return letterClass
	}
	return other
}

// name joins the words of a group; 男 becomes 男子 unless it stands alone.
func name(words []string) string {
	out := ""
	for _, w := range words {
		if w == "男" || w == "女" {
			w += "子"
		}
		out += w
	}
	return out + "组"
}

// sexOf gives the sex a group's name says.
func sexOf(name string) string {
	m, w := strings.Contains(name, "男"), strings.Contains(name, "女")
	switch {
	case m && !w:
		return "男"
	case w && !m:
		return "女"
	}
	return ""
}

// ageName is a group named by an age: U8.
var ageName = compile(`^[Uu]\d{1,2}$`)

// withSex puts a sex into a name without one: 公开组 → 公开男子组, 少年甲组 → 少年男子甲组.
func withSex(name, sex string) string {
	bare := []rune(strings.TrimSuffix(name, "组"))
	if n := len(bare); n > 1 && class(string(bare[n-1])) == letterClass && !ageName.MatchString(string(bare)) {
		return string(bare[:n-1]) + sex + "子" + string(bare[n-1]) + "组"
	}
	return string(bare) + sex + "子组"
}

// nameKey makes names equal that are the same group: the order and the long form of the words do not matter.
func nameKey(name string) string {
	name = strings.TrimSuffix(name, "组")
	var keep []string
	add := func(w string) {
		if w = strings.TrimSuffix(w, "子"); w != "个人" && w != "组" && w != "" {
			keep = append(keep, strings.ToUpper(w))
		}
	}
	done := 0
	for _, m := range standardWords().word.FindAllStringIndex(name, -1) {
		add(name[done:m[0]])
		add(name[m[0]:m[1]])
		done = m[1]
	}
	add(name[done:])
	slices.Sort(keep)
	return strings.Join(slices.Compact(keep), "·")
}

// groups gives the names of groups in a clause.
func (c *clause) groups() []group {
	if !c.searched {
		c.found, c.searched = c.words.find(c.s), true
	}
	return c.found
}

// groupsOf gives the names of groups in a clause, and of events where they are the categories.
func (r *reader) groupsOf(c *clause) []group {
	return r.findGroups(c.s)
}

// findGroups finds the names of groups; where the categories are events, also 男子个人.
func (r *reader) findGroups(s string) []group {
	out, seen := r.groupsSeen[s]
	if !seen {
		out = slices.Clip(r.words.find(s))
		r.groupsSeen[s] = out
	}
	if len(r.cats) == 0 {
		return out
	}
	if out = r.withBareSexes(s, out); !strings.Contains(r.cats[0].name, "个人") {
		return out
	}
	for _, m := range eventName.FindAllStringIndex(s, -1) {
		apart := !slices.ContainsFunc(out, func(g group) bool { return g.from < m[1] && m[0] < g.to })
		if n := s[m[0]:m[1]]; sexOf(n) != "" && apart { // 男子个人组 is found already
			out = append(out, group{span: span{m[0], m[1]}, names: []string{n}})
		}
	}
	slices.SortStableFunc(out, func(a, b group) int { return a.from - b.from })
	return out
}

// groupsIn gives the categories a text names, sexes told apart where the text does: 老年组 is both 老年男子组 and 老年女子组.
func (r *reader) groupsIn(s string) []string {
	var out []string
	for _, g := range r.findGroups(s) {
		out = append(out, r.named(g.names)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// named gives the categories that are meant by names.
func (r *reader) named(names []string) []string {
	var out []string
	for _, n := range names {
		cats, seen := r.meantSeen[n]
		if !seen {
			if cats = r.meant(n); r.meantSeen != nil {
				r.meantSeen[n] = slices.Clip(cats)
			}
		}
		out = append(out, cats...)
	}
	return out
}

func (r *reader) meant(n string) []string {
	out := r.meantBy(n)
	if bare := gameName.ReplaceAllString(n, ""); len(out) == 0 && bare != n && bare != "组" {
		out = r.meantBy(bare) // 国际象棋公开组 where the group is 公开组
	}
	if bare := unitFirst.ReplaceAllString(n, ""); len(out) == 0 && bare != n && bare != "组" {
		out = r.exactly(bare) // 每家企业男子组限报3人
	}
	return out
}

// unitFirst is the word for a unit before the name of a group.
var unitFirst = compile(`^(?:企业|企事业单位|企事业|事业单位|机关|街道|乡镇|社区|高校|大学|中学|小学|初中|高中|院校|幼儿园|国企|民企|村居|家庭|团体|个人)`)

var gameName = compile(`国际象棋|中国象棋|象棋|国际跳棋|围棋|五子棋`)

func (r *reader) meantBy(n string) []string {
	var out []string
	for _, c := range r.cats {
		if nameKey(c.name) == nameKey(n) {
			return []string{c.name}
		}
	}
	for _, sec := range r.secs {
		if nameKey(sec.name) == nameKey(n) {
			return sec.cats
		}
	}
	want := strings.Split(nameKey(n), "·")
	for _, c := range r.cats {
		have := strings.Split(nameKey(c.name), "·")
		if !slices.ContainsFunc(want, func(w string) bool { return !slices.Contains(have, w) }) {
			out = append(out, c.name)
		}
	}
	return out
}
