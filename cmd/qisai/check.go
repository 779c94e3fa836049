package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

func (a *app) checkCommand() *cli.Command {
	return &cli.Command{
		Name: "check", Aliases: []string{"审核"}, Usage: "审核规程和报名，裁定写进“报名”和工作表“审核”", ArgsUsage: "工作簿.xlsx…",
		Description: "写几个工作簿、一个文件夹或带 * 的文件名时，各查一遍，并找出同一年度在两个赛区报名的人；这时只读，什么也不写入。",
		Flags:       []cli.Flag{dryRunFlag()},
		Action:      a.check,
	}
}

func (a *app) check(ctx *cli.Context) error {
	files, err := books(ctx)
	if err != nil {
		return err
	}
	if len(files) > 1 {
		return a.checkMany(files)
	}
	return a.checkOne(ctx, files[0])
}

// checkOne judges a workbook and writes the verdicts into it.
func (a *app) checkOne(ctx *cli.Context, path string) error {
	e, err := a.load(path)
	if err != nil {
		return err
	}
	defer e.close()
	if err := a.checkPrizes(e); err != nil {
		return err
	}
	a.problems(e.review())
	remarks := e.remarks()
	a.sayRemarks(remarks)
	for _, s := range e.t.Sections {
		a.advise(s)
	}
	if ctx.Bool("dry-run") || len(e.t.Players) == 0 {
		return a.whereItStands(e, path)
	}
	if err := a.writeSheets(e, a.checkEdits(e, remarks), "审核"); err != nil {
		return err
	}
	a.printf("裁定已写入“报名”的审核、审核说明两栏；要处理的列在工作表“%s”。", templates.SheetAudit)
	return a.whereItStands(e, path)
}

// checkEdits makes the sheet 审核 and the row of 编排记录.
func (a *app) checkEdits(e *event, remarks []report.Remark) edits {
	var ed edits
	var counts []string
	for _, s := range e.t.Sections {
		if len(s.Players) > 0 {
			counts = append(counts, s.Name+"："+verdictCounts(s))
		}
	}
	for _, p := range e.allProblems() {
		remarks = append(remarks, problemRemark(p))
	}
	remarks = append(remarks, e.roundRemarks()...)
	ed.newSheet(report.VerdictSheet(templates.SheetAudit, append([]string{"审核时间：" + a.now.Format("2006-01-02 15:04")}, counts...), remarks))
	entry := a.entry("审核", "")
	entry.Players, entry.Text = len(e.t.Players), strings.Join(counts, "；")
	if text := report.Overrides(e.t.Players); text != "" {
		entry.Text += "。" + text
	}
	ed.log(entry)
	return ed
}

// problemRemark makes a row of 审核 of what reading has found.
func problemRemark(p importer.Problem) report.Remark {
	text := p.Msg
	if p.Hint != "" {
		text += "；" + p.Hint
	}
	return report.Remark{Level: p.Severity.String(), Place: p.Place(), Text: text, Clause: p.Clause}
}

// roundRemarks is the advice on the number of rounds.
func (e *event) roundRemarks() []report.Remark {
	var out []report.Remark
	for _, s := range e.t.Sections {
		for _, note := range roundAdvice(s) {
			level := report.LevelWarning
			if note.Kind == pairing.AdviceProposal {
				level = report.LevelNotice
			}
			sheet, cell := e.book.SectionCell(s, "轮次")
			out = append(out, report.Remark{
				Level: level, Place: strings.TrimSuffix(sheet+"!"+cell, "!"), Text: s.Name + "：" + note.Text, Clause: note.Clause,
			})
		}
	}
	return out
}

// remarks gives what judging has found: pairs set by hand against the rules, then the entries.
func (e *event) remarks() []report.Remark {
	var out []report.Remark
	for _, s := range e.t.Sections {
		for _, irr := range irregularities(s) {
			sheet, cell := e.book.GameCell(s, irr.Round, irr.Game, "红方编号")
			out = append(out, report.Remark{Level: report.LevelWarning, Place: sheet + "!" + cell, Text: irr.Msg})
		}
	}
	return append(out, report.EntryRemarks(e.t, e.cellOrName)...)
}

// allProblems gives what reading, the prizes and the review of the regulation have brought up.
func (e *event) allProblems() importer.Problems {
	_, prizes := e.prizes()
	return slices.Concat(e.findings, prizes, e.review())
}

// cellOrName gives the place of a player's cell, that of 姓名 where the sheet lacks the column.
func (e *event) cellOrName(p *pairing.Player, column string) string {
	sheet, col, row, _, ok := e.book.PlayerCell(p, column)
	if !ok {
		return e.cell(p, "姓名")
	}
	return place(sheet, col, row)
}

// sayRemarks prints what casts a doubt; notices for the desk and the arbiter's decisions are for the sheet.
func (a *app) sayRemarks(remarks []report.Remark) {
	for _, r := range remarks {
		text := r.Text
		if r.Clause != "" {
			text += "（" + r.Clause + "）"
		}
		switch r.Level {
		case report.LevelNotice, report.LevelOverride:
		case report.LevelWarning:
			a.warnf("%s: %s", r.Place, text)
		default:
			a.warnf("%s: %s：%s", r.Place, r.Level, text)
		}
	}
}

// advise says what the rule book has to say about a section's number of rounds.
func (a *app) advise(s *pairing.Section) {
	for _, note := range roundAdvice(s) {
		if note.Kind == pairing.AdviceProposal {
			a.hintf("%s：%s", s.Name, note.Text)
		} else {
			a.warnf("%s：%s", s.Name, note.Text)
		}
	}
}

// roundAdvice is the rule book's advice for those who are accepted or numbered.
func roundAdvice(s *pairing.Section) []pairing.Note {
	n := 0
	for _, p := range s.Players {
		if p.Verdict == pairing.Accepted || p.No != 0 {
			n++
		}
	}
	return s.RoundAdvice(n)
}

// verdictCounts says 报名 106 人，通过 100，待补 3 ….
func verdictCounts(s *pairing.Section) string {
	count := map[pairing.Verdict]int{}
	for _, p := range s.Players {
		count[p.Verdict]++
	}
	return countsText(len(s.Players), count)
}

func countsText(n int, count map[pairing.Verdict]int) string {
	text := fmt.Sprintf("报名 %d 人，通过 %d", n, count[pairing.Accepted])
	for _, v := range []pairing.Verdict{pairing.Incomplete, pairing.Rejected, pairing.WaitListed} {
		if count[v] > 0 {
			text += fmt.Sprintf("，%s %d", v, count[v])
		}
	}
	return text
}
