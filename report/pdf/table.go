package pdf

import (
	"fmt"
	"slices"
	"strings"

	"qisai/report"
)

const (
	nameFactor   = 14.0 / 12 // names to other cells
	headerFactor = 0.85      // headers to cells
	padX         = 1.2       // left and right in a cell
	padY         = 0.55      // above and below, at bodySize
	headerMost   = 25.0      // height of a header
	gutter       = 6.0       // between two streams

	hairline, middleLine, frameLine = 0.15, 0.3, 0.5
	headerGrey                      = 224
)

// table is a table whose texts have been fitted into its columns.
type table struct {
	cols     []column
	header   row
	rows     []row
	streams  int
	x, width float64 // of the first stream
	foot     *foot   // nil for most
}

// foot makes the row that ends a table on each page.
type foot struct {
	height float64
	fit    func(from, to int) row
}

type column struct {
	width float64
	align report.Align
}

// row is a row of fitted texts. It remembers where it came from.
type row struct {
	index   int
	cells   []block
	height  float64
	padding float64 // above and below together
}

// setTables fits the tables of all parts into the width of the page. Tables with the same columns get the same widths.
func (l *layout) setTables() {
	drafts := make([]*draft, len(l.doc.Parts))
	alike := map[string]*draft{}
	for i, part := range l.doc.Parts {
		l.part = i
		d := l.draft(part)
		d.whole = len(l.doc.Parts) > 1
		drafts[i] = d
		if all := alike[d.key()]; all == nil {
			all := *d
			all.cols = slices.Clone(d.cols)
			alike[d.key()] = &all
		} else {
			all.rows = append(all.rows[:len(all.rows):len(all.rows)], d.rows...)
		}
	}
	for _, d := range alike {
		d.measure()
		d.plan = d.choose(l.room())
	}
	for i, d := range drafts {
		l.part = i
		l.tables = append(l.tables, l.setTable(d, alike[d.key()].plan))
	}
}

// setTable fits the texts of a table into columns.
func (l *layout) setTable(d *draft, p plan) *table {
	t := &table{streams: p.streams, x: marginLeft}
	for i, c := range d.cols {
		t.cols = append(t.cols, column{p.widths[i], c.align})
		t.width += p.widths[i]
	}
	if p.streams == 1 {
		t.x += (l.room() - t.width) / 2
	}
	t.header = d.fitHeader(p)
	for i := range d.rows {
		t.rows = append(t.rows, d.fitRow(i, p))
	}
	t.foot = l.newFoot(d, p)
	return t
}

// newFoot fits the row that ends a table on each page, once it is known what stands above it.
func (l *layout) newFoot(d *draft, p plan) *foot {
	part := l.doc.Parts[l.part]
	if part.PageFoot == nil || p.streams > 1 {
		return nil
	}
	height := max(part.RowHeight, 1.5*p.size*mm)
	return &foot{height, func(from, to int) row {
		cells := part.PageFoot(from, to)
		r := row{index: -1, height: height}
		for i, c := range d.from {
			text := ""
			if c < len(cells) {
				text = l.clean(cells[c].Text, l.where("小计"))
			}
			r.cells = append(r.cells, fitBox(d.font(true, p.size), text, inner(p.widths[i]), height))
		}
		return r
	}}
}

// draft cleans and measures the cells of the columns that are printed.
func (l *layout) draft(part report.Part) *draft {
	t := part.Table
	d := &draft{size: part.FontSize, streams: max(part.Streams, 1), rowHeight: part.RowHeight, regular: l.regular, bold: l.bold}
	if d.size <= 0 {
		d.size = bodySize
	}
	if d.names = part.NameSize; d.names <= 0 {
		d.names = d.size * nameFactor
	}
	for i, c := range t.Columns {
		if c.Kind != report.Private && !c.Hidden {
			header := l.clean(c.Header, l.where("表头"))
			d.cols = append(d.cols, newDraftColumn(c, header, d.headerFont(1)))
			d.from = append(d.from, i)
		}
	}
	if len(d.from) == 0 {
		return d
	}
	for r, cells := range t.Rows {
		row := make([]draftCell, len(d.from))
		for i, c := range d.from {
			if c >= len(cells) {
				continue
			}
			row[i].bold = cells[c].Bold || t.Columns[c].Name
			row[i].text = l.clean(cells[c].Text, l.where(fmt.Sprintf("“%s”第%d行", t.Columns[c].Header, r+1)))
			row[i].need = widest(d.font(row[i].bold, 1), strings.Split(row[i].text, "\n"))
		}
		d.rows = append(d.rows, row)
	}
	if part.PageFoot != nil && len(d.rows) > 0 {
		d.reserve(part.PageFoot(0, len(d.rows)))
	}
	return d
}

