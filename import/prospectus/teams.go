package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

var (
	teamPlaces = compile(`(?:名次|名次分)(?:之和|相加|总和|和)|名次分`)
	teamPoints = compile(`(?:个人)?积分(?:之和|相加|总和)|得分(?:之和|相加|总和)`)
	teamBest   = compile(`(?:前|取|以|最好的?|最佳的?|最高的?|最前的?)[^,。;]{0,10}?` + count + `(?:名|人|位)(?:的)?(?:棋手|选手|运动员|队员)?(?:的)?(?:个人)?(?:名次|积分|得分|成绩)|(?:^|[:,])(?:以|按|将)?` + count + `(?:名|人|位)(?:棋手|选手|运动员|队员)(?:的)?(?:个人)?(?:名次|积分|得分|成绩)(?:之和|相加|总和)`)
	teamSize   = compile(`每队(?:限|须|必须)?(?:上场|出场|参赛|由)` + count + `(?:名|人)`)
)

// teams reads 团体取 and 团体计法.
func (r *reader) teams() {
	for _, c := range r.cs {
		if c.topic == topicSchedule || !strings.Contains(c.s, "团体") && !strings.Contains(heading1Of(c.parent), "团体") {
			continue
		}
		i := max(0, strings.Index(c.s, "团体"))
		text := c.s[i:]
		mode := ""
		switch places, points := teamPlaces.FindStringIndex(text), teamPoints.FindStringIndex(text); {
		case places != nil && (points == nil || places[0] < points[0]):
			mode = "名次和"
			c.take(i+places[0], i+places[1])
		case points != nil:
			mode = "积分和"
			c.take(i+points[0], i+points[1])
		default:
			continue
		}
		n := r.teamSize(c, text, i)
		if len(r.secs) > 1 && acrossGroups.MatchString(text) {
			r.doubt("团体跨组计算，表格里写不下", c, i, len(c.s))
			continue
		}
		r.teamsWithin = r.teamsWithin || withinGroup.MatchString(text)
		sex := sexOf(before(c.s, i, len("男子")))
		for _, sec := range r.scope(c, i, len(c.s)) {
			if cat := r.find(sec.cats[0]); sex != "" && cat.sex != sex {
				continue // 男子团体
			}
			sec.put("团体计法", mode, c.sentence(i, len(c.s)))
			sec.put("团体取", n, c.sentence(i, len(c.s)))
		}
	}
}

// acrossGroups is a team's score over several groups.
var acrossGroups = compile(`在各组|每个?组[^,。;]{0,6}(?:前|最好|取)|组别不限|不限组别|各组(?:别)?(?:中|取得|的)|跨组|所有组别`)

// withinGroup is a team's score in one group.
var withinGroup = compile(`(?:该|同一?|本)组(?:别)?`)

// teamSize gives how many players count: said with the sum, or how many a team has.
func (r *reader) teamSize(c *clause, text string, at int) string {
	if all := teamBest.FindAllString(text, -1); len(all) > 1 || strings.Contains(text, "女子前") {
		r.doubt("团体取几人分男女，表格里写不下", c, at, len(c.s))
		return ""
	}
	if m := teamBest.FindStringSubmatchIndex(text); m != nil {
		c.take(at+m[0], at+m[1])
		if m[2] < 0 {
			return numeral(text[m[4]:m[5]])
		}
		return numeral(text[m[2]:m[3]])
	}
	for _, o := range r.cs {
		if m := teamSize.FindStringSubmatchIndex(o.s); m != nil {
			o.take(m[0], m[1])
			return numeral(o.s[m[2]:m[3]])
		}
	}
	return ""
}

// teamSection gives the one section of several whose teams are ranked.
func (r *reader) teamSection() *section {
	var out *section
	for _, s := range r.secs {
		if s.row["团体计法"] == "" {
			continue
		}
		if out != nil {
			return nil
		}
		out = s
	}
	if len(r.secs) == 1 {
		return nil
	}
	return out
}

// teamsInEach says whether every section ranks teams of its own.
func (r *reader) teamsInEach() bool {
	return r.teamsWithin && !slices.ContainsFunc(r.secs, func(s *section) bool { return s.row["团体计法"] == "" })
}

func numeral(text string) string {
	n, ok := pairing.ParseNumeral(text)
	if !ok {
		return ""
	}
	return itoa(int(n))
}
