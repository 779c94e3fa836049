package swiss

import (
	"testing"

	"qisai/pairing"
)

// withGames gives a member whose games had these colours, R or B, earliest first.
func withGames(no pairing.StartNo, games string) *member {
	m := &member{no: no}
	for _, c := range games {
		side := pairing.Red
		if c == 'B' {
			side = pairing.Black
		}
		m.games.add(side)
	}
	m.setDues()
	return m
}

func TestColours(t *testing.T) {
	tests := []struct {
		name   string
		round  int
		a, b   string // colours of number 1 and number 2
		oneRed bool
		h2     int64
		q2, q3 int64
	}{
		{"the lower red − black is red", 3, "RB", "RR", true, 0, 0, 0},
		{"禁连三 goes before the balance", 6, "BBBRR", "RBRBR", false, 0, 2, 1},
		{"both break one limit: the balance decides", 5, "BBRR", "RRBR", true, 1, 0, 1},
		{"both twice black: one breaks both limits", 3, "BB", "BB", true, 2, 1, 1},
		{"back to the last game: black then, red now", 3, "RB", "BR", true, 0, 0, 0},
		{"back to an earlier difference", 5, "BRRB", "RBRB", false, 0, 0, 1},
		{"one list runs out: odd round, smaller number red", 3, "B", "BRB", true, 0, 1, 1},
		{"one list runs out: even round, larger number red", 4, "B", "BRB", false, 0, 1, 1},
		{"identical: odd round", 3, "RB", "RB", true, 0, 0, 1},
		{"identical: even round", 4, "RB", "RB", false, 0, 0, 1},
		{"no games at all", 2, "", "", false, 0, 0, 0},
	}
	for _, tt := range tests {
		in := &input{round: tt.round}
		a, b := withGames(1, tt.a), withGames(2, tt.b)
		if got := in.redFirst(a, b); got != tt.oneRed {
			t.Errorf("%s: number 1 red = %v", tt.name, got)
		}
		if in.redFirst(a, b) == in.redFirst(b, a) {
			t.Errorf("%s: the answer depends on who is asked first", tt.name)
		}
		var d digits
		in.colourCost(a, b, &d)
		if d.v[h2] != tt.h2 || d.v[q2] != tt.q2 || d.v[q3] != tt.q3 {
			t.Errorf("%s: H2 %d Q2 %d Q3 %d, want %d %d %d", tt.name, d.v[h2], d.v[q2], d.v[q3], tt.h2, tt.q2, tt.q3)
		}
	}
}
