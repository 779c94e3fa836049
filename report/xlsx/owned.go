package xlsx

import (
	"qisai/report"
)

// ownedName is the name, one per sheet, of the block of cells that the program wrote. Excel moves it along when the
// organiser inserts rows or columns, so a later rewriting knows what is its own.
const ownedName = "_qisai_table"

// layout says where the parts of a table stand in a sheet. Rows that are not there are 0.
type layout struct {
	at                  place // top left
	title, info, header int
	body                int // first row of the table
	notes               int // first row of the notes
	all                 block
}

// layoutOf places a table with its top left corner at a cell: title, information, header, rows, and after a blank row
// the notes.
func layoutOf(s *report.Sheet, at place) layout {
	l := layout{at: at}
	row := at.row
	if s.Table.Title != "" || s.InfoRow {
		l.title = row
		row++
	}
	if len(s.Table.Info) > 0 || s.InfoRow {
		l.info = row
		row++
	}
	l.header = row
	l.body = row + 1
	last := row + len(s.Table.Rows)
	if len(s.Table.Notes) > 0 {
		l.notes = last + 2
		last += 1 + len(s.Table.Notes)
	}
	l.all = block{at, place{at.col + max(1, len(s.Table.Columns)) - 1, last}}
	return l
}

// owned writes a sheet of the program: a new one at the end, or the one that is there in place.
func (b *book) owned(s *report.Sheet) error {
	there, err := b.hasSheet(s.Name)
	if err != nil {
		return err
	}
	at := place{1, 1}
	if there {
		old, err := b.ownedBlock(s)
		if err != nil {
			return err
		}
		if old != (block{}) {
			at = old.from
		}
		if err := b.clear(s, old, layoutOf(s, at)); err != nil {
			return err
		}
	} else if err := b.create(s.Name); err != nil {
		return err
	}
	l := layoutOf(s, at)
	for _, step := range []func(*report.Sheet, layout) error{
		b.ownedColumns, b.ownedHead, b.ownedHeader, b.ownedBody, b.ownedNotes, b.ownedChoices, b.ownedPage,
	} {
		if err := step(s, l); err != nil {
			return err
		}
	}
	return b.setName(ownedName, s.Name, quoteSheet(s.Name)+"!"+l.all.absolute())
}

// ownedBlock finds what the program wrote in a sheet before. The zero block is an empty sheet; a sheet with something
// else in it is not the program's.
func (b *book) ownedBlock(s *report.Sheet) (block, error) {
	if old, ok := b.namedBlock(s.Name); ok {
		return old, nil
	}
	rows, err := b.rows(s.Name)
	if err != nil {
		return block{}, err
	}
	if len(rows) == 0 {
		return block{}, nil
	}
	headers := make([]string, len(s.Table.Columns))
	for i, c := range s.Table.Columns {
		headers[i] = c.Header
	}
	h, ok := findHeader(rows, headers)
	if !ok {
		return block{}, &FileError{
			Sheet: s.Name, Msg: "已有一张同名的表，但不是程序写的", Hint: "请给那张表改名，程序要用这个名称",
		}
	}
	top := h.row - (layoutOf(s, place{1, 1}).header - 1)
	return block{place{h.first, max(1, top)}, place{h.last, h.bottom(rows)}}, nil
}

// namedBlock reads the name that an earlier run left.
func (b *book) namedBlock(sheet string) (block, bool) {
	refersTo, ok := b.findName(ownedName, sheet)
	if !ok {
		return block{}, false
	}
	_, ref := cutLast(refersTo, "!")
	return parseBlock(ref)
}

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
