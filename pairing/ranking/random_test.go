package ranking

import (
	"math/rand/v2"
	"slices"
	"testing"

	"qisai/pairing"
)

// randomEvent makes a section of 2 to 13 players with every kind of row and setting. A clean one has an even number of
// players and played games only, at 2/1/0. Pairings need not be legal: rematches occur, as in a double round robin.
func randomEvent(seed uint64, clean bool) *pairing.Section {
	r := rand.New(rand.NewPCG(seed, 1))
	s := pairing.NewSection("甲组")
	n := 2 + r.IntN(12)
	if clean {
		n += n % 2
	} else {
		randomSettings(s, r)
	}
	for no := 1; no <= n; no++ {
		p := &pairing.Player{No: pairing.StartNo(no), Entry: no}
		if !clean {
			randomFate(p, r)
		}
		s.Players = append(s.Players, p)
	}
	r.Shuffle(n, func(i, j int) { s.Players[i], s.Players[j] = s.Players[j], s.Players[i] })
	for round := range 1 + r.IntN(7) {
		s.Posted = append(s.Posted, randomRound(s, r, round+1, clean))
	}
	return s
}

func randomSettings(s *pairing.Section, r *rand.Rand) {
	s.ByeOpponent = pairing.ByeOpponent(r.IntN(4))
	s.WithdrawnRanking = pairing.WithdrawnRanking(r.IntN(3))
	s.MiniLeague, s.ByeIsWin = r.IntN(2) == 0, r.IntN(3) > 0
	s.ForfeitLimit = []int{0, 2}[r.IntN(2)]
	switch r.IntN(4) {
	case 0:
		s.Scoring = pairing.Scoring{Win: 3, RedDraw: 1, BlackDraw: 1, Bye: 3}
	case 1:
		s.Scoring = pairing.Scoring{Win: 6, RedDraw: 2, BlackDraw: 3, Loss: 1, Bye: 6}
	}
	s.Keys = Keys()[1 : len(Keys())-1]
	r.Shuffle(len(s.Keys), func(i, j int) { s.Keys[i], s.Keys[j] = s.Keys[j], s.Keys[i] })
	s.Keys = s.Keys[:r.IntN(8)]
	if i := slices.Index(s.Keys, "前一轮名次"); i >= 0 { // where it stands in print: last, only the lot behind it
		s.Keys = append(slices.Delete(s.Keys, i, i+1), "前一轮名次")
	}
}

func randomFate(p *pairing.Player, r *rand.Rand) {
	switch r.IntN(15) {
	case 0:
		p.Marks = []string{"陪赛"}
	case 1:
		p.Marks = []string{"取消资格"}
	case 2:
		p.WithdrawnAt = 1 + r.IntN(6)
	case 3:
		p.WithdrawnAt = 1 + r.IntN(3)
		p.ReturnAt = p.WithdrawnAt + 2
	}
}

func randomRound(s *pairing.Section, r *rand.Rand, round int, clean bool) pairing.Round {
	out := pairing.Round{Number: round}
	perm := r.Perm(len(s.Players))
	no := func(i int) pairing.StartNo { return s.Players[perm[i]].No }
	for i := 0; i < len(perm); i += 2 {
		g := pairing.Game{Red: no(i), Result: pairing.Result(1 + r.IntN(3))}
		switch {
		case i+1 == len(perm):
			g.Result = []pairing.Result{pairing.Bye, pairing.Absent}[r.IntN(2)]
		default:
			g.Black = no(i + 1)
			g.RedFouls, g.BlackFouls = r.IntN(2), r.IntN(2)
			if !clean && r.IntN(4) == 0 {
				g.Result = []pairing.Result{pairing.Pending, pairing.BlackForfeits, pairing.RedForfeits,
					pairing.DoubleForfeit, pairing.DoubleLoss}[r.IntN(5)]
			}
		}
		out.Games = append(out.Games, g)
	}
	return out
}

