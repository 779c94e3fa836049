package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"qisai/samples/field"
)

// TestSeason checks a season of workbooks at once and prints how long it takes. QISAI_SEASON=373x150 asks for 373
// workbooks of 150 entries, the size of a national season; without it a small season keeps the test alive. One player of
// each workbook is entered in the next one too.
func TestSeason(t *testing.T) {
	books, n, limit := 6, 20, time.Duration(0)
	if s := os.Getenv("QISAI_SEASON"); s != "" {
		if _, err := fmt.Sscanf(s, "%dx%d", &books, &n); err != nil {
			t.Fatal(err)
		}
		limit = time.Minute
	}
	dir := filepath.Join(t.TempDir(), "赛季")
	if err := makeSeason(dir, books, n); err != nil {
		t.Fatal(err)
	}
	runtime.GC()
	start := time.Now()
	out, warned := qisai(t, exitDone, "check", dir)
	took := time.Since(start)
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	t.Logf("%d workbooks of %d entries: %v; %d MB taken from the system", books, n, took.Round(10*time.Millisecond), mem.Sys>>20)
	if limit > 0 && (took > limit || mem.Sys > 500<<20) {
		t.Errorf("not within %v and 500 MB", limit)
	}
	if got := strings.Count(out, fmt.Sprintf("：报名 %d 人", n+1)); got != books-1 {
		t.Errorf("%d lines of workbooks with %d entries, want %d", got, n+1, books-1)
	}
	if want := fmt.Sprintf("；%d 人在同一年度的两个以上工作簿里报名", books-1); !strings.Contains(out, want) {
		t.Errorf("no %q at the end of\n%s", want, out[max(0, len(out)-300):])
	}
	if got := strings.Count(warned, "在不止一个赛区报名"); got != books-1 {
		t.Errorf("%d people said to be entered twice, want %d", got, books-1)
	}
}

// quietly runs the program; what it says is told only if it fails.
func quietly(args ...string) error {
	var said bytes.Buffer
	if code := run(append([]string{"qisai"}, args...), &said, &said); code != exitDone {
		return fmt.Errorf("qisai %v: exit %d: %s", args, code, said.String())
	}
	return nil
}

// makeSeason writes workbooks; the first player of each is also the last of the next.
func makeSeason(dir string, books, n int) error {
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	first := filepath.Join(dir, "空.xlsx")
	if err := quietly("new", first, "--preset", "2025-pengxi"); err != nil {
		return err
	}
	blank, err := os.ReadFile(first)
	if err != nil {
		return err
	}
	if err := os.Remove(first); err != nil {
		return err
	}
	entries := field.Entries(field.Men(books*n, 7)) // of one field, so that no number comes twice
	for i := range books {
		some := entries[i*n : (i+1)*n : (i+1)*n]
		if i > 0 {
			some = append(some, entries[(i-1)*n])
		}
		if err := makeEntered(filepath.Join(dir, fmt.Sprintf("第%03d站.xlsx", i+1)), blank, some); err != nil {
			return err
		}
	}
	return nil
}

// makeEntered writes a workbook with entries.
func makeEntered(path string, blank []byte, entries []field.Entry) error {
	f, err := excelize.OpenReader(bytes.NewReader(blank))
	if err != nil {
		return err
	}
	defer f.Close()
	if err := typeEntries(f, entries); err != nil {
		return err
	}
	return f.SaveAs(path)
}

// TestLargeCheck judges one large event and prints how long it takes; QISAI_CHECK=2000 asks for 2,000 entries.
func TestLargeCheck(t *testing.T) {
	n, limit := 100, time.Duration(0)
	if s := os.Getenv("QISAI_CHECK"); s != "" {
		if _, err := fmt.Sscan(s, &n); err != nil {
			t.Fatal(err)
		}
		limit = 2 * time.Second
	}
	book := filepath.Join(t.TempDir(), "大.xlsx")
	qisai(t, exitDone, "new", book, "--preset", "2025-pengxi")
	if err := fillRoster(book, spec("men", n)); err != nil {
		t.Fatal(err)
	}
	for _, run := range []string{"first", "again"} {
		start := time.Now()
		out, _ := qisai(t, exitDone, "check", book)
		took := time.Since(start)
		t.Logf("%d entries, %s: %v", n, run, took.Round(10*time.Millisecond))
		if limit > 0 && took > limit {
			t.Errorf("not within %v", limit)
		}
		if want := fmt.Sprintf("报名 %d 人", n); !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}
