package prospectus

import (
	"strings"
)

// Groups that a phrase means without their names.
var (
	// exceptBehind: 幼儿组以外的各组
	exceptBehind = compile(`([^,。;()]{1,30}?组别?)(?:之|以)?外(?:的)?(?:各|其[他它余]|所有|全部|组)`)
	// ageUpTo: U10及以下组别, 12岁以上各组
	ageUpTo = compile(`(?:[Uu](\d{1,2})|(\d{1,2})周?岁)组?(?:\(含\))?(?:及|或|和|含)?(?:以)?(下|上)(?:的)?(?:各|所有)?(?:个)?(?:年龄)?组?`)
	// ageFromTo: U8至U12组
	ageFromTo = compile(`[Uu](\d{1,2})组?(?:至|到|-+)[Uu]?(\d{1,2})(?:的)?(?:各)?(?:个)?(?:年龄)?组`)
	// inOrderOf: 前两个组别, 后三个组
	inOrderOf = compile(`(?:^|[,;、:])(前|后)([一二两三四五六七八]|\d)个(?:年龄|参赛)?组`)
	// someGroups is a number of groups: 三个组
	someGroups = compile(`([两二三四五六七八九]|\d)个(?:年龄|参赛)?组`)
	// bareWords may stand behind names without 组: U8、U10各五轮
	bareWords = compile(`^(?:各|均|都|分别|只|赛|比赛|进行|采用|实行|下|打|共|为|:|安排|每|棋手|选手|运动员|积分编排|瑞士|单循环|大循环|双循环|单淘汰|单败淘汰|制|用)*(?:` + count + `(?:轮|局|盘|分|名|人|元|步)[^、,;]*)?$`)
)

// meantWithoutName gives the categories a phrase means by their ages, their order, or names without 组.
func (r *reader) meantWithoutName(phrase string) []string {
	if m := exceptBehind.FindStringSubmatch(phrase); m != nil {
		if out := r.groupsIn(m[1]); len(out) > 0 {
			return r.without(out)
		}
	}
	if m := ageFromTo.FindStringSubmatch(phrase); m != nil {
		return r.agesBetween(min(atoiOr(m[1]), atoiOr(m[2])), max(atoiOr(m[1]), atoiOr(m[2])))
	}
	if m := ageUpTo.FindStringSubmatch(phrase); m != nil && len(r.exactly(m[0])) == 0 {
		if m[3] == "下" {
			return r.agesBetween(0, atoiOr(m[1]+m[2]))
		}
		return r.agesBetween(atoiOr(m[1]+m[2]), maxAge)
	}
	if m := inOrderOf.FindStringSubmatch(phrase); m != nil {
		if n, all := atoiOr(numeral(m[2])), r.allNames(); n < len(all) {
			if m[1] == "前" {
				return all[:n]
			}
			return all[len(all)-n:]
		}
	}
	return r.bareList(phrase)
}

const maxAge = 150

// exactly gives the category of just this name.
func (r *reader) exactly(name string) []string {
	for _, c := range r.cats {
		if nameKey(c.name) == nameKey(name) {
			return []string{c.name}
		}
	}
	return nil
}

// agesBetween gives the categories whose names have an age in an interval; nil where one has none.
func (r *reader) agesBetween(from, to int) []string {
	var out []string
	for _, c := range r.cats {
		m := ageNumber.FindStringSubmatch(c.name)
		if m == nil {
			return nil
		}
		if n := atoiOr(m[1] + m[2]); n >= from && n <= to {
			out = append(out, c.name)
		}
	}
	return out
}

// bareList gives the categories a phrase names without 组 and says nothing else about.
func (r *reader) bareList(phrase string) []string {
	at := r.words.list.FindStringIndex(phrase)
	if at == nil || at[0] > 0 || strings.HasSuffix(phrase[:at[1]], "组") || !bareWords.MatchString(phrase[at[1]:]) {
		return nil
	}
	var out []string
	for _, n := range r.words.expand(strings.TrimRight(phrase[:at[1]], "各")) {
		named := r.exactly(n)
		if len(named) == 0 {
			return nil
		}
		out = append(out, named...)
	}
	return out
}

// countMisfits says whether a phrase speaks of a number of groups that is not all of them: which they are is open.
func (r *reader) countMisfits(s string) bool {
	for _, m := range someGroups.FindAllStringSubmatch(s, -1) {
		if n := atoiOr(numeral(m[1])); n != len(r.cats) && n != len(r.secs) {
			return true
		}
	}
	return false
}

// groupsBehind gives the groups in the bracket a text begins with.
func (r *reader) groupsBehind(s string) []string {
	note, _, ok := strings.Cut(s, ")")
	if !ok || !strings.HasPrefix(note, "(") {
		return nil
	}
	names, _ := r.whom(note[1:], "")
	return names
}
