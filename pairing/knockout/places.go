package knockout

import (
	"qisai/pairing"
	"qisai/pairing/ranking"
)

// Place is a player's place in the knockout.
type Place struct {
	No      pairing.StartNo
	Place   int  // from 1, never shared
	Settled bool // it cannot change any more
}

// Places gives the places of all players of the knockout, in order. As long as matches are open those still in are in front
// of those who are out, by their place before the knockout.
func (b *Bracket) Places() []Place {
	seen := map[pairing.StartNo]bool{}
	var out []Place
	for _, p := range append(b.order(b.rounds[0][0]), listed(b.Players(), false)...) {
		if !seen[p.No] { // the arbiter may have let somebody play twice
			seen[p.No] = true
			p.Place = len(out) + 1
			out = append(out, p)
		}
	}
	return out
}

// order gives the players of a group whose lines are known: who won, who lost, who went out together.
func (b *Bracket) order(g *group) []Place {
	var upper, lower, gone []pairing.StartNo
	for _, m := range g.matches {
		switch {
		case !m.Decided:
			upper = append(upper, m.A, m.B)
		case m.Winner == 0 && m.A != 0:
			gone = append(gone, m.A, m.B)
		case m.Winner != 0:
			upper = append(upper, m.Winner)
			if m.Loser != 0 {
				lower = append(lower, m.Loser)
			}
		}
	}
	for _, list := range [][]pairing.StartNo{upper, lower, gone} {
		b.byPlace(list)
	}
	done := g.complete()
	first, second := listed(upper, done), listed(lower, done)
	if done && g.winners != nil {
		first = b.order(g.winners)
	}
	if done && g.losers != nil {
		second = b.order(g.losers)
	}
	return append(append(first, second...), listed(gone, done)...)
}

func listed(numbers []pairing.StartNo, settled bool) []Place {
	out := make([]Place, len(numbers))
	for i, no := range numbers {
		out[i] = Place{No: no, Settled: settled}
	}
	return out
}

// Standings gives the one ranking of the section: the places of the knockout, then the others as they stand after the given
// Swiss round, which is not before the cut.
func (b *Bracket) Standings(round int) []pairing.Standing {
	var top []pairing.StartNo
	for _, p := range b.Places() {
		top = append(top, p.No)
	}
	return ranking.Final(b.section, b.cut, round, top)
}
