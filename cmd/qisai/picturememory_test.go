package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
)

// TestPicturesAreNotKept draws 60 pictures and counts, whenever one is begun, those that are drawn and not on the disk yet.
func TestPicturesAreNotKept(t *testing.T) {
	dir := t.TempDir()
	var mu sync.Mutex
	drawn, most := 0, 0
	var outs []output
	for i := range 60 {
		outs = append(outs, output{path: filepath.Join(dir, fmt.Sprintf("第%d页.png", i+1)), draw: func() ([]byte, error) {
			mu.Lock()
			defer mu.Unlock()
			files, err := os.ReadDir(dir)
			most = max(most, drawn-len(files))
			drawn++
			return []byte(fmt.Sprint(i)), err
		}})
	}
	a := &app{ui: ui{io.Discard, io.Discard}}
	written, err := a.writePages(&bookFile{tag: "test"}, outs)
	if err != nil || len(written) != 60 {
		t.Fatalf("%d files: %v", len(written), err)
	}
	if limit := runtime.GOMAXPROCS(0); most > limit {
		t.Errorf("%d pictures were in memory at a time, more than %d processors draw", most, limit)
	}
	for i, o := range outs {
		if got, err := os.ReadFile(o.path); err != nil || written[i] != o.path || !bytes.Equal(got, []byte(fmt.Sprint(i))) {
			t.Errorf("%s has %q, %v; written was %s", o.path, got, err, written[i])
		}
	}
}

// TestPictureFails leaves nothing behind when one of many pictures cannot be drawn.
func TestPictureFails(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "打印")
	broken := errors.New("broken")
	var outs []output
	for i := range 9 {
		outs = append(outs, output{path: filepath.Join(dir, fmt.Sprint(i)), draw: func() ([]byte, error) {
			if i == 5 {
				return nil, broken
			}
			return []byte("x"), nil
		}})
	}
	a := &app{ui: ui{io.Discard, io.Discard}}
	if _, err := a.writePages(&bookFile{tag: "test"}, outs); !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(dir); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the folder is there: %v", err)
	}
}
