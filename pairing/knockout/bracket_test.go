package knockout

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// plain gives a 单败淘汰 of n players with numbers 1..n; settings as "名次赛=不设 加赛=1".
func plain(n int, settings string) *pairing.Section {
	s := pairing.NewSection("公开组")
	s.System, s.Keys = pairing.Knockout, nil
	for no := 1; no <= n; no++ {
		s.Players = append(s.Players, &pairing.Player{Entry: no, No: pairing.StartNo(no), Name: fmt.Sprintf("棋手%d", no), Verdict: pairing.Accepted})
	}
	for _, word := range strings.Fields(settings) {
		name, value, _ := strings.Cut(word, "=")
		s.Settings = append(s.Settings, pairing.Setting{Name: name, Value: value})
	}
	return s
}

// afterSwiss gives n players of whom m go on to a knockout; one Swiss round is played, all games drawn, so that the places
// are the numbers.
func afterSwiss(n, m int, settings string) *pairing.Section {
	s := plain(n, settings)
	s.System, s.SwissRounds, s.KnockoutPlayers, s.Rounds = pairing.SwissKnockout, 1, m, 3
	s.Posted = []pairing.Round{swissRound(1, 1, n)}
	return s
}

// swissRound pairs the numbers from..to with their neighbours; all draw.
func swissRound(n, from, to int) pairing.Round {
	r := pairing.Round{Number: n}
	for no := from; no < to; no += 2 {
		r.Games = append(r.Games, pairing.Game{Red: pairing.StartNo(no), Black: pairing.StartNo(no + 1), Result: pairing.Draw})
	}
	return r
}

