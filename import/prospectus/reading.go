package prospectus

import (
	"fmt"
	"slices"
	"strings"
)

// quote is where a value comes from: the clause, its line in the file, its words.
type quote struct {
	Path string
	Line int
	Text string
}

// Place cites without the words: 五（三）3（第41行）.
func (q quote) Place() string { return quote{q.Path, q.Line, ""}.String() }

// String cites: 五（三）3（第41行）“比赛用时每方使用35分钟+5秒”.
func (q quote) String() string {
	out := q.Path
	if q.Line > 0 {
		out += fmt.Sprintf("（第%d行）", q.Line)
	}
	if q.Text != "" {
		out += "“" + shorten(Private(q.Text), 60) + "”"
	}
	return out
}

func shorten(text string, n int) string {
	r := []rune(text)
	if len(r) <= n {
		return text
	}
	return string(r[:n]) + "…"
}

// longNumber is a telephone, an account or an identity number.
var longNumber = compile(`\d{3,4}-\d{7,8}|\d{7,}[Xx]?`)

// Private hides telephones and the like in a text.
func Private(text string) string { return longNumber.ReplaceAllString(text, "***") }

// Problem is a slip of the regulation: something it says twice and differently, or that does not add up.
type Problem struct {
	Msg   string
	Where []quote
}

func problemf(at quote, format string, args ...any) Problem {
	return Problem{Msg: fmt.Sprintf(format, args...), Where: []quote{at}}
}

// String gives the message with the clauses.
func (p Problem) String() string {
	var at []string
	for _, q := range p.Where {
		if s := q.String(); s != "" {
			at = append(at, s)
		}
	}
	if len(at) == 0 {
		return p.Msg
	}
	return p.Msg + "：" + strings.Join(at, "；")
}

// Row is a row of a sheet: what was read, and from where.
type Row struct {
	Cells map[string]string // by the names of the columns
	From  []quote
}

// put sets a cell unless there is nothing to say.
func (r *Row) put(column, value string, from ...quote) {
	if value == "" {
		return
	}
	r.Cells[column] = value
	for _, q := range from {
		r.cite(q)
	}
}

func (r *Row) cite(q quote) {
	for _, old := range r.From {
		if old == q {
			return
		}
	}
	r.From = append(r.From, q)
}

// Source gives the row's 依据.
func (r *Row) Source() string {
	var out []string
	for i, q := range r.From {
		if i >= maxQuotes {
			q.Text = ""
		}
		if text := q.String(); !slices.Contains(out, text) { // two phrases of one line, both without their words
			out = append(out, text)
		}
	}
	return strings.Join(out, "；")
}

// maxQuotes is how many clauses a row quotes; of further ones it gives only the place, lest the row grow past the page.
const maxQuotes = 5

// Reading is what a regulation says.
type Reading struct {
	Sheets   map[string][]*Row
	Problems []Problem
	Unread   []Unread
	Lines    []Line
}

// Unread is a sentence that was not understood, or only in part.
type Unread struct {
	quote
	Why     string
	Part    string // what was not read, where the rest was
	General bool   // a provision for the conduct of an event: the sheets have nothing for it
}

// Kind says in what way a sentence was not understood.
func (u Unread) Kind() string {
	switch {
	case u.General:
		return "一般规定，不进表格"
	case u.Part != "":
		return "读了一部分，没有读“" + shorten(Private(u.Part), 60) + "”"
	case u.Why != "":
		return "未识别（" + u.Why + "）"
	}
	return "未识别"
}

// Line is a clause of the text for the sheet 规程原文.
type Line struct {
	Number     int
	Path, Text string
	Read       string // 规程：开始日期＝2025-11-20 …
	Remark     string // 未识别 …, 问题 …
}

// row appends a row to a sheet.
func (rd *Reading) row(sheet string) *Row {
	row := &Row{Cells: map[string]string{}}
	rd.Sheets[sheet] = append(rd.Sheets[sheet], row)
	return row
}

// Item gives the 内容 of an item of 规程.
func (rd *Reading) Item(name string) string {
	for _, row := range rd.Sheets["规程"] {
		if row.Cells["项目"] == name {
			return row.Cells["内容"]
		}
	}
	return ""
}

// Summary says how much was read.
func (rd *Reading) Summary() string {
	items := 0
	for _, row := range rd.Sheets["规程"] {
		if row.Cells["内容"] != "" {
			items++
		}
	}
	return fmt.Sprintf("规程 %d 项，组别 %d 个，比赛组 %d 个，奖项 %d 个（奖励 %d 档），日程 %d 行", items, len(rd.Sheets["组别"]),
		len(rd.Sheets["比赛组"]), len(rd.Sheets["奖项"]), len(rd.Sheets["奖励"]), len(rd.Sheets["日程"]))
}
