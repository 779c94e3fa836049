package audit

import "qisai/pairing"

// The criteria of a pair of players, or of a player and the bye.
const (
	cH1     = iota // they have met or must not meet; the bye goes to one who had it
	cBeyond        // of the two, whose |red − black| would exceed 2
	cThree         // of the two, who would have three games running in one colour
	cUnit          // they are of one unit, and that is to be avoided
	cBye           // the score of the one with the bye
	cIdle          // the rounds he has not played over the board
	cDiff          // the score difference, in the level of the upper
	cDue           // of the two, who have red ≠ black and do not get the colour that reduces it
	cAgain         // of the two, who get the colour of their last game
	cLast          // of the two, who float as in the last round
	cBefore        // of the two, who float as in the round before that
	cWho           // how far from the border of their levels those who float stand
	cOrder         // the distance from the order asked for inside the level
	cLot           // the lot
	criteria
)

// marks is what one pair costs.
type marks struct {
	value [criteria]int64
	level int // of cDiff
}

// judge weighs a pair; only y may be the bye.
func (m *model) judge(x, y *player) marks {
	switch {
	case y.no == 0:
		return m.judgeBye(x)
	case x.level > y.level || x.level == y.level && x.no > y.no:
		x, y = y, x
	}
	c := marks{level: x.level}
	c.value[cH1] = count(m.illegal(x, y))
	red, black := sides(x, y, m.round)
	three, beyond := strains(red, black)
	c.value[cThree], c.value[cBeyond] = int64(three), int64(beyond)
	c.value[cUnit] = count(m.apart && x.unit != "" && x.unit == y.unit)
	c.value[cDue] = count(red.balance > 0, black.balance < 0)
	c.value[cAgain] = count(red.last() == pairing.Red, black.last() == pairing.Black)
	if x.level == y.level {
		c.value[cOrder] = m.disorder(x, y)
	} else {
		c.value[cDiff] = int64(x.score - y.score)
		c.value[cLast] = count(x.lastFloat == down, y.lastFloat == up)
		c.value[cBefore] = count(x.beforeFloat == down, y.beforeFloat == up)
		c.value[cWho] = m.outOfTurn(x, y)
		c.value[cOrder] = c.value[cWho] * c.value[cWho]
	}
	c.value[cLot] = m.lot(x.no, y.no)
	return c
}

// judgeBye weighs the bye of a player: it is a float down.
func (m *model) judgeBye(p *player) marks {
	var c marks
	c.value[cH1] = count(len(p.byes) > 0 && !m.excused[pairOf(0, p.no)])
	c.value[cBye] = int64(p.score)
	c.value[cIdle] = int64(p.idle)
	c.value[cLast] = count(p.lastFloat == down)
	c.value[cBefore] = count(p.beforeFloat == down)
	c.value[cWho] = m.outOfTurn(p, nil)
	c.value[cOrder] = c.value[cWho] * c.value[cWho]
	c.value[cLot] = m.lot(0, p.no)
	return c
}

// illegal says whether two may not meet at all. A row the arbiter answers for is allowed.
func (m *model) illegal(x, y *player) bool {
	p := pairOf(x.no, y.no)
	return (x.met[y.no] > 0 || len(m.barred) > 0 && m.barred[p]) && !m.excused[p]
}

// outOfTurn counts the players who should have floated before these two: in odd rounds those below the upper one in his
// level and above the lower one in his; in even rounds from the other end of both. lower is nil for the bye.
func (m *model) outOfTurn(upper, lower *player) int64 {
	below := func(p *player) int { return p.size - 1 - p.place }
	above := func(p *player) int { return p.place }
	if m.round%2 == 0 {
		below, above = above, below
	}
	if lower == nil {
		return int64(below(upper))
	}
	return int64(below(upper) + above(lower))
}

// disorder is the square of the distance from the order asked for, for two of one level, x of the smaller number.
func (m *model) disorder(x, y *player) int64 {
	half, d := x.size/2, 0
	switch m.order {
	case pairing.Fold:
		d = y.place - x.place - half
	case pairing.Adjacent:
		d = y.place - x.place - 1
	case pairing.EndToEnd:
		d = x.place + y.place - (2*half - 1)
	}
	return int64(d) * int64(d)
}

// lot is a number of 40 bits that the seed gives a pair in a round, so that there is one best pairing.
func (m *model) lot(x, y pairing.StartNo) int64 {
	p := pairOf(x, y)
	return int64(pairing.SplitMix64(m.seed+uint64(m.round)*1000003+uint64(p[0])*1000033+uint64(p[1])*1000037) >> 24)
}

// last gives the colour of a player's last game, NoSide if he has played none.
func (p *player) last() pairing.Side {
	if len(p.colours) == 0 {
		return pairing.NoSide
	}
	return p.colours[len(p.colours)-1]
}

// count counts what holds.
func count(facts ...bool) int64 {
	n := int64(0)
	for _, f := range facts {
		n += int64(one(f))
	}
	return n
}
