package field

import (
	"testing"

	"qisai/pairing"
)

// Between level players about three games in ten are drawn and red wins a little more; everything that a secretary can
// meet occurs.
func TestPlay(t *testing.T) {
	const games = 20000
	count, fouls := map[pairing.Result]int{}, 0
	rng := Rand(1)
	for range games {
		out := Play(Entry{Strength: 1800}, Entry{Strength: 1750}, rng)
		count[out.Result]++
		fouls += out.RedFouls + out.BlackFouls
	}
	share := func(r pairing.Result) float64 { return float64(count[r]) / games }
	if d := share(pairing.Draw); d < 0.25 || d > 0.37 {
		t.Errorf("draws: %.3f", d)
	}
	if share(pairing.RedWins) <= share(pairing.BlackWins) {
		t.Errorf("red wins %.3f, black %.3f", share(pairing.RedWins), share(pairing.BlackWins))
	}
	for _, r := range []pairing.Result{pairing.RedForfeits, pairing.BlackForfeits, pairing.DoubleForfeit} {
		if s := share(r); s == 0 || s > 0.02 {
			t.Errorf("%s: %.4f", r, s)
		}
	}
	if f := float64(fouls) / games; f < 0.01 || f > 0.1 {
		t.Errorf("fouls a game: %.3f", f)
	}
}

// A much stronger player wins nearly always, but not always.
func TestPlayStrongerWins(t *testing.T) {
	rng, won := Rand(2), 0
	for range 1000 {
		if PlayStrengths(2200, 1600, rng).Result == pairing.RedWins {
			won++
		}
	}
	if won < 880 || won == 1000 {
		t.Errorf("won %d of 1000", won)
	}
}

// PlayRound fills in what is open and nothing else; the order of the boards changes nothing.
func TestPlayRound(t *testing.T) {
	games := []pairing.Game{
		{Table: 1, Red: 1, Black: 2}, {Table: 2, Red: 3, Black: 4, Result: pairing.RedWins}, {Table: 3, Red: 5, Black: 6},
		{Red: 7, Result: pairing.Bye},
	}
	strength := func(no pairing.StartNo) int { return 1700 + 20*int(no) }
	a := pairing.Round{Number: 2, Games: games}
	b := pairing.Round{Number: 2, Games: []pairing.Game{games[2], games[3], games[1], games[0]}}
	PlayRound(&a, strength, 5)
	PlayRound(&b, strength, 5)
	if !a.Complete() || a.Games[1].Result != pairing.RedWins || a.Games[3].Result != pairing.Bye {
		t.Errorf("round: %+v", a.Games)
	}
	for _, g := range a.Games {
		if h, _ := b.Find(g.Red); h != g {
			t.Errorf("%+v in one order, %+v in the other", g, h)
		}
	}
}
