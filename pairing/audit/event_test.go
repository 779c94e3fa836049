package audit_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/pairing/swiss"
)

// event is a random event: a section and what happens in it.
type event struct {
	*pairing.Section
	rng  *rand.Rand
	seed uint64
}

func pick[T any](rng *rand.Rand, list ...T) T { return list[rng.IntN(len(list))] }

// newEvent makes a section of n accepted entries with random settings.
func newEvent(n, rounds int, seed uint64) *event {
	rng := rand.New(rand.NewPCG(seed, 7))
	s := pairing.NewSection(fmt.Sprintf("第%d组", seed))
	s.Rounds = pick(rng, rounds, rounds, rounds+3, 0)
	s.FirstOrder = pick(rng, pairing.Adjacent, pairing.Fold, pairing.EndToEnd, pairing.Random)
	s.LevelOrder = pick(rng, pairing.Fold, pairing.Fold, pairing.Adjacent, pairing.EndToEnd, pairing.Random)
	s.UnitAvoidance = pick(rng, 0, 1, 3, pairing.AllRounds)
	if rng.IntN(4) == 0 {
		s.Scoring = pairing.Scoring{Win: 3, RedDraw: 1, BlackDraw: 1, Bye: 3}
	}
	s.ForfeitLimit = pick(rng, 0, 2)
	s.ForfeitsTotal = rng.IntN(2) == 0
	s.FirstTable = pick(rng, 1, 1, 1, 20, 21)
	units := pick(rng, 2, 5, 12, 40)
	for i := range n {
		p := &pairing.Player{Entry: i + 1, Name: fmt.Sprint("棋手", i+1), Verdict: pairing.Accepted}
		if u := rng.IntN(units + 1); u > 0 {
			p.Unit = fmt.Sprintf("单位%d%s", u, pick(rng, "", "", "二队"))
		}
		s.Players = append(s.Players, p)
	}
	return &event{s, rng, seed}
}

// disturb lets some entries come late, leave, be absent, and the arbiter wish things.
func (e *event) disturb(rounds int) {
	for _, p := range e.Players {
		switch e.rng.IntN(24) {
		case 0:
			p.FirstRound = 2 + e.rng.IntN(2)
		case 1:
			p.WithdrawnAt = 2 + e.rng.IntN(rounds)
			p.ReturnAt = pick(e.rng, 0, p.WithdrawnAt+1)
		case 2:
			p.AbsentRounds = []int{1 + e.rng.IntN(rounds)}
		case 3:
			p.Marks = []string{"陪赛"}
		case 4:
			p.Marks = []string{fmt.Sprintf("固定台%d", e.FirstTable+e.rng.IntN(len(e.Players)))}
		}
	}
	number := func() pairing.StartNo { return pairing.StartNo(1 + e.rng.IntN(len(e.Players))) }
	for range e.rng.IntN(3) {
		if a, b := number(), number(); a != b {
			e.Forbidden = append(e.Forbidden, [2]pairing.StartNo{a, b})
		}
	}
}

// order lets the arbiter order a pair for a round (指定) now and then: two who may meet.
func (e *event) order(n int) {
	able := e.Available(n)
	if len(able) < 2 || e.rng.IntN(4) > 0 {
		return
	}
	a, b := pick(e.rng, able...).No, pick(e.rng, able...).No
	for _, f := range e.Forbidden {
		if a == f[0] && b == f[1] || a == f[1] && b == f[0] {
			return
		}
	}
	for _, r := range e.Posted {
		if g, ok := r.Find(a); ok && g.Opponent(a) == b {
			return
		}
	}
	if a != b {
		e.Fixed = append(e.Fixed, pairing.FixedPair{Round: n, Red: a, Black: b})
	}
}

// play pairs and plays rounds while the section can be paired, and gives the number of rounds made.
func (e *event) play(t testing.TB, rounds int) int {
	for n := 1; n <= rounds; n++ {
		if _, err := pairing.AssignNumbers(e.Section, n, e.seed); err != nil {
			t.Fatal(err)
		}
		e.order(n)
		p, err := swiss.Pair(e.Section, n, ranking.Standings(e.Section, n-1), e.seed)
		if stop := new(swiss.NoPairingError); errors.As(err, &stop) {
			return n - 1
		} else if err != nil {
			t.Fatalf("seed %d round %d: %v", e.seed, n, err)
		}
		if len(p.Round.Games) == 0 {
			return n - 1
		}
		e.Posted = append(e.Posted, p.Round)
		e.results(&e.Posted[len(e.Posted)-1])
	}
	return rounds
}

// results plays a round.
func (e *event) results(r *pairing.Round) {
	for i := range r.Games {
		if g := &r.Games[i]; g.Result == pairing.Pending {
			g.Result = pick(e.rng, pairing.RedWins, pairing.RedWins, pairing.RedWins, pairing.Draw, pairing.Draw, pairing.Draw,
				pairing.BlackWins, pairing.BlackWins, pairing.BlackWins, pairing.RedWins, pairing.Draw, pairing.BlackWins,
				pairing.BlackForfeits, pairing.RedForfeits, pairing.DoubleForfeit, pairing.DoubleLoss)
			g.RedFouls, g.BlackFouls = e.rng.IntN(9)/8, e.rng.IntN(9)/8
		}
	}
}
