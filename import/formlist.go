package importer

import (
	"maps"
	"math"
	"slices"
	"strings"
)

// formList is one list of a sheet: a header, or the part of it that belongs to one of several lists side by side, and
// the rows below down to the next header.
type formList struct {
	g           *grid
	head        *header
	left, right int // columns that belong to the list
	bottom      int // last row that may belong to it
	cols        map[string]int
	doubles     map[string][]int // further columns of the same name
	second      map[string]int   // the columns of the second of a pair
	merged      map[[2]int]*gridCell
	above       map[string]string // what is said once above the list
	filled      map[string]bool   // columns whose empty cells took what is said above
	last        int               // last row taken for somebody
	notes       []int
	hidden      []int
	found       int
	leaders     map[string]string // by unit, of the rows that say who leads; "" for one with two
	belowAt     int               // the row of the last of them
	oddRole     bool              // 职务 says what nobody is in a team: 经理
	below       []string          // leaders named below the list
}

// lists reads all lists of a sheet.
func (r *entryReader) lists(g *grid, heads []*header) {
	top := 1
	carried := map[string]string{}
	for i, h := range heads {
		bottom := math.MaxInt
		if i+1 < len(heads) {
			bottom = heads[i+1].first - 1
		}
		parts := splitHeader(h)
		above := r.above(g, parts, top, h.first-1, carried)
		for j, l := range parts {
			l.g, l.bottom, l.above, l.filled = g, bottom, above[j], map[string]bool{}
			r.list(l)
			top = max(top, l.last+1, h.last+1, l.belowAt+1)
		}
	}
}

// splitHeader parts the header of lists side by side: where 姓名 comes again, a column that was there already begins
// the next list.
func splitHeader(h *header) []*formList {
	labels := slices.Clone(h.labels)
	slices.SortFunc(labels, func(a, b label) int { return a.col - b.col })
	groups := [][]label{nil}
	if h.names("姓名") > 1 && !h.ofPairs() {
		for i, l := range labels {
			current := &groups[len(groups)-1]
			again := slices.ContainsFunc(*current, func(m label) bool { return m.name == l.name })
			if again && slices.ContainsFunc(labels[i:], func(m label) bool { return m.name == "姓名" }) {
				groups = append(groups, nil)
				current = &groups[len(groups)-1]
			}
			*current = append(*current, l)
		}
	} else {
		groups[0] = labels
	}
	var out []*formList
	for i, group := range groups {
		l := &formList{head: &header{h.first, h.last, group, h.texts}, left: 1, right: math.MaxInt}
		if i > 0 {
			l.left = group[0].col
		}
		if i+1 < len(groups) {
			l.right = groups[i+1][0].col - 1
		}
		l.columns()
		out = append(out, l)
	}
	return out
}

// columns decides which column is which: a header by its own name before an alias, the first of two.
func (l *formList) columns() {
	l.cols, l.doubles = map[string]int{}, map[string][]int{}
	for _, own := range []bool{true, false} {
		for _, m := range l.head.labels {
			switch {
			case m.own != own:
			case l.cols[m.name] == 0:
				l.cols[m.name] = m.col
			default:
				l.doubles[m.name] = append(l.doubles[m.name], m.col)
			}
		}
	}
	l.seats()
}

// list reads the rows of a list.
func (r *entryReader) list(l *formList) {
	l.last = l.head.last
	r.fillDown(l)
	seen, from := l.head.last, len(r.out.Rows)
	for i := range l.g.rows {
		row := &l.g.rows[i]
		if row.num <= l.head.last || row.num > l.bottom || !l.holds(row) {
			continue
		}
		if row.num-seen > strayGap {
			r.unread(Source{Sheet: l.g.name, Row: row.num}, l.rowText(row), "离名单很远的地方还有内容，没有读入")
			break
		}
		seen = row.num
		said := r.said(l.g, row)
		if !r.separator(l, row, said) {
			r.listRow(l, row, said)
		}
	}
	r.lead(l, r.out.Rows[from:])
	r.tell(l)
}

// separator reads a row within a list that says nothing but the category or the unit of the rows below it.
func (r *entryReader) separator(l *formList, row *gridRow, said []saying) bool {
	name, _ := l.rowName(row)
	if len(said) == 0 || name != "" && !r.words.isCategory(bareTitleText(name)) && !aloneIn(row) {
		return false
	}
	for _, s := range said {
		if s.column != "组别" && s.column != "单位" || !l.owns(s.col) {
			return false
		}
	}
	l.above = maps.Clone(l.above)
	for _, s := range said {
		l.above[s.column] = s.text
		r.notice(Source{Sheet: l.g.name, Row: row.num}, "“%s”按这一行的“%s”读入以下各行", s.column, s.text)
	}
	return true
}

// holds says whether the row has text in the list's columns.
func (l *formList) holds(row *gridRow) bool {
	return slices.ContainsFunc(row.cells, func(c gridCell) bool { return l.owns(c.col) && (c.text != "" || c.uncached) })
}

func (l *formList) owns(col int) bool { return col >= l.left && col <= l.right }

// rowText gives the row's texts in the list's columns.
func (l *formList) rowText(row *gridRow) string {
	var texts []string
	for i := range row.cells {
		if c := &row.cells[i]; l.owns(c.col) && c.text != "" {
			texts = append(texts, line(c.text))
		}
	}
	return strings.Join(texts, " ")
}

// fillDown lets every row of a cell merged downwards read its text, and says so.
func (r *entryReader) fillDown(l *formList) {
	l.merged = map[[2]int]*gridCell{}
	told := map[string]bool{}
	for _, m := range l.g.merges {
		name := l.nameOf(m.left)
		anchor := l.g.row(m.top).cell(m.left)
		if m.top <= l.head.last || m.top > l.bottom || m.bottom == m.top || anchor == nil || anchor.text == "" ||
			name == "" || slices.Contains(ownToRow, name) {
			continue
		}
		for num := m.top + 1; num <= min(m.bottom, l.bottom); num++ {
			l.merged[[2]int{m.left, num}] = anchor
		}
		if !told[name] {
			told[name] = true
			r.notice(Source{Sheet: l.g.name, Row: m.top}, "“%s”有合并单元格，合并的各行都按“%s”读入", name, line(anchor.text))
		}
	}
}

// nameOf gives the column's name, "" for one that is not known.
func (l *formList) nameOf(col int) string { return columnAt(l.cols, col) }

// get gives the cell under a column, merged cells filled down, nil if it is empty.
func (l *formList) get(row *gridRow, column string) *gridCell {
	col := l.cols[column]
	if col == 0 {
		return nil
	}
	c := row.cell(col)
	if c == nil || c.text == "" && !c.uncached {
		c = l.merged[[2]int{col, row.num}]
	}
	if l.second[column] != 0 {
		return l.both(row, column, c)
	}
	return c
}
