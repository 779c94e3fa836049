package matching

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
//
// It consists of lists, numbered vertex·classes + class, that own a block of
// rows each from their first entry on.
type shortlist struct {
	quota
	first []int32 // of each list: its first row, or none
	count []int32 // of each list: its entries
	worst []int32 // of each full list: the row of its greatest entry
	other []int32 // of each row: the partner
	keys  matrix  // of each row
	blank []int64 // a block of keys
}

func newShortlist(n, dim int, q quota) *shortlist {
	lists := n * q.classes
	l := &shortlist{
		quota: q,
		first: make([]int32, lists),
		count: make([]int32, lists),
		worst: make([]int32, lists),
		keys:  newMatrix(0, dim),
		blank: make([]int64, q.keep*dim),
	}
	for i := range l.first {
		l.first[i] = none
	}
	return l
}

// offer considers v as a partner of u, and u as one of v.
func (l *shortlist) offer(u, v int32, key []int64) {
	c := 0
	if l.class != nil {
		c = l.class(key)
	}
	l.enter(u*int32(l.classes)+int32(c), v, key)
	l.enter(v*int32(l.classes)+int32(c), u, key)
}

// enter considers a partner for one list.
func (l *shortlist) enter(list, other int32, key []int64) {
	keep := int32(l.keep)
	var row int32
	switch {
	case l.count[list] == keep:
		row = l.worst[list]
		if !l.precedes(key, other, row) {
			return
		}
	case l.count[list] == 0:
		row = int32(len(l.other))
		l.first[list] = row
		l.other = append(l.other, make([]int32, keep)...)
		l.keys.data = append(l.keys.data, l.blank...)
		l.count[list] = 1
	default:
		row = l.first[list] + l.count[list]
		l.count[list]++
	}
	l.other[row] = other
	copy(l.keys.row(row), key)
	if l.count[list] == keep {
		l.findWorst(list)
	}
}

func (l *shortlist) findWorst(list int32) {
	worst := l.first[list]
	for r := worst + 1; r < l.first[list]+int32(l.keep); r++ {
		if l.precedes(l.keys.row(worst), l.other[worst], r) {
			worst = r
		}
	}
	l.worst[list] = worst
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

// merge enters all entries of m, which has the same lists.
func (l *shortlist) merge(m *shortlist) {
	for list, count := range m.count {
		for r := m.first[list]; count > 0; r, count = r+1, count-1 {
			l.enter(int32(list), m.other[r], m.keys.row(r))
		}
	}
}

// appendPairs appends the pairs kept, some of them twice.
func (l *shortlist) appendPairs(to []pair) []pair {
	for list, count := range l.count {
		v := int32(list / l.classes)
		for r := l.first[list]; count > 0; r, count = r+1, count-1 {
			w := l.other[r]
			to = append(to, pair{min(v, w), max(v, w)})
		}
	}
	return to
}
