package ranking

import (
	"slices"

	"qisai/pairing"
)

// One small function per key; each gives the value of player i. What counts for what is the matrix of package pairing.

func points(e *event, i int) int { return int(e.points(i)) }

func number(e *event, i int) int { return int(e.players[i].No) }

func opponents(e *event, i int) int {
	sum := 0
	for _, r := range e.past(i) {
		v, _ := e.gives(i, r)
		sum += int(v)
	}
	return sum
}

// given lists what the rounds gave to 对手分: every opponent met and every bye, no 缺席.
func (e *event) given(i int) []int {
	values := make([]int, 0, e.round)
	for _, r := range e.past(i) {
		if v, ok := e.gives(i, r); ok {
			values = append(values, int(v))
		}
	}
	return values
}

// median: fewer than two values give 0.
func median(e *event, i int) int {
	v := e.given(i)
	if len(v) < 2 {
		return 0
	}
	slices.Sort(v)
	return total(v[1 : len(v)-1])
}

func cutOne(e *event, i int) int {
	v := e.given(i)
	if len(v) < 2 {
		return 0
	}
	slices.Sort(v)
	return total(v[1:])
}

func total(values []int) int {
	sum := 0
	for _, v := range values {
		sum += v
	}
	return sum
}

// count counts the rows of a player that fit.
func (e *event) count(i int, fits func(row) bool) int {
	n := 0
	for _, r := range e.past(i) {
		if fits(r) {
			n++
		}
	}
	return n
}

// wins counts a bye too unless 轮空算胜局=否.
func wins(e *event, i int) int {
	return e.count(i, func(r row) bool { return r.won() || r.result == pairing.Bye && e.section.ByeIsWin })
}

func draws(e *event, i int) int { return e.count(i, row.drew) }

// losses counts what was neither won nor drawn, forfeits and 双负 too.
func losses(e *event, i int) int {
	return e.count(i, func(r row) bool { return r.met() && !r.won() && !r.drew() })
}

func blacks(e *event, i int) int {
	return e.count(i, func(r row) bool { return r.side == pairing.Black })
}

func blackWins(e *event, i int) int {
	return e.count(i, func(r row) bool { return r.side == pairing.Black && r.won() })
}

func redWins(e *event, i int) int {
	return e.count(i, func(r row) bool { return r.side == pairing.Red && r.won() })
}

func fouls(e *event, i int) int {
	n := 0
	for _, r := range e.past(i) {
		n += r.fouls
	}
	return n
}

// progressive counts every round, also those a player missed.
func progressive(e *event, i int) int {
	sum := 0
	for r := 1; r <= e.round; r++ {
		sum += int(e.totals[i][r])
	}
	return sum
}

// sonneborn is kept doubled. A bye adds nothing, a win by forfeit counts as a win.
func sonneborn(e *event, i int) int {
	sum := 0
	for _, r := range e.past(i) {
		gave, _ := e.gives(i, r)
		switch {
		case r.won():
			sum += 2 * int(gave)
		case r.drew():
			sum += int(gave)
		}
	}
	return sum
}

func previousPoints(e *event, i int) int { return earlierPoints(e, i, 0) }

// earlierPoints: step 1 is the round before the previous one.
func earlierPoints(e *event, i, step int) int { return int(e.totals[i][max(0, e.round-1-step)]) }

func withoutFirst(e *event, i int) int { return withoutMore(e, i, 0) }

// withoutMore: step 1 leaves out rounds 1 and 2.
func withoutMore(e *event, i, step int) int {
	return int(e.points(i) - e.totals[i][min(e.round, 1+step)])
}

// previousPlace is the place as it was printed, 0 after round 1 and for who had none.
func previousPlace(e *event, i int) int {
	if e.before == nil {
		return 0
	}
	return e.before.place[i]
}

// previousLevel is the place shared by those whom only the lot parted, so that the lot stays the last resort and is named
// as what decided; who had no place is behind all.
func previousLevel(e *event, i int) int {
	if e.before == nil {
		return 0
	}
	return e.before.shared[i]
}
