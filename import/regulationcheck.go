package importer

import (
	"cmp"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/regulation"
)

// regulationSheet is the workbook as package regulation sees it: places become cells.
type regulationSheet struct {
	b *Book
	t *pairing.Tournament
	p *Prizes
}

// CheckRegulation finds what the organiser's sheets say against each other, with the cells. All are warnings or notices.
// Read must have been called; what it and Prizes report is not reported again.
func (b *Book) CheckRegulation(t *pairing.Tournament, p *Prizes) Problems {
	s := regulationSheet{b, t, p}
	var out Problems
	for _, f := range regulation.Check(regulation.Input{Tournament: t, Lists: p.Lists, Bands: p.Bands, Tax: p.Tax, Typed: s.text}) {
		out = append(out, s.problem(f))
	}
	return out
}

// Typed gives what stands in the cells of the regulation, "" for a cell that is empty or not there.
func (b *Book) Typed(t *pairing.Tournament, p *Prizes) func(regulation.Place) string {
	return regulationSheet{b, t, p}.text
}

// problem gives a finding its cells: the first is its place, the others are named in the message.
func (s regulationSheet) problem(f regulation.Finding) Problem {
	out := Problem{Severity: Warning, Msg: f.Msg, Hint: f.Hint}
	if f.Note {
		out.Severity = Advice
	}
	var others []string
	for i, place := range f.Places {
		c, column, ok := s.row(place)
		switch {
		case !ok:
			continue
		case i == 0:
			out.Sheet, out.Cell = c.t.g.name, c.at(column)
		case c.t.cols[column] != 0:
			others = append(others, c.t.g.name+"!"+c.at(column))
		}
		out.Clause = cmp.Or(out.Clause, shortClause(c.text("依据")))
	}
	if others != nil {
		out.Msg += "（另见 " + strings.Join(slices.Compact(others), "、") + "）"
	}
	out.Msg, out.Hint = mask(out.Msg), mask(out.Hint)
	return out
}

// shortClause gives the clause itself of what may be followed by remarks: 四1-3；不限男女 …
func shortClause(text string) string {
	head, _, _ := strings.Cut(text, "；")
	head, _, _ = strings.Cut(head, "：")
	return head
}

// row finds the row and the column of a place; a setting stands in 设置, an item of 规程 in 内容.
func (s regulationSheet) row(p regulation.Place) (c rec, column string, ok bool) {
	column = p.Column
	if strings.HasPrefix(column, "设置:") {
		column = "设置"
	}
	rows := s.rows(p.Sheet)
	switch {
	case p.Sheet == regulation.Facts:
		c, ok = (&reader{b: s.b}).item(p.Column)
		return c, "内容", ok
	case p.Row < 0 || p.Row >= len(rows):
		return rec{}, "", false
	}
	return rows[p.Row], column, rows[p.Row].t != nil
}

// rows gives the row of each thing a sheet became.
func (s regulationSheet) rows(sheet regulation.Sheet) []rec {
	switch sheet {
	case regulation.Categories:
		return s.b.places.categoryRows
	case regulation.Sections:
		rows := make([]rec, len(s.t.Sections))
		for i, section := range s.t.Sections {
			rows[i] = s.b.places.sectionRows[section.Name]
		}
		return rows
	case regulation.Lists:
		return s.p.lists
	case regulation.Schedule:
		return s.b.places.stops
	}
	return nil
}

// text gives what is typed at a place.
func (s regulationSheet) text(p regulation.Place) string {
	if p.Sheet == regulation.Facts {
		for _, i := range s.t.Regulation.Items {
			if i.Name == p.Column {
				return i.Value
			}
		}
		return ""
	}
	c, column, ok := s.row(p)
	if name, isSetting := strings.CutPrefix(p.Column, "设置:"); ok && isSetting {
		return c.settingValue(name)
	}
	if !ok {
		return ""
	}
	return c.text(column)
}

// settingValue gives the value of a name in 设置.
func (c rec) settingValue(name string) string {
	for _, part := range splitSemicolons(c.settingText()) {
		if n, value, ok := strings.Cut(part, "="); ok && squeeze(n) == name {
			return strings.TrimSpace(value)
		}
	}
	return ""
}
