package xlsx

import (
	"strings"

	"github.com/xuri/excelize/v2"
)

// place is a cell by column and row, from 1.
type place struct{ col, row int }

// name gives D7.
func (p place) name() string { return cellName(p.col, p.row) }

// block is a rectangle of cells, both corners included; the zero block is empty.
type block struct{ from, to place }

func (b block) holds(p place) bool {
	return p.col >= b.from.col && p.col <= b.to.col && p.row >= b.from.row && p.row <= b.to.row
}

// absolute gives $A$1:$D$7.
func (b block) absolute() string {
	return absName(b.from) + ":" + absName(b.to)
}

func absName(p place) string {
	name, err := excelize.CoordinatesToCellName(p.col, p.row, true)
	if err != nil {
		return "$A$1"
	}
	return name
}

// parseBlock reads A1:D7, $A$1:$D$7 or A1; ok is false for anything else.
func parseBlock(ref string) (b block, ok bool) {
	ref = strings.ReplaceAll(ref, "$", "")
	from, to, isRange := strings.Cut(ref, ":")
	if !isRange {
		to = from
	}
	var err1, err2 error
	b.from.col, b.from.row, err1 = excelize.CellNameToCoordinates(from)
	b.to.col, b.to.row, err2 = excelize.CellNameToCoordinates(to)
	return b, err1 == nil && err2 == nil
}

// cellName gives D7, "?" for a place that no sheet has.
func cellName(col, row int) string {
	name, err := excelize.CoordinatesToCellName(col, row)
	if err != nil {
		return "?"
	}
	return name
}

// columnName gives D, "A" for a column that no sheet has.
func columnName(col int) string {
	name, err := excelize.ColumnNumberToName(col)
	if err != nil {
		return "A"
	}
	return name
}

// quoteSheet writes a sheet name as a formula wants it.
func quoteSheet(name string) string { return "'" + strings.ReplaceAll(name, "'", "''") + "'" }
