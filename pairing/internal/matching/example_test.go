package matching_test

import (
	"fmt"

	"qisai/pairing/internal/matching"
)

// Six points on a line are paired. Above all as few pairs as possible shall be
// wider than three; then the total distance counts.
func Example() {
	at := []int{0, 1, 2, 6, 8, 9}
	p := matching.Problem{N: len(at), Dim: 2, Cost: func(u, v int, w []int64) bool {
		w[0], w[1] = 0, int64(at[v]-at[u])
		if w[1] > 3 {
			w[0] = 1
		}
		return true
	}}
	s, err := matching.Solve(p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("partners:", s.Mate)
	fmt.Println("cost:", s.Cost)
	fmt.Println("proof:", matching.Check(p, s.Mate, s.Proof))
	// Output:
	// partners: [1 0 3 2 5 4]
	// cost: [1 6]
	// proof: <nil>
}
