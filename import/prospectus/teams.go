package prospectus

import (
	"slices"
	"strings"
)

const (
	teamSum    = `(?:数值|数|分)?(?:来|进行|全部)?(?:之和|之总和|总和|的和|和(?:$|[,;。计排评小少高大多低])|相加|总计|合计|合并计算|累计|累加|加起来|加(?:在|到)?一(?:起|块)|加一加|加总|求和|算总账|汇总)`
	teamHead   = `(?:前|最好的?|最佳的?|最优的?|最高的?|最多的?|较好的?|最前的?|较优的?|最靠前的?|取|计|以|按|选|将|把|由|全队|队内|本单位|本队|本校|本组|各队|各校|各单位|每校|每单位|所属|队员|其|:|,|的)`
	teamMember = `(?:名|人|位|个|好)`
)

var (
	teamWord   = compile(`团体|每队|各队|每个?单位|各单位|每校|各校|团队|集体|队伍|(?:学校|单位|代表队|代表团)(?:总分|名次|排名)`)
	teamPlaces = compile(`名次` + teamSum + `|名次分|名次和`)
	teamPoints = compile(`(?:积分|得分|分数|成绩分)[^,;。]{0,2}` + teamSum + `|总积分|总得分|(?:积分|得分)和`)
	// teamBest is how many count: 取成绩最好的3名队员, 前四名, 三名棋手所得积分.
	teamBest = compile(teamHead + count + teamMember + `|[一二三四五六\d]取` + count)
	// notBest stands before a number that is none: not enough players, how many may be entered, how many teams have a prize.
	notBest = compile(`(?:不足|不满|未满|少于|缺|限报|可报|上报|报名|每队(?:限|共|可)?|超过|录取前?|奖励前?|取前|至多|最多|至少|第|-|\d|不到|领队|教练)$`)
	// teamSize is how many a team has, who all count.
	teamSize = compile(`每队(?:限|须|必须)?(?:上场|出场|参赛|由)` + count + `(?:名|人)`)
	// placeScores are places turned into points by a list of their own: 第一名计20分.
	placeScores = compile(`第一名?(?:计|得|记|为|折算)?(?:为|成)?\d+分|折算|折合|\d[、,-]\d[、,-]\d`)
	openTeam    = compile(`另见|另行|另定|待定|平均`)
	// noTeams is said of groups whose teams are not ranked: 女子组不计.
	noTeams = compile(`不(?:设|计|取|评|参加|计算|排|进行|单独设)(?:学校|单位)?(?:团体|团队|集体)?`)
	bothSex = compile(`[一二两三四\d]男[一二两三四\d]女|男(?:子|棋手|队员|选手)?[^,;。组]{0,10}` + count + `(?:名|人)[^;。组]{0,8}女(?:子|棋手|队员|选手)?[^,;。组]{0,10}` + count + `(?:名|人)|女子前`)
)

// teams reads 团体取 and 团体计法.
func (r *reader) teams() {
	for _, c := range r.cs {
		if c.topic == topicSchedule || !teamWord.MatchString(c.s) && !teamWord.MatchString(heading1Of(c.parent)) {
			continue
		}
		c.sentences(func(from, to int) { r.teamsIn(c, from, to) })
	}
}

// teamsIn reads a sentence that adds up the members' places or points.
func (r *reader) teamsIn(c *clause, from, to int) {
	s := c.s[from:to]
	places, points := teamPlaces.FindStringIndex(s), teamPoints.FindStringIndex(s)
	mode, at := "名次和", places
	if places == nil || points != nil && points[0] < places[0] {
		mode, at = "积分和", points
	}
	if at == nil || len(r.secs) == 0 || placeScores.MatchString(c.s) || openTeam.MatchString(strings.ReplaceAll(s, "不另行", "")) {
		return
	}
	c.take(from, to)
	switch {
	case len(r.secs) > 1 && acrossGroups.MatchString(s):
		r.doubt("团体跨组计算，表格里写不下", c, from, to)
		return
	case bothSex.MatchString(s):
		r.doubt("团体取几人分男女，表格里写不下", c, from, to)
		return
	}
	r.teamsWithin = r.teamsWithin || withinGroup.MatchString(s)
	sizes, all := r.teamSizes(s, at[0])
	for _, sec := range r.teamScope(c, from, to, from+at[1]) {
		n := sizes[sec]
		if n == "" && len(sizes) == 0 {
			n = all
		}
		sec.put("团体计法", mode, c.sentence(from, to))
		sec.put("团体取", n, c.sentence(from, to))
	}
}

