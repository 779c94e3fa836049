package prospectus

import (
	"slices"
	"strings"
)

var (
	restOf      = compile(`其(?:余|他|它)(?:的)?(?:各|[两二三四五六七八九十])?(?:个)?(?:年龄|参赛)?(?:组别|组|项目)|另(?:外)?(?:的)?(?:[二两三四五六]|各|几)(?:个)?组|剩(?:余|下)(?:的)?(?:各)?(?:个)?组|余下(?:的)?(?:各)?(?:个)?组|别的组`)
	exceptFor   = compile(`除(?:了)?([^,。;]{1,30}?)(?:以|之)?外`)
	exceptOf    = compile(`\(([^,。;()]{1,30}?)(?:除外|不比赛|轮空|不参加|(?:没有?|无|不打|不下|不赛|不用下|免)(?:此|这|该|本)(?:一)?轮(?:次)?)\)|\((?:不含|不包括)([^,。;()]{1,30}?)\)`)
	allOf       = compile(`各组|每组|每个组|各个组|各年龄组|所有组|全部组|[两三四五六]个组|均|都|皆|一律|一概|统一|全部|全用|全场`)
	eachSection = compile(`(?:^|[^余他它])(?:各组|每组|每个组|各个组|各年龄组|所有组|全部组)(?:别)?(?:均|都|皆|一律|一概|统一|全部)`)
	bySystem    = compile(`(积分编排|循环)(?:赛)?(?:制)?(?:的)?(?:各|[两二三四五六])?(?:个)?组`)
)

// whom gives the categories a phrase is about; before is what stands in front of it in its sentence. broad says that they
// are the others, not named ones.
func (r *reader) whom(phrase, before string) (names []string, broad bool) {
	if m := exceptFor.FindStringSubmatch(phrase); m != nil {
		if out := r.groupsIn(m[1]); len(out) > 0 {
			return r.without(out), true
		}
	}
	if m := exceptOf.FindStringSubmatch(phrase); m != nil {
		if out := r.groupsIn(m[1] + m[2]); len(out) > 0 {
			return r.without(out), true // 第六轮（U8组除外）
		}
	}
	if m := restOf.FindStringIndex(phrase); m != nil {
		if len(r.groupsIn(phrase[:m[0]])) > 0 {
			return r.allNames(), true // 公开组前三名、其他各组第一名
		}
		if out := r.groupsIn(before); len(out) > 0 {
			return r.without(out), true
		}
	}
	if names := r.meantWithoutName(phrase); len(names) > 0 {
		return names, false
	}
	if m := bySystem.FindStringSubmatch(phrase); m != nil {
		for _, sec := range r.secs {
			if strings.Contains(sec.row["赛制"], m[1]) {
				names = append(names, sec.cats...)
			}
		}
		if len(names) > 0 {
			return names, false
		}
	}
	return r.groupsIn(phrase), false
}

func (r *reader) without(names []string) []string {
	var out []string
	for _, c := range r.cats {
		if !slices.Contains(names, c.name) {
			out = append(out, c.name)
		}
	}
	return out
}

func (r *reader) allNames() []string { return r.without(nil) }

// subject gives the categories a part of a sentence up to its end is about: those of the nearest phrase that names some,
// with the bare names in a row before it (公开组,少年组采用…); all named so far where the phrase says 均.
func (r *reader) subject(s string) (names []string, broad bool) {
	ends := phraseEnds(s)
	for i := len(ends) - 1; i >= 0; i-- {
		from := 0
		if i > 0 {
			from = ends[i-1] + 1
		}
		phrase := s[from:ends[i]]
		names, broad := r.whom(phrase, s[:from])
		if len(names) == 0 && allOf.MatchString(phrase) {
			if m := exceptFor.FindStringSubmatch(s[:from]); m != nil {
				return r.without(r.groupsIn(m[1])), true // 除女子组外，各组
			}
			if restOf.MatchString(s[:from]) || eachSection.MatchString(phrase) && !(i > 0 && r.bareNames(s, ends, i-1)) {
				return r.allNames(), true
			}
			if names = r.groupsIn(s[:from]); len(names) == 0 {
				return r.allNames(), true
			}
			return names, false
		}
		if len(names) == 0 {
			continue
		}
		for ; i > 0 && r.bareNames(s, ends, i-1); i-- {
			a := 0
			if i > 1 {
				a = ends[i-2] + 1
			}
			names = append(names, r.groupsIn(s[a:ends[i-1]])...)
		}
		slices.Sort(names)
		return slices.Compact(names), broad
	}
	return nil, false
}

// phraseEnds gives the ends of the phrases of a sentence.
func phraseEnds(s string) []int {
	var out []int
	for i := range s {
		if s[i] == ',' || s[i] == ';' {
			out = append(out, i)
		}
	}
	return append(out, len(s))
}

// bareNames says whether a phrase is nothing but the name of a group.
func (r *reader) bareNames(s string, ends []int, i int) bool {
	from := 0
	if i > 0 {
		from = ends[i-1] + 1
	}
	gs := r.words.find(s[from:ends[i]])
	return len(gs) == 1 && gs[0].from == 0 && gs[0].to == ends[i]-from
}

// sectionsOf gives the sections of categories.
func (r *reader) sectionsOf(names []string) []*section {
	var out []*section
	for _, n := range names {
		if s := r.sectionOf(n); s != nil && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// unknownGroup says whether a text names a group that is none of the categories: what it says is not for everybody.
func (r *reader) unknownGroup(s string) bool {
	if len(r.groupsIn(s)) == 0 && r.countMisfits(s) {
		return true
	}
	for _, g := range r.words.find(s) {
		if len(r.named(g.names)) == 0 && !strings.Contains(s[g.from:g.to], "团体") && !strings.Contains(s[g.from:g.to], "个人") {
			return true
		}
	}
	return false
}
