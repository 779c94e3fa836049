package report

import (
	"fmt"

	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/pairing/roundrobin"
)

// pointsChart shows how many have how many points at the end.
func (s SectionResults) pointsChart() Part {
	if s.Round == 0 || len(s.Standings) < 3 {
		return Part{}
	}
	count, low, high := map[pairing.Score]int{}, s.Standings[0].Points, s.Standings[0].Points
	for _, st := range s.Standings {
		count[st.Points]++
		low, high = min(low, st.Points), max(high, st.Points)
	}
	width := max(1, (int(high-low)+mostBars)/mostBars)
	chart := &Chart{}
	for from := low; from <= high; from += pairing.Score(width) {
		bar := Bar{Name: fmt.Sprint(from)}
		if width > 1 {
			bar.Name = fmt.Sprintf("%d-%d", from, int(from)+width-1)
		}
		for p := from; p < from+pairing.Score(width); p++ {
			bar.Value += count[p]
		}
		chart.Bars = append(chart.Bars, bar)
	}
	return Part{Heading: "积分分布", Chart: chart, Table: Table{Notes: []string{"横向是积分，柱上的数字是得这么多分的人数"}}}
}

// mostBars is how many bars a chart has before points are put together.
const mostBars = 40

// coursesChart shows how the first ten came to their places, round by round.
func (s SectionResults) coursesChart() Part {
	if s.Round < 2 || len(s.Standings) < 3 {
		return Part{}
	}
	places := s.placesByRound()
	chart := &Chart{}
	for r := range places {
		chart.Steps = append(chart.Steps, fmt.Sprintf("第%d轮", r+1))
	}
	knockout := len(s.Section.Bracket) > 0
	if knockout {
		chart.Steps = append(chart.Steps, inKnockout)
	}
	for _, st := range s.Standings {
		if st.Rank == 0 || len(chart.Courses) == CourseMost {
			continue
		}
		course := Course{Name: shownName(st.Player.Name)}
		for _, p := range places {
			course.Places = append(course.Places, p[st.Player.No])
		}
		if knockout {
			course.Places = append(course.Places, st.Rank)
		}
		chart.Courses = append(chart.Courses, course)
	}
	return Part{
		Heading: fmt.Sprintf("前%d名的各轮名次", len(chart.Courses)), Chart: chart,
		Table: Table{Notes: []string{"纵向是各轮后的名次，第10名以下压缩表示"}},
	}
}

// placesByRound gives everybody's place after each round.
func (s SectionResults) placesByRound() []map[pairing.StartNo]int {
	rank := ranking.Standings
	if s.Section.System == pairing.RoundRobin || s.Section.System == pairing.DoubleRoundRobin {
		rank = roundrobin.Standings
	}
	var out []map[pairing.StartNo]int
	last := s.Round
	if s.Section.System == pairing.SwissKnockout && len(s.Section.Bracket) > 0 {
		last = min(last, s.Section.SwissRounds)
	}
	for r := 1; r <= last; r++ {
		places := map[pairing.StartNo]int{}
		for _, st := range rank(s.Section, r) {
			places[st.Player.No] = st.Rank
		}
		out = append(out, places)
	}
	return out
}
