package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// stop is a row of 日程 being read.
type stop struct {
	groups []string // categories; nil = all
	round  string
	date   pairing.Date
	time   string
	venue  string
	from   []quote
}

var (
	roundList = compile(`第?((?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:(?:、|-+|至|和|,第?)第?(?:\d{1,2}|[一二三四五六七八九十]{1,3}))*)轮`)
	otherStop = []struct {
		name string
		re   *pattern
	}{
		{"报到", compile(`报到|签到`)}, {"开幕", compile(`开幕|开赛仪式|开赛式`)}, {"颁奖", compile(`颁奖|发奖|闭幕`)},
	}
	notPlayers = compile(`裁判|领队|教练|仲裁`)
)

// clockHand is where a timetable has come to.
type clockHand struct {
	day   pairing.Date
	hour  string
	used  bool       // by an event
	knock bool       // the rounds are the knockout's
	cells int        // of a row of the table
	venue int        // the column 地点, 0 = none
	whose [][]string // the groups the columns are for
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
	if knock {
		return "淘汰" + e.round
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
	if now.venue == 0 || len(fields) != now.cells {
		return ""
	}
	cell := strings.TrimSpace(fields[now.venue])
	if emptyCell.MatchString(fold(cell).s) || venueHead.MatchString(fold(cell).s) {
		return ""
	}
	return cell
}

var columnHead = compile(`^(?:比赛)?(?:日期|时间|轮次|内容|项目|地点|场地|赛场|位置|安排|活动|事项|备注|组别|星期)*$`)

var venueHead = compile(`^(?:比赛)?(?:地点|场地|赛场|位置)$`)

// schedule reads the table at the end, or the clause, that says when the rounds are: the day and the hour stand before
// what happens then.
func (r *reader) schedule() {
	var now clockHand
	for _, c := range r.cs {
		if c.topic != topicSchedule {
			continue
		}
		now.head(c)
		r.groupColumns(c, &now)
		r.timetable(c, &now)
		now.knock = now.knocked(c.s)
	}
	r.knockStops()
	r.proseStops()
	r.dropDoubles()
}

// knockStops gives the rounds of the knockout to the sections that have one.
func (r *reader) knockStops() {
	var names []string
	for _, sec := range r.secs {
		if strings.Contains(sec.row["赛制"], "淘汰") {
			names = append(names, sec.cats...)
		}
	}
	if len(names) == 0 || len(names) == len(r.cats) {
		return
	}
	for _, s := range r.stops {
		if len(s.groups) == 0 && strings.HasPrefix(s.round, "淘汰") {
			s.groups = names
		}
	}
}

// timetable reads a line of the table from left to right.
func (r *reader) timetable(c *clause, now *clockHand) {
	type mark struct {
		at int
		do func()
	}
	var marks []mark
	for _, d := range findDays(c.s, r.year) {
		if !d.isRange {
			marks = append(marks, mark{d.from, func() {
				if d.first != now.day {
					now.hour = ""
				}
				now.day = d.first
				c.take(d.from, d.to)
			}})
		}
	}
	if d, at, ok := r.dayAlone(c.s); ok {
		marks = append(marks, mark{at.from, func() {
			now.day, now.hour = d, ""
			c.take(at.from, at.to)
		}})
	}
	if now.used && !strings.Contains(now.hour, "-") {
		now.hour = "" // the next line has an hour of its own; a span may hold several
	}
	now.used = false
	hours, events := timeSpans(c.s), r.events(c)
	if cells := now.cellsOf(c); cells != nil {
		events = r.cellEvents(c, cells, now.whose)
	}
	for _, h := range hours {
		marks = append(marks, mark{h.from, func() {
			now.hour = h.text
			c.take(h.from, h.to)
		}})
	}
	if openTime.MatchString(c.s) {
		events = nil
	}
	behind := hoursBehind(c.s, events, hours)
	for _, e := range events {
		marks = append(marks, mark{e.from, func() {
			day, hour := now.day, now.hour
			if later, ok := r.dayBehind(c.s, e, events); ok {
				day = later
			}
			if text, ok := behind[e.from]; ok {
				hour = text
			}
			now.used = true
			if day.IsZero() {
				return
			}
			c.take(e.from, e.to)
			r.stops = append(r.stops, &stop{groups: e.groups, round: now.name(e, c.s), date: day, time: hour, venue: now.place(c), from: []quote{c.quoteAt(0, len(c.s))}})
		}})
	}
	slices.SortStableFunc(marks, func(a, b mark) int { return a.at - b.at })
	for _, m := range marks {
		m.do()
	}
}

var dayHead = compile(`^(\d{1,2})[日号](?:\([^()]*\))?(?:上午|下午|晚上|全天)?[:,]?`)

// dayAlone reads the day at the head of a line of the timetable that names no month: one of the days of the event.
func (r *reader) dayAlone(s string) (d pairing.Date, at span, ok bool) {
	m := dayHead.FindStringSubmatchIndex(s)
	start, end := r.items["开始日期"], r.items["结束日期"]
	if m == nil || len(start) == 0 || len(end) == 0 || !allSame(start) || !allSame(end) {
		return d, at, false
	}
	first, _ := parseISO(start[0].text)
	last, _ := parseISO(end[0].text)
	if d, ok = pairing.NewDate(first.Year, first.Month, number(s, m, 1)); !ok || d.Compare(first) < 0 || d.Compare(last) > 0 {
		return d, at, false
	}
	return d, span{m[2], m[3]}, true
}

// openTime is a line that leaves its hours to somebody.
var openTime = compile(`由[^,。;]{2,14}(?:公布|通知|确定|决定)|以秩序册为准|另行(?:通知|公布)|待定`)

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

// event is something in a timetable.
type event struct {
	span
	round  string
	number bool // a round
	knock  bool // of the knockout
	groups []string
}

// events finds the rounds and the ceremonies of a line.
func (r *reader) events(c *clause) []event {
	s := c.s
	groups := r.stopGroups(s)
	var out []event
	for _, o := range otherStop {
		m := o.re.FindStringIndex(s)
		if m != nil && !(notPlayers.MatchString(s) && o.name == "报到") {
			out = append(out, event{span: span{m[0], m[1]}, round: o.name, groups: groups(m[0], false)})
		}
	}
	if e, ok := r.finals(s); ok {
		return append(out, e)
	}
	timeless := withoutTimes(s)
	for _, m := range roundList.FindAllStringSubmatchIndex(timeless, -1) {
		for _, n := range roundNumbers(s[m[2]:m[3]]) {
			out = append(out, event{span{m[0], m[1]}, itoa(n), true, finalRound.MatchString(s[m[1]:]), groups(m[0], true)})
		}
	}
	return out
}

var finalNames = compile(`1/(\d{1,2})决赛|(半)决赛|(?:总)?决赛`)

// finals finds a round of the knockout by its name; its number follows from how many play in the knockout.
func (r *reader) finals(s string) (event, bool) {
	m := finalNames.FindStringSubmatchIndex(s)
	if m == nil || roundList.MatchString(s) {
		return event{}, false
	}
	for _, sec := range r.secs {
		total := 0
		for n := atoiOr(sec.row["淘汰人数"]); n > 1; n /= 2 {
			total++
		}
		left := 0 // rounds after this one
		switch {
		case m[2] >= 0:
			for n := atoiOr(s[m[2]:m[3]]); n > 1; n /= 2 {
				left++
			}
		case m[4] >= 0:
			left = 1
		}
		if total > left {
			return event{span{m[0], m[1]}, itoa(total - left), true, true, sec.cats}, true
		}
	}
	return event{}, false
}

// finalRound is what follows the number of a knockout's round.
var finalRound = compile(`^(?:\(|:)?(?:1/\d+)?(?:半|总)?决赛`)

// roundNumbers reads 1、2 and 3-5.
func roundNumbers(text string) []int {
	var out []int
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("、,和", r) }) {
		ends := regexpDash.Split(strings.TrimPrefix(part, "第"), -1)
		first := atoiOr(ends[0])
		last := first
		if len(ends) > 1 {
			last = atoiOr(strings.TrimPrefix(ends[len(ends)-1], "第"))
		}
		if first < 1 || last < first || last > 30 {
			return nil
		}
		for n := first; n <= last; n++ {
			out = append(out, n)
		}
	}
	return out
}

var regexpDash = compile(`-+|至`)

// dropDoubles joins what the text and the table both say; where they differ both go and the slip is reported.
func (r *reader) dropDoubles() {
	var out []*stop
	for _, s := range r.stops {
		i := slices.IndexFunc(out, func(o *stop) bool { return o.round == s.round && slices.Equal(o.groups, s.groups) })
		if i < 0 {
			out = append(out, s)
			continue
		}
		o := out[i]
		if o.venue == "" {
			o.venue = s.venue
		}
		switch {
		case o.date != s.date && s.round != "报到":
			r.problem("“"+s.round+"”的日期前后不一："+o.date.String()+"、"+s.date.String(), o.from[0], s.from[0])
			o.date, o.time = pairing.Date{}, ""
		case o.time == "":
			o.time = s.time
		case s.time != "" && strings.Contains(s.time, "-") && lastTime(o.time) == lastTime(s.time):
			o.time = s.time // the hours it is open say more than the last
		case s.time != "" && lastTime(o.time) != lastTime(s.time):
			r.problem("“"+s.round+"”的时间前后不一："+o.time+"、"+s.time, o.from[0], s.from[0])
			o.time = ""
		}
		o.from = append(o.from, s.from...)
	}
	r.stops = out
}
