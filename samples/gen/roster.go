package main

import (
	"fmt"
	"strconv"
	"time"

	"qisai/report/xlsx"
	"qisai/samples/field"
	"qisai/templates"
)

// newBook makes the workbook before the first round: the regulation and the entries.
func (e *event) newBook() ([]byte, error) {
	preset, err := e.completed()
	if err != nil {
		return nil, err
	}
	data, err := xlsx.New(preset)
	if err != nil {
		return nil, err
	}
	edits, err := rosterEdits(field.Entries(e.field))
	if err != nil {
		return nil, err
	}
	return xlsx.Apply(data, xlsx.Update{Cells: edits, Activate: templates.SheetRoster})
}

// rosterEdits types the entries into 报名 of a new workbook, which has its header in row 1.
func rosterEdits(entries []field.Entry) ([]xlsx.CellEdit, error) {
	roster := templates.SheetByName(templates.SheetRoster)
	var out []xlsx.CellEdit
	for i, e := range entries {
		for c := range roster.Columns {
			column := &roster.Columns[c]
			text := e.Cell(column.Name)
			if text == "" {
				continue
			}
			edit := xlsx.CellEdit{Sheet: roster.Name, Col: c + 1, Row: i + 2, Text: text}
			if err := typeAs(&edit, column.Format); err != nil {
				return nil, fmt.Errorf("%s %s: %w", edit.Cell(), column.Name, err)
			}
			if column.Name == "身份证号" && e.IDBroken {
				edit.Number = true // as when a number is pasted into a cell that is not text
			}
			out = append(out, edit)
		}
	}
	return out, nil
}

// typeAs makes numbers of what stands in a column of numbers, and of dates the count of days Excel keeps.
func typeAs(e *xlsx.CellEdit, format templates.Format) error {
	switch format {
	case templates.AsNumber:
		e.Number = true
	case templates.AsDate:
		d, err := time.Parse("2006-01-02", e.Text)
		if err != nil {
			return err
		}
		e.Number = true
		e.Text = strconv.Itoa(int(d.Sub(time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)).Hours() / 24))
	}
	return nil
}
