package matching

import (
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"sync"
	"testing"
)

// tunings are the ways to solve test problems: as shipped, and so starved of
// candidates that the optimum is only found by adding edges.
var tunings = map[string]tuning{
	"shipped": defaultTuning,
	"starved": {complete: 0, cheapest: 1, magnitude: 1, added: 1},
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
			if want == nil {
				if _, err := solveTuned(tab.problem(), tune); !errors.Is(err, ErrNoPerfectMatching) {
					t.Fatalf("graph %d, %s: error %v, want ErrNoPerfectMatching", i, name, err)
				}
				continue
			}
			if s := mustSolve(t, tab.problem(), tune); !slices.Equal(s.Cost, want) {
				t.Fatalf("graph %d, %s: cost %v, want %v", i, name, s.Cost, want)
			}
		}
	}
	t.Logf("%d graphs, %d without a perfect matching", graphs, infeasible)
}

// TestMedium solves many graphs too large for brute force, where blossoms nest
// and are expanded again; their certificates are what is tested.
func TestMedium(t *testing.T) {
	graphs := 600
	if *long {
		graphs = 20000
	}
	rng := rand.New(rand.NewPCG(7, 7))
	infeasible := 0
	for i := range graphs {
		n := 16 + 2*rng.IntN(40)
		var tab *table
		switch i % 4 {
		case 0:
			tab = points(rng, n)
		case 1:
			tab = randomTable(rng, n, 2, 1, -3, 3+rng.Int64N(100))
		case 2:
			tab = randomTable(rng, n, 2, (1+6*rng.Float64())/float64(n), 0, 9)
		case 3:
			tab = cliques(rng, n, 3+2*rng.IntN(3), n/7)
		}
		var costs [][]int64
		for name, tune := range tunings {
			s, err := solveTuned(tab.problem(), tune)
			if errors.Is(err, ErrNoPerfectMatching) {
				infeasible++
				costs = append(costs, nil)
				continue
			}
			if err == nil {
				err = Check(tab.problem(), s.Mate, s.Proof)
			}
			if err != nil {
				t.Fatalf("graph %d, %s: %v", i, name, err)
			}
			costs = append(costs, s.Cost)
		}
		if !slices.Equal(costs[0], costs[1]) {
			t.Fatalf("graph %d: costs %v", i, costs)
		}
	}
	t.Logf("%d graphs, %d without a perfect matching", graphs, infeasible/2)
}

// TestLarge does the same for some large graphs of each kind.
func TestLarge(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	for _, n := range []int{66, 150, 400} {
		problems := map[string]Problem{
			"swiss-like":  swissLike(n, 9, 3),
			"random":      randomTable(rng, n, 2, 1, -50, 1000).problem(),
			"ties":        randomTable(rng, n, 3, 1, 0, 1).problem(),
			"sparse":      randomTable(rng, n, 2, 12/float64(n), 0, 20).problem(),
			"equal":       randomTable(rng, n, 1, 1, 7, 7).problem(),
			"points":      points(rng, n).problem(),
			"two sides":   twoSides(rng, n, n/2).problem(),
			"odd cliques": cliques(rng, n, 9, n/9).problem(),
		}
		for kind, p := range problems {
			for name, tune := range tunings {
				t.Run(kind+"/"+name, func(t *testing.T) { mustSolve(t, p, tune) })
			}
		}
	}
}

// points returns a problem of distances between random points in the plane,
// where blossoms nest deeply.
func points(rng *rand.Rand, n int) *table {
	t := newTable(n, 1)
	x, y := rng.Perm(n), rng.Perm(n)
	for u := range n {
		for v := u + 1; v < n; v++ {
			t.set(u, v, int64((x[u]-x[v])*(x[u]-x[v])+(y[u]-y[v])*(y[u]-y[v])))
		}
	}
	return t
}

// twoSides returns a problem that allows only pairs of one of the first left
// vertices with one of the others.
func twoSides(rng *rand.Rand, n, left int) *table {
	t := newTable(n, 2)
	for u := range left {
		for v := left; v < n; v++ {
			t.set(u, v, rng.Int64N(30), rng.Int64N(30))
		}
	}
	return t
}

// cliques returns a problem with hubs that may be paired with all vertices,
// while the others may be paired within groups of the given size only.
func cliques(rng *rand.Rand, n, size, hubs int) *table {
	t := newTable(n, 2)
	for u := range n {
		for v := u + 1; v < n; v++ {
			if u < hubs || (u-hubs)/size == (v-hubs)/size {
				t.set(u, v, rng.Int64N(10), rng.Int64N(1000))
			}
		}
	}
	return t
}

