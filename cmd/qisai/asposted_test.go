package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/pairing/audit"
	"qisai/pairing/swiss"
)

// smallEvent plays rounds of 13 players.
func smallEvent(t *testing.T, rounds int) string {
	t.Helper()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book := filepath.Join(t.TempDir(), "book.xlsx")
	qisai(t, exitDone, "new", book, "--preset", "swiss")
	s := spec("men", 13)
	s.Groups[0].Category = "公开组"
	if err := fillRoster(book, s); err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= rounds; n++ {
		qisai(t, exitDone, "pair", book, "--seed", "77")
		if err := typeResults(book, "公开组", n, 3); err != nil {
			t.Fatal(err)
		}
	}
	return book
}

// orderedEvent is smallEvent, with a pair ordered for round 3 that nobody would have paired.
func orderedEvent(t *testing.T, rounds int) string {
	t.Helper()
	book := smallEvent(t, 2)
	a, b := board(t, book, 1, 4)
	if err := editBook(book, func(f *excelize.File) error { return inSection(f, "设置", "指定=第3轮:"+b+"-"+a) }); err != nil {
		t.Fatal(err)
	}
	for n := 3; n <= rounds; n++ {
		qisai(t, exitDone, "pair", book)
		if err := typeResults(book, "公开组", n, 3); err != nil {
			t.Fatal(err)
		}
	}
	return book
}

// copyBook copies a workbook into a folder of its own.
func copyBook(t *testing.T, book string) string {
	t.Helper()
	data, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), filepath.Base(book))
	if err := os.WriteFile(out, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return out
}

// inSection writes a column of the only row of 比赛组.
func inSection(f *excelize.File, column, value string) error {
	rows, err := f.GetRows("比赛组")
	if err != nil {
		return err
	}
	i := slices.Index(rows[0], column)
	if i < 0 {
		return fmt.Errorf("比赛组 has no column %s", column)
	}
	cell, err := excelize.CoordinatesToCellName(i+1, 2)
	if err != nil {
		return err
	}
	return f.SetCellStr("比赛组", cell, value)
}

// turn exchanges red and black of a row, points and all.
func turn(f *excelize.File, sheet string, row int) error {
	for _, columns := range [][2]string{{"B", "J"}, {"C", "H"}, {"D", "I"}, {"E", "G"}} {
		if err := exchange(f, sheet, fmt.Sprint(columns[0], row), fmt.Sprint(columns[1], row)); err != nil {
			return err
		}
	}
	return nil
}

// board gives the numbers of a row of a round sheet.
func board(t *testing.T, book string, round, row int) (red, black string) {
	t.Helper()
	rows := readSheet(t, book, fmt.Sprintf("公开组 第%d轮", round))
	return rows[row-1][1], rows[row-1][9]
}

