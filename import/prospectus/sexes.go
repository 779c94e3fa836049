package prospectus

import (
	"slices"
	"strings"
)

var (
	sexSplit = compile(`\((?:分|分设|均分|各分|含)?男(?:子)?(?:组)?[、/,和及与]女(?:子)?(?:组)?\)|男(?:子)?(?:组)?[、,和及与]?女(?:子)?(?:组)?(?:分开|分别|分组|各(?:自)?(?:单独)?(?:设|录|取)|单独)|(?:分|分设|均设|设|均分)(?:为)?男(?:子)?(?:组)?[、,和及与]?女(?:子)?(?:组)?|男女分(?:开|别|组|设)|组男(?:子)?[、/,和及与]女(?:子)?`)
	sexMixed = compile(`男女不限|不分男女|不限男女|不分性别|不限性别|性别不限|男女混合|男女均可|男女同组|男、女(?:均可|不限|混合|同组)|男女(?:合并|混编)|男、女混编`)
)

// Prizes for men and women apart in a group that has both.
var (
	bothParts = compile(`男(?:子)?(?:组)?[、,和及与/]?女(?:子|性|生)?(?:组)?(?:棋手|选手|运动员)?(?:均|都)?(?:分别|各自?|分开|单独)?(?:录取|取|奖励|奖前|评奖|前)`)
	menPart   = compile(`男(?:子|性|生)?(?:组)?(?:棋手|选手|运动员)?(?:单独|分别|各)?(?:录取|取|奖|前|第|:|$)`)
	womenPart = compile(`女(?:子|性|生)?(?:组)?(?:棋手|选手|运动员)?(?:单独|分别|各)?(?:单独|另|录取|取|奖|前|第|:|$)`)
	sexStart  = compile(`(?:[,;。]|名、)((?:男(?:子)?[、和及与]?女|男|女)(?:子|性)?(?:组)?(?:棋手|选手|运动员)?(?:各|均|分别)?(?:(?:录取|取|奖励|奖)前?|前|第)` + count + `名)`)
	sexRanked = compile(`男(?:子)?[、,和及与]?女(?:子)?(?:棋手|选手|运动员)?(?:分别|分开|各自|单独)(?:计算|排列|排定?|录取|取|奖励|评奖|计|设奖)`)
)

var sexWord = compile(`男(?:子)?[、/和及与]?女(?:子)?|男子|女子|男|女`)

// groupsApart gives the groups of a text; where no group is of one sex, 少年组男子 is 少年组.
func (r *reader) groupsApart(s string) []string {
	names := r.groupsIn(s)
	if len(names) == 0 && !r.hasSexes() {
		return r.groupsIn(sexWord.ReplaceAllString(s, ""))
	}
	return names
}

// sexesOf gives whom the head of a part rewards: men and women each, or the one sex as a condition.
func sexesOf(head string) (both bool, conds []string) {
	men, women := menPart.MatchString(head), womenPart.MatchString(head)
	switch {
	case bothParts.MatchString(head), men && women:
		return true, nil
	case men:
		return false, []string{"性别=男"}
	case women:
		return false, []string{"性别=女"}
	}
	return false, nil
}

// sexesRanked notes the groups of both sexes whose men and women are said to be ranked apart, outside the prizes too:
// 各组男女混合编排，男、女分别录取名次.
func (r *reader) sexesRanked() {
	r.ranked = map[string]bool{}
	if r.hasSexes() {
		return
	}
	for _, c := range r.cs {
		m := sexRanked.FindStringIndex(c.s)
		if m == nil || c.topic == topicSchedule {
			continue
		}
		names, _ := r.subject(c.s[:m[0]])
		if len(names) == 0 {
			names = r.allNames()
		}
		c.take(m[0], m[1])
		for _, n := range names {
			r.ranked[n] = true
		}
	}
}

// bySex makes two targets of each where men and women are rewarded apart.
func (r *reader) bySex(p *part, all []target) []target {
	if p.team || p.whole {
		return all
	}
	var out []target
	for _, t := range all {
		if !p.sexes && !r.rankedApart(t) || saysSex(t.conds) {
			out = append(out, t)
			continue
		}
		for _, sex := range []string{"性别=男", "性别=女"} {
			out = append(out, target{t.section, withCond(t.conds, sex)})
		}
	}
	return out
}

// rankedApart says whether men and women of a target have places of their own.
func (r *reader) rankedApart(t target) bool {
	names := []string{}
	for _, sec := range r.secs {
		if sec.name == t.section {
			names = sec.cats
		}
	}
	for _, c := range t.conds {
		if n, ok := strings.CutPrefix(c, "组别="); ok {
			names = []string{n}
		}
	}
	return len(names) > 0 && !slices.ContainsFunc(names, func(n string) bool { return !r.ranked[n] })
}

func saysSex(conds []string) bool {
	return slices.ContainsFunc(conds, func(c string) bool { return strings.HasPrefix(c, "性别=") })
}
