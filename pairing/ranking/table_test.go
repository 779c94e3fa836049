package ranking

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// sectionOf makes a section of n players from rounds written as "1-2 红胜, 3 轮空", with the keys given.
func sectionOf(t *testing.T, n int, keys string, rounds ...string) *pairing.Section {
	t.Helper()
	s := pairing.NewSection("甲组")
	s.Keys = strings.Fields(keys)
	for no := 1; no <= n; no++ {
		s.Players = append(s.Players, &pairing.Player{No: pairing.StartNo(no), Entry: no})
	}
	for i, text := range rounds {
		round := pairing.Round{Number: i + 1}
		for _, item := range strings.Split(text, ",") {
			who, word, _ := strings.Cut(strings.TrimSpace(item), " ")
			red, black, _ := strings.Cut(who, "-")
			result, ok := pairing.ParseResult(word)
			if !ok {
				t.Fatalf("result %q", word)
			}
			round.Games = append(round.Games, pairing.Game{Red: pairing.StartNo(num(red)), Black: pairing.StartNo(num(black)), Result: result})
		}
		s.Posted = append(s.Posted, round)
	}
	return s
}

// place prints a ranking as "3 1(直胜) 2(编号)": number and what parted him from the one above.
func place(standings []pairing.Standing) string {
	var out []string
	for i, st := range standings {
		word := fmt.Sprint(st.Player.No)
		switch {
		case st.Rank == 0:
			word += "(不排)"
		case i > 0:
			word += "(" + st.DecidedBy + ")"
		}
		out = append(out, word)
	}
	return strings.Join(out, " ")
}

