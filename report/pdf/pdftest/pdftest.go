// Package pdftest reads the finished files again, for tests, by what a file says: the table of objects, the streams, the
// tables from codes to characters.
package pdftest

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"
)

var (
	fontRef = regexp.MustCompile(`(/F[0-9a-f]+) (\d+) 0 R`)
	token   = regexp.MustCompile(`(?s)(/F[0-9a-f]+) [\d.]+ Tf|\(((?:\\.|[^\\)])*)\) Tj`)
	escaped = regexp.MustCompile(`(?s)\\(.)`)
)

// File is a file that was read.
type File struct {
	Objects map[int][]byte
	t       *testing.T
}

// Read reads a file. What is wrong with it ends the test.
func Read(t *testing.T, data []byte) *File {
	t.Helper()
	f := &File{map[int][]byte{}, t}
	offsets := offsetsOf(t, data)
	for i, at := range offsets {
		if !bytes.HasPrefix(data[at:], fmt.Appendf(nil, "%d 0 obj\n", i+1)) {
			t.Fatalf("object %d does not begin at %d", i+1, at)
		}
		end := bytes.Index(data[at:], []byte("endobj"))
		f.Objects[i+1] = data[at : at+end]
	}
	return f
}

// offsetsOf reads the table of objects at the end of a file: where object 1 and the following begin.
func offsetsOf(t *testing.T, data []byte) []int {
	t.Helper()
	var xref int
	tail := data[max(bytes.LastIndex(data, []byte("startxref\n")), 0):]
	if _, err := fmt.Sscanf(string(tail), "startxref\n%d", &xref); err != nil || xref >= len(data) {
		t.Fatalf("the file does not say where its objects are: %v", err)
	}
	var out []int
	for _, m := range regexp.MustCompile(`(?m)^(\d{10}) 00000 n $`).FindAllSubmatch(data[xref:], -1) {
		at, _ := strconv.Atoi(string(m[1]))
		out = append(out, at)
	}
	return out
}

func (f *File) stream(n int) []byte {
	f.t.Helper()
	o := f.Objects[n]
	m := regexp.MustCompile(`/Length (\d+)`).FindSubmatch(o)
	at := bytes.Index(o, []byte("stream\n")) + len("stream\n")
	size, _ := strconv.Atoi(string(m[1]))
	b := o[at : at+size]
	if !bytes.HasPrefix(o[at+size:], []byte("\nendstream")) {
		f.t.Fatalf("object %d: its length is wrong", n)
	}
	if bytes.Contains(o[:at], []byte("/FlateDecode")) {
		z, err := zlib.NewReader(bytes.NewReader(b))
		if err != nil {
			f.t.Fatal(err)
		}
		if b, err = io.ReadAll(z); err != nil {
			f.t.Fatal(err)
		}
	}
	return b
}

// ref finds the object that a key of another refers to.
func (f *File) ref(n int, key string) int {
	m := regexp.MustCompile(key + ` \[?(\d+) 0 R`).FindSubmatch(f.Objects[n])
	if m == nil {
		f.t.Fatalf("object %d has no %s", n, key)
	}
	r, _ := strconv.Atoi(string(m[1]))
	return r
}

// Pages gives the texts of each page, one for each text drawn, in their order.
func (f *File) Pages() [][]string {
	fonts := map[string]map[uint16]string{}
	for _, o := range f.Objects {
		for _, m := range fontRef.FindAllSubmatch(o, -1) {
			if fonts[string(m[1])] != nil {
				continue
			}
			n, _ := strconv.Atoi(string(m[2]))
			fonts[string(m[1])] = readCMap(string(f.stream(f.ref(n, "/ToUnicode"))))
		}
	}
	var out [][]string
	kids := regexp.MustCompile(`/Kids \[([^\]]*)\]`).FindSubmatch(f.Objects[1])
	for _, m := range regexp.MustCompile(`(\d+) 0 R`).FindAllSubmatch(kids[1], -1) {
		n, _ := strconv.Atoi(string(m[1]))
		out = append(out, texts(f.stream(f.ref(n, "/Contents")), fonts))
	}
	return out
}

// readCMap reads a table from codes to characters.
func readCMap(s string) map[uint16]string {
	out := map[uint16]string{}
	num := func(s string) int { n, _ := strconv.ParseUint(s, 16, 32); return int(n) }
	for _, m := range regexp.MustCompile(`<(\w{4})> <(\w{4})> <(\w{4})>\n`).FindAllStringSubmatch(s, -1) {
		for c := num(m[1]); c <= num(m[2]); c++ {
			out[uint16(c)] = string(rune(num(m[3]) + c - num(m[1])))
		}
	}
	for _, m := range regexp.MustCompile(`(?m)^<(\w{4})> <(\w{8})>\n`).FindAllStringSubmatch(s, -1) {
		b, _ := hex.DecodeString(m[2])
		out[uint16(num(m[1]))] = string(utf16.Decode([]uint16{uint16(b[0])<<8 | uint16(b[1]), uint16(b[2])<<8 | uint16(b[3])}))
	}
	return out
}

// texts reads the texts of a page's content.
func texts(content []byte, fonts map[string]map[uint16]string) []string {
	var out []string
	var font map[uint16]string
	for _, m := range token.FindAllSubmatch(content, -1) {
		if m[1] != nil {
			font = fonts[string(m[1])]
			continue
		}
		raw := escaped.ReplaceAllFunc(m[2], func(e []byte) []byte {
			if e[1] == 'r' {
				return []byte("\r")
			}
			return e[1:]
		})
		var b strings.Builder
		for i := 0; i+1 < len(raw); i += 2 {
			c := uint16(raw[i])<<8 | uint16(raw[i+1])
			if font[c] == "" {
				b.WriteString(fmt.Sprintf("[%04X]", c))
			}
			b.WriteString(font[c])
		}
		out = append(out, b.String())
	}
	return out
}
