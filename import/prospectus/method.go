package prospectus

import (
	"slices"
	"strings"
)

// statement is one value for some sections.
type statement struct {
	column, value string
	secs          []*section
	narrow        bool // said of some sections only
	c             *clause
	at            span
}

// settle puts the statements of one column into the sections: what is said of some goes before what is said of all, and
// where two clauses disagree the cell stays empty.
func (r *reader) settle(list []statement) {
	for _, sec := range r.secs {
		var best []statement
		for _, st := range list {
			if !containsSection(st.secs, sec) {
				continue
			}
			switch {
			case len(best) > 0 && st.narrow != best[0].narrow && best[0].narrow:
			case len(best) > 0 && st.narrow != best[0].narrow:
				best = []statement{st}
			default:
				best = append(best, st)
			}
		}
		if len(best) == 0 {
			continue
		}
		for _, st := range best[1:] {
			if st.value != best[0].value {
				r.problem(sec.name+"的“"+st.column+"”前后不一："+best[0].value+"、"+st.value, best[0].c.sentence(best[0].at.from, best[0].at.to), st.c.sentence(st.at.from, st.at.to))
				best = nil
				break
			}
		}
		for _, st := range best {
			sec.put(st.column, st.value, st.c.sentence(st.at.from, st.at.to))
		}
	}
	for _, st := range list {
		st.c.take(st.at.from, st.at.to)
	}
}

func containsSection(list []*section, s *section) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func (r *reader) state(column, value string, c *clause, from, to int) statement {
	secs := r.scope(c, from, to)
	if len(secs) == 0 {
		r.doubt("不知道是哪一组", c, from, to)
	}
	return statement{column, value, secs, len(secs) < len(r.secs), c, span{from, to}}
}

var (
	swissWord = compile(`积分编排|瑞士(?:制|移位|编排)|积分循环|电脑编排积分`)
	maybe     = compile(`视|或(?:者)?|根据(?:各组)?(?:报名|参赛|实际)|如|若|不足|少于|以下|待定|另行`)
)

// method reads 赛制, 轮次, the points, the first round and what is avoided.
func (r *reader) method() {
	var systems, rounds, wins, draws, losses, firsts, units []statement
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule && !(methodName.MatchString(heading1(c)) && len(systemsOf(c.s)) > 0) || c.under(topicEntry) && !strings.Contains(c.s, "轮") || c.path == "" && c.style == plain && !c.prose {
			continue
		}
		if r.ofTeams(c) {
			r.doubt("团体赛的办法，个人的组别不用", c, 0, len(c.s))
			continue
		}
		c.sentences(func(from, to int) {
			systems = append(systems, r.systemIn(c, from, to)...)
			rounds = append(rounds, r.roundsIn(c, from, to)...)
			rounds = append(rounds, r.roundsByDay(c, from, to)...)
			wins = append(wins, r.pointsIn(c, from, to, "胜")...)
			draws = append(draws, r.pointsIn(c, from, to, "和")...)
			losses = append(losses, r.pointsIn(c, from, to, "负")...)
			firsts = append(firsts, r.firstIn(c, from, to)...)
			units = append(units, r.avoidIn(c, from, to)...)
		})
	}
	r.settle(systems)
	for _, list := range [][]statement{rounds, wins, draws, losses, r.noFirst(firsts), r.noFirst(units)} {
		r.settle(list)
	}
	r.doubledPoints()
	r.cut()
	r.moreRounds()
	r.roundsOfCut()
}

// ofTeams says whether a clause is about matches of teams while the text has players for themselves, too.
func (r *reader) ofTeams(c *clause) bool {
	return strings.HasPrefix(c.s, "团体赛") && slices.ContainsFunc(r.cs, func(o *clause) bool { return strings.Contains(o.s, "个人赛") })
}
