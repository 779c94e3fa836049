package prospectus

import "strings"

// groupColumns looks for a head of the timetable with groups over its columns: 日期 | 时间 | U8组 | U10组.
func (r *reader) groupColumns(c *clause, now *clockHand) {
	if len(c.fields) < 3 || !columnHead.MatchString(fold(c.fields[0]).s) || len(findTimes(c.s)) > 0 {
		return
	}
	var whose [][]string
	found := 0
	for _, f := range c.fields {
		names := r.groupsIn(fold(f).s)
		if whose = append(whose, names); len(names) > 0 {
			found++
		}
	}
	if now.whose = nil; found >= 2 {
		now.whose = whose
		c.takeAll()
	}
}

// cellsOf gives the cells of a row below groups, nil where the columns are not clear.
func (now *clockHand) cellsOf(c *clause) []string {
	cells := c.fields
	if len(cells) == len(now.whose)-1 && strings.HasPrefix(c.indent, "\t") {
		cells = append([]string{""}, cells...)
	}
	if len(now.whose) == 0 || len(cells) != len(now.whose) {
		return nil
	}
	return cells
}

// cellEvents finds what happens in the columns of groups; what stands in other columns is for all.
func (r *reader) cellEvents(c *clause, cells []string, whose [][]string) []event {
	var out []event
	for i, cell := range cells {
		f := fold(cell)
		at := strings.LastIndex(c.s, f.s)
		if f.s == "" || at < 0 {
			continue
		}
		for _, e := range r.events(&clause{folded: f, words: c.words}) {
			e.from, e.to = e.from+at, e.to+at
			if len(e.groups) == 0 {
				e.groups = whose[i]
			}
			out = append(out, e)
		}
	}
	return out
}
