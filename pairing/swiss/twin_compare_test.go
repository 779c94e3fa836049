package swiss

import (
	"errors"
	"os"
	"slices"
	"strconv"
	"testing"

	"qisai/pairing"
)

// twinRounds gives how many random rounds are compared with the twin: QISAI_TWIN=5000 for the long run.
func twinRounds() int {
	if n, err := strconv.Atoi(os.Getenv("QISAI_TWIN")); err == nil {
		return n
	}
	return 400
}

func TestPairEqualsTwin(t *testing.T) {
	done, none := 0, 0
	for seed := uint64(1); done < twinRounds(); seed++ {
		n := 4 + int(seed%7)
		e := newEvent(seed, n, 3+int(seed%5), float64(seed%4)*0.05)
		for round := 1; round <= 9; round++ {
			if err := e.number(round); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			p, err := Pair(e.Section, round, nil, e.seed)
			var no *NoPairingError
			switch {
			case errors.As(err, &no):
				none++
				compareNoPairing(t, e, round, no)
			case err != nil:
				t.Fatalf("seed %d round %d: %v", seed, round, err)
			default:
				compareWithTwin(t, e, round, p)
				e.post(p.Round)
			}
			if t.Failed() {
				t.Fatalf("seed %d round %d, %d players", seed, round, n)
			}
			done++
			if err != nil {
				break
			}
		}
	}
	t.Logf("%d rounds compared, %d of them without a legal pairing", done, none)
}

func compareWithTwin(t *testing.T, e *event, round int, p *Pairing) {
	t.Helper()
	tw := newTwin(e.Section, round, e.seed)
	if len(tw.nos) < 2 {
		if len(p.Round.Games) > 0 {
			t.Errorf("a round of %d players", len(tw.nos))
		}
		return
	}
	want := tw.best()
	var vector []int64
	for _, d := range p.Cost {
		vector = append(vector, d.Value)
	}
	if !slices.Equal(vector, want.vector) {
		t.Errorf("cost %v\nwant %v", p.Cost, want.vector)
	}
	games := p.Round.Games
	if round == 1 { // colours by table: TestFirstRoundColours
		games = uncoloured(games)
	}
	comparePairs(t, games, want.pairs)
}

// compareNoPairing checks that the twin finds no legal pairing either, that the bars named are as few as can be, and
// that each cure cures.
func compareNoPairing(t *testing.T, e *event, round int, no *NoPairingError) {
	t.Helper()
	tw := newTwin(e.Section, round, e.seed)
	if want := tw.best().vector[0]; int(want) != len(no.Bars) {
		t.Errorf("%d bars, want %d", len(no.Bars), want)
	}
	cured := *e.Section
	var opt Options
	for _, b := range no.Bars {
		pair := [2]pairing.StartNo{b.A.No, 0}
		if b.B != nil {
			pair[1] = b.B.No
		}
		if b.Met {
			opt.AllowRepeat = append(opt.AllowRepeat, pair)
		}
		if b.Forbidden {
			cured.Forbidden = slices.DeleteFunc(slices.Clone(cured.Forbidden), func(f [2]pairing.StartNo) bool {
				return f == pair || f == [2]pairing.StartNo{pair[1], pair[0]}
			})
		}
	}
	if _, err := PairWith(&cured, round, nil, e.seed, opt); err != nil {
		t.Errorf("allowing all bars: %v", err)
	}
	if len(no.LeaveOut) == 0 {
		return
	}
	cured = *e.Section
	cured.Players = slices.DeleteFunc(slices.Clone(cured.Players), func(p *pairing.Player) bool {
		return slices.Contains(no.LeaveOut, p)
	})
	if _, err := Pair(&cured, round, nil, e.seed); err != nil {
		t.Errorf("without %s: %v", no.nameAll(no.LeaveOut), err)
	}
}
