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
	if part.Cards != nil && len(part.Cards.Items) > 0 {
		l.setCards(part.Cards)
		return
	}
	heading := l.clean(part.Heading, l.where("标题"))
	if part.Tree != nil {
		l.setTree(part.Tree, heading)
		return
	}
	t, notes := l.tables[l.part], l.noteLines(part.Table.Notes)
	switch {
	case part.Chart != nil:
		l.setChart(part.Chart, heading, notesHeight(notes))
	case len(t.rows) > 0:
		l.flow(t, heading, notesHeight(notes))
	case len(t.cols) == 0 && len(part.Table.Notes) > 0: // nothing but text
		l.keep(heading, noteSize*mm*4)
	default:
		l.keep(heading, l.height/10+2*lineGap)
		l.setEmpty(part.EmptyText)
	}
	l.setNotes(notes)
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

// noteLines breaks the lines of text under a table.
func (l *layout) noteLines(notes []string) []block {
	var out []block
	f := font{l.regular, noteSize}
	for i, note := range notes {
		lines, _ := wrap(f, l.clean(note, l.where(fmt.Sprintf("附注第%d行", i+1))), l.room())
		for _, line := range lines {
			out = append(out, fit(f, line, l.room()))
		}
	}
	return out
}

// notesHeight is the room under the last rows of a table for its notes, or the first of them.
func notesHeight(notes []block) float64 {
	h := 0.0
	for _, b := range notes[:min(len(notes), 4)] {
		h += b.height()
	}
	if h > 0 {
		h += lineGap
	}
	return h
}

// setNotes sets lines of text under a table. They go over to the next page where they must.
func (l *layout) setNotes(notes []block) {
	if len(notes) > 0 {
		l.y += lineGap
	}
	for _, b := range notes {
		if l.y+b.height() > l.bottom() && l.y > l.top {
			l.newPage()
		}
		l.line(noteMark, b, report.Left)
	}
}

// flow sets a table over as many pages as it needs. Under its last rows there will be room for the notes.
func (l *layout) flow(t *table, heading string, notes float64) {
	ends := t.header.height // what each piece has besides its rows
	if t.foot != nil {
		ends += t.foot.height
	}
	taken := ends
	if heading != "" {
		taken += l.headingBlock(heading+"（续）").height() + lineGap
	}
	whole := l.bottom() - l.top - taken // the room for rows on a page of their own
	rows := splitTall(t.rows, whole)
	for first := true; len(rows) > 0; first = false {
		if !first {
			l.newPage()
			if heading != "" {
				l.keep(heading+"（续）", 0)
			}
		} else {
			l.keep(heading, ends+lead(rows, whole, notes, t.streams))
		}
		streams := divide(rows, l.bottom()-l.y-ends, whole, notes, t.streams)
		x, end := t.x, l.y
		for _, s := range streams {
			end = max(end, l.drawTable(t, s, x))
			x += t.width + gutter
			rows = rows[len(s):]
		}
		l.y = end
	}
}
