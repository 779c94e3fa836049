package matching

import (
	"cmp"
	"errors"
	"slices"
)

// tuning holds the numbers that influence speed but not correctness.
type tuning struct {
	complete int // up to this many vertices all pairs are candidates at once
	initial  int // cheapest pairs per vertex to start with
	added    int // pairs per vertex added in one round
}

var defaultTuning = tuning{complete: 64, initial: 20, added: 12}

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
	s := newSolver(p.N, p.Dim)
	if err := s.addEdges(&p, candidates(&p, t)); err != nil {
		return nil, err
	}
	s.startDuals()
	for {
		var rate rating
		err := s.run()
		switch {
		case err == nil:
			rate = s.rateViolated(&p)
		case errors.Is(err, errStuck):
			rate = s.rateBridges(&p)
		default:
			return nil, err
		}
		fresh := survey(p.N, p.Dim, t.added, rate)
		if len(fresh) == 0 {
			if err != nil {
				return nil, ErrNoPerfectMatching
			}
			return s.solution(), nil
		}
		if err := s.extend(&p, fresh); err != nil {
			return nil, err
		}
	}
}

func (a pair) compare(b pair) int {
	return cmp.Or(cmp.Compare(a.u, b.u), cmp.Compare(a.v, b.v))
}

// candidates returns the pairs to start with, in order and each once: the
// hints, the cheapest pairs of each vertex, and a chain through all vertices,
// as cheap pairs alone often admit no perfect matching.
func candidates(p *Problem, t tuning) []pair {
	k := t.initial
	if p.N <= t.complete {
		k = p.N - 1
	}
	var all []pair
	for _, h := range p.Hint {
		u, v := min(h[0], h[1]), max(h[0], h[1])
		if 0 <= u && u < v && int(v) < p.N {
			all = append(all, pair{u, v})
		}
	}
	for v := 1; v < p.N; v++ {
		all = append(all, pair{int32(v - 1), int32(v)})
	}
	if p.N > 0 {
		all = append(all, survey(p.N, p.Dim, k, p.Cost)...)
	}
	slices.SortFunc(all, pair.compare)
	return slices.Compact(all)
}

// solution reads out the matching and its proof.
func (s *solver) solution() *Solution {
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
	return sol
}
