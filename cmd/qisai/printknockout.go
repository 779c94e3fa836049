package main

import "qisai/pairing"

// gamesInPlay gives the games of the knockout that wait for a result; if none does, those of its last round.
func gamesInPlay(s *pairing.Section) []pairing.KnockoutGame {
	if p, err := newProgress(s, 0); err == nil && len(p.openMatches()) > 0 {
		return p.openMatches()
	}
	var out []pairing.KnockoutGame
	for _, g := range s.Bracket {
		if g.Black != 0 && g.Round == s.Bracket[len(s.Bracket)-1].Round {
			out = append(out, g)
		}
	}
	return out
}

// bracketRounds gives the round of the knockout in which games wait for a result, and the last with any result, byes left
// out; 0 for none.
func bracketRounds(s *pairing.Section) (playing, played int) {
	if p, err := newProgress(s, 0); err == nil && len(p.openMatches()) > 0 {
		playing = p.openMatches()[0].Round
	}
	for _, g := range s.Bracket {
		if decided := g.Result != pairing.Pending || g.Winner != 0; decided && g.Black != 0 {
			played = max(played, g.Round)
		}
	}
	return playing, played
}
