package matching

import (
	"errors"
	"fmt"
)

// Problem describes a complete graph on the vertices 0..N-1 and the cost of
// each of its pairs.
//
// A cost is a vector of Dim integers; vectors are compared lexicographically,
// the first component being the most significant, and the cost of a matching
// is the sum of the vectors of its pairs. See "Limits" in the package comment
// for the magnitudes allowed.
type Problem struct {
	// N is the number of vertices. It must be even and not negative.
	N int
	// Dim is the number of components of a cost, at least 1.
	Dim int
	// Cost fills w, which has length Dim, with the cost of pairing u and v
	// and reports whether that pair is allowed at all; when it is not, w is
	// ignored. It is called with 0 <= u < v < N only, must always answer the
	// same for the same pair, and must be safe for concurrent calls.
	Cost func(u, v int, w []int64) bool
	// Hint optionally lists pairs likely to be in the optimum. It can only
	// influence speed and, between matchings of equal cost, which one is
	// found. Pairs that are out of range, repeated or not allowed are ignored.
	Hint [][2]int32
}

// Solution is a perfect matching of least cost.
type Solution struct {
	// Mate holds the partner of each vertex.
	Mate []int
	// Cost is the sum of the costs of the pairs.
	Cost []int64
	// Proof certifies that no perfect matching costs less; Check verifies it.
	Proof Certificate
}

// Certificate is a proof of optimality by linear programming duality, stated
// for the weights w = -Cost, which the matching maximises, and doubled so that
// it is integral: with y[v] = Y[v] for each vertex and z = Z >= 0 for each odd
// set,
//
//	y[u] + y[v] + (sum of z over the sets containing both u and v) >= 2w(u, v)
//
// for every allowed pair, and the sum of all y plus the sum of z·(|B|-1)/2 over
// the sets B equals twice the weight of the matching. Since at most (|B|-1)/2
// pairs of a matching lie inside B, no perfect matching can weigh more.
type Certificate struct {
	// Y holds one vector of length Dim for each vertex.
	Y [][]int64
	// Sets holds the odd sets with a dual other than zero. Any two of them
	// are nested or disjoint.
	Sets []OddSet
}

// OddSet is a set of an odd number of vertices, at least three, together with
// its dual value, a vector not less than zero.
type OddSet struct {
	Members []int
	Z       []int64
}

// ErrNoPerfectMatching reports that the allowed pairs admit no perfect
// matching.
var ErrNoPerfectMatching = errors.New("matching: no perfect matching exists")

// ErrRange reports costs too large to be added up exactly; see "Limits" in the
// package comment.
var ErrRange = errors.New("matching: costs exceed the supported range")

// validate reports an error when the problem is not well formed.
func (p *Problem) validate() error {
	switch {
	case p.N < 0:
		return fmt.Errorf("matching: negative number of vertices %d", p.N)
	case p.N%2 != 0:
		return fmt.Errorf("matching: odd number of vertices %d", p.N)
	case p.Dim < 1:
		return fmt.Errorf("matching: cost vectors have %d components, want at least 1", p.Dim)
	case p.N > 0 && p.Cost == nil:
		return errors.New("matching: no cost function")
	}
	return nil
}
