package importer

import (
	"slices"
	"strings"
)

// card reads a form for one person, with labels beside their values; false if the sheet is none. An empty one is said
// to be that.
func (r *entryReader) card(g *grid) bool {
	fields, labels := map[string]string{}, map[string]bool{}
	at := Source{Sheet: g.name, Row: firstRow(g)}
	var rest []int
	trainer := ""
	for i := range g.rows {
		row := &g.rows[i]
		found := false
		for j := 0; j < len(row.cells); j++ {
			column, text, next := cardCell(g, row, j)
			if column == "" {
				continue
			}
			found = true
			if column == "姓名" && text != nil {
				at.Row = row.num
			}
			labels[column] = true
			if text != nil && column == coach && !nothing(line(text.text)) {
				trainer, j = line(text.text), next
			}
			if text != nil && fields[column] == "" && slices.Contains(entryColumns, column) {
				r.field(fields, Source{Sheet: g.name, Row: row.num}, column, text)
				j = next
			}
		}
		if !found && !row.blank() {
			rest = append(rest, row.num)
		}
	}
	if !labels["姓名"] || len(labels) < 3 {
		return false
	}
	if trainer != "" && len(fields) > 0 {
		addCoach(fields, trainer)
	}
	r.cardResult(at, fields, rest)
	return true
}

// cardResult takes the person of a filled form.
func (r *entryReader) cardResult(at Source, fields map[string]string, rest []int) {
	name, sex, extra := splitName(fields["姓名"])
	switch {
	case name == "" && len(fields) == 0:
		r.unread(Source{Sheet: at.Sheet, Row: at.Row}, "", "这是空白的报名表样，没有名单")
		return
	case !plausibleName(name):
		r.unread(at, name, "报名表上没有姓名或姓名不像姓名，没有读入")
		return
	}
	fields["姓名"] = name
	if sex != "" && fields["性别"] == "" {
		fields["性别"] = sex
	}
	if extra != "" {
		r.unread(at, extra, "姓名后面的括号里不知是什么，没有读入")
	}
	r.row(at, fields)
	if len(rest) > 0 {
		r.notice(at, "一人一张的报名表；第%s行不是栏目，没有读入", ranges(rest))
	}
}

// cardCell gives the column a label cell names, the cell with its value, which stands in the same cell behind a colon
// or in the next one, and where that is.
func cardCell(g *grid, row *gridRow, j int) (column string, value *gridCell, at int) {
	c := &row.cells[j]
	if name, _, ok := entryWords.find(c.text); ok {
		right := c.col + 1
		for _, m := range g.mergedFrom(row.num) {
			if m.left == c.col {
				right = m.right + 1
			}
		}
		if j+1 < len(row.cells) && row.cells[j+1].text != "" && row.cells[j+1].col == right {
			if _, _, isLabel := entryWords.find(row.cells[j+1].text); !isLabel {
				return name, &row.cells[j+1], j + 1
			}
		}
		return name, nil, j
	}
	head, tail, ok := strings.Cut(fold(c.text), ":")
	if !ok {
		return "", nil, j
	}
	name, _, known := entryWords.find(head)
	if !known {
		return "", nil, j
	}
	if tail = cleanText(tail); tail == "" {
		return name, nil, j
	}
	return name, &gridCell{col: c.col, raw: tail, text: tail}, j
}
