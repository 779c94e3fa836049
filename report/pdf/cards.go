package pdf

import (
	"fmt"

	"qisai/report"
)

const (
	cardPadX, cardPadY = 3.5, 2.5 // between a cut and what is on the card
	fieldPad           = 1.0      // left and right in a field
	tickSize           = 4.2      // the side of a square to be ticked
	paperEdge          = 5.0      // where printers begin to print
)

// cutUp tells whether the document is cards to be cut out: its pages have no head.
func (l *layout) cutUp() bool {
	for _, p := range l.doc.Parts {
		if p.Cards != nil && len(p.Cards.Items) > 0 {
			return true
		}
	}
	return false
}

// setCards sets cards on pages of their own, in the order of a stack that is cut through.
func (l *layout) setCards(c *report.Cards) {
	if l.y > l.top {
		l.newPage()
	}
	w, h := l.room()/float64(c.Across), (l.bottom()-l.top)/float64(c.Down)
	for n := range c.Pages() {
		if n > 0 {
			l.newPage()
		}
		used := 0
		for place := range c.PerPage() {
			i, ok := c.At(n, place)
			if !ok {
				break
			}
			used = place/c.Across + 1
			at := box{marginLeft + float64(place%c.Across)*w, l.top + float64(place/c.Across)*h, w, h}
			l.setCard(c.Items[i], i, at, c.Folded)
			if c.Stub > 0 {
				x := at.x + cardPadX + (at.w-2*cardPadX)*c.Stub
				l.page().cuts = append(l.page().cuts, rule{x, at.y, x, at.y + at.h, hairline})
			}
		}
		l.cut(c.Across, used, w, h)
		l.y = l.bottom()
	}
}

// cut draws the lines to cut along, from edge to edge of the paper.
func (l *layout) cut(across, down int, w, h float64) {
	p := l.page()
	for i := range down + 1 {
		y := l.top + float64(i)*h
		p.cuts = append(p.cuts, rule{paperEdge, y, l.width - paperEdge, y, hairline})
	}
	for i := 0; i <= across && across > 1; i++ {
		x := marginLeft + float64(i)*w
		p.cuts = append(p.cuts, rule{x, l.top - 3, x, l.top + float64(down)*h + 1, hairline})
	}
}

// setCard sets one card. One that is folded has its rows in the lower half, and again, upside down, in the upper.
func (l *layout) setCard(card report.Card, index int, at box, folded bool) {
	p, first := l.page(), len(l.page().labels)
	if folded {
		at.h /= 2
		at.y += at.h
		p.cuts = append(p.cuts, rule{at.x, at.y, at.x + at.w, at.y, hairline})
	}
	in := box{at.x + cardPadX, at.y + cardPadY, at.w - 2*cardPadX, at.h - 2*cardPadY}
	heights := 0.0
	for _, row := range card {
		heights += row.Height
	}
	y := in.y
	for r, row := range card {
		h := in.h * row.Height / heights
		l.setFields(row.Fields, [2]int{index, r}, box{in.x, y, in.w, h})
		y += h
	}
	if folded {
		for _, t := range p.labels[first:] {
			t.x, t.y = 2*(at.x+at.w/2)-t.x, 2*at.y-t.y
			p.turned = append(p.turned, t)
		}
	}
}

// setFields sets the fields of a row side by side.
func (l *layout) setFields(fields []report.Field, at [2]int, row box) {
	widths := 0.0
	for _, f := range fields {
		widths += f.Width
	}
	x := row.x
	for i, f := range fields {
		w := row.w * f.Width / widths
		l.setField(f, at, i, box{x, row.y, w, row.h})
		x += w
	}
}

// setField sets the texts of a field into their shares of its height, with its frame, its square and its line.
func (l *layout) setField(f report.Field, at [2]int, col int, place box) {
	p := l.page()
	if f.Grey {
		p.fills = append(p.fills, fill{place, headerGrey})
	}
	if f.Frame {
		l.frame(place, hairline)
	}
	in := place
	pad := min(fieldPad, 0.1*place.w)
	in.x, in.w = in.x+pad, in.w-2*pad
	if f.Tick {
		l.frame(box{in.x, in.y + (in.h-tickSize)/2, tickSize, tickSize}, middleLine)
		in.x, in.w = in.x+tickSize+fieldPad, in.w-tickSize-fieldPad
	}
	where := func() string { return fmt.Sprintf("第%d张", at[0]+1) }
	blocks, height := l.fitLines(f.Lines, in, where)
	y, end := in.y+(in.h-height)/2, in.x
	for _, b := range blocks {
		line := box{in.x, y, in.w, b.height()}
		ink := p.write(b, line, f.Align)
		p.marks = append(p.marks, mark{kind: cardMark, part: l.part, row: at[0]*100 + at[1], col: col, place: line, ink: ink})
		y += b.height()
		end = max(end, ink.x+ink.w)
	}
	if f.Write {
		base := in.y + in.h/2 + 2.2
		p.rules = append(p.rules, rule{end + 0.8, base, place.x + place.w - fieldPad, base, hairline})
	}
}

// fitLines fits texts into shares of a field's height that go by their sizes.
func (l *layout) fitLines(lines []report.Line, in box, where func() string) (blocks []block, height float64) {
	sizes := 0.0
	for _, line := range lines {
		sizes += line.Size
	}
	for _, line := range lines {
		f := font{l.regular, line.Size}
		if line.Bold {
			f.face = l.bold
		}
		b := fitBox(f, l.clean(line.Text, where), in.w, in.h*line.Size/sizes)
		blocks = append(blocks, b)
		height += b.height()
	}
	return blocks, height
}

// frame draws the four sides of a box.
func (l *layout) frame(b box, width float64) {
	p, r, d := l.page(), b.x+b.w, b.y+b.h
	p.rules = append(p.rules, rule{b.x, b.y, r, b.y, width}, rule{b.x, d, r, d, width},
		rule{b.x, b.y, b.x, d, width}, rule{r, b.y, r, d, width})
}