// teamSizes gives how many players count: for the groups the sentence gives a number each, else for all.
func (r *reader) teamSizes(s string, sum int) (each map[*section]string, all string) {
	each = map[*section]string{}
	gs := r.words.find(s)
	for i, g := range gs {
		end := len(s)
		if i+1 < len(gs) {
			end = gs[i+1].from
		}
		if n := bestOfTeam(s[g.to:end], end-g.to); n != "" {
			for _, sec := range r.sectionsOf(r.named(g.names)) {
				each[sec] = n
			}
		}
	}
	if len(each) > 1 {
		return each, ""
	}
	if n := bestOfTeam(s, sum); n != "" {
		return nil, n
	}
	for _, o := range r.cs {
		if m := teamSize.FindStringSubmatchIndex(o.s); m != nil {
			o.take(m[0], m[1])
			return nil, numeral(firstOf(o.s, m[2:]))
		}
	}
	return nil, ""
}

// bestOfTeam gives the number of players nearest before the sum, else the first behind it.
func bestOfTeam(s string, sum int) string {
	best := ""
	for _, m := range teamBest.FindAllStringSubmatchIndex(s, -1) {
		number := m[2]
		if number < 0 {
			number = m[4]
		}
		tail := s[m[1]:]
		if number < 0 {
			number = max(m[6], m[8])
		}
		if notBest.MatchString(s[:number]) && !countsAll.MatchString(tail) || strings.HasPrefix(tail, "以上") || strings.HasPrefix(tail, "不到") || strings.HasPrefix(tail, "参赛") || strings.HasPrefix(tail, "的单位") {
			continue
		}
		if n := numeral(firstOf(s, m[2:])); n != "" && n != "0" && len(n) == 1 {
			if m[0] > sum && best != "" {
				break
			}
			best = n
		}
	}
	return best
}

// countsAll stands behind how many a team has where all of them count: 每队3人成绩相加.
var countsAll = compile(`^(?:的)?(?:个人)?(?:成绩|名次|积分|得分)`)

// teamScope gives the sections whose teams are ranked: those named in the sentence or before it in the clause, but none that
// is said to have no teams.
func (r *reader) teamScope(c *clause, from, to, sum int) []*section {
	var names, not []string
	start := 0
	for _, end := range append(marksIn(c.s), len(c.s)) {
		phrase := c.s[start:end]
		if tooFew.MatchString(phrase) {
			start = end + 1
			continue // 不足3人的单位不计团体成绩
		}
		if noTeams.MatchString(phrase) {
			not = append(not, r.groupsIn(phrase)...)
		} else if start < to {
			names = append(names, r.groupsIn(phrase)...)
		}
		start = end + 1
	}
	secs := r.sectionsOf(r.inOrder(names))
	if len(secs) == 0 {
		secs = r.sectionsOf(r.ofSex(bothTogether.ReplaceAllString(c.s[from:sum], ""))) // 该单位在男子名次中最好的3名
	}
	if len(secs) == 0 {
		secs = r.scope(c, from, to)
	}
	if len(not) > 0 && len(names) == 0 {
		secs = r.secs
	}
	sex := sexOf(before(c.s, max(0, strings.Index(c.s, "团体")), len("男子")))
	return slices.DeleteFunc(slices.Clone(secs), func(sec *section) bool {
		return slices.Contains(r.sectionsOf(not), sec) || sex != "" && r.find(sec.cats[0]).sex != sex // 男子团体
	})
}

// bothTogether is no word for one sex.
var bothTogether = compile(`男女|不分(?:男女|性别)`)

// marksIn gives where the marks of a text stand.
func marksIn(s string) []int {
	var out []int
	for i := range s {
		if strings.IndexByte(",;", s[i]) >= 0 || strings.HasPrefix(s[i:], "。") {
			out = append(out, i)
		}
	}
	return out
}

// tooFew is a condition on a team, none on a group.
var tooFew = compile(`不足|不满|未满|不够|少于|缺`)

// acrossGroups is a team's score over several groups.
var acrossGroups = compile(`[两二三四五六]个?组(?:别)?(?:的)?(?:各)?(?:队员|棋手|选手|运动员|成绩|得分|积分|名次|中|里|合计|相加)|在各组|每个?组[^,。;]{0,6}(?:前|最好|取)|组别不限|不限组别|各组(?:别)?(?:中|取得|的)|跨组|所有组别`)

// withinGroup is a team's score in one group.
var withinGroup = compile(`(?:该|同一?|本)组(?:别)?`)

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
