// Package pdf sets the documents of package report as pages for printer and wall.
//
// A document is laid out completely before it is drawn: flow.go and table.go put texts and rules on pages (page.go),
// draw.go draws them with gofpdf, and canvas.go as pictures. The fonts are the program's own; what gofpdf would do wrong with Chinese (breaking
// lines, cutting fonts, characters above U+FFFF) is done here.
package pdf

import (
	"image"
	"time"

	"qisai/report"
)

// Options are what a document does not say of itself.
type Options struct {
	Created time.Time // the date in the properties of the file; zero = a fixed one
}

// Paper is a document laid out as pages.
type Paper struct {
	Warnings []Warning
	layout   *layout
	grounds  map[ground]func() (*image.RGBA, error)
}

// Lay sets a document as A4 pages. It is safe to call it from several goroutines; the first call unpacks the fonts, which
// the later ones share.
func Lay(doc report.Document) (*Paper, error) {
	regular, bold, err := faces()
	if err != nil {
		return nil, err
	}
	l := lay(doc, regular, bold)
	if l.err != nil {
		return nil, l.err
	}
	return &Paper{l.warnings, l, l.grounds()}, nil
}

// PDF writes all pages into one file. The same document and options give the same bytes.
func (p *Paper) PDF(o Options) ([]byte, error) { return draw(p.layout, o) }

// Pages gives the number of pages.
func (p *Paper) Pages() int { return len(p.layout.pages) }

// Preload begins to unpack the fonts and returns at once. It saves the first Lay the wait if the program has
// something else to do before, such as reading a workbook.
func Preload() {
	go func() { _, _, _ = faces() }()
}
