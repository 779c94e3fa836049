package ranking

import "qisai/pairing"

// direct is 直胜. With exactly two level it is 1 for the one who won their game, 0 otherwise; with more it is nothing,
// or under 直胜多人=小循环, if all of them met, the points each made among them.
func direct(e *event, level []int) []int {
	switch {
	case len(level) == 2:
		a, b := e.pointsOfWins(level[0], level[1]), e.pointsOfWins(level[1], level[0])
		return higherGetsOne(int(a), int(b))
	case e.section.MiniLeague && e.allMet(level):
		return e.miniLeague(level)
	}
	return make([]int, len(level))
}

// blackOfTheirGame is 对局时后走: only when exactly two are level. Two games with colours reversed decide nothing.
func blackOfTheirGame(e *event, level []int) []int {
	if len(level) != 2 {
		return make([]int, len(level))
	}
	return higherGetsOne(e.blacksAgainst(level[0], level[1]), e.blacksAgainst(level[1], level[0]))
}

func higherGetsOne(a, b int) []int {
	switch {
	case a > b:
		return []int{1, 0}
	case a < b:
		return []int{0, 1}
	}
	return []int{0, 0}
}

// pointsOfWins sums what i won against j. Draws, 双负 and 双弃权 decide nothing, even where a draw pays red and black
// differently.
func (e *event) pointsOfWins(i, j int) pairing.Score {
	var sum pairing.Score
	for _, r := range e.past(i) {
		if r.won() && r.opponent == j {
			sum += r.points
		}
	}
	return sum
}

func (e *event) blacksAgainst(i, j int) int {
	return e.count(i, func(r row) bool { return r.side == pairing.Black && r.opponent == j })
}

// allMet says whether every two of the group met.
func (e *event) allMet(level []int) bool {
	if len(level)-1 > e.round {
		return false
	}
	for x, i := range level {
		for _, j := range level[x+1:] {
			if e.count(i, func(r row) bool { return r.met() && r.opponent == j }) == 0 {
				return false
			}
		}
	}
	return true
}

// miniLeague gives the points each made against the others of the group.
func (e *event) miniLeague(level []int) []int {
	in := map[int]bool{}
	for _, i := range level {
		in[i] = true
	}
	out := make([]int, len(level))
	for x, i := range level {
		for _, r := range e.past(i) {
			if r.met() && in[r.opponent] {
				out[x] += int(r.points)
			}
		}
	}
	return out
}
