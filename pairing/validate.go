package pairing

import (
	"fmt"
	"strings"
)

// Irregularity is a row of a posted round that the rules do not allow and that the arbiter has not answered for.
type Irregularity struct {
	Round int
	Game  int // index into Round.Games
	Msg   string
}

// ArbiterDecision 裁判长决定 in 备注 lets an irregular row stand.
const ArbiterDecision = "裁判长决定"

// Irregularities finds what hand changes have broken: two players who meet twice, a second bye. A row whose 备注 holds
// 裁判长决定 stands.
func (s *Section) Irregularities() []Irregularity {
	type pair [2]StartNo
	met, byes := map[pair]int{}, map[StartNo]int{}
	var out []Irregularity
	for _, r := range s.Posted {
		for i, g := range r.Games {
			msg := ""
			switch {
			case g.Result == Bye:
				if n := byes[g.Red]; n > 0 {
					msg = fmt.Sprintf("%d号已在第%d轮轮空过，不能再次轮空", g.Red, n)
				}
				byes[g.Red] = r.Number
			case g.Result.Met():
				p := pair{min(g.Red, g.Black), max(g.Red, g.Black)}
				if n := met[p]; n > 0 {
					msg = fmt.Sprintf("%d号与%d号已在第%d轮相遇过，不能再次对阵", g.Red, g.Black, n)
				}
				met[p] = r.Number
			}
			if msg != "" && !g.Decided() {
				out = append(out, Irregularity{r.Number, i, msg})
			}
		}
	}
	return out
}

// MissingResults lists the games without a result, round by round.
func (s *Section) MissingResults() []Round {
	var out []Round
	for _, r := range s.Posted {
		if g := r.PendingGames(); len(g) > 0 {
			out = append(out, Round{Number: r.Number, Games: g})
		}
	}
	return out
}

// Decided says whether the arbiter answers for the row: 裁判长决定 in 备注.
func (g Game) Decided() bool { return strings.Contains(g.Note, ArbiterDecision) }

// DecidedRepeats lists what the arbiter has allowed in a posted round by 裁判长决定 in 备注: pairs that meet again, and
// with 0 as the second number a second bye.
func (s *Section) DecidedRepeats(round int) [][2]StartNo {
	var out [][2]StartNo
	if r := s.Round(round); r != nil {
		for _, g := range r.Games {
			if g.Decided() && g.Result != Absent {
				out = append(out, [2]StartNo{g.Red, g.Black})
			}
		}
	}
	return out
}
