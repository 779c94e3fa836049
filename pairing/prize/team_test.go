package prize

import (
	"fmt"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// teamsOf writes what a list of teams gives.
func teamsOf(result Result) string {
	var out []string
	for _, a := range result.Awards {
		out = append(out, fmt.Sprintf("%s%d=%s", a.Name, a.Place, a.Gross))
	}
	for _, p := range result.Passed {
		out = append(out, p.Name+p.Kind)
	}
	return strings.Join(out, " ")
}

// Units of three in order of places, the last of two: sums 6, 15, and one short.
func TestTeamPrizes(t *testing.T) {
	in := Input{Tournament: &pairing.Tournament{}, Rankings: []Ranking{field("甲", 8)}}
	in.Lists = []List{{Name: "团体", Kind: TeamPrize, Section: "甲"}}
	in.Bands = []Band{{List: "团体", Span: Span{1, 3}, Each: 10000, Item: "奖牌"}}
	result := Distribute(in)
	if got := teamsOf(result); got != "1队1=100 2队2=100 3队缺员" {
		t.Error(got)
	}
	if why := result.Awards[1].Why; why != "甲团体第2名：名次分15（4+5+6），最好名次4；“团体”第2名；第1-3名各100元、奖牌" {
		t.Error(why)
	}
	if u := result.Unpaid; len(u) != 1 || u[0].Why != "只有2队参赛" || u[0].Sum != 10000 {
		t.Errorf("left %v", u)
	}
	balanced(t, in, result)

	in.Rankings[0].Teams.MissingCounts = true // 3队 7+8 and the place behind 8 entrants
	result = Distribute(in)
	if why := result.Awards[2].Why; !strings.Contains(why, "名次分24（7+8+缺员9）") {
		t.Error(why)
	}
	in.Rankings[0].Teams.MissingCounts = false
	in.Lists[0].Filter = filter(t, in.Tournament, "单位≠1队")
	if got := teamsOf(Distribute(in)); got != "2队1=100 3队缺员" {
		t.Error(got)
	}
	in.Rankings[0].Teams = ranking.TeamRule{}
	result = Distribute(in)
	if len(result.Problems) != 1 || !result.Problems[0].Fault || !strings.Contains(result.Unpaid[0].Why, "没有填团体取") {
		t.Errorf("%v %v", result.Problems, result.Unpaid)
	}
}
