package roundrobin

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// robin gives a 单循环 of n players with numbers 1..n.
func robin(n int) *pairing.Section {
	s := pairing.NewSection("少年组")
	s.System, s.Keys = pairing.RoundRobin, []string{"小分", "胜局", "直胜", "犯规", "后走局数", "对局时后走"}
	for no := 1; no <= n; no++ {
		s.Players = append(s.Players, &pairing.Player{Entry: no, No: pairing.StartNo(no), Name: string(rune('甲' + no)), Verdict: pairing.Accepted})
	}
	return s
}

// show prints a round as "1 1-4 | 2 2-3 黑胜 | 0 5 轮空": table, pair, result.
func show(r pairing.Round) string {
	var out []string
	for _, g := range r.Games {
		text := fmt.Sprintf("%d %d-%d %s", g.Table, g.Red, g.Black, g.Result)
		if g.Black == 0 {
			text = fmt.Sprintf("%d %d %s", g.Table, g.Red, g.Result)
		}
		out = append(out, strings.TrimSpace(text))
	}
	return strings.Join(out, " | ")
}

// post makes the next round with the given results, one word for each game without one.
func post(t *testing.T, s *pairing.Section, results string) {
	t.Helper()
	r, _, err := Round(s, s.LastRound()+1)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(results)
	for i := range r.Games {
		g := &r.Games[i]
		if g.Result != pairing.Pending || len(words) == 0 {
			continue
		}
		g.Result, _ = pairing.ParseResult(words[0])
		words = words[1:]
	}
	s.Posted = append(s.Posted, r)
}

func TestRounds(t *testing.T) {
	tests := []struct {
		name   string
		n      int
		change func(s *pairing.Section)
		want   []string // all rounds
	}{
		{"even", 4, nil, []string{"1 1-4 | 2 2-3", "1 4-3 | 2 1-2", "1 2-4 | 2 3-1"}},
		{"odd", 3, nil, []string{"1 2-3 | 0 1 轮空", "1 1-2 | 0 3 轮空", "1 3-1 | 0 2 轮空"}},
		{"double", 3, func(s *pairing.Section) { s.System = pairing.DoubleRoundRobin },
			[]string{"1 2-3 | 0 1 轮空", "1 1-2 | 0 3 轮空", "1 3-1 | 0 2 轮空", "1 3-2 | 0 1 轮空", "1 2-1 | 0 3 轮空", "1 1-3 | 0 2 轮空"}},
		{"rotating", 4, func(s *pairing.Section) { s.Settings = []pairing.Setting{{Name: "循环", Value: "逆时针"}} },
			[]string{"1 1-4 | 2 3-2", "1 3-1 | 2 2-4", "1 1-2 | 2 4-3"}},
		{"numbers with holes", 4, func(s *pairing.Section) { s.Players[3].No = 9; s.Players[0].No = 5 },
			[]string{"1 2-9 | 2 3-5", "1 9-5 | 2 2-3", "1 3-9 | 2 5-2"}},
		{"tables", 4, func(s *pairing.Section) { s.FirstTable = 11; s.Players[2].Marks = []string{"固定台11"} },
			[]string{"12 1-4 | 11 2-3", "11 4-3 | 12 1-2", "12 2-4 | 11 3-1"}},
		{"leave is to be made up for", 4, func(s *pairing.Section) { s.Players[3].AbsentRounds = []int{2} },
			[]string{"1 1-4 | 2 2-3", "1 4-3 | 2 1-2", "1 2-4 | 2 3-1"}},
		{"not there at the draw", 4, func(s *pairing.Section) { s.Players[3].WithdrawnAt = 1 },
			[]string{"1 2-3 | 0 1 轮空", "1 1-2 | 0 3 轮空", "1 3-1 | 0 2 轮空"}},
	}
	for _, tt := range tests {
		s := robin(tt.n)
		if tt.change != nil {
			tt.change(s)
		}
		rounds, _, err := All(s)
		if err != nil || len(rounds) != len(tt.want) || Rounds(s) != len(tt.want) {
			t.Errorf("%s: %d rounds, %v", tt.name, len(rounds), err)
			continue
		}
		for i, want := range tt.want {
			one, _, err := Round(s, i+1)
			if got := show(rounds[i]); got != want || show(one) != want || err != nil {
				t.Errorf("%s, round %d: %s, alone %s (%v), want %s", tt.name, i+1, got, show(one), err, want)
			}
			s.Posted = append(s.Posted, one)
		}
	}
}

func TestRoundNotes(t *testing.T) {
	s := robin(5)
	post(t, s, "红胜 和棋")
	s.Players[1].AbsentRounds = []int{2}
	s.Players = append(s.Players, &pairing.Player{Entry: 6, Name: "晚到", Verdict: pairing.Accepted})
	r, notes, err := Round(s, 2)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, n := range notes {
		got = append(got, n.Kind+" "+n.Text)
	}
	for _, want := range []string{"缺席 第2轮 2号", "轮空 第2轮 4号", "补报 晚到"} {
		if !strings.Contains(strings.Join(got, "\n"), want) {
			t.Errorf("notes %q lack %q", got, want)
		}
	}
	if g, _ := r.Find(2); g.Result != pairing.Pending || !strings.Contains(g.Note, "2号请假") || g.BlackScore != 2 {
		t.Errorf("game of 2: %+v", g)
	}
}

