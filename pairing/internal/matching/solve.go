package matching

import (
	"errors"
	"slices"
	"sync/atomic"
)

// tuning holds the numbers that influence speed but not correctness.
type tuning struct {
	complete  int // up to this many vertices all pairs are candidates at once
	cheapest  int // pairs per vertex to start with: the cheapest of all
	magnitude int // likewise: the cheapest of each order of magnitude
	added     int // pairs per vertex added in one round
}

var defaultTuning = tuning{complete: 64, cheapest: 16, magnitude: 3, added: 8}

// Solve returns a perfect matching of least cost among all perfect matchings
// of allowed pairs. The same problem, with the same hints, always gives the
// same solution.
//
// It fails with ErrNoPerfectMatching if there is none, with ErrRange if costs
// are too large, and with another error if the problem is not well formed.
func Solve(p Problem) (*Solution, error) {
	return solveTuned(p, defaultTuning)
}

func solveTuned(p Problem, t tuning) (*Solution, error) {
	if err := p.validate(); err != nil {
		return nil, err
	}
	if p.N == 0 {
		return &Solution{Cost: make([]int64, p.Dim)}, nil
	}
	pairs, err := candidates(&p, t)
	if err != nil {
		return nil, err
	}
	s := newSolver(p.N, p.Dim)
	if err := s.addEdges(&p, pairs); err != nil {
		return nil, err
	}
	s.startDuals()
	return s.solve(&p, t)
}

// solve alternates between matching with the candidate edges and adding
// others, until none is left that could improve the matching.
func (s *solver) solve(p *Problem, t tuning) (*Solution, error) {
	for {
		stuck := false
		if err := s.run(); errors.Is(err, errStuck) {
			stuck = true
		} else if err != nil {
			return nil, err
		}
		fresh := s.missing(p, t, stuck)
		switch {
		case len(fresh) == 0 && stuck:
			return nil, ErrNoPerfectMatching
		case len(fresh) == 0:
			return s.solution()
		}
		if err := s.extend(p, fresh); err != nil {
			return nil, err
		}
	}
}

// missing returns pairs worth adding to the candidates: if the search is
// stuck, pairs to go on with, otherwise pairs that may improve the matching.
func (s *solver) missing(p *Problem, t tuning, stuck bool) []pair {
	switch {
	case p.N <= t.complete:
		return nil
	case stuck:
		return survey(p.N, p.Dim, s.rateBridges(p), quota{keep: t.added, classes: 1})
	default:
		return survey(p.N, p.Dim, s.rateViolated(p), quota{keep: t.added, classes: 1})
	}
}

// candidates returns the pairs to start with, in order and each once. For few
// vertices these are all pairs. Otherwise they are the hints, a choice of cheap
// pairs, and a chain through all vertices, because cheap pairs alone often
// admit no perfect matching.
//
// The cheapest pairs of each vertex are not enough: where costs mean that some
// vertices must pair off in a much dearer way, all of these are missing. A few
// of each order of magnitude save most of the later rounds.
func candidates(p *Problem, t tuning) ([]pair, error) {
	if p.N <= t.complete {
		return allPairs(p.N), nil
	}
	var tooLarge atomic.Bool
	pairs := survey(p.N, p.Dim, rateCost(p, &tooLarge),
		quota{keep: t.cheapest, classes: 1},
		quota{keep: t.magnitude, classes: p.Dim + 1, class: magnitude})
	if tooLarge.Load() {
		return nil, ErrRange
	}
	for _, h := range p.Hint {
		u, v := min(h[0], h[1]), max(h[0], h[1])
		if 0 <= u && u < v && int(v) < p.N {
			pairs = append(pairs, pair{u, v})
		}
	}
	for v := int32(1); int(v) < p.N; v++ {
		pairs = append(pairs, pair{v - 1, v})
	}
	return sortPairs(pairs), nil
}

// magnitude returns the order of magnitude of a cost: the number of leading
// zeros.
func magnitude(cost []int64) int {
	for i, c := range cost {
		if c != 0 {
			return i
		}
	}
	return len(cost)
}

func allPairs(n int) []pair {
	pairs := make([]pair, 0, n*(n-1)/2)
	for u := range int32(n) {
		for v := u + 1; int(v) < n; v++ {
			pairs = append(pairs, pair{u, v})
		}
	}
	return pairs
}

// solution reads out the matching and its proof. It fails with ErrRange if the
// cost is too large a number.
func (s *solver) solution() (*Solution, error) {
	sol := &Solution{
		Mate:  make([]int, s.n),
		Cost:  make([]int64, s.y.dim),
		Proof: Certificate{Y: make([][]int64, s.n)},
	}
	for v := range int32(s.n) {
		d := s.match[v]
		sol.Mate[v] = int(s.head(d))
		sol.Proof.Y[v] = s.y.row(v)
		if s.tail(d) < s.head(d) {
			for i, w := range s.twice(d) {
				sol.Cost[i] -= w / 2
			}
			if !within(sol.Cost, maxTotal) {
				return nil, ErrRange
			}
		}
	}
	for b := int32(s.n); int(b) < len(s.nodes); b++ {
		if s.nodes[b].ring == nil || sign(s.zOf(b)) == 0 {
			continue
		}
		set := OddSet{Z: s.zOf(b)}
		for _, v := range s.nodes[b].members {
			set.Members = append(set.Members, int(v))
		}
		slices.Sort(set.Members)
		sol.Proof.Sets = append(sol.Proof.Sets, set)
	}
	return sol, nil
}
