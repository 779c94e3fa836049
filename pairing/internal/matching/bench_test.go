package matching

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// swissLike returns a problem shaped like a late round of a Swiss event:
// vertices on levels, few of them at the ends and many in the middle, with
// rounds already played.
//
// Components: has met; third in a row of one colour; same unit; distance in
// levels, one component for each four levels from the top; colour against the
// balance; colour repeated; position within the level, linear and squared; and
// a hash that makes the optimum unique.
func swissLike(n, rounds int, seed uint64) Problem {
	rng := rand.New(rand.NewPCG(seed, uint64(n)))
	players := make([]swissPlayer, n)
	for i := range players {
		for range rounds {
			players[i].score += rng.IntN(3)
		}
		players[i].balance = rng.IntN(3) - 1
		players[i].lastTwo = rng.IntN(4)
		players[i].unit = rng.IntN(max(1, n/6))
	}
	slices.SortStableFunc(players, func(a, b swissPlayer) int { return cmp.Compare(b.score, a.score) })
	for i := range players {
		p := &players[i]
		p.level, p.place = 0, 0
		if i > 0 {
			q := players[i-1]
			p.level, p.place = q.level, q.place+1
			if q.score != p.score {
				p.level, p.place = q.level+1, 0
			}
		}
	}
	sizes := make([]int, players[n-1].level+1)
	for _, p := range players {
		sizes[p.level]++
	}
	met := make([]bool, n*n)
	for range rounds {
		for u := range n { // opponents mostly of about the same strength
			v := (u + 1 + rng.IntN(max(2, n/8))) % n
			met[u*n+v], met[v*n+u] = true, true
		}
	}
	const perComponent = 4
	distances := (len(sizes) + perComponent - 1) / perComponent
	return Problem{N: n, Dim: 8 + distances, Cost: func(u, v int, w []int64) bool {
		clear(w)
		a, b := &players[u], &players[v]
		if met[u*n+v] {
			w[0] = 1
		}
		if a.lastTwo == b.lastTwo && (a.lastTwo == 0 || a.lastTwo == 3) {
			w[1] = 1
		}
		if a.unit == b.unit {
			w[2] = 1
		}
		digit := a.level % perComponent
		w[3+a.level/perComponent] = int64(a.score-b.score) << (11 * (perComponent - 1 - digit))
		rest := w[3+distances:]
		if a.balance == b.balance && a.balance != 0 {
			rest[0] = 1
		}
		rest[1] = int64((a.lastTwo&1 + b.lastTwo&1) / 2)
		if a.level == b.level {
			d := int64(b.place - a.place - sizes[a.level]/2)
			rest[3] = d * d
		} else {
			rest[2] = int64(sizes[a.level] - 1 - a.place + b.place)
			rest[3] = rest[2] * rest[2]
		}
		rest[4] = int64(hash(seed+uint64(u)*1000003+uint64(v)*1000033) >> 24)
		return true
	}}
}

type swissPlayer struct {
	score, level, place    int
	balance, lastTwo, unit int
}

// hash is splitmix64.
func hash(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

func BenchmarkSwissLike(b *testing.B) {
	for _, n := range []int{50, 200, 1000, 3000} {
		p := swissLike(n, 11, 1)
		b.Run(fmt.Sprintf("solve/n=%d/dim=%d", n, p.Dim), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Solve(p); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(fmt.Sprintf("check/n=%d/dim=%d", n, p.Dim), func(b *testing.B) {
			s := mustSolve(b, p, defaultTuning)
			for b.Loop() {
				if err := Check(p, s.Mate, s.Proof); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
