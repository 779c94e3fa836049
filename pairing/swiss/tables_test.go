package swiss

import (
	"fmt"
	"strings"
	"testing"

	"qisai/pairing"
)

// field gives n players numbered by 序号, named 甲, 乙 …
func field(n int) *pairing.Section {
	s := pairing.NewSection("甲组")
	names := []rune("甲乙丙丁戊己庚辛壬癸子丑寅卯")
	for i := range n {
		s.Players = append(s.Players, &pairing.Player{
			Entry: i + 1, No: pairing.StartNo(i + 1), Name: string(names[i%len(names)]), Verdict: pairing.Accepted,
		})
	}
	s.Rounds = 7
	return s
}

// post adds a round written as "1-2 红胜; 3 轮空", with the scores of that moment.
func post(s *pairing.Section, rows string) {
	r := pairing.Round{Number: len(s.Posted) + 1}
	for _, row := range strings.Split(rows, ";") {
		var g pairing.Game
		var word string
		row = strings.TrimSpace(row)
		if _, err := fmt.Sscanf(row, "%d-%d %s", &g.Red, &g.Black, &word); err != nil {
			g.Black = 0
			if _, err := fmt.Sscanf(row, "%d %s", &g.Red, &word); err != nil {
				panic(row)
			}
		}
		g.Result, _ = pairing.ParseResult(word)
		g.RedScore = pointsBefore(s, g.Red, r.Number)
		g.BlackScore = pointsBefore(s, g.Black, r.Number)
		r.Games = append(r.Games, g)
	}
	s.Posted = append(s.Posted, r)
}

// sheet writes a round as its sheet shows it: table:red-black, bye, absent.
func sheet(r pairing.Round) string {
	var out []string
	for _, g := range r.Games {
		switch g.Result {
		case pairing.Bye:
			out = append(out, fmt.Sprintf("%d轮空", g.Red))
		case pairing.Absent:
			out = append(out, fmt.Sprintf("%d缺席(%s)", g.Red, g.Note))
		default:
			out = append(out, fmt.Sprintf("%d:%d-%d", g.Table, g.Red, g.Black))
		}
	}
	return strings.Join(out, " ")
}

func mustPair(t *testing.T, s *pairing.Section, round int, standings []pairing.Standing) *Pairing {
	t.Helper()
	p, err := Pair(s, round, standings, 1)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestFirstRoundColours(t *testing.T) {
	tests := []struct {
		name    string
		n       int
		prepare func(*pairing.Section)
		want    string
	}{
		{"相邻", 6, nil, "1:1-2 2:4-3 3:5-6"},
		{"the largest number has the bye", 5, nil, "1:1-2 2:4-3 5轮空"},
		{"对折", 7, func(s *pairing.Section) { s.FirstOrder = pairing.Fold }, "1:1-4 2:5-2 3:3-6 7轮空"},
		{"首尾", 7, func(s *pairing.Section) { s.FirstOrder = pairing.EndToEnd }, "1:1-6 2:5-2 3:3-4 7轮空"},
		{"the number of the table decides, 起始台号 included", 4, func(s *pairing.Section) { s.FirstTable = 10 },
			"10:2-1 11:3-4"},
		{"固定台", 6, func(s *pairing.Section) { s.Players[5].Marks = []string{"固定台1"} }, "1:5-6 2:2-1 3:3-4"},
		{"指定 keeps its colours", 6, func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 1, Red: 4, Black: 1}, {Round: 2, Red: 5, Black: 6}}
		}, "1:4-1 2:3-2 3:5-6"},
		{"an absent player", 5, func(s *pairing.Section) { s.Players[1].AbsentRounds = []int{1} },
			"1:1-3 2:5-4 2缺席(请假)"},
	}
	for _, tt := range tests {
		s := field(tt.n)
		if tt.prepare != nil {
			tt.prepare(s)
		}
		if got := sheet(mustPair(t, s, 1, nil).Round); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestTableOrder(t *testing.T) {
	s := field(8)
	post(s, "1-2 红胜; 3-4 红胜; 5-6 和棋; 7-8 和棋")
	standings := []pairing.Standing{}
	for i, no := range []pairing.StartNo{3, 1, 8, 7, 6, 5, 4, 2} {
		standings = append(standings, pairing.Standing{Rank: i + 1, Player: s.Player(no)})
	}
	got := mustPair(t, s, 2, standings).Round
	// 1-3 first by points; of the two boards of the level 5 6 7 8 the one of 8, who ranks third, is before.
	if want := "1:3-1 2:8-5 3:6-7 4:4-2"; sheet(got) != want {
		t.Errorf("%s, want %s", sheet(got), want)
	}
	s.Player(2).Marks = []string{"固定台2"}
	s.Player(8).Marks = []string{"固定台2"}
	p := mustPair(t, s, 2, standings)
	if want := "1:3-1 2:8-5 3:6-7 4:4-2"; sheet(p.Round) != want {
		t.Errorf("two for one table: %s, want %s", sheet(p.Round), want)
	}
	if !strings.Contains(noteTexts(p, "台次"), "2 乙 的固定台 2 已被占用，本轮在第 4 台") {
		t.Errorf("notes %v", p.Notes)
	}
}

// noteTexts joins the notes of a kind.
func noteTexts(p *Pairing, kind string) string {
	var out []string
	for _, n := range p.Notes {
		if n.Kind == kind {
			out = append(out, n.Text)
		}
	}
	return strings.Join(out, "；")
}
