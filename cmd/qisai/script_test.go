package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/xuri/excelize/v2"

	"qisai/samples/field"
)

// programs are what the test binary is when it is called by such a name.
var programs = map[string]func(){
	"qisai": func() {
		armKill()
		code := run(os.Args, logged(os.Stdout), logged(os.Stderr))
		leavePeak()
		os.Exit(code)
	},
}

func TestMain(m *testing.M) { testscript.Main(m, programs) }

// TestScripts runs the scripts against the program. Their own commands:
//
//	entries BOOK SPEC [N [CATEGORY]]   fills 报名: pengxi is the sample field, men N players of one category, other N more
//	set BOOK SHEET CELL V   writes a cell as text; V "" empties it
//	setitem BOOK ITEM V     writes the 内容 of an item of 规程
//	setcolumn BOOK SHEET COLUMN ROW V   writes a cell under a header of the first row
//	setnum BOOK SHEET CELL V   writes a cell as a number
//	copycell BOOK SHEET FROM TO   copies a text
//	carry BOOK CELL BOOK CELL   copies a text of 报名 into that of another workbook
//	swap BOOK SHEET ROW ROW   exchanges the black players of two rows
//	delrow BOOK SHEET ROW, copyround BOOK SHEET NEWSHEET
//	addsheet BOOK SHEET HEADER…   makes a sheet with its header
//	dropsheet BOOK SHEET, renamesheet BOOK SHEET NAME
//	results BOOK SECTION ROUND   types results into every open game
//	knockout BOOK SECTION WORD   types a result into every open game of the knockout
//	units BOOK UNIT…   types the 单位 of the first rows of 报名
//	withdraw BOOK NO ROUND   types 退赛轮 for a number
//	repeat BOOK SECTION     copies the pairs of round 1 into round 2
//	same FILE FILE          compares two files byte for byte
//	formulas BOOK SHEET     prints how many cells hold a formula
//	dump BOOK SHEET         prints a sheet as TAB-separated lines
//	exits CODE CMD ARGS…    runs a command and compares its exit code
//	snapshot                remembers every file; unchanged compares them with now
func TestScripts(t *testing.T) {
	log := privateLog(t)
	commands := scriptCommands()
	maps.Copy(commands, editCommands)
	testscript.Run(t, testscript.Params{
		Cmds:  commands,
		Files: scriptFiles(t),
		Setup: func(env *testscript.Env) error {
			env.Setenv(logFolder, log)
			env.Setenv("SOURCE_DATE_EPOCH", "1763690400") // 2025-11-21 02:00 UTC
			env.Setenv("TMPDIR", env.Getenv("TMPDIR"))
			return nil
		},
	})
}

