package audit_test

import (
	"testing"

	"qisai/pairing/audit"
	"qisai/pairing/swiss"
)

// agree requires that the audit finds no error in rounds made by swiss, and the same cost.
func agree(t *testing.T, e *event) {
	t.Helper()
	for _, r := range audit.Section(e.Section, e.seed) {
		for _, f := range r.Findings {
			t.Errorf("seed %d, %d entries, round %d of %d: %s %s 第%d台 %s", e.seed, len(e.Players), r.Round, e.Rounds, f.Severity, f.Kind, f.Board, f.Msg)
		}
		if !r.Optimal || r.Method == "" {
			t.Errorf("seed %d round %d: optimal %v by %q", e.seed, r.Round, r.Optimal, r.Method)
		}
	}
}

func TestAgreesWithSwissOnSmallEvents(t *testing.T) {
	rounds := 0
	for seed := uint64(1); seed <= 200; seed++ {
		n := 3 + int(seed*7%28)
		e := newEvent(n, 2+n/3, seed)
		e.disturb(2 + n/3)
		rounds += e.play(t, 2+n/3)
		agree(t, e)
	}
	t.Logf("%d rounds", rounds)
	_ = swiss.Title
}
