package audit

import (
	"errors"
	"fmt"
	"slices"

	"qisai/pairing/internal/matching"
)

// EnumerationLimit is the number of players, the bye counted as one, up to which all pairings are looked at.
const EnumerationLimit = 14

// optimum is the best pairing of a model.
type optimum struct {
	mate   []int   // each vertex's partner
	digits []int64 // what it costs
	method string
}

// solve finds the best pairing and proves it. posted is the pairing to be judged: where it costs as little as the best
// one, the proof is checked against it directly. forced may hold posted pairs that have to stand; nil is none.
func (m *model) solve(posted []int, forced map[pair]bool) (*optimum, error) {
	bound := make([]bool, len(posted)) // vertices in forced pairs
	for u, v := range posted {
		bound[u] = forced[pairOf(m.vertices[u].no, m.vertices[v].no)]
	}
	problem := matching.Problem{
		N: len(m.vertices), Dim: m.dim,
		Cost: func(u, v int, w []int64) bool {
			if (bound[u] || bound[v]) && posted[u] != v {
				return false
			}
			m.cost(u, v, w)
			return true
		},
		Hint: hints(posted),
	}
	s, err := matching.Solve(problem)
	if err != nil {
		return nil, err
	}
	best := &optimum{mate: s.Mate, digits: m.total(s.Mate), method: ByProof}
	proven := best.mate
	if slices.Equal(m.total(posted), best.digits) {
		proven = posted
	}
	if err := matching.Check(problem, proven, s.Proof); err != nil {
		return nil, fmt.Errorf("证明不成立：%w", err)
	}
	if len(m.vertices) <= EnumerationLimit {
		best.method = ByEnumeration
		if !slices.Equal(m.total(m.enumerate(bound, posted)), best.digits) {
			return nil, errors.New("逐一枚举与证明的结果不一致")
		}
	}
	return best, nil
}

// hints lists the pairs of a pairing.
func hints(mate []int) [][2]int32 {
	var out [][2]int32
	for u, v := range mate {
		if u < v {
			out = append(out, [2]int32{int32(u), int32(v)})
		}
	}
	return out
}
