package prospectus

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qisai/templates"
)

// The banks in testdata/bank are single provisions in many wordings, each with what a careful secretary reads in it. They
// were written by people who had not seen the reader.

// bankCase is one wording within its frame.
type bankCase struct {
	line        int
	text, words string
	want        string // the lines of a table
}

// TestBank reads each wording and compares the cells it decides.
func TestBank(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "bank", "*.txt"))
	if dir := os.Getenv("QISAI_BANK"); dir != "" {
		files, err = filepath.Glob(filepath.Join(dir, "*.txt"))
	}
	if err != nil || len(files) == 0 {
		t.Skip("no banks", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			cases := bankCases(t, file)
			right, missed := 0, 0
			for _, c := range cases {
				r, m := c.check(t)
				right, missed = right+r, missed+m
			}
			t.Logf("%d wordings, %d cells right, %d missed", len(cases), right, missed)
			if right*100 < 95*(right+missed) {
				t.Errorf("less than 95 %% right")
			}
		})
	}
}

// check compares the cells of one wording; a wrong value is an error.
func (c bankCase) check(t *testing.T) (right, missed int) {
	got, err := Read(c.text)
	table := c.want
	if err == nil {
		for _, row := range got.Sheets[templates.SheetSections] { // the rows of 日程 without a section are for each
			table += "比赛组\t" + row.Cells["比赛组"] + "\t比赛组\t?\n"
		}
	}
	want := parseExpected(t, table)
	if err != nil {
		for _, k := range want.order {
			if w := want.cells[k]; w == "-" || w == "?" {
				right++
			} else {
				missed++
				t.Logf("line %d: missed %s = %q, %v\n%s", c.line, want.show[k], w, err, c.words)
			}
		}
		return right, missed
	}
	have := newFacts(got)
	has := func(sheet string) bool {
		return slices.ContainsFunc(want.order, func(k fact) bool { return strings.HasPrefix(k.sheet, sheet) })
	}
	all := compare(have, want, got)
	for _, w := range all.wrong {
		if sheet := strings.TrimPrefix(w, "row "); strings.Contains(w, "not in the table") && (!strings.HasPrefix(sheet, "奖") || !has("奖")) &&
			(!strings.HasPrefix(sheet, "日程") || !has("日程")) {
			continue // the wording does not decide such rows
		}
		t.Errorf("line %d: WRONG %s\n%s", c.line, w, c.words)
	}
	for _, m := range all.missed {
		t.Logf("line %d: missed %s\n%s", c.line, m, c.words)
	}
	return all.right, len(all.missed)
}

// bankCases reads a file of frames and cases.
func bankCases(t *testing.T, path string) []bankCase {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out []bankCase
	var frame []string
	inFrame := false
	for n, line := range strings.Split(strings.ReplaceAll(string(data), "\r", ""), "\n") {
		switch {
		case strings.TrimSpace(line) == "frame":
			frame, inFrame = nil, true
		case inFrame && strings.TrimSpace(line) == "end":
			inFrame = false
		case inFrame:
			frame = append(frame, line)
		case strings.TrimSpace(line) == "case":
			out = append(out, bankCase{line: n + 1, text: strings.Join(frame, "\n")})
		case strings.HasPrefix(line, "#") || len(out) == 0:
		case strings.HasPrefix(line, "-> "):
			out[len(out)-1].want += strings.TrimPrefix(line, "-> ") + "\n"
		case strings.TrimSpace(line) != "":
			out[len(out)-1].words += line + "\n"
		}
	}
	for i := range out {
		c := &out[i]
		if c.want == "" || c.words == "" || !strings.Contains(c.text, "{}") {
			t.Fatalf("%s:%d: a case without wording, value or frame", path, c.line)
		}
		c.text = strings.Replace(c.text, "{}", strings.TrimRight(c.words, "\n"), 1)
	}
	return out
}
