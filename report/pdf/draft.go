package pdf

import (
	"cmp"
	"fmt"
	"slices"

	"qisai/report"
)

// draft is a table before the widths of its columns are known.
type draft struct {
	size, names   float64 // of cells, and of names among them
	streams       int
	whole         bool    // takes the whole width of the page, however narrow its columns
	rowHeight     float64 // the least height of a row
	from          []int   // the column of the document that each is
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
	widest           float64
	needs            []need  // of the cells that are not empty
	least            float64 // room that is to be there even if the cells are empty
	must             float64 // room that is to be there whatever stands in the cells: that of the row at the foot
	name, input      bool
	prose            bool // broken into lines rather than made smaller
}

// need is what texts need, in millimetres for each point of size.
type need struct {
	width float64
	first float64 // in two lines, where a name has a good place to break; 0 = half
	times int
}

type draftCell struct {
	text string
	bold bool
	need float64
}

func newDraftColumn(c report.Column, header string, head font) draftColumn {
	s := []rune(header)
	d := draftColumn{header: header, align: c.Align, name: c.Name, input: c.Kind == report.Input, prose: c.Prose}
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
		col := &d.cols[c]
		count := map[need]int{}
		for _, r := range d.rows {
			if r[c].text != "" {
				n := need{width: r[c].need}
				if col.name {
					n.first = inTwo(d.font(r[c].bold, 1), r[c].text)
				}
				count[n]++
				col.widest = max(col.widest, n.width)
			}
		}
		for n, times := range count {
			n.times = times
			col.needs = append(col.needs, n)
		}
		slices.SortFunc(col.needs, func(a, b need) int {
			return cmp.Or(cmp.Compare(a.width, b.width), cmp.Compare(a.first, b.first))
		})
		if col.widest > 0 && !col.input {
			col.least = 0
		}
	}
}

// key is the same for tables that get the same widths.
func (d *draft) key() string {
	k := fmt.Sprint(d.size, d.names, d.streams)
	for _, c := range d.cols {
		k += fmt.Sprintf("\x00%s\x00%v%v%v%v%v", c.header, c.align, c.name, c.input, c.prose, c.least)
	}
	return k
}
