package importer

import (
	"fmt"
	"slices"
	"strings"

	"qisai/templates"
)

// strayGap is the run of blank rows behind which cells are taken for strays.
const strayGap = 2000

// table is a sheet whose header has been found.
type table struct {
	g      *grid
	spec   *templates.Sheet
	head   *header
	cols   map[string]int // column by its own name
	rows   []*gridRow     // below the header, with text in a known column
	end    int            // last row with anything in it, strays left out
	merged map[[2]int]*gridCell
}

// findTable finds the header of a sheet and its data rows. t is nil when there is none to work with.
func (r *reader) findTable(g *grid, spec *templates.Sheet) *table {
	lex, ok := r.b.lexicons[spec]
	if !ok {
		lex = newLexicon(spec)
		r.b.lexicons[spec] = lex
	}
	head := lex.findHeader(g)
	required := requiredNames(spec)
	if head == nil || head.score() < min(2, len(required)) {
		r.add(Fault, g.name, "", hintHeader, "前%d行里没有找到表头，应有：%s", headerRows, strings.Join(required, "、"))
		return nil
	}
	t := &table{g: g, spec: spec, head: head, cols: map[string]int{}, merged: map[[2]int]*gridCell{}}
	r.columns(t)
	if missing := t.missing(required); len(missing) > 0 {
		r.add(Fault, g.name, cellName(1, head.last), hintHeader, "表头缺少“%s”，找到的有：%s",
			strings.Join(missing, "”“"), strings.Join(head.texts, "、"))
		return nil
	}
	r.dataRows(t)
	r.mergedCells(t)
	r.sickCells(t)
	return t
}

const hintHeader = "把表头补上，或把现有的表头改成这个名称；次序不限"

func requiredNames(spec *templates.Sheet) []string {
	var out []string
	for _, c := range spec.Columns {
		if c.Required {
			out = append(out, c.Name)
		}
	}
	return out
}

func (t *table) missing(required []string) []string {
	var out []string
	for _, name := range required {
		if t.cols[name] == 0 {
			out = append(out, name)
		}
	}
	return out
}

// columns decides which column of the sheet is which: a header by its own name before an alias, the first of two. Two
// of the same own name are a fault when both are filled.
func (r *reader) columns(t *table) {
	second := map[string]int{}
	for _, own := range []bool{true, false} {
		for _, l := range t.head.labels {
			switch first := t.cols[l.name]; {
			case l.own != own:
			case first == 0:
				t.cols[l.name] = l.col
			case own || !t.ownName(l.name):
				second[l.name] = l.col
			}
		}
	}
	for _, c := range t.spec.Columns {
		if col := second[c.Name]; col != 0 {
			severity, hint := Warning, "多余的一列请删去或改名"
			if t.filled(col) && t.filled(t.cols[c.Name]) {
				severity, hint = Fault, "两列都有内容，不知道以哪一列为准；请删去一列，或改掉它的表头"
			}
			r.add(severity, t.g.name, cellName(col, t.head.last), hint, "“%s”有两列，另一列是 %s", c.Name, cellName(t.cols[c.Name], t.head.last))
		}
	}
}

// ownName says whether the column was found by its own name.
func (t *table) ownName(name string) bool {
	return slices.ContainsFunc(t.head.labels, func(l label) bool { return l.name == name && l.own })
}

// filled says whether a column has text below the header.
func (t *table) filled(col int) bool {
	for i := range t.g.rows {
		row := &t.g.rows[i]
		if c := row.cell(col); row.num > t.head.last && c != nil && c.text != "" {
			return true
		}
	}
	return false
}

