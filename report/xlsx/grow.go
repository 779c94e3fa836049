package xlsx

import (
	"slices"
	"strings"

	"qisai/report"
	"qisai/templates"
)

// append adds rows below a table that only grows.
func (b *book) append(a *Append) error {
	there, err := b.hasSheet(a.Sheet)
	if err != nil {
		return err
	}
	if !there {
		if err := b.createGrowing(a); err != nil {
			return err
		}
	}
	columns, next, err := b.growingColumns(a)
	if err != nil {
		return err
	}
	for r, row := range a.Rows {
		if err := b.growingRow(a, row, columns, next+r); err != nil {
			return err
		}
	}
	return nil
}

// growingRow writes one row, as high as its texts need.
func (b *book) growingRow(a *Append, cells []report.Cell, columns []int, row int) error {
	height := 1.0
	for i, c := range cells[:min(len(cells), len(columns))] {
		p := place{columns[i], row}
		look := growingLook(a, i)
		if err := b.fillCell(a.Sheet, p, c, look); err != nil {
			return err
		}
		if look.wrap {
			height = max(height, lines(c.Text, columnWidth(&a.Columns.Columns[i]), 11))
		} else if err := b.widen(a, i, p.col, c.Text); err != nil {
			return err
		}
	}
	return b.SetRowHeight(a.Sheet, row, min(maxRowHeight, max(rowHeight, height*lineHeight+4)))
}

// widen makes room for a text that does not wrap, such as a long seed, unless its column is hidden.
func (b *book) widen(a *Append, i, col int, text string) error {
	if slices.Contains(a.Hidden, a.Columns.Columns[i].Name) {
		return nil
	}
	name := columnName(col)
	now, err := b.GetColWidth(a.Sheet, name)
	if err != nil || now >= textWidth(text)+2 {
		return err
	}
	return b.SetColWidth(a.Sheet, name, name, min(widestGuess, textWidth(text)+2))
}

// growingColumns finds where each column stands, adding those that are missing at the right, and the first free row.
func (b *book) growingColumns(a *Append) (columns []int, next int, err error) {
	rows, err := b.rows(a.Sheet)
	if err != nil {
		return nil, 0, err
	}
	var names []string
	for _, c := range a.Columns.Columns {
		names = append(names, c.Name)
	}
	h, ok := findHeader(rows, names)
	if !ok && len(rows) > 0 {
		return nil, 0, &FileError{
			Sheet: a.Sheet, Msg: "找不到表头（" + strings.Join(names, "、") + "）", Hint: "请给这张表改名，程序会另建一张",
		}
	}
	if !ok {
		h = foundHeader{row: 1}
	}
	for i, name := range names {
		col, known := h.columns[fold(name)]
		if !known {
			h.last++
			col = h.last
			if err := b.growingHeader(a, i, place{col, h.row}); err != nil {
				return nil, 0, err
			}
		}
		columns = append(columns, col)
	}
	return columns, max(len(rows), h.row) + 1, nil
}

// createGrowing makes the sheet, its columns and its page.
func (b *book) createGrowing(a *Append) error {
	if err := b.create(a.Sheet); err != nil {
		return err
	}
	for i := range a.Columns.Columns {
		if err := b.growingHeader(a, i, place{i + 1, 1}); err != nil {
			return err
		}
	}
	if err := b.SetRowHeight(a.Sheet, 1, 24); err != nil {
		return err
	}
	if err := b.freeze(a.Sheet, 0, 1); err != nil {
		return err
	}
	if err := b.tabColor(a.Sheet, tabProgram); err != nil {
		return err
	}
	return b.printSetup(a.Sheet, true, 1, 1)
}

// growingHeader writes one header cell and sets its column up.
func (b *book) growingHeader(a *Append, i int, p place) error {
	c := &a.Columns.Columns[i]
	if err := b.fillCell(a.Sheet, p, report.T(c.Name), headerLook); err != nil {
		return err
	}
	name := columnName(p.col)
	if err := b.SetColWidth(a.Sheet, name, name, columnWidth(c)); err != nil {
		return err
	}
	if slices.Contains(a.Hidden, c.Name) {
		return b.SetColVisible(a.Sheet, name, false)
	}
	return nil
}

// growingLook is the look of a column's cells: long texts wrap, and a row grows with them.
func growingLook(a *Append, i int) look {
	c := &a.Columns.Columns[i]
	k := look{border: true, align: "center", format: "@"}
	if c.Format == templates.AsNumber {
		k.format = ""
	}
	if c.Width >= 16 {
		k.align, k.wrap = "left", !slices.Contains(a.Hidden, c.Name)
	}
	return k
}
