package importer

import (
	"strconv"

	"qisai/pairing"
	"qisai/templates"
)

// places remembers where Read found things.
type places struct {
	tables       map[string]*table // by the sheet's name in templates
	players      map[*pairing.Player]*gridRow
	items        map[string]int // row of a known item of 规程
	categoryRows []rec          // row of each category
	sectionRows  map[string]rec // row of each section
	stops        []rec          // row of each Stop of the schedule
	rounds       map[roundID]*roundPlace
	knockouts    map[string]*roundPlace // by section
	log          []LogEntry
}

type roundID struct {
	section string
	round   int
}

// roundPlace is where a round was read from: the row of each game.
type roundPlace struct {
	t    *table
	rows []*gridRow
}

func newPlaces() places {
	return places{
		tables: map[string]*table{}, players: map[*pairing.Player]*gridRow{}, items: map[string]int{},
		sectionRows: map[string]rec{}, rounds: map[roundID]*roundPlace{}, knockouts: map[string]*roundPlace{},
	}
}

// PlayerCell gives the cell of a player's row under a column of 报名 (its own name, not an alias), and whether a formula
// stands there. ok is false when 报名 has no such column; sheet and row hold all the same. Read must have been called.
func (b *Book) PlayerCell(p *pairing.Player, column string) (sheet string, col, row int, formula, ok bool) {
	t, r := b.places.tables[templates.SheetRoster], b.places.players[p]
	if t == nil || r == nil {
		return "", 0, 0, false, false
	}
	col = t.cols[column]
	if c := r.cell(col); c != nil {
		formula = c.formula
	}
	return t.g.name, col, r.num, formula, col != 0
}

// PlayerText gives what stands in a player's row under a column of 报名, "" if there is no such column.
func (b *Book) PlayerText(p *pairing.Player, column string) string {
	t, r := b.places.tables[templates.SheetRoster], b.places.players[p]
	if t == nil || r == nil {
		return ""
	}
	return rec{t: t, row: r}.text(column)
}

// Holds says whether a cell holds just this, "" being an empty cell: writing it there would change nothing.
func (b *Book) Holds(sheet string, col, row int, text string, number bool) bool {
	g := b.grid(sheet)
	if g == nil {
		return false
	}
	c := g.row(row).cell(col)
	switch {
	case c == nil:
		return text == ""
	case c.formula:
		return false
	case number:
		n, err := strconv.ParseFloat(text, 64)
		return err == nil && c.kind == numberCell && c.num == n
	}
	return c.kind == textCell && c.raw == text
}

// NewRosterColumn gives the place of the header of the i-th (from 0) new column of 报名: right of the last used column
// of the header, where nothing stands below.
func (b *Book) NewRosterColumn(i int) (sheet string, col, headerRow int) {
	t := b.places.tables[templates.SheetRoster]
	if t == nil {
		return "", 0, 0
	}
	used := map[int]bool{}
	for j := range t.g.rows {
		row := &t.g.rows[j]
		for _, c := range row.cells {
			if row.num >= t.head.first && row.num <= t.end {
				used[c.col] = true
			}
			if row.num >= t.head.first && row.num <= t.head.last {
				col = max(col, c.col)
			}
		}
	}
	for _, m := range t.g.merges {
		if m.bottom >= t.head.first && m.top <= t.head.last {
			col = max(col, m.right)
		}
	}
	for ; i >= 0; i-- {
		for col++; used[col]; {
			col++
		}
	}
	return t.g.name, col, t.head.last
}

// SectionCell gives, for messages, the cell under a column of 比赛组 in a section's row; cell is "" without such a column.
func (b *Book) SectionCell(s *pairing.Section, column string) (sheet, cell string) {
	c, ok := b.places.sectionRows[s.Name]
	if !ok || c.t.cols[column] == 0 {
		return templates.SheetSections, ""
	}
	return c.t.g.name, c.at(column)
}

// RegulationCell gives the 内容 cell of an item of 规程 (the name of templates.RegulationItems). ok is false when the item
// has no row.
func (b *Book) RegulationCell(item string) (sheet string, col, row int, ok bool) {
	t := b.places.tables[templates.SheetRegulation]
	row, ok = b.places.items[item]
	if t == nil || !ok {
		return "", 0, 0, false
	}
	return t.g.name, t.cols["内容"], row, true
}

// NewRegulationRow gives the place for a further item of 规程: below everything in the sheet.
func (b *Book) NewRegulationRow() (sheet string, nameCol, valueCol, row int) {
	t := b.places.tables[templates.SheetRegulation]
	if t == nil {
		return "", 0, 0, 0
	}
	return t.g.name, t.cols["项目"], t.cols["内容"], t.end + 1
}

// StopDate gives the 日期 cell of the i-th stop of the schedule, and whether it is empty and belongs to that stop
// alone, so that a date may be written there.
func (b *Book) StopDate(i int) (sheet string, col, row int, free bool) {
	c := b.places.stops[i]
	cell := c.row.cell(c.t.cols["日期"])
	free = c.t.cols["日期"] > 0 && c.text("日期") == "" && (cell == nil || !cell.formula)
	for n, other := range b.places.stops {
		free = free && (n == i || other.row.num != c.row.num)
	}
	return c.t.g.name, c.t.cols["日期"], c.row.num, free
}

// GameCell gives, for messages, the cell under a column of a round sheet; gameIndex counts Round.Games. cell is "" when
// there is no such column.
func (b *Book) GameCell(section *pairing.Section, round, gameIndex int, column string) (sheet, cell string) {
	place := b.places.rounds[roundID{section.Name, round}]
	if place == nil || gameIndex < 0 || gameIndex >= len(place.rows) {
		return "", ""
	}
	if col := place.t.cols[column]; col != 0 {
		cell = cellName(col, place.rows[gameIndex].num)
	}
	return place.t.g.name, cell
}

// HasRows says whether a sheet of templates.Sheets has a row below its header. Read must have been called.
func (b *Book) HasRows(sheet string) bool {
	t := b.places.tables[sheet]
	return t != nil && len(t.rows) > 0
}

// Row is a row of a sheet that has no domain type here.
type Row struct{ rec rec }

// Problem makes a fault or a warning at a cell of the row.
func (r Row) Problem(severity Severity, column, msg, hint string) Problem {
	return Problem{Sheet: r.rec.t.g.name, Cell: r.rec.at(column), Severity: severity, Msg: mask(msg), Hint: mask(hint)}
}