// scriptCommands are the commands of the scripts.
func scriptCommands() map[string]func(*testscript.TestScript, bool, []string) {
	return map[string]func(*testscript.TestScript, bool, []string){
		"entries": func(ts *testscript.TestScript, _ bool, args []string) {
			n := 0
			if len(args) > 2 {
				n, _ = strconv.Atoi(args[2])
			}
			s := spec(args[1], n)
			if len(args) > 3 {
				s.Groups[0].Category = args[3]
			}
			ts.Check(fillRoster(ts.MkAbs(args[0]), s))
		},
		"set": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(setCell(ts.MkAbs(args[0]), args[1], args[2], args[3]))
		},
		"setitem": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(setItem(ts.MkAbs(args[0]), args[1], args[2]))
		},
		"setcolumn": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(setColumn(ts.MkAbs(args[0]), args[1], args[2], args[3], args[4]))
		},
		"setnum": func(ts *testscript.TestScript, _ bool, args []string) {
			v, err := strconv.ParseFloat(args[3], 64)
			ts.Check(err)
			ts.Check(setCell(ts.MkAbs(args[0]), args[1], args[2], v))
		},
		"copycell": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error {
				v, err := f.GetCellValue(args[1], args[2])
				if err != nil {
					return err
				}
				return f.SetCellStr(args[1], args[3], v)
			}))
		},
		"carry": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(carry(ts.MkAbs(args[0]), args[1], ts.MkAbs(args[2]), args[3]))
		},
		"swap": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(swapBlack(ts.MkAbs(args[0]), args[1], args[2], args[3]))
		},
		"delrow": func(ts *testscript.TestScript, _ bool, args []string) {
			n, err := strconv.Atoi(args[2])
			ts.Check(err)
			ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return f.RemoveRow(args[1], n) }))
		},
		"copyround": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(copyRound(ts.MkAbs(args[0]), args[1], args[2]))
		},
		"dropsheet": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return f.DeleteSheet(args[1]) }))
		},
		"addsheet": func(ts *testscript.TestScript, _ bool, args []string) {
			header := args[2:]
			ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error {
				if _, err := f.NewSheet(args[1]); err != nil {
					return err
				}
				return f.SetSheetRow(args[1], "A1", &header)
			}))
		},
		"renamesheet": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return f.SetSheetName(args[1], args[2]) }))
		},
		"results": func(ts *testscript.TestScript, _ bool, args []string) {
			n, err := strconv.Atoi(args[2])
			ts.Check(err)
			ts.Check(typeResults(ts.MkAbs(args[0]), args[1], n, 1))
		},
		"knockout": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(typeKnockout(ts.MkAbs(args[0]), args[1], func([]string) string { return args[2] }))
		},
		"units": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(typeUnits(ts.MkAbs(args[0]), args[1:]))
		},
		"withdraw": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(withdraw(ts.MkAbs(args[0]), args[1], args[2]))
		},
		"repeat": func(ts *testscript.TestScript, _ bool, args []string) {
			ts.Check(repeatRound(ts.MkAbs(args[0]), args[1]))
		},
		"same":      same,
		"formulas":  countFormulas,
		"dump":      dumpSheet,
		"exits":     exits,
		"inside":    runInside,
		"snapshot":  snapshot,
		"unchanged": unchanged,
	}
}

func spec(name string, n int) field.Spec {
	switch name {
	case "pengxi":
		return field.Pengxi()
	case "other":
		return field.Men(n, 8)
	}
	return field.Men(n, 7)
}

// editBook changes a workbook as somebody with Excel would.
func editBook(path string, edit func(*excelize.File) error) error {
	f, err := excelize.OpenFile(path, excelize.Options{RawCellValue: true})
	if err != nil {
		return err
	}
	defer f.Close()
	if err := edit(f); err != nil {
		return err
	}
	return f.Save()
}

func setCell(path, sheet, cell string, v any) error {
	return editBook(path, func(f *excelize.File) error { return f.SetCellValue(sheet, cell, v) })
}

// carry copies a cell of 报名 into that of another workbook.
func carry(from, cell, to, there string) error {
	f, err := excelize.OpenFile(from, excelize.Options{RawCellValue: true})
	if err != nil {
		return err
	}
	defer f.Close()
	v, err := f.GetCellValue("报名", cell)
	if err != nil {
		return err
	}
	return setCell(to, "报名", there, v)
}

// fillRoster types entries into 报名 under the headers of a new workbook.
func fillRoster(path string, s field.Spec) error {
	return editBook(path, func(f *excelize.File) error { return typeEntries(f, field.Entries(s)) })
}

func typeEntries(f *excelize.File, entries []field.Entry) error {
	head, err := f.GetRows("报名")
	if err != nil {
		return err
	}
	for i, e := range entries {
		for _, column := range field.Columns {
			v, col := e.Cell(column), slices.Index(head[0], column)
			if col < 0 {
				return fmt.Errorf("报名 has no column %s", column)
			}
			if v == "" {
				continue
			}
			cell, err := excelize.CoordinatesToCellName(col+1, i+2)
			if err != nil {
				return err
			}
			if err := f.SetCellStr("报名", cell, v); err != nil {
				return err
			}
		}
	}
	return nil
}

