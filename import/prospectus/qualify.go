package prospectus

import (
	"strings"
)

var (
	qualifyWord  = compile(`晋级|有资格参加|(?:获得?|取得)[^,。;]{0,24}(?:参赛|决赛|总决赛)?资格|入围|入选|代表[^,。;]{1,12}参加`)
	qualifyPlace = compile(`前` + count + `名`)
	qualifyList  = compile(`名额(?:分配)?(?:为|:)`)
	qualifyQuota = compile(`(男子|女子|男|女)?(?:组)?` + count + `(?:人|名)`)
	nativeOnly   = compile(`(?:指|限|须为)?(` + provinceWord + `)籍`)
	vague        = compile(`机会|优先|视|可能|择优|参考`)
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
		end := stopAt(s, m[1])
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
	activeOut  = compile(`现役[^。;]{0,20}大师[^;。]{0,40}不(?:作|计|占|参与|列入)[^。;]{0,20}(?:晋级|名额|录取)`)
	localGroup = compile(`本地(?:组|棋手|选手)(?:\(([\x{4E00}-\x{9FA5}]{2,5}?)(?:组|籍)?\))?[^,。;、]{0,6}$`)
	qualifyMen = compile(`晋级[^。;]{0,60}(男|女)(?:子)?(?:棋手|选手)`)
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

var localPlace = compile(`本地(?:组|棋手|选手)\(([\x{4E00}-\x{9FA5}]{2,5}?)(?:组|籍)?\)`)

// quotas reads 公开组男子3人、女子1人，老年组男子1人、女子1人.
func (r *reader) quotas(p *part, from int) {
	s := p.s()
	end := stopAt(s, from)
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
