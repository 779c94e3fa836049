package pdf

import (
	"fmt"
	"slices"
	"strings"

	"qisai/report"
)

const (
	coverEvent, coverTitle, coverFact = 27.0, 50.0, 12.5

	coverTop   = 58.0  // where the name of the event begins
	coverRule  = 118.0 // the rule under it
	coverFoot  = 262.0 // where the facts end
	coverLeft  = 42.0  // where their names begin
	coverNames = 26.0  // the width of these

	chapterSize, pieceSize = 12.0, 11.0 // of the lines of the contents
	pieceIndent            = 8.0
	chapterGap, pieceGap   = 2.6, 0.8
	numberRoom             = 12.0 // for the number of a page
	dotEvery, dotSize      = 2.0, 0.3
)

// entry is a line of the contents.
type entry struct {
	text  string
	level int
	at    int // pages of the book before the one it leads to, cover and contents not counted
}

// setBook lays out everything that is bound into a book and numbers it through: cover, contents, documents. The cover
// is page 1, so that the number on a page is the one a reader on a screen shows.
func (l *layout) setBook(b *report.Book) {
	l.pages = []*page{{bare: true}}
	l.setCover(b.Cover)
	var pieces []*layout
	var entries []entry
	count := 0
	for _, chapter := range b.Chapters {
		entries = append(entries, entry{chapter.Title, 0, count})
		for _, piece := range chapter.Pieces {
			if piece.Name != "" {
				entries = append(entries, entry{piece.Name, 1, count})
			}
			p := newLayout(piece.Document, l.regular, l.bold)
			p.seen = l.seen
			p.setParts()
			if piece.ByPart {
				entries = append(entries, p.headings(count)...)
			}
			pieces = append(pieces, p)
			count += len(p.pages)
		}
	}
	before := 1 + len(l.contents(entries, 0).pages)
	l.pieces = append([]*layout{l.contents(entries, before)}, pieces...)
	for _, p := range l.pieces {
		l.pages = append(l.pages, p.pages...)
		l.warnings = append(l.warnings, p.warnings...)
	}
	l.mark(entries, before)
	l.setFeet()
}

// headings gives the headings of the parts, each with the page on which it stands first.
func (l *layout) headings(before int) []entry {
	var out []entry
	for i, part := range l.doc.Parts {
		at := slices.IndexFunc(l.pages, func(p *page) bool {
			return slices.ContainsFunc(p.marks, func(m mark) bool { return m.kind == headingMark && m.part == i })
		})
		if at >= 0 {
			out = append(out, entry{part.Heading, 1, before + at})
		}
	}
	return out
}

// mark sets the bookmarks.
func (l *layout) mark(entries []entry, before int) {
	l.pages[0].bookmarks = []bookmark{{text: "封面"}}
	l.pages[1].bookmarks = []bookmark{{text: "目录"}}
	for _, e := range entries {
		p := l.pages[before+e.at]
		p.bookmarks = append(p.bookmarks, bookmark{e.text, e.level})
	}
}

// contents sets the table of contents of a book in which so many pages stand before its first document.
func (l *layout) contents(entries []entry, before int) *layout {
	c := newLayout(report.Document{Kind: "目录", Event: l.doc.Event, Title: "目录", Printed: l.doc.Printed}, l.regular, l.bold)
	c.seen = l.seen
	c.setHead()
	c.newPage()
	for i, e := range entries {
		height := c.entryHeight(e)
		follows := 0.0
		if e.level == 0 && i+1 < len(entries) && entries[i+1].level > 0 {
			follows = c.entryHeight(entries[i+1])
		}
		if c.y+height+follows > c.bottom() {
			c.newPage()
		}
		c.setEntry(e, before+e.at+1, height)
	}
	return c
}

func (l *layout) entryFont(e entry) (f font, gap float64) {
	if e.level == 0 {
		return font{l.bold, chapterSize}, chapterGap
	}
	return font{l.regular, pieceSize}, pieceGap
}

func (l *layout) entryHeight(e entry) float64 {
	f, gap := l.entryFont(e)
	return f.leading() + gap
}

// setEntry sets a line of the contents: what, dots, the page.
func (l *layout) setEntry(e entry, number int, height float64) {
	f, gap := l.entryFont(e)
	p := l.page()
	place := box{marginLeft + float64(e.level)*pieceIndent, l.y + gap, l.room() - float64(e.level)*pieceIndent - numberRoom, height - gap}
	text := fitBox(f, l.clean(e.text, func() string { return "目录" }), place.w-2*dotEvery, f.leading())
	ink := p.write(text, place, report.Left)
	right := marginLeft + l.room() - numberRoom
	for x := right; x > ink.x+ink.w+dotEvery; x -= dotEvery {
		p.fills = append(p.fills, fill{box{x - dotSize/2, place.y + 0.62*place.h, dotSize, dotSize}, 0})
	}
	at := box{right, place.y, numberRoom, place.h}
	numberInk := p.write(fitBox(f, fmt.Sprint(number), numberRoom, f.leading()), at, report.Right)
	p.marks = append(p.marks, mark{kind: textMark, place: place, ink: ink}, mark{kind: textMark, place: at, ink: numberInk})
	p.links = append(p.links, link{box{place.x, place.y, place.w + numberRoom, place.h}, number})
	l.y += height
}

// setCover sets the name of the event, what the book is, and at the foot when and where and by whom.
func (l *layout) setCover(c report.Cover) {
	where := func() string { return "封面" }
	p := l.page()
	set := func(b block, place box, align report.Align) {
		ink := p.write(b, place, align)
		p.marks = append(p.marks, mark{kind: textMark, place: place, ink: ink})
	}
	inner := box{marginLeft + 10, coverTop, l.width - marginLeft - marginRight - 20, coverRule - coverTop - 8}
	event := font{l.bold, coverEvent}
	b := block{event, balance(event, l.clean(l.doc.Event, where), inner.w)}
	if b.height() > inner.h || widest(event, b.lines) > inner.w {
		b = fitBox(event, l.clean(l.doc.Event, where), inner.w, inner.h)
	}
	inner.y += inner.h - b.height() // stands on the rule
	inner.h = b.height()
	set(b, inner, report.Center)
	middle := inner.x + inner.w/2
	l.doubleRule(middle, coverRule, 0.6*inner.w)
	title := strings.Join(strings.Split(l.clean(c.Title, where), ""), " ")
	set(fitBox(font{l.bold, coverTitle}, title, inner.w, 30), box{inner.x, coverRule + 14, inner.w, 30}, report.Center)
	l.setCoverFacts(c.Facts, set)
}

// setCoverFacts sets facts one under the other so that the last ends at the foot of the cover.
func (l *layout) setCoverFacts(facts []report.Fact, set func(block, box, report.Align)) {
	width := l.width - 2*coverLeft - coverNames + 10
	texts, height := make([]block, len(facts)), 0.0
	for i, f := range facts {
		text := l.clean(f.Text, func() string { return f.Name })
		texts[i] = prose(font{l.regular, coverFact}, text, width)
		if len(texts[i].lines) > 4 {
			texts[i] = fitBox(font{l.regular, coverFact}, text, width, 26)
		}
		height += texts[i].height() + lineGap
	}
	y := coverFoot - height
	for i, f := range facts {
		name := fitBox(font{l.bold, coverFact}, f.Name, coverNames-4, font{l.bold, coverFact}.leading())
		set(name, box{coverLeft, y, coverNames - 4, name.height()}, report.Left)
		set(texts[i], box{coverLeft + coverNames, y, width, texts[i].height()}, report.Left)
		y += texts[i].height() + lineGap
	}
}
