package matching

// scan looks at all edges of the outer vertex v and files the events they
// will cause.
func (s *solver) scan(v int32) {
	st := &s.search
	own := s.top[v]
	yv := s.y.row(v)
	for _, a := range s.arcs[v] {
		b := s.top[a.to]
		if b == own {
			continue
		}
		switch l := s.nodes[b].label; {
		case l == outer:
			if s.keyBelowLimit(yv, s.y.row(a.to), s.twice(a.out), 1) {
				st.queue.push(event{kind: meet, id: a.out.edge()}, st.key)
			}
		case l == unlabelled:
			if s.keyBelowLimit(yv, s.y.row(a.to), s.twice(a.out), 0) && s.improve(a.out, a.to) {
				s.pushReach(a.to)
			}
		case s.isBlossom(b):
			// Of use only if the blossom is expanded and a.to is left out of
			// the tree.
			s.improve(a.out, a.to)
		}
	}
}

// keyBelowLimit stores in key the delta at which an edge from an outer vertex
// gets tight, (a + b - w) >> halve, where halve is 1 if the other end is outer
// too and so comes nearer at the same speed. It reports whether that precedes
// the end of the search as far as known, and may leave key incomplete if not.
func (s *solver) keyBelowLimit(a, b, w []int64, halve uint) bool {
	key := s.search.key
	limit := s.search.limit[:len(key)]
	a, b, w = a[:len(key)], b[:len(key)], w[:len(key)]
	undecided := s.search.hasLimit
	for i := range key {
		x := (a[i] + b[i] - w[i]) >> halve
		if undecided {
			if x > limit[i] {
				return false
			}
			undecided = x == limit[i]
		}
		key[i] = x
	}
	return !undecided
}

// improve makes d, a dart from the tree, the best edge to its head v if it is
// better than the one known.
func (s *solver) improve(d dart, v int32) bool {
	st := &s.search
	old := st.best[v]
	if old == none {
		st.reached = append(st.reached, v)
		st.best[v] = d
		return true
	}
	// The dual of v counts on both sides, so it is left out.
	a, w := s.y.row(s.tail(d)), s.twice(d)
	a0, w0 := s.y.row(s.tail(old)), s.twice(old)
	w, a0, w0 = w[:len(a)], a0[:len(a)], w0[:len(a)]
	for i := range a {
		if x, x0 := a[i]-w[i], a0[i]-w0[i]; x != x0 {
			if x < x0 {
				st.best[v] = d
			}
			return x < x0
		}
	}
	return false
}

// pushReach files the reach event of the unlabelled vertex v, whose key is in
// key, in place of any earlier one.
func (s *solver) pushReach(v int32) {
	st := &s.search
	st.stamp[v]++
	if s.push(event{kind: reach, id: v, stamp: st.stamp[v]}) && s.baseExposed(s.top[v]) {
		copy(st.limit, st.key)
		st.hasLimit = true
	}
}

// push files an event with the key in key, unless the search is known to end
// before it, and reports whether it did.
func (s *solver) push(e event) bool {
	st := &s.search
	if st.hasLimit && !less(st.key, st.limit) {
		return false
	}
	st.queue.push(e, st.key)
	return true
}
