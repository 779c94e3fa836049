package pdf

import (
	"fmt"
	"strings"

	"qisai/report"
)

// The page: A4, with room for the filing holes on the left. Lengths in millimetres, sizes in points.
const (
	shortSide, longSide = 210.0, 297.0

	marginLeft, marginRight = 15.0, 12.0
	marginTop, marginBottom = 11.0, 9.0

	eventSize, titleSize, infoSize = 11.0, 18.0, 11.0
	openingSize                    = 26.0
	headingSize                    = 13.0
	bodySize, noteSize, footSize   = 12.0, 10.0, 9.0

	headGap  = 3.0 // between the head of the page and what follows
	headLine = 0.6 // between the lines of the head
	footRoom = 7.5 // the foot, with the gap above it
	partGap  = 6.0 // between two parts
	lineGap  = 1.5 // between a heading and its table, a table and its notes
)

// layout sets a document, page by page from the top.
type layout struct {
	cleaner
	doc           report.Document
	regular, bold *face
	width, height float64
	head          []block // the same on every page
	pages         []*page
	y             float64 // the next thing begins here
	top           float64 // under the head
	part          int
	tables        []*table  // of the parts
	pieces        []*layout // of a book: what it binds, the contents first; pages holds the pages of all
	err           error
}

// lay sets a whole document.
func lay(doc report.Document, regular, bold *face) *layout {
	l := newLayout(doc, regular, bold)
	switch c := l.certificates(); {
	case doc.Book != nil:
		l.setBook(doc.Book)
	case c != nil:
		var kai *face
		if kai, l.err = kaiFace(); l.err == nil {
			l.setCertificates(c, kai)
		}
	default:
		l.setParts()
		l.setFeet()
	}
	return l
}

func newLayout(doc report.Document, regular, bold *face) *layout {
	l := &layout{
		cleaner: cleaner{has: func(r rune) bool { return regular.code(r) != 0 && bold.code(r) != 0 }, seen: map[Warning]bool{}},
		doc:     doc, regular: regular, bold: bold, width: shortSide, height: longSide,
	}
	if doc.Landscape {
		l.width, l.height = longSide, shortSide
	}
	return l
}

// setParts sets all parts of a document, with its head on every page.
func (l *layout) setParts() {
	l.setHead()
	l.setTables()
	l.newPage()
	for i, part := range l.doc.Parts {
		l.part = i
		l.setPart(part)
	}
	if len(l.doc.Parts) == 0 {
		l.setEmpty("")
	}
}

// title is the title of the document with its kind.
func title(doc report.Document) string {
	if strings.Contains(doc.Title, doc.Kind) {
		return doc.Title
	}
	return strings.TrimSpace(doc.Title + " " + doc.Kind)
}

func (l *layout) setHead() {
	if l.cutUp() {
		return
	}
	add := func(face *face, size float64, text, where string) {
		if text != "" {
			text = l.clean(text, func() string { return where })
			l.head = append(l.head, fitBox(font{face, size}, text, l.room(), l.height/10))
		}
	}
	add(l.regular, eventSize, l.doc.Event, "赛事名称")
	size := titleSize
	if l.doc.Opening {
		size = openingSize
	}
	add(l.bold, size, title(l.doc), "标题")
	if len(l.doc.Info) > 0 {
		l.head = append(l.head, l.infoBlock(l.doc.Info))
	}
}

// infoBlock sets what stands under the title in one line, if it needs to be only a little smaller for that, else in
// several: each of them ends between two items where there is room for an item.
func (l *layout) infoBlock(items []string) block {
	f := font{l.regular, infoSize}
	text := l.clean(strings.Join(items, "　　"), func() string { return "标题下的说明" })
	if b := fitTo(f, 0.9*infoSize, text, l.room()); len(b.lines) == 1 {
		return b
	}
	var lines []string
	for item := range strings.SplitSeq(text, "　　") {
		if n := len(lines) - 1; n >= 0 && f.width(lines[n]+"　　"+item) <= l.room() {
			lines[n] += "　　" + item
			continue
		}
		lines = append(lines, balance(f, item, l.room())...)
	}
	b := block{f, lines}
	if b.height() > l.height/10 {
		return fitBox(f, strings.Join(lines, "\n"), l.room(), l.height/10)
	}
	return b
}

// room is the width between the margins.
func (l *layout) room() float64 { return l.width - marginLeft - marginRight }

// bottom is where the body of a page ends.
func (l *layout) bottom() float64 { return l.height - marginBottom - footRoom }

func (l *layout) page() *page { return l.pages[len(l.pages)-1] }

func (l *layout) newPage() {
	l.pages = append(l.pages, &page{landscape: l.doc.Landscape})
	l.y = marginTop
	for _, b := range l.head {
		l.line(headMark, b, report.Center)
		l.y += headLine
	}
	l.y += headGap
	if l.doc.Opening {
		l.doubleRule(marginLeft+l.room()/2, l.y, l.room())
		l.y += 2 * headGap
	}
	l.top = l.y
}

// doubleRule draws a thick rule and a thin one under it, around a middle.
func (l *layout) doubleRule(middle, y, width float64) {
	x, p := middle-width/2, l.page()
	p.rules = append(p.rules, rule{x, y, x + width, y, 2 * frameLine}, rule{x, y + 1.1, x + width, y + 1.1, hairline})
}

// line sets a text over the whole width and goes on under it.
func (l *layout) line(k kind, b block, align report.Align) {
	place := box{marginLeft, l.y, l.room(), b.height()}
	ink := l.page().write(b, place, align)
	l.page().marks = append(l.page().marks, mark{kind: k, part: l.part, place: place, ink: ink})
	l.y += place.h
}

// setFeet numbers the pages, now that their number is known.
func (l *layout) setFeet() {
	f := font{l.regular, footSize}
	printed := l.clean(l.doc.Printed, func() string { return "打印时间" })
	if printed != "" && !strings.Contains(printed, "打印") {
		printed = "打印时间：" + printed
	}
	if l.cutUp() { // no head says what it is
		printed = l.clean(strings.TrimSpace(l.doc.Event+"　"+title(l.doc)), func() string { return "标题" }) + "　" + printed
	}
	for i, p := range l.pages {
		if p.bare {
			continue
		}
		width, height := p.size()
		room, y := width-marginLeft-marginRight, height-marginBottom-f.leading()
		count := fit(f, fmt.Sprintf("第%d页 共%d页", i+1, len(l.pages)), room)
		place := box{marginLeft, y, room, f.leading()}
		p.rules = append(p.rules, rule{place.x, y - 0.8, place.x + place.w, y - 0.8, hairline})
		ink := p.write(count, place, report.Right)
		p.marks = append(p.marks, mark{kind: headMark, place: ink, ink: ink})
		if printed != "" {
			place.w = ink.x - place.x - 5
			ink = p.write(fitBox(f, printed, place.w, place.h), place, report.Left)
			p.marks = append(p.marks, mark{kind: headMark, place: place, ink: ink})
		}
	}
}
