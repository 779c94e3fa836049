package xlsx

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf16"

	"qisai/report"
)

// maxCellText is Excel's limit, in UTF-16 units; excelize cuts longer texts silently.
const maxCellText = 32767

// editCells carries out edits in the organiser's sheets.
func (b *book) editCells(edits []CellEdit) error {
	merged := map[string][]block{} // of the sheets met
	for _, e := range edits {
		if _, met := merged[e.Sheet]; !met {
			switch there, err := b.hasSheet(e.Sheet); {
			case err != nil:
				return err
			case !there:
				return &FileError{Sheet: e.Sheet, Msg: "没有这张表"}
			}
			m, err := b.merges(e.Sheet)
			if err != nil {
				return err
			}
			merged[e.Sheet] = m
		}
		if err := b.edit(e, merged[e.Sheet]); err != nil {
			return err
		}
	}
	return nil
}

// edit carries out one edit.
func (b *book) edit(e CellEdit, merged []block) error {
	if e.Col < 1 || e.Row < 1 {
		return &FileError{Sheet: e.Sheet, Msg: fmt.Sprintf("没有第%d行第%d列这个格子", e.Row, e.Col)}
	}
	at := place{e.Col, e.Row}
	if err := b.writableAmong(e.Sheet, at, merged); err != nil {
		return err
	}
	if err := b.set(e.Sheet, at, report.Cell{Text: e.Text, Number: e.Number}); err != nil {
		return err
	}
	if e.Header && e.Width > 0 {
		if err := b.SetColWidth(e.Sheet, columnName(e.Col), columnName(e.Col), e.Width); err != nil {
			return err
		}
	}
	if err := b.likeNeighbour(e.Sheet, at, e.Header); err != nil {
		return err
	}
	return b.quote(e.Sheet, at, e.Text, e.Number)
}

// quote marks a text that looks like a formula as Excel does for one typed behind an apostrophe: it stays a text when
// somebody edits the cell. excelize knows the mark but has no call for it.
func (b *book) quote(sheet string, at place, text string, number bool) error {
	if number || text == "" || !strings.Contains("=+-@", text[:1]) {
		return nil
	}
	id, err := b.GetCellStyle(sheet, at.name())
	if err != nil {
		return err
	}
	made, ok := b.quoted[id]
	if _, err := b.GetStyle(id); err != nil { // also loads the styles
		return err
	}
	if xfs := b.Styles.CellXfs; !ok {
		xf, yes := xfs.Xf[id], true
		xf.QuotePrefix = &yes
		xfs.Xf = append(xfs.Xf, xf)
		xfs.Count = len(xfs.Xf)
		made = len(xfs.Xf) - 1
		b.quoted[id] = made
	}
	return b.SetCellStyle(sheet, at.name(), at.name(), made)
}

// writable refuses a cell with a formula, and a cell hidden under a merged one.
func (b *book) writable(sheet string, at place) error {
	merged, err := b.merges(sheet)
	if err != nil {
		return err
	}
	return b.writableAmong(sheet, at, merged)
}

// writableAmong is writable for who knows the merged blocks of the sheet.
func (b *book) writableAmong(sheet string, at place, merged []block) error {
	formula, err := b.GetCellFormula(sheet, at.name())
	if err != nil {
		return err
	}
	if formula != "" {
		return &CellError{
			Sheet: sheet, Cell: at.name(), Msg: "这里有公式，程序不会覆盖公式", Hint: "请把公式移到别处，或改成数值",
		}
	}
	for _, m := range merged {
		if m.holds(at) && at != m.from {
			return &CellError{
				Sheet: sheet, Cell: at.name(), Msg: "这个格子合并在 " + m.from.name() + " 里，不能写入", Hint: "请取消合并单元格",
			}
		}
	}
	return nil
}

// merges lists the merged blocks of a sheet.
func (b *book) merges(sheet string) ([]block, error) {
	cells, err := b.GetMergeCells(sheet, true)
	if err != nil {
		return nil, err
	}
	var out []block
	for _, c := range cells {
		if m, ok := parseBlock(c.GetStartAxis() + ":" + c.GetEndAxis()); ok {
			out = append(out, m)
		}
	}
	return out, nil
}

// fillCell gives a cell that may be written its value and its look.
func (b *book) fillCell(sheet string, at place, c report.Cell, l look) error {
	if err := b.writable(sheet, at); err != nil {
		return err
	}
	if err := b.set(sheet, at, c); err != nil {
		return err
	}
	return b.paint(sheet, at, at, l)
}

// set writes a value and leaves the cell's format alone. An empty text empties the cell.
func (b *book) set(sheet string, at place, c report.Cell) error {
	if len(utf16.Encode([]rune(c.Text))) > maxCellText {
		return &CellError{Sheet: sheet, Cell: at.name(), Msg: fmt.Sprintf("文字太长，Excel 的一个格子最多%d个字", maxCellText)}
	}
	if c.Text == "" {
		return b.SetCellDefault(sheet, at.name(), "")
	}
	if c.Number {
		if n, err := strconv.ParseFloat(c.Text, 64); err == nil && !math.IsNaN(n) && !math.IsInf(n, 0) {
			return b.SetCellFloat(sheet, at.name(), n, -1, 64)
		}
	}
	return b.SetCellStr(sheet, at.name(), c.Text)
}

// likeNeighbour gives a cell without a format of its own that of the cell at its left: a column the program has added
// then looks like the others.
func (b *book) likeNeighbour(sheet string, at place, header bool) error {
	own, err := b.GetCellStyle(sheet, at.name())
	if err != nil || own != 0 || at.col == 1 {
		return err
	}
	left, err := b.GetCellStyle(sheet, cellName(at.col-1, at.row))
	if err != nil || left == 0 {
		return err
	}
	if !header {
		if left, err = b.neighbourStyle(left); err != nil {
			return err
		}
	}
	return b.SetCellStyle(sheet, at.name(), at.name(), left)
}
