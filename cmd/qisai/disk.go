package main

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// act is a thing a run does to the disk.
type act string

const (
	actMkdir  act = "mkdir"
	actCreate act = "create"
	actWrite  act = "write" // once for every piece of a file
	actChmod  act = "chmod"
	actSync   act = "sync"
	actClose  act = "close"
	actRename act = "rename"
)

// beforeAct is called before each act with the path it is about. The tests put a function in its place that fails or
// ends the process at the n-th act; in the program it does nothing.
var beforeAct = func(act, string) error { return nil }

// piece is how much of a file is written at once. The tests make it smaller to have more moments to fail at.
var piece = 16 << 10

// tempName is the pattern of temporary files. The tag tells whose they are: the lock of the workbook is held while they
// are there, so that whoever has the lock and finds one knows that its run is dead.
func tempName(tag string) string { return ".qisai-" + tag + "-*.tmp" }

// bookTag tells workbooks apart by their absolute path.
func bookTag(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	return fmt.Sprintf("%x", sha256.Sum256([]byte(path)))
}

// shortTag is as much of a tag as a file name needs.
func shortTag(path string) string { return bookTag(path)[:12] }

// writeTemp writes a file beside its later place and flushes it to disk.
func writeTemp(tag, path string, data []byte, mode fs.FileMode) (string, error) {
	if err := beforeAct(actCreate, path); err != nil {
		return "", err
	}
	f, err := os.CreateTemp(filepath.Dir(path), tempName(tag))
	if err != nil {
		return "", err
	}
	err = fill(f, data, mode)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = beforeAct(actClose, f.Name())
	}
	if err != nil {
		os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// fill writes the contents piece by piece and flushes them.
func fill(f *os.File, data []byte, mode fs.FileMode) error {
	for part := range slices.Chunk(data, piece) {
		if err := beforeAct(actWrite, f.Name()); err != nil {
			return err
		}
		if _, err := f.Write(part); err != nil {
			return err
		}
	}
	if err := beforeAct(actChmod, f.Name()); err != nil {
		return err
	}
	if err := f.Chmod(mode); err != nil {
		return err
	}
	if err := beforeAct(actSync, f.Name()); err != nil {
		return err
	}
	return f.Sync()
}

// rename moves a finished file into its place.
func rename(from, to string) error {
	if err := beforeAct(actRename, to); err != nil {
		return err
	}
	return os.Rename(from, to)
}

// syncDir makes a rename durable where the system offers it; elsewhere (Windows) it does nothing.
func syncDir(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync() // not every system syncs folders; the file itself is already safe
		d.Close()
	}
}

// staleAge is the age at which a temporary file belongs to no run any more, whosever it was.
const staleAge = time.Hour

// sweep removes the temporary files of dead runs from folders and counts those of runs on this workbook, whose lock is
// held. A file that cannot be removed stays; it does no harm.
func sweep(tag string, dirs ...string) int {
	own := 0
	for _, dir := range dirs {
		mine, _ := filepath.Glob(filepath.Join(quoteGlob(dir), tempName(tag)))
		all, _ := filepath.Glob(filepath.Join(quoteGlob(dir), ".qisai-*.tmp"))
		for _, f := range all {
			info, err := os.Lstat(f)
			if err != nil || !info.Mode().IsRegular() {
				continue
			}
			switch {
			case slices.Contains(mine, f):
				own++
			case time.Since(info.ModTime()) < staleAge:
				continue
			}
			os.Remove(f)
		}
	}
	return own
}

// quoteGlob keeps the signs of a pattern in the name of a folder from being taken for one.
func quoteGlob(dir string) string {
	var out []rune
	for _, r := range dir {
		if slices.Contains([]rune("*?["), r) {
			out = append(out, '[', r, ']')
			continue
		}
		out = append(out, r)
	}
	return string(out)
}