// open reads the bracket of a section.
func open(t *testing.T, s *pairing.Section) *Bracket {
	t.Helper()
	b, err := New(s, 7)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// show prints rows as "1: 1-16 | 2: 9-8 和棋 | 3.2: 5-4 | 4: 3 轮空": 场次.局次, pair, result, 备注.
func show(rows []pairing.KnockoutGame) string {
	var out []string
	for _, g := range rows {
		text := fmt.Sprint(g.Match)
		if g.Game > 1 {
			text += fmt.Sprintf(".%d", g.Game)
		}
		if g.Black == 0 {
			text += fmt.Sprintf(": %d", g.Red)
		} else {
			text += fmt.Sprintf(": %d-%d", g.Red, g.Black)
		}
		out = append(out, strings.Join(strings.Fields(text+" "+g.Result.String()+" "+g.Note), " "))
	}
	return strings.Join(out, " | ")
}

// step checks what is due and posts it with the results, one word for each row without one.
func step(t *testing.T, s *pairing.Section, want, results string) {
	t.Helper()
	rows, _ := open(t, s).Next()
	if got := show(rows); got != want {
		t.Fatalf("due: %s\nwant %s", got, want)
	}
	words := strings.Fields(results)
	for i := range rows {
		if rows[i].Result == pairing.Pending && len(words) > 0 {
			rows[i].Result, _ = pairing.ParseResult(words[0])
			words = words[1:]
		}
	}
	s.Bracket = append(s.Bracket, rows...)
}

// places prints the places, those that can still change in brackets.
func places(b *Bracket) string {
	var out []string
	for i, p := range b.Places() {
		text := fmt.Sprint(p.No)
		if !p.Settled {
			text = "(" + text + ")"
		}
		if p.Place != i+1 {
			text += "?"
		}
		out = append(out, text)
	}
	return strings.Join(out, " ")
}

func TestFirstRound(t *testing.T) {
	tests := map[int]string{
		2:  "[1 2]",
		4:  "[1 4] [2 3]",
		8:  "[1 8] [4 5] [3 6] [2 7]",
		16: "[1 16] [8 9] [5 12] [4 13] [3 14] [6 11] [7 10] [2 15]", // 1 and 2 in opposite halves
	}
	for size, want := range tests {
		if got := fmt.Sprint(FirstRound(size)); got != "["+want+"]" {
			t.Errorf("%d: %s, want %s", size, got, want)
		}
	}
	for size := 2; size <= 128; size *= 2 {
		line := map[int]int{}
		for i, pair := range FirstRound(size) {
			line[pair[0]], line[pair[1]] = i, i
		}
		for top := 2; top < size; top *= 2 { // the first `top` are one in each part of the bracket
			parts := map[int]bool{}
			for seed := 1; seed <= top; seed++ {
				parts[line[seed]*2*top/size] = true
			}
			if len(parts) != top {
				t.Errorf("size %d: the first %d stand in %d parts", size, top, len(parts))
			}
		}
	}
}

// 20 players, the first 16 go on, played down to place 8. The better place has red in odd matches.
func TestSixteenAfterTheSwiss(t *testing.T) {
	s := afterSwiss(20, 16, "加赛=2")
	step(t, s, "1: 1-16 | 2: 9-8 | 3: 5-12 | 4: 13-4 | 5: 3-14 | 6: 11-6 | 7: 7-10 | 8: 15-2",
		"红胜 黑胜 黑胜 黑弃权 红胜 黑胜 红胜") // 13 wins against 4 by forfeit; 15-2 is open
	if b := open(t, s); show(b.Open()) != "8: 15-2" || b.Finished() {
		t.Errorf("open: %s", show(b.Open()))
	}
	step(t, s, "", "")
	s.Bracket[3].Result = pairing.RedForfeits // no: 4 wins
	s.Bracket[7].Result = pairing.BlackWins
	if got := places(open(t, s)); got != "(1) (2) (3) (4) (6) (7) (8) (12) 5 9 10 11 13 14 15 16" {
		t.Errorf("after round 1: %s", got)
	}
	step(t, s, "1: 1-8 | 2: 12-4 | 3: 3-6 | 4: 7-2", "红胜 黑胜 和棋 红胜")
	step(t, s, "3.2: 6-3", "和棋")
	step(t, s, "3.3: 3-6 和棋黑胜", "和棋") // for 6
	step(t, s, "1: 1-4 | 2: 7-6 | 3: 8-12 | 4: 3-2", "红胜 黑胜 红弃权 和棋")
	step(t, s, "4.2: 2-3", "红胜")
	step(t, s, "1: 1-6 | 2: 7-4 | 3: 2-12 | 4: 8-3", "黑胜 红胜 红胜 黑胜")
	step(t, s, "", "")
	b := open(t, s)
	if got, want := places(b), "6 1 7 4 2 12 3 8 5 9 10 11 13 14 15 16"; got != want || !b.Finished() {
		t.Errorf("places %s, want %s", got, want)
	}
	var ranks []string
	for _, st := range b.Standings(1) {
		ranks = append(ranks, fmt.Sprint(st.Rank, ":", st.Player.No))
	}
	if got := strings.Join(ranks[15:], " "); got != "16:16 17:17 18:18 19:19 20:20" {
		t.Errorf("behind the knockout: %s", got)
	}
	var names []string
	for r := 1; r <= b.Rounds(); r++ {
		for _, m := range b.Matches(r) {
			names = append(names, m.Name())
		}
	}
	want := strings.Repeat("1/8决赛 ", 8) + strings.Repeat("1/4决赛 ", 4) + "半决赛 半决赛 第5–8名 第5–8名 决赛 第3–4名 第5–6名 第7–8名"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("names: %s", got)
	}
}

// Eight players; the better place always wins.
func TestPlaceMatches(t *testing.T) {
	tests := []struct{ setting, last, places string }{
		{"", "1: 1-2 | 2: 4-3 | 3: 5-6 | 4: 8-7", "1 2 3 4 5 6 7 8"},
		{"名次赛=决出前8名", "1: 1-2 | 2: 4-3 | 3: 5-6 | 4: 8-7", "1 2 3 4 5 6 7 8"},
		{"名次赛=仅三四名", "1: 1-2 | 2: 4-3", "1 2 3 4 5 6 7 8"},
		{"名次赛=不设", "1: 1-2", "1 2 3 4 5 6 7 8"},
	}
	for _, tt := range tests {
		s := plain(8, tt.setting)
		step(t, s, "1: 1-8 | 2: 5-4 | 3: 3-6 | 4: 7-2", "红胜 黑胜 红胜 黑胜")
		rows, _ := open(t, s).Next()
		for i := range rows {
			rows[i].Result = pairing.RedWins
			if rows[i].Red > rows[i].Black {
				rows[i].Result = pairing.BlackWins
			}
		}
		s.Bracket = append(s.Bracket, rows...)
		rows, _ = open(t, s).Next()
		if got := show(rows); got != tt.last {
			t.Errorf("%s: last round %s, want %s", tt.setting, got, tt.last)
		}
		for i := range rows {
			rows[i].Winner = min(rows[i].Red, rows[i].Black)
		}
		s.Bracket = append(s.Bracket, rows...)
		if b := open(t, s); places(b) != tt.places || !b.Finished() {
			t.Errorf("%s: places %s", tt.setting, places(b))
		}
	}
}

