package xlsx

import (
	"strconv"
	"time"

	"qisai/templates"
)

// bodyRowsReady is down to which row drop-downs and rules reach in a new workbook.
const bodyRowsReady = 2000

// columnFormats gives every column its width and the format of all its cells, so that whatever is typed or pasted below
// keeps its digits.
func (b *book) columnFormats(s *templates.Sheet, _ [][]string) error {
	for i := range s.Columns {
		name := columnName(i + 1)
		if err := b.SetColWidth(s.Name, name, name, columnWidth(&s.Columns[i])); err != nil {
			return err
		}
		id, err := b.style(columnLook(s, i))
		if err != nil {
			return err
		}
		if err := b.SetColStyle(s.Name, name, id); err != nil {
			return err
		}
	}
	return nil
}

func columnWidth(c *templates.Column) float64 {
	return max(c.Width, textWidth(c.Name)+4)
}

func columnLook(s *templates.Sheet, i int) look {
	c := &s.Columns[i]
	l := look{align: "center"}
	switch {
	case c.Written && c.Width >= 16: // its texts come later and rows do not grow for them: they run on to the right
		l.align = "left"
	case c.Width >= 16:
		l.align, l.wrap = "left", true
	case c.Format == templates.AsMoney:
		l.align = "right"
	case !c.Written && s.Name != templates.SheetRoster: // two categories that play together may have a long name
		l.wrap = true
	}
	switch c.Format {
	case templates.AsText:
		l.format = "@"
	case templates.AsNumber:
		l.format = "0"
	case templates.AsDate:
		l.format = "yyyy-mm-dd"
	case templates.AsMoney:
		l.format = "#,##0.00"
	}
	switch {
	case c.Written:
		l.fill = colorWritten
	case c.Name == "依据":
		l.color = colorQuiet
	case i == 0 && s.Name == templates.SheetRegulation:
		l.bold = true
	}
	return l
}

// headerRow writes the names of the columns, with a note on each that needs one.
func (b *book) headerRow(s *templates.Sheet, _ [][]string) error {
	for i := range s.Columns {
		c := &s.Columns[i]
		p := place{i + 1, 1}
		if err := b.SetCellStr(s.Name, p.name(), c.Name); err != nil {
			return err
		}
		l := headerLook
		switch {
		case c.Written:
			l.fill, l.color = colorWritten, colorQuiet
		case c.Required:
			l.fill = colorRequired
		}
		if err := b.paint(s.Name, p, p, l); err != nil {
			return err
		}
		if err := b.note(s.Name, p.name(), headerNote(s, i)); err != nil {
			return err
		}
	}
	return b.SetRowHeight(s.Name, 1, 26)
}

// headerLook is a header cell's look, in the organiser's sheets and in the program's.
var headerLook = look{bold: true, color: colorInk, fill: colorHeader, align: "center", wrap: true, border: true}

// headerNote puts together what is said of a column; the first one also says what the sheet is for.
func headerNote(s *templates.Sheet, i int) string {
	c := &s.Columns[i]
	note := c.Note
	if c.Required {
		note = join("必填", "。", note)
	}
	if i == 0 {
		note = join(s.Note, "。", note)
	}
	return note
}

// join puts a mark between two texts if there are two.
func join(a, mark, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + mark + b
}

// bodyRows writes the preset's rows.
func (b *book) bodyRows(s *templates.Sheet, rows [][]string) error {
	for r, row := range rows {
		height := 1.0
		for i, text := range row {
			if columnLook(s, i).wrap {
				height = max(height, lines(text, columnWidth(&s.Columns[i]), 11))
			}
			if text == "" {
				continue
			}
			cell := cellName(i+1, r+2)
			if err := b.SetCellValue(s.Name, cell, cellValue(s.Columns[i].Format, text)); err != nil {
				return err
			}
			// a date makes excelize choose a format of its own
			id, err := b.style(columnLook(s, i))
			if err != nil {
				return err
			}
			if err := b.SetCellStyle(s.Name, cell, cell, id); err != nil {
				return err
			}
		}
		if err := b.SetRowHeight(s.Name, r+2, min(maxRowHeight, max(rowHeight, height*lineHeight+4))); err != nil {
			return err
		}
	}
	return nil
}

// cellValue reads a preset's text as its column wants it; what does not fit stays text.
func cellValue(format templates.Format, text string) any {
	switch format {
	case templates.AsNumber, templates.AsMoney:
		if n, err := strconv.ParseFloat(text, 64); err == nil {
			return n
		}
	case templates.AsDate:
		if d, err := time.Parse("2006-01-02", text); err == nil {
			return d
		}
	}
	return text
}

// columnIndex gives the number of a column, from 1; 0 if there is none.
func columnIndex(s *templates.Sheet, name string) int {
	for i := range s.Columns {
		if s.Columns[i].Name == name {
			return i + 1
		}
	}
	return 0
}
