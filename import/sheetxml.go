package importer

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
)

// sheetParser turns one worksheet part into a grid.
type sheetParser struct {
	*xmlScanner
	shared []sharedString
	number func(style int, v float64) string // shows dates and times of number cells
	grid   *grid
	cells  *int // how many more cells the workbook may have
	last   int  // number of the last row
}

// parse reads the whole part to its end, so that damage anywhere in it is found.
func (p *sheetParser) parse() (*grid, error) {
	for {
		tok, err := p.next()
		switch {
		case err != nil:
			return nil, err
		case tok == xmlEOF:
			return p.grid, p.order()
		case tok != xmlStart:
		case p.is("row"):
			if err := p.row(); err != nil {
				return nil, err
			}
		case p.is("col") && p.flag("hidden"):
			left, _ := strconv.Atoi(p.attr("min"))
			right, _ := strconv.Atoi(p.attr("max"))
			p.grid.hiddenCols = append(p.grid.hiddenCols, area{left: left, right: right})
		case p.is("mergeCell"):
			if err := p.merge(); err != nil {
				return nil, err
			}
		}
	}
}

// merge reads a merged block.
func (p *sheetParser) merge() error {
	a, ok := parseArea(p.attr("ref"))
	switch {
	case !ok && splitsAsCell(p.attr("ref")):
		return nil // one cell merged with itself
	case !ok:
		return p.errorf("merged cells %q", p.attr("ref"))
	case len(p.grid.merges) == maxMerges:
		return fmt.Errorf("%w: 合并单元格超过 %d 处", errTooLarge, maxMerges)
	}
	p.grid.merges = append(p.grid.merges, a)
	return nil
}

func splitsAsCell(ref string) bool {
	_, _, ok := splitRef([]byte(ref))
	return ok
}

// order puts rows and merged blocks in their order; a row that stands twice is damage.
func (p *sheetParser) order() error {
	rows := p.grid.rows
	slices.SortStableFunc(rows, func(a, b gridRow) int { return a.num - b.num })
	for i := 1; i < len(rows); i++ {
		if rows[i].num == rows[i-1].num {
			return p.errorf("row %d twice", rows[i].num)
		}
	}
	slices.SortStableFunc(p.grid.merges, func(a, b area) int { return cmp.Or(a.top-b.top, a.left-b.left) })
	return nil
}

// row reads <row> to its end; a row without cells is not kept.
func (p *sheetParser) row() error {
	p.last++
	p.grid.elements++
	if ref := p.rawAttr("r"); ref != nil {
		n, err := strconv.Atoi(string(ref))
		if err != nil || n < 1 {
			return p.errorf("row number %q", ref)
		}
		p.last = n
	}
	if p.last > excelize.TotalRows {
		return p.errorf("row %d", p.last)
	}
	r := gridRow{num: p.last, hidden: p.flag("hidden")}
	depth, col := len(p.open), 0
	for {
		tok, err := p.next()
		switch {
		case err != nil:
			return err
		case tok == xmlEnd && len(p.open) < depth:
			return p.keep(r)
		case tok == xmlStart && p.is("c"):
			col++
			p.grid.elements++
			if ref := p.rawAttr("r"); ref != nil {
				n, _, ok := splitRef(ref)
				if !ok {
					return p.errorf("cell %q", ref)
				}
				col = n
			}
			if col > excelize.MaxColumns {
				return p.errorf("column %d", col)
			}
			c := gridCell{col: col}
			filled, err := p.cell(&c)
			if err != nil {
				return err
			}
			if len(c.raw) > maxText {
				return fmt.Errorf("%w: %s 的文字有 %d 字节", errTooLarge, cellName(col, r.num), len(c.raw))
			}
			if filled {
				r.cells = append(r.cells, c)
			}
		}
	}
}

// keep puts a row's cells in their order and adds it to the grid; a cell that stands twice is damage.
func (p *sheetParser) keep(r gridRow) error {
	if len(r.cells) == 0 {
		return nil
	}
	if *p.cells -= len(r.cells); *p.cells < 0 {
		return fmt.Errorf("%w: 超过 %d 格", errTooLarge, maxCells)
	}
	slices.SortStableFunc(r.cells, func(a, b gridCell) int { return a.col - b.col })
	for i := 1; i < len(r.cells); i++ {
		if r.cells[i].col == r.cells[i-1].col {
			return p.errorf("cell %s twice", cellName(r.cells[i].col, r.num))
		}
	}
	r.cells = slices.Clip(r.cells)
	p.grid.rows = append(p.grid.rows, r)
	return nil
}

// cell reads <c> to its end; filled is false for a cell with a format only.
func (p *sheetParser) cell(c *gridCell) (filled bool, err error) {
	typ := string(p.rawAttr("t"))
	style := 0
	if s := p.rawAttr("s"); s != nil {
		style, _ = strconv.Atoi(string(s))
	}
	depth := len(p.open)
	var value string
	var text, formula strings.Builder
	inValue, inFormula, hasValue := false, false, false
	for {
		tok, err := p.next()
		switch {
		case err != nil:
			return false, err
		case tok == xmlEnd && len(p.open) < depth:
			if value += text.String(); value == "" && !c.formula {
				return false, nil
			}
			c.uncached = c.formula && !hasValue
			p.grid.wild = p.grid.wild || c.formula && !tame(formula.String())
			return true, p.finish(c, typ, style, value)
		case tok == xmlStart && p.is("is"):
			if value, err = richText(p.xmlScanner); err != nil {
				return false, err
			}
			typ = "inlineStr"
		case tok == xmlStart:
			inValue, inFormula = p.is("v"), p.is("f")
			hasValue = hasValue || inValue
			c.formula = c.formula || inFormula
		case tok == xmlEnd:
			inValue, inFormula = false, false
		case inValue:
			text.WriteString(p.string())
		case inFormula:
			formula.WriteString(p.string())
		}
	}
}

// finish gives the cell its kind and text.
func (p *sheetParser) finish(c *gridCell, typ string, style int, value string) error {
	switch typ {
	case "s":
		i, err := strconv.Atoi(strings.TrimSpace(value))
		if err != nil || i < 0 || i >= len(p.shared) {
			return fmt.Errorf("%w: string %q is not in the table", errSharedStrings, value)
		}
		c.raw, c.text = p.shared[i].raw, p.shared[i].text
	case "str":
		c.raw = unescapeExcel(value)
		c.text = cleanText(c.raw)
	case "inlineStr", "d":
		c.raw, c.text = value, cleanText(value)
	case "b":
		c.kind, c.raw = boolCell, value
		c.text = map[bool]string{true: "是", false: "否"}[value == "1" || strings.EqualFold(value, "true")]
	case "e":
		c.kind, c.raw, c.text = errorCell, value, value
	default:
		v, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || math.IsInf(v, 0) || math.IsNaN(v) {
			c.raw, c.text = value, cleanText(value)
			return nil
		}
		c.kind, c.num, c.raw = numberCell, v, value
		c.text = p.number(style, v)
	}
	return nil
}
