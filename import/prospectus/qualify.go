package prospectus

import (
	"regexp"
	"slices"
	"strings"
)

var (
	qualifyWord  = regexp.MustCompile(`晋级|有资格参加|(?:获得?|取得)[^,。;]{0,24}(?:参赛|决赛|总决赛)?资格|入围|入选|代表[^,。;]{1,12}参加`)
	qualifyPlace = regexp.MustCompile(`前` + count + `名`)
	qualifyList  = regexp.MustCompile(`名额(?:分配)?(?:为|:)`)
	qualifyQuota = regexp.MustCompile(`(男子|女子|男|女)?(?:组)?` + count + `(?:人|名)`)
	nativeOnly   = regexp.MustCompile(`(?:指|限|须为)?(` + provinceWord + `)籍`)
	vague        = regexp.MustCompile(`机会|优先|视|可能|择优|参考`)
)

// qualifiers reads 晋级: the first places of a group, or a list of numbers.
func (r *reader) qualifiers(p *part) {
	s := p.s()
	if !qualifyWord.MatchString(s) && !qualifyList.MatchString(s) {
		return
	}
	if m := qualifyList.FindStringIndex(s); m != nil {
		r.quotas(p, m[1])
		return
	}
	done := 0
	for _, m := range qualifyPlace.FindAllStringSubmatchIndex(s, -1) {
		near := s[done:m[0]]
		done = m[1]
		end := len(s)
		if i := strings.IndexAny(s[m[1]:], "。;"); i >= 0 {
			end = m[1] + i
		}
		w := qualifyWord.FindStringIndex(s[m[1]:end])
		if w == nil || vague.MatchString(s[m[1]:end]) || strings.Contains(s[m[1]:m[1]+w[0]], "元") {
			continue
		}
		r.qualify(p, m, end, near)
	}
}

func (r *reader) qualify(p *part, m []int, end int, near string) {
	s := p.s()
	n := atoi(numeral(s[m[2]:m[3]]))
	whom := *p
	whom.local = nil
	if names := r.groupsIn(near); len(names) > 0 {
		whom.names = names
	}
	if k := nativeOnly.FindStringSubmatchIndex(s[m[1]:end]); k != nil && k[0] < 30 {
		whom.local = []string{"籍贯=" + provincesIn(s[m[1]+k[2]:m[1]+k[3]])}
	}
	whom.local = append(r.qualifySex(whom.names), whom.local...)
	if m := localGroup.FindStringSubmatch(before(s, m[0], 30)); m != nil {
		whom.names, whom.local = nil, append(whom.local, r.localOrigin(m[1])...)
		whom.each = true
	}
	if activeOut.MatchString(p.c.s) {
		whom.local = withCond(whom.local, "现役称号<大师")
	}
	q := p.c.quoteAt(p.from+m[0], p.from+end)
	for _, t := range r.targets(&whom, true) {
		l := r.listFor("晋级", t, "")
		l.quota = n
		l.cite(q)
	}
	p.c.take(p.from+m[0], p.from+end)
}

var (
	activeOut  = regexp.MustCompile(`现役[^。;]{0,20}大师[^;。]{0,40}不(?:作|计|占|参与|列入)[^。;]{0,20}(?:晋级|名额|录取)`)
	localGroup = regexp.MustCompile(`本地(?:组|棋手|选手)(?:\(([\x{4E00}-\x{9FA5}]{2,5}?)(?:组|籍)?\))?[^,。;、]{0,6}$`)
	qualifyMen = regexp.MustCompile(`晋级[^。;]{0,60}(男|女)(?:子)?(?:棋手|选手)`)
)

// qualifySex looks for a clause about the same groups that lets only men or only women qualify.
func (r *reader) qualifySex(names []string) []string {
	for _, c := range r.cs {
		m := qualifyMen.FindStringSubmatchIndex(c.s)
		if m == nil || !strings.Contains(c.s, "范围") && !strings.Contains(c.s, "仅限") {
			continue
		}
		for _, n := range r.groupsIn(c.s) {
			if cat := r.find(n); cat.sex == "" && (len(names) == 0 || contains(names, n)) {
				c.take(m[0], m[1])
				return []string{"性别=" + c.s[m[2]:m[3]]}
			}
		}
	}
	return nil
}

