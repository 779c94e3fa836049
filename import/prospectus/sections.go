package prospectus

import (
	"slices"
	"strconv"
	"strings"
)

func itoa(n int) string { return strconv.Itoa(n) }

// section is a 比赛组 being read.
type section struct {
	name  string
	cats  []string
	apart bool // its categories are ranked each by itself
	row   map[string]string
	from  []quote
	at    map[string]quote // where a cell is from
}

func (s *section) put(column, value string, q quote) {
	if value == "" {
		return
	}
	s.row[column] = value
	if s.at == nil {
		s.at = map[string]quote{}
	}
	s.at[column] = q
	if !slices.Contains(s.from, q) {
		s.from = append(s.from, q)
	}
}

var (
	calledSo    = compile(`(?:统称|合称|简称|称|取名|命名)(?:为|作)?["“]?$`)
	rankedApart = compile(`(?:分别|分开|单独|各自|分组)(?:录取|取|计算|排列|奖励|计|设)(?:名次|奖项|成绩)?|(?:成绩|名次|奖项|奖励)(?:分别|分开|单独|各自)`)
	mergeWord   = compile(`合并(?:在一起)?(?:比赛|编排|进行|竞赛|为(?:一|1)?个?|成|录取)?|混合编排|(?:一起|统一)编排|同组(?:比赛|编排)`)
	mergeIf     = compile(`若|如果?|不足|少于|不够|未达|不满|视|可能|有权|必要时|根据|可以?(?:将|与|和)?(?:其他|相邻)?.{0,8}合并|可合并`)
)

// merges makes the sections: categories said to play together share one, the others have their own.
func (r *reader) merges() {
	for _, c := range r.cs {
		for _, m := range mergeWord.FindAllStringIndex(c.s, -1) {
			r.merge(c, m[0], m[1])
		}
	}
	for _, cat := range r.cats {
		if cat.section == "" {
			r.secs = append(r.secs, &section{name: cat.name, cats: []string{cat.name}, row: map[string]string{}})
		}
	}
	first := func(s *section) int {
		return slices.IndexFunc(r.cats, func(c *category) bool { return c.name == s.cats[0] })
	}
	slices.SortStableFunc(r.secs, func(a, b *section) int { return first(a) - first(b) })
}

func (r *reader) merge(c *clause, from, to int) {
	a, b := c.sentenceAt(from, to)
	head := c.s[a:from]
	if strings.HasSuffix(head, "男女") || strings.HasSuffix(head, "男、女") {
		return // men and women of one group
	}
	if i := strings.LastIndexAny(head, ":,"); i >= 0 && len(r.groupsIn(head[i:])) >= 2 {
		head = head[i:]
	}
	names := r.groupsIn(head)
	if len(names) < 2 {
		return
	}
	if mergeIf.MatchString(c.s[a:from]) {
		r.doubt("合并与否要看报名情况", c, from, to)
		return
	}
	for _, n := range names {
		if r.find(n).section != "" {
			return
		}
	}
	c.take(a+strings.LastIndex(c.s[a:from], head), to)
	order := r.inOrder(names)
	sec := &section{name: strings.Join(order, "、"), cats: order, row: map[string]string{}}
	if gs := r.words.find(c.s[to:b]); len(gs) > 0 && len(gs[0].names) == 1 && (strings.HasSuffix(c.s[from:to], "为") && gs[0].from < 7 || calledSo.MatchString(c.s[to:to+gs[0].from])) {
		sec.name = gs[0].names[0]
	}
	sec.apart = rankedApart.MatchString(c.s[to:b])
	q := c.sentence(from, to)
	for _, n := range order {
		cat := r.find(n)
		cat.section = sec.name
		cat.put("比赛组", sec.name, q)
	}
	sec.from = append(sec.from, q)
	r.secs = append(r.secs, sec)
}

// inOrder gives categories in the order of the sheet.
func (r *reader) inOrder(names []string) []string {
	var out []string
	for _, c := range r.cats {
		if slices.Contains(names, c.name) {
			out = append(out, c.name)
		}
	}
	return out
}

// sectionOf gives the section a category plays in.
func (r *reader) sectionOf(cat string) *section {
	for _, s := range r.secs {
		if slices.Contains(s.cats, cat) {
			return s
		}
	}
	return nil
}

// scope gives the sections a statement is about: those of the groups named in its sentence or above it, else all.
func (r *reader) scope(c *clause, from, to int) []*section {
	a, _ := c.sentenceAt(from, to)
	names, _ := r.subject(c.s[a:to])
	if above := r.groupsIn(c.s[:a]); len(above) > 0 && len(r.groupsIn(c.s[a:to])) == 0 && restOf.MatchString(c.s[a:to]) {
		names = r.without(above) // 公开组…；其余各组…
	}
	if len(names) == 0 && len(r.cats) > 1 && r.unknownGroup(c.s[a:to]) {
		return nil
	}
	for p := c; len(names) == 0 && p != nil; p = p.parent {
		if p != c && p.style > plain {
			names = r.groupsIn(heading1(p))
		}
	}
	if len(names) == 0 {
		return r.secs
	}
	return r.sectionsOf(names)
}
