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
	swissWord  = compile(`积分编排|瑞士(?:制|移位|编排)|积分循环|电脑编排积分`)
	robinWord  = compile(`(?:单|大)循环`)
	doubleWord = compile(`双循环`)
	outWord    = compile(`淘汰`)
	maybe      = compile(`视|或(?:者)?|根据(?:各组)?(?:报名|参赛|实际)|如|若|不足|少于|以下|待定|另行`)
	methodVerb = compile(`采用|采取|实行|进行|使用|用|打|为|制|赛制|编排|组:(?:个人)?[单双大]循环`)
	poolWord   = compile(`分组循环|小组循环|分组(?:单)?循环`)
)

// method reads 赛制, 轮次, the points, the first round and what is avoided.
func (r *reader) method() {
	var systems, rounds, wins, draws, losses, firsts, units []statement
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule || c.under(topicEntry) && !strings.Contains(c.s, "轮") || c.path == "" && c.style == plain && !c.prose {
			continue
		}
		if r.ofTeams(c) {
			r.doubt("团体赛的办法，个人的组别不用", c, 0, len(c.s))
			continue
		}
		c.sentences(func(from, to int) {
			systems = append(systems, r.systemIn(c, from, to)...)
			rounds = append(rounds, r.roundsIn(c, from, to)...)
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
}

// ofTeams says whether a clause is about matches of teams while the text has players for themselves, too.
func (r *reader) ofTeams(c *clause) bool {
	return strings.HasPrefix(c.s, "团体赛") && slices.ContainsFunc(r.cs, func(o *clause) bool { return strings.Contains(o.s, "个人赛") })
}

func (r *reader) systemIn(c *clause, from, to int) []statement {
	s := noKnock.ReplaceAllString(c.s[from:to], "")
	if m := ifFew.FindStringIndex(s); m != nil && (swissWord.MatchString(s[:m[0]]) || robinWord.MatchString(s[:m[0]])) {
		r.doubt("人数不足时另有办法", c, from+m[0], from+m[1])
		s = s[:m[0]]
	}
	swiss, robin, double, out := swissWord.FindStringIndex(s), robinWord.FindStringIndex(s), doubleWord.FindStringIndex(s), outWord.FindStringIndex(s)
	var kinds [][]int
	for _, k := range [][]int{swiss, robin, double} {
		if k != nil {
			kinds = append(kinds, k)
		}
	}
	switch {
	case len(kinds) == 0 && out == nil || !methodVerb.MatchString(s):
		return nil
	case swiss != nil && strings.HasPrefix(s[swiss[0]:], "积分编排比赛") || rankingSentence.MatchString(s) && !strings.Contains(s, "采用"):
		return nil
	case len(kinds) > 1 || len(kinds) == 1 && unsureSystem(s, kinds[0]) || poolWord.MatchString(s):
		if len(r.groupsIn(s)) > 1 && len(kinds) > 1 {
			return r.systemsByGroup(c, from, to)
		}
		r.doubt("赛制未定", c, from, to)
		return nil
	}
	at := out
	value := "单败淘汰"
	switch {
	case swiss == nil && robin == nil && double == nil && secondStage.MatchString(s):
		return nil // its first stage has the system
	case swiss != nil && out != nil:
		value, at = "积分编排+淘汰", swiss
	case swiss != nil:
		value, at = "积分编排", swiss
	case robin != nil && out == nil:
		value, at = "单循环", robin
	case double != nil && out == nil:
		value, at = "双循环", double
	case robin != nil || double != nil:
		r.doubt("循环和淘汰相接的赛制程序没有", c, from, to)
		return nil
	case cutPlayers.MatchString(s):
		return nil // read by cut
	case !strings.Contains(s, "单败") && !strings.Contains(s, "淘汰制") && !strings.Contains(s, "淘汰赛制"):
		return nil
	case maybe.MatchString(s):
		r.doubt("赛制未定", c, from, to)
		return nil
	}
	return []statement{r.state("赛制", value, c, from+at[0], from+at[1])}
}

// ifFew begins what holds only for few entries: …，如报名不足8人则采用单循环.
var ifFew = compile(`[,;](?:如果?|若|倘若|当)?[^,;]{0,12}(?:不足|少于|未达到?|不满|低于)`)

// secondStage is a sentence about what follows the first stage.
var secondStage = compile(`第二阶段|复赛|决赛阶段`)

// unsureSystem says whether the system depends on the entries. What depends may be only the number of rounds, behind it.
func unsureSystem(s string, at []int) bool {
	head := s[:at[0]]
	tail := s[at[1]:]
	return maybe.MatchString(head) || strings.Contains(tail, "或") && !strings.Contains(tail, "轮") || strings.HasPrefix(strings.TrimPrefix(tail, "制"), "或")
}

// systemsByGroup reads a sentence that gives each group its own system, phrase by phrase.
func (r *reader) systemsByGroup(c *clause, from, to int) []statement {
	var out []statement
	start := from
	for _, part := range strings.SplitAfter(c.s[from:to], ",") {
		end := start + len(part)
		s := c.s[start:end]
		names := r.groupsIn(s)
		value := ""
		for word, re := range map[string]*pattern{"积分编排": swissWord, "单循环": robinWord, "双循环": doubleWord} {
			if re.MatchString(s) {
				value += word
			}
		}
		if len(names) > 0 && (value == "积分编排" || value == "单循环" || value == "双循环") && !maybe.MatchString(s) {
			var secs []*section
			for _, n := range names {
				secs = append(secs, r.sectionOf(n))
			}
			out = append(out, statement{"赛制", value, secs, true, c, span{start, end}})
		}
		start = end
	}
	return out
}
