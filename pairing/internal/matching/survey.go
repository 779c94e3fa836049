package matching

import (
	"runtime"
	"sync"
	"sync/atomic"
)

const (
	maxWorkers    = 4  // each needs a shortlist of its own
	rowsPerWorker = 50 // fewer are not worth a goroutine
)

// rating stores the key of the pair u < v in key, or reports false to leave
// the pair out. It must be safe for concurrent calls.
type rating func(u, v int, key []int64) bool

// survey rates every pair of the complete graph, keeps what the quotas say, and returns the pairs
// kept, in order and each once. The result does not depend on the number of
// processors.
//
// Rows are taken from the last up, so that vertices meet those of nearby
// numbers first: in most orders these have lesser keys, and fewer entries of
// the shortlists get replaced.
func survey(n, dim int, rate rating, quotas ...quota) []pair {
	workers := min(runtime.GOMAXPROCS(0), maxWorkers, n/rowsPerWorker+1)
	lists := make([][]*shortlist, workers)
	var next atomic.Int32 // the row handed out last
	next.Store(int32(n))
	var wg sync.WaitGroup
	for i := range lists {
		for _, q := range quotas {
			lists[i] = append(lists[i], newShortlist(n, dim, q))
		}
		wg.Go(func() {
			key := make([]int64, dim)
			for u := next.Add(-1); u >= 0; u = next.Add(-1) {
				surveyRow(n, u, key, rate, lists[i])
			}
		})
	}
	wg.Wait()
	var pairs []pair
	for q, total := range lists[0] {
		for _, l := range lists[1:] {
			total.merge(l[q])
		}
		pairs = total.appendPairs(pairs)
	}
	return sortPairs(pairs)
}

// surveyRow rates the pairs of u with later vertices.
func surveyRow(n int, u int32, key []int64, rate rating, lists []*shortlist) {
	for v := u + 1; int(v) < n; v++ {
		if !rate(int(u), int(v), key) {
			continue
		}
		for _, l := range lists {
			l.offer(u, v, key)
		}
	}
}

// rateCost rates the allowed pairs by their cost. It sets tooLarge if it meets
// a cost out of range; none will then be met in later surveys either.
func rateCost(p *Problem, tooLarge *atomic.Bool) rating {
	return func(u, v int, key []int64) bool {
		if !p.Cost(u, v, key) {
			return false
		}
		if !within(key, maxCost) {
			tooLarge.Store(true)
			return false
		}
		return true
	}
}

// rateViolated rates by their slack the allowed pairs whose slack is negative:
// those that show the matching may not be optimal.
func (s *solver) rateViolated(p *Problem) rating {
	nest := s.nesting()
	return func(u, v int, key []int64) bool {
		if !p.Cost(u, v, key) {
			return false
		}
		yu, yv := s.y.row(int32(u)), s.y.row(int32(v))
		yu, yv = yu[:len(key)], yv[:len(key)]
		for i, c := range key {
			x := yu[i] + yv[i] + 2*c
			if x > 0 {
				return false // blossoms can only add to it
			}
			if x < 0 {
				break
			}
		}
		for i, c := range key {
			key[i] = yu[i] + yv[i] + 2*c
		}
		if sum := nest.around(int32(u), int32(v)); sum != nil {
			addScaled(key, 1, sum)
		}
		return sign(key) < 0
	}
}

// rateBridges rates by their slack the allowed pairs that would let a stuck
// search go on: from an outer node to anything but itself and inner nodes. If
// there are none, no perfect matching exists: the inner nodes are single
// vertices by then, and the outer ones, odd sets with allowed pairs to these
// only, outnumber them by one.
func (s *solver) rateBridges(p *Problem) rating {
	cut := s.search.cut
	return func(u, v int, key []int64) bool {
		a, b := cut[u], cut[v]
		if a == b || max(a, b) < 0 || min(a, b) == cutInner || !p.Cost(u, v, key) {
			return false
		}
		yu, yv := s.y.row(int32(u)), s.y.row(int32(v))
		for i, c := range key {
			key[i] = yu[i] + yv[i] + 2*c
		}
		return true
	}
}

// What cutOff tells of vertices that are not outer.
const (
	cutInner   = -1
	cutOutside = -2
)

// cutOff returns, for each vertex, the number of the outer node around it,
// cutInner or cutOutside. It goes by the labels of a stuck search, which
// endSearch is about to remove.
func (s *solver) cutOff() []int32 {
	cut := make([]int32, s.n)
	for v, b := range s.top {
		switch s.nodes[b].label {
		case outer:
			cut[v] = b
		case inner:
			cut[v] = cutInner
		default:
			cut[v] = cutOutside
		}
	}
	return cut
}
