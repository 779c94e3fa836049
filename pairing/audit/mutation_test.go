package audit_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/audit"
)

const mutated = 4 // the round the mutations change

// plainEvent gives 13 players after five rounds of 2/1/0, without disturbances.
func plainEvent(t testing.TB) *event {
	e := newEvent(13, 5, 2024)
	e.Section = pairing.NewSection("甲组")
	e.Rounds = 7
	for i := range 13 {
		e.Players = append(e.Players, &pairing.Player{Entry: i + 1, Name: fmt.Sprint("棋手", i+1), Verdict: pairing.Accepted})
	}
	if e.play(t, 5) != 5 {
		t.Fatal("no five rounds")
	}
	return e
}

func (e *event) board(table int) *pairing.Game {
	r := e.Round(mutated)
	return &r.Games[slices.IndexFunc(r.Games, func(g pairing.Game) bool { return g.Table == table })]
}

func (e *event) drop(table int) {
	r := e.Round(mutated)
	r.Games = slices.DeleteFunc(r.Games, func(g pairing.Game) bool { return g.Table == table })
}

// seat gives the place of a number in the round.
func (e *event) seat(no pairing.StartNo) (where *pairing.StartNo, score *pairing.Score) {
	for i := range e.Round(mutated).Games {
		g := &e.Round(mutated).Games[i]
		switch no {
		case g.Red:
			return &g.Red, &g.RedScore
		case g.Black:
			return &g.Black, &g.BlackScore
		}
	}
	panic("nobody there")
}

// exchange lets two players change places; their scores go with them.
func (e *event) exchange(a, b pairing.StartNo) {
	x, xs := e.seat(a)
	y, ys := e.seat(b)
	*x, *y, *xs, *ys = *y, *x, *ys, *xs
}

// hadBye gives a player who had the bye in a round.
func (e *event) hadBye(n int) pairing.StartNo {
	r := e.Round(n)
	return r.Games[slices.IndexFunc(r.Games, func(g pairing.Game) bool { return g.Result == pairing.Bye })].Red
}

// want is a finding a mutation must lead to.
type want struct {
	kind     audit.Kind
	severity audit.Severity
	board    int
}

