package main

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// Three files without a workbook, the second replacing an older one: with any act on the disk failing, from it on or
// alone, the folder is as before, or all three are new. A rename that fails alone is tried under a free name.
func TestFilesAllOrNone(t *testing.T) {
	outs := func(dir string) (list []output) {
		for _, name := range []string{"甲.trf", "新/乙.trf", "丙.trf"} {
			list = append(list, output{path: filepath.Join(dir, name), data: []byte("new " + name)})
		}
		return list
	}
	for _, forGood := range []bool{true, false} {
		failed := 0
		for n := 1; ; n++ {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "丙.trf"), []byte("old"), 0o600); err != nil {
				t.Fatal(err)
			}
			before := tree(t, dir)
			at := 0
			beforeAct = func(act, string) error {
				if at++; at == n || forGood && at > n {
					return errors.New("the disk fails")
				}
				return nil
			}
			written, err := (&bookFile{tag: "test"}).commit(nil, "导出", time.Time{}, outs(dir))
			beforeAct = func(act, string) error { return nil }
			switch after := tree(t, dir); {
			case err != nil:
				failed++
				if diff := cmp.Diff(before, after); diff != "" {
					t.Errorf("act %d: %v, but -before +after\n%s", n, err, diff)
				}
			case len(written) != 3:
				t.Errorf("act %d: written %q", n, written)
			default:
				for i, o := range outs(dir) {
					if got, err := os.ReadFile(written[i]); err != nil || string(got) != string(o.data) {
						t.Errorf("act %d: %s holds %q (%v)", n, written[i], got, err)
					}
				}
			}
			if at < n {
				break
			}
		}
		if failed < 15 { // three files of five acts each
			t.Errorf("only %d failures", failed)
		}
	}
}

// tree gives every file and folder below a folder, with what is in it.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			out[path] = "/"
			return err
		}
		data, err := os.ReadFile(path)
		out[path] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}
