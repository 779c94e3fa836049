package main

import (
	"fmt"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/ranking"
	"qisai/report"
)

// prizes reads what the workbook says about prizes, with all that is wrong with it as far as can be told before anything
// is won.
func (e *event) prizes() (*importer.Prizes, importer.Problems) {
	p, problems := e.book.Prizes(e.t)
	if problems.HasFaults() {
		return p, problems // rows are left out: nothing would add up
	}
	for _, found := range prize.Check(p.Lists, p.Bands, p.Declared) {
		problems = append(problems, p.Problem(found))
	}
	return p, problems
}

// checkPrizes prints what is wrong with the prizes; faults end the command.
func (a *app) checkPrizes(e *event) error {
	_, problems := e.prizes()
	a.problems(problems)
	if n := len(problems.Faults()); n > 0 {
		return a.faulty(n)
	}
	return nil
}

// honours gives out the prizes of those of some sections that are over; there may be none. The problems are warnings for
// the caller to print; faults are printed here.
func (a *app) honours(e *event, sections []*pairing.Section) (report.Honours, importer.Problems, error) {
	h := report.Honours{Tournament: e.t, Printed: a.now.Format("2006-01-02 15:04")}
	prizes, problems := e.prizes()
	if n := len(problems.Faults()); n > 0 {
		a.problems(problems)
		return h, nil, a.faulty(n)
	}
	for _, p := range problems {
		h.Remarks = append(h.Remarks, p.Msg)
	}
	rankings, waiting, err := finalRankings(e, sections)
	if err != nil {
		return h, nil, err
	}
	due := prizes.Only(dueLists(rankings, len(rankings) == len(e.t.Sections)))
	h.Tax, h.Waiting, h.FullIDs = due.Tax, waiting, itemValue(e.t, "签领表证件号") == "全号"
	h.Result = prize.Distribute(prize.Input{Tournament: e.t, Rankings: rankings, Lists: due.Lists, Bands: due.Bands, Tax: due.Tax})
	known := len(prize.Check(due.Lists, due.Bands, 0)) // all of these have been said
	for _, found := range h.Result.Problems[known:] {
		problems = append(problems, due.Problem(found))
	}
	if n := len(problems.Faults()); n > 0 {
		a.problems(problems)
		return h, nil, a.faulty(n)
	}
	return h, problems, nil
}

// dueLists says which lists can be given: those of the sections that are over, and those of no section once all are.
func dueLists(over []prize.Ranking, all bool) func(prize.List) bool {
	names := map[string]bool{"": all}
	for _, r := range over {
		names[r.Section] = true
	}
	return func(l prize.List) bool { return names[l.Section] }
}

// finalRankings ranks the sections that are over, and says of the others what is still to come. A section that nobody or
// only one has entered will never be played: its ranking is empty, once another is over.
func finalRankings(e *event, sections []*pairing.Section) (over []prize.Ranking, waiting []string, err error) {
	var none []prize.Ranking
	for _, s := range sections {
		p, err := newProgress(s, e.t.Regulation.Seed)
		if err != nil {
			return nil, nil, err
		}
		if !p.over() && !p.began() && entrants(s) < 2 {
			none = append(none, prize.Ranking{Section: s.Name})
			continue
		}
		if !p.over() {
			waiting = append(waiting, s.Name+"还没有结束，它的奖项以后再发："+toCome(p))
			continue
		}
		if e.outdated(s) {
			waiting = append(waiting, fmt.Sprintf("%s排定最终名次以后又有改动，它的奖项以后再发：先运行 qisai pair %s", s.Name, quote(e.file.path)))
			continue
		}
		teams, _ := ranking.TeamRuleOf(s)
		over = append(over, prize.Ranking{
			Section: s.Name, Standings: rankingOf(s, s.LastRound()), Played: prize.Played(s), Teams: teams,
		})
	}
	if len(over) > 0 {
		over = append(over, none...)
	} else if len(none) > 0 && len(waiting) == 0 {
		waiting = append(waiting, "还没有人报名")
	}
	return over, waiting, nil
}

// entrants counts those who play or may still play.
func entrants(s *pairing.Section) int {
	n := 0
	for _, p := range s.Players {
		if p.Verdict != pairing.Rejected {
			n++
		}
	}
	return n
}

// toCome says what a section lacks.
func toCome(p *progress) string {
	switch waits := p.waits(); {
	case len(waits) > 0:
		return strings.Join(waits, "；")
	case len(p.rows) > 0:
		return "淘汰赛还要编排"
	case p.next > 0 && p.s.System != pairing.Knockout:
		return fmt.Sprintf("第%d轮还没有编排", p.next)
	}
	return "还没有开始"
}

// itemValue gives the 内容 of an item of 规程, "" if there is none.
func itemValue(t *pairing.Tournament, name string) string {
	for _, item := range t.Regulation.Items {
		if item.Name == name {
			return item.Value
		}
	}
	return ""
}
