package pdf

import (
	"bytes"
	"testing"

	"github.com/jung-kurt/gofpdf"

	"qisai/pairing/ranking"
	"qisai/report"
	"qisai/templates"
)

// benchmarkDocuments makes each document that is measured.
var benchmarkDocuments = []struct {
	name string
	make func() report.Document
}{
	{"Pairings2000", func() report.Document {
		c := event(2000, 9)
		return report.Pairings(c, c.Section.Posted[8])
	}},
	{"Standings2000", func() report.Document {
		c := event(2000, 9)
		return report.Standings(c, 9, ranking.Standings(c.Section, 9))
	}},
	{"Certificates200", benchmarkCertificates},
	{"ResultBook200", func() report.Document { return resultsOf([]report.Context{event(200, 11)}) }},
}

// BenchmarkDocument sets a document and writes its PDF; BenchmarkBareDocument writes the same texts at the same places
// with gofpdf alone: no layout, no lines.
func BenchmarkDocument(b *testing.B) {
	for _, d := range benchmarkDocuments {
		b.Run(d.name, func(b *testing.B) {
			doc := d.make()
			for b.Loop() {
				if _, _, err := setPDF(doc, Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkBareDocument(b *testing.B) {
	fonts := map[string][]byte{}
	for name, load := range map[string]func() ([]byte, error){"regular": templates.SansRegular, "bold": templates.SansBold, "kai": templates.Kai} {
		data, err := load()
		if err != nil {
			b.Fatal(err)
		}
		fonts[name] = data
	}
	for _, d := range benchmarkDocuments {
		b.Run(d.name, func(b *testing.B) {
			p, err := Lay(d.make())
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if err := drawBare(p.layout, fonts); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func drawBare(l *layout, fonts map[string][]byte) error {
	p := gofpdf.New("P", "mm", "A4", "")
	known := map[string]bool{}
	for name, picture := range l.pictures() {
		p.RegisterImageOptionsReader(name, gofpdf.ImageOptions{ImageType: "JPG"}, bytes.NewReader(picture))
	}
	for _, pg := range l.pages {
		w, h := pg.size()
		p.AddPageFormat("P", gofpdf.SizeType{Wd: w, Ht: h})
		if pg.picture != "" {
			p.ImageOptions(pg.picture, 0, 0, w, h, false, gofpdf.ImageOptions{}, 0, "")
		}
		for _, t := range pg.labels {
			if name := t.font.name; !known[name] {
				known[name] = true
				p.AddUTF8FontFromBytes(name, "", bytes.Clone(fonts[name])) // Output writes into them
			}
			p.SetFont(t.font.name, "", t.font.size)
			p.Text(t.x, t.y, t.font.encode(t.text))
		}
	}
	return p.Output(&bytes.Buffer{})
}

func BenchmarkReadFace(b *testing.B) {
	for b.Loop() {
		if _, err := readFace("regular", templates.SansRegular); err != nil {
			b.Fatal(err)
		}
	}
}
