package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	importer "qisai/import"
)

// adopt finishes a run that died after it had replaced the workbook and before it had put the copy 后 in its place: the
// copy lies in the archive under a temporary name and has the record of the workbook. Without it undo could not tell what
// was typed since. A copy with another record belongs to a command that has not happened; sweep removes it.
func (b *bookFile) adopt() {
	folder := backupFolder(b.path)
	copies, _ := filepath.Glob(filepath.Join(quoteGlob(folder), tempName(b.tag)))
	if len(copies) == 0 {
		return
	}
	place := lonelyStep(folder, filepath.Ext(b.path))
	now, err := importer.Open(b.data)
	if place == "" || err != nil {
		return
	}
	defer now.Close()
	for _, c := range copies {
		s := &state{path: c}
		if s.read() && len(sameRecord([]*state{s}, now.ReadLog())) == 1 {
			_ = rename(c, place) // or undo will say that it cannot tell
			return
		}
	}
}

// lonelyStep gives the path of the state 后 that the last step of an archive lacks, "" if it has it.
func lonelyStep(folder, ext string) string {
	entries, _ := os.ReadDir(folder) // sorted by name: by time
	last, number := "", 0
	for _, e := range entries {
		m := stateName.FindStringSubmatch(stem(e.Name()))
		if m == nil || m[3] != stateBefore || slices.Contains([]string{undoing, redoing, rescuing}, m[2]) {
			continue
		}
		if n := stateNumber(m[4]); last == "" || m[1] > last[:len(m[1])] || n > number {
			last, number = stem(e.Name()), n
		}
	}
	m := stateName.FindStringSubmatch(last)
	if m == nil {
		return ""
	}
	place := filepath.Join(folder, strings.Replace(last, m[2]+stateBefore, m[2]+stateAfter, 1)+ext)
	if _, err := os.Lstat(place); err == nil {
		return ""
	}
	return place
}
