package pdf

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"time"
	"unicode/utf16"

	"github.com/jung-kurt/gofpdf"

	"qisai/report"
)

// noDate is the date of a file whose date does not matter.
var noDate = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// draw makes a file of the pages.
func draw(l *layout, o Options) ([]byte, error) {
	p := gofpdf.New("P", "mm", "A4", "")
	setProperties(p, l.doc, o.Created)
	used := addFonts(p, l.pages)
	pictures := l.pictures()
	if err := addPictures(p, pictures, l.pages); err != nil {
		return nil, err
	}
	for _, pg := range l.pages {
		orientation := "P"
		if pg.landscape {
			orientation = "L"
		}
		p.AddPageFormat(orientation, p.GetPageSizeStr("A4"))
		if pictures[pg.picture] != nil {
			w, h := p.GetPageSize()
			p.ImageOptions(pg.picture, 0, 0, w, h, false, gofpdf.ImageOptions{}, 0, "")
		}
		drawPage(p, pg)
	}
	drawOutline(p, l.pages)
	var out bytes.Buffer
	if err := p.Output(&out); err != nil {
		return nil, err
	}
	return repairToUnicode(out.Bytes(), used)
}

func setProperties(p *gofpdf.Fpdf, doc report.Document, created time.Time) {
	if created.IsZero() {
		created = noDate
	}
	p.SetCatalogSort(true)
	p.SetCreationDate(created)
	p.SetModificationDate(created)
	p.SetAutoPageBreak(false, 0)
	p.SetTitle(utf16BE(strings.TrimSpace(doc.Event+" "+title(doc))), false)
	p.SetCreator("qisai", false)
	p.SetProducer("qisai", false)
}

// utf16BE encodes a string of the properties; gofpdf's own way garbles characters above U+FFFF.
func utf16BE(s string) string {
	b := []byte{0xFE, 0xFF}
	for _, u := range utf16.Encode([]rune(s)) {
		b = binary.BigEndian.AppendUint16(b, u)
	}
	return string(b)
}

// addFonts adds the fonts the pages use, cut to the characters they use, and gives the character of each code.
func addFonts(p *gofpdf.Fpdf, pages []*page) map[rune]rune {
	used := map[rune]rune{}
	codes := map[*face]map[rune]bool{}
	var order []*face
	for _, pg := range pages {
		for _, t := range slices.Concat(pg.labels, pg.turned) {
			if codes[t.font.face] == nil {
				codes[t.font.face] = map[rune]bool{}
				order = append(order, t.font.face)
			}
			for _, r := range t.text {
				code := t.font.code(r)
				codes[t.font.face][code] = true
				used[code] = r
			}
		}
	}
	for _, f := range order {
		p.AddUTF8FontFromBytes(f.name, "", f.subset(codes[f]))
	}
	return used
}

func drawPage(p *gofpdf.Fpdf, pg *page) {
	for _, f := range pg.fills {
		p.SetFillColor(f.grey, f.grey, f.grey)
		p.Rect(f.x, f.y, f.w, f.h, "F")
	}
	p.SetFillColor(0, 0, 0) // gofpdf sets the colour of each text that differs from it
	width := 0.0
	for _, r := range pg.rules {
		if r.width != width {
			width = r.width
			p.SetLineWidth(width)
		}
		p.Line(r.x1, r.y1, r.x2, r.y2)
	}
	drawCuts(p, pg.cuts)
	for _, t := range pg.labels {
		p.SetFont(t.font.name, "", t.font.size)
		p.Text(t.x, t.y, t.font.encode(t.text))
	}
	for _, t := range pg.turned {
		p.SetFont(t.font.name, "", t.font.size) // outside of the turn: what is set inside is undone at its end
		p.TransformBegin()
		p.TransformRotate(180, t.x, t.y)
		p.Text(t.x, t.y, t.font.encode(t.text))
		p.TransformEnd()
	}
}

// dash is the length of a piece of a broken line, and of the gap after it.
const dash = 1.5

// drawCuts draws broken lines.
func drawCuts(p *gofpdf.Fpdf, cuts []rule) {
	if len(cuts) == 0 {
		return
	}
	p.SetDashPattern([]float64{dash, dash}, 0)
	for _, r := range cuts {
		p.SetLineWidth(r.width)
		p.Line(r.x1, r.y1, r.x2, r.y2)
	}
	p.SetDashPattern(nil, 0)
}

// encode gives a text in the codes of the font.
func (f *face) encode(s string) string { return strings.Map(f.code, s) }
