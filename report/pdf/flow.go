package pdf

import (
	"fmt"

	"qisai/report"
)

// setPart sets a heading, its table and the notes under it.
func (l *layout) setPart(part report.Part) {
	if part.NewPage && l.y > l.top {
		l.newPage()
	} else if l.y > l.top {
		l.y += partGap
	}
	heading := l.clean(part.Heading, l.where("标题"))
	t := l.tables[l.part]
	switch {
	case len(t.rows) > 0:
		l.flow(t, heading)
	case len(t.cols) == 0 && len(part.Table.Notes) > 0: // nothing but text
		l.keep(heading, noteSize*mm*4)
	default:
		l.keep(heading, l.height/10+2*lineGap)
		l.setEmpty(part.EmptyText)
	}
	l.setNotes(part.Table.Notes)
}

// where tells the place of something of the current part.
func (l *layout) where(what string) func() string {
	return func() string {
		if h := l.doc.Parts[l.part].Heading; h != "" {
			return h + " " + what
		}
		return what
	}
}

// headingBlock fits the heading of a part.
func (l *layout) headingBlock(heading string) block {
	return fitBox(font{l.bold, headingSize}, heading, l.room(), l.height/10)
}

// keep sets a heading on this page, or on the next if it would stand there without room for what follows.
func (l *layout) keep(heading string, follows float64) {
	b, h := block{}, 0.0
	if heading != "" {
		b = l.headingBlock(heading)
		h = b.height() + lineGap
	}
	if l.y+h+follows > l.bottom() && l.y > l.top {
		l.newPage()
	}
	if heading != "" {
		l.line(headingMark, b, report.Left)
		l.y += lineGap
	}
}

// setEmpty says that there is nothing.
func (l *layout) setEmpty(text string) {
	if text == "" {
		text = "无"
	}
	text = l.clean(text, l.where("空表说明"))
	l.y += lineGap
	l.line(noteMark, fitBox(font{l.regular, bodySize}, text, l.room(), l.height/10), report.Center)
	l.y += lineGap
}

// setNotes sets lines of text under a table. They go over to the next page where they must.
func (l *layout) setNotes(notes []string) {
	f := font{l.regular, noteSize}
	if len(notes) > 0 {
		l.y += lineGap
	}
	for i, note := range notes {
		note = l.clean(note, l.where(fmt.Sprintf("附注第%d行", i+1)))
		lines, _ := wrap(f, note, l.room())
		for _, line := range lines {
			if l.y+f.leading() > l.bottom() && l.y > l.top {
				l.newPage()
			}
			l.line(noteMark, fit(f, line, l.room()), report.Left)
		}
	}
}

// flow sets a table over as many pages as it needs.
func (l *layout) flow(t *table, heading string) {
	taken := t.header.height
	if heading != "" {
		taken += l.headingBlock(heading+"（续）").height() + lineGap
	}
	rows := splitTall(t.rows, l.bottom()-l.top-taken)
	for first := true; len(rows) > 0; first = false {
		if !first {
			l.newPage()
			if heading != "" {
				l.keep(heading+"（续）", 0)
			}
		} else {
			l.keep(heading, t.header.height+lead(rows, l.bottom()-l.top-taken))
		}
		streams := divide(rows, l.bottom()-l.y-t.header.height, t.streams)
		x, end := t.x, l.y
		for _, s := range streams {
			end = max(end, l.drawTable(t, s, x))
			x += t.width + gutter
			rows = rows[len(s):]
		}
		l.y = end
	}
}

// lead is the height of the rows that stay with a header: two, if they go on one page.
func lead(rows []row, room float64) float64 {
	if len(rows) > 1 && rows[0].height+rows[1].height <= room {
		return rows[0].height + rows[1].height
	}
	return rows[0].height
}

// divide gives the rows that go on a page into streams side by side. The last page gets streams of even height.
func divide(rows []row, room float64, streams int) [][]row {
	out, left := fillStreams(rows, room, streams)
	if left > 0 || streams == 1 {
		return out
	}
	for lo, hi := 0.0, room; hi-lo > 0.1; {
		mid := (lo + hi) / 2
		if even, left := fillStreams(rows, mid, streams); left == 0 {
			out, hi = even, mid
		} else {
			lo = mid
		}
	}
	return out
}

// fillStreams fills streams one after the other and tells how many rows are left. The first takes at least one.
func fillStreams(rows []row, room float64, streams int) (out [][]row, left int) {
	for range streams {
		n, h := 0, 0.0
		for n < len(rows) && (n == 0 && len(out) == 0 || h+rows[n].height <= room) {
			h += rows[n].height
			n++
		}
		if n == 0 {
			break
		}
		out = append(out, rows[:n])
		rows = rows[n:]
	}
	return out, len(rows)
}

// splitTall breaks rows that are higher than a page into pieces. It is the only case in which a row is split.
func splitTall(rows []row, room float64) []row {
	var out []row
	for _, r := range rows {
		if r.height <= room {
			out = append(out, r)
			continue
		}
		leading, most := 0.0, 0
		for _, c := range r.cells {
			leading, most = max(leading, c.font.leading()), max(most, len(c.lines))
		}
		n := max(1, int((room-r.padding)/leading))
		for at := 0; at < most; at += n {
			piece := row{index: r.index, padding: r.padding, height: r.padding + float64(min(n, most-at))*leading}
			for _, c := range r.cells {
				end := min(at+n, len(c.lines))
				piece.cells = append(piece.cells, block{c.font, c.lines[min(at, end):end]})
			}
			out = append(out, piece)
		}
	}
	return out
}
