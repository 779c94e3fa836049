package swiss

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"qisai/pairing"
)

// TestEvents plays random events to the last round and checks what must hold in every round, whatever the input. With
// QISAI_EVENTS=2000 it plays so many, of 8 to 60 players, and 20 of 400 players over 11 rounds.
func TestEvents(t *testing.T) {
	for seed := uint64(1); seed <= 24; seed++ {
		playEvent(t, seed, 20+int(seed*13%61), 5+2*int(seed%4), float64(seed%4)*0.03)
	}
	many, err := strconv.Atoi(os.Getenv("QISAI_EVENTS"))
	if err != nil {
		return
	}
	for seed := uint64(1000); seed < 1000+uint64(many); seed++ {
		playEvent(t, seed, 8+int(seed*13%53), 3+int(seed%13), float64(seed%4)*0.03)
	}
	for seed := uint64(5000); seed < 5020; seed++ {
		playEvent(t, seed, 400, 11, float64(seed%4)*0.02)
	}
}

// playEvent plays one event. A round without a legal pairing ends it: that there is none has been proved, and each cure
// the error names is tried in TestTwin.
func playEvent(t *testing.T, seed uint64, n, rounds int, trouble float64) {
	e := newEvent(seed, n, rounds, trouble)
	t.Run(fmt.Sprintf("seed %d, %d players, %d rounds", seed, n, rounds), func(t *testing.T) {
		for round := 1; round <= rounds && !t.Failed(); round++ {
			if err := e.number(round); err != nil {
				t.Fatal(err)
			}
			p, err := Pair(e.Section, round, nil, e.seed)
			var none *NoPairingError
			if errors.As(err, &none) && len(e.Available(round)) < 2*round+2 {
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if len(p.Round.Games) == 0 {
				return
			}
			checkRound(t, e, p)
			again, err := Pair(e.shuffled(), round, nil, e.seed)
			if err != nil || !reflect.DeepEqual(p, again) {
				t.Errorf("round %d: rows in another order give another round (%v)", round, err)
			}
			e.post(p.Round)
		}
	})
}

// checkRound checks a round to be posted against the section.
func checkRound(t *testing.T, e *event, p *Pairing) {
	t.Helper()
	round := p.Round.Number
	seen, tables := map[pairing.StartNo]bool{}, map[int]bool{}
	state := 0 // games, then the bye, then the absent
	var broken int64
	for _, g := range p.Round.Games {
		next := 0
		switch g.Result {
		case pairing.Bye:
			next = 1
		case pairing.Absent:
			next = 2
		}
		if next < state || state == 1 && next == 1 {
			t.Errorf("round %d: rows out of order: %+v", round, g)
		}
		state = next
		for _, no := range []pairing.StartNo{g.Red, g.Black} {
			if no != 0 && seen[no] {
				t.Errorf("round %d: %d stands there twice", round, no)
			}
			seen[no] = true
		}
		if (g.Table == 0) != (next > 0) || g.Table != 0 && tables[g.Table] {
			t.Errorf("round %d: table %d", round, g.Table)
		}
		tables[g.Table] = true
		broken += checkGame(t, e, round, g)
	}
	if h2 := p.Cost.Value("H2") + p.Cost.Value("H2a") + p.Cost.Value("H2b"); h2 != broken {
		t.Errorf("round %d: H2 = %d, the colours posted break it %d times", round, h2, broken)
	}
	for _, pl := range e.Players {
		if pl.No != 0 && !seen[pl.No] {
			t.Errorf("round %d: %d is missing", round, pl.No)
		}
	}
}

// checkGame checks one row against the rounds before; it gives how many colour limits the row breaks.
func checkGame(t *testing.T, e *event, round int, g pairing.Game) (broken int64) {
	t.Helper()
	tw := newTwin(e.Section, round, e.seed)
	available := e.Availability(e.Player(g.Red), round) == pairing.Available
	switch {
	case available == (g.Result == pairing.Absent):
		t.Errorf("round %d: %d is absent without reason, or paired", round, g.Red)
	case g.Result == pairing.Bye && tw.hadBye(g.Red):
		t.Errorf("round %d: a second bye for %d", round, g.Red)
	case int64(g.RedScore) != tw.score(g.Red) || g.Black != 0 && int64(g.BlackScore) != tw.score(g.Black):
		t.Errorf("round %d: scores of %+v", round, g)
	}
	if g.Black == 0 {
		return 0
	}
	if tw.met(g.Red, g.Black) || tw.listed(g.Red, g.Black) {
		t.Errorf("round %d: %d-%d must not meet", round, g.Red, g.Black)
	}
	return tw.over(g.Red, 1) + tw.three(g.Red, 1) + tw.over(g.Black, -1) + tw.three(g.Black, -1)
}

// TestPacking: the packed vectors order pairings as the digits do, and stay within their bounds.
func TestPacking(t *testing.T) {
	for seed := uint64(1); seed <= 12; seed++ {
		e := newEvent(seed, 30+int(seed), 7, 0.04)
		if err := e.play(int(seed % 7)); err != nil {
			t.Fatal(err)
		}
		round := e.LastRound() + 1
		if err := e.number(round); err != nil {
			t.Fatal(err)
		}
		in, err := newInput(e.Section, round, e.seed, Options{})
		if err != nil {
			t.Fatal(err)
		}
		l := in.layout()
		rng := rand.New(rand.NewPCG(seed, 1))
		mates := [2][]int{randomMates(rng, in.vertices()), nil}
		for range 300 {
			mates[1] = randomMates(rng, in.vertices())
			if rng.IntN(2) == 0 {
				mates[1] = exchange(rng, mates[0])
			}
			comparePacked(t, in, l, mates)
			mates[0] = mates[1]
		}
	}
}

func comparePacked(t *testing.T, in *input, l *layout, mates [2][]int) {
	t.Helper()
	var packed [2][]int64
	var costs [2]Cost
	for i, mate := range mates {
		packed[i], costs[i] = make([]int64, l.dim), in.cost(mate)
		w := make([]int64, l.dim)
		for u, v := range mate {
			if u < v {
				in.pack(l, u, v, w)
				for k := range w {
					packed[i][k] += w[k]
				}
			}
		}
		for k, total := range packed[i] {
			if limit := int64(1) << 46; k < l.dim-1 && total >= limit {
				t.Errorf("component %d totals %d", k, total)
			}
		}
		for _, p := range l.places {
			if v := costs[i].Value(p.Name); v > p.Bound {
				t.Errorf("%s = %d exceeds its bound %d", p.Name, v, p.Bound)
			}
		}
	}
	if _, sign := costs[0].Difference(costs[1]); sign != slices.Compare(packed[0], packed[1]) {
		t.Errorf("packed %v %v\n%v\n%v", packed[0], packed[1], costs[0], costs[1])
	}
}

func randomMates(rng *rand.Rand, n int) []int {
	order, mate := rng.Perm(n), make([]int, n)
	for i := 0; i < n; i += 2 {
		mate[order[i]], mate[order[i+1]] = order[i+1], order[i]
	}
	return mate
}

// exchange gives a pairing that differs in two pairs only.
func exchange(rng *rand.Rand, mate []int) []int {
	out := slices.Clone(mate)
	u, v := rng.IntN(len(mate)), rng.IntN(len(mate))
	if u != v && mate[u] != v {
		a, b := mate[u], mate[v]
		out[u], out[v], out[a], out[b] = v, u, b, a
	}
	return out
}
