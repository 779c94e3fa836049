package xlsx

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// escape makes a text fit to stand in XML.
func escape(s string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(s))
	return b.String()
}

// write makes the sheet's XML.
func (t *publicTable) write() {
	o := &t.out
	o.WriteString(xmlHead + `<worksheet xmlns="` + nsMain + `">`)
	// without fitToPage a wide table is torn over several sheets of paper, whatever pageSetup says
	if look := element("tabColor", t.raw.TabColor, "rgb", "theme", "tint", "indexed") + element("pageSetUpPr", t.raw.PageSetUp, "fitToPage"); look != "" {
		o.WriteString("<sheetPr>" + look + "</sheetPr>")
	}
	t.pane()
	t.columns()
	o.WriteString("<sheetData>")
	for i := range t.raw.Rows {
		if r := &t.raw.Rows[i]; t.rows[r.Num] != 0 {
			t.row(r)
		}
	}
	o.WriteString("</sheetData>")
	t.merges()
	o.WriteString(element("printOptions", t.raw.PrintOptions, "horizontalCentered", "verticalCentered", "gridLines", "headings"))
	o.WriteString(element("pageMargins", t.raw.PageMargins, "left", "right", "top", "bottom", "header", "footer"))
	o.WriteString(element("pageSetup", t.raw.PageSetup, "paperSize", "scale", "fitToWidth", "fitToHeight", "orientation"))
	o.WriteString("</worksheet>")
}

// element writes an empty element with the attributes that are known; none gives none.
func element(name string, a rawAttrs, known ...string) string {
	attrs := ""
	for _, k := range known {
		for _, x := range a.Attrs {
			if x.Name.Space == "" && x.Name.Local == k && plainAttribute(x.Value) {
				attrs += fmt.Sprintf(` %s="%s"`, k, escape(x.Value))
			}
		}
	}
	if attrs == "" {
		return ""
	}
	return "<" + name + attrs + "/>"
}

// plainAttribute lets through what a format's attribute can be: a number, a colour, a word.
func plainAttribute(v string) bool { return len(v) <= 24 && !strings.ContainsAny(v, " \n\t") }

// pane keeps frozen rows and columns.
func (t *publicTable) pane() {
	p := t.raw.Pane
	if p == nil || p.State != "frozen" && p.State != "frozenSplit" {
		return
	}
	x, y := 0, 0
	for old, now := range t.cols {
		if old <= p.X {
			x = max(x, now)
		}
	}
	for old, now := range t.rows {
		if old <= p.Y {
			y = max(y, now)
		}
	}
	if x == 0 && y == 0 {
		return
	}
	split, side := "", "bottomRight"
	if x > 0 {
		split += fmt.Sprintf(` xSplit="%d"`, x)
	} else {
		side = "bottomLeft"
	}
	if y > 0 {
		split += fmt.Sprintf(` ySplit="%d"`, y)
	} else {
		side = "topRight"
	}
	fmt.Fprintf(&t.out, `<sheetViews><sheetView workbookViewId="0"><pane%s topLeftCell="%s" activePane="%s" state="frozen"/></sheetView></sheetViews>`,
		split, cellName(x+1, y+1), side)
}

// columns keeps the widths.
func (t *publicTable) columns() {
	var out strings.Builder
	for old := range slices.Max(append(keysOf(t.cols), 0)) {
		now := t.cols[old+1]
		for _, c := range t.raw.Cols {
			if now != 0 && c.Min <= old+1 && old+1 <= c.Max && c.Width > 0 {
				fmt.Fprintf(&out, `<col min="%d" max="%d" width="%s" customWidth="1"/>`, now, now, strconv.FormatFloat(c.Width, 'f', -1, 64))
				break
			}
		}
	}
	if out.Len() > 0 {
		t.out.WriteString("<cols>" + out.String() + "</cols>")
	}
}

func keysOf(m map[int]int) []int {
	var out []int
	for k := range m {
		out = append(out, k)
	}
	return out
}

