package main

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
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
	book := playedEvent(t, t.TempDir())
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
	rows := readSheet(t, book, sheet)
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

// TestAwardsOfFewEntrants plays the 2025 event with twenty men and nobody else: places behind the last stay unpaid, and the
// other sections keep nobody waiting.
func TestAwardsOfFewEntrants(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book := filepath.Join(t.TempDir(), "比赛.xlsx")
	qisai(t, exitDone, "new", book, "--preset", "2025-pengxi")
	s := spec("men", 20)
	s.Groups[0].Category = "公开男子组"
	if err := fillRoster(book, s); err != nil {
		t.Fatal(err)
	}
	if err := setCell(book, "比赛组", "C2", 2); err != nil {
		t.Fatal(err)
	}
	if err := setCell(book, "奖项", "I13", "1、没有报名的领队"); err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 2; n++ {
		qisai(t, exitDone, "pair", book)
		if err := typeResults(book, "公开男子组", n, 3); err != nil {
			t.Fatal(err)
		}
	}
	out, _ := qisai(t, exitDone, "awards", book)
	// 20 of 50: 10000+6000+4000+3000+2000+1200+1000+1000 + 4×700 + 4×500 + 4×300
	for _, want := range []string{
		"“公开男子组奖金”：得奖 20 人，奖金 34200元（应发 38800元，未发 4600元）\n",
		"“女子组奖金”：得奖 0 人，奖金 0元（应发 9000元，未发 9000元）\n", "“精神文明奖”：得奖 2 名\n", "奖金合计 34200元，代扣税 6840元，实发 27360元\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

// TestPapersOfAwards prints everything for the cash table and reads it back: names whole, identity numbers masked.
func TestPapersOfAwards(t *testing.T) {
	pdftotext, err := exec.LookPath("pdftotext")
	if err != nil {
		t.Skip("no pdftotext")
	}
	dir := t.TempDir()
	book := playedEvent(t, dir)
	qisai(t, exitDone, "awards", book)
	out, errs := qisai(t, exitDone, "print", book, "获奖名单", "奖金签领表", "领奖单", "证书", "--out", dir)
	if private := privateNumber.FindString(out + errs); private != "" {
		t.Errorf("the output has %q", private)
	}
	text := map[string]string{}
	for _, kind := range []string{"获奖名单", "奖金签领表", "领奖单", "证书"} {
		data, err := exec.Command(pdftotext, "-layout", filepath.Join(dir, kind+".pdf"), "-").Output()
		if err != nil {
			t.Fatal(err)
		}
		text[kind] = string(data)
		if private := privateNumber.FindString(text[kind]); private != "" {
			t.Errorf("%s has %q", kind, private)
		}
	}
	for kind, want := range map[string]string{
		"奖金签领表": "总计：奖金 56,800元（人民币伍万陆仟捌佰元整），代扣税 11,360元，实发 45,440元（人民币肆万伍仟肆佰肆拾元整）",
		"获奖名单":  "全部奖金合计：56800元（大写：伍万陆仟捌佰元整）", "证书": "二〇二五年十一月二十三日", "领奖单": "捌仟元整",
	} {
		if !strings.Contains(squash(text[kind]), squash(want)) {
			t.Errorf("%s lacks %s", kind, want)
		}
	}
	if n := len(regexp.MustCompile(`\d{3}\*{8,}\w{4}`).FindAllString(text["奖金签领表"], -1)); n < 90 {
		t.Errorf("%d masked identity numbers", n)
	}
	for _, row := range sheetRows(t, book, "获奖名单") {
		if row["证书"] != "" && !strings.Contains(squash(text["证书"]), squash(row["姓名"])+"：") {
			t.Errorf("no certificate for %s", row["姓名"])
		}
	}
}

func squash(s string) string { return strings.Join(strings.Fields(s), "") }
