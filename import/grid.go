package importer

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/xuri/excelize/v2"
)

// grid is one worksheet as it stands in the file: only rows and cells that hold something, whatever the distance
// between them.
type grid struct {
	name       string
	hidden     bool
	rows       []gridRow // ascending
	merges     []area    // by top row, then by column
	hiddenCols []area
	wild       bool // it holds a formula that is not tame
	elements   int  // rows and cells in the file, those with a format only included
}

type gridRow struct {
	num    int
	hidden bool
	cells  []gridCell // ascending
}

type cellKind uint8

const (
	textCell cellKind = iota
	numberCell
	boolCell
	errorCell
)

// gridCell is one cell. text is what all reading works with: cleaned; dates and times of number cells as 2009-01-02 or
// 8:30; 是 or 否 for a check box.
type gridCell struct {
	col      int
	kind     cellKind
	formula  bool
	uncached bool    // a formula whose value the file does not hold
	num      float64 // of a numberCell
	raw      string  // text before cleaning
	text     string
}

// area is a block of cells, bounds included.
type area struct{ left, top, right, bottom int }

// row gives a row by number, nil if nothing stands in it.
func (g *grid) row(num int) *gridRow {
	i, ok := slices.BinarySearchFunc(g.rows, num, func(r gridRow, n int) int { return cmp.Compare(r.num, n) })
	if !ok {
		return nil
	}
	return &g.rows[i]
}

// below gives the rows behind a row.
func (g *grid) below(num int) []gridRow {
	i, _ := slices.BinarySearchFunc(g.rows, num+1, func(r gridRow, n int) int { return cmp.Compare(r.num, n) })
	return g.rows[i:]
}

// cell gives a cell by column, nil if it is empty.
func (r *gridRow) cell(col int) *gridCell {
	if r == nil {
		return nil
	}
	i, ok := slices.BinarySearchFunc(r.cells, col, func(c gridCell, n int) int { return cmp.Compare(c.col, n) })
	if !ok {
		return nil
	}
	return &r.cells[i]
}

// blank says whether nothing can be seen in the row; a formula that has not been computed may yet show something.
func (r *gridRow) blank() bool {
	for i := range r.cells {
		if r.cells[i].text != "" || r.cells[i].uncached {
			return false
		}
	}
	return true
}

// mergedFrom gives the merged blocks that begin in a row.
func (g *grid) mergedFrom(row int) []area {
	find := func(top int) int {
		i, _ := slices.BinarySearchFunc(g.merges, top, func(m area, n int) int { return cmp.Compare(m.top, n) })
		return i
	}
	return g.merges[find(row):find(row+1)]
}

// overlap finds two merged blocks that share a cell. No program makes such a sheet, and Excel offers to repair it.
func (g *grid) overlap() (a, b string, found bool) {
	var open []area // those that reach down to the row at hand
	for _, m := range g.merges {
		open = slices.DeleteFunc(open, func(o area) bool { return o.bottom < m.top })
		for _, o := range open {
			if o.left <= m.right && m.left <= o.right {
				return o.name(), m.name(), true
			}
		}
		open = append(open, m)
	}
	return "", "", false
}

// name gives A1:C3.
func (a area) name() string { return cellName(a.left, a.top) + ":" + cellName(a.right, a.bottom) }

// cellName gives D7.
func cellName(col, row int) string {
	name, err := excelize.CoordinatesToCellName(col, row)
	if err != nil {
		return ""
	}
	return name
}

// splitRef reads D7 or $D$7; ok is false for anything else.
func splitRef(ref []byte) (col, row int, ok bool) {
	for _, c := range ref {
		switch {
		case c == '$':
		case c >= 'A' && c <= 'Z' && row == 0 && col < excelize.MaxColumns:
			col = col*26 + int(c-'A') + 1
		case c >= 'a' && c <= 'z' && row == 0 && col < excelize.MaxColumns:
			col = col*26 + int(c-'a') + 1
		case c >= '0' && c <= '9' && col > 0 && row < excelize.TotalRows:
			row = row*10 + int(c-'0')
		default:
			return 0, 0, false
		}
	}
	return col, row, col > 0 && col <= excelize.MaxColumns && row > 0 && row <= excelize.TotalRows
}

// parseArea reads A1:C3.
func parseArea(ref string) (area, bool) {
	for i := range ref {
		if ref[i] == ':' {
			l, t, ok1 := splitRef([]byte(ref[:i]))
			r, b, ok2 := splitRef([]byte(ref[i+1:]))
			return area{min(l, r), min(t, b), max(l, r), max(t, b)}, ok1 && ok2
		}
	}
	return area{}, false
}

// plainNumber writes a number without exponent, 12 for 12.0.
func plainNumber(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
