package xlsx

import "qisai/report"

// ownedBody writes the rows.
func (b *book) ownedBody(s *report.Sheet, l layout) error {
	t := &s.Table
	if len(t.Rows) == 0 {
		return nil
	}
	widths := ownedWidths(t)
	for i := range t.Columns {
		from := place{l.at.col + i, l.body}
		to := place{from.col, l.body + len(t.Rows) - 1}
		if err := b.paint(s.Name, from, to, bodyLook(&t.Columns[i])); err != nil {
			return err
		}
	}
	for r, row := range t.Rows {
		tallest := 1.0
		for i, c := range row[:min(len(row), len(t.Columns))] {
			if err := b.bodyCell(s, l, r, i, c); err != nil {
				return err
			}
			if !t.Columns[i].Hidden {
				tallest = max(tallest, lines(c.Text, widths[i], 11))
			}
		}
		height := min(maxRowHeight, max(rowHeight, tallest*lineHeight+4))
		if err := b.SetRowHeight(s.Name, l.body+r, height); err != nil {
			return err
		}
	}
	return nil
}

func (b *book) bodyCell(s *report.Sheet, l layout, r, i int, c report.Cell) error {
	p := place{l.at.col + i, l.body + r}
	if c.Text != "" {
		if err := b.set(s.Name, p, c); err != nil {
			return err
		}
	}
	k := bodyLook(&s.Table.Columns[i])
	if s.Table.Columns[i].Kind == report.Verdict {
		k = verdictLook(k, c.Text)
	}
	k.bold = c.Bold
	if k == bodyLook(&s.Table.Columns[i]) {
		return nil
	}
	return b.paint(s.Name, p, p, k)
}

// bodyLook is the look of a column's cells: what the secretary fills is yellow and in text format, so that Excel does
// not make a time of 2:0.
func bodyLook(c *report.Column) look {
	k := look{border: true, wrap: true}
	switch c.Align {
	case report.Center:
		k.align = "center"
	case report.Right:
		k.align = "right"
	default:
		k.align = "left"
	}
	if c.Name {
		k.size = 12
	}
	switch c.Kind {
	case report.Input:
		k.fill, k.format = colorInput, "@"
	case report.Number:
	default:
		k.format = "@"
	}
	return k
}

// ownedChoices offers the words of each column that has some.
func (b *book) ownedChoices(s *report.Sheet, l layout) error {
	if len(s.Table.Rows) == 0 {
		return nil
	}
	for i, c := range s.Table.Columns {
		if len(c.Choices) == 0 {
			continue
		}
		area := cellName(l.at.col+i, l.body) + ":" + cellName(l.at.col+i, l.body+len(s.Table.Rows)-1)
		if err := b.addChoices(s.Name, area, c.Choices, ""); err != nil {
			return err
		}
	}
	return nil
}
