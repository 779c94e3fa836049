package audit_test

import (
	"testing"

	"qisai/pairing"
	"qisai/pairing/audit"
)

// agree requires that the audit has nothing to say about rounds made by the pairing engine.
func agree(t *testing.T, e *event) {
	t.Helper()
	for _, r := range audit.Section(e.Section, e.seed) {
		for _, f := range r.Findings {
			t.Errorf("seed %d, %d entries, round %d of %d: %s %s: %s", e.seed, len(e.Players), r.Round, e.Rounds, f.Severity, f.Kind, f.Msg)
		}
		if !r.Optimal || r.Method == "" {
			t.Errorf("seed %d, round %d: optimal %v by %q", e.seed, r.Round, r.Optimal, r.Method)
		}
	}
}

// Small events until they can be paired no more, with late entries, absences, withdrawals, forfeits, 禁配, 指定 and
// 固定台, under all kinds of settings.
func TestAgreesOnSmallEvents(t *testing.T) {
	rounds := 0
	for seed := uint64(1); seed <= 200; seed++ {
		n := 2 + int(seed*7%38)
		e := newEvent(n, 2+n/3, seed)
		e.disturb(2 + n/3)
		rounds += e.play(t, 2+n/3)
		agree(t, e)
	}
	t.Logf("%d rounds", rounds)
}

func TestAgreesOnLargeEvents(t *testing.T) {
	sizes := []int{60, 97, 151, 200}
	if testing.Short() {
		sizes = sizes[:1]
	}
	for i, n := range sizes {
		e := newEvent(n, 9, uint64(i+1))
		e.disturb(9)
		e.play(t, 9)
		agree(t, e)
	}
}

// Whatever two players of a round change places, the audit sees it.
func TestFindsEveryExchange(t *testing.T) {
	for seed := uint64(1); seed <= 60; seed++ {
		n := 6 + int(seed%20)
		e := newEvent(n, 5, seed)
		rounds := e.play(t, 2+e.rng.IntN(3))
		r := e.Round(rounds)
		for range 5 {
			a, b := &r.Games[e.rng.IntN(len(r.Games))], &r.Games[e.rng.IntN(len(r.Games))]
			if a == b || a.Result == pairing.Absent || b.Result == pairing.Absent || a.Result == pairing.Bye {
				continue
			}
			swap := func() { a.Red, b.Red, a.RedScore, b.RedScore = b.Red, a.Red, b.RedScore, a.RedScore }
			swap()
			if got := audit.Round(e.Section, rounds, seed); got.Optimal || len(find(got, audit.NotOptimal)) == 0 {
				t.Errorf("seed %d round %d: %d at table %d, %d at table %d: %v", seed, rounds, a.Red, a.Table, b.Red, b.Table, got.Findings)
			}
			swap()
		}
	}
}

// BenchmarkSection audits 11 rounds of 200 players.
func BenchmarkSection(b *testing.B) {
	e := newEvent(200, 11, 1)
	e.Section.Scoring = pairing.DefaultScoring()
	e.play(b, 11)
	for b.Loop() {
		audit.Section(e.Section, e.seed)
	}
}
