package prospectus

import (
	"strings"
)

// grid is a table of prizes: its first row is the head.
type grid struct {
	rows [][]string
	from []*clause // of each row
	size int       // clauses it takes
}

// prizeTable reads a table of places and rewards that begins at a clause: 名次 over the first column and money, things or
// groups over the others, or the places over the columns and groups before the rows. It gives the number of clauses it
// took, 0 if there is no table.
func (r *reader) prizeTable(i int, last *part) int {
	g := r.gridAt(i)
	if g == nil {
		return 0
	}
	p := &part{c: g.from[0], to: len(g.from[0].s)}
	if r.inherit(p, last); i > 0 && teamLine.MatchString(r.cs[i-1].s) {
		p.team = true
	}
	head := g.rows[0]
	done := false
	switch {
	case placesOver(head):
		done = r.acrossGrid(p, g)
	case placeHead.MatchString(head[0]):
		done = r.downGrid(p, g, 0)
	case whomHead.MatchString(head[0]) && len(head) > 2 && placeHead.MatchString(head[1]):
		done = r.downGrid(p, g, 1)
	}
	if !done {
		return 0
	}
	for _, c := range r.cs[i : i+g.size] {
		c.takeAll()
	}
	return g.size
}

// teamLine is a line above a table of the teams.
var teamLine = compile(`^团体(?:赛|奖|奖金|名次|奖励|总分)*:?$`)

// gridAt finds the table that begins at a clause: a row a line, or a cell a line.
func (r *reader) gridAt(i int) *grid {
	head := rowCells(r.cs[i])
	switch {
	case len(head) == 1 || len(head) > 1 && !gridHead(head[0]):
		return r.stackedGrid(i)
	case len(head) == 0:
		return nil
	}
	g := &grid{[][]string{head}, []*clause{r.cs[i]}, 1}
	for ; i+g.size < len(r.cs); g.size++ {
		row := rowCells(r.cs[i+g.size])
		if len(row) < 2 || len(row) > len(head) {
			break
		}
		for len(row) < len(head) {
			row = append(row, "")
		}
		g.rows, g.from = append(g.rows, row), append(g.from, r.cs[i+g.size])
	}
	if g.size == 1 {
		return r.stackedGrid(i)
	}
	return g
}

func gridHead(s string) bool { return placeHead.MatchString(s) || whomHead.MatchString(s) }

// rowCells gives the cells of a row in the form for reading; a label before the first is taken off: 奖励：项目.
func rowCells(c *clause) []string {
	cells := c.cells
	if len(c.s) > 400 || strings.Contains(c.s, "。") {
		return nil
	}
	if len(cells) < 2 && strings.Count(c.s, ",") >= 1 && !strings.ContainsAny(c.s, "。;:") {
		cells = strings.Split(strings.ReplaceAll(c.raw, "，", ","), ",")
	}
	var out []string
	for k, cell := range cells {
		s := plainCell(cell)
		if label, rest, ok := strings.Cut(s, ":"); k == 0 && ok && topicOf(label) == topicPrizes {
			s = rest
		}
		out = append(out, s)
	}
	for n := len(out); n > 2 && out[n-1] == ""; n-- {
		out = out[:n-1]
	}
	return out
}

// plainCell gives a cell with its amounts and places in the common form.
func plainCell(text string) string {
	c := &clause{folded: fold(text)}
	c.plainMoney()
	c.plainPlaces()
	return c.s
}

// stackedGrid finds a table that was copied cell by cell, each on a line: 名次, 公开组, 老年组, 第一名, 2000元, 1000元. The head
// may be missing where places and amounts take turns.
func (r *reader) stackedGrid(i int) *grid {
	if s := r.cs[i].s; !placeHead.MatchString(s) && !tablePlace.MatchString(s) {
		return nil
	}
	width := 1
	for i+width < len(r.cs) && !tablePlace.MatchString(r.cs[i+width].s) && width < 8 {
		width++
	}
	g := &grid{}
	if tablePlace.MatchString(r.cs[i].s) {
		if width != 2 {
			return nil
		}
		g.rows, g.from = [][]string{{"名次", "奖金"}}, []*clause{r.cs[i]}
	}
	for ; i+g.size+width <= len(r.cs); g.size += width {
		if row := r.cs[i+g.size]; len(g.rows) > 0 && !tablePlace.MatchString(row.s) {
			break
		}
		var row []string
		for _, c := range r.cs[i+g.size : i+g.size+width] {
			if len([]rune(c.s)) > 16 || strings.ContainsAny(c.s, "。;") {
				return g.whole()
			}
			row = append(row, plainCell(c.raw))
		}
		if len(g.rows) == 1 && g.size == 0 && oneAmount.FindString(row[1]) != row[1] {
			return nil
		}
		g.rows, g.from = append(g.rows, row), append(g.from, r.cs[i+g.size])
	}
	return g.whole()
}

// whole gives a table that has rows below its head.
func (g *grid) whole() *grid {
	if len(g.rows) < 3 {
		return nil
	}
	return g
}

// placesOver says whether the places stand over the columns.
func placesOver(head []string) bool {
	n := 0
	for _, h := range head[1:] {
		switch {
		case tablePlace.MatchString(h):
			n++
		case !countHead.MatchString(h):
			return false
		}
	}
	return n > 0
}

// acrossGrid reads a table with the places over its columns, and money, things or groups before the rows.
func (r *reader) acrossGrid(p *part, g *grid) bool {
	var columns []prizeColumn
	for _, row := range g.rows[1:] {
		col, ok := r.prizeColumn(p, row[0])
		if !ok {
			return false
		}
		columns = append(columns, col)
	}
	for i, row := range g.rows[1:] {
		for k, place := range g.rows[0][1:] {
			if tablePlace.MatchString(place) {
				r.gridCell(columns[i], g.from[i+1], place, row[k+1])
			}
		}
	}
	return true
}

// downGrid reads a table with the places down a column, the first or the one behind the groups.
func (r *reader) downGrid(p *part, g *grid, at int) bool {
	var columns []prizeColumn
	rewards := 0
	for _, h := range g.rows[0][at+1:] {
		col, ok := r.prizeColumn(p, h)
		if !ok {
			return false
		}
		if columns = append(columns, col); col.part != nil {
			rewards++
		}
	}
	if rewards == 0 {
		return false
	}
	whose := ""
	for i, row := range g.rows[1:] {
		if sumRow.MatchString(row[at]) && at == 0 && i > 0 {
			r.sumsOfColumns(columns, row, g.from[i+1])
			continue
		}
		if !tablePlace.MatchString(row[at]) {
			g.size -= len(g.rows) - 1 - i
			g.rows = g.rows[:i+1]
			return i > 0
		}
		if at > 0 && row[0] != "" {
			whose = row[0]
		}
		for k, col := range columns {
			if at > 0 && col.part != nil {
				of, ok := r.prizeColumn(p, whose)
				if !ok || of.part == nil {
					r.doubt("不知道是哪一组的奖", g.from[i+1], 0, len(g.from[i+1].s))
					continue
				}
				col.part = of.part
			}
			r.gridCell(col, g.from[i+1], row[at], row[at+1+k])
		}
	}
	return true
}
