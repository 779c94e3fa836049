package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing/prize"
	"qisai/report"
	"qisai/templates"
)

func (a *app) awardsCommand() *cli.Command {
	return &cli.Command{
		Name: "awards", Aliases: []string{"获奖"}, Usage: "按最终名次发奖、定晋级：写“获奖名单”“晋级名单”", ArgsUsage: "工作簿.xlsx",
		Description: "只发已经全部结束的比赛组；没有结束的说明还差什么，以后再运行一次。",
		Flags:       []cli.Flag{dryRunFlag()},
		Action:      a.onBook(a.awards),
	}
}

func (a *app) awards(ctx *cli.Context, e *event) error {
	h, problems, err := a.honours(e, e.t.Sections)
	if err != nil {
		return err
	}
	switch {
	case !e.hasPrizes():
		return failf(exitFaults, "“奖项”里还没有奖项").hint("在“奖项”里写有哪些奖项，在“奖励”里写各名次得什么")
	case len(h.Result.Lists) == 0:
		return failf(exitFaults, "现在没有可以发的奖：%s", strings.Join(h.Waiting, "；")).
			hint("运行 qisai status %s 看下一步做什么", quote(e.file.path))
	}
	a.problems(problems)
	for _, text := range h.Waiting {
		a.warnf("%s", text)
	}
	a.printHonours(h)
	if ctx.Bool("dry-run") {
		return nil
	}
	ed := a.awardEdits(e, h)
	var names []string
	for _, s := range ed.sheets {
		names = append(names, fmt.Sprintf("“%s”", s.Name))
	}
	if err := a.writeSheets(e, ed, "获奖"); err != nil {
		return err
	}
	a.printf("已写入工作表%s。", strings.Join(names, ""))
	a.printf("下一步：qisai print %s 获奖名单 奖金签领表 领奖单 证书", quote(e.file.path))
	return nil
}

// printHonours prints the totals of every list and of the event, and what was not given and why.
func (a *app) printHonours(h report.Honours) {
	for _, s := range h.Result.Lists {
		a.printf("%s", report.SummaryText(s))
	}
	a.printf("%s", h.TotalText())
	for _, u := range h.Result.Unpaid {
		a.printf("%s", report.UnpaidText(u))
	}
	for _, p := range h.Result.Passed {
		a.printf("%s", report.PassText(p))
	}
	for _, q := range h.Result.Qualifications {
		if q.Status == prize.Skipped {
			a.printf("“%s”跳过%s第%d名%s：%s", q.List.Name, q.Section, q.Rank, q.Name, q.Why)
		}
	}
}

// awardEdits are the sheets of awards and the row of 编排记录. 晋级名单 is written where there is something to say, or where
// there was.
func (a *app) awardEdits(e *event, h report.Honours) edits {
	var ed edits
	ed.newSheet(report.AwardsSheet(h, templates.SheetAwards))
	qualifying := slices.ContainsFunc(h.Result.Lists, func(s prize.Summary) bool { return s.List.Kind == prize.Qualifying })
	if qualifying || slices.Contains(e.book.SheetNames(), templates.SheetQualifiers) {
		ed.newSheet(report.QualifiersSheet(h, templates.SheetQualifiers))
	}
	var lines []string
	for _, s := range h.Result.Lists {
		lines = append(lines, report.SummaryText(s))
	}
	entry := a.entry("获奖", "")
	entry.Players = len(h.Result.Awards)
	entry.Text = strings.Join(slices.Concat(lines, []string{h.TotalText()}, h.Waiting), "；")
	ed.log(entry)
	return ed
}
