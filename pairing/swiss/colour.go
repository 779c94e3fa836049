package swiss

import (
	"math/bits"

	"qisai/pairing"
)

// dues is what it costs to give a player a colour.
type dues struct {
	over     int64 // H2a 禁多三: 1 if |red − black| would exceed 2
	run      int64 // H2b 禁连三: 1 if it would be the third time running
	balance  int64 // Q2: 1 if red ≠ black and the colour does not reduce the difference
	repeated int64 // Q3: 1 if it is the colour of his last game again
}

// setDues works out both colours once for a player.
func (m *member) setDues() {
	m.asRed, m.asBlack = m.games.dues(pairing.Red), m.games.dues(pairing.Black)
}

// dues gives what the next game in a colour costs after these games.
func (c *colours) dues(side pairing.Side) dues {
	step := 1
	if side == pairing.Black {
		step = -1
	}
	after := c.diff + step
	return dues{
		over:     count(after > 2 || after < -2),
		run:      count(c.last(0) == side && c.last(1) == side),
		balance:  count(c.diff*step > 0),
		repeated: count(c.last(0) == side),
	}
}

// count is 1 for true.
func count(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// redFirst says whether a has red against b (先后手): the allocation that breaks H2 less; then red for the lower
// red − black; then, looking back through both lists, for the one who was black at the first difference; then by
// number, the smaller in odd rounds. Round 1 has no history and is settled by the tables (boards).
func (in *input) redFirst(a, b *member) bool {
	red := a.asRed.over + a.asRed.run + b.asBlack.over + b.asBlack.run
	black := a.asBlack.over + a.asBlack.run + b.asRed.over + b.asRed.run
	switch {
	case red != black:
		return red < black
	case a.games.diff != b.games.diff:
		return a.games.diff < b.games.diff
	}
	if k := firstDifference(&a.games, &b.games); k >= 0 {
		return a.games.last(k) == pairing.Black
	}
	return (a.no < b.no) == (in.round%2 == 1)
}

// firstDifference gives how many games before the last one two lists differ first, -1 if they do not before one of
// them runs out.
func firstDifference(a, b *colours) int {
	k := bits.TrailingZeros64(a.black ^ b.black)
	if k >= min(a.n, b.n, 64) {
		return -1
	}
	return k
}
