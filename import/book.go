// Package importer reads the workbook into the words of package pairing. It is the only reader of workbooks; it writes
// nothing. Everything wrong in the workbook is collected as Problems with their cells, so that a secretary can mend all
// of it at once.
package importer

import (
	"github.com/xuri/excelize/v2"

	"qisai/pairing"
)

// Book is a workbook opened for reading. It remembers where everything stood, for messages and for the writer.
type Book struct {
	file     *excelize.File
	sheets   []*grid
	strict   bool
	date1904 bool
	formats  map[int]formatKind // by style
}

// Close frees what reading needed.
func (b *Book) Close() error { return b.file.Close() }

// ReadOnly says whether the file can be read but must not be written, and why (a message and a hint in Chinese).
func (b *Book) ReadOnly() (reason, hint string, readOnly bool) {
	if b.strict {
		return "工作簿存成了“Strict Open XML”格式，能读，但写回去会损坏它", hintSaveAs, true
	}
	return "", "", false
}

// Read reads the whole workbook. The Tournament is never nil; with faults it is incomplete and must not be used for
// pairing.
func (b *Book) Read() (*pairing.Tournament, Problems) { return &pairing.Tournament{}, nil }

// SheetNames gives the names of all sheets in order.
func (b *Book) SheetNames() []string {
	var names []string
	for _, g := range b.sheets {
		names = append(names, g.name)
	}
	return names
}

// PlayerCell gives the cell of a player's row under a column of 报名 (its own name, not an alias), and whether a formula
// stands there. ok is false when 报名 has no such column. Read must have been called.
func (b *Book) PlayerCell(p *pairing.Player, column string) (sheet string, col, row int, formula, ok bool) {
	return "", 0, 0, false, false
}

// NewRosterColumn gives the place of the header of the i-th (from 0) new column of 报名: right of the last used column.
func (b *Book) NewRosterColumn(i int) (sheet string, col, headerRow int) { return "", 0, 0 }

// RegulationCell gives the 内容 cell of an item of 规程. ok is false when the item has no row.
func (b *Book) RegulationCell(item string) (sheet string, col, row int, ok bool) {
	return "", 0, 0, false
}

// NewRegulationRow gives the place for a further item of 规程: below the last one.
func (b *Book) NewRegulationRow() (sheet string, nameCol, valueCol, row int) { return "", 0, 0, 0 }

// GameCell gives, for messages, the cell under a column of a round sheet; gameIndex counts Round.Games. cell is "" when
// there is no such column.
func (b *Book) GameCell(section *pairing.Section, round, gameIndex int, column string) (sheet, cell string) {
	return "", ""
}

// RoundSheetName gives the name of the sheet a round was read from, "" if there is none.
func (b *Book) RoundSheetName(section *pairing.Section, round int) string { return "" }

// Table gives a sheet read as a table of texts, for sheets that have no domain type here (奖项, 奖励, 机构, 证书). It is nil
// when there is no such sheet; problems tell of missing columns.
func (b *Book) Table(sheet string) (*Table, Problems) { return nil, nil }

// NextRow gives the first row below everything in a sheet, 1 for an empty or missing one.
func (b *Book) NextRow(sheet string) int { return 1 }

// Table is a sheet read by its headers.
type Table struct {
	Sheet string
	Rows  []Row
}

// Row is one data row of a Table.
type Row struct {
	Number int
}

// Text gives the cleaned text under a column by its own name, "" if there is none.
func (r Row) Text(column string) string { return "" }

// Cell gives the name of the cell under a column, such as D7; "" if there is no such column.
func (r Row) Cell(column string) string { return "" }

// LogEntry is one row of 编排记录 as it stands there.
type LogEntry struct {
	Time, Version, Command, Section string
	Round                           int    // 轮次, 0 = none
	Seed                            string // 种子
	Players                         int    // 人数
	Text                            string // 说明
	Pairs                           string // 原编排
	Results                         string // 原结果
	Row                             int    // where it stands
}

// Log gives the rows of 编排记录 in sheet order, nil if there is no such sheet.
func (b *Book) Log() []LogEntry { return nil }