// Nothing that is corrected later makes a round wrong that was right when it was posted; what has changed is said.
func TestAuditOfWhatWasChangedLater(t *testing.T) {
	tests := []struct {
		name   string
		change func(t *testing.T, book string, f *excelize.File) error
		says   string
		proved bool // every round is still proved to be the best
	}{
		{"results to forfeits", func(_ *testing.T, _ string, f *excelize.File) error {
			for row := 4; row <= 9; row++ {
				if err := f.SetCellStr("公开组 第1轮", fmt.Sprint("F", row), "黑弃权"); err != nil {
					return err
				}
			}
			return nil
		}, "编排后改过成绩", true},
		{"a past order", func(t *testing.T, book string, f *excelize.File) error {
			a, _ := board(t, book, 2, 4)
			b, _ := board(t, book, 2, 5)
			return inSection(f, "设置", "指定=第2轮:"+a+"-"+b)
		}, "设置里本轮的指定现在是 ", true},
		{"a pair listed", func(t *testing.T, book string, f *excelize.File) error {
			a, b := board(t, book, 2, 4)
			return inSection(f, "禁配", a+"-"+b)
		}, "这两人现在列在禁配中，编排时没有", true},
		{"an order taken back", func(_ *testing.T, _ string, f *excelize.File) error {
			return inSection(f, "设置", "")
		}, "设置里本轮的指定现在没有，编排时是 ", true},
		{"units avoided", func(_ *testing.T, _ string, f *excelize.File) error { return avoidUnits(f) },
			"编排以后改过设置：同单位回避 前1轮→全程，单位 ", true},
		{"units avoided, in a workbook without 原设置", func(_ *testing.T, _ string, f *excelize.File) error {
			if err := f.RemoveCol("编排记录", "K"); err != nil {
				return err
			}
			return avoidUnits(f)
		}, "与程序原编排相同", false},
		{"fewer rounds", func(_ *testing.T, _ string, f *excelize.File) error { return inSection(f, "轮次", "6") },
			"编排以后改过设置：轮次 9→6；按当时的核查", true},
		{"colours of round 4", func(_ *testing.T, _ string, f *excelize.File) error {
			for row := 4; row <= 9; row++ {
				if err := turn(f, "公开组 第4轮", row); err != nil {
					return err
				}
			}
			return nil
		}, "与程序原编排不同", true},
		{"the seed", func(_ *testing.T, _ string, f *excelize.File) error {
			for i, row := range mustRows(f, "规程") {
				if row[0] == "抽签种子" {
					return f.SetCellInt("规程", fmt.Sprint("B", i+1), 78)
				}
			}
			return fmt.Errorf("no seed")
		}, "抽签种子现在是 78，编排这一轮时用的是 77", true},
		{"points typed over", func(_ *testing.T, _ string, f *excelize.File) error {
			return f.SetCellInt("公开组 第5轮", "E4", 99)
		}, "表上积分被改：现写 99，当时是 ", true},
	}
	played := orderedEvent(t, 6)
	if out, _ := qisai(t, exitDone, "audit", played); !strings.HasSuffix(out, "全部合法、最优，1 处说明\n") {
		t.Fatal(out)
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book := copyBook(t, played)
			if err := editBook(book, func(f *excelize.File) error { return tt.change(t, book, f) }); err != nil {
				t.Fatal(err)
			}
			out, _ := qisai(t, exitDone, "audit", book)
			if strings.Contains(out, "错误 ") || !strings.Contains(out, tt.says) {
				t.Errorf("%s", out)
			}
			if tt.proved && strings.Contains(out, "不是最优") {
				t.Errorf("%s", out)
			}
		})
	}
}

// avoidUnits puts everybody into one of two units that are kept apart all through.
func avoidUnits(f *excelize.File) error {
	for row := 2; row <= 14; row++ {
		cell, _ := excelize.CoordinatesToCellName(slices.Index(mustRows(f, "报名")[0], "单位")+1, row)
		if err := f.SetCellStr("报名", cell, []string{"甲县", "乙县"}[row%2]); err != nil {
			return err
		}
	}
	return inSection(f, "同单位回避", "全程")
}

func mustRows(f *excelize.File, sheet string) [][]string {
	rows, err := f.GetRows(sheet)
	if err != nil {
		panic(err)
	}
	return rows
}

// A change before the next round was posted was known to it; a later one was not.
func TestAuditKnowsWhenColoursWereChanged(t *testing.T) {
	book := smallEvent(t, 3)
	if err := editBook(book, func(f *excelize.File) error { return turn(f, "公开组 第3轮", 4) }); err != nil {
		t.Fatal(err)
	}
	for n := 4; n <= 5; n++ {
		qisai(t, exitDone, "pair", book)
		if err := typeResults(book, "公开组", n, 3); err != nil {
			t.Fatal(err)
		}
	}
	err := editBook(book, func(f *excelize.File) error { return turn(f, "公开组 第4轮", 5) })
	if err != nil {
		t.Fatal(err)
	}
	out, _ := qisai(t, exitDone, "audit", book)
	if strings.Contains(out, "错误") || strings.Contains(out, "不是最优") || strings.Count(out, "与程序原编排不同") != 2 {
		t.Error(out)
	}
}

// A round is explained by what was known when it was posted.
func TestExplainAsPosted(t *testing.T) {
	book := smallEvent(t, 5)
	ask := func() string {
		out, _ := qisai(t, exitDone, "explain", book, "--round", "4")
		return out
	}
	before := ask()
	red, _ := board(t, book, 4, 4)
	if err := withdraw(book, red, "4"); err != nil {
		t.Fatal(err)
	}
	err := editBook(book, func(f *excelize.File) error {
		for row := 4; row <= 9; row++ {
			if err := f.SetCellStr("公开组 第2轮", fmt.Sprint("F", row), "双负"); err != nil {
				return err
			}
		}
		a, _ := board(t, book, 4, 5)
		b, _ := board(t, book, 4, 6)
		return inSection(f, "设置", "指定=第4轮:"+a+"-"+b)
	})
	if err != nil {
		t.Fatal(err)
	}
	if after := ask(); after != before {
		t.Errorf("before\n%s\nafter\n%s", before, after)
	}
}

