package importer

import "qisai/pairing"

// ShownCell is a cell that shows something.
type ShownCell struct {
	Col, Row int
	Text     string
}

// Cell gives the name of the cell, such as D7.
func (c ShownCell) Cell() string { return cellName(c.Col, c.Row) }

// ShownCells gives what stands in a sheet, row by row. Formulas are left out: their values change without anybody typing.
func (b *Book) ShownCells(sheet string) []ShownCell {
	g := b.grid(sheet)
	if g == nil {
		return nil
	}
	var out []ShownCell
	for _, r := range g.rows {
		for _, c := range r.cells {
			if c.text != "" && !c.formula {
				out = append(out, ShownCell{c.col, r.num, c.text})
			}
		}
	}
	return out
}

// ReadLog reads 编排记录 and nothing else: of a workbook with faults, or one of which nothing else is wanted.
func (b *Book) ReadLog() []LogEntry {
	b.places = newPlaces()
	r := &reader{b: b, t: &pairing.Tournament{}}
	r.log()
	return b.places.log
}
