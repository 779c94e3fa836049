// Package report turns the domain into neutral tables and documents. It is pure: package report/xlsx writes the tables
// into the workbook, report/pdf sets the documents as pages.
package report

import "strconv"

// Align says how a column stands.
type Align uint8

const (
	Left Align = iota
	Center
	Right
)

// Kind says what a column holds; the workbook writer formats by it.
type Kind uint8

const (
	Text    Kind = iota
	Number       // integers, right- or centre-aligned, numeric in the workbook
	Input        // filled by the secretary: stands out, in text format
	Private      // never printed in a document
	Verdict      // 不符, 待补 …: coloured by the word
)

// Column describes one column of a Table.
type Column struct {
	Header  string
	Kind    Kind
	Align   Align
	Width   float64  // in half-width characters; 0 = found from the content
	Choices []string // a drop-down that offers these words and refuses no other text
	Hidden  bool
	Note    string // comment on the header cell
	Name    bool   // holds names of people: set larger and bolder on what hangs on a wall
	Prose   bool   // holds sentences: broken into lines at their size, where other texts are made smaller first
}

// Cell is one value. The zero Cell is empty.
type Cell struct {
	Text   string
	Number bool // Text is a decimal number and is to be written as one
	Bold   bool
}

// T is a text cell, N a number cell, Z a number cell that is empty for 0.
func T(s string) Cell { return Cell{Text: s} }

// N is a number cell.
func N[I ~int | ~int64](n I) Cell { return Cell{Text: strconv.FormatInt(int64(n), 10), Number: true} }

// Z is a number cell that stays empty for 0.
func Z[I ~int | ~int64](n I) Cell {
	if n == 0 {
		return Cell{}
	}
	return N(n)
}

// Table is a neutral table: a title, lines under it, columns and rows.
type Table struct {
	Title   string
	Info    []string // lines between the title and the header: round, time, place
	Columns []Column
	Rows    [][]Cell
	Notes   []string // lines below the table
}

// Text gives the table as TAB-separated lines, for goldens and messages.
func (t *Table) Text() string {
	var b []byte
	line := func(n int, cell func(int) string) {
		for i := range n {
			if i > 0 {
				b = append(b, '\t')
			}
			b = append(b, cell(i)...)
		}
		b = append(b, '\n')
	}
	line(1, func(int) string { return t.Title })
	for _, s := range t.Info {
		line(1, func(int) string { return s })
	}
	line(len(t.Columns), func(i int) string { return t.Columns[i].Header })
	for _, r := range t.Rows {
		line(len(r), func(i int) string { return r[i].Text })
	}
	for _, s := range t.Notes {
		line(1, func(int) string { return s })
	}
	return string(b)
}

// Sheet is a table that the program owns in the workbook, under a sheet name.
type Sheet struct {
	Name      string
	Table     Table
	Landscape bool
	// InfoRow keeps a row of its own for Info even if there is none, so that the header always stands in row 3.
	InfoRow bool
}

// Document 文档 is one PDF.
type Document struct {
	Kind      string // 对阵表, 名次表 …
	Event     string // head of every page
	Title     string // section and round
	Info      []string
	Landscape bool
	Opening   bool // begins a chapter of a book: its title is set larger
	Parts     []Part
	Book      *Book  // set instead of Parts
	Printed   string // print time, in the foot of every page
}

// Part is one table of a document with how it is to be set.
type Part struct {
	Heading   string  // above the table, kept with its first rows
	Table     Table   // its Title and Info are not printed again
	Streams   int     // newspaper columns: 2 sets long narrow tables side by side; 0 or 1 = one
	FontSize  float64 // body size in points, 0 = the writer's
	NameSize  float64 // size of names, 0 = somewhat larger than FontSize
	NewPage   bool
	RowHeight float64 // the least height of a row in millimetres, where people write; 0 = that of the text
	EmptyText string  // printed instead of the table when it has no rows; "" = 无
	Tree      *Tree   // a drawn bracket, set instead of the table
	Chart     *Chart  // a figure, set instead of the table; its notes are the table's
	Cards     *Cards  // set instead of the table: their pages have no head, as they are cut up
	// PageFoot makes the last row on each page, such as a sub-total, from the rows that stand there: from … to-1.
	PageFoot     func(from, to int) []Cell
	Certificates *Certificates // the whole document: it has no other part
}

// Nothing makes the page of a kind that has nothing to print: it says 无.
func Nothing(c Context, kind string) Document {
	return Document{
		Kind: kind, Event: c.Tournament.Regulation.Name, Title: c.Section.Name + " " + kind, Printed: c.Printed,
		Parts: []Part{{}},
	}
}

// Empty says whether a document has nothing to show.
func (d *Document) Empty() bool {
	if d.Book != nil {
		return d.Book.empty()
	}
	for _, p := range d.Parts {
		if len(p.Table.Rows) > 0 || len(p.Table.Notes) > 0 || p.Tree != nil || p.Chart != nil || p.Cards != nil && len(p.Cards.Items) > 0 ||
			p.Certificates != nil && len(p.Certificates.Items) > 0 {
			return false
		}
	}
	return true
}