func TestNoPerfectMatching(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	isolated := randomTable(rng, 100, 1, 1, 0, 9)
	for v := range 99 {
		isolated.allowed[v*100+99] = false
	}
	star := newTable(100, 1)
	for v := 1; v < 100; v++ {
		star.set(0, v, int64(v))
	}
	tests := map[string]*table{
		"forbidden pair":      newTable(2, 1),
		"nothing allowed":     newTable(200, 3),
		"isolated vertex":     isolated,
		"star":                star,
		"uneven sides":        twoSides(rng, 200, 99),
		"odd components":      cliques(rng, 70, 35, 0),
		"fewer hubs than odd": cliques(rng, 110, 9, 2), // 12 groups of 9
	}
	for kind, tab := range tests {
		for name, tune := range tunings {
			if _, err := solveTuned(tab.problem(), tune); !errors.Is(err, ErrNoPerfectMatching) {
				t.Errorf("%s, %s: error %v, want ErrNoPerfectMatching", kind, name, err)
			}
		}
	}
}

func TestMalformedProblem(t *testing.T) {
	free := func(u, v int, w []int64) bool { return true }
	tests := map[string]Problem{
		"odd":           {N: 3, Dim: 1, Cost: free},
		"negative":      {N: -2, Dim: 1, Cost: free},
		"no components": {N: 2, Dim: 0, Cost: free},
		"no cost":       {N: 2, Dim: 1},
	}
	for name, p := range tests {
		if _, err := Solve(p); err == nil || errors.Is(err, ErrNoPerfectMatching) {
			t.Errorf("%s: Solve returned %v, want an error of its own", name, err)
		}
		if err := Check(p, make([]int, max(0, p.N)), Certificate{}); err == nil {
			t.Errorf("%s: Check accepted it", name)
		}
	}
}

func TestEmptyProblem(t *testing.T) {
	s := mustSolve(t, Problem{N: 0, Dim: 2}, defaultTuning)
	if len(s.Mate) != 0 || !slices.Equal(s.Cost, []int64{0, 0}) {
		t.Errorf("got %v, %v", s.Mate, s.Cost)
	}
}

// TestRange solves with costs as large as documented, and expects ErrRange
// rather than nonsense beyond what int64 can take.
func TestRange(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for range 50 {
		n := 2 + 2*rng.IntN(60)
		limit := int64(1)<<51/int64(n/2) - 1
		mustSolve(t, randomTable(rng, n, 3, 1, -limit, limit).problem(), tunings["starved"])
	}
	oneTooLarge := randomTable(rng, 100, 2, 1, 0, 9)
	oneTooLarge.set(1, 3, 0, 1<<62)
	few := randomTable(rng, 4, 2, 1, 0, 9)
	few.set(1, 3, 0, math.MinInt64)
	tests := map[string]*table{
		"one too large":   oneTooLarge,
		"one of few":      few,
		"sum too large":   randomTable(rng, 100, 1, 1, 1<<57, 1<<57),
		"duals too large": randomTable(rng, 200, 2, 0.05, -1<<57, 1<<57),
	}
	for kind, tab := range tests {
		for name, tune := range tunings {
			if _, err := solveTuned(tab.problem(), tune); !errors.Is(err, ErrRange) {
				t.Errorf("%s, %s: error %v, want ErrRange", kind, name, err)
			}
		}
	}
}

func TestHints(t *testing.T) {
	p := swissLike(200, 9, 5)
	want := mustSolve(t, p, defaultTuning)
	for v, m := range want.Mate {
		p.Hint = append(p.Hint, [2]int32{int32(v), int32(m)})
	}
	p.Hint = append(p.Hint, [2]int32{-1, 5}, [2]int32{7, 7}, [2]int32{3, 200}, [2]int32{9, 2})
	if got := mustSolve(t, p, defaultTuning); !slices.Equal(got.Mate, want.Mate) {
		t.Error("hints changed a unique optimum")
	}
}

// TestDeterministic solves a problem with many optima, and expects the very
// same solution from one processor as from several, and from concurrent calls.
func TestDeterministic(t *testing.T) {
	p := randomTable(rand.New(rand.NewPCG(6, 6)), 250, 2, 0.8, 0, 3).problem()
	old := runtime.GOMAXPROCS(1)
	want := mustSolve(t, p, defaultTuning)
	runtime.GOMAXPROCS(max(old, 4))
	defer runtime.GOMAXPROCS(old)

	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			got, err := Solve(p)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("solution differs, error %v", err)
			}
		})
	}
	wg.Wait()
}
