package knockout

import (
	"fmt"
	"strconv"

	"qisai/pairing"
)

// Next gives the rows that are due, in order of 场次: extra games of the current round's drawn matches, or once a round is
// complete all matches of the next one, with byes. Walkovers have their result already. Nothing is due while results are
// open (see Open) or when all is decided.
func (b *Bracket) Next() ([]pairing.KnockoutGame, []pairing.Note) {
	r := b.current()
	if r == 0 {
		return nil, nil
	}
	n := &nextRows{Bracket: b}
	if len(b.section.Bracket) == 0 {
		n.notes = append(n.notes, b.notes...)
	}
	fresh := !b.posted(r)
	if fresh && r > 1 {
		n.nobody(r - 1)
	}
	for _, g := range b.rounds[r-1] {
		for _, m := range g.matches {
			switch {
			case m.bye() && g.base == 1 && fresh:
				n.bye(m)
			case m.Decided:
			case len(m.Games) == 0:
				n.firstGame(m)
			case m.Games[len(m.Games)-1].Result != pairing.Pending:
				n.extraGame(m)
			}
		}
	}
	return n.rows, n.notes
}

// Open gives the posted rows of undecided matches that have no result.
func (b *Bracket) Open() []pairing.KnockoutGame {
	var out []pairing.KnockoutGame
	for _, level := range b.rounds {
		for _, g := range level {
			for _, m := range g.matches {
				for _, row := range m.Games {
					if !m.Decided && row.Result == pairing.Pending {
						out = append(out, row)
					}
				}
			}
		}
	}
	return out
}

// posted says whether a round has rows.
func (b *Bracket) posted(round int) bool {
	for _, g := range b.section.Bracket {
		if g.Round == round {
			return true
		}
	}
	return false
}

// nextRows collects what is due.
type nextRows struct {
	*Bracket
	rows  []pairing.KnockoutGame
	notes []pairing.Note
}

func (n *nextRows) say(kind, format string, args ...any) {
	n.notes = append(n.notes, pairing.Note{Kind: kind, Text: fmt.Sprintf(format, args...), Clause: "规程·淘汰赛"})
}

func (n *nextRows) bye(m *Match) {
	n.rows = append(n.rows, pairing.KnockoutGame{Round: m.Round, Match: m.No, Game: 1, Red: m.A + m.B, Result: pairing.Bye})
	n.say(noteBye, "%s：%s 轮空，进入下一轮", m.label(), n.name(m.A+m.B))
}

func (n *nextRows) firstGame(m *Match) {
	g := pairing.KnockoutGame{Round: m.Round, Match: m.No, Game: 1}
	g.Red, g.Black = n.sides(m)
	n.post(m, g)
}

// extraGame follows a draw with colours reversed, or a void game with the same colours.
func (n *nextRows) extraGame(m *Match) {
	last := m.Games[len(m.Games)-1]
	g := pairing.KnockoutGame{Round: m.Round, Match: m.No, Game: last.Game + 1, Red: last.Black, Black: last.Red}
	if last.Result == pairing.Void {
		g.Red, g.Black = last.Red, last.Black
	}
	draws := 0
	for _, row := range m.Games {
		if row.Result == pairing.Draw {
			draws++
		}
	}
	if limit, _ := strconv.Atoi(n.section.Setting("加赛")); limit > 0 && draws >= limit {
		g.Note = DrawForBlack
	}
	n.say(noteReplay, "%s：加赛第%d局，%s 执红%s", m.label(), g.Game, n.name(g.Red), parenthesis(g.Note))
	n.post(m, g)
}

// post adds a game; who is out by now loses it by forfeit.
func (n *nextRows) post(m *Match, g pairing.KnockoutGame) {
	red, black := n.out(g.Red, m.Round), n.out(g.Black, m.Round)
	switch {
	case red && black:
		g.Result = pairing.DoubleForfeit
	case red:
		g.Result = pairing.RedForfeits
	case black:
		g.Result = pairing.BlackForfeits
	}
	for _, no := range []pairing.StartNo{g.Red, g.Black} {
		if n.out(no, m.Round) {
			n.say(noteWalkover, "%s：%s 已退赛，判弃权", m.label(), n.name(no))
		}
	}
	n.rows = append(n.rows, g)
}

// out says whether a player has left by a round of the knockout.
func (n *nextRows) out(no pairing.StartNo, round int) bool {
	p := n.section.Player(no)
	return p == nil || p.Disqualified() || n.section.Out(p, n.cut+round)
}

// nobody names the matches of a round from which nobody goes on.
func (n *nextRows) nobody(round int) {
	for _, m := range n.Matches(round) {
		if m.Winner == 0 && m.A != 0 && m.B != 0 {
			n.say(noteNobody, "%s：%s 与 %s 双方都负，下一轮的对手轮空", m.label(), n.name(m.A), n.name(m.B))
		}
	}
}

func parenthesis(text string) string {
	if text == "" {
		return ""
	}
	return "（" + text + "）"
}