func TestInputErrors(t *testing.T) {
	tests := []struct {
		want   string
		round  int
		change func(s *pairing.Section)
	}{
		{"共 3 轮，没有第4轮", 4, func(s *pairing.Section) {}},
		{"还没有编号", 1, func(s *pairing.Section) { s.Players[1].No = 0 }},
		{"编号都是 1", 1, func(s *pairing.Section) { s.Players[1].No = 1 }},
		{"只有 1 人", 1, func(s *pairing.Section) { s.Players = s.Players[:1] }},
	}
	for _, tt := range tests {
		s := robin(4)
		tt.change(s)
		var input *InputError
		if _, _, err := Round(s, tt.round); !errors.As(err, &input) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("got %v, want %q", err, tt.want)
		}
	}
}

// Six players, 6 withdraws. Berger: 1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1.
func TestWithdrawal(t *testing.T) {
	tests := []struct {
		name   string
		played int    // rounds before the withdrawal
		next   string // the round after it
		rank   string // numbers in order, (n) without a rank, after points
		change func(s *pairing.Section)
	}{
		{"two of five: void", 2, "1 2-6 作废 | 2 3-1 | 3 4-5", "1:2 2:2 3:2 5:2 4:0 (6)", nil},
		{"three of five: they stand", 3, "1 6-5 红弃权 | 2 1-4 | 3 2-3", "2:4 3:4 4:4 5:2 6:2 1:2", nil},
		{"three, one of them forfeited: void", 3, "1 6-5 作废 | 2 1-4 | 3 2-3", "3:4 4:2 1:2 2:2 5:2 (6)",
			func(s *pairing.Section) { s.Posted[2].Games[0].Result = pairing.BlackForfeits }},
		{"disqualified: they stand", 2, "1 2-6 黑弃权 | 2 3-1 | 3 4-5", "1:2 3:2 2:2 4:2 5:2 (6)",
			func(s *pairing.Section) { s.Players[5].WithdrawnAt = 0; s.Players[5].Marks = []string{"取消资格"} }},
		{"taken back", 2, "1 2-6 | 2 3-1 | 3 4-5", "", func(s *pairing.Section) { s.Players[5].ReturnAt = 3; s.Players[5].WithdrawnAt = 2 }},
	}
	// 1-6 黑胜 2-5 红胜 3-4 红胜; 6-4 黑胜 5-3 红胜 1-2 红胜; 2-6 红胜 3-1 红胜 4-5 红胜
	results := []string{"黑胜 红胜 红胜", "黑胜 红胜 红胜", "红胜 红胜 红胜"}
	for _, tt := range tests {
		s := robin(6)
		for i := 0; i < tt.played; i++ {
			post(t, s, results[i])
		}
		s.Players[5].WithdrawnAt = tt.played + 1
		if tt.change != nil {
			tt.change(s)
		}
		r, _, err := Round(s, tt.played+1)
		if err != nil || show(r) != tt.next {
			t.Errorf("%s: %s (%v), want %s", tt.name, show(r), err, tt.next)
		}
		if tt.rank == "" {
			continue
		}
		s.Keys = []string{"胜局"}
		got := map[string]bool{}
		for _, w := range strings.Fields(standing(Standings(s, tt.played))) {
			got[w] = true
		}
		for _, w := range strings.Fields(tt.rank) {
			if !got[w] {
				t.Errorf("%s: standings lack %s: %v", tt.name, w, got)
			}
		}
	}
}

func standing(list []pairing.Standing) string {
	var out []string
	for _, st := range list {
		if st.Rank == 0 {
			out = append(out, fmt.Sprintf("(%d)", st.Player.No))
			continue
		}
		out = append(out, fmt.Sprintf("%d:%d", st.Player.No, st.Points))
	}
	return strings.Join(out, " ")
}

