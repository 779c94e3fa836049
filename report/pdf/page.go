package pdf

import "qisai/report"

// box is a rectangle on a page, from its upper left corner.
type box struct{ x, y, w, h float64 }

// fill is a grey rectangle.
type fill struct {
	box
	grey int // 0 black … 255 white
}

// rule is a straight black line.
type rule struct{ x1, y1, x2, y2, width float64 }

// label is a line of text that begins at x on the base line y.
type label struct {
	x, y float64
	font font
	text string
}

// page holds what is to be drawn. Everything is laid out before anything is drawn, so the number of pages is known,
// and tests see where things stand. Whatever can stand on a page is drawn twice: by drawPage into a PDF, by canvas.draw
// into a picture.
type page struct {
	landscape bool
	picture   string // under everything, over the whole page; "" = none

	fills  []fill
	rules  []rule
	cuts   []rule // broken lines, to cut or to fold along
	labels []label
	turned []label // upside down, beginning at their right end
	marks  []mark

	bare      bool       // a cover: no foot
	bookmarks []bookmark // that lead here; they are not drawn
	links     []link     // places to click on; they are not drawn
}

// bookmark is a line of the outline that a reader shows beside the pages.
type bookmark struct {
	text  string
	level int // 0 is the uppermost
}

// link is a place that leads to another page, the first being 1.
type link struct {
	box
	to int
}

// size gives the width and height of the page.
func (p *page) size() (w, h float64) {
	if p.landscape {
		return longSide, shortSide
	}
	return shortSide, longSide
}

// kind says what a mark stands for.
type kind uint8

const (
	headMark    kind = iota // a line of the head or foot
	headingMark             // the heading of a part
	headerMark              // a cell of a table's header
	cellMark                // a cell of a row
	noteMark                // a line under a table, or 无
	cardMark                // a text of a card
	footMark                // a cell of the row that ends a table on each page
	textMark                // a line of a certificate, of a cover, of the contents
	chartMark               // a text of a figure
	treeMark                // a text of a drawn bracket
)

// mark records what stands where: the place it has, and the place its text takes.
type mark struct {
	kind     kind
	part     int
	row, col int
	place    box
	ink      box
}

// write sets a fitted text into a box, in the middle of its height, and gives the place it takes.
func (p *page) write(b block, place box, align report.Align) (ink box) {
	left, right := place.x+place.w, place.x
	top := place.y + (place.h-b.height())/2
	y := top + b.font.baseline()
	for _, line := range b.lines {
		w := b.font.width(line)
		x := place.x
		switch align {
		case report.Center:
			x += (place.w - w) / 2
		case report.Right:
			x += place.w - w
		}
		if line != "" {
			p.labels = append(p.labels, label{x, y, b.font, line})
			left, right = min(left, x), max(right, x+w)
		}
		y += b.font.leading()
	}
	if right < left {
		left, right = place.x, place.x
	}
	return box{left, top, right - left, b.height()}
}
