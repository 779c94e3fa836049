package ranking

import (
	"fmt"
	"slices"
	"sort"
	"testing"

	"qisai/pairing"
)

// twin is a second, slower writing of every key, straight from the sheet: no index, no shared code with the
// package. It is only right for what it is asked here.
type twin struct {
	s     *pairing.Section
	round int
}

// played gives the finished rows of a number, in order of rounds.
func (w twin) played(no pairing.StartNo) []pairing.Game {
	var out []pairing.Game
	for _, r := range w.s.Posted {
		if r.Number > w.round {
			continue
		}
		for _, g := range r.Games {
			if (g.Red == no || g.Black == no) && g.Result != pairing.Pending {
				out = append(out, g)
			}
		}
	}
	return out
}

func (w twin) paid(g pairing.Game, no pairing.StartNo) int {
	sc := w.s.Scoring
	red := g.Red == no
	switch g.Result {
	case pairing.Bye:
		return int(sc.Bye)
	case pairing.RedWins:
		return map[bool]int{true: int(sc.Win), false: int(sc.Loss)}[red]
	case pairing.BlackWins:
		return map[bool]int{false: int(sc.Win), true: int(sc.Loss)}[red]
	case pairing.Draw:
		return map[bool]int{true: int(sc.RedDraw), false: int(sc.BlackDraw)}[red]
	case pairing.BlackForfeits:
		return map[bool]int{true: int(sc.Win)}[red]
	case pairing.RedForfeits:
		return map[bool]int{false: int(sc.Win)}[red]
	}
	return 0
}

func (w twin) points(no pairing.StartNo) int {
	sum := 0
	for _, g := range w.played(no) {
		sum += w.paid(g, no)
	}
	return sum
}

func (w twin) at(round int) twin { return twin{w.s, max(0, round)} }

// won: 1 for a win over an opponent, on the board or by forfeit.
func won(g pairing.Game, no pairing.StartNo) bool {
	switch g.Result {
	case pairing.RedWins, pairing.BlackForfeits:
		return g.Red == no
	case pairing.BlackWins, pairing.RedForfeits:
		return g.Black == no
	}
	return false
}

func other(g pairing.Game, no pairing.StartNo) pairing.StartNo {
	if g.Red == no {
		return g.Black
	}
	return g.Red
}

func twoSided(g pairing.Game) bool { return g.Result != pairing.Bye && g.Result != pairing.Absent }

func (w twin) byeGives(no pairing.StartNo) int {
	var all []int
	for _, p := range w.s.Players {
		if v := w.points(p.No); p.No != 0 && (v > 0 || w.s.ByeOpponent == pairing.LowestOfAll) {
			all = append(all, v)
		}
	}
	sort.Ints(all)
	switch {
	case w.s.ByeOpponent == pairing.ByeZero:
		return 0
	case w.s.ByeOpponent == pairing.OwnPoints:
		return w.points(no)
	case len(all) == 0:
		return 0
	}
	return all[0]
}

func (w twin) opponentPoints(no pairing.StartNo) []int {
	var out []int
	for _, g := range w.played(no) {
		switch {
		case g.Result == pairing.Bye:
			out = append(out, w.byeGives(no))
		case twoSided(g):
			out = append(out, w.points(other(g, no)))
		}
	}
	sort.Ints(out)
	return out
}

// values gives what key compares of a player, in order, so that larger is better.
func (w twin) values(key string, no pairing.StartNo) []int {
	sum, n := 0, 0
	games, opp := w.played(no), w.opponentPoints(no)
	for _, v := range opp {
		sum += v
	}
	count := func(f func(g pairing.Game) bool) []int {
		for _, g := range games {
			if f(g) {
				n++
			}
		}
		return []int{n}
	}
	switch key {
	case "积分":
		return []int{w.points(no)}
	case "编号":
		return []int{-int(no)}
	case "对手分":
		return []int{sum}
	case "中间分":
		if len(opp) < 2 {
			return []int{0}
		}
		return []int{sum - opp[0] - opp[len(opp)-1]}
	case "对手分减一":
		if len(opp) < 2 {
			return []int{0}
		}
		return []int{sum - opp[0]}
	case "胜局":
		return count(func(g pairing.Game) bool { return won(g, no) || g.Result == pairing.Bye && w.s.ByeIsWin })
	case "后走局数":
		return count(func(g pairing.Game) bool { return g.Black == no })
	case "后走胜局":
		return count(func(g pairing.Game) bool { return g.Black == no && won(g, no) })
	case "先走胜局":
		return count(func(g pairing.Game) bool { return g.Red == no && won(g, no) })
	case "犯规":
		for _, g := range games {
			if g.Red == no {
				n -= g.RedFouls
			} else {
				n -= g.BlackFouls
			}
		}
		return []int{n}
	case "累进分":
		for r := 1; r <= w.round; r++ {
			n += w.at(r).points(no)
		}
		return []int{n}
	case "小分":
		for _, g := range games {
			if won(g, no) {
				n += 2 * w.points(other(g, no))
			} else if g.Result == pairing.Draw {
				n += w.points(other(g, no))
			}
		}
		return []int{n}
	case "前一轮积分":
		var out []int
		for r := w.round - 1; r > 0; r-- {
			out = append(out, w.at(r).points(no))
		}
		return out
	case "去首轮":
		var out []int
		for r := 1; r <= w.round; r++ {
			out = append(out, w.points(no)-w.at(r).points(no))
		}
		return out
	}
	panic(key)
}

