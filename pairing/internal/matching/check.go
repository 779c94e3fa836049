package matching

import (
	"cmp"
	"errors"
	"fmt"
	"math/big"
	"runtime"
	"sync"
)

// certLimit bounds the magnitude of the values Check accepts: components of
// duals, of sums of set duals, and of costs. Its sums of a handful of these
// cannot overflow.
const certLimit = 1 << 60

// Check verifies that mate is a perfect matching of allowed pairs and that c
// proves it to be one of least cost; it returns nil only then. It looks at
// every pair of the problem but knows nothing of how matchings are found, and
// shares no code with Solve, so that an error in one does not hide in the
// other.
//
// The certificate may come from anywhere: a malformed one is refused with an
// error that names the condition it breaks, and so is one with values beyond
// 2^60 in magnitude.
func Check(p Problem, mate []int, c Certificate) error {
	if err := p.validate(); err != nil {
		return err
	}
	total, err := checkMatching(&p, mate)
	if err != nil {
		return err
	}
	if err := checkVectors(&p, c); err != nil {
		return err
	}
	f, err := newFamily(&p, c.Sets)
	if err != nil {
		return err
	}
	if err := checkPairs(&p, c.Y, f); err != nil {
		return err
	}
	return checkObjective(c, total)
}

// checkMatching verifies that mate pairs up all vertices by allowed pairs, and
// returns the cost of the matching.
func checkMatching(p *Problem, mate []int) ([]*big.Int, error) {
	if len(mate) != p.N {
		return nil, fmt.Errorf("matching: %d partners for %d vertices", len(mate), p.N)
	}
	for v, m := range mate {
		if m < 0 || m >= p.N || m == v || mate[m] != v {
			return nil, fmt.Errorf("matching: vertex %d is not properly paired", v)
		}
	}
	total := newTotals(p.Dim)
	cost := make([]int64, p.Dim)
	for u, v := range mate {
		if u > v {
			continue
		}
		if !p.Cost(u, v, cost) {
			return nil, fmt.Errorf("matching: pair %d-%d is not allowed", u, v)
		}
		addMultiple(total, cost, 1)
	}
	return total, nil
}

// checkVectors verifies the lengths and magnitudes of the duals, and that
// those of sets are not negative.
func checkVectors(p *Problem, c Certificate) error {
	if len(c.Y) != p.N {
		return fmt.Errorf("matching: %d duals for %d vertices", len(c.Y), p.N)
	}
	for v, y := range c.Y {
		if err := checkVector(y, p.Dim); err != nil {
			return fmt.Errorf("matching: dual of vertex %d: %w", v, err)
		}
	}
	for i, set := range c.Sets {
		if err := checkVector(set.Z, p.Dim); err != nil {
			return fmt.Errorf("matching: dual of set %d: %w", i, err)
		}
		if signOf(set.Z) < 0 {
			return fmt.Errorf("matching: dual of set %d is negative", i)
		}
	}
	return nil
}

func checkVector(x []int64, dim int) error {
	if len(x) != dim {
		return fmt.Errorf("%d components, want %d", len(x), dim)
	}
	if outOfBounds(x) {
		return errors.New("magnitude above 2^60")
	}
	return nil
}

// checkPairs verifies that no allowed pair has negative slack, which is its
// doubled cost plus the duals of its ends and of the sets around both. Rows
// are shared out among goroutines; of several faults the first is reported.
func checkPairs(p *Problem, y [][]int64, f *family) error {
	workers := min(runtime.GOMAXPROCS(0), p.N/100+1)
	faults := make([]error, workers)
	rows := make([]int, workers) // of each fault
	var wg sync.WaitGroup
	for i := range workers {
		wg.Go(func() {
			cost := make([]int64, p.Dim)
			for u := i; u < p.N && faults[i] == nil; u += workers {
				rows[i] = u
				faults[i] = checkRow(p, y, f, u, cost)
			}
		})
	}
	wg.Wait()
	var first error
	row := p.N
	for i, err := range faults {
		if err != nil && rows[i] < row {
			first, row = err, rows[i]
		}
	}
	return first
}

// checkRow verifies the pairs of u with later vertices.
func checkRow(p *Problem, y [][]int64, f *family, u int, cost []int64) error {
	for v := u + 1; v < p.N; v++ {
		if !p.Cost(u, v, cost) {
			continue
		}
		if outOfBounds(cost) {
			return fmt.Errorf("matching: cost of pair %d-%d: magnitude above 2^60", u, v)
		}
		// Sums of set duals are not negative, so mostly they need no look.
		if slackSign(y[u], y[v], cost, nil) < 0 && slackSign(y[u], y[v], cost, f.around(u, v)) < 0 {
			return fmt.Errorf("matching: pair %d-%d could lower the cost", u, v)
		}
	}
	return nil
}

// slackSign returns the sign of a + b + 2·cost + sets, where nil sets count as
// zero.
func slackSign(a, b, cost, sets []int64) int {
	for i, c := range cost {
		x := a[i] + b[i] + 2*c
		if sets != nil {
			x += sets[i]
		}
		if x != 0 {
			return cmp.Compare(x, 0)
		}
	}
	return 0
}

// checkObjective verifies that the bound the duals prove is attained: their
// weighted sum is twice the weight of the matching, that is, minus twice its
// cost.
func checkObjective(c Certificate, total []*big.Int) error {
	sum := newTotals(len(total))
	for _, y := range c.Y {
		addMultiple(sum, y, 1)
	}
	for _, set := range c.Sets {
		addMultiple(sum, set.Z, int64(len(set.Members)/2))
	}
	for i, t := range total {
		if sum[i].Add(sum[i], t).Add(sum[i], t).Sign() != 0 {
			return fmt.Errorf("matching: component %d of the bound differs from the cost", i)
		}
	}
	return nil
}

func newTotals(dim int) []*big.Int {
	t := make([]*big.Int, dim)
	for i := range t {
		t[i] = new(big.Int)
	}
	return t
}

// addMultiple adds k·x to the totals.
func addMultiple(totals []*big.Int, x []int64, k int64) {
	var term, factor big.Int
	factor.SetInt64(k)
	for i, t := range totals {
		term.SetInt64(x[i])
		t.Add(t, term.Mul(&term, &factor))
	}
}

// outOfBounds reports whether a component exceeds certLimit in magnitude.
func outOfBounds(x []int64) bool {
	for _, c := range x {
		if c > certLimit || c < -certLimit {
			return true
		}
	}
	return false
}

// signOf returns the sign of x in the lexicographic order.
func signOf(x []int64) int {
	for _, c := range x {
		if c != 0 {
			return cmp.Compare(c, 0)
		}
	}
	return 0
}