// row writes a row that stays, and counts the filled cells in it that do not.
func (t *publicTable) row(r *rawRow) {
	now := t.rows[r.Num]
	fmt.Fprintf(&t.out, `<row r="%d"`, now)
	if v, err := strconv.ParseFloat(r.Height, 64); err == nil {
		fmt.Fprintf(&t.out, ` ht="%s" customHeight="1"`, strconv.FormatFloat(v, 'f', -1, 64))
	}
	t.out.WriteString(">")
	cells := slices.Clone(r.Cells)
	slices.SortStableFunc(cells, func(a, b rawCell) int { return a.place().col - b.place().col })
	for i := range cells {
		c := &cells[i]
		at := c.place()
		if m, ok := t.moved[at]; ok {
			style := c.Style
			*c = m
			c.Style = style
		}
		if t.cols[at.col] == 0 {
			if r.Num > t.header && t.text(c) != "" {
				t.report.count(t.columnName(at.col), 1)
			}
			continue
		}
		t.cell(c, at, cellName(t.cols[at.col], now), r.Num)
	}
	t.out.WriteString("</row>")
}

// columnName names a column for the count.
func (t *publicTable) columnName(col int) string {
	if name := maskNumbers(t.names[col]); name != "" {
		return t.spec.Name + "“" + strings.Join(strings.Fields(name), " ") + "”"
	}
	return t.spec.Name + "的隐藏列和没有表头的列"
}

// cell writes the value of a cell, never its formula.
func (t *publicTable) cell(c *rawCell, at place, ref string, row int) {
	text := t.text(c)
	if c.Formula != nil {
		t.report.count("公式（换成了结果）", 1)
	}
	style := ""
	if c.Style > 0 {
		style = fmt.Sprintf(` s="%d"`, c.Style)
	}
	v, isNumber := c.number()
	switch {
	case text == "":
		fmt.Fprintf(&t.out, `<c r="%s"%s/>`, ref, style)
		return
	case t.years[at.col] && row > t.header:
		if text = t.year(c); text != "" {
			t.report.count(t.spec.Name+"出生日期（只留年份）", 1)
		}
	case isNumber:
		if plain := strconv.FormatFloat(v, 'f', -1, 64); maskNumbers(plain) == plain {
			fmt.Fprintf(&t.out, `<c r="%s"%s><v>%s</v></c>`, ref, style, escape(*c.Value))
			return
		}
		text = masked
		t.report.Masked++
	case c.Type == "b", c.Type == "e":
		fmt.Fprintf(&t.out, `<c r="%s"%s t="%s"><v>%s</v></c>`, ref, style, c.Type, escape(text))
		return
	default:
		if m := maskNumbers(text); m != text {
			text = m
			t.report.Masked++
		}
	}
	fmt.Fprintf(&t.out, `<c r="%s"%s t="inlineStr"><is><t xml:space="preserve">%s</t></is></c>`, ref, style, escape(text))
}

// merges keeps what is left of merged cells.
func (t *publicTable) merges() {
	var out []string
	for _, m := range t.raw.Merges {
		b, ok := parseBlock(m.Ref)
		if !ok {
			continue
		}
		left, right := span(t.cols, b.from.col, b.to.col)
		top, bottom := span(t.rows, b.from.row, b.to.row)
		if left == 0 || top == 0 || left == right && top == bottom {
			continue
		}
		out = append(out, `<mergeCell ref="`+cellName(left, top)+":"+cellName(right, bottom)+`"/>`)
	}
	if len(out) > 0 {
		t.out.WriteString("<mergeCells>" + strings.Join(out, "") + "</mergeCells>")
	}
}

// span gives where the first and the last of a range that stay have come to, 0 if none stays.
func span(now map[int]int, from, to int) (first, last int) {
	for old, n := range now {
		if old >= from && old <= to {
			if first == 0 || n < first {
				first = n
			}
			last = max(last, n)
		}
	}
	return first, last
}