// Five and six players in a bracket of eight: the numbers 6, 7, 8 are byes; a lone loser plays no place match.
func TestByes(t *testing.T) {
	s := plain(5, "")
	step(t, s, "1: 1 轮空 | 2: 5-4 | 3: 3 轮空 | 4: 2 轮空", "红胜")
	step(t, s, "1: 1-5 | 2: 3-2", "红胜 黑胜")
	step(t, s, "1: 1-2 | 2: 5-3", "红胜 黑胜")
	if got := places(open(t, s)); got != "1 2 3 5 4" {
		t.Errorf("five: %s", got)
	}
	s = plain(6, "")
	step(t, s, "1: 1 轮空 | 2: 5-4 | 3: 3-6 | 4: 2 轮空", "黑胜 红胜")
	step(t, s, "1: 1-4 | 2: 3-2", "红胜 黑胜")
	step(t, s, "1: 1-2 | 2: 4-3 | 3: 5-6", "黑胜 黑胜 黑胜")
	if got := places(open(t, s)); got != "2 1 3 4 6 5" {
		t.Errorf("six: %s", got)
	}
	s = plain(2, "")
	step(t, s, "1: 1-2", "黑胜")
	if got := places(open(t, s)); got != "2 1" {
		t.Errorf("two: %s", got)
	}
}

func TestReplays(t *testing.T) {
	s := plain(2, "") // without a limit: until somebody wins
	step(t, s, "1: 1-2", "和棋")
	step(t, s, "1.2: 2-1", "和棋")
	step(t, s, "1.3: 1-2", "作废")
	step(t, s, "1.4: 1-2", "和棋") // the void game again
	step(t, s, "1.5: 2-1", "黑胜")
	if got := places(open(t, s)); got != "1 2" {
		t.Error(got)
	}
	s = plain(2, "加赛=1")
	step(t, s, "1: 1-2", "和棋")
	step(t, s, "1.2: 2-1 和棋黑胜", "和棋")
	if got := places(open(t, s)); got != "1 2" {
		t.Error(got)
	}
	s = plain(2, "")
	step(t, s, "1: 1-2", "和棋")
	s.Bracket[0].Winner = 2 // by lot
	step(t, s, "", "")
	if got := places(open(t, s)); got != "2 1" {
		t.Error(got)
	}
	s.Bracket[0].Winner = 0
	s.Bracket[0].Note = "裁判：和棋黑胜" // written by hand after the game
	if got := places(open(t, s)); got != "2 1" {
		t.Error(got)
	}
}

// 4 and 5 both forfeit in the quarter-finals: 1 has a bye, they stand behind the other losers of the round.
func TestNobodyGoesOn(t *testing.T) {
	s := plain(8, "")
	step(t, s, "1: 1-8 | 2: 5-4 | 3: 3-6 | 4: 7-2", "红胜 双弃权 红胜 黑胜")
	_, notes := open(t, s).Next()
	if len(notes) == 0 || notes[0].Kind != noteNobody || !strings.Contains(notes[0].Text, "5号棋手5") {
		t.Errorf("notes: %v", notes)
	}
	step(t, s, "1: 1 轮空 | 2: 3-2 | 4: 7-6", "黑胜 黑胜")
	step(t, s, "1: 1-2 | 3: 6-8", "红胜 红胜") // 3 lost his semi-final and has no opponent for third
	if got := places(open(t, s)); got != "1 2 3 6 8 7 4 5" {
		t.Error(got)
	}
	s = plain(2, "")
	step(t, s, "1: 1-2", "双负")
	if b := open(t, s); places(b) != "1 2" || !b.Finished() {
		t.Errorf("nobody wins the final: %s", places(b))
	}
}

