package swiss

import (
	"qisai/pairing"
)

// member is a player to be paired and what the rounds before say about him.
type member struct {
	player   *pairing.Player
	no       pairing.StartNo
	score    pairing.Score // 积分 now, from the results as they stand
	unit     int           // 单位 numbered from 1 for 同单位回避; 0 = none
	games    colours
	met      []pairing.StartNo
	hadBye   bool
	unplayed int    // rounds not played over the board
	floats   [2]way // in the last round, in the round before that

	level, pos       int // place among the level players
	toLower, toUpper int // Q5: distance from the border he would cross floating down, up
	asRed, asBlack   dues
}

// way is the direction of a float (上调, 下调).
type way int8

const (
	noFloat way = iota
	down        // 下调: met a lower score as posted, or had the bye
	up          // 上调: met a higher one
)

// colours is a colour list (games only; byes and absences skipped). Lists longer than 64 games are judged by the
// last 64.
type colours struct {
	black uint64 // bit k set: black in the last game but k
	n     int
	diff  int // red − black over all games
}

// add appends a game.
func (c *colours) add(side pairing.Side) {
	c.black <<= 1
	c.n++
	c.diff++
	if side == pairing.Black {
		c.black |= 1
		c.diff -= 2
	}
}

// last gives the colour of the game k before the last, NoSide if there was none.
func (c *colours) last(k int) pairing.Side {
	switch {
	case k >= c.n:
		return pairing.NoSide
	case c.black>>k&1 == 1:
		return pairing.Black
	}
	return pairing.Red
}

// readHistory gives the members in sheet order, with scores, colours, opponents and floats from the rounds before the
// given one. Scores are those of the results; the floats of a round go by the scores posted on its sheet, which a result
// corrected later never changes.
func readHistory(s *pairing.Section, round int, players []*pairing.Player) []member {
	members := make([]member, len(players))
	index := map[pairing.StartNo]*member{}
	units := map[string]int{"": 0}
	for i, p := range players {
		m := &members[i]
		m.player, m.no, m.unplayed = p, p.No, round-1
		index[p.No] = m
		unit := pairing.BaseUnit(p.Unit)
		if _, ok := units[unit]; !ok {
			units[unit] = len(units)
		}
		m.unit = units[unit]
	}
	for n := 1; n < round; n++ {
		r := s.Round(n)
		if r == nil {
			continue
		}
		for _, g := range r.Games {
			if m := index[g.Red]; m != nil {
				m.read(s, g, pairing.Red, round-n)
			}
			if m := index[g.Black]; m != nil && g.Result.Met() {
				m.read(s, g, pairing.Black, round-n)
			}
		}
	}
	for i := range members {
		members[i].setDues()
	}
	return members
}

// read takes in one row of the round that lies so many rounds ago, the player being on the given side of it.
func (m *member) read(s *pairing.Section, g pairing.Game, side pairing.Side, ago int) {
	m.score += s.Points(g.Result, side)
	var float way
	switch {
	case g.Result == pairing.Bye:
		m.hadBye, float = true, down
	case g.Result.Met():
		m.games.add(side)
		m.met = append(m.met, g.Opponent(m.no))
		float = floatOf(g, side)
	}
	if g.Result.OverTheBoard() {
		m.unplayed--
	}
	if ago <= len(m.floats) {
		m.floats[ago-1] = float
	}
}

// meetings lists the earlier rounds in which two numbers met.
func (in *input) meetings(a, b pairing.StartNo) []int {
	return in.earlier(a, func(g pairing.Game) bool { return g.Result.Met() && g.Has(b) })
}

// byes lists the earlier rounds in which a number had the bye.
func (in *input) byes(no pairing.StartNo) []int {
	return in.earlier(no, func(g pairing.Game) bool { return g.Result == pairing.Bye })
}

// earlier lists the rounds before this one in which the row of a number is such a one.
func (in *input) earlier(no pairing.StartNo, such func(pairing.Game) bool) []int {
	var out []int
	for n := 1; n < in.round; n++ {
		if r := in.section.Round(n); r != nil {
			if g, ok := r.Find(no); ok && such(g) {
				out = append(out, n)
			}
		}
	}
	return out
}

// floatOf gives the direction in which a side of a game floated, by the scores as posted.
func floatOf(g pairing.Game, side pairing.Side) way {
	own, other := g.RedScore, g.BlackScore
	if side == pairing.Black {
		own, other = other, own
	}
	switch {
	case other < own:
		return down
	case other > own:
		return up
	}
	return noFloat
}
