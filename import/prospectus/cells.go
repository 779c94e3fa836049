package prospectus

import (
	"strings"
)

// A table copied out of a page often has each cell in a line of its own:
//
//	组别 / 出生日期 / 名额 / U8组 / 2018年1月1日以后 / 60人 / U10组 / …
//
// cellRows makes rows of such lines.

// cellHead is the head of a column.
var cellHead = compile(`^(?:序号|组别|组别名称|级别|学段|项目|小项|名称|年龄|年龄段|年龄要求|年龄范围|出生日期|出生年月|出生时间|出生年份|出生年月日|出生日期范围|性别|性别要求|名额|限额|人数|人数上限|限报人数|每单位限报|每队限报|参赛人数|规模|轮次|轮数|赛制|用时|比赛用时|地点|比赛地点|场地|赛场|` +
	`名次|奖项|排名|等次|奖金|奖励|奖品|证书|金额|奖杯|荣誉|合计|小计|日期|比赛日期|时间|比赛时间|星期|内容|活动内容|事项|安排|项目内容|比赛内容|备注|要求|参赛要求|参赛条件|对象|说明)(?:\([^()]{1,10}\))?$`)

// firstCells tells by the head of the first column what begins a row.
var firstCells = []struct{ head, cell *pattern }{
	{compile(`^(?:组别|级别|项目|组别名称|小项)`), compile(`^[^,。;:]{1,24}组(?:男子?|女子?)?(?:\([^()]{1,8}\))?$`)},
	{compile(`^学段`), compile(`^(?:学前|幼儿园|小学|初中|高中|中学|大学|高校|中职|高职)(?:组|段|部|阶段)?$`)},
	{compile(`^(?:名次|奖项|排名|等次)`), tablePlace},
	{compile(`^(?:日期|比赛日期)`), compile(`^(?:\d{4}年)?\d{1,2}(?:月\d{1,2}日?|\.\d{1,2}|日)(?:\([^()]{1,6}\)|星期.|周.)?(?:上午|下午|晚上)?$`)},
	{compile(`^(?:时间|比赛时间)`), compile(`^(?:上午|下午)?\d{1,2}:\d{2}|^(?:\d{4}年)?\d{1,2}月\d{1,2}日`)},
	{compile(`^序号`), compile(`^\d{1,2}$`)},
}

var hourCell = compile(`^(?:上午|下午|晚上?)?\d{1,2}(?::\d{2}|[点时])|^(?:上午|下午|晚上)$`)

// maxCell is the longest cell of such a table.
const maxCell = 40

// cellRows joins the cells of tables that stand one in a line to rows.
func cellRows(lines []textLine) []textLine {
	var out []textLine
	for i := 0; i < len(lines); {
		rows, n := stackedTable(lines[i:])
		if n == 0 {
			rows, n = lines[i:i+1], 1
		}
		out = append(out, rows...)
		i += n
	}
	return out
}

// stackedTable reads a table whose heads and cells begin at the first line; n is the number of lines it has.
func stackedTable(lines []textLine) (rows []textLine, n int) {
	begins := rowStart(lines[0].text)
	if begins == nil {
		return nil, 0
	}
	width := 1
	for width < len(lines) && headCell(lines[width].text) && !begins.MatchString(cellText(lines[width].text)) {
		width++
	}
	if width < 2 || width == len(lines) || !begins.MatchString(cellText(lines[width].text)) {
		return nil, 0
	}
	merged := cellHead.MatchString(cellText(lines[1].text)) && strings.Contains(lines[1].text, "时间") && strings.Contains(lines[0].text, "日期")
	rows = append(rows, joinCells(lines[:width], ""))
	for n = width; n < len(lines); {
		size, indent := width, ""
		if merged && !begins.MatchString(cellText(lines[n].text)) && hourCell.MatchString(cellText(lines[n].text)) {
			size, indent = width-1, "\t" // the day is that of the row above
		} else if !begins.MatchString(cellText(lines[n].text)) {
			break
		}
		if n+size > len(lines) || !cellsOnly(lines[n:n+size], begins) {
			return nil, 0
		}
		rows = append(rows, joinCells(lines[n:n+size], indent))
		n += size
	}
	if len(rows) < 3 {
		return nil, 0
	}
	return rows, n
}

func cellText(text string) string { return fold(text).s }

// rowStart gives what the first cell of a row looks like below the head of a first column.
func rowStart(head string) *pattern {
	s := cellText(head)
	if strings.ContainsAny(head, "\t|") || !cellHead.MatchString(s) {
		return nil
	}
	for _, f := range firstCells {
		if f.head.MatchString(s) {
			return f.cell
		}
	}
	return nil
}

// headCell says whether a line is the head of a column: a word for one, or the name of a group.
func headCell(text string) bool {
	s := cellText(text)
	if cellHead.MatchString(s) {
		return true
	}
	gs := standardWords().find(s)
	return len(gs) == 1 && gs[0].from == 0 && gs[0].to == len(s)
}

// cellsOnly says whether lines are the cells of one row: short, and only the first begins one.
func cellsOnly(lines []textLine, begins *pattern) bool {
	for i, l := range lines {
		s := cellText(l.text)
		if s == "" || len([]rune(s)) > maxCell || strings.ContainsAny(s, "。|") || i > 0 && begins.MatchString(s) {
			return false
		}
	}
	return true
}

func joinCells(lines []textLine, indent string) textLine {
	var cells []string
	for _, l := range lines {
		cells = append(cells, strings.TrimSpace(l.text))
	}
	return textLine{indent + strings.Join(cells, "\t"), lines[0].number}
}
