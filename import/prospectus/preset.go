package prospectus

import (
	"strconv"

	"qisai/templates"
)

// Preset gives the rows for a new workbook. The sheet 规程原文 has the text, clause by clause, with what was read from each
// and what was not.
func (rd *Reading) Preset(title string) *templates.Preset {
	p := &templates.Preset{Name: title, Title: title, Sheets: map[string][][]string{}}
	for _, sheet := range []string{
		templates.SheetRegulation, templates.SheetCategories, templates.SheetSections, templates.SheetPrizes, templates.SheetBands,
		templates.SheetSchedule,
	} {
		p.Sheets[sheet] = sheetRows(templates.SheetByName(sheet), rd.Sheets[sheet])
	}
	rows := [][]string{{"行", "条款", "原文", "读作", "说明"}}
	for _, l := range rd.Lines {
		rows = append(rows, []string{strconv.Itoa(l.Number), l.Path, l.Text, l.Read, l.Remark})
	}
	p.Sheets[templates.SheetSource] = rows
	return p
}

// sheetRows gives the rows in the order of the sheet's columns.
func sheetRows(s *templates.Sheet, rows []*Row) [][]string {
	var head []string
	for _, c := range s.Columns {
		head = append(head, c.Name)
	}
	out := [][]string{head}
	for _, r := range rows {
		cells := make([]string, len(head))
		for i, name := range head {
			if cells[i] = r.Cells[name]; name == "依据" {
				cells[i] = r.Source()
			}
		}
		out = append(out, cells)
	}
	return out
}
