package audit

import "qisai/pairing"

// player is one who is paired in the round, with what he brings from the rounds before it.
type player struct {
	no    pairing.StartNo // 0: the bye
	score pairing.Score   // as posted
	unit  string

	colours []pairing.Side // of his games, first to last; byes and absences leave no trace
	balance int            // red − black
	met     map[pairing.StartNo]int
	byes    []int // rounds
	idle    int   // rounds not played over the board

	lastFloat   float // in the last round
	beforeFloat float // in the round before that

	level, place, size int // his score level (0 the top), his place in it by number from 0, and how many stand in it
}

// float is the direction of 上调/下调.
type float int8

const (
	none float = iota
	down       // met a lower score, or had the bye
	up         // met a higher score
)

// newPlayer gathers a player's history before round n. A game counts for colours and meetings even when it was won by
// forfeit.
func newPlayer(s *pairing.Section, no pairing.StartNo, n int, score pairing.Score) *player {
	p := &player{no: no, score: score, met: map[pairing.StartNo]int{}}
	if entry := s.Player(no); entry != nil {
		p.unit = pairing.BaseUnit(entry.Unit)
	}
	for i := range s.Posted {
		r := &s.Posted[i]
		if r.Number >= n {
			continue
		}
		g, stands := r.Find(no)
		if !stands || !g.Result.OverTheBoard() {
			p.idle++
		}
		if stands {
			p.remember(r.Number, g)
		}
		switch r.Number {
		case n - 1:
			p.lastFloat = floatOf(g, no)
		case n - 2:
			p.beforeFloat = floatOf(g, no)
		}
	}
	return p
}

// remember notes a row of an earlier round.
func (p *player) remember(round int, g pairing.Game) {
	if g.Result == pairing.Bye {
		p.byes = append(p.byes, round)
	}
	if !g.Result.Met() {
		return
	}
	side := g.Side(p.no)
	p.colours = append(p.colours, side)
	if side == pairing.Red {
		p.balance++
	} else {
		p.balance--
	}
	if o := g.Opponent(p.no); p.met[o] == 0 {
		p.met[o] = round
	}
}

// floatOf gives a player's direction in a row, by the scores as posted there. Absence and no row at all are none.
func floatOf(g pairing.Game, no pairing.StartNo) float {
	switch {
	case g.Result == pairing.Bye:
		return down
	case !g.Result.Met() || g.RedScore == g.BlackScore:
		return none
	case (g.Red == no) == (g.RedScore > g.BlackScore):
		return down
	}
	return up
}
