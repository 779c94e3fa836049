package pdf

import (
	"bytes"
	"encoding/binary"
	"maps"
	"slices"
)

// subset cuts the font down to some codes and gives it as a TrueType file of its own.
//
// gofpdf can cut fonts too, but it parses the whole font for each document and writes into the bytes it was given:
// with 23,000 glyphs that is most of the time of a document, and a copy of 8 MB for every one. This costs next to
// nothing, and the big font stays as it is for all.
func (f *face) subset(wanted map[rune]bool) []byte {
	codes := slices.Sorted(maps.Keys(wanted))
	glyphs := []int{0}
	for _, c := range codes {
		glyphs = append(glyphs, int(f.glyph[c]))
	}
	glyf, loca := f.outlines(glyphs)
	head, hhea, maxp := bytes.Clone(f.tables["head"]), bytes.Clone(f.tables["hhea"]), bytes.Clone(f.tables["maxp"])
	binary.BigEndian.PutUint16(head[50:], 1) // loca in 32 bits
	binary.BigEndian.PutUint16(hhea[34:], uint16(len(glyphs)))
	binary.BigEndian.PutUint16(maxp[4:], uint16(len(glyphs)))
	return assemble(map[string][]byte{
		"OS/2": f.tables["OS/2"], "name": f.tables["name"], "post": f.tables["post"],
		"head": head, "hhea": hhea, "maxp": maxp,
		"cmap": cmap4(codes), "glyf": glyf, "loca": loca, "hmtx": f.metrics(glyphs),
	})
}

// outlines gives the tables glyf and loca of some glyphs. They are all plain: the fonts are built without composites.
func (f *face) outlines(glyphs []int) (glyf, loca []byte) {
	offset := func(g int) uint32 { return binary.BigEndian.Uint32(f.tables["loca"][4*g:]) }
	if binary.BigEndian.Uint16(f.tables["head"][50:]) == 0 {
		offset = func(g int) uint32 { return 2 * uint32(binary.BigEndian.Uint16(f.tables["loca"][2*g:])) }
	}
	for _, g := range glyphs {
		loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
		glyf = pad(append(glyf, f.tables["glyf"][offset(g):offset(g+1)]...))
	}
	return glyf, binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
}

// metrics gives the table hmtx of some glyphs.
func (f *face) metrics(glyphs []int) []byte {
	long := int(binary.BigEndian.Uint16(f.tables["hhea"][34:]))
	var out []byte
	for _, g := range glyphs {
		m := f.tables["hmtx"][4*min(g, long-1):]
		bearing := m[2:]
		if g >= long {
			bearing = f.tables["hmtx"][4*long+2*(g-long):]
		}
		out = append(out, m[0], m[1], bearing[0], bearing[1])
	}
	return out
}

// cmap4 gives a table cmap where the sorted codes stand for the glyphs from 1 on.
func cmap4(codes []rune) []byte {
	var ends, starts, deltas []uint16
	for i, c := range codes {
		if i > 0 && codes[i-1]+1 == c {
			ends[len(ends)-1]++
			continue
		}
		ends, starts = append(ends, uint16(c)), append(starts, uint16(c))
		deltas = append(deltas, uint16(i+1)-uint16(c))
	}
	ends, starts, deltas = append(ends, 0xFFFF), append(starts, 0xFFFF), append(deltas, 1)
	n := len(ends)
	words := []uint16{0, 1, 3, 1, 0, 12} // version, one table, Windows, Unicode, at byte 12
	words = append(words, 4, uint16(16+8*n), 0, uint16(2*n), 0, 0, 0)
	words = append(append(words, ends...), 0)
	words = append(append(words, starts...), deltas...)
	words = append(words, make([]uint16, n)...) // no segment has an array of glyphs
	var out []byte
	for _, w := range words {
		out = binary.BigEndian.AppendUint16(out, w)
	}
	return out
}

// assemble joins tables into a file. Its sums stay zero: gofpdf makes its own.
func assemble(tables map[string][]byte) []byte {
	n := len(tables)
	out := binary.BigEndian.AppendUint32(nil, 0x00010000)
	out = binary.BigEndian.AppendUint16(out, uint16(n))
	out = append(out, make([]byte, 6)...)
	at := 12 + 16*n
	var body []byte
	for _, tag := range slices.Sorted(maps.Keys(tables)) {
		out = append(append(out, tag...), 0, 0, 0, 0)
		out = binary.BigEndian.AppendUint32(out, uint32(at+len(body)))
		out = binary.BigEndian.AppendUint32(out, uint32(len(tables[tag])))
		body = pad(append(body, tables[tag]...))
	}
	return append(out, body...)
}

// pad fills up to a multiple of four bytes.
func pad(b []byte) []byte { return append(b, make([]byte, -len(b)&3)...) }
