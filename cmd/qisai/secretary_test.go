package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/samples/field"
)

// TestSecretary lets a random secretary run small events: between the commands she types results, corrects old ones, swaps
// players, withdraws and brings back, sorts, inserts columns, undoes, redoes, makes rounds anew, and now and then the
// machine dies. After each command: the exit code is one that is known, the workbook can be read, nobody stands twice in a
// round, nobody meets twice, every result that was typed is still there unless she gave it up, and audit finds no error.
// QISAI_EVENTS=N takes N events, the normal run five.
func TestSecretary(t *testing.T) {
	events := 5
	if n, err := strconv.Atoi(os.Getenv("QISAI_EVENTS")); err == nil {
		events = n
	}
	if testing.Short() {
		events = 3
	}
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	counts := map[string]int{}
	for seed := range events {
		newSecretary(t, uint64(seed), counts).event()
	}
	t.Logf("%d events: %v", events, counts)
}

const secretarySection = "公开组"

// secretary is one event and who runs it.
type secretary struct {
	t      *testing.T
	rng    *rand.Rand
	book   string
	last   string         // the command before, for messages
	counts map[string]int // of what she did
}

func newSecretary(t *testing.T, seed uint64, counts map[string]int) *secretary {
	t.Helper()
	s := &secretary{t: t, rng: field.Rand(seed, 8), counts: counts}
	s.book = filepath.Join(t.TempDir(), fmt.Sprintf("比赛%d.xlsx", seed))
	qisai(t, exitDone, "new", s.book)
	players := spec("men", 6+s.rng.IntN(9))
	players.Groups[0].Category = secretarySection
	s.must(fillRoster(s.book, players))
	s.run([]int{exitDone}, "pair", "--seed", strconv.FormatUint(seed+1, 10))
	return s
}

func (s *secretary) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatalf("%s: %v", s.book, err)
	}
}

// event is a few rounds with whatever comes to her mind.
func (s *secretary) event() {
	for range 6 {
		for range s.rng.IntN(3) {
			s.whim()
		}
		s.must(typeResults(s.book, secretarySection, lastSheet(s.t, s.book, secretarySection), s.rng.Uint64()))
		if s.rng.IntN(4) == 0 {
			s.die()
		}
		s.run([]int{exitDone, exitFaults, exitNoPairing}, "pair")
	}
}

// whim is one thing she does out of turn.
func (s *secretary) whim() {
	round := lastSheet(s.t, s.book, secretarySection)
	whims := []struct {
		name string
		do   func()
	}{
		{"one result", func() { s.setResult(round, false) }},
		{"correct", func() { s.setResult(1+s.rng.IntN(round), true) }},
		{"swap", func() { s.swap(round) }},
		{"withdraw", func() { s.setPlayer("退赛轮", round+1) }},
		{"return", func() { s.setPlayer("恢复轮", round+1) }},
		{"absent", func() { s.setPlayer("缺席轮", round+1) }},
		{"sort", func() { s.must(upsideDown(s.book, "报名", 1)) }},
		{"insert", func() {
			s.must(editBook(s.book, func(f *excelize.File) error {
				return f.InsertCols("报名", []string{"A", "C", "E"}[s.rng.IntN(3)], 1)
			}))
		}},
		{"standings", func() { s.run([]int{exitDone}, "standings") }},
		{"check", func() { s.run([]int{exitDone}, "check") }},
		{"undo", func() { s.run([]int{exitDone, exitFaults}, "undo") }},
		{"undo discard", func() { s.run([]int{exitDone, exitFaults}, "undo", "--discard") }},
		{"undo redo", func() { s.run([]int{exitDone, exitFaults}, "undo", "--redo") }},
		{"there and back", s.thereAndBack},
		{"pair redo", func() { s.run([]int{exitDone, exitFaults, exitNoPairing}, "pair", "--redo") }},
		{"pair keep", func() { s.run([]int{exitDone, exitFaults, exitNoPairing}, "pair", "--redo", "--keep", "1-2") }},
	}
	if round == 0 {
		whims = whims[9:10] // everything has been undone
	}
	w := whims[s.rng.IntN(len(whims))]
	s.counts[w.name]++
	w.do()
	if lastSheet(s.t, s.book, secretarySection) == 0 {
		s.run([]int{exitDone}, "pair", "--seed", "7")
	}
}

// setResult types a result into a row of a round, or another into one that has one.
func (s *secretary) setResult(round int, again bool) {
	rows := roundRows(s.t, s.book, secretarySection, round)
	i := s.rng.IntN(len(rows))
	if rows[i].black == "" || (rows[i].result != "") != again {
		return
	}
	s.setRound(round, i, "结果", []string{"红胜", "和棋", "黑胜", "黑弃权"}[s.rng.IntN(4)])
}

// setRound writes a cell of a round sheet under a header.
func (s *secretary) setRound(round, i int, column, value string) {
	sheet := fmt.Sprintf("%s 第%d轮", secretarySection, round)
	head := readSheet(s.t, s.book, sheet)[2]
	cell, _ := excelize.CoordinatesToCellName(slices.Index(head, column)+1, i+4)
	s.must(editBook(s.book, func(f *excelize.File) error { return setTyped(f, sheet, cell, value) }))
}

