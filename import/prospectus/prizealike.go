package prospectus

import (
	"slices"
	"strings"
)

// sameAs gives a group the lists of another: 老年组同少年组, 老年组奖励与少年组相同.
func (r *reader) sameAs(c *clause) {
	gs := r.groupsOf(c)
	for _, g := range gs {
		if len(g.names) == 2 && strings.ContainsAny(c.s[g.from:g.to], "与和") && sameWord.MatchString(c.s[g.to:]) && afterMark.MatchString(c.s[:g.from]) {
			r.sameLists(c, g.names[:1], g.names[1:])
			c.take(g.from, g.to)
		}
	}
	for k := 1; k < len(gs); k++ {
		between, after := c.s[gs[k-1].to:gs[k].from], c.s[gs[k].to:]
		if !likeWord.MatchString(between) || !strings.Contains(between, "同") && !sameWord.MatchString(after) || !afterMark.MatchString(c.s[:gs[k-1].from]) {
			continue
		}
		r.sameLists(c, gs[k-1].names, gs[k].names)
		c.take(gs[k-1].from, gs[k].to)
	}
}

func (r *reader) sameLists(c *clause, names, others []string) {
	for _, mine := range r.sectionsOf(r.named(names)) {
		for _, other := range r.sectionsOf(r.named(others)) {
			r.copyLists(mine, other, c)
		}
	}
}

// copyLists gives a section without prizes those of another.
func (r *reader) copyLists(mine, other *section, c *clause) {
	if slices.ContainsFunc(r.lists, func(l *list) bool { return l.section == mine.name }) {
		return
	}
	for _, l := range slices.Clone(r.lists) {
		if l.section == other.name && len(l.conds) == 0 && (l.kind == "奖金" || l.kind == "证书") {
			twin := *l
			twin.section, twin.bands, twin.from = mine.name, slices.Clone(l.bands), slices.Clone(l.from)
			twin.cite(c.quoteAt(0, len(c.s)))
			r.lists = append(r.lists, &twin)
		}
	}
}

// sameForAll says that the prizes are those of each group: (三个组都一样), 各组奖励相同.
var sameForAll = compile(`(?:各|每|两|三|四|五|六|七|八|\d)(?:个)?(?:年龄|参赛)?组(?:别)?(?:的)?(?:奖励|奖金|奖项|奖品|录取)?(?:标准|办法)?(?:都|均|完全)?(?:相同|一样|一致)`)

var (
	likeWord  = compile(`^(?:的)?(?:奖励|奖金|奖项|录取|名次)*(?:办法|标准|名额)?(?:与|和|同|参照|按照|按)$`)
	sameWord  = compile(`^(?:的)?(?:奖励|奖金|奖项|录取)*(?:办法|标准)?(?:相同|一样|一致|执行|标准|发放)`)
	afterMark = compile(`(?:^|[,。;:(])$`)
)
