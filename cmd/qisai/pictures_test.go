package main

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"qisai/report/pdf"
)

// TestPicturesLikePDF compares the picture of a page of every fourth kind, with QISAI_FIELDS=all of every kind, with the
// one poppler makes of the PDF. Letters and lines may lie a part of a pixel elsewhere; a text or an area that only one of
// them has is found.
func TestPicturesLikePDF(t *testing.T) {
	if _, err := exec.LookPath("pdftoppm"); err != nil {
		t.Skip("no pdftoppm")
	}
	e := edge{players: 16, rounds: 3, odd: true}.event(t)
	compared := map[string]bool{}
	for _, d := range everyKind(t, e) {
		if compared[d.doc.Kind] {
			continue
		}
		compared[d.doc.Kind] = true
		if len(compared)%4 != 0 && os.Getenv("QISAI_FIELDS") != "all" {
			continue
		}
		paper, err := pdf.Lay(d.doc)
		if err != nil {
			t.Fatal(err)
		}
		page := paper.Pages() - 1 // of a book, that with figures
		data, err := paper.PNG(page)
		if err != nil {
			t.Fatal(err)
		}
		got, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		mean, worst := difference(t, got, popplerPage(t, paper, page))
		t.Logf("%s: mean %.2f, worst %.0f, %d bytes", d.name, mean, worst, len(data))
		if mean > 2 || worst > 45 {
			t.Errorf("%s: the picture differs by %.2f of 255, in one place by %.0f", d.name, mean, worst)
		}
	}
}

// popplerPage gives poppler's picture of a page.
func popplerPage(t *testing.T, paper *pdf.Paper, page int) image.Image {
	t.Helper()
	data, err := paper.PDF(pdf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "a")
	if err := os.WriteFile(name+".pdf", data, 0o644); err != nil {
		t.Fatal(err)
	}
	n := fmt.Sprint(page + 1)
	if out, err := exec.Command("pdftoppm", "-r", "150", "-gray", "-png", "-singlefile", "-f", n, "-l", n, name+".pdf", name).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	file, err := os.Open(name + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	img, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// difference gives how much the greys of two pictures differ: all over, and at most between squares of twelve pixels.
func difference(t *testing.T, a, b image.Image) (mean, worst float64) {
	t.Helper()
	const side = 12
	if d := a.Bounds().Size().Sub(b.Bounds().Size()); d.X*d.X > 1 || d.Y*d.Y > 1 {
		t.Fatalf("%v and %v are not the same size", a.Bounds(), b.Bounds())
	}
	r := a.Bounds().Intersect(b.Bounds())
	one, two := image.NewGray(r), image.NewGray(r)
	draw.Draw(one, r, a, r.Min, draw.Src)
	draw.Draw(two, r, b, r.Min, draw.Src)
	squares := 0.0
	for y := r.Min.Y; y+side <= r.Max.Y; y += side {
		for x := r.Min.X; x+side <= r.Max.X; x += side {
			sum := 0.0
			for i := range side * side {
				at := one.PixOffset(x+i%side, y+i/side)
				sum += float64(one.Pix[at]) - float64(two.Pix[at])
			}
			sum = max(sum, -sum) / side / side
			mean += sum
			squares++
			worst = max(worst, sum)
		}
	}
	return mean / squares, worst
}