// typeResults fills every empty 结果 of a round sheet, as the seed says.
func typeResults(path, section string, round int, seed uint64) error {
	return editBook(path, func(f *excelize.File) error {
		sheet := fmt.Sprintf("%s 第%d轮", section, round)
		rows, err := f.GetRows(sheet)
		if err != nil {
			return err
		}
		head := rows[2]
		at := func(name string) int { return slices.Index(head, name) }
		for i, row := range rows[3:] {
			if len(row) <= at("红方编号") || row[at("红方编号")] == "" || len(row) > at("结果") && row[at("结果")] != "" {
				continue
			}
			rng := field.Rand(seed, uint64(round), uint64(i))
			words := []string{"红胜", "红胜", "红胜", "和棋", "和棋", "黑胜", "黑胜", "2:0", "1", "0-1", "="}
			word := words[rng.IntN(len(words))]
			if rng.IntN(60) == 0 {
				word = []string{"黑弃权", "红弃权", "双弃权", "双负"}[rng.IntN(4)]
			}
			cell, _ := excelize.CoordinatesToCellName(at("结果")+1, i+4)
			if err := f.SetCellStr(sheet, cell, word); err != nil {
				return err
			}
			if rng.IntN(10) == 0 {
				cell, _ = excelize.CoordinatesToCellName(at("红犯规")+1, i+4)
				if err := f.SetCellStr(sheet, cell, "1"); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

func dumpSheet(ts *testscript.TestScript, _ bool, args []string) {
	f, err := excelize.OpenFile(ts.MkAbs(args[0]), excelize.Options{RawCellValue: true})
	ts.Check(err)
	defer f.Close()
	rows, err := f.GetRows(args[1])
	ts.Check(err)
	var b strings.Builder
	for _, r := range rows {
		b.WriteString(strings.Join(r, "\t") + "\n")
	}
	fmt.Fprint(ts.Stdout(), b.String())
}

// countFormulas prints how many cells of a sheet hold a formula.
func countFormulas(ts *testscript.TestScript, _ bool, args []string) {
	f, err := excelize.OpenFile(ts.MkAbs(args[0]), excelize.Options{RawCellValue: true})
	ts.Check(err)
	defer f.Close()
	rows, err := f.GetRows(args[1])
	ts.Check(err)
	n := 0
	for r, row := range rows {
		for c := range row {
			cell, err := excelize.CoordinatesToCellName(c+1, r+1)
			ts.Check(err)
			formula, err := f.GetCellFormula(args[1], cell)
			ts.Check(err)
			if formula != "" {
				n++
			}
		}
	}
	fmt.Fprintf(ts.Stdout(), "%d formulas\n", n)
}

// files gives the hash of every file below the script's folder.
func files(ts *testscript.TestScript) []byte {
	var b bytes.Buffer
	root := ts.Getenv("WORK")
	ts.Check(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || strings.HasPrefix(path, filepath.Join(root, ".tmp")) {
			return err
		}
		if d.IsDir() {
			fmt.Fprintf(&b, "%s/\n", path)
			return nil
		}
		data, err := os.ReadFile(path)
		fmt.Fprintf(&b, "%s %x\n", path, sha256.Sum256(data))
		return err
	}))
	return b.Bytes()
}

func same(ts *testscript.TestScript, neg bool, args []string) {
	if equal := ts.ReadFile(args[0]) == ts.ReadFile(args[1]); equal == neg {
		ts.Fatalf("%s and %s: the same is %t", args[0], args[1], equal)
	}
}

func snapshot(ts *testscript.TestScript, _ bool, _ []string) {
	ts.Setenv("SNAPSHOT", string(files(ts)))
}

func unchanged(ts *testscript.TestScript, _ bool, _ []string) {
	if now := string(files(ts)); now != ts.Getenv("SNAPSHOT") {
		ts.Fatalf("files have changed:\nbefore\n%s\nafter\n%s", ts.Getenv("SNAPSHOT"), now)
	}
}

// repeatRound writes the numbers and names of round 1 over those of round 2.
func repeatRound(path, section string) error {
	return editBook(path, func(f *excelize.File) error {
		rows, err := f.GetRows(section + " 第1轮")
		if err != nil {
			return err
		}
		for i := 3; i < len(rows); i++ {
			for _, name := range []string{"红方编号", "红方姓名", "黑方编号", "黑方姓名"} {
				j := slices.Index(rows[2], name)
				cell, err := excelize.CoordinatesToCellName(j+1, i+1)
				if err != nil {
					return err
				}
				if err := setTyped(f, section+" 第2轮", cell, rows[i][j]); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// typeKnockout fills every empty 结果 of a sheet 淘汰赛 with what the word of the row says.
func typeKnockout(path, section string, word func(row []string) string) error {
	return editBook(path, func(f *excelize.File) error {
		sheet := section + " 淘汰赛"
		rows, err := f.GetRows(sheet)
		if err != nil {
			return err
		}
		for i := 3; i < len(rows); i++ {
			if len(rows[i]) < 8 || rows[i][5] != "" {
				continue
			}
			if err := f.SetCellStr(sheet, fmt.Sprintf("F%d", i+1), word(rows[i])); err != nil {
				return err
			}
		}
		return nil
	})
}

// typeUnits fills 单位 from the first row of 报名 on.
func typeUnits(path string, units []string) error {
	return editBook(path, func(f *excelize.File) error {
		rows, err := f.GetRows("报名")
		if err != nil {
			return err
		}
		for i, unit := range units {
			cell, err := excelize.CoordinatesToCellName(slices.Index(rows[0], "单位")+1, i+2)
			if err != nil {
				return err
			}
			if err := f.SetCellStr("报名", cell, unit); err != nil {
				return err
			}
		}
		return nil
	})
}

// withdraw types 退赛轮 in the row of a number.
func withdraw(path, no, round string) error {
	return editBook(path, func(f *excelize.File) error { return mark(f, no, "退赛轮", round) })
}

// mark writes a cell of 报名 in the row of a number.
func mark(f *excelize.File, no, column, value string) error {
	rows, err := f.GetRows("报名")
	if err != nil {
		return err
	}
	number, col := slices.Index(rows[0], "编号"), slices.Index(rows[0], column)
	for i, row := range rows {
		if number < len(row) && row[number] == no {
			cell, err := excelize.CoordinatesToCellName(col+1, i+1)
			if err != nil {
				return err
			}
			return setTyped(f, "报名", cell, value)
		}
	}
	return fmt.Errorf("nobody has number %s", no)
}

// swapBlack exchanges number, name and points of the black players of two rows of a round sheet.
func swapBlack(path, sheet, a, b string) error {
	return editBook(path, func(f *excelize.File) error {
		for _, col := range []string{"G", "H", "I", "J"} {
			x, err := f.GetCellValue(sheet, col+a)
			if err != nil {
				return err
			}
			y, err := f.GetCellValue(sheet, col+b)
			if err != nil {
				return err
			}
			if err := setTyped(f, sheet, col+a, y); err != nil {
				return err
			}
			if err := setTyped(f, sheet, col+b, x); err != nil {
				return err
			}
		}
		return nil
	})
}

// setTyped writes a number as a number.
func setTyped(f *excelize.File, sheet, cell, v string) error {
	if n, err := strconv.Atoi(v); err == nil {
		return f.SetCellInt(sheet, cell, int64(n))
	}
	return f.SetCellStr(sheet, cell, v)
}

// copyRound writes the cells of a sheet into a new one, as somebody who makes a round by hand.
func copyRound(path, from, to string) error {
	return editBook(path, func(f *excelize.File) error {
		rows, err := f.GetRows(from)
		if err != nil {
			return err
		}
		if _, err := f.NewSheet(to); err != nil {
			return err
		}
		for i, row := range rows {
			for j, v := range row {
				cell, err := excelize.CoordinatesToCellName(j+1, i+1)
				if err != nil {
					return err
				}
				if err := setTyped(f, to, cell, v); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// setItem writes an item of 规程.
func setItem(path, item, value string) error {
	return editBook(path, func(f *excelize.File) error {
		rows, err := f.GetRows("规程")
		if err != nil {
			return err
		}
		for i, row := range rows {
			if len(row) > 0 && row[0] == item {
				return setTyped(f, "规程", fmt.Sprintf("B%d", i+1), value)
			}
		}
		return fmt.Errorf("规程 has no item %s", item)
	})
}

// setColumn writes a cell under a header of the first row.
func setColumn(path, sheet, column, row, value string) error {
	return editBook(path, func(f *excelize.File) error {
		rows, err := f.GetRows(sheet)
		if err != nil {
			return err
		}
		name, err := excelize.ColumnNumberToName(slices.Index(rows[0], column) + 1)
		if err != nil {
			return err
		}
		return setTyped(f, sheet, name+row, value)
	})
}
