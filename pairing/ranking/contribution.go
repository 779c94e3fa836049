package ranking

import "qisai/pairing"

// Contribution is what one round gave a player's 对手分, for 破同分说明.
type Contribution struct {
	Round    int
	Opponent pairing.StartNo // 0 for a bye or an absence
	Side     pairing.Side
	Result   pairing.Result
	Points   pairing.Score // what the player scored
	Gives    pairing.Score // what it adds to 对手分
	Counts   bool          // false for 缺席: no value at all, not even 0, for 中间分 and 对手分减一
}

// Contributions lists, for every numbered player, the rounds he stands in up to the given one, open games left out. The
// sum of Gives is his 对手分.
func Contributions(s *pairing.Section, round int) map[pairing.StartNo][]Contribution {
	h := newHistory(s, round)
	e := h.after(len(h.numbers), nil)
	out := make(map[pairing.StartNo][]Contribution, len(h.players))
	for i, p := range h.players {
		for r, row := range e.past(i) {
			if row.result == pairing.Pending {
				continue
			}
			c := Contribution{Round: h.numbers[r], Side: row.side, Result: row.result, Points: row.points}
			c.Gives, c.Counts = e.gives(i, row)
			if row.met() && row.opponent >= 0 {
				c.Opponent = h.players[row.opponent].No
			}
			out[p.No] = append(out[p.No], c)
		}
	}
	return out
}