// The reason of an absence is the one on the sheet.
func TestExplainAbsence(t *testing.T) {
	book := smallEvent(t, 2)
	_, no := board(t, book, 2, 4)
	if err := withdraw(book, no, "3"); err != nil {
		t.Fatal(err)
	}
	qisai(t, exitDone, "pair", book)
	if err := withdraw(book, no, ""); err != nil {
		t.Fatal(err)
	}
	if out, _ := qisai(t, exitDone, "explain", book, "--player", no); !strings.Contains(out, "这一轮不编排：退赛") {
		t.Error(out)
	}
	other, _ := board(t, book, 3, 4)
	if out, _ := qisai(t, exitDone, "explain", book, "--pair", no+"-"+other); !strings.Contains(out, "本轮不编排（退赛）") {
		t.Error(out)
	}
	if out, _ := qisai(t, exitDone, "explain", book, "--pair", other+"-0"); !strings.Contains(out, "本轮参加编排的人数是双数，没有轮空") {
		t.Error(out)
	}
}

// An absence deleted from its sheet is missed.
func TestAuditMissesAnAbsence(t *testing.T) {
	book := smallEvent(t, 2)
	_, no := board(t, book, 2, 4)
	if err := withdraw(book, no, "3"); err != nil {
		t.Fatal(err)
	}
	qisai(t, exitDone, "pair", book)
	rows := readSheet(t, book, "公开组 第3轮")
	at := slices.IndexFunc(rows, func(r []string) bool { return len(r) > 5 && r[1] == no && r[5] == "缺席" })
	if err := editBook(book, func(f *excelize.File) error { return f.RemoveRow("公开组 第3轮", at+1) }); err != nil {
		t.Fatal(err)
	}
	if out, _ := qisai(t, exitDone, "audit", book); strings.Contains(out, "错误") || !strings.Contains(out, "说明 缺人："+no+"号缺席 的那一行不见了") {
		t.Error(out)
	}
}

// The pair and its cure as printed work when they are followed to the letter.
func TestFixedByeIsPlayed(t *testing.T) {
	book := smallEvent(t, 1)
	if err := editBook(book, func(f *excelize.File) error { return inSection(f, "设置", "指定=第2轮:6-0") }); err != nil {
		t.Fatal(err)
	}
	qisai(t, exitDone, "pair", book)
	out, _ := qisai(t, exitDone, "explain", book, "--player", "6")
	if !strings.Contains(out, "由裁判长指定") || !strings.Contains(out, "轮空") {
		t.Error(out)
	}
	if out, _ := qisai(t, exitDone, "audit", book); !strings.HasSuffix(out, "全部合法、最优\n") {
		t.Error(out)
	}
}

// An order that cannot be followed says why, and the round once.
func TestOrderForSomebodyAbsent(t *testing.T) {
	book := smallEvent(t, 1)
	if err := withdraw(book, "6", "2"); err != nil {
		t.Fatal(err)
	}
	if err := editBook(book, func(f *excelize.File) error { return inSection(f, "设置", "指定=第2轮:6-1") }); err != nil {
		t.Fatal(err)
	}
	_, errs := qisai(t, exitFaults, "pair", book)
	if !strings.Contains(errs, "指定的 6-1 不能照办：6 ") || !strings.Contains(errs, "本轮不编排（退赛）") || strings.Count(errs, "第2轮") != 1 {
		t.Error(errs)
	}
}

// The engine and its audit, which share no code, call the criteria by the same names.
func TestOneVocabulary(t *testing.T) {
	names := []string{"H1", "H2", "H2a", "H2b", "H3", "Q0", "Q0u", "Q2", "Q3", "Q4a", "Q4b", "Q5a", "Q5b", "Q6"}
	for k := 1; k < 4; k++ {
		names = append(names, "Q1."+strconv.Itoa(k))
	}
	for _, name := range names {
		if a, b := swiss.Title(name), audit.Title(name); a != b || a == "" {
			t.Errorf("%s: %q and %q", name, a, b)
		}
	}
}
