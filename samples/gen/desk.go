package main

import (
	"fmt"
	"slices"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report/xlsx"
	"qisai/templates"
)

// typeEntries types into 报名.
func typeEntries(data []byte, entries []entry) ([]byte, error) {
	if len(entries) == 0 {
		return data, nil
	}
	book, err := importer.Open(data)
	if err != nil {
		return nil, err
	}
	defer book.Close()
	t, _ := book.Read()
	roster := templates.SheetByName(templates.SheetRoster)
	var edits []xlsx.CellEdit
	for _, e := range entries {
		i := slices.IndexFunc(t.Players, func(p *pairing.Player) bool { return p.Entry == e.serial })
		if i < 0 {
			return nil, fmt.Errorf("no 序号 %d", e.serial)
		}
		sheet, col, row, _, ok := book.PlayerCell(t.Players[i], e.column)
		c := slices.IndexFunc(roster.Columns, func(c templates.Column) bool { return c.Name == e.column })
		if !ok || c < 0 {
			return nil, fmt.Errorf("报名 has no column %s", e.column)
		}
		edit := xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: e.text}
		if err := typeAs(&edit, roster.Columns[c].Format); err != nil {
			return nil, err
		}
		edits = append(edits, edit)
	}
	return xlsx.Apply(data, xlsx.Update{Cells: edits})
}

// typePicked types 名单 of the awards that are picked by hand. 奖项 still stands as in a new workbook: all its columns, and
// the rows of the preset under them.
func (e *event) typePicked(data []byte) ([]byte, error) {
	if len(e.picked) == 0 {
		return data, nil
	}
	p, err := templates.LoadPreset(e.preset)
	if err != nil {
		return nil, err
	}
	rows := p.Sheets[templates.SheetPrizes]
	prize := slices.Index(rows[0], "奖项")
	names := slices.IndexFunc(templates.SheetByName(templates.SheetPrizes).Columns, func(c templates.Column) bool { return c.Name == "名单" })
	var edits []xlsx.CellEdit
	for i, row := range rows {
		if text := e.picked[row[prize]]; text != "" {
			edits = append(edits, xlsx.CellEdit{Sheet: templates.SheetPrizes, Col: names + 1, Row: i + 1, Text: text})
		}
	}
	if len(edits) != len(e.picked) {
		return nil, fmt.Errorf("%d awards are picked, 奖项 has %d of them", len(e.picked), len(edits))
	}
	return xlsx.Apply(data, xlsx.Update{Cells: edits})
}
