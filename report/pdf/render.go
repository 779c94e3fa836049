// Package pdf sets the documents of package report as pages for printer and wall.
//
// A document is laid out completely before it is drawn: flow.go and table.go put texts and rules on pages (page.go),
// draw.go draws them with gofpdf. The fonts are the program's own; what gofpdf would do wrong with Chinese (breaking
// lines, cutting fonts, characters above U+FFFF) is done here.
package pdf

import (
	"time"

	"qisai/report"
)

// Options are what a document does not say of itself.
type Options struct {
	Created time.Time // the date in the properties of the file; zero = a fixed one
}

// Render sets a document as a PDF of A4 pages. The same document and options give the same bytes. It is safe to call it
// from several goroutines; the first call unpacks the fonts, which the later ones share.
func Render(doc report.Document, o Options) ([]byte, []Warning, error) {
	regular, bold, err := faces()
	if err != nil {
		return nil, nil, err
	}
	l := lay(doc, regular, bold)
	if l.err != nil {
		return nil, l.warnings, l.err
	}
	pdf, err := draw(l, o)
	return pdf, l.warnings, err
}

// Preload begins to unpack the fonts and returns at once. It saves the first Render the wait if the program has
// something else to do before, such as reading a workbook.
func Preload() {
	go func() { _, _, _ = faces() }()
}
