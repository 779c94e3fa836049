package main

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/report/xlsx"
	"qisai/templates"
)

// edits collects what a command writes into the workbook.
type edits struct {
	sheets []report.Sheet
	cells  []xlsx.CellEdit
	rows   [][]report.Cell // of 编排记录
	added  []string        // columns of 报名 that have to be made
	posted []posted        // rounds written, for the check after writing

	extend   []report.Sheet // sheets 淘汰赛 with their new rows
	brackets []bracket      // as they must read after writing
}

// bracket is a section's knockout as it must stand on its sheet.
type bracket struct {
	section string
	rows    []pairing.KnockoutGame
}

type posted struct {
	section string
	round   pairing.Round
	blind   bool // without 积分: they were not known yet
}

func (e *edits) newSheet(s report.Sheet)   { e.sheets = append(e.sheets, s) }
func (e *edits) log(entry report.LogEntry) { e.rows = append(e.rows, entry.Row()) }

// entry begins a row of 编排记录.
func (a *app) entry(command, section string) report.LogEntry {
	return report.LogEntry{Time: a.now.Format("2006-01-02 15:04:05"), Version: version(), Command: command, Section: section}
}

// player writes a cell of a player's row in 报名, making the column if the organiser has none.
func (e *edits) player(b *importer.Book, p *pairing.Player, column string, c report.Cell) {
	sheet, col, row, formula, ok := b.PlayerCell(p, column)
	if formula {
		return // a formula of the organiser's is never overwritten
	}
	if !ok {
		sheet, col, _ = b.NewRosterColumn(e.addColumn(b, column))
	}
	e.cells = append(e.cells, xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: c.Text, Number: c.Number, Verdict: column == "审核"})
}

// addColumn gives the index of a new column of 报名 and writes its header the first time.
func (e *edits) addColumn(b *importer.Book, column string) int {
	if i := slices.Index(e.added, column); i >= 0 {
		return i
	}
	e.added = append(e.added, column)
	sheet, col, row := b.NewRosterColumn(len(e.added) - 1)
	e.cells = append(e.cells, xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: column, Header: true})
	return len(e.added) - 1
}

// regulation writes the 内容 of an item of 规程, making the row if there is none.
func (e *edits) regulation(b *importer.Book, item string, c report.Cell) {
	sheet, col, row, ok := b.RegulationCell(item)
	if !ok {
		var nameCol int
		sheet, nameCol, col, row = b.NewRegulationRow()
		e.cells = append(e.cells, xlsx.CellEdit{Sheet: sheet, Col: nameCol, Row: row, Text: item})
	}
	e.cells = append(e.cells, xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: c.Text, Number: c.Number})
}

// serials fills empty 序号: from now on an entry keeps its number in the draw wherever its row is moved.
func (e *edits) serials(b *importer.Book, t *pairing.Tournament) {
	for _, p := range t.Players {
		if b.PlayerText(p, "序号") == "" {
			e.player(b, p, "序号", report.N(p.Entry))
		}
	}
}

// verdicts writes 审核 and 审核说明 of every player.
func (e *edits) verdicts(b *importer.Book, t *pairing.Tournament) {
	for _, p := range t.Players {
		e.player(b, p, "审核", report.T(p.Verdict.String()))
		e.player(b, p, "审核说明", report.T(findingsText(p)))
	}
}

func findingsText(p *pairing.Player) string {
	var b bytes.Buffer
	for i, f := range p.Findings {
		if i > 0 {
			b.WriteString("；")
		}
		b.WriteString(f.Msg)
		if f.Clause != "" {
			fmt.Fprintf(&b, "（%s）", f.Clause)
		}
	}
	return b.String()
}

// dropIdle leaves out the cells of sheets in which every edit would write what is there already, as the verdicts are from
// one round to the next: the sheet then stays untouched to the byte, and need not be taken apart and put together again.
func (e *edits) dropIdle(b *importer.Book) {
	busy := map[string]bool{}
	for _, c := range e.cells {
		busy[c.Sheet] = busy[c.Sheet] || !b.Holds(c.Sheet, c.Col, c.Row, c.Text, c.Number)
	}
	e.cells = slices.DeleteFunc(e.cells, func(c xlsx.CellEdit) bool { return !busy[c.Sheet] })
}

