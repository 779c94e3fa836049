package pdf

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"qisai/report"
	"qisai/report/pdf/pdftest"
)

func layOut(t *testing.T, d report.Document) *layout {
	t.Helper()
	regular, bold, err := faces()
	if err != nil {
		t.Fatal(err)
	}
	return lay(d, regular, bold)
}

// checkGeometry wants no faults.
func checkGeometry(t *testing.T, l *layout) {
	t.Helper()
	for _, f := range (&Paper{layout: l}).Faults() {
		t.Error(f)
	}
}

func TestGeometry(t *testing.T) {
	for name, d := range samples() {
		t.Run(name, func(t *testing.T) { checkGeometry(t, layOut(t, d)) })
	}
	for _, n := range []int{0, 1, 2, 3, 34, 35, 36, 37, 38, 39, 40, 200, 2000} {
		t.Run(fmt.Sprint(n, " boards"), func(t *testing.T) { checkGeometry(t, layOut(t, boards(n))) })
		t.Run(fmt.Sprint(n, " names"), func(t *testing.T) { checkGeometry(t, layOut(t, byName(n))) })
	}
}

// TestRandomTables lays out tables of all shapes.
func TestRandomTables(t *testing.T) {
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 7))
		d := boards(0)
		d.Landscape, d.Parts = r.IntN(3) == 0, nil
		if seed%10 == 0 {
			d.Info = []string{strings.Repeat("说明", 1000), strings.Repeat("a", 3000)}
		}
		for range 1 + r.IntN(8) {
			d.Parts = append(d.Parts, randomPart(r))
		}
		l := layOut(t, d)
		checkGeometry(t, l)
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

func randomPart(r *rand.Rand) report.Part {
	text := func(most int) string {
		var b strings.Builder
		signs := []rune(surnames + "·ab c，《》1")
		for range r.IntN(most) {
			b.WriteRune(signs[r.IntN(len(signs))])
		}
		return b.String()
	}
	p := report.Part{Heading: text(6), Streams: r.IntN(4), NewPage: r.IntN(5) == 0, FontSize: []float64{0, 8, 12, 20}[r.IntN(4)]}
	if r.IntN(20) == 0 {
		p.Heading, p.EmptyText = text(2000), text(900)
	}
	lengths := []int{}
	for range r.IntN(14) {
		lengths = append(lengths, []int{2, 4, 8, 30}[r.IntN(4)])
		p.Table.Columns = append(p.Table.Columns, report.Column{Header: text([]int{8, 8, 8, 8, 8, 8, 8, 8, 800}[r.IntN(9)]), Name: r.IntN(3) == 0,
			Align: report.Align(r.IntN(3)), Kind: report.Kind(r.IntN(4)), Width: float64(r.IntN(9))})
	}
	for range r.IntN(60) {
		var row []report.Cell
		for _, n := range lengths {
			if r.IntN(100) == 0 {
				n *= 20
			}
			row = append(row, report.Cell{Text: text(n), Bold: r.IntN(9) == 0})
		}
		p.Table.Rows = append(p.Table.Rows, row)
	}
	for range r.IntN(3) {
		p.Table.Notes = append(p.Table.Notes, text(300))
	}
	return p
}

func TestStreams(t *testing.T) {
	l := layOut(t, byName(100))
	if l.tables[0].streams != 2 {
		t.Fatalf("%d streams", l.tables[0].streams)
	}
	ends := map[float64]float64{} // by the left edge of the first column, on the last page
	for _, m := range l.pages[len(l.pages)-1].marks {
		if m.kind == cellMark && m.col == 0 {
			ends[m.place.x] = m.place.y + m.place.h
		}
	}
	var ys []float64
	for _, y := range ends {
		ys = append(ys, y)
	}
	if len(ys) != 2 || max(ys[0], ys[1])-min(ys[0], ys[1]) > 12 {
		t.Errorf("the last page is not balanced: %v", ends)
	}
	wide := boards(40)
	wide.Parts[0].Streams = 2
	if l := layOut(t, wide); l.tables[0].streams != 1 {
		t.Error("a wide table was pressed into two streams")
	}
}

