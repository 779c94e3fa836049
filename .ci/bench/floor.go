package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
)

// floors are programs of their own, run as children of this one so that their time and memory are theirs alone:
//
//	cells BEFORE AFTER LIST   lists what must be written into BEFORE to make AFTER of it
//	rewrite BOOK LIST OUT     what a program on excelize cannot do without: open, read all rows, write those cells, save
//	read FOLDER               opens every workbook in a folder and reads all rows
var floors = map[string]func(args []string) error{
	"cells":   func(args []string) error { return listCells(args[0], args[1], args[2]) },
	"rewrite": func(args []string) error { return rewrite(args[0], args[1], args[2]) },
	"read":    func(args []string) error { return readFolder(args[0]) },
}

func openBook(path string) (*excelize.File, error) {
	return excelize.OpenFile(path, excelize.Options{RawCellValue: true})
}

func readFolder(dir string) error {
	books, err := filepath.Glob(filepath.Join(dir, "*.xlsx"))
	if err != nil {
		return err
	}
	for _, book := range books {
		f, err := openBook(book)
		if err != nil {
			return err
		}
		if err := readAll(f); err != nil {
			return err
		}
		if err := f.Close(); err != nil {
			return err
		}
	}
	return nil
}

func readAll(f *excelize.File) error {
	for _, sheet := range f.GetSheetList() {
		if _, err := f.GetRows(sheet); err != nil {
			return err
		}
	}
	return nil
}

// cell is a line of the list.
type cell struct {
	sheet, name, text string
	number            bool
}

func (c cell) line() string {
	return fmt.Sprintf("%s\t%s\t%v\t%s\n", c.sheet, c.name, c.number, strconv.Quote(c.text))
}

func parseCell(line string) (c cell, err error) {
	parts := strings.SplitN(line, "\t", 4)
	if len(parts) < 4 {
		return c, fmt.Errorf("cell %q", line)
	}
	text, err := strconv.Unquote(parts[3])
	return cell{parts[0], parts[1], text, parts[2] == "true"}, err
}

// listCells lists the cells of AFTER that BEFORE has not, and all of the sheets that the program writes as a whole: those
// named after the section.
func listCells(before, after, list string) error {
	old, err := openBook(before)
	if err != nil {
		return err
	}
	defer old.Close()
	now, err := openBook(after)
	if err != nil {
		return err
	}
	defer now.Close()
	out, err := os.Create(list)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(out)
	for _, sheet := range now.GetSheetList() {
		rows, err := now.GetRows(sheet)
		if err != nil {
			return err
		}
		was, err := old.GetRows(sheet)
		if err != nil && !strings.Contains(err.Error(), "does not exist") {
			return err
		}
		changed := changes(rows, was)
		if len(changed) > 0 && strings.HasPrefix(sheet, "公开组 ") {
			changed = changes(rows, nil)
		}
		for _, c := range changed {
			c.sheet = sheet
			typ, err := now.GetCellType(sheet, c.name)
			if err != nil {
				return err
			}
			c.number = typ == excelize.CellTypeUnset || typ == excelize.CellTypeNumber
			w.WriteString(c.line())
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return out.Close()
}

// changes gives the cells that differ from what was there.
func changes(rows, was [][]string) []cell {
	var out []cell
	for r, row := range rows {
		for c, text := range row {
			old := ""
			if r < len(was) && c < len(was[r]) {
				old = was[r][c]
			}
			if text == old {
				continue
			}
			if name, err := excelize.CoordinatesToCellName(c+1, r+1); err == nil {
				out = append(out, cell{name: name, text: text})
			}
		}
	}
	return out
}

// rewrite writes values with one style; the program writes widths, heights, drop-downs, notes and several styles as well.
func rewrite(book, list, out string) error {
	f, err := openBook(book)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := readAll(f); err != nil {
		return err
	}
	style, err := f.NewStyle(&excelize.Style{Border: []excelize.Border{{Type: "bottom", Style: 1}}})
	if err != nil {
		return err
	}
	in, err := os.Open(list)
	if err != nil {
		return err
	}
	defer in.Close()
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		c, err := parseCell(lines.Text())
		if err != nil {
			return err
		}
		if err := write(f, c, style); err != nil {
			return err
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return f.SaveAs(out)
}

func write(f *excelize.File, c cell, style int) error {
	if i, err := f.GetSheetIndex(c.sheet); err != nil || i < 0 {
		if _, err := f.NewSheet(c.sheet); err != nil {
			return err
		}
	}
	if n, err := strconv.ParseFloat(c.text, 64); err == nil && c.number {
		if err := f.SetCellFloat(c.sheet, c.name, n, -1, 64); err != nil {
			return err
		}
	} else if err := f.SetCellStr(c.sheet, c.name, c.text); err != nil {
		return err
	}
	return f.SetCellStyle(c.sheet, c.name, c.name, style)
}