func TestMutations(t *testing.T) {
	tests := []struct {
		name    string
		mutate  func(e *event)
		want    []want
		optimal bool
	}{
		{"nothing", func(*event) {}, nil, true},
		{"two opponents swapped", func(e *event) { e.exchange(e.board(3).Black, e.board(4).Black) },
			[]want{{audit.NotOptimal, audit.Error, 3}, {audit.Repeat, audit.Error, 4}, {audit.Tables, audit.Error, 3}}, false},
		{"two opponents of one level swapped", func(e *event) { e.exchange(e.board(5).Black, e.board(6).Red) },
			[]want{{audit.NotOptimal, audit.Error, 5}, {audit.Colour, audit.Error, 6}, {audit.Tables, audit.Error, 5}}, false},
		{"colours swapped", func(e *event) { e.exchange(e.board(3).Red, e.board(3).Black) },
			[]want{{audit.Colour, audit.Error, 3}}, true},
		{"tables swapped", func(e *event) { a, b := e.board(2), e.board(4); a.Table, b.Table = 4, 2 },
			[]want{{audit.Tables, audit.Error, 2}}, true},
		{"a row dropped", func(e *event) { e.drop(3) },
			[]want{{audit.Missing, audit.Error, 0}, {audit.Tables, audit.Error, 3}}, false},
		{"the bye dropped", func(e *event) { e.drop(0) }, []want{{audit.Missing, audit.Error, 0}}, false},
		{"a player twice", func(e *event) { e.board(5).Black = e.board(1).Red },
			[]want{{audit.Extra, audit.Error, 5}, {audit.Missing, audit.Error, 0}, {audit.WrongByes, audit.Error, 0},
				{audit.ScoreNow, audit.Info, 5}, {audit.Colour, audit.Error, 5}}, false},
		{"an unknown number", func(e *event) { e.board(2).Red = 99 },
			[]want{{audit.Extra, audit.Error, 2}, {audit.Missing, audit.Error, 0}}, false},
		{"a second bye for one", func(e *event) { e.exchange(e.hadBye(mutated), e.hadBye(1)) },
			[]want{{audit.SecondBye, audit.Error, 0}, {audit.Repeat, audit.Error, 6}, {audit.NotOptimal, audit.Error, 6}}, false},
		{"two byes", func(e *event) {
			g := e.board(6)
			e.Round(mutated).Games = append(e.Round(mutated).Games,
				pairing.Game{Red: g.Black, RedScore: g.BlackScore, Result: pairing.Bye})
			*g = pairing.Game{Red: g.Red, RedScore: g.RedScore, Result: pairing.Bye}
		}, []want{{audit.WrongByes, audit.Error, 0}, {audit.SecondBye, audit.Error, 0}}, false},
		{"half a game", func(e *event) { e.board(6).Black = 0 },
			[]want{{audit.Missing, audit.Error, 6}, {audit.Missing, audit.Error, 0}, {audit.WrongByes, audit.Error, 0}}, false},
		{"two who have met", func(e *event) {
			g := e.board(1)
			met, _ := e.Round(1).Find(g.Red)
			e.exchange(g.Black, met.Opponent(g.Red))
		}, []want{{audit.Repeat, audit.Error, 1}, {audit.Repeat, audit.Error, 3}, {audit.NotOptimal, audit.Error, 1},
			{audit.Tables, audit.Error, 1}}, false},
		{"a pair that must not meet", func(e *event) {
			e.Forbidden = [][2]pairing.StartNo{{e.board(2).Black, e.board(2).Red}}
		}, []want{{audit.Barred, audit.Error, 2}, {audit.NotOptimal, audit.Error, 1}}, false},
		{"an order not followed", func(e *event) {
			e.Fixed = []pairing.FixedPair{{Round: mutated, Red: e.board(6).Red, Black: e.board(5).Red}}
		}, []want{{audit.Ordered, audit.Error, 5}}, true},
		{"the colours of an order", func(e *event) {
			e.Fixed = []pairing.FixedPair{{Round: mutated, Red: e.board(6).Black, Black: e.board(6).Red}}
		}, []want{{audit.Colour, audit.Error, 6}}, true},
		{"two games at one table", func(e *event) { e.board(6).Table = 5 },
			[]want{{audit.Tables, audit.Error, 5}}, true},
		{"no table", func(e *event) { e.board(1).Table = 0 },
			[]want{{audit.Tables, audit.Error, 0}}, true},
		{"one wrong table number", func(e *event) { e.board(3).Table = 13 }, []want{{audit.Tables, audit.Error, 13}}, true},
		{"a wrong last table number", func(e *event) { e.board(6).Table = 16 }, []want{{audit.Tables, audit.Error, 16}}, true},
		{"all table numbers from another on", func(e *event) {
			for i := range e.Round(mutated).Games {
				if g := &e.Round(mutated).Games[i]; g.Table > 0 {
					g.Table += 20
				}
			}
		}, []want{{audit.Tables, audit.Error, 21}}, true},
		{"a bye at a table", func(e *event) { e.board(0).Table = 7 }, []want{{audit.Tables, audit.Info, 7}}, true},
		{"a mark given later", func(e *event) { e.Player(e.board(5).Red).Marks = []string{"固定台1"} },
			[]want{{audit.Tables, audit.Info, 5}}, true},
		{"withdrawn since", func(e *event) { e.Player(e.board(5).Red).WithdrawnAt = 2 },
			[]want{{audit.Extra, audit.Info, 5}}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := plainEvent(t)
			tt.mutate(e)
			r := audit.Round(e.Section, mutated, e.seed)
			expect(t, r, tt.want)
			if r.Optimal != tt.optimal {
				t.Errorf("optimal %v: %v", r.Optimal, r.Findings)
			}
		})
	}
}

