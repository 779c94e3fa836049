package audit

import "slices"

// enumerate finds the best pairing by going through all of them, leaving a branch as soon as its pairs cost no less
// than the best pairing so far. Bound vertices keep their posted partners.
func (m *model) enumerate(bound []bool, posted []int) []int {
	n := len(m.vertices)
	digits := make([][][]int64, n) // of the pairs u < v
	for u := range digits {
		digits[u] = make([][]int64, n)
		for v := u + 1; v < n; v++ {
			digits[u][v] = make([]int64, len(m.names))
			m.addDigits(digits[u][v], u, v)
		}
	}
	const free = -1
	mate := slices.Repeat([]int{free}, n)
	var best []int
	var least []int64
	var extend func(cost []int64)
	extend = func(cost []int64) {
		if best != nil && slices.Compare(cost, least) >= 0 {
			return
		}
		u := slices.Index(mate, free)
		if u < 0 {
			best, least = slices.Clone(mate), cost
			return
		}
		for v := u + 1; v < n; v++ {
			if mate[v] != free || (bound[u] || bound[v]) && posted[u] != v {
				continue
			}
			mate[u], mate[v] = v, u
			extend(plus(cost, digits[u][v]))
			mate[u], mate[v] = free, free
		}
	}
	extend(make([]int64, len(m.names)))
	return best
}

// plus adds two vectors.
func plus(a, b []int64) []int64 {
	sum := slices.Clone(a)
	for k, v := range b {
		sum[k] += v
	}
	return sum
}
