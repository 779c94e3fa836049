package matching

// startDuals gives the vertices duals for which no edge has negative slack:
// the greatest weight among a vertex's edges.
func (s *solver) startDuals() {
	half := make([]int64, s.y.dim)
	for v := range s.arcs {
		y := s.y.row(int32(v))
		for i, a := range s.arcs[v] {
			for j, w := range s.twice(a.out) {
				half[j] = w / 2
			}
			if i == 0 || less(y, half) {
				copy(y, half)
			}
		}
	}
}

// matchGreedily lowers the dual of every exposed vertex outside blossoms until
// an edge becomes tight, and matches it along that edge where it leads to
// another exposed vertex. Searches do the rest, but cost far more. It may fail
// with ErrRange.
func (s *solver) matchGreedily() error {
	slack := make([]int64, s.y.dim)
	least := make([]int64, s.y.dim)
	for v := range int32(s.n) {
		if s.match[v] != none || s.top[v] != v {
			continue
		}
		best := dart(none)
		for _, a := range s.arcs[v] {
			s.looseSlack(a.out, slack)
			if best == none || less(slack, least) ||
				s.match[a.to] == none && s.match[s.head(best)] != none && !less(least, slack) {
				best = a.out
				copy(least, slack)
			}
		}
		if best == none {
			continue
		}
		addScaled(s.y.row(v), -1, least)
		if !within(s.y.row(v), maxDual) {
			return ErrRange
		}
		if w := s.head(best); s.match[w] == none {
			s.match[v], s.match[w] = best, best.reverse()
		}
	}
	return nil
}

// looseSlack stores the slack of an edge whose ends share no blossom. No
// search may be running.
func (s *solver) looseSlack(d dart, slack []int64) {
	yu, yv, w := s.y.row(s.tail(d)), s.y.row(s.head(d)), s.twice(d)
	for i := range slack {
		slack[i] = yu[i] + yv[i] - w[i]
	}
}
