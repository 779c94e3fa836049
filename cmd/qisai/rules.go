package main

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

func (a *app) rulesCommand() *cli.Command {
	return &cli.Command{
		Name: "rules", Aliases: []string{"规程"}, Usage: "程序怎样理解规程，用平常的话写出来，供主办单位核对、签字", ArgsUsage: "工作簿.xlsx",
		Description: "没有写而按默认的都标出；最后列出规程审查发现的矛盾和笔误。什么也不写入。\n打印成 PDF：qisai print 工作簿.xlsx 规程",
		Action:      a.rules,
	}
}

// rules prints the regulation as the program understands it. What reading has found about it stands at its end, and is
// not said before.
func (a *app) rules(ctx *cli.Context) error {
	path, err := oneBook(ctx)
	if err != nil {
		return err
	}
	e, err := readEvent(path)
	if err != nil {
		return err
	}
	defer e.close()
	problems := e.findings
	if !problems.HasFaults() {
		problems = e.allProblems()
	}
	if faults := problems.Faults(); len(faults) > 0 {
		a.problems(faults)
		return a.faulty(len(faults))
	}
	a.printf("%s", strings.TrimSuffix(report.RulesText(a.rulesOf(e)), "\n"))
	a.hintf("打印出来签字：qisai print %s 规程", quote(path))
	return nil
}

// rulesOf makes the document 规程.
func (a *app) rulesOf(e *event) report.Document {
	prizes, _ := e.prizes()
	return report.Rules(report.RulesInput{
		Tournament: e.t, Lists: prizes.Lists, Bands: prizes.Bands, Declared: prizes.Declared, Tax: prizes.Tax,
		Typed: e.book.Typed(e.t, prizes), Remarks: e.regulationRemarks(), Printed: a.now.Format("2006-01-02 15:04"),
	})
}

// rulesBook is 规程 as a kind of print: to be signed before the entries are in, so that all never prints it.
var rulesBook = &bookKind{
	func(r *printRun, _ []*pairing.Section) (report.Document, error) {
		_, problems := r.prizes()
		if n := len(problems.Faults()); n > 0 {
			r.problems(problems)
			return report.Document{}, r.faulty(n)
		}
		return r.rulesOf(r.event), nil
	},
	func(stage) bool { return false },
}

// review is what the sheets of the regulation say against each other. It never stops a command; check and rules show it,
// status counts it.
func (e *event) review() importer.Problems {
	prizes, problems := e.prizes()
	if problems.HasFaults() {
		return nil // rows are left out
	}
	return e.book.CheckRegulation(e.t, prizes)
}

// regulationSheets are those an organiser answers for before anybody has entered.
var regulationSheets = []string{
	templates.SheetRegulation, templates.SheetCategories, templates.SheetSections, templates.SheetPrizes, templates.SheetBands, templates.SheetSchedule,
	templates.SheetTitles,
}

// regulationRemarks is all that is to be said about the regulation: what reading, the prizes and the review have found,
// and the advice on rounds.
func (e *event) regulationRemarks() []report.Remark {
	var out []report.Remark
	for _, p := range e.allProblems() {
		if slices.Contains(regulationSheets, pairing.HalfWidth(p.Sheet)) {
			out = append(out, problemRemark(p))
		}
	}
	return append(out, e.roundRemarks()...)
}
