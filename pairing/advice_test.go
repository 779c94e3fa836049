package pairing

import (
	"strings"
	"testing"
)

func TestAdvisedRounds(t *testing.T) {
	for n, want := range map[int]int{0: 0, 1: 0, 2: 1, 5: 5, 6: 5, 7: 7, 8: 7, 12: 7, 16: 7, 20: 9, 60: 11, 120: 13, 160: 15, 200: 15} {
		if got := AdvisedRounds(n); got != want {
			t.Errorf("%d players: %d rounds, want %d", n, got, want)
		}
	}
}

// Whatever is advised can be played.
func TestAdvisedRoundsCanBePaired(t *testing.T) {
	for n := range 500 {
		if got := AdvisedRounds(n); got > MostRounds(n, Swiss) {
			t.Errorf("%d players: %d rounds advised, at most %d", n, got, MostRounds(n, Swiss))
		}
	}
}

func TestMostRounds(t *testing.T) {
	tests := []struct {
		n      int
		system System
		want   int
	}{
		{8, Swiss, 7}, {9, Swiss, 9}, {8, RoundRobin, 7}, {7, RoundRobin, 7}, {6, DoubleRoundRobin, 10}, {5, DoubleRoundRobin, 10},
		{16, Knockout, 4}, {17, Knockout, 5}, {1, Swiss, 0},
	}
	for _, tt := range tests {
		if got := MostRounds(tt.n, tt.system); got != tt.want {
			t.Errorf("%d players, %s: %d, want %d", tt.n, tt.system, got, tt.want)
		}
	}
}

// Each piece of advice as kind and a part of its text.
func TestAdvice(t *testing.T) {
	tests := []struct {
		n, rounds int
		system    System
		want      []string
	}{
		{160, 11, Swiss, nil},
		{60, 9, Swiss, nil},
		{30, 9, Swiss, nil},
		{40, 8, Swiss, []string{"轮次建议 轮次宜为单数"}},
		{40, 5, Swiss, []string{"轮次警告 可能不止一人全胜"}},
		{6, 4, Swiss, []string{"轮次警告 轮次超过人数的一半", "轮次建议 轮次宜为单数，不少于 5 轮；6 人建议 5 轮"}},
		{16, 9, Swiss, []string{"轮次警告 超过人数的一半"}},
		{12, 0, Swiss, []string{"轮次建议 12 人，建议 7 轮"}},
		{8, 7, Swiss, []string{"轮次建议 建议单循环，7 轮"}},
		{9, 9, Swiss, []string{"轮次建议 建议单循环，9 轮"}},
		{8, 9, Swiss, []string{"轮次过多 最多编排 7 轮", "轮次建议 建议单循环，7 轮"}},
		{6, 0, Swiss, []string{"轮次建议 建议单循环，5 轮"}},
		{8, 7, NoSystem, []string{"轮次建议 建议单循环，7 轮"}},
		{40, 0, NoSystem, []string{"轮次建议 建议积分编排，11 轮"}},
		{6, 7, RoundRobin, []string{"轮次警告 须赛 5 轮"}},
		{6, 10, DoubleRoundRobin, nil},
		{20, 4, Knockout, []string{"轮次警告 须赛 5 轮"}},
		{1, 9, Swiss, nil},
	}
	for _, tt := range tests {
		checkAdvice(t, Advice(tt.n, tt.rounds, tt.system), tt.want)
	}
}

func TestRoundAdviceOfTheCut(t *testing.T) {
	s := NewSection("公开组")
	s.System, s.Rounds, s.SwissRounds, s.KnockoutPlayers = SwissKnockout, 11, 9, 16
	checkAdvice(t, s.RoundAdvice(160), nil)
	checkAdvice(t, s.RoundAdvice(18), []string{"轮次警告 一半", "轮次过多 其余 2 人还要赛 2 轮，最多编排 1 轮"})
	checkAdvice(t, s.RoundAdvice(17), []string{"轮次警告 一半", "轮次警告 其余 1 人不能再编排"})
}

func checkAdvice(t *testing.T, got []Note, want []string) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	for i, w := range want {
		kind, text, _ := strings.Cut(w, " ")
		if got[i].Kind != kind || !strings.Contains(got[i].Text, text) {
			t.Errorf("got %v, want %q", got[i], w)
		}
	}
}