// localOrigin gives the condition for 本地组; the place stands in brackets, here or where the group was named before.
func (r *reader) localOrigin(place string) []string {
	for _, c := range r.cs {
		if place != "" {
			break
		}
		if m := localPlace.FindStringSubmatch(c.s); m != nil {
			place = m[1]
		}
	}
	if place == "" {
		return []string{"标记=本地"}
	}
	return []string{"籍贯=" + place}
}

var localPlace = regexp.MustCompile(`本地(?:组|棋手|选手)\(([\x{4E00}-\x{9FA5}]{2,5}?)(?:组|籍)?\)`)

// quotas reads 公开组男子3人、女子1人，老年组男子1人、女子1人.
func (r *reader) quotas(p *part, from int) {
	s := p.s()
	end := len(s)
	if i := strings.IndexAny(s[from:], "。;"); i >= 0 {
		end = from + i
	}
	base := ""
	for _, phrase := range strings.FieldsFunc(s[from:end], func(r rune) bool { return strings.ContainsRune("、,和", r) }) {
		name := base
		rest := phrase
		if i := strings.LastIndex(phrase, "组"); i >= 0 {
			name, rest = phrase[:i+len("组")], phrase[i+len("组"):]
			base = strings.NewReplacer("男子", "", "女子", "").Replace(name)
		}
		m := qualifyQuota.FindStringSubmatch(rest)
		if m == nil {
			continue
		}
		if m[1] != "" {
			name = withSex(strings.NewReplacer("男子", "", "女子", "").Replace(name), strings.TrimSuffix(m[1], "子"))
		}
		for _, cat := range r.meant(name) {
			sec := r.sectionOf(cat)
			t := target{section: sec.name}
			if len(sec.cats) > 1 {
				t.conds = []string{"组别=" + cat}
			}
			l := r.listFor("晋级", t, "")
			l.quota = atoi(numeral(m[2]))
			l.cite(p.c.quoteAt(p.from+from, p.from+end))
			p.c.take(p.from+from, p.from+end)
		}
	}
}

var (
	minusRE   = regexp.MustCompile(`(?:(?:报名|参赛|实际|各组)?(?:参赛|报名)?(?:人|队)?数?)?(?:不足|少于|未满|不满|不到|未达到?)(录取名额|录取人数|录取名次|奖励名额|规定录取名额|` + `\d{1,3}|[一二三四五六七八九十]{1,3}` + `)(?:名|人|队|\(含[^()]*\)|\([^()]{1,9}\))*[^。;]{0,14}?减(?:一|1)(?:名)?(?:录取|奖励)?`)
	sharingRE = regexp.MustCompile(`(?:只|仅)(?:能|可)?(?:领取|领|取|享受|计)[^,。;]{0,8}最高|取其?(?:较)?高者|按(?:较)?高者计|可与[^,。;]{2,14}兼得|(?:奖金|奖项)[^,。;]{0,14}(?:就高不就低|取高|取最高|按最高|不(?:可|能|得)?兼得|可(?:以)?兼得|不重复)|(?:就高不就低|不(?:可|能|得)?兼得|可(?:以)?兼得|不重复(?:领奖|领取|奖励|获奖|计奖|录取))[^,。;]{0,10}`)
)

// minusOne reads 不足8名减一录取 for the lists of its group.
func (r *reader) minusOne(c *clause) {
	for _, m := range minusRE.FindAllStringSubmatchIndex(c.s, -1) {
		a, _ := c.sentenceAt(m[0], m[1])
		word, n := c.s[m[2]:m[3]], 0
		if n = atoiOr(word); n > 0 && strings.Contains(c.s[m[0]:m[1]], "(含") {
			n++
		}
		lists, ok := r.listsOf(c, a, m[0], n == 0)
		if !ok {
			r.doubt("不知道是哪一组减一录取", c, m[0], m[1])
			continue
		}
		c.take(m[0], m[1])
		for _, l := range lists {
			l.minus = n
			if n == 0 {
				l.minus = r.mainQuota(l)
			}
			l.cite(c.quoteAt(m[0], m[1]))
		}
	}
}