// order ranks players by the keys from k on: repeatedly take the best by the next key out of those still level.
func (w twin) order(level []pairing.StartNo, keys []string) []pairing.StartNo {
	if len(level) <= 1 || len(keys) == 0 {
		return level
	}
	compare := w.comparer(keys[0], level)
	left, out := slices.Clone(level), []pairing.StartNo(nil)
	for len(left) > 0 {
		best := slices.MaxFunc(left, compare)
		var equal, rest []pairing.StartNo
		for _, no := range left {
			if compare(no, best) == 0 {
				equal = append(equal, no)
			} else {
				rest = append(rest, no)
			}
		}
		out = append(out, w.order(equal, keys[1:])...)
		left = rest
	}
	return out
}

// comparer gives a comparison inside a level group; larger is better.
func (w twin) comparer(key string, level []pairing.StartNo) func(a, b pairing.StartNo) int {
	switch key {
	case "直胜":
		score := w.headToHead(level)
		return func(a, b pairing.StartNo) int { return score[a] - score[b] }
	case "对局时后走":
		black := map[pairing.StartNo]int{}
		for _, no := range level {
			for _, g := range w.played(no) {
				if len(level) == 2 && g.Black == no && slices.Contains(level, other(g, no)) {
					black[no]++
				}
			}
		}
		return func(a, b pairing.StartNo) int { return black[a] - black[b] }
	case "前一轮名次":
		if w.round <= 1 {
			return func(a, b pairing.StartNo) int { return 0 }
		}
		place := map[pairing.StartNo]int{}
		for i, no := range w.at(w.round - 1).ranking() {
			place[no] = i - 1000
		}
		return func(a, b pairing.StartNo) int { return place[b] - place[a] }
	}
	return func(a, b pairing.StartNo) int { return slices.Compare(w.values(key, a), w.values(key, b)) }
}

func (w twin) headToHead(level []pairing.StartNo) map[pairing.StartNo]int {
	score, pairs := map[pairing.StartNo]int{}, map[[2]pairing.StartNo]bool{}
	for _, no := range level {
		for _, g := range w.played(no) {
			if o := other(g, no); twoSided(g) && slices.Contains(level, o) {
				pairs[[2]pairing.StartNo{min(no, o), max(no, o)}] = true
				if len(level) > 2 || won(g, no) {
					score[no] += w.paid(g, no)
				}
			}
		}
	}
	if len(level) == 2 || w.s.MiniLeague && len(pairs) == len(level)*(len(level)-1)/2 {
		return score
	}
	return nil
}

// ranking gives the ranked players in order: as usual, then those put last.
func (w twin) ranking() []pairing.StartNo {
	var usual, last []pairing.StartNo
	for _, p := range w.s.Players {
		out := w.s.Out(p, w.round+1)
		switch {
		case p.Filler() || p.Disqualified() || out && w.s.WithdrawnRanking == pairing.Unranked:
		case out && w.s.WithdrawnRanking == pairing.RankedLast:
			last = append(last, p.No)
		default:
			usual = append(usual, p.No)
		}
	}
	keys := append(append([]string{"积分"}, w.s.Keys...), "编号")
	return append(w.order(usual, keys), w.order(last, keys)...)
}

// The package against its twin on random events: order, and every value of every key with a value per player.
func TestTwin(t *testing.T) {
	events := 300
	if testing.Short() {
		events = 60
	}
	for seed := range uint64(events) {
		s := randomEvent(seed, false)
		for _, round := range []int{len(s.Posted), len(s.Posted) / 2} {
			compareWithTwin(t, fmt.Sprintf("seed %d round %d", seed, round), s, round)
		}
	}
}

func compareWithTwin(t *testing.T, name string, s *pairing.Section, round int) {
	t.Helper()
	w := twin{s, round}
	got := Standings(s, round)
	var order []pairing.StartNo
	for _, st := range got {
		if st.Rank > 0 {
			order = append(order, st.Player.No)
		}
		for k, key := range s.Keys {
			if slices.Contains([]string{"直胜", "对局时后走", "前一轮名次"}, key) {
				continue
			}
			want := 0
			if v := w.values(key, st.Player.No); len(v) > 0 {
				want = v[0]
			}
			if key == "犯规" {
				want = -want
			}
			if st.Values[k] != want {
				t.Errorf("%s: no %d %s %d, twin %d", name, st.Player.No, key, st.Values[k], want)
			}
		}
	}
	if want := w.ranking(); !slices.Equal(order, want) {
		t.Errorf("%s keys %v: order %v, twin %v", name, s.Keys, order, want)
	}
}
