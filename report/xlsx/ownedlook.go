package xlsx

import (
	"math"
	"slices"
	"strings"

	"qisai/report"
)

const (
	rowHeight    = 20
	lineHeight   = 17
	maxRowHeight = 400 // Excel's limit is 409
	titleSize    = 16
	widestGuess  = 40 // no column found from its content is wider
)

// ownedWidths gives each column's width in characters: the one asked for, widened for what stands in it, within reason.
func ownedWidths(t *report.Table) []float64 {
	out := make([]float64, len(t.Columns))
	for i, c := range t.Columns {
		content := textWidth(c.Header)
		for _, r := range t.Rows {
			if i < len(r) {
				content = max(content, textWidth(r[i].Text))
			}
		}
		content += 2.5
		if c.Name {
			content *= 12.0 / 11
		}
		if c.Width > 0 {
			out[i] = max(c.Width, min(content, c.Width*1.5))
		} else {
			out[i] = max(6, min(content, widestGuess))
		}
	}
	return out
}

// ownedColumns sets widths and hides columns.
func (b *book) ownedColumns(s *report.Sheet, l layout) error {
	for i, w := range ownedWidths(&s.Table) {
		name := columnName(l.at.col + i)
		if err := b.SetColWidth(s.Name, name, name, w); err != nil {
			return err
		}
		if s.Table.Columns[i].Hidden {
			if err := b.SetColVisible(s.Name, name, false); err != nil {
				return err
			}
		}
	}
	return nil
}

// ownedHead writes the title and the line under it across the table.
func (b *book) ownedHead(s *report.Sheet, l layout) error {
	if l.title > 0 {
		title := look{size: titleSize, bold: true, align: "center", wrap: true, color: colorInk}
		if err := b.across(s, l, l.title, s.Table.Title, title, 30); err != nil {
			return err
		}
	}
	if l.info == 0 {
		return nil
	}
	info := look{align: "center", wrap: true, color: colorQuiet}
	return b.across(s, l, l.info, strings.Join(s.Table.Info, "　"), info, rowHeight)
}

// across writes a text over all columns of the table, in as many lines as it needs.
func (b *book) across(s *report.Sheet, l layout, row int, text string, k look, height float64) error {
	from, to := place{l.at.col, row}, place{l.all.to.col, row}
	if err := b.set(s.Name, from, report.T(text)); err != nil {
		return err
	}
	if err := b.paint(s.Name, from, to, k); err != nil {
		return err
	}
	if from != to {
		if err := b.MergeCell(s.Name, from.name(), to.name()); err != nil {
			return err
		}
	}
	width := 0.0
	for i, w := range ownedWidths(&s.Table) {
		if !s.Table.Columns[i].Hidden {
			width += w
		}
	}
	size := max(k.size, 11)
	need := lines(text, width, size) * size * 1.55
	return b.SetRowHeight(s.Name, row, math.Round(max(height, need)))
}

// ownedHeader writes the names of the columns with their notes.
func (b *book) ownedHeader(s *report.Sheet, l layout) error {
	for i, c := range s.Table.Columns {
		p := place{l.at.col + i, l.header}
		if err := b.set(s.Name, p, report.T(c.Header)); err != nil {
			return err
		}
		k := headerLook
		if c.Kind == report.Input {
			k.fill = colorRequired
		}
		if err := b.paint(s.Name, p, p, k); err != nil {
			return err
		}
		if err := b.note(s.Name, p.name(), c.Note); err != nil {
			return err
		}
	}
	return b.SetRowHeight(s.Name, l.header, 24)
}

// ownedNotes writes the lines below the table.
func (b *book) ownedNotes(s *report.Sheet, l layout) error {
	for i, text := range s.Table.Notes {
		k := look{align: "left", wrap: true, color: colorQuiet}
		if err := b.across(s, l, l.notes+i, text, k, rowHeight); err != nil {
			return err
		}
	}
	return nil
}

// ownedPage freezes the header, sets the page up and colours the tab.
func (b *book) ownedPage(s *report.Sheet, l layout) error {
	if err := b.freeze(s.Name, 0, l.header); err != nil {
		return err
	}
	tab := tabProgram
	if slices.ContainsFunc(s.Table.Columns, func(c report.Column) bool { return c.Kind == report.Input }) {
		tab = tabInput
	}
	if err := b.tabColor(s.Name, tab); err != nil {
		return err
	}
	return b.printSetup(s.Name, s.Landscape, l.at.row, l.header)
}
