package prospectus

import (
	"slices"
	"strings"
)

// prizes reads 奖项 and 奖励.
func (r *reader) prizes() {
	r.meantSeen = map[string][]string{}
	r.alike = slices.ContainsFunc(r.cs, func(c *clause) bool { return (c.under(topicPrizes) || c.head) && sameForAll.MatchString(c.s) })
	var last *part
	for i := 0; i < len(r.cs); i++ {
		c := r.cs[i]
		if c.under(topicPrizes) || !c.under(topicSchedule) && strings.HasPrefix(c.s, "名次") {
			if n := r.prizeTable(i, last); n > 0 {
				i += n - 1
				continue
			}
		}
		if !r.prizeClause(c) {
			if gs := c.groups(); c.under(topicPrizes) && len(gs) > 0 && gs[0].from == 0 {
				last = &part{c: c, to: len(c.s)} // a line above the prizes of a group
				r.whose(last)
			}
			continue
		}
		for k, p := range r.parts(c) {
			if k > 0 && last.team {
				p.team = true // 团体：甲组、乙组各录取
			}
			r.inherit(p, last)
			r.readPart(p)
			if !p.team {
				r.rewarded = append(r.rewarded, p.names...)
			}
			last = p
		}
	}
	for _, c := range r.cs {
		if r.prizeClause(c) {
			r.minusOne(c)
			r.sharing(c)
			r.giveWinners(c)
		}
	}
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			r.sameAs(c)
		}
	}
	r.giveRest()
	r.settleLists()
}

var prizeHead = compile(`^.{0,30}第[一1]名(?:奖金)?:?(?:人民币)?\d+元`)

func (r *reader) readPart(p *part) {
	r.qualifiers(p)
	r.honours(p)
	r.titlesOf(p)
	r.bandsOf(p)
	r.titlesBeside(p)
	r.thingsOf(p)
}

func (l *list) admit(quota int) {
	if quota > 0 {
		l.quota = quota
	}
}

func (r *reader) prizeClause(c *clause) bool {
	return c.under(topicPrizes) && prizeMark.MatchString(c.s) && c.topic != topicSchedule || c.style > heading && prizeHead.MatchString(c.s)
}
