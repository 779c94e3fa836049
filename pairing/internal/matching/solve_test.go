package matching

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
)

// tunings are the ways to solve every test problem: as shipped, and so starved
// of candidates that the optimum is found by adding edges.
var tunings = map[string]tuning{
	"shipped": defaultTuning,
	"starved": {complete: 0, initial: 1, added: 1},
}

// TestAgainstBruteForce compares with dynamic programming on small graphs of
// all densities, whose small costs leave many ties and many duals at zero.
func TestAgainstBruteForce(t *testing.T) {
	graphs := 3000
	if *long {
		graphs = 20000
	}
	rng := rand.New(rand.NewPCG(1, 1))
	infeasible := 0
	for i := range graphs {
		n := 2 * (1 + rng.IntN(5))
		if i%30 == 0 {
			n = 12
		}
		if i%150 == 0 {
			n = 14
		}
		high := []int64{1, 2, 5, 1000}[rng.IntN(4)]
		tab := randomTable(rng, n, 1+rng.IntN(4), 0.15+0.9*rng.Float64(), -high/2, high)
		want := tab.leastCost()
		if want == nil {
			infeasible++
		}
		for name, tune := range tunings {
			s, err := solveTuned(tab.problem(), tune)
			switch {
			case want == nil:
				if !errors.Is(err, ErrNoPerfectMatching) {
					t.Fatalf("graph %d, %s: error %v, want ErrNoPerfectMatching", i, name, err)
				}
				continue
			case err != nil:
				t.Fatalf("graph %d, %s: %v", i, name, err)
			case !slices.Equal(s.Cost, want):
				t.Fatalf("graph %d, %s: cost %v, want %v", i, name, s.Cost, want)
			}
			if err := Check(tab.problem(), s.Mate, s.Proof); err != nil {
				t.Fatalf("graph %d, %s: certificate refused: %v", i, name, err)
			}
		}
	}
	t.Logf("%d graphs, %d without a perfect matching", graphs, infeasible)
}
