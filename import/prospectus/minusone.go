package prospectus

import (
	"slices"
	"strings"
)

var (
	minusRE = compile(`(?:(?:报名|参赛|实际|各组)?(?:参赛|报名)?(?:人|队)?数?)?(?:不足|少于|未满|不满|不到|未达到?)(录取名额|录取人数|录取名次|奖励名额|规定录取名额|` + `\d{1,3}|[一二三四五六七八九十]{1,3}` + `)(?:名|人|队|\(含[^()]*\)|\([^()]{1,9}\))*[^。;]{0,14}?减(?:少|去)?(?:一|1)(?:个)?(?:名|人)?(?:名次|名额)?(?:录取|奖励)?`)
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
		if own := readFromClause(lists, c); len(own) > 0 {
			lists = own
		}
		for _, l := range lists {
			if moneyMinus.MatchString(c.s[m[0]:m[1]]) && l.kind != "奖金" && l.kind != "团体" {
				continue
			}
			l.minus = n
			if n == 0 {
				l.minus = r.mainQuota(l)
			}
			l.cite(c.quoteAt(m[0], m[1]))
		}
	}
}

// readFromClause gives the lists with places from a clause.
func readFromClause(lists []*list, c *clause) []*list {
	var out []*list
	for _, l := range lists {
		if slices.ContainsFunc(l.bands, func(b band) bool { return b.from.Line == c.line && b.from.Path == c.path }) {
			out = append(out, l)
		}
	}
	return out
}

// moneyMinus is 减一 of the money alone: 不足8人时，奖金名次减一.
var moneyMinus = compile(`奖金[^,。;]{0,6}减`)

// mainQuota gives the number of places of a list: that of the money list where it only adds things to that.
func (r *reader) mainQuota(l *list) int {
	if m := r.listHas("奖金", target{l.section, l.conds}); m != nil && l.kind == "证书" {
		l = m
	}
	return max(l.quota, l.last())
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
