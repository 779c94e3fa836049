package main

import (
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/knockout"
	"qisai/pairing/ranking"
	"qisai/pairing/roundrobin"
)

// What differs between the systems (赛制) is asked here, so that the commands need not know.

// isRobin says whether a section plays 单循环 or 双循环.
func isRobin(s *pairing.Section) bool {
	return s.System == pairing.RoundRobin || s.System == pairing.DoubleRoundRobin
}

// hasKnockout says whether a section plays a knockout, alone or after a Swiss.
func hasKnockout(s *pairing.Section) bool {
	return s.System == pairing.Knockout || s.System == pairing.SwissKnockout
}

// lastRound gives the last round that gets a sheet of its own, 0 if none is fixed.
func lastRound(s *pairing.Section) int {
	switch {
	case isRobin(s):
		return roundrobin.Rounds(s)
	case s.System == pairing.Knockout:
		return 0
	}
	return s.LastSwissRound()
}

// roundsOver says whether all rounds with a sheet are posted and have their results.
func roundsOver(s *pairing.Section) bool {
	if s.System == pairing.Knockout {
		return true
	}
	last := lastRound(s)
	return last > 0 && s.LastRound() >= last && len(missingResults(s)) == 0
}

// missingResults lists the games without a result, round by round. In a round robin the games of those who have withdrawn
// have theirs.
func missingResults(s *pairing.Section) []pairing.Round {
	if isRobin(s) {
		return roundrobin.Effective(s).MissingResults()
	}
	return s.MissingResults()
}

// irregularities finds what hand changes have broken. In a double round robin everybody meets once in each half.
func irregularities(s *pairing.Section) []pairing.Irregularity {
	if s.System != pairing.DoubleRoundRobin {
		return s.Irregularities()
	}
	var out []pairing.Irregularity
	half := min(lastRound(s)/2, len(s.Posted))
	for _, posted := range [][]pairing.Round{s.Posted[:half], s.Posted[half:]} {
		part := *s
		part.Posted = posted
		out = append(out, part.Irregularities()...)
	}
	return out
}

// earlierSwiss says whether a round belongs to the Swiss before the cut, seen from a later one: asked for, its ranking is
// that of the Swiss, by which the players of the knockout were taken.
func earlierSwiss(s *pairing.Section, round int) bool {
	return s.System == pairing.SwissKnockout && (round < s.SwissRounds || round == s.SwissRounds && round < s.LastRound())
}

// rankingOf ranks a section after a round, whatever its system. Once a game of the knockout has a result its places count
// from the round of the cut on.
func rankingOf(s *pairing.Section, round int) []pairing.Standing {
	switch {
	case isRobin(s):
		return roundrobin.Standings(s, round)
	case !hasKnockout(s) || !bracketCounts(s) || earlierSwiss(s, round):
		return ranking.Standings(s, round)
	}
	b, err := knockout.New(s, 0) // the seed is in no place
	if err != nil {
		return ranking.Standings(s, round)
	}
	return b.Standings(round)
}

// elsewhere gives who plays the knockout beside a Swiss, nil before it has begun.
func elsewhere(s *pairing.Section) []pairing.StartNo {
	if s.System != pairing.SwissKnockout || len(s.Bracket) == 0 {
		return nil
	}
	b, err := knockout.New(s, 0)
	if err != nil {
		return nil
	}
	return b.Players()
}

// afterText says what a ranking is made after: 第3轮, 淘汰赛第2轮, 第10轮、淘汰赛第2轮.
func afterText(s *pairing.Section, round int) string {
	swiss := fmt.Sprintf("第%d轮", round)
	if !hasKnockout(s) || !bracketCounts(s) || s.System == pairing.SwissKnockout && round < s.SwissRounds {
		return swiss
	}
	stage := fmt.Sprintf("淘汰赛第%d轮", s.Bracket[len(s.Bracket)-1].Round)
	if s.System == pairing.Knockout {
		return stage
	}
	return swiss + "、" + stage
}

// bracketCounts says whether a game of the knockout has a result.
func bracketCounts(s *pairing.Section) bool {
	return slices.ContainsFunc(s.Bracket, func(g pairing.KnockoutGame) bool { return g.Result != pairing.Pending })
}

// playing gives the section as documents show it: a round robin with the number of its rounds, and with the results as they
// count in view of who has withdrawn.
func playing(s *pairing.Section) *pairing.Section {
	if !isRobin(s) {
		return s
	}
	out := *roundrobin.Effective(s)
	out.Players, out.Rounds = s.Players, lastRound(s)
	return &out
}