// The checks that always hold.
func TestIdentities(t *testing.T) {
	for seed := range uint64(200) {
		s := randomEvent(seed, true)
		s.Keys = []string{"对手分", "后走局数", "先走胜局", "后走胜局", "胜局", "累进分"}
		rounds := len(s.Posted)
		sum, points, rows := make([]int, len(s.Keys)), 0, 0
		for _, st := range Standings(s, rounds) {
			points += int(st.Points)
			for k, v := range st.Values {
				sum[k] += v
			}
			if st.Wins+st.Draws+st.Losses != rounds {
				t.Errorf("seed %d no %d: %d+%d+%d games in %d rounds", seed, st.Player.No, st.Wins, st.Draws, st.Losses, rounds)
			}
		}
		for _, r := range s.Posted {
			rows += len(r.Games)
		}
		if sum[0] != rounds*points {
			t.Errorf("seed %d: Σ对手分 %d, want %d × %d", seed, sum[0], rounds, points)
		}
		if points != 2*rows || sum[1] != rows || sum[2]+sum[3] != sum[4] {
			t.Errorf("seed %d: Σ积分 %d, Σ黑 %d for %d games, Σ胜 %v", seed, points, sum[1], rows, sum)
		}
	}
}

// With any rows at 2/1/0, Σ积分 = 2 × rows that are not 双负, 双弃权, 缺席 or empty.
func TestPointsPerRow(t *testing.T) {
	for seed := range uint64(200) {
		s := randomEvent(seed, false)
		s.Scoring = pairing.DefaultScoring()
		rows, points := 0, 0
		for _, r := range s.Posted {
			for _, g := range r.Games {
				switch g.Result {
				case pairing.DoubleLoss, pairing.DoubleForfeit, pairing.Absent, pairing.Pending:
				default:
					rows++
				}
			}
		}
		for _, p := range Points(s, len(s.Posted)) {
			points += int(p)
		}
		if points != 2*rows {
			t.Errorf("seed %d: Σ积分 %d, want 2 × %d", seed, points, rows)
		}
	}
}

// Ranks are 1, 2, 3 …, never shared; everybody with a number stands once; the order of the sheet changes nothing.
func TestShape(t *testing.T) {
	for seed := range uint64(200) {
		s := randomEvent(seed, false)
		got := Standings(s, len(s.Posted))
		if len(got) != len(s.Players) {
			t.Fatalf("seed %d: %d rows for %d players", seed, len(got), len(s.Players))
		}
		unranked := false
		for i, st := range got {
			unranked = unranked || st.Rank == 0
			if want := i + 1; !unranked && st.Rank != want || unranked && st.Rank != 0 {
				t.Errorf("seed %d row %d: rank %d", seed, i, st.Rank)
			}
			if (st.DecidedBy == "") != (i == 0 || st.Rank == 0) {
				t.Errorf("seed %d row %d: decided by %q", seed, i, st.DecidedBy)
			}
		}
		turned := *s
		turned.Players = slices.Clone(s.Players)
		slices.Reverse(turned.Players)
		for i, st := range Standings(&turned, len(s.Posted)) {
			if st.Player != got[i].Player || !slices.Equal(st.Values, got[i].Values) {
				t.Errorf("seed %d row %d: depends on the order of the sheet", seed, i)
			}
		}
	}
}

// 2,000 players in 15 rounds, with the dearest key.
func BenchmarkStandings(b *testing.B) {
	r := rand.New(rand.NewPCG(7, 7))
	s := pairing.NewSection("甲组")
	for no := 1; no <= 2000; no++ {
		s.Players = append(s.Players, &pairing.Player{No: pairing.StartNo(no)})
	}
	for round := 1; round <= 15; round++ {
		s.Posted = append(s.Posted, randomRound(s, r, round, true))
	}
	for _, keys := range [][]string{s.Keys, {"对手分", "胜局", "犯规", "后走局数", "后走胜局", "前一轮名次"}} {
		s.Keys = keys
		b.Run(keys[len(keys)-1], func(b *testing.B) {
			for b.Loop() {
				Standings(s, 15)
			}
		})
	}
}
