package importer

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// sheetParser turns one worksheet part into a grid.
type sheetParser struct {
	*xmlScanner
	shared []sharedString
	number func(style int, v float64) string // shows dates and times of number cells
	grid   *grid
}

// parse reads the whole part to its end, so that damage anywhere in it is found.
func (p *sheetParser) parse() (*grid, error) {
	sorted := true
	for {
		tok, err := p.next()
		switch {
		case err != nil:
			return nil, err
		case tok == xmlEOF:
			if !sorted {
				slices.SortStableFunc(p.grid.rows, func(a, b gridRow) int { return a.num - b.num })
			}
			return p.grid, nil
		case tok != xmlStart:
		case p.is("row"):
			last := p.lastRow()
			if err := p.row(last + 1); err != nil {
				return nil, err
			}
			sorted = sorted && p.lastRow() >= last
		case p.is("col") && p.flag("hidden"):
			left, _ := strconv.Atoi(p.attr("min"))
			right, _ := strconv.Atoi(p.attr("max"))
			p.grid.hiddenCols = append(p.grid.hiddenCols, area{left: left, right: right})
		case p.is("mergeCell"):
			if a, ok := parseArea(p.attr("ref")); ok {
				p.grid.merges = append(p.grid.merges, a)
			}
		}
	}
}

func (p *sheetParser) lastRow() int {
	if n := len(p.grid.rows); n > 0 {
		return p.grid.rows[n-1].num
	}
	return 0
}

// row reads <row> to its end; a row without cells is not kept unless it tells the number of the next one.
func (p *sheetParser) row(num int) error {
	if n, err := strconv.Atoi(p.attr("r")); err == nil && n > 0 {
		num = n
	}
	r := gridRow{num: num, hidden: p.flag("hidden")}
	depth, col, sorted := len(p.open), 0, true
	for {
		tok, err := p.next()
		switch {
		case err != nil:
			return err
		case tok == xmlEnd && len(p.open) < depth:
			if !sorted {
				slices.SortStableFunc(r.cells, func(a, b gridCell) int { return a.col - b.col })
			}
			p.grid.rows = append(p.grid.rows, r)
			return nil
		case tok == xmlStart && p.is("c"):
			c := gridCell{col: col + 1}
			if n, _, ok := splitRef(p.rawAttr("r")); ok {
				c.col = n
			}
			sorted = sorted && c.col > col
			col = c.col
			filled, err := p.cell(&c)
			if err != nil {
				return err
			}
			if filled {
				r.cells = append(r.cells, c)
			}
		}
	}
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
	inValue, hasValue := false, false
	for {
		tok, err := p.next()
		switch {
		case err != nil:
			return false, err
		case tok == xmlEnd && len(p.open) < depth:
			if value == "" && !c.formula {
				return false, nil
			}
			c.uncached = c.formula && !hasValue
			return true, p.finish(c, typ, style, value)
		case tok == xmlStart && p.is("is"):
			if value, err = richText(p.xmlScanner); err != nil {
				return false, err
			}
			typ = "inlineStr"
		case tok == xmlStart:
			inValue = p.is("v")
			hasValue = hasValue || inValue
			c.formula = c.formula || p.is("f")
		case tok == xmlEnd:
			inValue = false
		case inValue:
			value += p.string()
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
