package xlsx

import "qisai/report"

// clear makes room for the new table: what is left over of the old one is emptied, and what the organiser wrote beside
// it is in nobody's way.
func (b *book) clear(s *report.Sheet, old block, l layout) error {
	sheet, next := s.Name, l.all
	if err := b.checkRoom(sheet, old, next); err != nil {
		return err
	}
	merged, err := b.merges(sheet)
	if err != nil {
		return err
	}
	for _, m := range merged {
		if old.holds(m.from) && old.holds(m.to) {
			if err := b.UnmergeCell(sheet, m.from.name(), m.to.name()); err != nil {
				return err
			}
		}
	}
	if old == (block{}) {
		return nil
	}
	if err := b.dropChoices(sheet, old); err != nil {
		return err
	}
	if err := b.dropNotes(s, old, l); err != nil {
		return err
	}
	for row := old.from.row; row <= old.to.row; row++ {
		for col := old.from.col; col <= old.to.col; col++ {
			p := place{col, row}
			if l.fills(s, p) {
				continue // will be written over
			}
			if err := b.blank(sheet, p, !next.holds(p)); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkRoom refuses to write over a formula, or over what the organiser wrote outside the old table.
func (b *book) checkRoom(sheet string, old, next block) error {
	for row := next.from.row; row <= next.to.row; row++ {
		for col := next.from.col; col <= next.to.col; col++ {
			p := place{col, row}
			formula, err := b.GetCellFormula(sheet, p.name())
			if err != nil {
				return err
			}
			if formula != "" {
				return b.writable(sheet, p)
			}
			if old.holds(p) {
				continue
			}
			text, err := b.GetCellValue(sheet, p.name())
			if err != nil {
				return err
			}
			if text != "" {
				return &CellError{
					Sheet: sheet, Cell: p.name(), Msg: "程序的表格要写到这里，但这里有别的内容",
					Hint: "请把它移到表格右边或下面隔开的地方",
				}
			}
		}
	}
	return nil
}

// blank empties a cell that the program wrote; a formula that somebody put there stays.
func (b *book) blank(sheet string, p place, look bool) error {
	formula, err := b.GetCellFormula(sheet, p.name())
	if err != nil || formula != "" {
		return err
	}
	if err := b.SetCellDefault(sheet, p.name(), ""); err != nil || !look {
		return err
	}
	return b.SetCellStyle(sheet, p.name(), p.name(), 0)
}

// dropChoices takes away the drop-downs of the old table.
func (b *book) dropChoices(sheet string, old block) error {
	list, err := b.GetDataValidations(sheet)
	if err != nil {
		return err
	}
	for _, dv := range list {
		if area, ok := parseBlock(dv.Sqref); ok && old.holds(area.from) && old.holds(area.to) {
			if err := b.DeleteDataValidation(sheet, dv.Sqref); err != nil {
				return err
			}
		}
	}
	return nil
}

// dropNotes takes away the program's notes that do not stand on a header cell any more.
func (b *book) dropNotes(s *report.Sheet, old block, l layout) error {
	comments, err := b.GetComments(s.Name)
	if err != nil {
		return err
	}
	for _, c := range comments {
		at, ok := parseBlock(c.Cell)
		if !ok || c.Author != noteAuthor || !old.holds(at.from) {
			continue
		}
		i := at.from.col - l.at.col
		if at.from.row == l.header && i >= 0 && i < len(s.Table.Columns) {
			continue // note replaces it
		}
		if err := b.DeleteComment(s.Name, c.Cell); err != nil {
			return err
		}
	}
	return nil
}
