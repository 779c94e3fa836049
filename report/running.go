package report

import (
	"qisai/pairing"
	"qisai/pairing/ranking"
)

// running knows the games of a section and everybody's points after each round.
type running struct {
	round  int
	games  history
	points []map[pairing.StartNo]pairing.Score // by round, 0 being before the first
}

func newRunning(s *pairing.Section, round int) running {
	r := running{round: round, games: newHistory(s)}
	for n := 0; n <= round; n++ {
		r.points = append(r.points, ranking.Points(s, n))
	}
	return r
}
