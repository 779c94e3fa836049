package xlsx

import (
	"fmt"

	"qisai/report"
)

// extend adds the rows of a table below those of a sheet of the program that is there; whatever stands in it stays as it
// is. Without the sheet it is made, as owned does.
func (b *book) extend(s *report.Sheet) error {
	there, err := b.hasSheet(s.Name)
	switch {
	case err != nil:
		return err
	case !there:
		return b.owned(s)
	}
	columns, next, err := b.extendColumns(s)
	if err != nil {
		return err
	}
	for r, row := range s.Table.Rows {
		if err := b.extendRow(s, row, columns, next+r); err != nil {
			return err
		}
	}
	for i, c := range s.Table.Columns {
		if len(c.Choices) == 0 || len(s.Table.Rows) == 0 {
			continue
		}
		area := cellName(columns[i], next) + ":" + cellName(columns[i], next+len(s.Table.Rows)-1)
		if err := b.addChoices(s.Name, area, c.Choices, ""); err != nil {
			return err
		}
	}
	return nil
}

// extendColumns finds where each column stands, and the first row below everything.
func (b *book) extendColumns(s *report.Sheet) (columns []int, next int, err error) {
	rows, err := b.rows(s.Name)
	if err != nil {
		return nil, 0, err
	}
	names := make([]string, len(s.Table.Columns))
	for i, c := range s.Table.Columns {
		names[i] = c.Header
	}
	h, ok := findHeader(rows, names)
	for _, name := range names {
		col := h.columns[fold(name)]
		if !ok || col == 0 {
			return nil, 0, &FileError{
				Sheet: s.Name, Msg: fmt.Sprintf("表头缺少“%s”，不能接着写", name), Hint: "把表头补上，或把现有的表头改成这个名称",
			}
		}
		columns = append(columns, col)
	}
	return columns, len(rows) + 1, nil
}

// extendRow writes one row.
func (b *book) extendRow(s *report.Sheet, cells []report.Cell, columns []int, row int) error {
	for i, c := range cells[:min(len(cells), len(columns))] {
		p := place{columns[i], row}
		if err := b.fillCell(s.Name, p, c, bodyLook(&s.Table.Columns[i])); err != nil {
			return err
		}
	}
	return b.SetRowHeight(s.Name, row, rowHeight)
}
