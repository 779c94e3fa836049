package importer

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/tools/txtar"
)

// TestCorpus reads the entry files of testdata/forms. Each is one quirk with its right reading, written down before the
// reader was run on it; see the README there.
func TestCorpus(t *testing.T) {
	files, err := filepath.Glob("testdata/forms/*.txtar")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			c := loadCase(t, file)
			e, err := ReadEntries(c.name, c.data)
			if got := c.listing(e, err); got != c.want {
				t.Errorf("%s\n%s", c.comment, cmp.Diff(c.want, got))
				if e != nil {
					t.Log(e.Unread, e.Notices)
				}
			}
			if e != nil {
				nothingPrivate(t, e)
			}
		})
	}
}

// corpusCase is one file of the corpus.
type corpusCase struct {
	name, comment, want string
	data                []byte
}

func loadCase(t testing.TB, file string) corpusCase {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	a := txtar.Parse(text)
	c := corpusCase{comment: string(a.Comment)}
	settings := map[string]string{}
	for _, l := range strings.Split(c.comment, "\n") {
		if k, v, ok := strings.Cut(l, ": "); ok && !strings.HasPrefix(l, "#") {
			settings[k] = strings.TrimSpace(v)
		}
	}
	c.name = settings["file"]
	sheets := a.Files[:len(a.Files)-1]
	c.want = wanted(string(a.Files[len(sheets)].Data))
	switch {
	case settings["hex"] != "":
		c.data, err = hex.DecodeString(settings["hex"])
	case strings.HasSuffix(c.name, ".xlsx"):
		c.data = makeBook(t, sheets)
	default:
		c.data, err = encode(sheets[0].Data, settings["encoding"])
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func encode(data []byte, encoding string) ([]byte, error) {
	switch encoding {
	case "bom":
		return append([]byte("\xEF\xBB\xBF"), data...), nil
	case "gb18030":
		return simplifiedchinese.GB18030.NewEncoder().Bytes(data)
	case "utf16":
		return unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().Bytes(data)
	}
	return data, nil
}

// makeBook makes a workbook of sheets as written in the corpus: cells parted by " | "; n:5 a number, n:5@14 one with a
// number format, e:#REF! a failed formula; lines !merge A1:B2, !hide 3, !hidesheet, !cell A9 text.
func makeBook(t testing.TB, sheets []txtar.File) []byte {
	t.Helper()
	f := excelize.NewFile()
	defer f.Close()
	for _, s := range sheets {
		if _, err := f.NewSheet(s.Name); err != nil {
			t.Fatal(err)
		}
		row := 0
		for _, l := range strings.Split(strings.TrimSuffix(string(s.Data), "\n"), "\n") {
			var err error
			switch words := strings.Fields(l); {
			case strings.HasPrefix(l, "!merge "):
				from, to, _ := strings.Cut(words[1], ":")
				err = f.MergeCell(s.Name, from, to)
			case strings.HasPrefix(l, "!hide "):
				n, _ := strconv.Atoi(words[1])
				err = f.SetRowVisible(s.Name, n, false)
			case l == "!hidesheet":
				err = f.SetSheetVisible(s.Name, false)
			case strings.HasPrefix(l, "!cell "):
				err = f.SetCellStr(s.Name, words[1], words[2])
			default:
				row++
				for i, text := range strings.Split(l, "|") {
					makeCell(t, f, s.Name, cellName(i+1, row), strings.TrimSuffix(strings.TrimPrefix(text, " "), " "))
				}
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := f.DeleteSheet("Sheet1"); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func makeCell(t testing.TB, f *excelize.File, sheet, cell, text string) {
	t.Helper()
	var err error
	if num, ok := strings.CutPrefix(text, "n:"); ok {
		num, format, styled := strings.Cut(num, "@")
		v, _ := strconv.ParseFloat(num, 64)
		err = f.SetCellFloat(sheet, cell, v, -1, 64)
		if id, _ := strconv.Atoi(format); styled && err == nil {
			style, _ := f.NewStyle(&excelize.Style{NumFmt: id})
			err = f.SetCellStyle(sheet, cell, cell, style)
		}
	} else if code, ok := strings.CutPrefix(text, "e:"); ok {
		if err = f.SetCellFormula(sheet, cell, "NA()"); err == nil {
			err = f.SetCellFormula(sheet, cell, code)
		}
	} else if text != "" {
		err = f.SetCellStr(sheet, cell, strings.ReplaceAll(text, `\n`, "\n"))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// wanted brings the expected reading into the form of listing: one line a row with its fields by name.
func wanted(text string) string {
	var out, columns []string
	for _, l := range strings.Split(strings.TrimSpace(text), "\n") {
		cells := strings.Split(l, "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case strings.ContainsAny(l[:1], "?!x"):
			out = append(out, strings.Join(cells, " | "))
		case columns == nil:
			columns = cells
		default:
			fields := map[string]string{}
			for i, c := range cells[:len(cells)-1] {
				if c != "" {
					fields[columns[i]] = c
				}
			}
			out = append(out, rowLine(fields, cells[len(cells)-1]))
		}
	}
	return strings.Join(out, "\n")
}

func rowLine(fields map[string]string, source string) string {
	var parts []string
	for _, column := range slices.Sorted(maps.Keys(fields)) {
		parts = append(parts, column+"="+fields[column])
	}
	return strings.Join(parts, " ") + " @ " + source
}

// listing writes what was read as wanted does. Of the reasons, the masked texts and the notices only what the expected
// reading names is shown, so that words may change.
func (c corpusCase) listing(e *Entries, err error) string {
	wants := strings.Split(c.want, "\n")
	var fe *FileError
	if errors.As(err, &fe) {
		return "x " + shorten(wants, "x ", fe.Msg)
	}
	var out []string
	for _, r := range e.Rows {
		out = append(out, rowLine(r.Fields, place(r.Source)))
	}
	rest := slices.DeleteFunc(slices.Clone(wants), func(w string) bool { return !strings.HasPrefix(w, "? ") })
	for i, u := range e.Unread {
		got := fmt.Sprintf("? %s | %s | %s", place(u.Source), u.Why, u.Text)
		if i < len(rest) {
			if w := strings.Split(rest[i], " | "); w[0] == "? "+place(u.Source) && strings.Contains(u.Why, w[1]) && (len(w) < 3 || strings.Contains(u.Text, w[2])) {
				got = rest[i]
			}
		}
		out = append(out, got)
	}
	for _, w := range wants {
		if part, ok := strings.CutPrefix(w, "! "); ok && slices.ContainsFunc(e.Notices, func(n Notice) bool { return strings.Contains(n.Msg, part) }) {
			out = append(out, w)
		}
	}
	return strings.Join(out, "\n")
}

// shorten gives the wanted part if the text holds it.
func shorten(wants []string, mark, text string) string {
	for _, w := range wants {
		if part, ok := strings.CutPrefix(w, mark); ok && strings.Contains(text, part) {
			return part
		}
	}
	return text
}

// place writes a source as the corpus does: sheet and row, or lines.
func place(s Source) string {
	text := fmt.Sprint(s.Row)
	if s.Last > 0 {
		text += fmt.Sprintf("-%d", s.Last)
	}
	return strings.TrimSpace(s.Sheet + " " + text)
}

// nothingPrivate fails if a message could show a number of anybody.
func nothingPrivate(t testing.TB, e *Entries) {
	t.Helper()
	check := func(text string) {
		if privateDigits.MatchString(text) {
			t.Errorf("private: %q", text)
		}
	}
	for _, u := range e.Unread {
		check(u.Source.String() + "|" + u.Text + "|" + u.Why)
	}
	for _, n := range e.Notices {
		check(n.Source.String() + "|" + n.Msg)
	}
}
