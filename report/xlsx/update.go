package xlsx

import (
	"qisai/report"
	"qisai/templates"
)

// Update is what Apply changes in a workbook. Everything else stays as it is.
type Update struct {
	// Sheets are owned by the program: created at the end of the workbook when missing, else rewritten in place.
	Sheets []report.Sheet
	// Extend are owned sheets that are written on: the rows are added below those that are there, which stay as they are.
	Extend []report.Sheet
	// Append adds rows below the table of an owned sheet such as 编排记录.
	Append []Append
	// Cells are single cells in the organiser's sheets.
	Cells []CellEdit
	// Activate names the sheet that is in front when the workbook is opened; "" leaves that alone.
	Activate string
}

// Append is rows for the foot of a table that only grows. The sheet is created with its header when missing; in an
// existing one the columns are found by name, and those it lacks are added at the right.
type Append struct {
	Sheet   string
	Columns templates.Sheet
	Hidden  []string        // names of columns that are hidden in a new sheet
	Rows    [][]report.Cell // in the order of Columns
}

// CellEdit is one cell of an organiser's sheet. It keeps its format.
type CellEdit struct {
	Sheet    string
	Col, Row int // from 1
	Text     string
	Number   bool    // Text is a decimal number and is to be written as one
	Header   bool    // a new header cell: takes the look of the one at its left
	Verdict  bool    // Text is a verdict of 审核: the column is coloured by its words
	Width    float64 // with Header: the width of the column in characters, 0 = as it is
}

// Cell gives the edit's cell name, such as D7.
func (e CellEdit) Cell() string { return cellName(e.Col, e.Row) }
