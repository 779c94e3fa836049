package main

import (
	"fmt"
	"os"
	"slices"
	"strconv"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/xuri/excelize/v2"
)

// editCommands are what a secretary does to a sheet as a whole; TestScripts adds them to its own commands:
//
//	insertcol BOOK SHEET COLUMN, insertrow BOOK SHEET ROW
//	upsidedown BOOK SHEET HEADERS   turns the rows below the headers upside down
//	movesheet BOOK SHEET BEFORE
//	rename BOOK SHEET OLD NEW   writes NEW into every cell that holds OLD
//	exchange BOOK SHEET CELL CELL   exchanges two cells
//	mark BOOK NO COLUMN VALUE   writes a cell of 报名 in the row of a number
//	truncate FILE   cuts the second half of a file off
var editCommands = map[string]func(*testscript.TestScript, bool, []string){
	"insertcol": func(ts *testscript.TestScript, _ bool, args []string) {
		ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return f.InsertCols(args[1], args[2], 1) }))
	},
	"insertrow": func(ts *testscript.TestScript, _ bool, args []string) {
		n, err := strconv.Atoi(args[2])
		ts.Check(err)
		ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return f.InsertRows(args[1], n, 1) }))
	},
	"upsidedown": func(ts *testscript.TestScript, _ bool, args []string) {
		n, err := strconv.Atoi(args[2])
		ts.Check(err)
		ts.Check(upsideDown(ts.MkAbs(args[0]), args[1], n))
	},
	"movesheet": func(ts *testscript.TestScript, _ bool, args []string) {
		ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return moveSheet(f, args[1], args[2]) }))
	},
	"rename": func(ts *testscript.TestScript, _ bool, args []string) {
		ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error {
			cells, err := f.SearchSheet(args[1], args[2])
			if err != nil || len(cells) == 0 {
				return fmt.Errorf("nothing holds %s: %v", args[2], err)
			}
			for _, cell := range cells {
				if err := f.SetCellStr(args[1], cell, args[3]); err != nil {
					return err
				}
			}
			return nil
		}))
	},
	"mark": func(ts *testscript.TestScript, _ bool, args []string) {
		ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return mark(f, args[1], args[2], args[3]) }))
	},
	"truncate": func(ts *testscript.TestScript, _ bool, args []string) {
		info, err := os.Stat(ts.MkAbs(args[0]))
		ts.Check(err)
		ts.Check(os.Truncate(ts.MkAbs(args[0]), info.Size()/2))
	},
	"exchange": func(ts *testscript.TestScript, _ bool, args []string) {
		ts.Check(editBook(ts.MkAbs(args[0]), func(f *excelize.File) error { return exchange(f, args[1], args[2], args[3]) }))
	},
}

// moveSheet moves a sheet as Excel does: names of a sheet go with it, which excelize forgets.
func moveSheet(f *excelize.File, sheet, before string) error {
	was := f.GetSheetList()
	if err := f.MoveSheet(sheet, before); err != nil {
		return err
	}
	now := f.GetSheetList()
	for i := range f.WorkBook.DefinedNames.DefinedName {
		if id := f.WorkBook.DefinedNames.DefinedName[i].LocalSheetID; id != nil {
			moved := slices.Index(now, was[*id])
			f.WorkBook.DefinedNames.DefinedName[i].LocalSheetID = &moved
		}
	}
	return nil
}

// exchange exchanges the values of two cells.
func exchange(f *excelize.File, sheet, a, b string) error {
	x, err := f.GetCellValue(sheet, a)
	if err != nil {
		return err
	}
	y, err := f.GetCellValue(sheet, b)
	if err != nil {
		return err
	}
	if err := setTyped(f, sheet, a, y); err != nil {
		return err
	}
	return setTyped(f, sheet, b, x)
}

// upsideDown turns the rows below the headers upside down, numbers staying numbers.
func upsideDown(path, sheet string, headers int) error {
	return editBook(path, func(f *excelize.File) error {
		rows, err := f.GetRows(sheet)
		if err != nil {
			return err
		}
		width := 0
		for _, r := range rows {
			width = max(width, len(r))
		}
		body := slices.Clone(rows[headers:])
		slices.Reverse(body)
		for i, r := range body {
			for j := range width {
				cell, err := excelize.CoordinatesToCellName(j+1, headers+i+1)
				if err != nil {
					return err
				}
				switch {
				case j >= len(r) || r[j] == "":
					err = f.SetCellValue(sheet, cell, nil)
				case len(r[j]) > 9: // an identity number is a text
					err = f.SetCellStr(sheet, cell, r[j])
				default:
					err = setTyped(f, sheet, cell, r[j])
				}
				if err != nil {
					return err
				}
			}
		}
		return nil
	})
}
