package swiss

import "qisai/pairing"

// hints proposes pairs likely to be in the optimum, which makes the solver faster and changes nothing else: neighbours
// in the order of points, and inside a level those near the place the order (对折 …) would give.
func (in *input) hints() [][2]int32 {
	const near, around = 8, 4
	n := len(in.members)
	out := make([][2]int32, 0, n*(near+2*around+1))
	add := func(u, v int) {
		if u != v && v >= 0 && v < n {
			out = append(out, [2]int32{int32(min(u, v)), int32(max(u, v))})
		}
	}
	for u := range n {
		for k := 1; k <= near; k++ {
			if u+k < n {
				add(u, u+k)
			}
		}
		lv := in.levels[in.members[u].level]
		if p := in.members[u].pos; p <= lv.size/2 {
			for k := -around; k <= around; k++ {
				add(u, lv.start+in.orderMate(p, lv.size)+k)
			}
		}
		if in.bye && u >= n-3*near {
			out = append(out, [2]int32{int32(u), int32(n)})
		}
	}
	return out
}

// orderMate gives the place in a level of m players of the one whom the order would let meet place p.
func (in *input) orderMate(p, m int) int {
	switch in.levelOrder() {
	case pairing.Fold:
		return p + m/2
	case pairing.EndToEnd:
		return m - 1 - p
	}
	return p + 1
}
