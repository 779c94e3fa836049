package matching

import "math/bits"

// nesting tells in constant time the sum of the duals of the blossoms that
// contain two vertices. It is a snapshot of a solver.
//
// Vertices are lined up so that every blossom is an interval, and blossoms
// numbered so that those around have smaller numbers. The innermost blossom
// containing two vertices is then the least of those that contain two
// neighbours between them.
type nesting struct {
	place []int32   // of each vertex in the line
	least [][]int32 // least[k][i]: the least common blossom of neighbours i, i+1 … i+2^k
	sum   matrix    // of each blossom: its dual plus those of the blossoms around it
}

func (s *solver) nesting() *nesting {
	t := &nesting{place: make([]int32, s.n), sum: newMatrix(0, s.y.dim)}
	line := lineUp{solver: s, nesting: t}
	for b := range int32(len(s.nodes)) {
		used := !s.isBlossom(b) || s.nodes[b].ring != nil
		if used && s.nodes[b].parent == none {
			line.add(b, none, none)
		}
	}
	t.least = [][]int32{line.common}
	for width := 1; 2*width <= len(line.common); width *= 2 {
		last := t.least[len(t.least)-1]
		wider := make([]int32, len(last)-width)
		for i := range wider {
			wider[i] = min(last[i], last[i+width])
		}
		t.least = append(t.least, wider)
	}
	return t
}

// around returns the sum of the duals of the blossoms that contain both u and
// v, nil if there are none.
func (t *nesting) around(u, v int32) []int64 {
	from, to := t.place[u], t.place[v]
	if from > to {
		from, to = to, from
	}
	k := bits.Len32(uint32(to-from)) - 1
	row := t.least[k]
	b := min(row[from], row[to-1<<k])
	if b == none {
		return nil
	}
	return t.sum.row(b)
}

// lineUp builds a nesting.
type lineUp struct {
	*solver
	*nesting
	common []int32 // the innermost common blossom of each vertex in the line and the next
	length int32   // of the line
}

// add appends the vertices of node b. The numbers of the blossom directly
// around b and of the innermost one that b shares with the vertex appended
// last, if any, are around and shared.
func (l *lineUp) add(b, around, shared int32) {
	if !l.isBlossom(b) {
		if l.length > 0 {
			l.common = append(l.common, shared)
		}
		l.place[b] = l.length
		l.length++
		return
	}
	number := l.sum.addRow(l.zOf(b))
	if around != none {
		addScaled(l.sum.row(number), 1, l.sum.row(around))
	}
	for _, c := range l.nodes[b].ring {
		l.add(c, number, shared)
		shared = number
	}
}
