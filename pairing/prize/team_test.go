package prize

import (
	"fmt"
	"strings"
	"testing"

	"qisai/pairing"
)

var noTour = &pairing.Tournament{}

// teamEvent builds a section from teams written as places: "甲 1 8 12" and the points of each place.
func teamEvent(rule TeamRule, players int, points func(place int) int, teams ...string) Ranking {
	r := Ranking{Section: "公开", Played: map[pairing.StartNo]int{}, Teams: rule}
	unit := map[int]string{}
	for _, team := range teams {
		f := strings.Fields(team)
		for _, place := range f[1:] {
			var n int
			fmt.Sscan(place, &n)
			unit[n] = f[0]
		}
	}
	for n := 1; n <= players; n++ {
		p := &pairing.Player{No: pairing.StartNo(100 - n), Name: fmt.Sprint(n), Unit: unit[n]}
		r.Played[p.No] = 9
		r.Standings = append(r.Standings, pairing.Standing{Rank: n, Player: p, Points: pairing.Score(points(n))})
	}
	return r
}

func order(teams []Team) string {
	var out []string
	for _, t := range teams {
		out = append(out, fmt.Sprintf("%s%d", t.Name, t.Rank))
	}
	return strings.Join(out, " ")
}

// Every tie rule of teams, worked by hand.
func TestTeamTies(t *testing.T) {
	falling := func(n int) int { return 20 - n }
	level := func(int) int { return 5 }
	for _, c := range []struct {
		name   string
		rule   TeamRule
		points func(int) int
		teams  []string
		want   string
	}{
		{"smaller sum", TeamRule{Count: 3}, falling, []string{"甲 1 5 9", "乙 2 3 8"}, "乙1 甲2"},
		{"best place", TeamRule{Count: 3}, falling, []string{"甲 2 5 8", "乙 1 4 10"}, "乙1 甲2"},
		{"only the best three count", TeamRule{Count: 3}, falling, []string{"甲 1 5 9 10", "乙 2 6 7"}, "甲1 乙2"},
		{"short team out", TeamRule{Count: 3}, falling, []string{"甲 1 2", "乙 3 4 5", "丙 6"}, "乙1 甲0 丙0"},
		// 甲 1+2+11 = 14; 丙 3+4+11 = 乙 5+6+7 = 18, and 丙 has the better best place.
		{"missing member has entrants+1", TeamRule{Count: 3, CountMissing: true}, falling, []string{"甲 1 2", "乙 5 6 7", "丙 3 4"}, "甲1 丙2 乙3"},
		{"points", TeamRule{Count: 2, ByPoints: true}, falling, []string{"甲 1 9", "乙 3 4"}, "乙1 甲2"},
		{"points level, best place", TeamRule{Count: 2, ByPoints: true}, level, []string{"甲 2 3", "乙 1 9"}, "乙1 甲2"},
	} {
		got := order(RankTeams(noTour, teamEvent(c.rule, 10, c.points, c.teams...), Filter{}))
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// Who counts as a member, and what is refused.
func TestTeamMembers(t *testing.T) {
	r := teamEvent(TeamRule{Count: 2}, 10, func(int) int { return 1 }, "甲 1 2", "乙 3 4 5", "丙 6 7", "丁 8 9")
	r.Played[r.Standings[3].Player.No] = 0                    // 乙 4 never played
	r.Standings[6].Player.Marks = []string{"陪赛"}              // 丙 7 is a filler
	r.Standings[0].Rank, r.Standings[0].Player.Note = 0, "退赛" // 甲 1 withdrew and is not ranked
	if got := order(RankTeams(noTour, r, Filter{})); got != "乙1 丁2 甲0 丙0" {
		t.Error(got)
	}
	if got := order(RankTeams(noTour, r, filter(t, noTour, "单位≠乙"))); got != "丁1 甲0 丙0" {
		t.Error(got)
	}
	if got := RankTeams(noTour, Ranking{}, Filter{}); got != nil {
		t.Error(got)
	}
	for _, c := range [][2]string{{"和", ""}, {"", "补"}} {
		if _, err := ParseTeamRule(3, c[0], c[1]); err == nil {
			t.Error(c)
		}
	}
	in := Input{Rankings: []Ranking{{Section: "公开"}}, Lists: []List{{Name: "团体", Kind: TeamPrize}}, Bands: []Band{{List: "团体", Span: Span{1, 1}, Each: 100}}}
	if result := Distribute(in); len(result.Problems) != 1 || !strings.Contains(result.Unpaid[0].Why, "没有填团体取") {
		t.Errorf("%v %v", result.Problems, result.Unpaid)
	}
}
