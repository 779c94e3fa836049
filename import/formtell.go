package importer

import (
	"slices"
	"strings"
)

// tell says what was passed over in a list.
func (r *entryReader) tell(l *formList) {
	at := Source{Sheet: l.g.name, Row: l.head.first}
	if l.found == 0 {
		r.unread(at, "", "表头下面没有名单")
	}
	if len(l.notes) > 0 {
		r.notice(at, "第%s行是附注、合计、标题一类，没有读入", ranges(l.notes))
	}
	if len(l.hidden) > 0 {
		r.notice(at, "第%s行是隐藏的（或被筛选掉了），已照常读入", ranges(l.hidden))
	}
	for _, column := range saidOnce {
		if l.filled[column] {
			r.notice(at, "“%s”空着的，按名单上方、表名或文件名的“%s”读入", column, l.above[column])
		}
	}
	if l.found > 0 {
		r.tellColumns(l, at)
	}
}

// tellColumns names the filled columns that were not read.
func (r *entryReader) tellColumns(l *formList, at Source) {
	heads, filled := l.headTexts(), l.filledColumns()
	var strange, ours, bare []string
	for _, col := range sortedColumns(filled) {
		name := l.nameOf(col)
		switch {
		case name == roleColumn && !l.oddRole:
		case name == "" && l.isDouble(col), slices.Contains(counting, name):
		case slices.Contains(notTaken, name):
			ours = append(ours, name)
		case name == "" && heads[col] == "":
			bare = append(bare, columnLetter(col)+"列")
		case name == "", name == roleColumn:
			strange = append(strange, heads[col])
		}
	}
	if len(strange) > 0 {
		r.notice(at, "%s在报名表里没有对应的栏目，没有读入", quoted(strange))
	}
	if len(ours) > 0 {
		r.notice(at, "%s由赛会填写，不从来件读入", quoted(ours))
	}
	if len(bare) > 0 {
		r.notice(at, "%s有内容而没有表头，没有读入", strings.Join(bare, "、"))
	}
	if col := l.cols["缴费"]; col > 0 && filled[col] {
		r.notice(at, "“缴费”照来件读入，请与收款记录核对")
	}
}

// headTexts gives the headers as they stand, by column.
func (l *formList) headTexts() map[int]string {
	out := map[int]string{}
	for num := l.head.first; num <= l.head.last; num++ {
		if row := l.g.row(num); row != nil {
			for i := range row.cells {
				if c := &row.cells[i]; c.text != "" {
					out[c.col] = line(c.text)
				}
			}
		}
	}
	return out
}

// filledColumns marks the columns with text beside somebody's name.
func (l *formList) filledColumns() map[int]bool {
	out := map[int]bool{}
	for i := range l.g.rows {
		row := &l.g.rows[i]
		if row.num <= l.head.last || row.num > l.last || slices.Contains(l.notes, row.num) {
			continue
		}
		for _, c := range row.cells {
			out[c.col] = out[c.col] || l.owns(c.col) && c.text != ""
		}
	}
	return out
}

// isDouble says whether a column repeats another's name, or is the second one's of a pair.
func (l *formList) isDouble(col int) bool {
	for _, second := range l.second {
		if second == col {
			return true
		}
	}
	for _, cols := range l.doubles {
		if slices.Contains(cols, col) {
			return true
		}
	}
	return false
}

// sortedColumns gives the columns that are marked, from the left.
func sortedColumns(marked map[int]bool) []int {
	var out []int
	for col, yes := range marked {
		if yes && col > 0 {
			out = append(out, col)
		}
	}
	slices.Sort(out)
	return out
}
