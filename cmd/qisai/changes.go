package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

// changes says what has been changed by hand since the program last wrote: pairs, and results of rounds that later
// rounds were paired by. Each is said once: then it stands in 编排记录.
func (e *event) changes(s *pairing.Section) []string {
	rec := e.record(s)
	var out []string
	for _, r := range s.Posted {
		was, ok := rec.rounds[r.Number]
		if !ok {
			continue
		}
		if text := pairChange(r, was); text != "" && !strings.Contains(rec.text, text) {
			out = append(out, text)
		}
		if text := tableChange(r, was); text != "" && !strings.Contains(rec.text, text) {
			out = append(out, text)
		}
	}
	for _, text := range append(robinChanges(s), e.bracketChanges(s)...) {
		if !strings.Contains(rec.text, text) {
			out = append(out, text)
		}
	}
	return append(out, resultChanges(s, rec.last)...)
}

// renamed says for 编排记录 who has another name in 报名 than on the round sheets, each time once. Reading has said it aloud.
func (e *event) renamed(s *pairing.Section) []string {
	known := e.record(s).text
	var out []string
	for _, p := range e.findings.Warnings() {
		posted := slices.ContainsFunc(s.Posted, func(r pairing.Round) bool { return p.Sheet == templates.RoundSheet(s.Name, r.Number) })
		if posted && strings.HasSuffix(p.Msg, importer.ByNumber) && !strings.Contains(known, p.Msg) && !slices.Contains(out, p.Msg) {
			out = append(out, p.Msg)
		}
	}
	return out
}

// pairChange compares a round with 原编排, absences aside.
func pairChange(r, was pairing.Round) string {
	now, before := pairsMissing(r, was), pairsMissing(was, r)
	if len(now)+len(before) == 0 {
		return ""
	}
	return fmt.Sprintf("%s %s（原编排 %s）", changeHead(r.Number), orNone(now), orNone(before))
}

// pairsMissing writes the rows of a round that another has not, absences aside.
func pairsMissing(round, other pairing.Round) []string {
	var out []string
	for _, g := range round.Games {
		if !hasRow(other, g) && g.Result != pairing.Absent {
			out = append(out, pairText(g))
		}
	}
	return out
}

// tableChange compares the order of the tables with 原编排, where the same two players still play: the record keeps the
// order, not the numbers.
func tableChange(r, was pairing.Round) string {
	paired := func(rows []pairing.Game, other pairing.Round) []pairing.Game {
		return slices.DeleteFunc(slices.Clone(rows), func(g pairing.Game) bool { return g.Result.Lone() || !hasRow(other, g) })
	}
	now, before := paired(r.Games, was), paired(was.Games, r)
	slices.SortStableFunc(now, func(a, b pairing.Game) int { return cmp.Compare(a.Table, b.Table) })
	var moved, order []string
	for i, g := range now {
		if i < len(before) && !sameRow(g, before[i]) {
			moved = append(moved, fmt.Sprintf("%d台 %s", g.Table, pairText(g)))
			order = append(order, pairText(before[i]))
		}
	}
	if len(moved) == 0 {
		return ""
	}
	return fmt.Sprintf("第%d轮的台次改为 %s（原编排依次是 %s）", r.Number, strings.Join(moved, "、"), strings.Join(order, "、"))
}

// changeHead begins what is said of a round changed by hand.
func changeHead(round int) string { return fmt.Sprintf("第%d轮的对阵改为", round) }

func orNone(parts []string) string {
	if len(parts) == 0 {
		return "无"
	}
	return strings.Join(parts, "、")
}

// resultChanges compares the results with 原结果 of the last record.
func resultChanges(s *pairing.Section, last string) []string {
	rounds, ok := report.DecodeResults(last)
	if !ok {
		return nil
	}
	var out []string
	for i, codes := range rounds {
		r := s.Round(i + 1)
		if r == nil || len(r.Games) != len(codes) {
			continue
		}
		for j, g := range r.Games {
			if codes[j] == pairing.Pending || codes[j] == g.Result {
				continue
			}
			text := fmt.Sprintf("第%d轮 %d台 %s→%s", r.Number, g.Table, codes[j], resultOrNone(g.Result))
			if s.LastRound() > r.Number && !isRobin(s) {
				text += fmt.Sprintf("，第%d轮已按旧结果编排", r.Number+1)
			}
			if s.System == pairing.SwissKnockout && r.Number <= s.SwissRounds && len(s.Bracket) > 0 {
				text += "，淘汰赛已按旧名次取人"
			}
			out = append(out, text)
		}
	}
	return out
}

func resultOrNone(r pairing.Result) string {
	if r == pairing.Pending {
		return "（空）"
	}
	return r.String()
}
