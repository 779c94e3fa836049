package prospectus

import (
	"regexp"
	"slices"
	"strings"
)

// A group's name is made of these words before 组: 公开男子组, 少年女子甲组, U12组.
const (
	sexWords    = `男子|女子|男女|男|女`
	letterWords = `[甲乙丙丁戊己]|[A-Ha-h]`
	otherWords  = `公开|中老年|老年|中年|青年|青少年|少年|儿童|少儿|幼儿|成人|成年|专业|业余|职业|机关|职工|教师|教职工|企业|公务员|农民|社会|市民|` +
		`小学|中小学|初中|高中|中学|大学|高校|大学生|中学生|小学生|学生|低年级|中年级|高年级|[一二三四五六]年级|[一二三四五六](?:-|至|、)[一二三四五六]年级|` +
		`家庭|亲子|双人|混双|混合双人|团体|混合团体|个人|精英|大师|名人|希望|启蒙|新秀|新苗|高段|中段|低段|初级|中级|高级|入门|定段|升段|级位|段位|有段|无段|` +
		`[1-9一二三四五六七八九]段|元老|常青|长青|乐龄|本地|外地|快棋|慢棋|超快棋|超快|棋王|挑战|提高|普及|普通|体验|特邀|残疾人|盲人|听障|肢体|` +
		`U\d{1,2}|u\d{1,2}|\d{1,2}(?:周)?岁(?:及)?(?:以上|以下)?|\d{1,2}-\d{1,2}(?:周)?岁|竞技|大众|群众|百姓|国少|国青|国象|围棋|象棋|国际象棋|国际跳棋|五子棋|` +
		`\d{1,3}格|100格|64格`
)

var (
	groupWord = longest(`(?:` + sexWords + `|` + letterWords + `|` + otherWords + `)`)
	groupList = longest(`(?:W)+组?(?:[、和及与/](?:W)+组?)*`)
	groupBoth = longest(`^((?:W)+)组\(?男子?组?[、/和及与,]女子?组?\)?`)
	groupOne  = longest(`^((?:W)+)组\(?(男子|女子|男|女)组?\)?`)
	sexSplit  = regexp.MustCompile(`\((?:分|分设|均分|各分|含)?男(?:子)?(?:组)?[、/,和及与]女(?:子)?(?:组)?\)|男(?:子)?(?:组)?[、,和及与]?女(?:子)?(?:组)?(?:分开|分别|分组|各(?:自)?(?:单独)?(?:设|录|取)|单独)|(?:分|分设|均设|设|均分)(?:为)?男(?:子)?(?:组)?[、,和及与]?女(?:子)?(?:组)?|男女分(?:开|别|组|设)|组男(?:子)?[、/,和及与]女(?:子)?`)
	sexMixed  = regexp.MustCompile(`男女不限|不分男女|不限男女|不分性别|不限性别|性别不限|男女混合|男女均可|男女同组|男、女(?:均可|不限|混合|同组)|男女(?:合并|混编)|男、女混编`)
)

func longest(pattern string) *regexp.Regexp {
	w := `(?:` + sexWords + `|` + letterWords + `|` + otherWords + `)`
	re := regexp.MustCompile(strings.ReplaceAll(pattern, "W", w))
	re.Longest()
	return re
}

// group is a group's name in a text.
type group struct {
	span
	names []string // a list written short gives several: 公开男子、女子组
}

// findGroups finds the names of groups in a text. A word is one if it ends with 组; what stands before it in a list with
// the same ending belongs to it.
func findGroups(s string) []group {
	var out []group
	for at := 0; at < len(s); {
		g, ok := groupAt(s, at)
		if !ok {
			return out
		}
		if len(g.names) > 0 {
			out = append(out, g)
		}
		at = g.to
	}
	return out
}

