package ranking

import (
	"cmp"
	"slices"

	"qisai/pairing"
)

// row is what one round was for one player. The zero row is a round he took no part in, or whose result is still open.
type row struct {
	result   pairing.Result
	side     pairing.Side  // NoSide unless two sides met
	opponent int           // index of the opponent; meaningful only if they met; -1 if he is not in the section
	points   pairing.Score // what the row paid
	fouls    int
}

func (r row) met() bool  { return r.side != pairing.NoSide }
func (r row) won() bool  { return r.met() && r.result.Wins(r.side) }
func (r row) drew() bool { return r.met() && r.result == pairing.Draw }

// history is the section by player instead of by round, built once: everything the keys look at.
type history struct {
	section *pairing.Section
	players []*pairing.Player // those with a number, by number
	numbers []int             // numbers of the rounds
	rows    [][]row           // [player][round-1]
	totals  [][]pairing.Score // [player][round]: points after the round; [player][0] is 0
}

// newHistory reads the rounds up to and including the given one.
func newHistory(s *pairing.Section, round int) *history {
	h := &history{section: s}
	for _, p := range s.Players {
		if p.No != 0 {
			h.players = append(h.players, p)
		}
	}
	slices.SortStableFunc(h.players, func(a, b *pairing.Player) int { return cmp.Compare(a.No, b.No) })
	var posted []pairing.Round
	for _, r := range s.Posted {
		if r.Number <= round {
			posted = append(posted, r)
			h.numbers = append(h.numbers, r.Number)
		}
	}
	h.rows = grid[row](len(h.players), len(posted))
	h.totals = grid[pairing.Score](len(h.players), len(posted)+1)
	index := h.index()
	for i, r := range posted {
		for _, g := range r.Games {
			h.enter(i, g, index)
		}
	}
	h.sum()
	return h
}

// grid makes a table of n rows in one piece of memory.
func grid[T any](n, width int) [][]T {
	cells := make([]T, n*width)
	out := make([][]T, n)
	for i := range out {
		out[i] = cells[i*width : (i+1)*width : (i+1)*width]
	}
	return out
}

func (h *history) index() map[pairing.StartNo]int {
	m := make(map[pairing.StartNo]int, len(h.players))
	for i, p := range h.players {
		m[p.No] = i
	}
	return m
}

// enter books a row of a round sheet for each player in it. An open or void game is not booked.
func (h *history) enter(round int, g pairing.Game, index map[pairing.StartNo]int) {
	if g.Result == pairing.Pending || g.Result == pairing.Void {
		return
	}
	find := func(no pairing.StartNo) int {
		if i, ok := index[no]; ok && no != 0 {
			return i
		}
		return -1
	}
	book := func(i, opponent int, no pairing.StartNo, pays pairing.Side) {
		if i >= 0 {
			h.rows[i][round] = row{g.Result, g.Side(no), opponent, h.section.Points(g.Result, pays), g.Fouls(no)}
		}
	}
	red, black := find(g.Red), find(g.Black)
	book(red, black, g.Red, pairing.Red)
	if g.Result.Met() {
		book(black, red, g.Black, pairing.Black)
	}
}

func (h *history) sum() {
	for i, rows := range h.rows {
		for r, row := range rows {
			h.totals[i][r+1] = h.totals[i][r] + row.points
		}
	}
}

// event is the history as it stood after a round.
type event struct {
	*history
	round  int           // how many of the rounds count
	lowest pairing.Score // what a bye gives under 有分最低 and 最低分
	before *order        // the ranking after the round before, where a key asks for it
}

func (h *history) after(round int, before *order) *event {
	e := &event{history: h, round: round, before: before}
	e.lowest = e.lowestPoints()
	return e
}

// past gives a player's rows so far.
func (e *event) past(i int) []row { return e.rows[i][:e.round] }

// points gives a player's total.
func (e *event) points(i int) pairing.Score { return e.totals[i][e.round] }

// number gives the number of the last round that counts, 0 before the first.
func (e *event) number() int {
	if e.round == 0 {
		return 0
	}
	return e.numbers[e.round-1]
}

// lowestPoints is taken over all numbered players of the section, withdrawn ones and fillers too.
func (e *event) lowestPoints() pairing.Score {
	lowest, found := pairing.Score(0), false
	for i := range e.players {
		p := e.points(i)
		if p <= 0 && e.section.ByeOpponent == pairing.LowestAboveZero {
			continue
		}
		if !found || p < lowest {
			lowest, found = p, true
		}
	}
	return lowest
}

// gives is what a row adds to the 对手分 of player i; ok is false where it is no value at all (缺席, no result yet).
func (e *event) gives(i int, r row) (value pairing.Score, ok bool) {
	switch {
	case r.met() && r.opponent >= 0:
		return e.points(r.opponent), true
	case r.met():
		return 0, true
	case r.result != pairing.Bye:
		return 0, false
	}
	switch e.section.ByeOpponent {
	case pairing.ByeZero:
		return 0, true
	case pairing.OwnPoints:
		return e.points(i), true
	}
	return e.lowest, true
}
