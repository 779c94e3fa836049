package main

import (
	"errors"
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/roundrobin"
	"qisai/report"
	"qisai/templates"
)

// robin gives a round robin its next round, or with --all all that are left.
func (r *pairRun) robin(s *pairing.Section, n int) error {
	if n == 1 {
		r.advise(s)
	}
	newly, err := assignRobin(s, n, r.t.Regulation.Seed)
	if err != nil {
		return failf(exitFaults, "%v", err)
	}
	if err := r.resolve(); err != nil {
		return err
	}
	if total := lastRound(s); s.Rounds > 0 && s.Rounds < total {
		sheet, cell := r.book.SectionCell(s, "轮次")
		return failf(exitFaults, "%s!%s: %s按%s须赛 %d 轮，轮次写的是 %d", sheet, cell, s.Name, s.System, total, s.Rounds).
			hint("把轮次改成 %d，或清空", total)
	}
	rounds, notes, err := r.robinRounds(s, n)
	var input *roundrobin.InputError
	switch {
	case errors.As(err, &input):
		return failf(exitFaults, "%v", input)
	case err != nil:
		return err
	}
	// what becomes of the withdrawn is said once, with the changes
	notes = slices.DeleteFunc(notes, func(note pairing.Note) bool { return note.Kind == "退赛" })
	r.post(s, rounds, notes, newly, rankingOf(s, n-1))
	return nil
}

func (r *pairRun) robinRounds(s *pairing.Section, n int) ([]pairing.Round, []pairing.Note, error) {
	if r.ctx.Bool("all") {
		return roundrobin.All(s)
	}
	round, notes, err := roundrobin.Round(s, n)
	return []pairing.Round{round}, notes, err
}

// assignRobin draws numbers before the first round. Who is away in round 1 only has his place in the table too.
func assignRobin(s *pairing.Section, n int, seed uint64) ([]*pairing.Player, error) {
	if n > 1 {
		return nil, nil
	}
	here := *s
	here.Players = make([]*pairing.Player, len(s.Players))
	original := map[*pairing.Player]*pairing.Player{}
	for i, p := range s.Players {
		clone := *p
		clone.AbsentRounds, clone.FirstRound = nil, 0
		here.Players[i], original[&clone] = &clone, p
	}
	drawn, err := pairing.AssignNumbers(&here, n, seed)
	if err != nil {
		return nil, err
	}
	newly := make([]*pairing.Player, len(drawn))
	for i, clone := range drawn {
		newly[i] = original[clone]
		newly[i].No = clone.No
	}
	return newly, nil
}

// robinChanges says what becomes of the games of those who are out.
func robinChanges(s *pairing.Section) []string {
	if !isRobin(s) {
		return nil
	}
	var out []string
	for _, w := range roundrobin.Withdrawals(s, s.LastRound()) {
		out = append(out, w.String())
	}
	return out
}

// roundSheets makes the sheets of the rounds. The points before any but the first are not known yet and left empty.
func roundSheets(c report.Context, rounds []pairing.Round) []report.Sheet {
	var out []report.Sheet
	for i, round := range rounds {
		sheet := report.RoundSheet(c, templates.RoundSheet(c.Section.Name, round.Number), round)
		if i > 0 {
			report.WithoutScores(&sheet.Table)
		}
		out = append(out, sheet)
	}
	return out
}

// roundsName names rounds for people and files: 第3轮, 第1-5轮.
func roundsName(rounds []pairing.Round) string {
	if first, last := rounds[0].Number, rounds[len(rounds)-1].Number; first < last {
		return fmt.Sprintf("第%d-%d轮", first, last)
	}
	return fmt.Sprintf("第%d轮", rounds[0].Number)
}
