package pdf

import (
	"fmt"
	"math"
	"slices"

	"qisai/report"
)

// draft is a table before the widths of its columns are known.
type draft struct {
	size          float64
	streams       int
	whole         bool // takes the whole width of the page, however narrow its columns
	regular, bold *face
	cols          []draftColumn
	rows          [][]draftCell
	plan          plan
}

// draftColumn knows how wide its texts are, in millimetres for each point of size.
type draftColumn struct {
	header           string
	align            report.Align
	headFull, headIn float64 // the header in one line, in two
	typical, widest  float64 // what nine cells of ten need, and all
	least            float64 // room that is to be there even if the cells are empty
	name, input      bool
}

type draftCell struct {
	text string
	bold bool
	need float64
}

// plan is a way to set a draft.
type plan struct {
	streams int
	size    float64
	names   float64 // the size of names: they stay large when the others get smaller
	widths  []float64
	broken  int  // cells that need more than one line although they were made smaller
	tight   bool // not even the least widths had room
}

// cellSize is the size of the texts in a column.
func (p plan) cellSize(c draftColumn) float64 {
	if c.name {
		return p.names
	}
	return p.size
}

func newDraftColumn(c report.Column, header string, head font) draftColumn {
	s := []rune(header)
	d := draftColumn{header: header, align: c.Align, name: c.Name, input: c.Kind == report.Input}
	if c.Kind == report.Number && c.Align == report.Left {
		d.align = report.Center
	}
	d.headFull = head.width(header)
	d.headIn = d.headFull
	for i := range s {
		if len(s) > 3 && i > 0 && mayBreak(s[i-1], s[i]) {
			d.headIn = min(d.headIn, max(head.width(string(s[:i])), head.width(string(s[i:]))))
		}
	}
	d.least = c.Width / 2 * mm
	return d
}

func (d *draft) font(bold bool, size float64) font {
	if bold {
		return font{d.bold, size}
	}
	return font{d.regular, size}
}

func (d *draft) headerFont(size float64) font { return font{d.bold, size * headerFactor} }

// measure finds what the cells of each column need.
func (d *draft) measure() {
	for c := range d.cols {
		var needs []float64
		two := 0.0
		for _, r := range d.rows {
			needs = append(needs, r[c].need)
			if d.cols[c].name && r[c].need > 4*mm {
				two = max(two, inTwo(d.font(r[c].bold, 1), r[c].text))
			}
		}
		if len(needs) == 0 {
			continue
		}
		slices.Sort(needs)
		col := &d.cols[c]
		col.typical, col.widest = needs[(len(needs)*9-1)/10], needs[len(needs)-1]
		col.typical = max(col.typical, min(two*shrinkFloor, 8*mm)) // a name is to need two lines at most
		if col.widest > 0 && !col.input {
			col.least = 0
		}
	}
}

// key is the same for tables that get the same widths.
func (d *draft) key() string {
	k := fmt.Sprint(d.size, d.streams)
	for _, c := range d.cols {
		k += fmt.Sprintf("\x00%s\x00%v%v%v%v", c.header, c.align, c.name, c.input, c.least)
	}
	return k
}

// choose finds the number of streams, the size and the widths. Streams that would break many cells are given up.
func (d *draft) choose(room float64) plan {
	for streams := d.streams; streams > 1; streams-- {
		p := d.sized(room, streams)
		if !p.tight && p.broken*4 <= len(d.rows) {
			return p
		}
	}
	p := d.sized(room, 1)
	for percent := 70; p.tight && percent >= 30; percent -= 5 {
		p = d.try(float64(percent)/100, room, 1)
	}
	return p
}

// sized finds the size for a number of streams: it goes down until few cells are broken, but no further than that
// helps.
func (d *draft) sized(room float64, streams int) plan {
	best := d.try(1, room, streams)
	for percent := 95; percent >= 75 && (best.tight || best.broken > 3+len(d.rows)/20); percent -= 5 {
		if p := d.try(float64(percent)/100, room, streams); p.broken < best.broken || best.tight {
			best = p
		}
	}
	return best
}

// try finds the widths at a scale of the size.
func (d *draft) try(scale, room float64, streams int) plan {
	p := plan{streams: streams, size: d.size * scale, names: d.size * nameFactor}
	if scale < shrinkFloor {
		p.names *= scale
	}
	room = (room - float64(streams-1)*gutter) / float64(streams)
	n := len(d.cols)
	low, typical, full := make([]float64, n), make([]float64, n), make([]float64, n)
	for i, c := range d.cols {
		s := p.cellSize(c)
		typical[i] = max(c.typical*s, c.headIn*p.size, c.least*s) + 2*padX
		full[i] = max(c.widest*s, c.headFull*p.size, c.least*s) + 2*padX
		low[i] = max(min(c.typical*shrinkFloor, 4.5*mm)*s, c.headIn*p.size*shrinkFloor) + 2*padX
		if c.name {
			low[i] = max(min(c.typical, 4.5*mm)*s, c.headIn*p.size*shrinkFloor) + 2*padX
		}
	}
	switch {
	case sum(full) <= room:
		p.widths = spread(full, room, d.whole || streams > 1)
	case sum(typical) <= room:
		p.widths = between(typical, full, room)
	case sum(low) <= room:
		p.widths = between(low, typical, room)
	default:
		p.tight = true
		by := room / sum(low)
		for _, w := range low {
			p.widths = append(p.widths, w*by)
		}
	}
	for _, r := range d.rows {
		for i, c := range r {
			if c.need*p.cellSize(d.cols[i])*shrinkFloor > p.widths[i]-2*padX {
				p.broken++
			}
		}
	}
	return p
}

// spread gives columns that have room more of it. A table of few narrow columns does not take the whole width unless it
// has to.
func spread(widths []float64, room float64, whole bool) []float64 {
	by := room / sum(widths)
	if !whole {
		by = min(by, 1.8)
	}
	out := make([]float64, len(widths))
	for i, w := range widths {
		out[i] = w * by
	}
	return out
}

// between finds widths from low to high that add up to room: the widest columns give way first.
func between(low, high []float64, room float64) []float64 {
	out := make([]float64, len(low))
	for lo, hi := 0.0, room; hi-lo > 0.001; {
		level := (lo + hi) / 2
		for i := range out {
			out[i] = min(high[i], max(low[i], level))
		}
		if sum(out) > room {
			hi = level
		} else {
			lo = level
		}
	}
	return out
}

func sum(v []float64) float64 {
	s := 0.0
	for _, x := range v {
		s += x
	}
	return math.Max(s, 1e-9)
}
