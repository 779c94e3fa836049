package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/knockout"
	"qisai/report"
	"qisai/templates"
)

// bracketRecord gives the knockout of a section as 编排记录 knows it: the rows at the last writing, with the 胜者 that the
// program wrote.
func (e *event) bracketRecord(s *pairing.Section) []pairing.KnockoutGame {
	var last []pairing.KnockoutGame
	for _, entry := range e.book.Log() {
		if entry.Section != s.Name || entry.Command != "编排" || entry.Round > 0 {
			continue
		}
		if rows, ok := report.DecodeBracket(entry.Pairs); ok {
			last = rows
		}
	}
	return last
}

// bracketProblems compares the sheet 淘汰赛 with the record, takes away the 胜者 that the program has written, as they follow
// from the results, and looks whether the rows are a bracket.
func (e *event) bracketProblems(s *pairing.Section) importer.Problems {
	was := e.bracketRecord(s)
	if out := e.lostRows(s, was); len(out) > 0 {
		return out
	}
	for i := range s.Bracket {
		g := &s.Bracket[i]
		if old := findRow(was, keyOf(*g)); old != nil && old.Winner == g.Winner {
			g.Winner = 0
		}
	}
	if out := e.contradictions(s); len(out) > 0 || len(s.Bracket) == 0 {
		return out
	}
	changed := e.bracketChanges(s)
	_, err := knockout.New(s, e.t.Regulation.Seed)
	var input *knockout.InputError
	if errors.As(err, &input) {
		return importer.Problems{{
			Sheet: templates.KnockoutSheet(s.Name), Severity: importer.Fault, Msg: strings.Join(append([]string{input.Msg}, changed...), "；"),
			Hint: e.bracketCure(len(changed) > 0),
		}}
	}
	return nil
}

// bracketCure says what to do about a match that is not the one the bracket asks for: most often an earlier result was
// corrected after it had been posted.
func (e *event) bracketCure(changed bool) string {
	cure := "改正这一场的编号和姓名；若是裁判长的决定，在该场第一局的备注里写“" + pairing.ArbiterDecision + "”"
	if changed {
		cure += fmt.Sprintf("；这一轮还没有赛的，也可运行 qisai undo %s --discard 退回排这一轮之前，改好结果再编排", quote(e.file.path))
	}
	return cure
}

func findRow(rows []pairing.KnockoutGame, key rowKey) *pairing.KnockoutGame {
	i := slices.IndexFunc(rows, func(g pairing.KnockoutGame) bool { return keyOf(g) == key })
	if i < 0 {
		return nil
	}
	return &rows[i]
}

// lostRows names posted rows that stand on the sheet no more.
func (e *event) lostRows(s *pairing.Section, was []pairing.KnockoutGame) importer.Problems {
	var out importer.Problems
	fault := func(hint, format string, args ...any) {
		out = append(out, importer.Problem{
			Sheet: templates.KnockoutSheet(s.Name), Severity: importer.Fault, Msg: fmt.Sprintf(format, args...), Hint: hint,
		})
	}
	if len(was) > 0 && len(s.Bracket) == 0 {
		fault(e.getBack("这张表"), "淘汰赛已经编排过（见“编排记录”），工作表却没有了")
		return out
	}
	for _, g := range was {
		if findRow(s.Bracket, keyOf(g)) == nil {
			fault(e.getBack("那一行")+"；没有到场的，结果写弃权", "%s不见了：原编排是 %s", rowName(g), versus(g))
		}
	}
	return out
}

// rowName calls a row 第1轮第3场, or 第1轮第3场第2局.
func rowName(g pairing.KnockoutGame) string {
	name := fmt.Sprintf("第%d轮第%d场", g.Round, g.Match)
	if g.Game > 1 {
		name += fmt.Sprintf("第%d局", g.Game)
	}
	return name
}

func versus(g pairing.KnockoutGame) string {
	return pairText(pairing.Game{Red: g.Red, Black: g.Black, Result: g.Result})
}

// contradictions finds a typed 胜者 that is not the winner by the result beside it.
func (e *event) contradictions(s *pairing.Section) importer.Problems {
	var out importer.Problems
	for i, g := range s.Bracket {
		by := rowWinner(g)
		if g.Winner == 0 || by == 0 || g.Winner == by || strings.Contains(g.Note, pairing.ArbiterDecision) {
			continue
		}
		_, col, row, _, _ := e.book.KnockoutCell(s, i, "胜者")
		sheet, cell, _ := strings.Cut(place(templates.KnockoutSheet(s.Name), col, row), "!")
		out = append(out, importer.Problem{
			Sheet: sheet, Cell: cell, Severity: importer.Fault,
			Msg:  fmt.Sprintf("%s按结果胜者是 %s，胜者写的是 %s", rowName(g), player(s, by), player(s, g.Winner)),
			Hint: "改正结果或清空胜者；若是裁判长的决定，在备注里写“" + pairing.ArbiterDecision + "”",
		})
	}
	return out
}

// rowWinner gives who wins a match by the result of a row alone, 0 if it does not say.
func rowWinner(g pairing.KnockoutGame) pairing.StartNo {
	switch {
	case g.Result.Wins(pairing.Red):
		return g.Red
	case g.Result.Wins(pairing.Black), g.Result == pairing.Draw && strings.Contains(g.Note, knockout.DrawForBlack):
		return g.Black
	}
	return 0
}

// bracketChanges says what has been changed by hand in the knockout since the program last wrote.
func (e *event) bracketChanges(s *pairing.Section) []string {
	var out []string
	for _, was := range e.bracketRecord(s) {
		now := findRow(s.Bracket, keyOf(was))
		if now == nil {
			continue
		}
		if now.Red != was.Red || now.Black != was.Black {
			out = append(out, fmt.Sprintf("淘汰赛%s的对阵改为 %s（原编排 %s）", rowName(was), versus(*now), versus(was)))
		}
		if was.Result == pairing.Pending || was.Result == now.Result {
			continue
		}
		text := fmt.Sprintf("淘汰赛%s %s→%s", rowName(was), was.Result, resultOrNone(now.Result))
		if last := s.Bracket[len(s.Bracket)-1].Round; last > was.Round {
			text += fmt.Sprintf("，第%d轮已按旧结果编排", was.Round+1)
		}
		out = append(out, text)
	}
	return out
}
