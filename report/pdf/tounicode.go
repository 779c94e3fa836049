package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
)

var (
	toUnicodeRef = regexp.MustCompile(`/ToUnicode (\d+) 0 R`)
	errPDF       = errors.New("gofpdf wrote a file of an unknown shape")
)

// repairToUnicode writes a finished file again with our own tables from codes to characters: gofpdf's are one careless
// range, and our private codes must give the characters they stand for when a text is copied or searched. used tells
// the character of every code in use.
func repairToUnicode(pdf []byte, used map[rune]rune) ([]byte, error) {
	offsets, xref, err := objectOffsets(pdf)
	if err != nil {
		return nil, err
	}
	cmap := toUnicode(used)
	replace := map[int]bool{}
	for _, m := range toUnicodeRef.FindAllSubmatch(pdf[:xref], -1) {
		n, _ := strconv.Atoi(string(m[1]))
		replace[n] = true
	}
	var order []int // object numbers in the order of the file
	for n := range offsets {
		order = append(order, n+1)
	}
	slices.SortFunc(order, func(a, b int) int { return offsets[a-1] - offsets[b-1] })
	var out bytes.Buffer
	out.Write(pdf[:offsets[order[0]-1]])
	moved := make([]int, len(offsets))
	for i, n := range order {
		end := xref
		if i+1 < len(order) {
			end = offsets[order[i+1]-1]
		}
		moved[n-1] = out.Len()
		if replace[n] {
			fmt.Fprintf(&out, "%d 0 obj\n<</Length %d>>\nstream\n%s\nendstream\nendobj\n", n, len(cmap), cmap)
		} else {
			out.Write(pdf[offsets[n-1]:end])
		}
	}
	writeXref(&out, moved, pdf[xref:])
	return out.Bytes(), nil
}

// objectOffsets reads where each object begins, from object 1 on, and where the table of them does.
func objectOffsets(pdf []byte) (offsets []int, xref int, err error) {
	tail := bytes.LastIndex(pdf, []byte("startxref\n"))
	if tail < 0 {
		return nil, 0, errPDF
	}
	if _, err = fmt.Sscanf(string(pdf[tail:]), "startxref\n%d", &xref); err != nil || xref <= 0 || xref > tail {
		return nil, 0, errPDF
	}
	lines := bytes.Split(pdf[xref:tail], []byte("\n"))
	for _, l := range lines {
		if !bytes.HasSuffix(l, []byte(" 00000 n ")) {
			continue
		}
		at, err := strconv.Atoi(string(l[:10]))
		if err != nil || at > xref {
			return nil, 0, errPDF
		}
		offsets = append(offsets, at)
	}
	if len(offsets) == 0 {
		return nil, 0, errPDF
	}
	return offsets, xref, nil
}

// writeXref ends a file: the table of objects, the old trailer, the place of the table.
func writeXref(out *bytes.Buffer, offsets []int, old []byte) {
	xref := out.Len()
	fmt.Fprintf(out, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, at := range offsets {
		fmt.Fprintf(out, "%010d 00000 n \n", at)
	}
	from, to := bytes.Index(old, []byte("trailer")), bytes.LastIndex(old, []byte("startxref"))
	out.Write(old[from:to])
	fmt.Fprintf(out, "startxref\n%d\n%%%%EOF\n", xref)
}

// toUnicode gives a CMap: a range for each high byte where the codes are the characters themselves, and one entry for
// each code that is not.
func toUnicode(used map[rune]rune) string {
	var ranges, chars []string
	high := map[rune]bool{}
	for code, r := range used {
		if code != r {
			a, b := utf16.EncodeRune(r)
			chars = append(chars, fmt.Sprintf("<%04X> <%04X%04X>\n", code, a, b))
		} else if h := code >> 8; !high[h] {
			high[h] = true
			ranges = append(ranges, fmt.Sprintf("<%02X00> <%02XFF> <%02X00>\n", h, h, h))
		}
	}
	var b bytes.Buffer
	b.WriteString("/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
		"/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n" +
		"/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n" +
		"1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n")
	section := func(kind string, lines []string) {
		slices.Sort(lines)
		for c := range slices.Chunk(lines, 100) { // a section holds no more
			fmt.Fprintf(&b, "%d begin%s\n%send%s\n", len(c), kind, strings.Join(c, ""), kind)
		}
	}
	section("bfrange", ranges)
	section("bfchar", chars)
	b.WriteString("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend")
	return b.String()
}