func TestWithdrawalBeforeAndAfterTheFirstMatch(t *testing.T) {
	s := afterSwiss(20, 8, "")
	s.Players[2].WithdrawnAt = 2               // 3 leaves after the Swiss: everybody below moves up
	s.Players[5].AbsentRounds = []int{2}       // 6 is away
	s.Players[6].Marks = []string{"取消资格"}      // 7
	s.Players[19].Marks = []string{"陪赛", "其他"} // 20 has no rank
	rows, notes := open(t, s).Next()
	if got := show(rows); got != "1: 1-11 | 2: 8-5 | 3: 4-9 | 4: 10-2" {
		t.Errorf("moved up: %s", got)
	}
	if len(notes) != 1 || notes[0].Kind != noteMovedUp || notes[0].Text !=
		"3号棋手3（退赛）、6号棋手6（请假） 不参加淘汰赛，由 第9名 10号棋手10、第10名 11号棋手11 递补" {
		t.Errorf("notes: %v", notes)
	}
	step(t, s, "1: 1-11 | 2: 8-5 | 3: 4-9 | 4: 10-2", "红胜 黑胜 红胜")
	s.Players[1].WithdrawnAt = 2 // now 2 stays in the bracket; his open game is the secretary's
	step(t, s, "", "")
	s.Bracket[3].Result = pairing.BlackWins
	// round 2 of the knockout is round 3: 2 is out, 10 is out too, 4 and 5 play on
	s.Players[1].WithdrawnAt, s.Players[9].WithdrawnAt = 3, 3
	_, notes = open(t, s).Next()
	if len(notes) != 2 || notes[0].Kind != noteWalkover || !strings.Contains(notes[1].Text, "10号棋手10") {
		t.Errorf("notes: %v", notes)
	}
	step(t, s, "1: 1-5 | 2: 4-2 黑弃权 | 3: 8-11 | 4: 10-9 红弃权", "红胜 红胜")
	step(t, s, "1: 1-4 | 2: 5-2 黑弃权 | 3: 8-9 | 4: 11-10 黑弃权", "红胜 红胜")
	if got := places(open(t, s)); got != "1 4 5 2 8 9 11 10" {
		t.Error(got)
	}
}

// Round 2 of the Swiss was posted before 1 left: who plays there does not move up.
func TestNobodyPlaysBoth(t *testing.T) {
	s := afterSwiss(10, 4, "")
	s.Posted = append(s.Posted, swissRound(2, 5, 8))
	s.Players[0].WithdrawnAt = 2
	step(t, s, "1: 2-9 | 2: 4-3", "")
	if got := fmt.Sprint(open(t, s).Players()); got != "[2 3 4 9]" {
		t.Error(got)
	}
}

func TestHandChanges(t *testing.T) {
	s := plain(8, "")
	step(t, s, "1: 1-8 | 2: 5-4 | 3: 3-6 | 4: 7-2", "黑胜 黑胜 红胜 黑胜")
	s.Bracket[0].Red, s.Bracket[0].Black = 8, 1                                             // colours by hand
	s.Bracket[1].Red, s.Bracket[1].Black, s.Bracket[3].Red, s.Bracket[3].Black = 7, 2, 5, 4 // matches by hand
	step(t, s, "1: 1-2 | 2: 4-3 | 3: 7-8 | 4: 6-5", "")
	last := &s.Bracket[len(s.Bracket)-4]
	last.Black = 8 // 2 is taken ill, the arbiter lets 8 play
	if _, err := New(s, 7); err == nil || !strings.Contains(err.Error(), "第2轮第1场：应是 1号–2号，表里是 1号–8号") {
		t.Errorf("got %v", err)
	}
	last.Note = "裁判长决定递补"
	if m := open(t, s).Matches(2)[0]; m.A != 1 || m.B != 8 {
		t.Errorf("match %+v", m)
	}
}