// All rounds are on paper when 6 and 5 leave: 6 after two rounds, 5 after three. Open games get the results they must
// have, played ones with 6 are void.
func TestEffectiveOfPostedRounds(t *testing.T) {
	s := robin(6)
	all, _, err := All(s)
	if err != nil {
		t.Fatal(err)
	}
	s.Posted = all
	for _, r := range s.Posted[:3] {
		for i := range r.Games {
			r.Games[i].Result = pairing.RedWins
		}
	}
	s.Posted[2].Games[0].Result = pairing.Pending // 2-6
	s.Players[5].WithdrawnAt, s.Players[4].WithdrawnAt = 3, 4
	want := []string{
		"1 1-6 作废 | 2 2-5 红胜 | 3 3-4 红胜",
		"1 6-4 作废 | 2 5-3 红胜 | 3 1-2 红胜",
		"1 2-6 作废 | 2 3-1 红胜 | 3 4-5 红胜",
		"1 6-5 作废 | 2 1-4 | 3 2-3",
		"1 3-6 作废 | 2 4-2 | 3 5-1 红弃权",
	}
	e := Effective(s)
	for i, w := range want {
		if got := show(e.Posted[i]); got != w {
			t.Errorf("round %d: %s, want %s", i+1, got, w)
		}
	}
	if len(e.Players) != 5 || e.Players[4].No != 5 {
		t.Errorf("players: %d", len(e.Players))
	}
	if got := show(s.Posted[0]); got != "1 1-6 红胜 | 2 2-5 红胜 | 3 3-4 红胜" {
		t.Errorf("the section was changed: %s", got)
	}
	if w := Withdrawals(s, 5); len(w) != 2 || w[0].String() != "5号"+s.Players[4].Name+"退赛，已赛 3 局，达到 5 局的一半，成绩有效，其余判弃权" ||
		w[1].Played != 2 || !w[1].Void {
		t.Errorf("withdrawals: %v", w)
	}
	if w := Withdrawals(s, 2); len(w) != 1 || w[0].Player.No != 6 {
		t.Errorf("withdrawals after round 2: %v", w)
	}
}

// Two who left: a void one makes the game void, else it is 双弃权; the free round of one is an absence.
func TestTwoWithdrawn(t *testing.T) {
	s := robin(5)
	for range 3 {
		post(t, s, "和棋 和棋")
	}
	s.Players[0].WithdrawnAt, s.Players[3].WithdrawnAt = 4, 4 // both have played two of four, half
	r4, _, _ := Round(s, 4)
	s.Posted = append(s.Posted, r4)
	r5, _, _ := Round(s, 5)
	if got := show(r4) + " / " + show(r5); got != "1 1-4 双弃权 | 2 2-3 | 0 5 轮空 / 1 4-2 红弃权 | 2 5-1 黑弃权 | 0 3 轮空" {
		t.Error(got)
	}
}

// The free round pays nothing and is no win: the odd field ranks by its games alone.
func TestFreeRoundCountsForNothing(t *testing.T) {
	s := robin(3)
	s.Keys = []string{"小分", "对手分", "胜局"}
	post(t, s, "和棋") // 2-3, 1 free
	post(t, s, "和棋") // 1-2, 3 free
	post(t, s, "黑胜") // 3-1: 1 won, 2 free
	got := Standings(s, 3)
	if standing(got) != "1:3 2:2 3:1" {
		t.Fatal(standing(got))
	}
	if v := got[0].Values; v[0] != 2*1+2 || v[1] != 3 || v[2] != 1 {
		t.Errorf("小分 %d (doubled) 对手分 %d 胜局 %d, want 4 3 1", v[0], v[1], v[2])
	}
}

// Random events with withdrawals: nobody's void game pays anybody, and in the end everything is settled.
func TestRandomEvents(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		s := robin(3 + rng.IntN(10))
		if rng.IntN(2) == 0 {
			s.System = pairing.DoubleRoundRobin
		}
		total := Rounds(s)
		for _, p := range s.Players {
			if rng.IntN(5) == 0 {
				p.WithdrawnAt = 2 + rng.IntN(total)
			}
		}
		for n := 1; n <= total; n++ {
			r, _, err := Round(s, n)
			if err != nil {
				t.Fatal(err)
			}
			for i := range r.Games {
				if r.Games[i].Result == pairing.Pending {
					r.Games[i].Result = pairing.Result(1 + rng.IntN(7))
				}
			}
			s.Posted = append(s.Posted, r)
		}
		checkFinal(t, s)
	}
}

func checkFinal(t *testing.T, s *pairing.Section) {
	t.Helper()
	e := Effective(s)
	void := map[pairing.StartNo]bool{}
	for _, w := range Withdrawals(s, s.LastRound()) {
		void[w.Player.No] = w.Void
	}
	sum := pairing.Score(0)
	for _, r := range e.Posted {
		for _, g := range r.Games {
			if g.Result == pairing.Pending || (g.Result == pairing.Void) != (g.Black != 0 && (void[g.Red] || void[g.Black])) {
				t.Errorf("round %d: %+v", r.Number, g)
			}
			if g.Result.Met() {
				sum += s.Points(g.Result, pairing.Red) + s.Points(g.Result, pairing.Black)
			}
		}
	}
	list := Standings(s, s.LastRound())
	for i, st := range list {
		sum -= st.Points
		if ranked := st.Rank > 0; ranked == void[st.Player.No] || ranked && st.Rank != i+1 {
			t.Errorf("place %d: %d has rank %d", i+1, st.Player.No, st.Rank)
		}
	}
	if sum != 0 || len(list) != len(s.Players) {
		t.Errorf("%d points and %d of %d players are missing", sum, len(s.Players)-len(list), len(s.Players))
	}
	if got := ranking.Points(e, s.LastRound()); len(got) != len(e.Players) {
		t.Errorf("%d players have points, want %d", len(got), len(e.Players))
	}
}
