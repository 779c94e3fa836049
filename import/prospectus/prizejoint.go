package prospectus

import (
	"slices"

	"qisai/pairing"
)

// sumOfParts is a sum of what other clauses say: 前两条的奖金加在一起为15530元.
var sumOfParts = compile(`(?:(?:前|上)(?:面|述)?(` + someNumber + `)(?:条|款|项)(?:的)?)?(?:各项|全部|所有)?(?:奖金|奖励|奖项)[^,。;\d]{0,6}(?:加在一起|加起来|合起来|合在一起|相加|统共|拢共|合共)[^,。;\d]{0,6}` + amountText)

// sumOfGroups is a sum of so many groups: 三组合计50000元.
var sumOfGroups = compile(`(` + someNumber + `)个?(?:组|项)(?:别|目)?(?:奖金)?(?:合计|共计|总计|一共|总共|共)(?:为|:|是)?` + amountText)

// jointSums takes a sum of several lists, or of what other clauses say, for the total of the event where it is that: it is
// what all the lists add up to, or is said of all the clauses on money.
func (r *reader) jointSums() {
	for _, c := range r.cs {
		for _, m := range sumOfParts.FindAllStringSubmatchIndex(c.s, -1) {
			yuan, ok := plainYuan(c.s[m[4]:m[5]])
			if !ok || !c.under(topicPrizes) {
				continue
			}
			v := newJoint(yuan, c, m[0], m[1])
			if m[2] >= 0 && r.clausesBefore(c) == atoiOr(c.s[m[2]:m[3]]) && !r.moneyBehind(c) {
				r.declare(v)
			}
			r.joint = append(r.joint, v)
		}
	}
	for _, c := range r.cs {
		for _, m := range sumOfGroups.FindAllStringSubmatchIndex(c.s, -1) {
			n := atoiOr(c.s[m[2]:m[3]])
			if yuan, ok := plainYuan(c.s[m[4]:m[5]]); ok && c.under(topicPrizes) && (n == len(r.secs) || n == len(r.cats)) {
				r.declare(newJoint(yuan, c, m[0], m[1]))
			}
		}
	}
	total := pairing.Money(0)
	for _, l := range r.lists {
		total += l.sum()
	}
	for _, v := range r.joint {
		if v.text == total.String() {
			r.declare(v)
		}
	}
}

// declare takes a sum for the total of the event if the text says no other.
func (r *reader) declare(v jointSum) {
	if len(r.items["奖金总额"]) == 0 {
		r.item("奖金总额", v.text, v.c, v.at.from, v.at.to)
	}
}

// jointSum is a sum of several lists.
type jointSum struct {
	text string // in yuan
	c    *clause
	at   span
}

func newJoint(yuan string, c *clause, from, to int) jointSum {
	return jointSum{yuan, c, span{from, to}}
}

// clausesBefore counts the clauses of the same rank above a clause.
func (r *reader) clausesBefore(c *clause) int {
	n := 0
	for _, o := range r.cs {
		if o == c {
			return n
		}
		if o.parent == c.parent && o.style == c.style {
			n++
		}
	}
	return n
}

// moneyBehind says whether money is given below a clause.
func (r *reader) moneyBehind(c *clause) bool {
	return slices.ContainsFunc(r.lists, func(l *list) bool {
		return slices.ContainsFunc(l.bands, func(b band) bool { return b.money > 0 && b.from.Line > c.line })
	})
}
