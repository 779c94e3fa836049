package swiss

import (
	"cmp"
	"math"
	"slices"

	"qisai/pairing"
)

// board is a pair with its colours and table, or a bye (black nil).
type board struct {
	red, black *member
	table      int
	arbiter    bool // 指定: the pair and its colours are the arbiter's
}

// boards gives the pairs of a solution and those of 指定 with colours and tables, in order of tables, the bye last.
func (in *input) boards(found *solution, standings []pairing.Standing) []board {
	var out []board
	for _, f := range in.fixed {
		out = append(out, board{red: f.red, black: f.black, arbiter: true})
	}
	for u, v := range found.mate {
		switch {
		case v < u:
		case in.isBye(v):
			out = append(out, board{red: &in.members[u]})
		default:
			a, b := &in.members[u], &in.members[v]
			if !in.redFirst(a, b) {
				a, b = b, a
			}
			out = append(out, board{red: a, black: b})
		}
	}
	in.sortBoards(out, standings)
	in.seat(out)
	if in.round == 1 {
		colourFirstRound(out)
	}
	slices.SortStableFunc(out, func(a, b board) int { return cmp.Compare(a.place(), b.place()) })
	return out
}

// place orders boards by table, the bye last.
func (b *board) place() int {
	if b.black == nil {
		return math.MaxInt
	}
	return b.table
}

// both gives the players of a board.
func (b *board) both() []*member {
	if b.black == nil {
		return []*member{b.red}
	}
	return []*member{b.red, b.black}
}

// sortBoards puts the boards in the order in which tables are given (台次): by the higher points of the pair, then the
// lower, then the better rank; in round 1, and where nothing else decides, by the smaller number.
func (in *input) sortBoards(boards []board, standings []pairing.Standing) {
	place := map[*pairing.Player]int{} // rows of the standings, those without a rank included
	for i, st := range standings {
		place[st.Player] = i
	}
	best := func(b board) int {
		r := math.MaxInt
		for _, m := range b.both() {
			if i, ok := place[m.player]; ok {
				r = min(r, i)
			}
		}
		return r
	}
	slices.SortFunc(boards, func(a, b board) int {
		byNumber := cmp.Compare(a.smaller(), b.smaller())
		if in.round == 1 || a.black == nil || b.black == nil {
			return cmp.Or(cmp.Compare(count(a.black == nil), count(b.black == nil)), byNumber)
		}
		return cmp.Or(
			cmp.Compare(max(b.red.score, b.black.score), max(a.red.score, a.black.score)),
			cmp.Compare(min(b.red.score, b.black.score), min(a.red.score, a.black.score)),
			cmp.Compare(best(a), best(b)),
			byNumber)
	})
}

// smaller gives the smaller number on a board.
func (b *board) smaller() pairing.StartNo {
	if b.black == nil {
		return b.red.no
	}
	return min(b.red.no, b.black.no)
}

// seat gives tables from 起始台号 on in the order of the boards. A player tied to a table (固定台) sits there with his
// opponent and the others pass it over; if two boards claim one table, the earlier board has it.
func (in *input) seat(boards []board) {
	taken := map[int]bool{}
	for i := range boards {
		for _, m := range boards[i].both() {
			t := m.player.FixedTable()
			if t > 0 && boards[i].black != nil && boards[i].table == 0 && !taken[t] {
				boards[i].table = t
				taken[t] = true
			}
		}
	}
	next := max(in.section.FirstTable, 1)
	for i := range boards {
		if boards[i].black == nil || boards[i].table != 0 {
			continue
		}
		for taken[next] {
			next++
		}
		boards[i].table = next
		next++
	}
}

// colourFirstRound gives the colours of round 1: red for the smaller number at odd tables, for the larger at even ones.
func colourFirstRound(boards []board) {
	for i := range boards {
		b := &boards[i]
		if b.black != nil && !b.arbiter && (b.red.no < b.black.no) != (b.table%2 == 1) {
			b.red, b.black = b.black, b.red
		}
	}
}

// games turns the boards into the rows of the round, and adds those who are absent (缺席), by number.
func (in *input) games(boards []board) []pairing.Game {
	var out []pairing.Game
	for _, b := range boards {
		g := pairing.Game{Table: b.table, Red: b.red.no, RedScore: b.red.score}
		if b.black == nil {
			g.Result = pairing.Bye
		} else {
			g.Black, g.BlackScore = b.black.no, b.black.score
		}
		out = append(out, g)
	}
	for _, p := range in.absent() {
		out = append(out, pairing.Game{
			Red: p.No, RedScore: pointsBefore(in.section, p.No, in.round), Result: pairing.Absent,
			Note: in.section.Availability(p, in.round).String(),
		})
	}
	return out
}

// absent lists the players with a number who are not paired in this round, by number.
func (in *input) absent() []*pairing.Player {
	var out []*pairing.Player
	for _, p := range in.section.Players {
		if p.No != 0 && !in.elsewhere[p.No] && in.section.Availability(p, in.round) != pairing.Available {
			out = append(out, p)
		}
	}
	slices.SortFunc(out, func(a, b *pairing.Player) int { return cmp.Compare(a.No, b.No) })
	return out
}

// pointsBefore gives a player's points before a round, byes included.
func pointsBefore(s *pairing.Section, no pairing.StartNo, round int) pairing.Score {
	total := pairing.Score(0)
	for n := 1; n < round; n++ {
		r := s.Round(n)
		if r == nil {
			continue
		}
		if g, ok := r.Find(no); ok {
			side := pairing.Red
			if g.Red != no {
				side = pairing.Black
			}
			total += s.Points(g.Result, side)
		}
	}
	return total
}
