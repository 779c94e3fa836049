package report

import (
	"fmt"

	"qisai/pairing"
)

// TableCards makes the 台次牌 of a section: a number for every table, to be folded and stood on it.
func TableCards(c Context) Document {
	first, last := c.tables()
	cards := Cards{Across: 1, Down: 2, Folded: true}
	for n := first; n <= last; n++ {
		cards.Items = append(cards.Items, Card{
			{Height: 50, Fields: []Field{{Width: 1, Lines: []Line{{fmt.Sprint(n), 130, true}}, Align: Center}}},
			{Height: 10, Fields: []Field{{Width: 1, Lines: []Line{{c.Section.Name, 20, true}}, Align: Center}}},
			{Height: 6, Fields: []Field{{Width: 1, Lines: []Line{{c.Tournament.Regulation.Name, 12, false}}, Align: Center}}},
		})
	}
	return c.cut("台次牌", c.Section.Name+" 台次牌", cards, "无（还没有棋手）")
}

// tables gives the first and the last table the section needs: for those who may play, and for what is posted already.
func (c Context) tables() (first, last int) {
	s := c.Section
	first = max(s.FirstTable, 1)
	last = first + len(c.entrants())/2 - 1
	for _, r := range s.Posted {
		for _, g := range r.Games {
			if g.Table > 0 {
				first, last = min(first, g.Table), max(last, g.Table)
			}
		}
	}
	return first, last
}

// entrants are those who play or may: with a number, or an entry that has passed or lacks something.
func (c Context) entrants() []*pairing.Player {
	var out []*pairing.Player
	for _, p := range c.Section.Players {
		open := p.Verdict == pairing.Accepted || p.Verdict == pairing.Incomplete || p.Verdict == pairing.NotJudged
		if p.No != 0 || open && !p.Disqualified() {
			out = append(out, p)
		}
	}
	return out
}
