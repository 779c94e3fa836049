package prospectus

import (
	"slices"
	"strings"
)

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
	rankedApart = compile(`(?:分别|分开|单独|各自|分组)(?:录取|取|计算|排列|奖励|计|设)(?:名次|奖项|成绩)?|(?:成绩|名次|奖项|奖励)(?:分别|分开|单独|各自|单列|分设|分列|分组)`)
	// mergeWord: 合并编排, 一起比赛, 合为一组, 并入男子组
	mergeWord = compile(`合并(?:在一起|到一起)?(?:同场)?(?:比赛|编排|进行|竞赛|成为(?:一个?)?|为(?:一|1)?个?|成|录取)?|(?:混合|混|共同|统一|一起|合在一起|混在一起)(?:进行)?(?:编排|比赛|竞赛)|混编|同(?:组|场)(?:混合)?编排|同组比赛|合(?:为|成)(?:一|1)个?(?:大)?组|合组|并入(?:到)?`)
	mergeNot  = compile(`(?:不|不再|不得|不能|未|没有|无须|不予)(?:(?:与|和|同|跟|将)[^,。;]*)?$`)
	mergeOld  = compile(`往年|去年|以往|上届|上年|历年|历届|此前|往届|原(?:来|先)`)
	mergeInto = compile(`^["“]?([\p{Han}A-Za-z\d]{1,8}?组)["”]?(?:进行|比赛|编排|[,。;)]|$)`)
	mergeName = compile(`^(?:比赛|进行|编排|,)*(?:统称|合称|简称|称|取名|命名|定名|叫)(?:为|作)?["“]?([\p{Han}A-Za-z\d]{1,8}?组)["”]?(?:进行|比赛|编排|[,。;)]|$)`)
	mergeIf   = compile(`若|如果?|不足|少于|不够|未达|不满|视|可能|有权|必要时|根据|可以?(?:将|与|和)?(?:其他|相邻)?.{0,8}合并|可合并`)
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
	names := r.mergedNames(head, c.s[from:to], c.s[to:b])
	if len(names) < 2 || mergeNot.MatchString(head) || mergeOld.MatchString(lastPhrase(head)) {
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
	m := mergeName.FindStringSubmatch(c.s[to:b])
	if m == nil && mergedAs.MatchString(c.s[from:to]) {
		m = mergeInto.FindStringSubmatch(c.s[to:b])
	}
	if m != nil && !someGroups.MatchString(m[1]) {
		sec.name = r.asWritten(m[1])
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

// mergedAs ends with what the name of groups that play together stands behind.
var mergedAs = compile(`(?:为|成|入|到)$`)

// mergedNames gives the categories a sentence lets play together: those before the word, or a number of groups that is all
// of them; with 并入 also the one behind it.
func (r *reader) mergedNames(head, word, tail string) []string {
	names := r.groupsIn(head)
	if m := someGroups.FindStringSubmatch(head); len(names) < 2 && m != nil && atoiOr(numeral(m[1])) == len(r.cats) {
		names = r.allNames()
	}
	if strings.HasPrefix(word, "并入") {
		if gs := r.words.find(tail); len(gs) > 0 && gs[0].from < len("同年龄") {
			names = append(slices.Clone(names), r.named(gs[0].names)...)
		}
	}
	return names
}

// asWritten gives the name of a category where it is one.
func (r *reader) asWritten(name string) string {
	if out := r.exactly(name); len(out) == 1 {
		return out[0]
	}
	return name
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
