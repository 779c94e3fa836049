package matching

import "slices"

// shortlist keeps, for each vertex, the pairs with the least keys among those
// offered, at most k of them. Ties go to the smaller partner, so the outcome
// does not depend on the order of the offers.
type shortlist struct {
	k     int
	count []int32 // entries of each vertex
	worst []int32 // row of each vertex's greatest entry, once it has k
	other []int32 // partner of each entry; vertex v owns rows v·k to v·k+k-1
	keys  matrix
}

func newShortlist(n, dim, k int) *shortlist {
	return &shortlist{
		k:     k,
		count: make([]int32, n),
		worst: make([]int32, n),
		other: make([]int32, n*k),
		keys:  newMatrix(n*k, dim),
	}
}

// offer considers v as a partner of u, and u as one of v.
func (l *shortlist) offer(u, v int32, key []int64) {
	l.offerOne(u, v, key)
	l.offerOne(v, u, key)
}

func (l *shortlist) offerOne(owner, other int32, key []int64) {
	first := owner * int32(l.k)
	row := first + l.count[owner]
	if int(l.count[owner]) == l.k {
		row = l.worst[owner]
		if !l.precedes(key, other, row) {
			return
		}
	} else {
		l.count[owner]++
	}
	l.other[row] = other
	copy(l.keys.row(row), key)
	if int(l.count[owner]) < l.k {
		return
	}
	worst := first
	for r := first + 1; r < first+int32(l.k); r++ {
		if l.precedes(l.keys.row(worst), l.other[worst], r) {
			worst = r
		}
	}
	l.worst[owner] = worst
}

// precedes reports whether an entry comes before the one in row.
func (l *shortlist) precedes(key []int64, other, row int32) bool {
	k := l.keys.row(row)
	for i, x := range key {
		if x != k[i] {
			return x < k[i]
		}
	}
	return other < l.other[row]
}

// merge offers l all entries of m.
func (l *shortlist) merge(m *shortlist) {
	for v := range int32(len(m.count)) {
		first := v * int32(m.k)
		for r := first; r < first+m.count[v]; r++ {
			l.offerOne(v, m.other[r], m.keys.row(r))
		}
	}
}

// pairs returns the pairs kept, in order and each once.
func (l *shortlist) pairs() []pair {
	var all []pair
	for v := range int32(len(l.count)) {
		first := v * int32(l.k)
		for _, w := range l.other[first : first+l.count[v]] {
			all = append(all, pair{min(v, w), max(v, w)})
		}
	}
	slices.SortFunc(all, pair.compare)
	return slices.Compact(all)
}
