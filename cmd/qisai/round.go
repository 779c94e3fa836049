package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/pairing/swiss"
	"qisai/report"
	"qisai/templates"
)

// round gives a section its next round: numbers, pairing, sheets, documents.
func (r *pairRun) round(s *pairing.Section, n int) error {
	if s.System != pairing.Swiss {
		return failf(exitFaults, "%s的赛制是%s，这个版本只会编排积分编排", s.Name, s.System).
			hint("在“比赛组”里改赛制，或用 --section 只编排别的比赛组")
	}
	if n == 1 {
		r.advise(s)
	}
	newly, err := pairing.AssignNumbers(s, n, r.t.Regulation.Seed)
	if err != nil {
		return failf(exitFaults, "%v", err)
	}
	if err := r.resolve(); err != nil { // 禁配 and 指定 by name need the numbers just given
		return err
	}
	standings := ranking.Standings(s, n-1)
	p, err := swiss.PairWith(s, n, standings, r.t.Regulation.Seed, swiss.Options{AllowRepeat: r.allowed})
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
	if len(p.Round.Games) == 0 {
		for _, note := range p.Notes {
			r.warnf("%s第%d轮：%s", s.Name, n, note.Text)
		}
		if n > 1 {
			r.final(s, "（能编排的不到两人，提前结束）")
		}
		return nil
	}
	markAllowed(s, &p.Round)
	r.post(s, p, newly, standings)
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

// post collects everything a new round writes: its sheet, the ranking before it, numbers, the record, the documents.
func (r *pairRun) post(s *pairing.Section, p *swiss.Pairing, newly []*pairing.Player, standings []pairing.Standing) {
	n := p.Round.Number
	c := r.context(r.event, s)
	name := templates.RoundSheet(s.Name, n)
	// before round 1 the ranking is the list of numbers; it also keeps the sheet 名次 in front of the rounds
	r.edits.newSheet(report.StandingsSheet(c, templates.StandingsSheet(s.Name), n-1, ranking.Standings(s, n-1)))
	r.edits.newSheet(report.RoundSheet(c, name, p.Round))
	r.edits.posted = append(r.edits.posted, posted{s.Name, p.Round})
	if n > 1 {
		r.docs = append(r.docs, document{name: fileName(s.Name, fmt.Sprintf("第%d轮后", n-1), "名次表"), doc: report.Standings(c, n-1, standings)})
	}
	r.docs = append(r.docs, roundPapers(c, p.Round)...)
	for _, pl := range newly {
		r.edits.player(r.book, pl, "编号", report.N(pl.No))
	}
	r.writeWithdrawals(s, n)
	r.done++

	games, paired := 0, 0
	for _, g := range p.Round.Games {
		switch {
		case g.Result.Met():
			games, paired = games+1, paired+2
		case g.Result == pairing.Bye:
			paired++
		}
	}
	entry := r.entry("编排", s.Name)
	entry.Round, entry.Seed, entry.Players = fmt.Sprint(n), fmt.Sprint(r.t.Regulation.Seed), paired
	entry.Text, entry.Pairs, entry.Results = r.recordText(s, p.Notes), report.EncodePairs(p.Round), report.EncodeResults(s)
	r.edits.log(entry)
	r.said = append(r.said, fmt.Sprintf("%s第%d轮：%d 人，%d 盘%s", s.Name, n, paired, games, headNotes(p.Notes)))
	if templates.SheetNameChanged(s.Name) {
		r.hintf("%s的工作表叫 %q：Excel 的表名最多 31 个字，不能有 : \\ / ? * [ ]", s.Name, name)
	}
}

// roundPapers are the documents of a new round: the pairings for the wall, the slips for the tables.
func roundPapers(c report.Context, r pairing.Round) []document {
	name := func(kind string) string { return fileName(c.Section.Name, fmt.Sprintf("第%d轮", r.Number), kind) }
	return []document{{name: name("对阵表"), doc: report.Pairings(c, r)}, {name: name("登记条"), doc: report.Slips(c, r)}}
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

// final writes the last ranking of a section that is over, once for each state of its results. why is said if the event
// ends before its last round.
func (r *pairRun) final(s *pairing.Section, why string) {
	sheet, results := templates.StandingsSheet(s.Name), report.EncodeResults(s)
	next := fmt.Sprintf("下一步：qisai print %s 名次表 --section %s", quote(r.file.path), quote(s.Name))
	if last := r.lastRanking(s); last.Command == "编排" && last.Round == 0 && last.Results == results {
		r.said = append(r.said, fmt.Sprintf("%s已经全部结束，最终名次在工作表“%s”。%s", s.Name, sheet, next))
		return
	}
	c := r.context(r.event, s)
	n := s.LastRound()
	standings := ranking.Standings(s, n)
	r.edits.newSheet(report.StandingsSheet(c, sheet, n, standings))
	r.docs = append(r.docs, document{name: fileName(s.Name, "最终", "名次表"), doc: report.Standings(c, n, standings)})
	entry := r.entry("编排", s.Name)
	entry.Players, entry.Text, entry.Results = len(standings), r.recordText(s, []pairing.Note{{Text: "最终名次" + why}}), results
	r.edits.log(entry)
	r.said = append(r.said, fmt.Sprintf("%s的 %d 轮全部结束%s，最终名次已排定。%s", s.Name, n, why, next))
	r.done++
}

// lastRanking gives the last row of 编排记录 that wrote the section's 名次.
func (r *pairRun) lastRanking(s *pairing.Section) importer.LogEntry {
	var last importer.LogEntry
	for _, e := range r.book.Log() {
		if e.Section == s.Name && (e.Command == "编排" || e.Command == "名次") {
			last = e
		}
	}
	return last
}

// recordText is 说明 of a row of 编排记录: what was changed by hand since, which is said aloud too, then the notes.
func (r *pairRun) recordText(s *pairing.Section, notes []pairing.Note) string {
	changes := r.changes(s)
	for _, c := range changes {
		r.warnf("%s：%s", s.Name, c)
	}
	return strings.Join(nonEmpty(append(changes, noteText(notes))), "；")
}

func nonEmpty(parts []string) []string {
	return slices.DeleteFunc(parts, func(p string) bool { return p == "" })
}

// noteText joins the notes for 编排记录; who is met by a 下调 need not be told twice.
func noteText(notes []pairing.Note) string {
	var parts []string
	for _, n := range notes {
		if n.Kind != "上调" {
			parts = append(parts, n.Text)
		}
	}
	return strings.Join(parts, "；")
}

// headNotes picks what an arbiter wants to hear at once: the bye, and what had to be relaxed.
func headNotes(notes []pairing.Note) string {
	var b strings.Builder
	for _, n := range notes {
		if n.Kind == "轮空" || n.Kind == "放宽" {
			b.WriteString("；" + n.Text)
		}
	}
	return b.String()
}
