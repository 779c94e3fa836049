package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/report/xlsx"
)

// writeEntries writes the plan into 报名, with a row of 编排记录 and a backup.
func (a *app) writeEntries(e *event, plan *importer.MergePlan, files []string) error {
	var ed edits
	ed.serials(e.book, e.t)
	added, err := e.entryCells(&ed, plan)
	if err != nil {
		return err
	}
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = importer.Masked(filepath.Base(f))
	}
	ed.log(report.LogEntry{
		Time: a.now.Format("2006-01-02 15:04:05"), Version: version(), Command: "导入", Players: len(added),
		Text: fmt.Sprintf("%s：新增 %d，补充 %d，相同 %d，存疑 %d", strings.Join(names, "、"), plan.Count(importer.New),
			plan.Count(importer.Changed), plan.Count(importer.Same), plan.Count(importer.Doubtful)),
	})
	u := ed.update()
	data, err := xlsx.Apply(e.file.data, u)
	var cell *xlsx.CellError
	var file *xlsx.FileError
	switch {
	case errors.As(err, &cell):
		return hinted(failf(exitFaults, "%v", cell), cell.Hint)
	case errors.As(err, &file):
		return hinted(failf(exitFile, "%s：%v", e.file.path, file), file.Hint)
	case err != nil:
		return err
	}
	if err := xlsx.Untouched(e.file.data, data, u); err != nil {
		return err
	}
	if err := verifyEntries(data, e.t, added); err != nil {
		return err
	}
	_, err = e.file.commit(data, "导入", a.now, nil)
	return err
}

// entryCells puts new people below the last entry and fills cells of those already there. It gives the new names in
// order.
func (e *event) entryCells(ed *edits, plan *importer.MergePlan) (added []string, err error) {
	row, ok := e.book.NewRosterRows(plan.Count(importer.New))
	if !ok {
		return nil, failf(exitFaults, "“报名”表下面没有空行").hint("删去表格下面很远处的内容")
	}
	serial := 0
	for _, p := range e.t.Players {
		serial = max(serial, p.Entry)
	}
	for i := range plan.Items {
		it := &plan.Items[i]
		switch {
		case it.Kind == importer.Changed && it.Player != nil:
			for _, c := range it.Set {
				ed.player(e.book, it.Player, c.Column, report.T(c.Text))
			}
		case it.Kind == importer.New:
			serial++
			ed.rosterCell(e.book, row, "序号", report.N(serial))
			for _, c := range it.Set {
				ed.rosterCell(e.book, row, c.Column, report.T(c.Text))
				if c.Column == "姓名" {
					added = append(added, c.Text)
				}
			}
			row++
		}
	}
	return added, nil
}

// rosterCell writes a cell of a new row of 报名, making the column if the organiser has none.
func (e *edits) rosterCell(b *importer.Book, row int, column string, c report.Cell) {
	sheet, col, ok := b.RosterColumn(column)
	if !ok {
		sheet, col, _ = b.NewRosterColumn(e.addColumn(b, column))
	}
	e.cells = append(e.cells, xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: c.Text, Number: c.Number})
}

// verifyEntries reads the new workbook: everybody who was there and, behind them, everybody new, and no fault.
func verifyEntries(data []byte, t *pairing.Tournament, added []string) error {
	if err := verify(data, t, &edits{}); err != nil {
		return err
	}
	book, err := importer.Open(data)
	if err != nil {
		return err
	}
	defer book.Close()
	got, _ := book.Read()
	var names []string
	for _, p := range got.Players[min(len(t.Players), len(got.Players)):] {
		names = append(names, p.Name)
	}
	if !slices.Equal(names, added) {
		return fmt.Errorf("写好的报名表里新增的人不一致：应有 %d 人，读回 %d 人", len(added), len(names))
	}
	return nil
}