// expect requires exactly the wanted findings; several of a kind, severity and board count as one.
func expect(t *testing.T, r audit.RoundReport, wanted []want) {
	t.Helper()
	got := map[want]string{}
	for _, f := range r.Findings {
		got[want{f.Kind, f.Severity, f.Board}] += f.Msg + "\n"
	}
	for _, w := range wanted {
		if got[w] == "" {
			t.Errorf("not found: %v", w)
		}
		delete(got, w)
	}
	if len(got) > 0 {
		t.Errorf("not wanted: %v", slices.Collect(maps.Values(got)))
	}
}

// With 裁判长决定 in its 备注 a row stands.
func TestArbiterDecides(t *testing.T) {
	decide := func(e *event, tables ...int) {
		for _, table := range tables {
			e.board(table).Note = "裁判长决定：双方领队要求"
		}
	}
	tests := []struct {
		name   string
		mutate func(e *event)
	}{
		{"colours", func(e *event) { e.exchange(e.board(3).Red, e.board(3).Black); decide(e, 3) }},
		{"tables", func(e *event) { a, b := e.board(2), e.board(4); a.Table, b.Table = 4, 2; decide(e, 4) }},
		{"opponents", func(e *event) { e.exchange(e.board(3).Black, e.board(4).Black); decide(e, 3, 4) }},
		{"repeat", func(e *event) {
			met, _ := e.Round(1).Find(e.board(1).Red)
			o := met.Opponent(e.board(1).Red)
			e.exchange(e.board(1).Black, o)
			decide(e, 1)
			for i := range e.Round(mutated).Games {
				e.Round(mutated).Games[i].Note = "裁判长决定"
			}
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := plainEvent(t)
			tt.mutate(e)
			r := audit.Round(e.Section, mutated, e.seed)
			decisions := find(r, audit.Decision)
			if r.Errors() > 0 || len(decisions) == 0 {
				t.Errorf("%v", r.Findings)
			}
			for _, f := range decisions {
				if f.Severity != audit.Info || !strings.Contains(f.Msg, "按裁判长决定") {
					t.Errorf("%v", f)
				}
			}
		})
	}
}

// Rows decided by the arbiter excuse nothing elsewhere: the rest has to be the best they leave.
func TestDecisionExcusesOnlyItsRows(t *testing.T) {
	e := plainEvent(t)
	e.exchange(e.board(3).Black, e.board(4).Black)
	e.board(3).Note, e.board(4).Note = "裁判长决定", "裁判长决定"
	e.exchange(e.board(5).Black, e.board(6).Red)
	r := audit.Round(e.Section, mutated, e.seed)
	f := find(r, audit.NotOptimal)
	if len(f) != 1 || f[0].Severity != audit.Error || f[0].Board != 5 || len(f[0].Players) != 4 {
		t.Errorf("got %v, want one error of boards 5 and 6", f)
	}
}

// A result corrected after posting is named, and the round is still judged by the scores on its sheet.
func TestCorrectedResult(t *testing.T) {
	e := plainEvent(t)
	g := &e.Round(2).Games[0]
	if g.Result == pairing.Draw {
		g.Result = pairing.RedWins
	} else {
		g.Result = pairing.Draw
	}
	for n, want := range []int{0, 0, 0, 2, 2, 2} {
		if n == 0 {
			continue
		}
		r := audit.Round(e.Section, n, e.seed)
		if !r.Optimal || r.Errors() > 0 {
			t.Errorf("round %d: %v", n, r.Findings)
		}
		if f := find(r, audit.ScoreNow); len(f) != want || want > 0 && f[0].Severity != audit.Info {
			t.Errorf("round %d: %v, want %d", n, f, want)
		}
	}
}

// Scores beyond all bounds are not judged, and said to be so.
func TestScoresOutOfRange(t *testing.T) {
	for _, score := range []pairing.Score{-1, 1 << 60} {
		e := plainEvent(t)
		e.board(1).RedScore = score
		r := audit.Round(e.Section, mutated, e.seed)
		if f := find(r, audit.Unproven); len(f) != 1 || r.Optimal || r.Method != "" {
			t.Errorf("score %d: optimal %v by %q, %v", score, r.Optimal, r.Method, r.Findings)
		}
	}
}