func TestNamesAreLarge(t *testing.T) {
	l := layOut(t, boards(100))
	small := 0
	for _, r := range l.tables[0].rows {
		if r.cells[2].font.size < 13.99 || r.cells[2].font.face != l.bold {
			small++
		}
	}
	if small > 5 {
		t.Errorf("%d names of 100 are smaller than 14 points", small)
	}
}

// TestLastPage wants no page with nothing but a note or a single row.
func TestLastPage(t *testing.T) {
	for n := 20; n < 80; n++ {
		for _, d := range []report.Document{boards(n), byName(n / 2), standings(n)} {
			if len(d.Parts[0].Table.Notes) == 0 && n%2 == 0 {
				d.Parts[0].Table.Notes = []string{"说明"}
			}
			l := layOut(t, d)
			rows := map[int]bool{}
			for _, m := range l.page().marks {
				if m.kind == cellMark {
					rows[m.row] = true
				}
			}
			if len(rows) < 2 {
				t.Errorf("%d rows of %s: the last page has %d", n, d.Kind, len(rows))
			}
		}
	}
}

// TestSharedPages wants the last page of a table filled by a fifth at least, and no page more for it.
func TestSharedPages(t *testing.T) {
	for n := 30; n < 140; n += 3 {
		for _, d := range []report.Document{boards(n), byName(n), standings(n)} {
			l := layOut(t, d)
			first, end := ends(l.pages[0]), ends(l.page())
			if len(l.pages) > 1 && end-l.top < (first-l.top)/5 {
				t.Errorf("%d rows of %s: the last of %d pages ends %.0f mm under its head, the first %.0f", n, d.Kind, len(l.pages), end-l.top, first-l.top)
			}
		}
	}
	if l := layOut(t, boards(32+32+2)); len(l.pages) != 3 || ends(l.pages[0])-l.top < 240 {
		t.Errorf("66 boards on %d pages, the first ends at %.0f", len(l.pages), ends(l.pages[0]))
	}
}

// ends is where the rows on a page end.
func ends(p *page) (y float64) {
	for _, m := range p.marks {
		if m.kind == cellMark {
			y = max(y, m.place.y+m.place.h)
		}
	}
	return y
}

// TestShortTablesStayWhole sets a table of eight rows under one of every length.
func TestShortTablesStayWhole(t *testing.T) {
	for n := 1; n < 40; n++ {
		d := boards(n)
		short := boards(8).Parts[0]
		short.Heading = "证书"
		d.Parts = append(d.Parts, short)
		on := map[int]bool{}
		for i, p := range layOut(t, d).pages {
			for _, m := range p.marks {
				if m.kind == cellMark && m.part == 1 {
					on[i] = true
				}
			}
		}
		if len(on) != 1 {
			t.Errorf("under %d rows the short table stands on %d pages", n, len(on))
		}
	}
}

// TestInfoKeepsItemsWhole wants what stands under the title to end its lines between items.
func TestInfoKeepsItemsWhole(t *testing.T) {
	d := boards(3)
	var items []string
	for _, day := range []string{"21", "22", "23", "24"} {
		items = append(items, "第"+day+"轮 2019-04-"+day+" 16:30-18:00 同乐苑茶坊二楼")
	}
	d.Info = items
	var lines []string
	for _, b := range layOut(t, d).head[2:] {
		lines = append(lines, b.lines...)
		if b.font.size != infoSize {
			t.Errorf("set in %.1f points", b.font.size)
		}
	}
	want := []string{items[0] + "　　" + items[1], items[2] + "　　" + items[3]}
	if diff := cmp.Diff(want, lines); diff != "" {
		t.Error(diff)
	}
}

// TestTallRow has a row that no page can hold: it goes on over pages, and nothing is lost.
func TestTallRow(t *testing.T) {
	d := boards(3)
	long := strings.Repeat("一二三四五六七八九十", 400)
	d.Parts[0].Table.Rows[1][3].Text = long
	l := layOut(t, d)
	checkGeometry(t, l)
	b, err := draw(l, Options{})
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, p := range pdftest.Read(t, b).Pages() {
		count += strings.Count(joined(p...), "九")
	}
	if count != 400 {
		t.Errorf("%d of 400 are left", count)
	}
}
