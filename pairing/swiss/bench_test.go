package swiss

import (
	"fmt"
	"testing"

	"qisai/pairing/internal/matching"
)

// lateRound gives an event of n players before round 8 of 9. Rounds are paired by the engine itself.
func lateRound(tb testing.TB, n int) *event {
	e := newEvent(uint64(n), n, 9, 0)
	if err := e.play(7); err != nil {
		tb.Fatal(err)
	}
	return e
}

var benchmarkSizes = []int{50, 200, 1000, 3000}

// BenchmarkPair measures one late round, the proof checked over all pairs included. Goals: 200 players 20 ms,
// 1,000 0.5 s, 3,000 4 s.
func BenchmarkPair(b *testing.B) {
	for _, n := range benchmarkSizes {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			e := lateRound(b, n)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Pair(e.Section, 8, nil, e.seed); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkSolver is the floor of BenchmarkPair: the solver alone on the problem stated, without the reading of the
// section, the proof's check over all pairs, boards and notes.
func BenchmarkSolver(b *testing.B) {
	for _, n := range benchmarkSizes {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			e := lateRound(b, n)
			in, err := newInput(e.Section, 8, e.seed, Options{})
			if err != nil {
				b.Fatal(err)
			}
			p := in.problem(in.layout())
			for b.Loop() {
				if _, err := matching.Solve(p); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
