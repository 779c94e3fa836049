package matching

import "fmt"

// Solve (temporary stub: up to 20 vertices, no certificate).
func Solve(p Problem) (*Solution, error) {
	if err := p.validate(); err != nil {
		return nil, err
	}
	if p.N > 20 {
		return nil, fmt.Errorf("matching: %d vertices: not implemented yet", p.N)
	}
	n := p.N
	best := make([][]int64, 1<<n)
	from := make([]int, 1<<n)
	best[0] = make([]int64, p.Dim)
	w := make([]int64, p.Dim)
	for m := 1; m < 1<<n; m++ {
		u := 0
		for m>>u&1 == 0 {
			u++
		}
		for v := u + 1; v < n; v++ {
			rest := m &^ (1<<u | 1<<v)
			if m>>v&1 == 0 || best[rest] == nil || !p.Cost(u, v, w) {
				continue
			}
			sum := make([]int64, p.Dim)
			for i := range sum {
				sum[i] = best[rest][i] + w[i]
			}
			if best[m] == nil || lexLess(sum, best[m]) {
				best[m], from[m] = sum, v
			}
		}
	}
	full := 1<<n - 1
	if best[full] == nil {
		return nil, ErrNoPerfectMatching
	}
	s := &Solution{Mate: make([]int, n), Cost: best[full]}
	for m := full; m != 0; {
		u := 0
		for m>>u&1 == 0 {
			u++
		}
		v := from[m]
		s.Mate[u], s.Mate[v] = v, u
		m &^= 1<<u | 1<<v
	}
	return s, nil
}

func lexLess(a, b []int64) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

// Check (temporary stub).
func Check(p Problem, mate []int, c Certificate) error { return nil }