// reserve keeps room for the sums of all rows, which are wider than those of any page.
func (d *draft) reserve(foot []report.Cell) {
	for i, c := range d.from {
		if c < len(foot) && d.cols[i].align == report.Right {
			d.cols[i].must = d.font(true, 1).width(foot[c].Text)
		}
	}
}

// fitHeader fits the headers into their columns.
func (d *draft) fitHeader(p plan) row {
	r := row{index: -1, padding: 2 * padY * p.size / bodySize}
	for i, c := range d.cols {
		f, room := d.headerFont(p.size), inner(p.widths[i])
		b := fit(f, c.header, room)
		if b.font.size < f.size { // two lines are better than small ones
			if lines := balance(f, c.header, room); len(lines) <= 2 && widest(f, lines) <= room {
				b = block{f, lines}
			}
		}
		if b.height() > headerMost {
			b = fitBox(f, c.header, room, headerMost)
		}
		r.cells = append(r.cells, b)
		r.height = max(r.height, b.height()+r.padding)
	}
	return r
}

// fitRow fits a row into its columns.
func (d *draft) fitRow(i int, p plan) row {
	r := row{index: i, padding: 2 * padY * p.size / bodySize}
	for c, cell := range d.rows[i] {
		f := d.font(cell.bold, p.cellSize(d.cols[c]))
		b := fitTo(f, p.floor(d.cols[c], d), cell.text, inner(p.widths[c]))
		if d.cols[c].prose {
			b = prose(f, cell.text, inner(p.widths[c]))
		}
		r.cells = append(r.cells, b)
		r.height = max(r.height, b.height()+r.padding, f.leading()+r.padding, d.rowHeight)
	}
	return r
}

// drawTable draws a header and rows under it, from l.y down, and gives where it ends.
func (l *layout) drawTable(t *table, rows []row, x float64) float64 {
	if t.foot != nil && len(rows) > 0 {
		rows = append(rows[:len(rows):len(rows)], t.foot.fit(rows[0].index, rows[len(rows)-1].index+1))
	}
	p, top, y := l.page(), l.y, l.y
	p.fills = append(p.fills, fill{box{x, y, t.width, t.header.height}, headerGrey})
	y = l.drawRow(t, t.header, headerMark, x, y)
	for i, r := range rows {
		width := hairline
		if i == 0 {
			width = middleLine
		}
		k := cellMark
		if r.index < 0 {
			k, width = footMark, middleLine
		}
		p.rules = append(p.rules, rule{x, y, x + t.width, y, width})
		y = l.drawRow(t, r, k, x, y)
	}
	for i, at := 0, x; i < len(t.cols)-1; i++ {
		at += t.cols[i].width
		p.rules = append(p.rules, rule{at, top, at, y, hairline})
	}
	right := x + t.width
	p.rules = append(p.rules, rule{x, top, right, top, frameLine}, rule{x, y, right, y, frameLine},
		rule{x, top, x, y, frameLine}, rule{right, top, right, y, frameLine})
	return y
}

func (l *layout) drawRow(t *table, r row, k kind, x, y float64) float64 {
	p := l.page()
	for c, b := range r.cells {
		place := box{x, y, t.cols[c].width, r.height}
		align := t.cols[c].align
		if k == footMark && align == report.Left || k == headerMark {
			align = report.Center
		}
		room := inner(place.w)
		ink := p.write(b, box{x + (place.w-room)/2, y, room, r.height}, align)
		p.marks = append(p.marks, mark{k, l.part, r.index, c, place, ink})
		x += place.w
	}
	return y + r.height
}
