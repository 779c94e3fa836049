package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/swiss"
	"qisai/report"
	"qisai/templates"
)

// round gives a section of 积分编排 its next round: numbers, pairing, sheets, documents. Who plays the knockout is left out.
func (r *pairRun) round(p *progress) error {
	s, n := p.s, p.next
	if n == 1 {
		r.advise(s)
	}
	newly, err := r.numbersFor(s, n)
	if err != nil {
		return failf(exitFaults, "%v", err)
	}
	if err := r.resolve(); err != nil { // 禁配 and 指定 by name need the numbers just given
		return err
	}
	again, redone := r.remade[s]
	again.hold(s, n)
	standings := rankingOf(s, n-1)
	made, err := swiss.PairWith(s, n, standings, r.t.Regulation.Seed, swiss.Options{AllowRepeat: r.allowed, Elsewhere: p.elsewhere()})
	var none *swiss.NoPairingError
	var input *swiss.InputError
	switch {
	case errors.As(err, &none):
		return r.noPairing(none)
	case errors.As(err, &input):
		return failf(exitFaults, "%s%s第%d轮：%v", r.settingsCell(s), s.Name, n, input)
	case err != nil:
		return err
	}
	if len(made.Round.Games) == 0 {
		for _, note := range made.Notes {
			r.warnf("%s第%d轮：%s", s.Name, n, note.Text)
		}
		for _, pl := range newly { // nothing of this section is written
			pl.No = 0
		}
		return nil
	}
	if redone {
		again.settle(&made.Round)
		for _, note := range again.lostNotes(made.Round) {
			r.warnf("%s第%d轮：备注随原来的对阵作废：%s", s.Name, n, note)
		}
	}
	markAllowed(s, &made.Round)
	r.post(s, []pairing.Round{made.Round}, made.Notes, newly, standings)
	return nil
}

// settingsCell names the cell of 比赛组 that 指定 stands in, "" without such a column.
func (r *pairRun) settingsCell(s *pairing.Section) string {
	if sheet, cell := r.book.SectionCell(s, "设置"); cell != "" {
		return sheet + "!" + cell + ": "
	}
	return ""
}

// resolve reads 禁配 and 指定 again now that everybody has a number.
func (r *pairRun) resolve() error {
	problems := r.book.Resolve(r.t)
	r.problems(problems)
	if n := len(problems.Faults()); n > 0 {
		return r.faulty(n)
	}
	return nil
}

// markAllowed writes the arbiter's decision beside what the rules do not allow and only --allow-repeat or 指定 can have
// brought about, so that every later check lets it stand.
func markAllowed(s *pairing.Section, round *pairing.Round) {
	with := *s
	with.Posted = append(slices.Clone(s.Posted), *round)
	for _, irr := range with.Irregularities() {
		if irr.Round != round.Number {
			continue
		}
		g := &round.Games[irr.Game]
		what := "：允许再次相遇"
		if g.Result == pairing.Bye {
			what = "：允许再次轮空"
		}
		g.Note = strings.TrimSpace(g.Note + " " + pairing.ArbiterDecision + what)
	}
}

// noPairing says that no legal pairing exists, who is stuck, and each decision of the arbiter that would help, with the
// command that carries the first of them out.
func (r *pairRun) noPairing(e *swiss.NoPairingError) error {
	f := failf(exitNoPairing, "%s", e.Problem())
	for i, cure := range e.Cures() {
		f.hint("裁判长可以决定（%d）：%s", i+1, cure)
	}
	command := fmt.Sprintf("qisai pair %s --section %s", quote(r.file.path), quote(e.Section))
	if len(r.t.Sections) > 1 {
		f.hint("别的比赛组可以先用 --section 各自编排")
	}
	for _, b := range e.Bars {
		if b.Forbidden {
			return f
		}
		other := pairing.StartNo(0)
		if b.B != nil {
			other = b.B.No
		}
		command += fmt.Sprintf(" --allow-repeat %d-%d", b.A.No, other)
	}
	return f.hint("照第（1）种办理：%s", command)
}

// post collects everything new rounds write: their sheets, the ranking before them, numbers, the record, the documents.
// Several rounds at once are those of a round robin.
func (r *pairRun) post(s *pairing.Section, rounds []pairing.Round, notes []pairing.Note, newly []*pairing.Player, standings []pairing.Standing) {
	n := rounds[0].Number
	c := r.context(r.event, s)
	// before round 1 the ranking is the list of numbers; it also keeps the sheet 名次 in front of the rounds
	if n == 1 {
		standings = rankingOf(s, 0) // with the numbers just given
	}
	r.edits.newSheet(report.StandingsSheet(c, templates.StandingsSheet(s.Name), n-1, standings))
	for _, sheet := range roundSheets(c, rounds) {
		r.edits.newSheet(sheet)
	}
	if n > 1 {
		r.docs = append(r.docs, document{name: fileName(s.Name, fmt.Sprintf("第%d轮后", n-1), "名次表"), doc: report.Standings(c, n-1, standings)})
	}
	r.docs = append(r.docs, document{name: fileName(s.Name, roundsName(rounds), "对阵表"), doc: report.AllPairings(c, rounds)})
	for _, round := range rounds {
		r.docs = append(r.docs, document{name: fileName(s.Name, fmt.Sprintf("第%d轮", round.Number), "登记条"), doc: report.Slips(c, round)})
	}
	for _, pl := range newly {
		r.edits.player(r.book, pl, "编号", report.N(pl.No))
	}
	r.writeWithdrawals(s, n)
	decided := newly
	if n == 1 {
		decided = s.Players // those the arbiter has struck too
	}
	text := report.Joined(r.recordText(s, notes), r.remadeText(s, rounds[0]), awayText(s, n), returnText(s, n), report.Overrides(decided))
	for i, round := range rounds {
		r.edits.posted = append(r.edits.posted, posted{s.Name, round, i > 0})
		r.logRound(s, round, text)
		text = ""
	}
	if m, redone := r.remade[s]; redone && len(m.kept) > 0 { // the boards kept are orders only to the engine
		notes = slices.DeleteFunc(slices.Clone(notes), func(note pairing.Note) bool { return note.Kind == "指定" })
	}
	r.sayPosted(s, rounds, notes)
	r.done++
}

// writeWithdrawals writes 退赛轮 for players whom the forfeit rule has put out, so that the arbiter sees it and can take
// them back with 恢复轮.
func (r *pairRun) writeWithdrawals(s *pairing.Section, n int) {
	for _, p := range s.Players {
		if s.Availability(p, n) != pairing.ForfeitedOut {
			continue
		}
		from := s.ForfeitedOutAt(p, n)
		r.edits.player(r.book, p, "退赛轮", report.N(from))
		r.said = append(r.said, fmt.Sprintf("%s：%d号%s弃权达 %d 次，第%d轮起按退赛处理（要恢复，在“报名”的恢复轮填轮次）",
			s.Name, p.No, p.Name, s.ForfeitLimit, from))
	}
}