// groupAt finds the next group of a text; one without names is none after all.
func groupAt(s string, at int) (g group, ok bool) {
	list := groupList.FindStringIndex(s[at:])
	if list == nil {
		return g, false
	}
	from := at + list[0]
	if m := groupBoth.FindStringSubmatch(s[from:]); m != nil && strings.HasPrefix(s[from:], m[0]) && strings.Count(m[0], "(") == strings.Count(m[0], ")") {
		base := groupWord.FindAllString(m[1], -1)
		return group{span{from, from + len(m[0])}, []string{withSex(name(base), "男"), withSex(name(base), "女")}}, true
	}
	if m := groupOne.FindStringSubmatch(s[from:]); m != nil && strings.HasPrefix(s[from:], m[0]) && !strings.Contains(s[from:from+list[1]-list[0]], "、") && oneSex(s[from+len(m[0]):], m[0]) {
		return group{span{from, from + len(m[0])}, []string{withSex(name(groupWord.FindAllString(m[1], -1)), strings.TrimSuffix(m[2], "子"))}}, true
	}
	text := s[from : at+list[1]]
	last := strings.LastIndex(text, "组")
	if last < 0 || notGroup(s, from, from+last+len("组")) {
		return group{span: span{from, at + list[1]}}, true
	}
	text = text[:last+len("组")]
	return group{span{from, from + len(text)}, expand(text)}, true
}

// oneSex says whether the sex behind a group's name is all of it: not 公开组(男女不限).
func oneSex(rest, text string) bool {
	open := strings.Count(text, "(") != strings.Count(text, ")")
	single := strings.HasSuffix(text, "男") || strings.HasSuffix(text, "女")
	return !open && !single && !strings.HasPrefix(rest, "、女") && !strings.HasPrefix(rest, "女")
}

// notGroup tells 组 in other words: 组委会, 组织, 组成; and a letter or a number that only happens to stand before it.
func notGroup(s string, from, to int) bool {
	rest := s[to:]
	for _, word := range []string{"委", "织", "成", "队", "建", "长", "合"} {
		if strings.HasSuffix(s[from:to], "组") && strings.HasPrefix(rest, word) && !strings.HasPrefix(rest, "合并") {
			return true
		}
	}
	return strings.HasSuffix(s[:from], "每") || strings.HasSuffix(s[:from], "领导") || strings.HasSuffix(s[:from], "裁判")
}

var listMarks = regexp.MustCompile(`[、和及与/]`)

// expand writes out a list of names written short.
func expand(text string) []string {
	parts := listMarks.Split(text, -1)
	var words [][]string
	for _, p := range parts {
		words = append(words, groupWord.FindAllString(strings.TrimSuffix(p, "组"), -1))
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

// withSex puts a sex into a name without one: 公开组 → 公开男子组, U12组 → U12男子组.
func withSex(name, sex string) string {
	words := groupWord.FindAllString(strings.TrimSuffix(name, "组"), -1)
	if n := len(words); n > 1 && class(words[n-1]) == letterClass {
		return strings.Join(words[:n-1], "") + sex + "子" + words[n-1] + "组"
	}
	return strings.TrimSuffix(name, "组") + sex + "子组"
}

// nameKey makes names equal that are the same group: the order and the long form of the words do not matter.
func nameKey(name string) string {
	words := groupWord.FindAllString(strings.TrimSuffix(name, "组"), -1)
	var keep []string
	for _, w := range words {
		if w = strings.TrimSuffix(w, "子"); w != "个人" && w != "" {
			keep = append(keep, strings.ToUpper(w))
		}
	}
	slices.Sort(keep)
	return strings.Join(slices.Compact(keep), "·")
}

// groups gives the names of groups in a clause.
func (c *clause) groups() []group {
	if !c.searched {
		c.found, c.searched = findGroups(c.s), true
	}
	return c.found
}

// groupsOf gives the names of groups in a clause, and of events where they are the categories.
func (r *reader) groupsOf(c *clause) []group {
	if len(r.cats) == 0 || !strings.Contains(r.cats[0].name, "个人") {
		return c.groups()
	}
	return r.findGroups(c.s)
}

// findGroups finds the names of groups; where the categories are events, also 男子个人.
func (r *reader) findGroups(s string) []group {
	out := findGroups(s)
	if len(r.cats) == 0 || !strings.Contains(r.cats[0].name, "个人") {
		return out
	}
	for _, m := range eventName.FindAllStringIndex(s, -1) {
		if n := s[m[0]:m[1]]; sexOf(n) != "" {
			out = append(out, group{span{m[0], m[1]}, []string{n}})
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
		out = append(out, r.meant(n)...)
	}
	return out
}

func (r *reader) meant(n string) []string {
	var out []string
	for _, c := range r.cats {
		if nameKey(c.name) == nameKey(n) {
			return []string{c.name}
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
