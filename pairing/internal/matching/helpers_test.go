package matching

import (
	"flag"
	"math/rand/v2"
	"testing"
)

var long = flag.Bool("long", false, "run the long versions of the tests")

// table is a problem with all costs written out.
type table struct {
	n, dim  int
	allowed []bool    // index u·n + v, both ways
	costs   [][]int64 // likewise
}

func newTable(n, dim int) *table {
	return &table{n: n, dim: dim, allowed: make([]bool, n*n), costs: make([][]int64, n*n)}
}

func (t *table) set(u, v int, cost ...int64) {
	t.allowed[u*t.n+v], t.allowed[v*t.n+u] = true, true
	t.costs[u*t.n+v], t.costs[v*t.n+u] = cost, cost
}

func (t *table) problem() Problem {
	return Problem{N: t.n, Dim: t.dim, Cost: func(u, v int, w []int64) bool {
		if u >= v {
			panic("matching: cost of a pair asked the wrong way round")
		}
		copy(w, t.costs[u*t.n+v])
		return t.allowed[u*t.n+v]
	}}
}

// randomTable returns a problem in which each pair is allowed with the given
// probability and costs lie in [low, high].
func randomTable(rng *rand.Rand, n, dim int, density float64, low, high int64) *table {
	t := newTable(n, dim)
	for u := range n {
		for v := u + 1; v < n; v++ {
			if rng.Float64() >= density {
				continue
			}
			cost := make([]int64, dim)
			for i := range cost {
				cost[i] = low + rng.Int64N(high-low+1)
			}
			t.set(u, v, cost...)
		}
	}
	return t
}

// leastCost returns the cost of the best perfect matching by dynamic
// programming over sets of vertices, nil if there is none.
func (t *table) leastCost() []int64 {
	best := make([][]int64, 1<<t.n)
	best[0] = make([]int64, t.dim)
	for set := 1; set < len(best); set++ {
		u := 0
		for set>>u&1 == 0 {
			u++
		}
		for v := u + 1; v < t.n; v++ {
			rest := best[set&^(1<<u|1<<v)]
			if set>>v&1 == 0 || !t.allowed[u*t.n+v] || rest == nil {
				continue
			}
			sum := make([]int64, t.dim)
			for i, c := range t.costs[u*t.n+v] {
				sum[i] = rest[i] + c
			}
			if best[set] == nil || less(sum, best[set]) {
				best[set] = sum
			}
		}
	}
	return best[len(best)-1]
}

// mustSolve solves p and fails the test unless the solution passes Check.
func mustSolve(t testing.TB, p Problem, tune tuning) *Solution {
	t.Helper()
	s, err := solveTuned(p, tune)
	if err != nil {
		t.Fatal(err)
	}
	if err := Check(p, s.Mate, s.Proof); err != nil {
		t.Fatalf("certificate refused: %v", err)
	}
	return s
}
