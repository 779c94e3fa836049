package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// clockHand is where a timetable has come to.
type clockHand struct {
	day     pairing.Date
	hour    string
	used    bool       // by an event
	knock   bool       // the rounds are the knockout's
	matches int        // rounds of the longest knockout, 0 = not known
	cells   int        // of a row of the table
	venue   int        // the column 地点, 0 = none
	whose   [][]string // the groups the columns are for

	dates  []pairing.Date // the days the columns are for
	hours  []string       // the hours the columns are for
	rounds int            // the column 轮次 with bare numbers, -1 = none
	width  int            // the columns of that table
	block  block          // the groups the lines are for
}

// name gives the name of an event, in the knockout with its word.
func (now *clockHand) name(e event, s string) string {
	if !e.number {
		return e.round
	}
	knock := e.knock
	for _, ph := range phrases(s, 0, len(s)) {
		if e.from >= ph.from && e.from < ph.to {
			knock = knock || now.knocked(s[:ph.to]) && !swissWord.MatchString(s[ph.from:ph.to])
		}
	}
	if knock && (now.matches == 0 || atoiOr(e.round) <= now.matches) {
		return "淘汰" + e.round // a higher number is a round of those who play on
	}
	return e.round
}

// knocked says whether what a text has come to is the knockout, by the last word for a stage, if any.
func (now *clockHand) knocked(s string) bool {
	swiss, knock := lastIndexOf(swissWord, s), lastIndexOf(knockMatch, s)
	if swiss < 0 && (knock < 0 || strings.Contains(s, "进入")) {
		return now.knock
	}
	return knock > swiss && (swiss < 0 || strings.ContainsAny(s[swiss:knock], ",;")) // 积分编排 | 淘汰赛 heads two columns
}

var knockMatch = compile(`淘汰赛`)

// head looks for the names of the columns.
func (now *clockHand) head(c *clause) {
	if len(c.fields) < 3 {
		return
	}
	if !slices.ContainsFunc(c.fields, func(f string) bool { return !columnHead.MatchString(fold(f).s) }) {
		c.takeAll()
	}
	for i, f := range c.fields {
		if venueHead.MatchString(fold(f).s) {
			now.cells, now.venue = len(c.fields), i
		}
	}
}

// place gives the cell of a row under 地点.
func (now *clockHand) place(c *clause) string {
	fields := c.fields
	if len(fields) == now.cells-1 && strings.HasPrefix(c.indent, "\t") {
		fields = append([]string{""}, fields...) // the cell of the day is merged with the one above
	}
	if now.cells == 0 && len(fields) >= 3 && hallCell.MatchString(fold(fields[len(fields)-1]).s) {
		return strings.TrimSpace(fields[len(fields)-1]) // a table without a head
	}
	if now.venue == 0 || len(fields) != now.cells {
		return ""
	}
	cell := strings.TrimSpace(fields[now.venue])
	if emptyCell.MatchString(fold(cell).s) || venueHead.MatchString(fold(cell).s) {
		return ""
	}
	return cell
}

// hallCell is a cell that is the name of a hall.
var hallCell = compile(`^[\x{4E00}-\x{9FA5}A-Z\d]{0,14}(?:馆|厅|室|楼|堂|赛场|赛区|层|中心|校区)$`)

var columnHead = compile(`^(?:比赛)?(?:日期|时间|轮次|内容|项目|地点|场地|赛场|位置|安排|活动|事项|备注|组别|星期)*$`)

var venueHead = compile(`^(?:比赛)?(?:地点|场地|赛场|位置)$`)

// timeSpans finds all times and runs of times of a text, with 前 where they are limits.
func timeSpans(s string) []clockTime {
	var out []clockTime
	for at := 0; at < len(s); {
		text, sp, ok := timeSpan(s[at:])
		if !ok {
			break
		}
		text = byDaylight(text, s[:at+sp.from], s[at+sp.from:])
		if aheadOf.MatchString(s[at+sp.to:]) {
			text += "前"
		}
		out = append(out, clockTime{span{at + sp.from, at + sp.to}, text})
		at += sp.to
	}
	return out
}

var halfDay = compile(`上午|下午|中午|晚|早`)

// byDaylight moves an early hour of a timetable, written without its half of the day, to the afternoon: nobody plays at
// 3:30 in the night (下午2:00第三轮，3:30第四轮).
func byDaylight(text, before, written string) string {
	if text < "01:00" || text >= "07:00" || written[0] < '1' || written[0] > '6' || strings.Contains(text, "-") {
		return text
	}
	half := ""
	if all := halfDay.FindAllString(before, -1); len(all) > 0 {
		half = all[len(all)-1]
	}
	if text >= "06:00" && half != "下午" && half != "晚" {
		return text
	}
	return itoa(int(text[1]-'0')+12) + text[2:]
}
