package knockout

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"qisai/pairing"
)

// Random events of every size and setting, played to the end: nobody who is out of the bracket is paired in it again,
// nobody stands twice in a round, colours change with every extra game, a match between two is posted once; places are
// a permutation; the rows in any order give the same bracket.
func TestRandomEvents(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	pick := func(words ...string) string { return words[rng.IntN(len(words))] }
	for range 400 {
		settings := pick("", "名次赛=仅三四名", "名次赛=不设") + " " + pick("", "加赛=1", "加赛=3") + " " +
			pick("", "签位=抽签", "签位=高低分档抽签") + " " + pick("", "选边=抽签")
		s := plain(2+rng.IntN(40), settings)
		if rng.IntN(2) == 0 {
			s = afterSwiss(2*(10+rng.IntN(10)), 2+rng.IntN(18), settings)
		}
		for _, p := range s.Players {
			if rng.IntN(8) == 0 {
				p.WithdrawnAt = 2 + rng.IntN(5)
			}
		}
		playRandom(t, rng, s)
		b := open(t, s)
		checkPlaces(t, s, b)
		rng.Shuffle(len(s.Bracket), func(i, j int) { s.Bracket[i], s.Bracket[j] = s.Bracket[j], s.Bracket[i] })
		if again := open(t, s); places(again) != places(b) {
			t.Errorf("rows moved: %s, before %s", places(again), places(b))
		}
	}
}

func playRandom(t *testing.T, rng *rand.Rand, s *pairing.Section) {
	t.Helper()
	lost := map[pairing.StartNo]bool{} // out of the bracket for the first places
	for turn := 0; ; turn++ {
		b := open(t, s)
		rows, _ := b.Next()
		if len(rows) == 0 {
			if !b.Finished() || turn > 60 {
				t.Fatalf("nothing due after %d turns, open: %s", turn, show(b.Open()))
			}
			return
		}
		checkDue(t, b, rows, lost)
		for i := range rows {
			if rows[i].Result == pairing.Pending {
				rows[i].Result = pairing.Result(1 + rng.IntN(7)) // 红胜 … 双负
			}
		}
		s.Bracket = append(s.Bracket, rows...)
		for _, m := range open(t, s).Matches(rows[0].Round) {
			if m.Decided && m.Base == 1 {
				for _, no := range []pairing.StartNo{m.A, m.B} {
					lost[no] = lost[no] || no != 0 && no != m.Winner
				}
			}
		}
	}
}

// checkDue looks at rows about to be posted.
func checkDue(t *testing.T, b *Bracket, rows []pairing.KnockoutGame, lost map[pairing.StartNo]bool) {
	t.Helper()
	matches, seen := b.Matches(rows[0].Round), map[pairing.StartNo]bool{0: true}
	for i, g := range rows {
		m := matches[g.Match-1]
		if g.Round != rows[0].Round || i > 0 && g.Match <= rows[i-1].Match {
			t.Errorf("order of rows: %s", show(rows))
		}
		if seen[g.Red] || g.Black != 0 && seen[g.Black] || !m.has(g.Red) || g.Black != 0 && !m.has(g.Black) {
			t.Errorf("players of %s", show(rows))
		}
		seen[g.Red], seen[g.Black] = true, true
		if m.Base == 1 && (lost[g.Red] || lost[g.Black]) {
			t.Errorf("%s: a player is out already", show(rows[i:i+1]))
		}
		if n := len(m.Games); n != g.Game-1 || n > 0 && (g.Red != m.Games[n-1].Black || m.Games[n-1].Result != pairing.Draw) {
			t.Errorf("%s after %s", show(rows[i:i+1]), show(m.Games))
		}
	}
}

func checkPlaces(t *testing.T, s *pairing.Section, b *Bracket) {
	t.Helper()
	got := b.Places()
	seen := map[pairing.StartNo]bool{}
	for i, p := range got {
		if seen[p.No] || p.Place != i+1 || !p.Settled {
			t.Errorf("places %s", places(b))
		}
		seen[p.No] = true
	}
	if len(got) != len(b.Players()) {
		t.Errorf("%d places for %d players", len(got), len(b.Players()))
	}
	for _, g := range s.Bracket {
		if !seen[g.Red] || g.Black != 0 && !seen[g.Black] {
			t.Errorf("no place for %s", show([]pairing.KnockoutGame{g}))
		}
	}
	list := b.Standings(s.LastRound())
	for i, st := range list {
		if st.Rank != i+1 || i < len(got) && st.Player.No != got[i].No {
			t.Errorf("rank %d: %d号 %s", i+1, st.Player.No, fmt.Sprint(st.Rank))
		}
	}
	if len(list) != len(s.Players) {
		t.Errorf("%d of %d players ranked", len(list), len(s.Players))
	}
}
