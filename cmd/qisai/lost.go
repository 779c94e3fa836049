package main

import (
	"fmt"
	"slices"

	importer "qisai/import"
)

// typed is a cell that somebody has changed by hand, or a whole sheet.
type typed struct {
	sheet, cell string
	was, now    string
	private     bool // neither text may be shown
}

// String gives 报名!D7: （空） → 张三.
func (c typed) String() string {
	show := func(text string) string {
		switch {
		case text == "":
			return "（空）"
		case c.private:
			return "******"
		}
		return importer.Masked(text)
	}
	if c.cell == "" {
		return fmt.Sprintf("%s: %s", c.sheet, c.now)
	}
	return fmt.Sprintf("%s!%s: %s → %s", c.sheet, c.cell, show(c.was), show(c.now))
}

// changedByHand compares a workbook with what it was. A cell that will stand in the workbook to come as it stands now is
// not lost.
func changedByHand(was, now, coming *importer.Book) []typed {
	now.Read() // finds the columns that are private
	var out []typed
	names := now.SheetNames()
	for _, sheet := range names {
		switch {
		case slices.Contains(was.SheetNames(), sheet):
			out = append(out, changedCells(sheet, was, now, coming)...)
		case slices.Contains(coming.SheetNames(), sheet):
			out = append(out, changedCells(sheet, coming, now, coming)...)
		default:
			out = append(out, typed{sheet: sheet, now: fmt.Sprintf("后来加的工作表，有 %d 格", len(now.ShownCells(sheet)))})
		}
	}
	for _, sheet := range was.SheetNames() {
		if !slices.Contains(names, sheet) && slices.Contains(coming.SheetNames(), sheet) {
			out = append(out, typed{sheet: sheet, now: "后来删去的工作表，会回来"})
		}
	}
	return out
}

// spot is a cell of a sheet.
type spot struct{ row, col int }

func textsOf(b *importer.Book, sheet string) map[spot]string {
	out := map[spot]string{}
	for _, c := range b.ShownCells(sheet) {
		out[spot{c.Row, c.Col}] = c.Text
	}
	return out
}

// changedCells compares one sheet, row by row.
func changedCells(sheet string, was, now, coming *importer.Book) []typed {
	old, here, then := textsOf(was, sheet), textsOf(now, sheet), textsOf(coming, sheet)
	secret := privateColumns(sheet, now)
	var spots []spot
	for s := range here {
		spots = append(spots, s)
	}
	for s := range old {
		if _, ok := here[s]; !ok {
			spots = append(spots, s)
		}
	}
	slices.SortFunc(spots, func(a, b spot) int { return slices.Compare([]int{a.row, a.col}, []int{b.row, b.col}) })
	var out []typed
	for _, s := range spots {
		if old[s] != here[s] && then[s] != here[s] {
			cell := importer.ShownCell{Col: s.col, Row: s.row}.Cell()
			out = append(out, typed{sheet, cell, old[s], here[s], slices.Contains(secret, s.col)})
		}
	}
	return out
}

// privateColumns gives the columns of a sheet whose contents are never shown.
func privateColumns(sheet string, b *importer.Book) []int {
	var out []int
	for _, column := range []string{"身份证号", "电话"} {
		if s, col, ok := b.RosterColumn(column); ok && s == sheet {
			out = append(out, col)
		}
	}
	return out
}
