package ranking

import (
	"strings"
	"testing"

	"qisai/pairing"
)

// Six players, 1 and 2 leave after round 2 and meet in a knockout that 2 wins.
//
//	after 2:  1:4 (beat 3, 4)  2:3 (beat 5, drew 6)  6:2 (drew 4, 2)  3:2 (beat 5)  4:1  5:0
//	round 3:  3-4 红胜, 6-5 黑胜: 3:4  6:2  5:2  4:1
func knockoutAfterTwo(t *testing.T, keys string) *pairing.Section {
	t.Helper()
	s := sectionOf(t, 6, keys, "1-3 红胜, 2-5 红胜, 4-6 和棋", "1-4 红胜, 2-6 和棋, 3-5 红胜", "3-4 红胜, 6-5 黑胜")
	s.System, s.SwissRounds, s.KnockoutPlayers = pairing.SwissKnockout, 2, 2
	return s
}

func TestFinal(t *testing.T) {
	tests := []struct {
		name, keys string
		round      int
		change     func(s *pairing.Section)
		want       string
	}{
		{"at the cut", "", 2, nil, "2 1(淘汰赛) 3(淘汰赛) 6(编号) 4(积分) 5(积分)"},
		{"after the last round", "", 3, nil, "2 1(淘汰赛) 3(淘汰赛) 5(积分) 6(编号) 4(积分)"},
		{"head-to-head of the two still level", "直胜", 3, nil, "2 1(淘汰赛) 3(淘汰赛) 5(积分) 6(直胜) 4(积分)"},
		{"who left is no third man", "直胜", 3, func(s *pairing.Section) { s.Posted[0].Games[1].Result = pairing.Draw }, // 2:2 as 6, 5:3
			"2 1(淘汰赛) 3(淘汰赛) 5(积分) 6(积分) 4(积分)"},
		// 对手分: 5 met 2 3 6 = 3+4+2 = 9, 6 met 4 2 5 = 1+3+2 = 6: the points of 2 are those after round 2
		{"points of those who left count for others", "对手分", 3, nil, "2 1(淘汰赛) 3(淘汰赛) 5(积分) 6(对手分) 4(积分)"},
		// after round 2: 3 and 6 level (3 by number), 4, 5: so 6 was before 5
		{"place of the round before", "前一轮名次", 3, nil, "2 1(淘汰赛) 3(淘汰赛) 6(积分) 5(前一轮名次) 4(积分)"},
		{"disqualified in the knockout", "", 3, func(s *pairing.Section) { s.Players[0].Marks = []string{"取消资格"} },
			"2 3(淘汰赛) 5(积分) 6(编号) 4(积分) 1(不排)"},
		{"withdrawn in the knockout keeps his place", "", 3, func(s *pairing.Section) {
			s.WithdrawnRanking = pairing.Unranked
			s.Players[0].WithdrawnAt, s.Players[3].WithdrawnAt = 3, 4
		}, "2 1(淘汰赛) 3(淘汰赛) 5(积分) 6(编号) 4(不排)"},
	}
	for _, tt := range tests {
		s := knockoutAfterTwo(t, tt.keys)
		if tt.change != nil {
			tt.change(s)
		}
		list := Final(s, 2, tt.round, []pairing.StartNo{2, 1})
		if got := place(list); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		rank := 0
		for _, st := range list {
			if st.Player != s.Player(st.Player.No) {
				t.Errorf("%s: the row of %d holds another player", tt.name, st.Player.No)
			}
			if st.Rank > 0 {
				rank++
			}
			if st.Rank > 0 && st.Rank != rank {
				t.Errorf("%s: %d has rank %d", tt.name, st.Player.No, st.Rank)
			}
		}
	}
}

func TestFinalKeepsValues(t *testing.T) {
	s := knockoutAfterTwo(t, "对手分 胜局")
	for _, st := range Final(s, 2, 3, []pairing.StartNo{2, 1}) {
		switch st.Player.No {
		case 1: // met 3 (4 points) and 4 (1)
			if st.Points != 4 || st.Values[0] != 5 || st.Values[1] != 2 {
				t.Errorf("1: %d points, values %v", st.Points, st.Values)
			}
		case 5:
			if st.Points != 2 || st.Values[0] != 9 || st.Values[1] != 1 {
				t.Errorf("5: %d points, values %v", st.Points, st.Values)
			}
		}
		if strings.Contains(strings.Join(st.Player.Marks, ""), "陪赛") {
			t.Errorf("%d was marked", st.Player.No)
		}
	}
}
