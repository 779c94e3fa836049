package importer

import "qisai/templates"

// RosterColumn gives the place of a column of 报名 by its own name; ok is false when the sheet has none. Read must have
// been called.
func (b *Book) RosterColumn(column string) (sheet string, col int, ok bool) {
	t := b.places.tables[templates.SheetRoster]
	if t == nil {
		return "", 0, false
	}
	col = t.cols[column]
	return t.g.name, col, col != 0
}

// NewRosterRows gives the first of n empty rows for new entries: right below the last entry if there is room for all of
// them above what stands further down (totals, notes, signatures), else below everything. ok is false when there is no
// room at all.
func (b *Book) NewRosterRows(n int) (first int, ok bool) {
	t := b.places.tables[templates.SheetRoster]
	if t == nil {
		return 0, false
	}
	last := t.head.last
	for _, row := range b.places.players {
		last = max(last, row.num)
	}
	if t.emptyRows(last+1, n) {
		return last + 1, true
	}
	end := max(last, t.end)
	for _, m := range t.g.merges {
		if m.top <= end+n {
			end = max(end, m.bottom)
		}
	}
	return end + 1, t.emptyRows(end+1, n)
}

// emptyRows says whether n rows hold no text, no formula and no merged cells.
func (t *table) emptyRows(first, n int) bool {
	last := first + n - 1
	for i := range t.g.rows {
		if row := &t.g.rows[i]; row.num >= first && row.num <= last && len(row.cells) > 0 {
			return false
		}
	}
	for _, m := range t.g.merges {
		if m.bottom >= first && m.top <= last {
			return false
		}
	}
	return last <= lastSheetRow
}

// lastSheetRow is the last row a sheet can have.
const lastSheetRow = 1 << 20
