package pdf

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Faults looks the pages over and names whatever must not be: ink outside of its place or the margins, texts on each
// other, a row that is split, missing or twice there, a heading or a header with nothing under it, an empty page, a text
// of a card that is on no page. There are none; the tests ask for every kind of document.
func (p *Paper) Faults() []string {
	c := checker{layout: p.layout, margins: box{marginLeft, marginTop, marginRight, marginBottom}}
	if p.layout.certificates() != nil {
		c.margins = box{certEdge, certEdge, certEdge, certEdge}
	}
	for n, pg := range p.layout.pages {
		c.page(n+1, pg)
	}
	for _, l := range append(p.layout.pieces, p.layout) {
		c.rows(l)
		c.cards(l)
	}
	return c.faults
}

type checker struct {
	*layout
	margins box // left, top, right, bottom
	faults  []string
}

func (c *checker) add(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

// inside tells whether a box lies in another; rounding is forgiven.
func inside(in, out box) bool {
	const e = 0.02
	return in.x >= out.x-e && in.y >= out.y-e && in.x+in.w <= out.x+out.w+e && in.y+in.h <= out.y+out.h+e
}

func overlap(a, b box) bool {
	const e = 0.02
	return a.x+a.w > b.x+e && b.x+b.w > a.x+e && a.y+a.h > b.y+e && b.y+b.h > a.y+e
}

// page looks one page over.
func (c *checker) page(n int, p *page) {
	w, h := p.size()
	paper := box{c.margins.x, c.margins.y, w - c.margins.x - c.margins.w, h - c.margins.y - c.margins.h}
	for _, m := range p.marks {
		if !inside(m.ink, m.place) || !inside(m.place, paper) {
			c.add("page %d: %+v leaves its place or the page", n, m)
		}
	}
	for _, t := range slices.Concat(p.labels, p.turned) {
		if t.x < c.margins.x-0.02 && !slices.Contains(p.turned, t) || t.x > w-c.margins.w+0.02 || t.y < c.margins.y || t.y > h-c.margins.h {
			c.add("page %d: %q is outside of the margins", n, t.text)
		}
	}
	c.overlaps(n, p.marks)
	c.order(n, p.marks)
}

// overlaps finds texts on each other.
func (c *checker) overlaps(n int, marks []mark) {
	sorted := slices.DeleteFunc(slices.Clone(marks), func(m mark) bool { return m.ink.w == 0 })
	slices.SortFunc(sorted, func(a, b mark) int { return cmp.Compare(a.ink.y, b.ink.y) })
	for i, a := range sorted {
		for _, b := range sorted[i+1:] {
			if b.ink.y > a.ink.y+a.ink.h {
				break
			}
			if overlap(a.ink, b.ink) {
				c.add("page %d: %+v lies on %+v", n, b, a)
			}
		}
	}
}

// order looks at what follows what on a page.
func (c *checker) order(n int, marks []mark) {
	empty, row := true, [2]int{-1, -1}
	var top float64
	for i, m := range marks {
		var before, after kind = headMark, headMark
		if i > 0 {
			before = marks[i-1].kind
		}
		if i+1 < len(marks) {
			after = marks[i+1].kind
		}
		switch m.kind {
		case headMark:
			continue
		case headingMark:
			if after == headMark || after == headingMark {
				c.add("page %d: a heading stands alone", n)
			}
		case headerMark:
			if after != headerMark && after != cellMark {
				c.add("page %d: a header has no rows", n)
			}
		case cellMark:
			if m.col == 0 && before != cellMark && before != headerMark {
				c.add("page %d: row %d has no header above", n, m.row)
			}
			if at := [2]int{m.part, m.row}; at != row {
				row, top = at, m.place.y
			} else if m.place.y != top && m.col > 0 {
				c.add("page %d: row %d is not level", n, m.row)
			}
		}
		empty = false
	}
	if empty {
		c.add("page %d is empty", n)
	}
}

// rows wants every row of a table whole and once.
func (c *checker) rows(l *layout) {
	cells := map[[3]int]int{}
	for _, p := range l.pages {
		for _, m := range p.marks {
			if m.kind == cellMark {
				cells[[3]int{m.part, m.row, m.col}]++
			}
		}
	}
	for i, tab := range l.tables {
		for _, r := range tab.rows {
			for col := range r.cells {
				if n := cells[[3]int{i, r.index, col}]; n < 1 {
					c.add("part %d row %d column %d is not on any page", i, r.index, col)
				} else if n > 1 && r.height < l.bottom()-l.top-50 {
					c.add("part %d row %d is there twice or split", i, r.index)
				}
			}
		}
	}
}

// bare is a text without what a line break may take away.
func bare(s ...string) string { return strings.Join(strings.Fields(strings.Join(s, "")), "") }

// cards wants every text of every card on a page.
func (c *checker) cards(l *layout) {
	if !l.cutUp() {
		return
	}
	var printed []string
	for _, p := range l.pages {
		for _, label := range p.labels {
			printed = append(printed, label.text)
		}
	}
	all := bare(printed...)
	for _, part := range l.doc.Parts {
		if part.Cards == nil {
			continue
		}
		for i, card := range part.Cards.Items {
			for _, row := range card {
				for _, f := range row.Fields {
					for _, line := range f.Lines {
						if text := l.clean(line.Text, func() string { return "" }); !strings.Contains(all, bare(text)) {
							c.add("card %d: %q is on no page", i+1, line.Text)
						}
					}
				}
			}
		}
	}
}
