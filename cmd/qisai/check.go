package main

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
)

func (a *app) checkCommand() *cli.Command {
	return &cli.Command{
		Name: "check", Aliases: []string{"审核"}, Usage: "审核规程和报名，把裁定写进“报名”的审核、审核说明两栏", ArgsUsage: "工作簿.xlsx",
		Flags:  []cli.Flag{dryRunFlag()},
		Action: a.check,
	}
}

func (a *app) check(ctx *cli.Context) error {
	path, err := oneBook(ctx)
	if err != nil {
		return err
	}
	e, err := a.load(path)
	if err != nil {
		return err
	}
	defer e.close()
	if err := a.checkPrizes(e); err != nil {
		return err
	}
	for _, s := range e.t.Sections {
		for _, irr := range irregularities(s) {
			sheet, cell := e.book.GameCell(s, irr.Round, irr.Game, "红方编号")
			a.warnf("%s!%s: %s", sheet, cell, irr.Msg)
		}
	}
	a.verdicts(e)
	if ctx.Bool("dry-run") || len(e.t.Players) == 0 {
		return a.whereItStands(e, path)
	}
	var ed edits
	var counts []string
	for _, s := range e.t.Sections {
		counts = append(counts, s.Name+"："+verdictCounts(s))
	}
	entry := a.entry("审核", "")
	entry.Players, entry.Text = len(e.t.Players), strings.Join(counts, "；")
	ed.log(entry)
	if err := a.writeSheets(e, ed, "审核"); err != nil {
		return err
	}
	a.printf("裁定已写入“报名”的审核、审核说明两栏。")
	return a.whereItStands(e, path)
}

// verdicts prints who is not accepted, and what is to be said about each section's rounds.
func (a *app) verdicts(e *event) {
	for _, p := range e.t.Players {
		for _, f := range p.Findings {
			if p.Verdict != pairing.Accepted && f.Verdict != pairing.NotJudged {
				a.warnf("%s: %s（%s）%s：%s", e.cell(p, "姓名"), p.Name, p.Category, p.Verdict, withClause(f))
			}
		}
	}
	for _, s := range e.t.Sections {
		a.advise(s)
	}
}

// advise says what the rule book has to say about a section's number of rounds, for those who are accepted or numbered.
func (a *app) advise(s *pairing.Section) {
	n := 0
	for _, p := range s.Players {
		if p.Verdict == pairing.Accepted || p.No != 0 {
			n++
		}
	}
	for _, note := range s.RoundAdvice(n) {
		if note.Kind == pairing.AdviceProposal {
			a.hintf("%s：%s", s.Name, note.Text)
		} else {
			a.warnf("%s：%s", s.Name, note.Text)
		}
	}
}

func withClause(f pairing.Finding) string {
	if f.Clause == "" {
		return f.Msg
	}
	return f.Msg + "（" + f.Clause + "）"
}

// verdictCounts says 报名 106 人：通过 100，待补 3 ….
func verdictCounts(s *pairing.Section) string {
	count := map[pairing.Verdict]int{}
	for _, p := range s.Players {
		count[p.Verdict]++
	}
	text := fmt.Sprintf("报名 %d 人，通过 %d", len(s.Players), count[pairing.Accepted])
	for _, v := range []pairing.Verdict{pairing.Incomplete, pairing.Rejected, pairing.WaitListed} {
		if count[v] > 0 {
			text += fmt.Sprintf("，%s %d", v, count[v])
		}
	}
	return text
}
