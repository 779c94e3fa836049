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

// fills says whether a cell is one of the table's rows that gets a text.
func (l layout) fills(s *report.Sheet, p place) bool {
	r, c := p.row-l.body, p.col-l.at.col
	return r >= 0 && r < len(s.Table.Rows) && c >= 0 && c < min(len(s.Table.Rows[r]), len(s.Table.Columns)) && s.Table.Rows[r][c].Text != ""
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
