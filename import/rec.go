package importer

import (
	"slices"

	"qisai/pairing"
)

// rec is one data row of a table, with the reader that collects its problems.
type rec struct {
	*reader
	t   *table
	row *gridRow
}

// each calls do for every data row.
func (r *reader) each(t *table, do func(rec)) {
	if t == nil {
		return
	}
	for _, row := range t.rows {
		do(rec{r, t, row})
	}
}

// get gives the cell under a column, nil if it is empty or the sheet has no such column.
func (c rec) get(column string) *gridCell { return c.t.get(c.row, column) }

// get looks into merged cells too.
func (t *table) get(row *gridRow, column string) *gridCell {
	col := t.cols[column]
	if col == 0 {
		return nil
	}
	cell := row.cell(col)
	if cell == nil || cell.text == "" {
		cell = t.merged[[2]int{col, row.num}]
	}
	if cell != nil && cell.kind == errorCell { // reported already
		return nil
	}
	return cell
}

// text gives the printed form of a cell, on one line.
func (c rec) text(column string) string {
	if cell := c.get(column); cell != nil {
		return line(cell.text)
	}
	return ""
}

// data gives a cell folded to half-width.
func (c rec) data(column string) string { return fold(c.text(column)) }

// at names the cell under a column; without such a column the first cell of the row.
func (c rec) at(column string) string { return cellName(max(c.t.cols[column], 1), c.row.num) }

func (c rec) fault(column, hint, format string, args ...any) {
	c.add(Fault, c.t.g.name, c.at(column), hint, format, args...)
}

func (c rec) warn(column, hint, format string, args ...any) {
	c.add(Warning, c.t.g.name, c.at(column), hint, format, args...)
}

// int reads a whole number not below least; 0 for an empty cell, and for anything else with a fault.
func (c rec) int(column string, least int) int { return c.intOr(column, 0, least) }

// intOr is int with another value for an empty cell.
func (c rec) intOr(column string, empty, least int) int {
	return c.whole(column, c.text(column), parseInt, empty, least)
}

// count is int for what is set once and may be written in words: 四, 十二名.
func (c rec) count(column string, least int) int { return c.countOr(column, 0, least) }

// countOr is count with another value for an empty cell.
func (c rec) countOr(column string, empty, least int) int {
	return c.whole(column, c.text(column), parseCount, empty, least)
}

// whole reads the text of a column as a number with parse.
func (c rec) whole(column, text string, parse func(string) (int, bool), empty, least int) int {
	if text == "" {
		return empty
	}
	n, ok := parse(text)
	switch {
	case !ok:
		c.fault(column, "请填一个整数", "“%s”应是整数，现在是“%s”", c.label(column), text)
	case n < least || n > 1e9:
		c.fault(column, "", "“%s”不能是 %d", c.label(column), n)
	default:
		return n
	}
	return empty
}

// date reads a full date; anything else that is not empty is a fault.
func (c rec) date(column string) pairing.Date {
	d, form := cellDate(c.get(column), c.b.date1904)
	if form == noSuchDay {
		c.fault(column, "请核对", "“%s”没有这一天：“%s”", c.label(column), c.text(column))
		return pairing.Date{}
	}
	if form != noDate && form != fullDate {
		c.fault(column, "写成 2009-01-01 的样子", "“%s”不是完整的日期：“%s”", c.label(column), c.text(column))
		return pairing.Date{}
	}
	return d
}

// yes reads 是 or 否 in their many spellings; anything else is a fault.
func (c rec) yes(column string) pairing.Tri {
	v, ok := parseYes(c.text(column))
	if !ok {
		c.fault(column, "请填 是 或 否", "“%s”看不懂：“%s”", c.label(column), c.text(column))
	}
	return v
}

var yesWords = map[pairing.Tri][]string{
	pairing.Yes: {"是", "有", "√", "✓", "✔", "☑", "v", "y", "yes", "true", "对", "1", "需要", "须", "需"},
	pairing.No:  {"否", "无", "×", "✗", "✘", "x", "n", "no", "false", "不", "0", "-", "不需要", "没有", "不是"},
}

// parseYes reads 是 or 否; Unsaid for empty text.
func parseYes(text string) (pairing.Tri, bool) {
	k := key(text)
	if k == "" {
		return pairing.Unsaid, true
	}
	for tri, words := range yesWords {
		if slices.Contains(words, k) {
			return tri, true
		}
	}
	return pairing.Unsaid, false
}
