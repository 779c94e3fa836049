package matching

import (
	"errors"
	"fmt"
	"slices"
)

// family is the collection of odd sets of a certificate, known to be laminar:
// any two of them are nested or disjoint. It belongs to Check.
type family struct {
	innermost []int     // for each vertex: the smallest set around it, or outside
	parent    []int     // for each set: the next larger one around it, or outside
	depth     []int     // for each set: how many sets are around it
	sum       [][]int64 // for each set: its dual plus those of the sets around it
}

// outside stands for no set.
const outside = -1

// newFamily verifies that every set has an odd number of distinct members, at
// least three and all in range, that the sets are laminar, and that sums of
// their duals stay within bounds.
func newFamily(p *Problem, sets []OddSet) (*family, error) {
	if len(sets) > p.N/2 {
		return nil, fmt.Errorf("matching: %d sets for %d vertices, more than can be nested or disjoint", len(sets), p.N)
	}
	f := &family{
		innermost: make([]int, p.N),
		parent:    make([]int, len(sets)),
		depth:     make([]int, len(sets)),
		sum:       make([][]int64, len(sets)),
	}
	for v := range f.innermost {
		f.innermost[v] = outside
	}
	lastSeen := make([]int, p.N) // for each vertex: 1 + the last set it was in
	for i, set := range sets {
		if err := checkMembers(set.Members, i, lastSeen); err != nil {
			return nil, fmt.Errorf("matching: set %d: %w", i, err)
		}
	}
	for _, i := range bySize(sets) {
		if err := f.insert(sets, i); err != nil {
			return nil, err
		}
	}
	return f, nil
}

func checkMembers(members []int, set int, lastSeen []int) error {
	if len(members) < 3 || len(members)%2 == 0 {
		return fmt.Errorf("%d members, want an odd number from 3", len(members))
	}
	for _, v := range members {
		if v < 0 || v >= len(lastSeen) {
			return fmt.Errorf("member %d out of range", v)
		}
		if lastSeen[v] == set+1 {
			return fmt.Errorf("member %d repeated", v)
		}
		lastSeen[v] = set + 1
	}
	return nil
}

// bySize returns the numbers of the sets, larger sets first.
func bySize(sets []OddSet) []int {
	order := make([]int, len(sets))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return len(sets[b].Members) - len(sets[a].Members)
	})
	return order
}

// insert adds set i to a family that has all larger ones. It is nested in or
// disjoint from each of them exactly if its members have the same innermost
// set so far.
func (f *family) insert(sets []OddSet, i int) error {
	members := sets[i].Members
	around := f.innermost[members[0]]
	for _, v := range members {
		if f.innermost[v] != around {
			return fmt.Errorf("matching: set %d crosses another one", i)
		}
		f.innermost[v] = i
	}
	f.parent[i] = around
	f.sum[i] = slices.Clone(sets[i].Z)
	if around != outside {
		f.depth[i] = f.depth[around] + 1
		for j, z := range f.sum[around] {
			f.sum[i][j] += z
		}
	}
	if outOfBounds(f.sum[i]) {
		return errors.New("matching: sum of set duals: magnitude above 2^60")
	}
	return nil
}

// around returns the sum of the duals of the sets that contain both u and v,
// nil if there are none.
func (f *family) around(u, v int) []int64 {
	a, b := f.innermost[u], f.innermost[v]
	for a != b {
		switch {
		case a == outside || b == outside:
			return nil
		case f.depth[a] >= f.depth[b]:
			a = f.parent[a]
		default:
			b = f.parent[b]
		}
	}
	if a == outside {
		return nil
	}
	return f.sum[a]
}
