package pdf

import (
	"encoding/binary"
	"fmt"
	"sync"

	"golang.org/x/image/font/sfnt"

	"qisai/templates"
)

// face is one of the program's fonts, read once and then shared, unchanged, by all documents.
type face struct {
	name    string
	tables  map[string][]byte
	shapes  func() (*sfnt.Font, error) // the outlines, for pictures
	pua     map[rune]rune
	glyph   [1 << 16]uint16 // by code; 0 = the font lacks it
	advance []uint16        // by glyph, in thousandths of the size
}

var (
	regularFace = sync.OnceValues(func() (*face, error) { return readFace("regular", templates.SansRegular) })
	boldFace    = sync.OnceValues(func() (*face, error) { return readFace("bold", templates.SansBold) })
	kaiFace     = sync.OnceValues(func() (*face, error) { return readFace("kai", templates.Kai) })
)

// faces gives both cuts, unpacked side by side the first time.
func faces() (regular, bold *face, err error) {
	go boldFace()
	if regular, err = regularFace(); err != nil {
		return nil, nil, err
	}
	bold, err = boldFace()
	return regular, bold, err
}

func readFace(name string, load func() ([]byte, error)) (*face, error) {
	data, err := load()
	if err != nil {
		return nil, err
	}
	f := &face{name: name, tables: map[string][]byte{}, pua: templates.PUA()}
	f.shapes = sync.OnceValues(func() (*sfnt.Font, error) { return sfnt.Parse(data) })
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		rec := data[12+16*i:]
		at, size := binary.BigEndian.Uint32(rec[8:]), binary.BigEndian.Uint32(rec[12:])
		f.tables[string(rec[:4])] = data[at : at+size : at+size]
	}
	for _, t := range []string{"OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"} {
		if f.tables[t] == nil {
			return nil, fmt.Errorf("font %s has no table %s", name, t)
		}
	}
	f.readAdvances()
	return f, f.readCmap()
}

// readAdvances reads the width of every glyph.
func (f *face) readAdvances() {
	hmtx := f.tables["hmtx"]
	em := uint32(binary.BigEndian.Uint16(f.tables["head"][18:]))
	long := int(binary.BigEndian.Uint16(f.tables["hhea"][34:]))
	f.advance = make([]uint16, binary.BigEndian.Uint16(f.tables["maxp"][4:]))
	for g := range f.advance {
		units := uint32(binary.BigEndian.Uint16(hmtx[4*min(g, long-1):]))
		f.advance[g] = uint16(units * 1000 / em)
	}
}

// readCmap reads the font's only table of characters, which is of format 4.
func (f *face) readCmap() error {
	cmap := f.tables["cmap"]
	t := cmap[binary.BigEndian.Uint32(cmap[8:]):]
	if format := binary.BigEndian.Uint16(t); format != 4 {
		return fmt.Errorf("font %s: cmap of format %d, want 4", f.name, format)
	}
	twice := int(binary.BigEndian.Uint16(t[6:])) // bytes in each of the four arrays
	ends, starts, deltas, offsets := t[14:], t[16+twice:], t[16+2*twice:], t[16+3*twice:]
	for i := 0; i < twice; i += 2 {
		end, start := int(binary.BigEndian.Uint16(ends[i:])), int(binary.BigEndian.Uint16(starts[i:]))
		delta, offset := binary.BigEndian.Uint16(deltas[i:]), int(binary.BigEndian.Uint16(offsets[i:]))
		for c := start; c <= end && c < 0xFFFF; c++ {
			g := uint16(c)
			if offset != 0 {
				g = binary.BigEndian.Uint16(offsets[i+offset+2*(c-start):])
			}
			if g != 0 || offset == 0 {
				f.glyph[c] = g + delta
			}
		}
	}
	return nil
}

// code gives the code under which the font keeps a character, 0 if it does not. A private code in a text means nothing
// to us: it would show whatever character we keep there.
func (f *face) code(r rune) rune {
	if r > 0xFFFF {
		r = f.pua[r]
	} else if r >= 0xE000 && r <= 0xF8FF {
		return 0
	}
	if r < 0 || f.glyph[r] == 0 {
		return 0
	}
	return r
}

// width gives the width of a text in thousandths of the size.
func (f *face) width(s string) int {
	w := 0
	for _, r := range s {
		w += int(f.advance[f.glyph[f.code(r)]])
	}
	return w
}

// mm is a point in millimetres; every length on a page is in millimetres, every size of a font in points.
const mm = 25.4 / 72

// font is a face at a size.
type font struct {
	*face
	size float64
}

// width gives the width of a text in millimetres.
func (f font) width(s string) float64 { return float64(f.face.width(s)) / 1000 * f.size * mm }

// leading is the distance of two base lines.
func (f font) leading() float64 { return f.size * mm * 1.3 }

// baseline is the distance of the base line from the top of a line: the middle of a Chinese character, which stands
// from 0.88 above the base line to 0.12 below it, is the middle of the line.
func (f font) baseline() float64 { return f.leading()/2 + 0.38*f.size*mm }
