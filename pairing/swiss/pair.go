// Package swiss pairs the rounds of 积分编排.
//
// A pairing's cost is a vector of criteria (criteria.go); Pair finds the pairing of least cost
// over all pairings and checks the proof that there is none cheaper. There is no heuristic in it and no search order:
// the same section, round and seed give the same round on every machine, however the rows of the workbook stand.
//
// The criteria, compared from the top; each is a sum over the pairs, the bye being a pair too:
//
//	H1    pairs that have met or are 禁配; a bye for one who had one
//	H2    players whose |red − black| would exceed 2 (H2a), and with three games running in one colour (H2b)
//	H3    pairs of one unit while 同单位回避 is on
//	Q0    the score of the one with the bye
//	Q0u   the rounds he has not played over the board
//	Q1.k  the score differences of pairs whose upper player is in level k, 1 the top; one digit a level
//	Q2    players with red ≠ black who do not get the colour that reduces the difference
//	Q3    players who get the colour of their last game again
//	Q4a   players who float in the same direction as in the last round
//	Q4b   players who float in the same direction as in the round before that
//	Q5a   who floats: how far from the border of their levels those who do stand
//	Q5b   how far from the order asked for (首轮编排, 同分编排) the pairs of a level are, squared
//	Q6    the lot of the seed, so that there is one best pairing
//
// In the last round H2a stands in place of H2, and H2b behind Q1.
//
// Follow one round: input.go reads the section (who plays, 指定, levels), history.go what each player brings from
// earlier rounds, colour.go who has red, criteria.go the cost of one pair, pack.go the vectors the solver adds up,
// tables.go the boards, notes.go what is said about them, nopairing.go what can be done when no pairing is legal,
// explain.go why the round is as it is.
package swiss

import (
	"fmt"

	"qisai/pairing"
	"qisai/pairing/internal/matching"
)

// Options are the arbiter's wishes for one round that are not in the workbook.
type Options struct {
	// AllowRepeat lists pairs that may meet though they have met before; with 0 as one number, a player who may have
	// a second bye. It does not lift 禁配: a listed pair is taken out of the list.
	AllowRepeat [][2]pairing.StartNo
	// Elsewhere lists players who play another stage (the knockout of 积分编排+淘汰): neither paired nor listed.
	Elsewhere []pairing.StartNo
}

// Pairing is the best pairing of a round.
type Pairing struct {
	// Round is ready to be posted: games by table, then the bye (Table 0), then those who are absent, by number.
	// Without Games there is no round: fewer than two players are to be paired.
	Round pairing.Round
	Notes []pairing.Note // what people should know, in the order of the sheet
	Cost  Cost           // of the pairs found, those of 指定 not counted
	Proof Proof
}

// Pair gives the pairing of a round from the section's players and the rounds posted before it, which must be complete.
// standings is the ranking after round-1 and orders tables only; nil leaves that to the numbers. Everybody to be paired
// must have a number (pairing.AssignNumbers). The errors are a *NoPairingError when no legal pairing exists, an
// *InputError when a number is missing or 指定 cannot be obeyed.
func Pair(s *pairing.Section, round int, standings []pairing.Standing, seed uint64) (*Pairing, error) {
	return PairWith(s, round, standings, seed, Options{})
}

// PairWith is Pair with the arbiter's wishes.
func PairWith(s *pairing.Section, round int, standings []pairing.Standing, seed uint64, opt Options) (*Pairing, error) {
	in, err := newInput(s, round, seed, opt)
	if err != nil {
		return nil, err
	}
	if n := in.players(); n < 2 {
		return &Pairing{Round: pairing.Round{Number: round}, Notes: in.noRoundNotes(n)}, nil
	}
	found, err := in.solve()
	if err != nil {
		return nil, err
	}
	if found.cost.Value("H1") > 0 {
		return nil, in.noPairing(found)
	}
	boards := in.boards(found, standings)
	return &Pairing{
		Round: pairing.Round{Number: round, Games: in.games(boards)},
		Notes: in.notes(boards),
		Cost:  found.cost,
		Proof: found.proof,
	}, nil
}

// solution is an optimum: mate by vertex, the bye among the vertices.
type solution struct {
	mate  []int
	cost  Cost
	proof Proof
}

// solve finds the best pairing of the input and checks its proof over all pairs.
func (in *input) solve() (*solution, error) {
	l := in.layout()
	p := in.problem(l)
	best, err := matching.Solve(p)
	if err != nil {
		return nil, fmt.Errorf("编排第%d轮：%w", in.round, err)
	}
	if err := matching.Check(p, best.Mate, best.Proof); err != nil {
		return nil, fmt.Errorf("编排第%d轮，最优性证明未通过：%w", in.round, err)
	}
	return &solution{
		mate:  best.Mate,
		cost:  in.cost(best.Mate),
		proof: Proof{Players: in.numbers(), Places: l.places, Certificate: best.Proof},
	}, nil
}

// problem states the input for the solver.
func (in *input) problem(l *layout) matching.Problem {
	return matching.Problem{N: in.vertices(), Dim: l.dim, Cost: func(u, v int, w []int64) bool {
		if !in.permits(u, v) {
			return false
		}
		in.pack(l, u, v, w)
		return true
	}, Hint: in.hints()}
}

// Proof shows that no pairing costs less: a certificate over vectors into which the criteria are packed.
type Proof struct {
	// Players are the vertices: those in the matching by points, then number; 0 at the end is the bye.
	Players []pairing.StartNo
	// Places says where each criterion stands in the vectors; one that cannot differ has no place.
	Places []Place
	matching.Certificate
}
