package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	importer "qisai/import"
	"qisai/pairing/pattern"
)

// The archive of a workbook is the folder 备份 beside it. It holds states of the workbook: files named by the time and the
// command before or after which the workbook was like that. Nothing else is remembered anywhere. What can be undone
// follows from the states and the workbook alone: every writing command adds to 编排记录, so that a state comes before
// another if its record is the beginning of the other's. Files may be missing or have been copied from elsewhere; a state
// that does not fit is left aside.

// The two moments a state can be of.
const (
	stateBefore = "前"
	stateAfter  = "后"
)

// Names of the steps of undo itself, as they stand in names of states.
const (
	undoing  = "撤销"
	redoing  = "重做"
	rescuing = "换回" // what it keeps is a workbook that cannot be read
)

// step names the states a command leaves in the archive.
type step struct {
	book, time, command string
	number              int // of several within a second
}

// newStep gives a command its names: 20251121-020000 编排前.xlsx, or 20251121-020000 编排前 (2).xlsx when the archive holds
// a state of that second already, so that names tell the order even then.
func newStep(book string, now time.Time, command string) step {
	s := step{book: book, time: now.Format("20060102-150405"), command: command, number: 1}
	entries, _ := os.ReadDir(backupFolder(book)) // without the folder there are none
	for _, e := range entries {
		if m := stateName.FindStringSubmatch(stem(e.Name())); m != nil && m[1] == s.time {
			s.number = max(s.number, stateNumber(m[4])+1)
		}
	}
	return s
}

// path gives the place of one of the two states.
func (s step) path(moment string) string {
	name := s.time + " " + s.command + moment
	if s.number > 1 {
		name += fmt.Sprintf(" (%d)", s.number)
	}
	return filepath.Join(backupFolder(s.book), name+filepath.Ext(s.book))
}

func stem(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) }

// stateNumber reads the number in a name, 1 if there is none.
func stateNumber(digits string) int {
	if n, err := strconv.Atoi(digits); err == nil {
		return n
	}
	return 1
}

var stateName = pattern.New(`^(\d{8}-\d{6}) (\D+)(前|后)(?: \((\d+)\))?$`)

// state is a workbook in the archive.
type state struct {
	path         string
	time, moment string
	number       int // of several within a second
	data         []byte
	record       []importer.LogEntry
}

// readArchive reads all states, the oldest first, and names the files that are no workbook any more; those that were none
// when they were put there are left aside unsaid.
func readArchive(book string) (states []*state, damaged []string) {
	entries, _ := os.ReadDir(backupFolder(book)) // without the folder there are none
	for _, e := range entries {
		name := e.Name()
		ext := filepath.Ext(name)
		m := stateName.FindStringSubmatch(stem(name))
		if m == nil || !strings.EqualFold(ext, filepath.Ext(book)) {
			continue
		}
		s := &state{path: filepath.Join(backupFolder(book), name), time: m[1], moment: m[3], number: stateNumber(m[4])}
		switch {
		case s.read():
			states = append(states, s)
		case m[2] != rescuing:
			damaged = append(damaged, name)
		}
	}
	slices.SortFunc(states, func(a, b *state) int {
		return cmp.Or(cmp.Compare(a.time, b.time), cmp.Compare(a.number, b.number), compareMoments(a, b), cmp.Compare(a.path, b.path))
	})
	return states, damaged
}

// compareMoments puts 前 in front of 后.
func compareMoments(a, b *state) int {
	switch {
	case a.moment == b.moment:
		return 0
	case a.moment == stateBefore:
		return -1
	}
	return 1
}

// read loads a state; false if it cannot be used.
func (s *state) read() bool {
	data, err := os.ReadFile(s.path)
	if err != nil {
		return false
	}
	book, err := importer.Open(data)
	if err != nil {
		return false
	}
	defer book.Close()
	s.data, s.record = data, book.ReadLog()
	return true
}

// begins says whether a record is the beginning of another: all that the first tells of has happened in the second too.
func begins(first, second []importer.LogEntry) bool {
	return len(first) <= len(second) && slices.EqualFunc(first, second[:len(first)], sameEntry)
}

func sameEntry(a, b importer.LogEntry) bool {
	a.Row, b.Row = 0, 0
	return a == b
}

// before gives the state to go back to from a workbook with this record: of those that come before it the last, nil if
// there is none.
func before(states []*state, record []importer.LogEntry) *state {
	var best *state
	for _, s := range states {
		if len(s.record) < len(record) && begins(s.record, record) && (best == nil || len(s.record) >= len(best.record)) {
			best = s
		}
	}
	return best
}

// following gives the state to go forward to: of those that come after a record the next, and of several the youngest.
func following(states []*state, record []importer.LogEntry) *state {
	var best *state
	for _, s := range states {
		if len(s.record) > len(record) && begins(record, s.record) && (best == nil || len(s.record) <= len(best.record)) {
			best = s
		}
	}
	return best
}

// sameRecord gives the states with just this record: all of them lie between the same two commands.
func sameRecord(states []*state, record []importer.LogEntry) []*state {
	return slices.DeleteFunc(slices.Clone(states), func(s *state) bool {
		return len(s.record) != len(record) || !begins(s.record, record)
	})
}

// commands says what rows of 编排记录 did, a line for each command: 2025-11-21 02:00:00 编排 甲组第3轮、乙组第3轮.
func commands(rows []importer.LogEntry) []string {
	var out []string
	for i := 0; i < len(rows); {
		first, parts := rows[i], []string(nil)
		for ; i < len(rows) && rows[i].Time == first.Time && rows[i].Command == first.Command; i++ {
			if text := object(rows[i]); text != "" {
				parts = append(parts, text)
			}
		}
		out = append(out, strings.TrimSpace(fmt.Sprintf("%s %s %s", first.Time, first.Command, strings.Join(parts, "、"))))
	}
	return out
}

// object says what one row is about.
func object(r importer.LogEntry) string {
	switch {
	case r.Round > 0 && r.Command == "名次":
		return fmt.Sprintf("%s第%d轮后", r.Section, r.Round)
	case r.Round > 0:
		return fmt.Sprintf("%s第%d轮", r.Section, r.Round)
	case r.Knockout > 0:
		return fmt.Sprintf("%s淘汰赛第%d轮", r.Section, r.Knockout)
	case isFinal(r) && r.Section != "":
		return r.Section + "最终名次"
	}
	return r.Section
}
