package pdf

import (
	"math"
	"slices"

	"qisai/report"
)

// draft is a table before the widths of its columns are known.
type draft struct {
	size          float64
	regular, bold *face
	cols          []draftColumn
	rows          [][]draftCell
}

// draftColumn knows how wide its texts are, in millimetres for each point of size.
type draftColumn struct {
	header           string
	align            report.Align
	factor           float64 // of the size
	headFull, headIn float64 // the header in one line, in two
	typical, widest  float64 // what nine cells of ten need, and all
	least            float64 // room that is to be there even if the cells are empty
	input            bool
}

type draftCell struct {
	text string
	bold bool
	need float64
}

// plan is a way to set a draft.
type plan struct {
	size   float64
	widths []float64
	broken int  // cells that need more than one line although they were made smaller
	tight  bool // not even the least widths had room
}

func newDraftColumn(c report.Column, header string, head font) draftColumn {
	d := draftColumn{header: header, align: c.Align, factor: 1, input: c.Kind == report.Input}
	if c.Kind == report.Number && c.Align == report.Left {
		d.align = report.Center
	}
	if c.Name {
		d.factor = nameFactor
	}
	d.headFull = head.width(header)
	d.headIn = d.headFull
	for i, r := range []rune(header) {
		if s := []rune(header); i > 0 && mayBreak(s[i-1], r) {
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
		for _, r := range d.rows {
			needs = append(needs, r[c].need)
		}
		if len(needs) == 0 {
			continue
		}
		slices.Sort(needs)
		col := &d.cols[c]
		col.typical, col.widest = needs[(len(needs)*9-1)/10], needs[len(needs)-1]
		if len(needs) < 10 {
			col.typical = needs[len(needs)/2]
		}
		if col.widest > 0 && !col.input {
			col.least = 0
		}
	}
}

// plan finds the number of streams, the size and the widths. Streams that would break many cells are given up; then the
// size goes down until few cells are broken, but no further than that helps.
func (d *draft) plan(streams int, room float64) (int, plan) {
	for ; ; streams-- {
		best := d.planAt(1, (room-float64(streams-1)*gutter)/float64(streams), streams)
		for _, scale := range []float64{0.95, 0.9, 0.85, 0.8, 0.75} {
			if best.broken*20 <= len(d.rows) && !best.tight {
				break
			}
			p := d.planAt(scale, (room-float64(streams-1)*gutter)/float64(streams), streams)
			if p.broken < best.broken || best.tight {
				best = p
			}
		}
		if streams == 1 {
			for scale := 0.7; best.tight && scale > 0.3; scale -= 0.05 {
				best = d.planAt(scale, room, streams)
			}
			return streams, best
		}
		if !best.tight && best.broken*4 <= len(d.rows) {
			return streams, best
		}
	}
}

// planAt finds the widths at a scale of the size.
func (d *draft) planAt(scale, room float64, streams int) plan {
	size := d.size * scale
	n := len(d.cols)
	low, typical, full := make([]float64, n), make([]float64, n), make([]float64, n)
	for i, c := range d.cols {
		s := size * c.factor
		typical[i] = max(c.typical*s, c.headIn*size, c.least*s) + 2*padX
		full[i] = max(c.widest*s, c.headFull*size, c.least*s) + 2*padX
		low[i] = max(min(c.typical*shrinkFloor, 4.5*mm)*s, c.headIn*size*shrinkFloor) + 2*padX
	}
	p := plan{size: size}
	switch {
	case sum(full) <= room:
		p.widths = spread(full, room, streams)
	case sum(typical) <= room:
		p.widths = between(typical, full, room)
	case sum(low) <= room:
		p.widths = between(low, typical, room)
	default:
		p.tight = true
		p.widths = low
		for i := range low {
			low[i] *= room / sum(low)
		}
	}
	for _, r := range d.rows {
		for i, c := range r {
			if c.need*size*d.cols[i].factor*shrinkFloor > p.widths[i]-2*padX {
				p.broken++
			}
		}
	}
	return p
}

// spread gives columns that have room more of it. A table of few narrow columns does not take the whole page.
func spread(widths []float64, room float64, streams int) []float64 {
	by := room / sum(widths)
	if streams == 1 {
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
