package matching

import (
	"errors"
	"slices"
)

// extend adds candidate edges to a solver that holds a matching and duals for
// the edges it had. Edges with negative slack are repaired by raising the dual
// of one end, which must give up its partner and blossoms; the rest of the
// matching and of the duals stays, as a warm start.
func (s *solver) extend(p *Problem, pairs []pair) error {
	first := dart(len(s.tails))
	if err := s.addEdges(p, pairs); err != nil {
		return err
	}
	if int(first) == len(s.tails) {
		return errors.New("matching: internal error: nothing to add, yet not optimal")
	}
	slack := make([]int64, s.y.dim)
	violated := make([]dart, 0, len(pairs))
	degree := make([]int32, s.n) // in the graph of violated edges
	for d := first; int(d) < len(s.tails); d += 2 {
		if s.slack(d, slack); sign(slack) < 0 {
			violated = append(violated, d)
			degree[s.tail(d)]++
			degree[s.head(d)]++
		}
	}
	for _, d := range violated {
		if s.slack(d, slack); sign(slack) >= 0 {
			continue // repaired along with an earlier one
		}
		v := s.tail(d)
		if degree[s.head(d)] > degree[v] {
			v = s.head(d)
		}
		s.release(v)
		if s.slack(d, slack); sign(slack) < 0 {
			addScaled(s.y.row(v), -1, slack)
		}
		if !within(s.y.row(v), maxDual) {
			return ErrRange
		}
	}
	if !within(s.y.data, maxDual) {
		return ErrRange
	}
	return nil
}

// addEdges adds those of the pairs that are allowed and not yet candidates.
func (s *solver) addEdges(p *Problem, pairs []pair) error {
	cost := make([]int64, p.Dim)
	s.weight.data = slices.Grow(s.weight.data, len(pairs)*p.Dim)
	s.tails = slices.Grow(s.tails, 2*len(pairs))
	for _, e := range pairs {
		if s.has(e.u, e.v) || !p.Cost(int(e.u), int(e.v), cost) {
			continue
		}
		if err := s.add(e.u, e.v, cost); err != nil {
			return err
		}
	}
	return nil
}

// slack stores the slack of the edge of d. No search may be running.
func (s *solver) slack(d dart, slack []int64) {
	s.looseSlack(d, slack)
	s.commonDual(s.tail(d), s.head(d), slack)
}

// release takes v out of all blossoms and unmatches it, so that its dual can
// be raised without harm.
func (s *solver) release(v int32) {
	for s.top[v] != v {
		s.unwrap(s.top[v])
	}
	s.unmatch(v)
}

// unwrap dissolves the top blossom b, handing its dual over to its vertices:
// half of it each leaves the slack of edges inside unchanged. Edges to the
// outside get slack, so the base is unmatched.
func (s *solver) unwrap(b int32) {
	z := s.zOf(b)
	if sign(z) != 0 {
		s.unmatch(s.nodes[b].base)
	}
	for i := range z {
		z[i] /= 2
	}
	for _, v := range s.nodes[b].members {
		addScaled(s.y.row(v), 1, z)
	}
	s.dissolve(b)
}

// unmatch separates v, the base of a top node, from its partner if it has one.
func (s *solver) unmatch(v int32) {
	if d := s.match[v]; d != none {
		s.match[v] = none
		s.match[s.head(d)] = none
	}
}
