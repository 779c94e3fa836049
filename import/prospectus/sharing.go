package prospectus

import (
	"slices"
	"strings"
)

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
		own := r.someLists(c)
		if len(own) == 0 && ownPrize.MatchString(word) {
			r.doubt("不知道是哪一个奖兼得不兼得", c, from, to)
			return
		}
		c.take(from+m[0], from+m[1])
		for _, l := range r.lists {
			if l.kind == "奖金" && (len(own) == 0 || slices.Contains(own, l)) {
				l.sharing = value
				l.cite(c.sentence(from+m[0], from+m[1]))
			}
		}
	})
}

var (
	sharingHigh = compile(`就高|取高|高者|最高`)
	sharingBoth = compile(`可与[^,。;]{2,14}兼得`)
)

// ownPrize is a sentence that sets a prize of its own, whose rule is for that alone: 设本地棋手奖，前5名每人300元，可与其他奖项兼得.
var ownPrize = compile(`^(?:另|另外)?(?:单独|特)?设|录取|\d元`)

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
