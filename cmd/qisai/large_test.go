package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"
)

// TestLargeEvent plays one large section and prints how long the commands take. QISAI_LARGE=200x11 asks for 200 players
// and 11 rounds; without it a small event keeps the test alive.
func TestLargeEvent(t *testing.T) {
	n, rounds := 24, 3
	if s := os.Getenv("QISAI_LARGE"); s != "" {
		if _, err := fmt.Sscanf(s, "%dx%d", &n, &rounds); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book := filepath.Join(t.TempDir(), "大.xlsx")
	qisai(t, exitDone, "new", book)
	s := spec("men", n)
	s.Groups[0].Category = "公开组"
	if err := fillRoster(book, s); err != nil {
		t.Fatal(err)
	}
	if err := editBook(book, func(f *excelize.File) error { return f.SetCellInt("比赛组", "C2", int64(rounds)) }); err != nil {
		t.Fatal(err)
	}
	timed := func(args ...string) string {
		start := time.Now()
		out, _ := qisai(t, exitDone, args...)
		t.Logf("%-10s %v", args[0], time.Since(start).Round(time.Millisecond))
		return out
	}
	for r := 1; r <= rounds; r++ {
		timed("pair", book)
		if err := typeResults(book, "公开组", r, 9); err != nil {
			t.Fatal(err)
		}
	}
	timed("pair", book)
	timed("standings", book)
	timed("status", book)
	if out := timed("audit", book); strings.Count(out, "合法、最优（已证明）") != rounds || strings.Contains(out, "错误") {
		t.Errorf("the audit does not prove all %d rounds:\n%s", rounds, out)
	}
	if n <= 200 {
		timed("explain", book, "--round", "2")
	}
}