// update gives the collected edits to the workbook writer.
func (e *edits) update() xlsx.Update {
	u := xlsx.Update{Sheets: e.sheets, Extend: e.extend, Cells: e.cells}
	if len(e.rows) > 0 {
		u.Append = []xlsx.Append{{
			Sheet: templates.SheetLog, Columns: templates.LogColumns, Hidden: []string{"原编排", "原结果", "原设置"}, Rows: e.rows,
		}}
	}
	switch {
	case len(e.posted) > 0:
		u.Activate = templates.RoundSheet(e.posted[0].section, e.posted[0].round.Number)
	case len(e.extend) > 0:
		u.Activate = e.extend[0].Name
	}
	return u
}

// apply makes the new workbook, with everybody's verdict, and proves it: every round read back through the importer is
// what was meant, and every part of the file that had no business changing is the same byte for byte.
func (e *event) apply(ed *edits) ([]byte, error) { return e.rewrite(e.complete(ed), ed) }

// complete adds what every writing command writes.
func (e *event) complete(ed *edits) xlsx.Update {
	ed.serials(e.book, e.t)
	ed.verdicts(e.book, e.t)
	ed.dropIdle(e.book)
	return ed.update()
}

// rewrite makes the new workbook and proves it; it does not need the old one's sheets any more.
func (e *event) rewrite(u xlsx.Update, ed *edits) ([]byte, error) {
	data, err := xlsx.Apply(e.file.data, u)
	var cell *xlsx.CellError
	var file *xlsx.FileError
	switch {
	case errors.As(err, &cell):
		return nil, hinted(failf(exitFaults, "%v", cell), cell.Hint)
	case errors.As(err, &file) && file.Sheet != "":
		return nil, hinted(failf(exitFaults, "%v", file), file.Hint)
	case errors.As(err, &file):
		return nil, hinted(failf(exitFile, "%s：%v", e.file.path, file), file.Hint)
	case err != nil:
		return nil, err
	}
	if err := xlsx.Untouched(e.file.data, data, u); err != nil {
		return nil, err
	}
	return data, verify(data, e.t, ed)
}

func hinted(f *failure, hint string) *failure {
	if hint != "" {
		f.hint("%s", hint)
	}
	return f
}

// verify reads a workbook just made and compares it with the domain. A difference is a bug of this program, never of the
// secretary: nothing is written.
func verify(data []byte, t *pairing.Tournament, ed *edits) error {
	book, err := importer.Open(data)
	if err != nil {
		return fmt.Errorf("写好的工作簿读不回来：%w", err)
	}
	defer book.Close()
	got, problems := book.Read()
	if f := problems.Faults(); len(f) > 0 {
		return fmt.Errorf("写好的工作簿里有错误：%s", f[0])
	}
	for _, want := range ed.posted {
		s := got.Section(want.section)
		if s == nil || s.Round(want.round.Number) == nil {
			return fmt.Errorf("写好的工作簿里没有%s第%d轮", want.section, want.round.Number)
		}
		if !slices.EqualFunc(want.round.Games, s.Round(want.round.Number).Games, want.same) {
			return fmt.Errorf("写好的%s第%d轮与编排不一致", want.section, want.round.Number)
		}
	}
	for _, want := range ed.brackets {
		if s := got.Section(want.section); s == nil || !slices.Equal(s.Bracket, want.sorted()) {
			return fmt.Errorf("写好的%s淘汰赛与编排不一致", want.section)
		}
	}
	for i, p := range t.Players {
		if i >= len(got.Players) || got.Players[i].No != p.No || got.Players[i].Name != p.Name {
			return fmt.Errorf("写好的报名表里%s的编号不一致", p.Name)
		}
	}
	return nil
}

// sorted gives the rows in the order in which they are read back.
func (b bracket) sorted() []pairing.KnockoutGame {
	return slices.SortedStableFunc(slices.Values(b.rows), func(x, y pairing.KnockoutGame) int {
		return keyOf(x).compare(keyOf(y))
	})
}

// same compares a row as meant with what was read back.
func (p posted) same(want, got pairing.Game) bool {
	if p.blind {
		got.RedScore, got.BlackScore = want.RedScore, want.BlackScore
	}
	return want == got
}

// place writes a cell as 报名!D7.
func place(sheet string, col, row int) string {
	return sheet + "!" + xlsx.CellEdit{Col: col, Row: row}.Cell()
}
