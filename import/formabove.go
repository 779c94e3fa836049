package importer

import (
	"math"
	"path/filepath"
	"slices"
	"strings"

	"qisai/pairing/pattern"
)

// saidOnce are columns a form may name once above its list.
var saidOnce = []string{"单位", "领队", "组别"}

// above reads what the rows above lists side by side say for all their people: 单位：甲队, or a label and its value in
// two cells, or a category alone in its cell. A unit and a leader hold for the lists further down too, until others are
// named; carried keeps them.
func (r *entryReader) above(g *grid, lists []*formList, top, bottom int, carried map[string]string) []map[string]string {
	own := make([]map[string]string, len(lists))
	for i := range own {
		own[i] = map[string]string{}
	}
	for i := range g.rows {
		row := &g.rows[i]
		if row.num < top || row.num > bottom {
			continue
		}
		said := r.said(g, row)
		if top == 1 && len(said) == 0 && len(row.cells) >= 3 {
			r.unread(Source{Sheet: g.name, Row: row.num}, (&formList{g: g, right: math.MaxInt}).rowText(row), "在表头的上方，没有读入")
		}
		for _, s := range said {
			switch {
			case s.column == "电话":
				r.unread(Source{Sheet: g.name, Row: row.num}, s.text, "名单上方的电话不知是谁的，没有读入")
			case s.column == "单位" || s.column == "领队":
				if s.column == "单位" {
					delete(carried, "领队")
				}
				carried[s.column] = s.text
			case s.column == "组别":
				own[listAt(lists, s.col)]["组别"] = s.text
			}
		}
	}
	for i, l := range lists {
		if len(lists) == 1 && own[i]["组别"] == "" {
			own[i]["组别"] = r.nameCategory(g.name)
		}
		for _, column := range saidOnce {
			if own[i][column] == "" {
				own[i][column] = carried[column]
			}
			if text := own[i][column]; text != "" && l.cols[column] == 0 {
				r.notice(Source{Sheet: g.name, Row: l.head.first}, "“%s”按名单上方、表名或文件名的“%s”读入各行", column, text)
			}
		}
	}
	return own
}

// nameCategory gives the category the name of a sheet says, else that of the file.
func (r *entryReader) nameCategory(sheet string) string {
	file := strings.TrimSuffix(r.file, filepath.Ext(r.file))
	for _, name := range []string{sheet, file} {
		if r.words.isCategory(name) {
			return name
		}
		if t, ok := r.words.titleOf(name); ok {
			return t.category
		}
	}
	return ""
}

// listAt finds the list that holds a column.
func listAt(lists []*formList, col int) int {
	return max(0, slices.IndexFunc(lists, func(l *formList) bool { return l.owns(col) }))
}

// saying is a label with its text above a list.
type saying struct {
	column, text string
	col          int
}

// said reads the labels of a row above a list.
func (r *entryReader) said(g *grid, row *gridRow) []saying {
	var out []saying
	categories := !slices.ContainsFunc(row.cells, func(c gridCell) bool { return c.text != "" && !r.words.isCategory(bareTitleText(c.text)) })
	for i := range row.cells {
		c := &row.cells[i]
		text := line(c.text)
		if text == "" || remark(text) {
			continue
		}
		if categories {
			out = append(out, saying{"组别", bareTitleText(text), c.col})
			continue
		}
		said := r.words.labelled(text)
		if name, _, ok := entryWords.find(text); ok {
			said = []item{{kind: name, labelled: true}}
		}
		if t, ok := r.words.titleOf(text); ok && len(said) == 0 && aloneIn(row) {
			said = []item{{kind: "组别", text: t.category}}
		}
		for _, f := range said {
			if f.text == "" {
				f.text = rightOf(row, i)
			}
			if f.kind == coach && f.text != "" {
				r.notice(Source{Sheet: g.name, Row: row.num}, coachNotTaken, f.text)
			}
			if isTime(f.text) { // 单位（盖章）：2016年9月10日
				continue
			}
			if f.text != "" && (slices.Contains(saidOnce, f.kind) || f.kind == "电话") {
				out = append(out, saying{f.kind, f.text, c.col})
			}
		}
	}
	return out
}

// stampedTime begins the day beside a signature, filled in or not.
var stampedTime = pattern.New(`^(?:\d{2,4}[年.\-/]|年.{0,3}月)`)

// isTime says whether a text is a day and no name of anybody.
func isTime(text string) bool { return stampedTime.MatchString(squeeze(fold(text))) }

// bareTitleText gives a title on one line without a colon.
func bareTitleText(text string) string { return strings.Trim(line(text), ":： ") }

// aloneIn says whether a row has text in one cell only, as a title has.
func aloneIn(row *gridRow) bool {
	n := 0
	for i := range row.cells {
		if row.cells[i].text != "" {
			n++
		}
	}
	return n == 1
}

// rightOf gives the text of the next cell if it is no label itself.
func rightOf(row *gridRow, i int) string {
	if i+1 >= len(row.cells) {
		return ""
	}
	text := line(row.cells[i+1].text)
	if _, _, ok := entryWords.find(text); ok || strings.ContainsAny(text, ":：") {
		return ""
	}
	return text
}
