package matching

import (
	"cmp"
	"slices"
)

// dart is an edge taken in one of its two directions: edge e has the darts 2e
// and 2e+1, each the reverse of the other.
type dart int32

// none stands for the absence of a dart, vertex or node.
const none = -1

func (d dart) reverse() dart { return d ^ 1 }
func (d dart) edge() int32   { return int32(d >> 1) }

// pair is a pair of vertices, u < v.
type pair struct{ u, v int32 }

// sortPairs puts pairs in order and drops repeated ones.
func sortPairs(pairs []pair) []pair {
	slices.SortFunc(pairs, func(a, b pair) int {
		return cmp.Or(cmp.Compare(a.u, b.u), cmp.Compare(a.v, b.v))
	})
	return slices.Compact(pairs)
}

// arc is one entry of a vertex's adjacency list.
type arc struct {
	to  int32
	out dart // from the vertex that owns the list to the vertex "to"
}

// graph holds the candidate edges: those of the complete graph the solver
// currently looks at.
type graph struct {
	tails  []int32 // the vertex each dart leaves
	weight matrix  // twice the weight (-2·cost) of each edge
	arcs   [][]arc // of each vertex
}

func newGraph(n, dim int) graph {
	return graph{weight: newMatrix(0, dim), arcs: make([][]arc, n)}
}

func (g *graph) tail(d dart) int32 { return g.tails[d] }
func (g *graph) head(d dart) int32 { return g.tails[d^1] }

// twice returns the doubled weight of the edge of d.
func (g *graph) twice(d dart) []int64 { return g.weight.row(d.edge()) }

// has reports whether the edge between u and v is present.
func (g *graph) has(u, v int32) bool {
	if len(g.arcs[v]) < len(g.arcs[u]) {
		u, v = v, u
	}
	for _, a := range g.arcs[u] {
		if a.to == v {
			return true
		}
	}
	return false
}

// add appends the edge between u and v, which must be absent. It reports
// ErrRange when the cost is too large.
func (g *graph) add(u, v int32, cost []int64) error {
	if !within(cost, maxCost) {
		return ErrRange
	}
	out := dart(len(g.tails))
	g.tails = append(g.tails, u, v)
	w := g.weight.row(g.weight.addRow(cost))
	for i := range w {
		w[i] *= -2
	}
	g.arcs[u] = append(g.arcs[u], arc{to: v, out: out})
	g.arcs[v] = append(g.arcs[v], arc{to: u, out: out.reverse()})
	return nil
}
