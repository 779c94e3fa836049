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

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
)

// ran runs the program and gives its standard output; it must end well.
func ran(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run(append([]string{"qisai"}, args...), &out, &errs); code != exitDone {
		t.Fatalf("%q: exit %d\n%s", args, code, &errs)
	}
	return out.String()
}

// emptyCopy makes a new workbook of a sample's preset with the systems the sample chose.
func emptyCopy(t *testing.T, sample, preset string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "new.xlsx")
	ran(t, "new", path, "--preset", preset)
	f, err := excelize.OpenFile(sample)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows("比赛组")
	if err != nil {
		t.Fatal(err)
	}
	system := slices.Index(rows[0], "赛制")
	for i, row := range rows[1:] {
		if err := setColumn(path, "比赛组", "赛制", fmt.Sprint(i+2), row[system]); err != nil {
			t.Fatal(err)
		}
	}
	return path
}

// trfFiles exports a workbook and gives the files by name.
func trfFiles(t *testing.T, book string) (paths []string, texts map[string]string) {
	t.Helper()
	dir := t.TempDir()
	ran(t, "export", book, "--trf", filepath.Join(dir, "event.trf"))
	paths, _ = filepath.Glob(filepath.Join(dir, "*.trf"))
	texts = map[string]string{}
	for _, p := range paths {
		data, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		texts[filepath.Base(p)] = string(data)
	}
	return paths, texts
}

// Every sample event goes out as TRF and comes back into a new workbook: the same ranks, points and tie-breaks, those of
// the round robins and of the knockout too. What goes out again is the same file, byte for byte.
func TestTRFRoundTrip(t *testing.T) {
	for sample, preset := range map[string]string{
		"demo": "2025-pengxi", "2025-pengxi": "2025-pengxi", "2019-qishan-cup": "2019-qishan-cup",
		"2019-sichuan-kingship": "2019-sichuan-kingship", "2016-enterprise": "2016-enterprise",
	} {
		t.Run(sample, func(t *testing.T) {
			t.Parallel()
			source := filepath.Join(t.TempDir(), "source.xlsx")
			data, err := os.ReadFile("../../samples/" + sample + ".xlsx")
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(source, data, 0o600); err != nil {
				t.Fatal(err)
			}
			paths, first := trfFiles(t, source)
			book := emptyCopy(t, source, preset)
			var out, errs bytes.Buffer
			if code := run(append([]string{"qisai", "import", book, "--played"}, paths...), &out, &errs); code != exitDone {
				t.Fatalf("exit %d\n%s", code, &errs)
			}
			if strings.Contains(errs.String(), "警告") || strings.Contains(errs.String(), "没有读入") {
				t.Errorf("its own file does not fit:\n%s", &errs)
			}
			if diff := cmp.Diff(ran(t, "standings", source, "--json"), ran(t, "standings", book, "--json")); diff != "" {
				t.Errorf("standings, -want +got\n%s", diff)
			}
			if out := ran(t, "audit", book); strings.Contains(out, "错误 ") {
				t.Errorf("audit finds errors:\n%s", out)
			}
			_, second := trfFiles(t, book)
			for name, text := range first {
				if diff := cmp.Diff(withoutHead(text), withoutHead(second[name])); diff != "" {
					t.Errorf("%s, -first +second\n%s", name, diff)
				}
			}
		})
	}
}

// withoutHead takes out what the sample's 规程 and 日程 say and a new workbook does not.
func withoutHead(text string) string {
	lines := slices.DeleteFunc(strings.Split(text, "\r\n"), func(l string) bool { return len(l) > 3 && l[0] != '#' && l[2] == '2' })
	return strings.Join(lines, "\n")
}

// A table sent into a new file begins with the mark that tells Excel it is UTF-8; once, and not into a pipe.
func TestCSVForExcel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "standings.csv")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	book := filepath.Join(t.TempDir(), "demo.xlsx")
	data, err := os.ReadFile("../../samples/demo.xlsx")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(book, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if code := run([]string{"qisai", "standings", book, "--csv"}, f, io.Discard); code != exitDone {
		t.Fatalf("exit %d", code)
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(got, []byte("\xEF\xBB\xBF比赛组,轮次,名次,")) || bytes.Count(got, []byte("\xEF\xBB\xBF")) != 1 {
		t.Errorf("the file begins %q", got[:min(len(got), 40)])
	}
	if out := ran(t, "standings", book, "--csv"); !strings.HasPrefix(out, "比赛组,") {
		t.Errorf("the pipe begins %q", out[:min(len(out), 40)])
	}
}