// swap exchanges the black players of two boards. She looks first whether they have met.
func (s *secretary) swap(round int) {
	rows := roundRows(s.t, s.book, secretarySection, round)
	if len(rows) < 2 || rows[0].black == "" || rows[1].black == "" || rows[0].result+rows[1].result != "" {
		return
	}
	for n := 1; n < round; n++ {
		for _, r := range roundRows(s.t, s.book, secretarySection, n) {
			for _, pair := range [][2]string{{rows[0].red, rows[1].black}, {rows[1].red, rows[0].black}} {
				if r.black != "" && slices.Contains(pair[:], r.red) && slices.Contains(pair[:], r.black) {
					return
				}
			}
		}
	}
	s.must(swapBlack(s.book, fmt.Sprintf("%s 第%d轮", secretarySection, round), "4", "5"))
}

// setPlayer types a round for some player.
func (s *secretary) setPlayer(column string, round int) {
	rows := readSheet(s.t, s.book, "报名")
	col := slices.Index(rows[0], column)
	cell, _ := excelize.CoordinatesToCellName(col+1, 2+s.rng.IntN(len(rows)-1))
	s.must(editBook(s.book, func(f *excelize.File) error { return f.SetCellInt("报名", cell, int64(round)) }))
}

// thereAndBack: what undo takes, redo gives back to the byte.
func (s *secretary) thereAndBack() {
	before, err := os.ReadFile(s.book)
	s.must(err)
	if s.run([]int{exitDone, exitFaults}, "undo", "--discard") != exitDone {
		return
	}
	s.run([]int{exitDone}, "undo", "--redo")
	after, err := os.ReadFile(s.book)
	s.must(err)
	if !bytes.Equal(before, after) {
		s.t.Fatalf("%s: redo does not give back what undo took", s.book)
	}
}

// die kills a pair somewhere on its way.
func (s *secretary) die() {
	if s.run([]int{exitDone, exitFaults, exitNoPairing}, "pair", "--dry-run") != exitDone {
		return
	}
	s.counts["die"]++
	old, err := os.ReadFile(s.book)
	s.must(err)
	killed(s.t, s.book, 1+s.rng.IntN(8), 16<<10, "pair")
	now, err := os.ReadFile(s.book)
	s.must(err)
	if !bytes.Equal(old, now) { // the first acts only write beside
		s.t.Fatalf("%s: killed at once, and the workbook is another one", s.book)
	}
}

// run runs a command and looks whether all is well.
func (s *secretary) run(codes []int, command string, flags ...string) int {
	s.t.Helper()
	var out, errs bytes.Buffer
	typed := resultsOf(s.rounds())
	s.last = command + " " + strings.Join(flags, " ")
	code := run(slices.Concat([]string{"qisai", command, s.book}, flags), &out, &errs)
	if !slices.Contains(codes, code) {
		s.fail("exit %d\n%s%s", code, out.String(), errs.String())
	}
	s.counts[fmt.Sprintf("exit %d", code)]++
	rounds := s.rounds()
	s.sound(rounds)
	if command != "undo" {
		now := resultsOf(rounds)
		for game, result := range typed {
			if now[game] != result {
				s.fail("the result %s of %s is %q now", result, game, now[game])
			}
		}
	}
	return code
}

func (s *secretary) fail(format string, args ...any) {
	s.t.Helper()
	kept := filepath.Join(os.TempDir(), "qisai-secretary.xlsx")
	if data, err := os.ReadFile(s.book); err == nil {
		_ = os.WriteFile(kept, data, 0o644)
	}
	s.t.Fatalf("%s after %s: %s (a copy is %s)", filepath.Base(s.book), s.last, fmt.Sprintf(format, args...), kept)
}

// rounds reads all round sheets at once.
func (s *secretary) rounds() [][]row {
	s.t.Helper()
	f, err := excelize.OpenFile(s.book, excelize.Options{RawCellValue: true})
	s.must(err)
	defer f.Close()
	var out [][]row
	for slices.Contains(f.GetSheetList(), fmt.Sprintf("%s 第%d轮", secretarySection, len(out)+1)) {
		rows, err := f.GetRows(fmt.Sprintf("%s 第%d轮", secretarySection, len(out)+1))
		s.must(err)
		out = append(out, rowsOf(rows))
	}
	return out
}

// resultsOf gives every result that stands, by round and players.
func resultsOf(rounds [][]row) map[string]string {
	out := map[string]string{}
	for i, rows := range rounds {
		for _, r := range rows {
			if r.black != "" && r.result != "" {
				out[fmt.Sprintf("第%d轮 %s-%s", i+1, r.red, r.black)] = r.result
			}
		}
	}
	return out
}

// sound checks the workbook: everybody stands once, nobody meets twice, audit finds no error.
func (s *secretary) sound(rounds [][]row) {
	s.t.Helper()
	met := map[string]int{}
	for i, rows := range rounds {
		n, seen := i+1, map[string]bool{}
		for _, r := range rows {
			for _, no := range []string{r.red, r.black} {
				if no != "" && seen[no] {
					s.fail("%s stands twice in round %d", no, n)
				}
				seen[no] = true
			}
			pair := min(r.red, r.black) + "-" + max(r.red, r.black)
			if before, again := met[pair]; again && r.black != "" {
				s.fail("%s meet in rounds %d and %d", pair, before, n)
			}
			met[pair] = n
		}
	}
	var out, errs bytes.Buffer
	if code := run([]string{"qisai", "audit", s.book}, &out, &errs); code != exitDone && code != exitFaults || strings.Contains(out.String(), "\n  错误 ") {
		s.fail("audit, exit %d\n%s%s", code, out.String(), errs.String())
	}
}
