package matching

import "math"

// quota says how many pairs to keep for each vertex, out of each class of
// pairs.
type quota struct {
	keep    int
	classes int
	class   func(key []int64) int // nil if there is one class only
}

// shortlist keeps, for each vertex and class, the pairs with the least keys
// among those offered. Ties go to the smaller partner, so the outcome does not
// depend on the order of the offers.
type shortlist struct {
	quota
	dim   int
	lists []*bestList // of vertex v, class c at v·classes + c; nil while empty
	bars  matrix      // of each list: no greater key gets in; kept together, since every pair is held against them
}

// bestList holds the entries of one vertex and class, in no order.
type bestList struct {
	others []int32 // partners
	keys   matrix  // their keys
	worst  int32   // the entry to be replaced next, once the list is full
}

func newShortlist(n, dim int, q quota) *shortlist {
	l := &shortlist{quota: q, dim: dim, lists: make([]*bestList, n*q.classes), bars: newMatrix(n*q.classes, dim)}
	for i := range l.bars.data {
		l.bars.data[i] = math.MaxInt64
	}
	return l
}

// offer considers v as a partner of u, and u as one of v.
func (l *shortlist) offer(u, v int32, key []int64) {
	c := 0
	if l.class != nil {
		c = l.class(key)
	}
	l.enter(int(u)*l.classes+c, v, key)
	l.enter(int(v)*l.classes+c, u, key)
}

// enter considers a partner for list i.
func (l *shortlist) enter(i int, other int32, key []int64) {
	if less(l.bars.row(int32(i)), key) {
		return // most are turned away without a look at the list
	}
	b := l.lists[i]
	if b == nil {
		b = &bestList{
			others: make([]int32, 0, l.keep),
			keys:   matrix{dim: l.dim, data: make([]int64, 0, l.keep*l.dim)},
		}
		l.lists[i] = b
	}
	switch {
	case len(b.others) < l.keep:
		b.others = append(b.others, other)
		b.keys.addRow(key)
	case b.precedes(key, other, b.worst):
		b.others[b.worst] = other
		copy(b.keys.row(b.worst), key)
	default:
		return
	}
	if len(b.others) == l.keep {
		b.findWorst()
		copy(l.bars.row(int32(i)), b.keys.row(b.worst))
	}
}

func (b *bestList) findWorst() {
	b.worst = 0
	for i := range int32(len(b.others)) {
		if b.precedes(b.keys.row(b.worst), b.others[b.worst], i) {
			b.worst = i
		}
	}
}

// precedes reports whether an entry comes before entry i.
func (b *bestList) precedes(key []int64, other, i int32) bool {
	k := b.keys.row(i)[:len(key)]
	for j, x := range key {
		if x != k[j] {
			return x < k[j]
		}
	}
	return other < b.others[i]
}

// merge enters all entries of m, which has the same quota and is given up.
func (l *shortlist) merge(m *shortlist) {
	for i, b := range m.lists {
		switch {
		case b == nil:
		case l.lists[i] == nil:
			l.lists[i] = b
		default:
			for j, other := range b.others {
				l.enter(i, other, b.keys.row(int32(j)))
			}
		}
	}
}

// appendPairs appends the pairs kept, some of them twice.
func (l *shortlist) appendPairs(to []pair) []pair {
	for i, b := range l.lists {
		if b == nil {
			continue
		}
		v := int32(i / l.classes)
		for _, w := range b.others {
			to = append(to, pair{min(v, w), max(v, w)})
		}
	}
	return to
}
