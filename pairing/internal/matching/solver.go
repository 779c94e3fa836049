package matching

// Magnitudes beyond which the solver gives up with ErrRange. Every value it
// forms is a sum of few enough terms within these that int64 cannot overflow
// unnoticed.
const (
	maxCost  = 1 << 57 // of a component of one pair's cost
	maxDual  = 1 << 58 // of a component of a dual, or of delta
	maxTotal = 1 << 61 // of a component of a matching's cost
)

// label tells a node's part in the alternating tree of the current search.
type label uint8

const (
	unlabelled label = iota
	outer            // at even distance from the root; its duals go down
	inner            // at odd distance from the root; its duals go up
)

// node is a vertex (numbers below n) or a blossom (numbers from n).
//
// A blossom is a ring of an odd number of nodes joined by tight edges. All of
// them but the first are matched along the ring; the base of the first is the
// base of the blossom. Blossoms nest, and together with the single vertices
// the outermost ones ("top" nodes) partition the graph.
type node struct {
	parent  int32   // the blossom this node is a child of, or none
	base    int32   // the vertex inside that is matched outside, or exposed
	label   label   // of top nodes only
	entry   dart    // of a labelled node: leads to its tree parent; none at the root
	ring    []int32 // children; nil for a vertex
	links   []dart  // links[i] leads from ring[i] to the next child
	members []int32 // all vertices inside
}

// solver finds a perfect matching of greatest weight among the candidate
// edges, together with the duals that prove it greatest.
//
// Duals are doubled, as in Certificate. Those of blossoms are even, and the
// duals of two vertices joined by tight edges are equal modulo 2, so all steps
// stay integral.
type solver struct {
	graph
	n     int
	y     matrix  // duals of the vertices
	z     matrix  // duals of the blossoms: row b-n belongs to node b
	match []dart  // from each vertex to its partner, or none if exposed
	top   []int32 // the top node around each vertex
	nodes []node
	spare []int32 // blossom numbers not in use

	search search
}

func newSolver(n, dim int) *solver {
	blossoms := n / 2 // each has at least three children, so never more exist
	s := &solver{
		graph:  newGraph(n, dim),
		n:      n,
		y:      newMatrix(n, dim),
		z:      newMatrix(blossoms, dim),
		match:  make([]dart, n),
		top:    make([]int32, n),
		nodes:  make([]node, n+blossoms),
		search: newSearch(n, blossoms, dim),
	}
	self := make([]int32, n)
	for v := range s.top {
		id := int32(v)
		self[v] = id
		s.match[v] = none
		s.top[v] = id
		s.nodes[v] = node{parent: none, base: id, entry: none, members: self[v : v+1 : v+1]}
	}
	for b := n + blossoms - 1; b >= n; b-- {
		s.spare = append(s.spare, int32(b))
	}
	return s
}

func (s *solver) isBlossom(b int32) bool { return int(b) >= s.n }

// zOf returns the dual of a blossom.
func (s *solver) zOf(b int32) []int64 { return s.z.row(b - int32(s.n)) }

// baseExposed reports whether the top node b has no partner.
func (s *solver) baseExposed(b int32) bool { return s.match[s.nodes[b].base] == none }

// childWith returns the child of blossom b that contains v.
func (s *solver) childWith(b, v int32) int32 {
	for s.nodes[v].parent != b {
		v = s.nodes[v].parent
	}
	return v
}

// position returns the place of child c in the ring of blossom b.
func (s *solver) position(b, c int32) int {
	for i, x := range s.nodes[b].ring {
		if x == c {
			return i
		}
	}
	panic("matching: child missing from its ring")
}

// dissolve makes the children of the top blossom b top nodes and frees b. It
// leaves matching and duals alone: the dual of b must be zero or accounted for.
func (s *solver) dissolve(b int32) {
	for _, c := range s.nodes[b].ring {
		s.nodes[c].parent = none
		for _, v := range s.nodes[c].members {
			s.top[v] = c
		}
	}
	clear(s.zOf(b))
	s.nodes[b] = node{parent: none, base: none, entry: none}
	s.spare = append(s.spare, b)
}

// dissolveZero dissolves the top node b, and then its children, as long as
// they are blossoms with dual zero.
func (s *solver) dissolveZero(b int32) {
	ring := s.nodes[b].ring
	if ring == nil || sign(s.zOf(b)) != 0 {
		return
	}
	s.dissolve(b)
	for _, c := range ring {
		s.dissolveZero(c)
	}
}

// commonDual adds to sum the duals of all blossoms containing both u and v.
func (s *solver) commonDual(u, v int32, sum []int64) {
	if s.top[u] != s.top[v] {
		return
	}
	a, b := s.nodes[u].parent, s.nodes[v].parent
	for a != b { // nested sets grow strictly, so climbing the smaller one meets
		if len(s.nodes[a].members) <= len(s.nodes[b].members) {
			a = s.nodes[a].parent
		} else {
			b = s.nodes[b].parent
		}
	}
	for ; a != none; a = s.nodes[a].parent {
		addScaled(sum, 1, s.zOf(a))
	}
}