// Small tables worked by hand.
func TestKeysOfAGroup(t *testing.T) {
	tests := []struct {
		name, keys string
		n          int
		rounds     []string
		change     func(s *pairing.Section)
		want       string
	}{
		{"four level, not exactly two", "直胜", 4, []string{"1-2 黑胜, 3-4 红胜", "1-3 红胜, 4-2 红胜"}, nil,
			"1 2(编号) 3(编号) 4(编号)"},
		{"direct of two, by forfeit", "直胜", 2, []string{"1-2 红弃权", "2-1 双负", "1 轮空"}, nil,
			"2 1(直胜)"},
		{"a draw decides nothing", "直胜", 2, []string{"1-2 和棋"}, nil, "1 2(编号)"},
		{"a draw that pays black more decides by points", "直胜", 2, []string{"1-2 和棋"},
			func(s *pairing.Section) { s.BlackDraw = 2 }, "2 1(积分)"},
		{"double forfeit decides nothing", "直胜", 2, []string{"1-2 双弃权"}, nil, "1 2(编号)"},
		{"one win each decides nothing", "直胜", 2, []string{"1-2 红胜", "2-1 红胜"}, nil, "1 2(编号)"},
		{"three in a ring", "直胜", 3, []string{"1-2 红胜, 3 缺席", "2-3 红胜, 1 缺席", "3-1 红胜, 2 缺席"}, nil,
			"1 2(编号) 3(编号)"},
		{"two and two", "直胜", 4, []string{"1-2 黑胜, 3-4 红胜", "2-3 红胜, 4-1 黑胜", "1-3 红胜, 2-4 黑胜"}, nil,
			"2 1(直胜) 3(积分) 4(直胜)"},
		{"withdrawn and unranked is no third man", "直胜", 3, []string{"1-2 黑胜, 3 轮空", "1 轮空, 2-3 双负"},
			func(s *pairing.Section) {
				s.WithdrawnRanking = pairing.Unranked
				s.Players[2].WithdrawnAt = 3
			}, "2 1(直胜) 3(不排)"},
		{"withdrawn, last", "直胜", 3, []string{"1-2 黑胜, 3 轮空", "1 轮空, 2-3 黑胜"},
			func(s *pairing.Section) {
				s.WithdrawnRanking = pairing.RankedLast
				s.Players[2].WithdrawnAt = 3
			}, "2 1(直胜) 3(退赛)"},
		{"withdrawn, as usual", "", 3, []string{"1-2 黑胜, 3 轮空", "1 轮空, 2-3 黑胜"},
			func(s *pairing.Section) { s.Players[2].WithdrawnAt = 3 }, "3 1(积分) 2(编号)"},
		{"forfeited out, unranked", "", 2, []string{"1-2 红弃权", "1-2 红弃权"},
			func(s *pairing.Section) { s.ForfeitLimit, s.WithdrawnRanking = 2, pairing.Unranked }, "2 1(不排)"},
		{"filler and disqualified", "", 4, []string{"1-2 红胜, 3-4 红胜"},
			func(s *pairing.Section) {
				s.Players[0].Marks = []string{"陪赛"}
				s.Players[2].Marks = []string{"取消资格"}
			}, "2 4(编号) 1(不排) 3(不排)"},
		{"no number, not ranked", "", 2, []string{"1 轮空"},
			func(s *pairing.Section) { s.Players[1].No = 0 }, "1"},
		{"black of their game", "对局时后走", 2, []string{"1-2 和棋"}, nil, "2 1(对局时后走)"},
		{"black of their game, only two", "对局时后走", 4, []string{"1-2 和棋, 3-4 和棋"}, nil, "1 2(编号) 3(编号) 4(编号)"},
		{"previous round", "前一轮", 2, []string{"1-2 黑胜", "1-2 红胜"}, nil, "2 1(前一轮积分)"},
		{"two rounds back", "前一轮积分", 4, []string{"1-2 黑胜, 3-4 和棋", "1-3 红胜, 2-4 黑胜", "1-4 红胜, 2-3 红胜"}, nil,
			"2 1(前一轮积分) 4(积分) 3(积分)"},
		{"an earlier round parts them", "前一轮积分", 2, []string{"2 轮空, 1 缺席", "1 轮空, 2 缺席", "1-2 和棋"}, nil,
			"2 1(前一轮积分)"},
		{"without round 1", "去首轮", 2, []string{"1-2 红胜", "1-2 黑胜"}, nil, "2 1(去首轮)"},
		{"without rounds 1 and 2", "去首轮", 2, []string{"1-2 和棋", "1-2 红胜", "1-2 黑胜"}, nil, "2 1(去首轮)"},
		{"previous place", "前一轮名次", 2, []string{"1-2 黑胜", "1-2 红胜"}, nil, "2 1(前一轮名次)"},
		{"previous place that only the lot gave", "前一轮名次", 4, []string{"1-2 和棋, 3-4 和棋", "1-3 和棋, 2-4 和棋"}, nil,
			"1 2(编号) 3(编号) 4(编号)"},
		{"bye that is no win", "胜局", 2, []string{"1 轮空, 2 缺席", "2-1 红胜"}, func(s *pairing.Section) { s.ByeIsWin = false },
			"2 1(胜局)"},
		{"open game counts for nothing", "对手分 后走局数", 4, []string{"1-2 红胜, 3-4"}, nil, "1 2(积分) 3(对手分) 4(编号)"},
	}
	for _, tt := range tests {
		s := sectionOf(t, tt.n, tt.keys, tt.rounds...)
		if tt.change != nil {
			tt.change(s)
		}
		if got := place(Standings(s, len(s.Posted))); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

// Three on 4 who all met: 3 has 4 points among them, 2 has 2, 1 has 0; byes make up the rest. The value shown is the
// points. Without the setting 直胜 does nothing for three.
func TestMiniLeague(t *testing.T) {
	s := sectionOf(t, 4, "直胜", "1-2 黑胜, 3 缺席, 4 缺席", "1-3 黑胜, 2 缺席, 4 缺席", "2-3 黑胜, 1 轮空, 4 缺席",
		"1 轮空, 2 缺席, 3 缺席, 4 缺席", "2 轮空, 1 缺席, 3 缺席, 4 缺席")
	if got, want := place(Standings(s, 5)), "1 2(编号) 3(编号) 4(积分)"; got != want {
		t.Errorf("without the setting: %s, want %s", got, want)
	}
	s.MiniLeague = true
	got := Standings(s, 5)
	if want := "3 2(直胜) 1(直胜) 4(积分)"; place(got) != want {
		t.Errorf("%s, want %s", place(got), want)
	}
	for i, want := range []int{4, 2, 0, 0} {
		if got[i].Values[0] != want {
			t.Errorf("no %d: 直胜 %d, want %d", got[i].Player.No, got[i].Values[0], want)
		}
	}
}

// The matrix of the package comment of pairing: what one row gives the player on the side named.
func TestMatrix(t *testing.T) {
	keys := "对手分 胜局 后走局数 后走胜局 先走胜局 小分 犯规"
	tests := []struct {
		row  string // the opponent, 2, has 2 points from a bye besides
		side pairing.Side
		want string // points, then the keys
	}{
		{"1-2 红胜", pairing.Red, "2 2 1 0 0 1 4 1"},
		{"2-1 黑胜", pairing.Black, "2 2 1 1 1 0 4 1"},
		{"1-2 和棋", pairing.Red, "1 3 0 0 0 0 3 1"},
		{"1-2 黑胜", pairing.Red, "0 4 0 0 0 0 0 1"},
		{"1-2 黑弃权", pairing.Red, "2 2 1 0 0 1 4 1"},
		{"2-1 红弃权", pairing.Black, "2 2 1 1 1 0 4 1"},
		{"1-2 红弃权", pairing.Red, "0 4 0 0 0 0 0 1"},
		{"2-1 黑弃权", pairing.Black, "0 4 0 1 0 0 0 1"},
		{"2-1 双弃权", pairing.Black, "0 2 0 1 0 0 0 1"},
		{"1-2 双负", pairing.Red, "0 2 0 0 0 0 0 1"},
		{"1 轮空", pairing.Red, "2 2 1 0 0 0 0 1"},
		{"1 缺席", pairing.Red, "0 0 0 0 0 0 0 1"},
		{"1-2", pairing.Red, "0 0 0 0 0 0 0 0"},
	}
	for _, tt := range tests {
		s := sectionOf(t, 2, keys, tt.row, "2 轮空")
		s.Posted[0].Games[0].RedFouls, s.Posted[0].Games[0].BlackFouls = 1, 1
		st := byNumber(Standings(s, 2))[1]
		got := fmt.Sprint(append([]int{int(st.Points)}, st.Values...))
		if got != "["+tt.want+"]" {
			t.Errorf("%s: %s, want %s", tt.row, got, tt.want)
		}
	}
}

func TestBeforeAnyRound(t *testing.T) {
	s := sectionOf(t, 3, "对手分 前一轮积分 去首轮 前一轮名次 中间分")
	for _, round := range []int{0, 5} {
		if got := place(Standings(s, round)); got != "1 2(编号) 3(编号)" {
			t.Errorf("round %d: %s", round, got)
		}
	}
	if got := Standings(pairing.NewSection("空"), 3); len(got) != 0 {
		t.Errorf("empty section: %v", got)
	}
}

// The value shown for 前一轮名次 is the place as printed, even where the lot gave it.
func TestPreviousPlaceShown(t *testing.T) {
	s := sectionOf(t, 4, "前一轮名次", "1-2 黑胜, 3-4 和棋", "1-3 红胜, 2-4 和棋")
	want := map[int]int{2: 1, 3: 2, 4: 3, 1: 4}
	for _, st := range Standings(s, 2) {
		if st.Values[0] != want[int(st.Player.No)] {
			t.Errorf("no %d: %d, want %d", st.Player.No, st.Values[0], want[int(st.Player.No)])
		}
	}
}

func TestWords(t *testing.T) {
	for word, want := range map[string]string{
		"对手分": "对手分", " 对 手 分 ": "对手分", "前一轮": "前一轮积分", "直接对局": "直胜", "相互胜负": "直胜",
		"犯规数": "犯规", "胜局数": "胜局", "后走局": "后走局数", "抽签号": "编号", "积分": "积分",
	} {
		if got, ok := Canonical(word); !ok || got != want {
			t.Errorf("Canonical(%q) = %q, %v; want %q", word, got, ok, want)
		}
	}
	for _, word := range []string{"运气", ""} {
		if got, ok := Canonical(word); ok {
			t.Errorf("Canonical(%q) = %q: an unknown word is known", word, got)
		}
	}
	for word, key := range spellings {
		if find(key) == nil || find(word) != nil {
			t.Errorf("spelling %s = %s: no such key, or a key itself", word, key)
		}
	}
	for _, k := range Keys() {
		if IsHalved(k) != (k == "小分") {
			t.Errorf("IsHalved(%s) = %v", k, IsHalved(k))
		}
	}
	for v, want := range map[int]string{27: "13.5", 26: "13", 1: "0.5", 0: "0", -1: "-0.5"} {
		if got := Format("小分", v); got != want {
			t.Errorf("Format(小分, %d) = %s, want %s", v, got, want)
		}
	}
	if got := Format("对手分", 27); got != "27" {
		t.Errorf("Format(对手分, 27) = %s", got)
	}
}

// What the rounds gave adds up to 对手分.
func TestContributions(t *testing.T) {
	for seed := range uint64(50) {
		s := randomEvent(seed, false)
		s.Keys = []string{"对手分"}
		rounds := len(s.Posted)
		all := Contributions(s, rounds)
		for _, st := range Standings(s, rounds) {
			sum, points := 0, pairing.Score(0)
			for _, c := range all[st.Player.No] {
				sum += int(c.Gives)
				points += c.Points
				if c.Opponent == 0 && c.Side != pairing.NoSide || !c.Counts && c.Gives != 0 {
					t.Errorf("seed %d no %d: %+v", seed, st.Player.No, c)
				}
			}
			if sum != st.Values[0] || points != st.Points {
				t.Errorf("seed %d no %d: %d and %d, want 对手分 %d and %d points", seed, st.Player.No, sum, points, st.Values[0], st.Points)
			}
		}
	}
	if !slices.IsSortedFunc(Contributions(randomEvent(3, true), 99)[1], func(a, b Contribution) int { return a.Round - b.Round }) {
		t.Error("rounds out of order")
	}
}
