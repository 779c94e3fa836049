package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/pdfcpu/pdfcpu/pkg/api"

	"qisai/report"
	"qisai/report/pdf"
	"qisai/report/pdf/pdftest"
)

// everyKind makes the documents of every kind there is, for every section and for all of them, after the last round and,
// of a section that has played, after an early one.
func everyKind(t *testing.T, e *event) []document {
	t.Helper()
	a := &app{ui: ui{io.Discard, io.Discard}, now: time.Unix(1763690400, 0).UTC()}
	r := &printRun{app: a, event: e, said: map[string]bool{}}
	var docs []document
	var shared []wish
	var all []*kind
	for i := range kinds {
		k := &kinds[i]
		all = append(all, k)
		if k.make == nil {
			shared = append(shared, wish{k, 0})
			continue
		}
		for _, s := range e.t.Sections {
			docs = append(docs, r.documents(wish{k, 0}, s)...)
			if s.LastRound() > 2 {
				docs = append(docs, r.documents(wish{k, 2}, s)...)
			}
		}
	}
	more, err := r.eventDocuments(e.t.Sections, shared, all)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(append(docs, more...), func(d document) bool { return d.text != "" })
}

// checkDocument wants a document with nothing wrong in its geometry, whole in its file, and valid.
func checkDocument(t *testing.T, d document) {
	t.Helper()
	paper, err := pdf.Lay(d.doc)
	if err != nil {
		t.Fatalf("%s: %v", d.name, err)
	}
	for i, f := range paper.Faults() {
		if i == 5 {
			t.Errorf("%s: …", d.name)
			break
		}
		t.Errorf("%s: %s", d.name, f)
	}
	data, err := paper.PDF(pdf.Options{})
	if err != nil {
		t.Fatalf("%s: %v", d.name, err)
	}
	if err := api.Validate(bytes.NewReader(data), nil); err != nil {
		t.Errorf("%s: no valid PDF: %v", d.name, err)
	}
	pages := pdftest.Read(t, data).Pages()
	if len(pages) != paper.Pages() {
		t.Errorf("%s: %d pages in the file, %d laid out", d.name, len(pages), paper.Pages())
	}
	checkOrder(t, d.name, d.doc, solid(slices.Concat(pages...)...))
	dumpDocument(t, d, data)
}

// dumpDocument writes a document to be looked at: QISAI_PDF_DIR=/tmp/pdf go test -run 'Kinds|Fields' ./cmd/qisai
func dumpDocument(t *testing.T, d document, data []byte) {
	dir := os.Getenv("QISAI_PDF_DIR")
	if dir == "" {
		return
	}
	path := filepath.Join(dir, strings.ReplaceAll(t.Name(), "/", "-")+" "+d.name+".pdf")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// solid is a text without blanks and line feeds, which a line break may take away.
func solid(s ...string) string { return strings.Join(strings.Fields(strings.Join(s, "")), "") }

// checkOrder wants the rows of all tables in the text of the file, one after the other, none of them in pieces.
func checkOrder(t *testing.T, name string, doc report.Document, text string) {
	t.Helper()
	parts := doc.Parts
	if doc.Book != nil {
		for _, chapter := range doc.Book.Chapters {
			for _, piece := range chapter.Pieces {
				parts = append(parts, piece.Document.Parts...)
			}
		}
	}
	at := 0
	for _, part := range parts {
		for i, row := range part.Table.Rows {
			want := shown(part.Table.Columns, row)
			n := strings.Index(text[at:], want)
			if n < 0 {
				t.Errorf("%s: row %d is not in the file after the one before: %q", name, i+1, want)
				return
			}
			at += n + len(want)
		}
	}
}

// shown gives the text of a row as it is printed.
func shown(columns []report.Column, row []report.Cell) string {
	var out []string
	for c, column := range columns {
		if c < len(row) && column.Kind != report.Private && !column.Hidden {
			out = append(out, row[c].Text)
		}
	}
	return solid(out...)
}

var sampleEvents = []string{"demo", "2016-enterprise", "2019-qishan-cup", "2019-sichuan-kingship", "2025-pengxi"}

func readSample(t *testing.T, name string) *event {
	t.Helper()
	data, err := os.ReadFile("../../samples/" + name + ".xlsx")
	if err != nil {
		t.Fatal(err)
	}
	book := filepath.Join(t.TempDir(), name+".xlsx")
	if err := os.WriteFile(book, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return readBook(t, book)
}

// readBook reads a workbook that has no faults.
func readBook(t *testing.T, book string) *event {
	t.Helper()
	e, err := readEvent(book)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.close)
	if faults := e.findings.Faults(); len(faults) > 0 {
		t.Fatal(faults)
	}
	return e
}

// TestKindsOfSamples checks every document of two samples, with QISAI_FIELDS=all of every sample.
func TestKindsOfSamples(t *testing.T) {
	api.DisableConfigDir()
	names := sampleEvents[:2]
	if os.Getenv("QISAI_FIELDS") == "all" {
		names = sampleEvents
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			for _, d := range everyKind(t, readSample(t, name)) {
				checkDocument(t, d)
			}
		})
	}
}

// TestKindsSameBytes wants the same files, made from a workbook that is made and read twice.
func TestKindsSameBytes(t *testing.T) {
	small := edge{players: 16, rounds: 3, odd: true}
	first, second := everyKind(t, small.event(t)), everyKind(t, small.event(t))
	for i, d := range first {
		a, b := filesOf(t, d), filesOf(t, second[i])
		if d.name != second[i].name || len(a) != len(b) {
			t.Errorf("%s: %s with %d files, not %d", d.name, second[i].name, len(b), len(a))
			continue
		}
		for n := range a {
			if !bytes.Equal(a[n], b[n]) {
				t.Errorf("%s: file %d is another the second time", d.name, n)
			}
		}
	}
}

// filesOf makes a document and the pictures of its first and last page.
func filesOf(t *testing.T, d document) [][]byte {
	t.Helper()
	paper, err := pdf.Lay(d.doc)
	if err != nil {
		t.Fatal(err)
	}
	data, err := paper.PDF(pdf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	out := [][]byte{data}
	for _, n := range slices.Compact([]int{0, paper.Pages() - 1}) {
		picture, err := paper.PNG(n)
		if err != nil {
			t.Fatal(fmt.Errorf("%s: %w", d.name, err))
		}
		out = append(out, picture)
	}
	return out
}
