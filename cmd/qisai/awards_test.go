package main

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// playedEvent plays the 2025 event with its whole field to the end, two rounds a section.
func playedEvent(t *testing.T, dir string) string {
	t.Helper()
	const rounds = 2
	book := newEvent(t, dir, rounds)
	for n := 1; n <= rounds+1; n++ {
		qisai(t, exitDone, "pair", book)
		for _, s := range eventSections {
			if n <= rounds {
				if err := typeResults(book, s, n, 1); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	return book
}

// TestAwardsOfWholeEvent wants every fen of the regulation paid to somebody.
func TestAwardsOfWholeEvent(t *testing.T) {
	dir := t.TempDir()
	if keep := os.Getenv("QISAI_KEEP"); keep != "" {
		dir = keep
	}
	book := playedEvent(t, dir)
	out, errs := qisai(t, exitDone, "awards", book)
	for _, want := range []string{
		"“公开男子组奖金”：得奖 50 人，奖金 38800元\n", "“少年男子组奖金”：得奖 24 人，奖金 9000元\n", "“女子组奖金”：得奖 24 人，奖金 9000元\n",
		"“公开女子组证书”：得奖 8 人\n", "奖金合计 56800元，代扣税 11360元，实发 45440元\n", "“精神文明奖”空缺 2 名：名单还空着",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	var gross, tax, net int
	rows := sheetRows(t, book, "获奖名单")
	for _, row := range rows {
		gross += atoi(row["奖金"])
		tax += atoi(row["税额"])
		net += atoi(row["实发"])
		if !strings.Contains(row["依据"], "第") || !strings.Contains(row["依据"], "依据：六") {
			t.Errorf("%s %s: 依据 %q", row["奖项"], row["名次"], row["依据"])
		}
	}
	if gross != 56800 || tax != 11360 || net != 45440 {
		t.Errorf("paid %d, tax %d, net %d", gross, tax, net)
	}
	if private := privateNumber.FindString(out + errs); private != "" {
		t.Errorf("the output has %q", private)
	}
}

// sheetRows reads a sheet of the program: rows by header.
func sheetRows(t *testing.T, book, sheet string) []map[string]string {
	t.Helper()
	f, err := excelize.OpenFile(book, excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows(sheet)
	if err != nil {
		t.Fatal(err)
	}
	var out []map[string]string
	for _, row := range rows[3:] {
		if len(row) < 2 {
			break // the notes follow
		}
		m := map[string]string{}
		for i, v := range row {
			m[rows[2][i]] = v
		}
		out = append(out, m)
	}
	return out
}

// privateNumber is what might be an identity number or a telephone of the sample field.
var privateNumber = regexp.MustCompile(`[0-9]{15}|1380000`)

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