// mainQuota gives the number of places of a list: that of the money list where it only adds things to that.
func (r *reader) mainQuota(l *list) int {
	if m := r.listHas("奖金", target{l.section, l.conds}); m != nil && l.kind == "证书" {
		l = m
	}
	return max(l.quota, l.last())
}

func atoiOr(text string) int {
	if s := numeral(text); s != "" {
		return atoi(s)
	}
	return 0
}

// listsOf gives the lists a remark in a clause is about: of the groups its phrase names, else of those its sentence names.
// A number of its own, said behind several groups with numbers of theirs, is about none for certain; one that refers to
// the places (relative) is about all of them.
func (r *reader) listsOf(c *clause, from, at int, relative bool) ([]*list, bool) {
	p := &part{c: c, to: len(c.s)}
	names := r.groupsIn(lastPhrase(c.s[from:at]))
	if len(names) == 0 {
		near, _ := r.subject(c.s[from:at])
		if names = r.groupsIn(c.s[from:at]); len(near) < len(names) && !relative {
			return nil, false
		}
	}
	if len(names) == 0 {
		names = r.groupsIn(c.s[:at])
	}
	if len(names) == 0 && !eachGroup.MatchString(c.s[:at]) {
		r.inherit(p, nil)
		names = p.names
	}
	team := strings.Contains(c.s[:at], "团体")
	var out []*list
	for _, l := range r.lists {
		if l.kind != "奖金" && l.kind != "证书" && !(l.kind == "团体" && team) || l.kind == "证书" && l.title != "" {
			continue
		}
		if len(names) == 0 || l.kind == "团体" || r.listNamed(l, names) {
			out = append(out, l)
		}
	}
	return out, true
}

func (r *reader) listNamed(l *list, names []string) bool {
	for _, sec := range r.secs {
		if sec.name != l.section {
			continue
		}
		for _, n := range sec.cats {
			if contains(names, n) {
				return true
			}
		}
	}
	return false
}

// sharing reads 兼得: what a clause says of its own lists for them, else for all that can fall to one person.
func (r *reader) sharing(c *clause) {
	c.sentences(func(from, to int) {
		m := sharingRE.FindStringIndex(c.s[from:to])
		if m == nil || strings.Contains(c.s[from:to], "不重复设奖") {
			return
		}
		word, value := c.s[from:to], "不兼得"
		switch {
		case sharingHigh.MatchString(word):
			value = "取高"
		case strings.Contains(word, "可兼得") && !strings.Contains(word, "不可") || strings.Contains(word, "可以兼得") || sharingBoth.MatchString(word):
			value = "兼得"
		}
		c.take(from+m[0], from+m[1])
		own := r.someLists(c)
		for _, l := range r.lists {
			if l.kind == "奖金" && (len(own) == 0 || slices.Contains(own, l)) {
				l.sharing = value
				l.cite(c.sentence(from+m[0], from+m[1]))
			}
		}
	})
}

var (
	sharingHigh = regexp.MustCompile(`就高|取高|高者|最高`)
	sharingBoth = regexp.MustCompile(`可与[^,。;]{2,14}兼得`)
)

// someLists gives the lists for some of the players, such as the women's, that were read from a clause.
func (r *reader) someLists(c *clause) []*list {
	var out []*list
	for _, l := range r.lists {
		here := slices.ContainsFunc(l.from, func(q quote) bool { return q.Line == c.line && q.Path == c.path })
		some := slices.ContainsFunc(l.conds, func(cond string) bool { return !strings.HasPrefix(cond, "组别=") })
		if here && some {
			out = append(out, l)
		}
	}
	return out
}