// dataRows collects the rows below the header up to a long blank run, and tells of hidden ones.
func (r *reader) dataRows(t *table) {
	t.end = t.head.last
	known := make(map[int]bool, len(t.cols))
	for _, col := range t.cols {
		known[col] = true
	}
	var hidden []int
	for i := range t.g.rows {
		row := &t.g.rows[i]
		if row.num <= t.head.last || row.blank() {
			continue
		}
		if row.num-t.end > strayGap {
			r.add(Warning, t.g.name, firstCell(row), "若确是数据，把它移到表格下面；否则删去", "离表格很远的地方还有内容，没有读入")
			break
		}
		t.end = row.num
		if !slices.ContainsFunc(row.cells, func(c gridCell) bool { return known[c.col] && c.text != "" || c.uncached }) {
			continue
		}
		t.rows = append(t.rows, row)
		if row.hidden {
			hidden = append(hidden, row.num)
		}
	}
	if len(hidden) > 0 {
		r.add(Warning, t.g.name, cellName(1, hidden[0]), "若不应算在内，请删去这些行", "第%s行是隐藏的（或被筛选掉了），已照常读入", ranges(hidden))
	}
}

func firstCell(row *gridRow) string {
	for i := range row.cells {
		if row.cells[i].text != "" {
			return cellName(row.cells[i].col, row.num)
		}
	}
	return cellName(1, row.num)
}

// ranges writes 5、7-9.
func ranges(nums []int) string {
	var parts []string
	for i := 0; i < len(nums); {
		j := i
		for j+1 < len(nums) && nums[j+1] == nums[j]+1 {
			j++
		}
		if i == j {
			parts = append(parts, fmt.Sprint(nums[i]))
		} else {
			parts = append(parts, fmt.Sprintf("%d-%d", nums[i], nums[j]))
		}
		i = j + 1
	}
	return strings.Join(parts, "、")
}

// ownToRow are columns whose merged cells are not filled down: what stands there belongs to one row only.
var ownToRow = []string{"姓名", "身份证号", "序号", "编号", "出生日期", "项目", "台号", "红方编号", "黑方编号", "红方姓名", "黑方姓名", "结果"}

// mergedCells lets every row of a cell merged downwards read its text, and says so once a column.
func (r *reader) mergedCells(t *table) {
	names := map[int]string{}
	for name, col := range t.cols {
		if !slices.Contains(ownToRow, name) {
			names[col] = name
		}
	}
	told := map[int]bool{}
	for _, m := range t.g.merges {
		anchor := t.g.row(m.top).cell(m.left)
		if m.top <= t.head.last || m.bottom == m.top || names[m.left] == "" || anchor == nil || anchor.text == "" {
			continue
		}
		for _, row := range t.rowsBetween(m.top+1, m.bottom) {
			t.merged[[2]int{m.left, row.num}] = anchor
		}
		if !told[m.left] {
			told[m.left] = true
			r.add(Warning, t.g.name, cellName(m.left, m.top), "", "“%s”有合并单元格，合并的各行都按“%s”读入", names[m.left], line(anchor.text))
		}
	}
}

// rowsBetween gives the data rows with numbers in a range, both ends included.
func (t *table) rowsBetween(first, last int) []*gridRow {
	find := func(num int) int {
		i, _ := slices.BinarySearchFunc(t.rows, num, func(r *gridRow, n int) int { return r.num - n })
		return i
	}
	return t.rows[find(first):find(last+1)]
}

// sickCells reports formulas that failed and computes those whose value the file does not hold.
func (r *reader) sickCells(t *table) {
	for _, row := range t.rows {
		for i := range row.cells {
			c := &row.cells[i]
			if c.uncached {
				r.b.calculate(t.g.name, row.num, c)
			}
			if c.kind == errorCell && t.nameOf(c.col) != "" {
				msg := "公式的结果是 " + c.text
				if c.text == "" {
					msg = "公式没有结果"
				}
				r.add(Fault, t.g.name, cellName(c.col, row.num), "改正公式，或直接填上内容", "%s", msg)
			}
		}
	}
}

// nameOf gives the name of a column, "" for one that is not ours.
func (t *table) nameOf(col int) string { return columnAt(t.cols, col) }

// columnAt gives the name that stands in a column, "" for none.
func columnAt(cols map[string]int, col int) string {
	for name, c := range cols {
		if c == col {
			return name
		}
	}
	return ""
}