func TestLotsAndSides(t *testing.T) {
	for _, setting := range []string{"签位=抽签", "签位=高低分档抽签", "选边=抽签"} {
		s := afterSwiss(20, 16, setting)
		rows, notes := open(t, s).Next()
		slices.Reverse(s.Players)
		again, _ := open(t, s).Next()
		if show(rows) != show(again) {
			t.Errorf("%s: depends on the order of the rows", setting)
		}
		other, err := New(s, 8)
		if err != nil {
			t.Fatal(err)
		}
		if more, _ := other.Next(); show(more) == show(rows) {
			t.Errorf("%s: another seed gives the same", setting)
		}
		if strings.HasPrefix(setting, "签位") && (len(notes) != 1 || !strings.Contains(notes[0].Text, "种子 7")) {
			t.Errorf("%s: notes %v", setting, notes)
		}
		tiers := 0
		for _, g := range rows {
			if (g.Red <= 8) != (g.Black <= 8) {
				tiers++
			}
		}
		if setting == "签位=高低分档抽签" && tiers != 8 {
			t.Errorf("%s: %s", setting, show(rows))
		}
	}
}

func TestInputErrors(t *testing.T) {
	row := func(round, match int, red, black pairing.StartNo) pairing.KnockoutGame {
		return pairing.KnockoutGame{Round: round, Match: match, Game: 1, Red: red, Black: black}
	}
	tests := []struct {
		want   string
		change func(s *pairing.Section)
	}{
		{"第1轮还没有赛完", func(s *pairing.Section) { s.Bracket, s.Posted[0].Games[0].Result = nil, pairing.Pending }},
		{"只有 0 人", func(s *pairing.Section) { s.Bracket, s.KnockoutPlayers = nil, 0 }},
		{"缺第1场", func(s *pairing.Section) { s.Bracket = s.Bracket[1:] }},
		{"只有 1 场，应有 2 场", func(s *pairing.Section) { s.Bracket = s.Bracket[:1] }},
		{"没有 77 号", func(s *pairing.Section) { s.Bracket[0].Black = 77 }},
		{"1号棋手1 出现了两次", func(s *pairing.Section) { s.Bracket[1].Red = 1 }},
		{"没有写全", func(s *pairing.Section) { s.Bracket = append(s.Bracket, row(1, 2, 0, 3)) }},
		{"前一轮还没有结束", func(s *pairing.Section) { s.Bracket = append(s.Bracket, row(2, 1, 1, 2)) }},
		{"没有第2轮第3场", func(s *pairing.Section) { s.Bracket = append(s.Bracket, row(2, 3, 1, 2)) }},
		{"没有第3轮第1场", func(s *pairing.Section) { s.Bracket = append(s.Bracket, row(3, 1, 1, 2)) }},
		{"应是 2号–3号，表里是 2号–1号", func(s *pairing.Section) { s.Bracket = append(s.Bracket, row(1, 2, 2, 1)) }},
		{"结果不能是“缺席”", func(s *pairing.Section) { s.Bracket[0].Result = pairing.Absent }},
		{"结果不能是“轮空”", func(s *pairing.Section) { s.Bracket[0].Result = pairing.Bye }},
		{"胜者 3 号不在这一场里", func(s *pairing.Section) { s.Bracket[0].Winner = 3 }},
		{"胜者是 1 号，胜者一栏写的是 4 号", func(s *pairing.Section) { s.Bracket[0].Result, s.Bracket[0].Winner = pairing.RedWins, 4 }},
	}
	for _, tt := range tests {
		s := afterSwiss(6, 4, "")
		s.Bracket = []pairing.KnockoutGame{row(1, 1, 1, 4), row(1, 2, 3, 2)}
		tt.change(s)
		var input *InputError
		if _, err := New(s, 1); !errors.As(err, &input) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("got %v, want %q", err, tt.want)
		}
	}
	s := plain(4, "")
	s.Players[2].No = 0
	if _, err := New(s, 1); err == nil || !strings.Contains(err.Error(), "棋手3（序号 3）还没有编号") {
		t.Errorf("got %v", err)
	}
}
