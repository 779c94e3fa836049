package prospectus

import (
	"slices"
	"strings"
)

// bareSex is 男子 or 女子 alone, where it means the groups of that sex: 男子第1轮, 男子积分相同的, 女子采用单循环. Not 男子棋手,
// 男子团体, 公开组女子.
var bareSex = compile(`(?:^|[,、。;:() \d和与及同跟在由从按以将对取])((?:男|女)子)(?:$|[,、:() ]|和|与|及|组?个人赛|(?:的)?(?:第|首轮|头轮|头一轮|各轮|每轮|前[一二两三四五六七八九\d]+轮|[一二三四五六七八九十\d]+轮|积分|同分|得分|总分|分数|名次|排名|破同分|合并|统一|采用|采取|实行|进行|赛|打|下|用|每方|每人|均|都|各|共|编排|比赛|不足|报名))`)

// bareSexes finds the sexes that stand for groups in a text, where each group is of one sex and none has a sex that the
// groups of another age have too: of 少年男子组、成年男子组 which 男子 means depends on what stands above.
func (r *reader) bareSexes(s string) []group {
	if !r.sexesAlone() {
		return nil
	}
	return sexNames(s)
}

// withBareSexes adds them to the groups of a text.
func (r *reader) withBareSexes(s string, found []group) []group {
	for _, g := range r.bareSexes(s) {
		if !slices.ContainsFunc(found, func(o group) bool { return o.from < g.to && g.from < o.to }) {
			found = append(found, g)
		}
	}
	slices.SortStableFunc(found, func(a, b group) int { return a.from - b.from })
	return found
}

func sexNames(s string) []group {
	var out []group
	for at := 0; at < len(s); {
		m := bareSex.FindStringSubmatchIndex(s[at:])
		if m == nil {
			break
		}
		out = append(out, group{span: span{at + m[2], at + m[3]}, names: []string{s[at+m[2]:at+m[3]] + "组"}})
		at += m[3]
	}
	return out
}

// sexesAlone says whether the groups are all of one sex, both sexes are among them, and no two are alike but for the sex
// besides others: 男子甲组、男子乙组、女子组, not 少年男子组、少年女子组、成年男子组、成年女子组.
func (r *reader) sexesAlone() bool {
	bases := map[string][]string{}
	for _, c := range r.cats {
		if c.sex == "" {
			return false
		}
		bases[c.sex] = append(bases[c.sex], ageKey(c.name))
	}
	if len(bases) < 2 {
		return false
	}
	return len(r.cats) == 2 || !slices.ContainsFunc(bases["男"], func(b string) bool { return slices.Contains(bases["女"], b) })
}

// sexLine gives the groups of the one sex a line of a timetable is for that names no group: 9:00 男子第1轮.
func (r *reader) sexLine(s string) []string {
	found := sexNames(s)
	if len(found) == 0 || slices.ContainsFunc(r.cats, func(c *category) bool { return c.sex == "" }) {
		return nil
	}
	var names []string
	for _, c := range r.cats {
		if slices.ContainsFunc(found, func(g group) bool { return strings.HasPrefix(g.names[0], c.sex) }) {
			names = append(names, c.name)
		}
	}
	return names
}
