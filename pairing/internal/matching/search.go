package matching

import "errors"

// errStuck reports that an exposed vertex cannot be matched with the candidate
// edges there are.
var errStuck = errors.New("matching: candidate edges admit no perfect matching")

// search is the state of one search: the growth of an alternating tree from an
// exposed vertex until it reaches another one.
//
// During a search duals are not updated as delta grows. The stored dual of a
// vertex or blossom is what it would be at delta zero if its label had been
// the same all along, so that the true value, at the current delta, is
//
//	outer: y - delta, z + 2·delta    inner: y + delta, z - 2·delta
//
// and the stored one when unlabelled. Labelling and unlabelling convert (see
// shift); comparisons between edges then need no delta at all.
type search struct {
	delta   []int64
	queue   eventQueue
	pending []int32 // outer vertices whose edges are still to be scanned
	touched []int32 // nodes labelled in this search, possibly freed since

	best    []dart  // for each vertex not outer: the tree's best edge to it, from the tree
	stamp   []int32 // for each vertex: identifies its latest reach event
	reached []int32 // vertices with a best edge

	limit    []int64 // key of the first event known to complete the search
	hasLimit bool

	visit []int32 // for each node: the last walk that came by (see meeting)
	walks int32
	key   []int64 // scratch
	cut   []int32 // after errStuck: see cutOff
}

func newSearch(n, blossoms, dim int) search {
	st := search{
		delta: make([]int64, dim),
		queue: eventQueue{keys: newMatrix(0, dim)},
		best:  make([]dart, n),
		stamp: make([]int32, n),
		limit: make([]int64, dim),
		visit: make([]int32, n+blossoms),
		key:   make([]int64, dim),
	}
	for v := range st.best {
		st.best[v] = none
	}
	return st
}

// run matches every exposed vertex. It fails with errStuck or ErrRange.
func (s *solver) run() error {
	if err := s.matchGreedily(); err != nil {
		return err
	}
	for v := range int32(s.n) {
		if s.match[v] != none {
			continue
		}
		if err := s.searchFrom(v); err != nil {
			return err
		}
	}
	return nil
}

// searchFrom grows a tree from the exposed vertex root until it reaches
// another exposed vertex, and matches both.
func (s *solver) searchFrom(root int32) error {
	st := &s.search
	clear(st.delta)
	st.queue.clear()
	st.hasLimit = false
	s.labelOuter(s.top[root], none)
	path, err := s.grow()
	switch {
	case err == nil:
		s.augment(path)
	case errors.Is(err, errStuck):
		st.cut = s.cutOff()
	}
	if inRange := s.endSearch(); err == nil && !inRange {
		err = ErrRange
	}
	return err
}

// grow handles events in order until an edge to a node with an exposed base is
// tight, and returns that edge, leading away from the tree.
func (s *solver) grow() (dart, error) {
	st := &s.search
	for {
		for len(st.pending) > 0 {
			v := st.pending[len(st.pending)-1]
			st.pending = st.pending[:len(st.pending)-1]
			s.scan(v)
		}
		if len(st.queue.heap) == 0 {
			return none, errStuck
		}
		e := st.queue.pop(st.key)
		if !s.current(e) {
			continue
		}
		if !within(st.key, maxDual) {
			return none, ErrRange
		}
		copy(st.delta, st.key)
		switch e.kind {
		case reach:
			b := s.top[e.id]
			if s.baseExposed(b) {
				return st.best[e.id], nil
			}
			s.labelInner(b, st.best[e.id].reverse())
			s.labelMate(b)
		case meet:
			s.shrink(dart(2 * e.id))
		case dwindle:
			s.expand(e.id)
		}
	}
}

// current reports whether an event still describes the tree.
func (s *solver) current(e event) bool {
	switch e.kind {
	case reach:
		return e.stamp == s.search.stamp[e.id] && s.nodes[s.top[e.id]].label == unlabelled
	case meet:
		d := dart(2 * e.id)
		return s.top[s.tail(d)] != s.top[s.head(d)]
	default:
		// A blossom is inner at most once in a search, and its number is only
		// reused for outer blossoms or nested away, so the label suffices.
		return s.nodes[e.id].label == inner
	}
}

// endSearch removes all labels, which brings the duals up to date, dissolves
// blossoms no longer needed, and reports whether all duals are within range.
func (s *solver) endSearch() bool {
	st := &s.search
	ok := true
	for _, b := range st.touched {
		if s.nodes[b].label == unlabelled {
			continue
		}
		s.unlabel(b)
		for _, v := range s.nodes[b].members {
			ok = ok && within(s.y.row(v), maxDual)
		}
		ok = ok && (!s.isBlossom(b) || within(s.zOf(b), maxDual))
	}
	for _, b := range st.touched {
		if s.nodes[b].parent == none {
			s.dissolveZero(b)
		}
	}
	for _, v := range st.reached {
		st.best[v] = none
	}
	st.touched = st.touched[:0]
	st.reached = st.reached[:0]
	st.pending = st.pending[:0]
	return ok
}
