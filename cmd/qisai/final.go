package main

import (
	"fmt"

	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

// final writes the last ranking of a section that is over, once for each state of its results.
func (r *pairRun) final(p *progress) {
	s := p.s
	why := ""
	if p.next > 0 {
		why = "（能编排的不到两人，提前结束）"
	}
	rows, written := r.winners(p)
	sheet, results, bracketText := templates.StandingsSheet(s.Name), report.EncodeResults(s), report.EncodeBracket(written)
	next := fmt.Sprintf("下一步：qisai print %s 名次表 --section %s", quote(r.file.path), quote(s.Name))
	if r.hasPrizes() {
		next = "下一步：qisai awards " + quote(r.file.path)
	}
	if last, current := r.finalRanking(s); current && last.Pairs == bracketText {
		r.said = append(r.said, fmt.Sprintf("%s已经全部结束，最终名次在工作表“%s”。%s", s.Name, sheet, next))
		return
	}
	c := r.context(r.event, s)
	n := s.LastRound()
	standings := rankingOf(s, n)
	r.edits.newSheet(report.StandingsSheet(c, sheet, n, standings))
	r.docs = append(r.docs, document{name: fileName(s.Name, "最终", "名次表"), doc: report.Standings(c, n, standings)})
	entry := r.entry("编排", s.Name)
	entry.Players, entry.Text = len(standings), r.recordText(s, []pairing.Note{{Text: "最终名次" + why}})
	entry.Pairs, entry.Results = bracketText, results
	r.edits.log(entry)
	if len(rows) > 0 {
		r.edits.brackets = append(r.edits.brackets, bracket{s.Name, rows})
		r.docs = append(r.docs, document{name: fileName(s.Name, "最终", "淘汰赛对阵图"), doc: report.Bracket(c)})
	}
	r.said = append(r.said, fmt.Sprintf("%s的%s全部结束%s，最终名次已排定。%s", s.Name, played(s), why, next))
	r.ended[s] = n
	if block, ok := r.teamBlock(r.event, s, n); ok {
		r.docs = append(r.docs, document{name: fileName(s.Name, "最终", "团体名次"), doc: report.Teams(block)})
	}
	r.done++
}

// played names what a section has played.
func played(s *pairing.Section) string {
	switch rounds := fmt.Sprintf(" %d 轮", s.LastRound()); {
	case s.System == pairing.Knockout:
		return "淘汰赛"
	case s.System == pairing.SwissKnockout:
		return rounds + "积分编排和淘汰赛"
	default:
		return rounds
	}
}
