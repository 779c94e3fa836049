package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// headLine says whether a line is the head of a table: nothing but heads of columns.
func headLine(f folded) bool {
	for _, cell := range f.fields {
		if !cellHead.MatchString(fold(cell).s) {
			return false
		}
	}
	return len(f.fields) >= 2
}

var (
	roundHead = compile(`^(?:轮次|轮数|轮|比赛轮次|场次)$`)
	roundCell = compile(`^\d{1,2}(?:[-、]\d{1,2})*$`)
)

// stopCells gives the cells of a row of a timetable: by tabs and gaps, else by commas.
func stopCells(c *clause) []string {
	if len(c.fields) >= 2 {
		return c.fields
	}
	return strings.Split(c.s, ",")
}

// dayColumns looks for a head of the timetable with days over its columns (时间 | 10月1日 | 10月2日) or with rounds below 轮次.
func (r *reader) dayColumns(c *clause, now *clockHand) {
	cells := stopCells(c)
	if len(cells) < 3 || !columnHead.MatchString(fold(cells[0]).s) && !roundHead.MatchString(fold(cells[0]).s) {
		return
	}
	var dates []pairing.Date
	for _, cell := range cells[1:] {
		s := fold(cell).s
		ds := findDays(s, r.year)
		if len(ds) == 1 && !ds[0].isRange && ds[0].from == 0 {
			dates = append(dates, ds[0].first)
		}
	}
	var hours []string
	for _, cell := range cells[1:] {
		if text, at, ok := timeSpan(fold(cell).s); ok && at.to == len(fold(cell).s) {
			hours = append(hours, text)
		}
	}
	now.dates, now.hours, now.rounds = nil, nil, -1
	switch {
	case len(hours) == len(cells)-1:
		now.hours = hours
		c.takeAll()
	case len(dates) == len(cells)-1:
		now.dates = dates
		c.takeAll()
	case len(dates) == 0:
		for i, cell := range cells {
			if roundHead.MatchString(fold(cell).s) {
				now.rounds, now.width = i, len(cells)
			}
		}
	}
}

// dayRow reads a row below days: 9:00 | 第1轮 | 第4轮.
func (r *reader) dayRow(c *clause, now *clockHand) bool {
	cells := stopCells(c)
	if len(now.dates) == 0 || len(cells) != len(now.dates)+1 {
		return false
	}
	hour, at, ok := timeSpan(fold(cells[0]).s)
	if !ok || at.from > len("上午") {
		return false
	}
	for i, cell := range cells[1:] {
		f := fold(cell)
		for _, e := range r.events(&clause{folded: f, words: c.words}) {
			r.stops = append(r.stops, &stop{groups: e.groups, round: now.name(e, f.s), date: now.dates[i], time: hour, from: []quote{c.quoteAt(0, len(c.s))}})
		}
	}
	c.takeAll()
	return true
}

// hourRow reads a row below hours: 8月15日 | 第1轮 | 第2轮.
func (r *reader) hourRow(c *clause, now *clockHand) bool {
	cells := stopCells(c)
	if len(now.hours) == 0 || len(cells) != len(now.hours)+1 {
		return false
	}
	marks := r.dayMarks(fold(cells[0]).s)
	if len(marks) != 1 {
		return false
	}
	day := marks[0].set(now.day)
	for i, cell := range cells[1:] {
		f := fold(cell)
		for _, e := range r.events(&clause{folded: f, words: c.words}) {
			r.stops = append(r.stops, &stop{groups: e.groups, round: now.name(e, f.s), date: day, time: now.hours[i], from: []quote{c.quoteAt(0, len(c.s))}})
		}
	}
	c.takeAll()
	return true
}

// groupDayRow reads a row below groups whose cells are when the event of the first cell is: 第一轮 | 8月15日9:00 | 8月15日14:00.
func (r *reader) groupDayRow(c *clause, now *clockHand) bool {
	cells := now.cellsOf(c)
	if len(cells) < 2 {
		return false
	}
	events := r.events(&clause{folded: fold(cells[0]), words: c.words})
	if len(events) == 0 || len(timeSpans(fold(cells[0]).s)) > 0 {
		return false
	}
	type when struct {
		groups []string
		day    pairing.Date
		hour   string
	}
	var all []when
	for i, cell := range cells[1:] {
		s := fold(cell).s
		if emptyCell.MatchString(s) {
			continue
		}
		days, hours := r.dayMarks(s), timeSpans(s)
		if len(now.whose[i+1]) == 0 || len(days) > 1 || len(hours) > 1 || len(days)+len(hours) == 0 || roundWord.MatchString(s) {
			return false
		}
		w := when{groups: now.whose[i+1], day: now.day}
		if len(days) > 0 {
			w.day = days[0].set(now.day)
		}
		if len(hours) > 0 {
			w.hour = hours[0].text
		}
		all = append(all, w)
	}
	for _, e := range events {
		for _, w := range all {
			r.stops = append(r.stops, &stop{groups: w.groups, round: now.name(e, cells[0]), date: w.day, time: w.hour, from: []quote{c.quoteAt(0, len(c.s))}})
		}
	}
	c.takeAll()
	return true
}

// roundOfRow gives the round of a row whose column 轮次 has a bare number; it stands behind the day and the hour.
func (now *clockHand) roundOfRow(c *clause) []event {
	cells := stopCells(c)
	if now.rounds < 0 || len(cells) != now.width || !roundCell.MatchString(fold(cells[now.rounds]).s) {
		return nil
	}
	var out []event
	for _, n := range roundNumbers(fold(cells[now.rounds]).s) {
		out = append(out, event{span: span{len(c.s), len(c.s)}, round: itoa(n), number: true})
	}
	return out
}

var (
	roundWord = compile(`第(?:\d{1,2}|[一二三四五六七八九十]{1,2})(?:[-、至和第\d一二三四五六七八九十]{1,8})?轮`)
	notStops  = compile(`迟到|弃权|用时|回避|配对|编排|抽签|首轮|前.轮|积分|胜|加赛|名次`)
	lineOpens = compile(`^(?:(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{1,2}日|(?:上午|下午)?\d{1,2}(?::\d{2}|[时点]))`)
)

// isTimetable says whether a clause outside a timetable says when rounds are: it opens with a day or an hour, or has several
// rounds with theirs.
func (c *clause) isTimetable() bool {
	if notStops.MatchString(c.s) || !roundWord.MatchString(c.s) {
		return false
	}
	if lineOpens.MatchString(c.s) {
		return true
	}
	n := 0
	for _, ph := range phrases(c.s, 0, len(c.s)) {
		s := c.s[ph.from:ph.to]
		if roundWord.MatchString(s) && (len(findTimes(s)) > 0 || len(findDays(s, anyYear)) > 0) {
			n++
		}
	}
	return n >= 2
}

// timetableLines gives the topic of a timetable to lines outside one that are its rows.
func (sp *splitter) timetableLines() {
	for _, c := range sp.clauses {
		if (c.topic == topicNone || c.style == plain && c.topic != topicSchedule && c.topic != topicPrizes) && c.isTimetable() {
			c.topic, c.prose = topicSchedule, true
		}
	}
	for i, c := range sp.clauses[:max(0, len(sp.clauses)-1)] {
		if next := sp.clauses[i+1]; c.topic != topicPrizes && next.topic == topicSchedule && next.prose && next.style == plain && c.dayOfGroups() {
			c.topic, c.prose = topicSchedule, true
		}
	}
}

// dayOfGroups says whether a line has nothing but a day and the groups that play on it: 赛程：4月18日 小学组.
func (c *clause) dayOfGroups() bool {
	m := dayGroupsHead.FindStringIndex(c.s)
	if m == nil {
		return false
	}
	rest := c.s[m[1]:]
	for _, g := range slices.Backward(standardWords().find(rest)) {
		rest = rest[:g.from] + rest[g.to:]
	}
	return len(rest) < len(c.s[m[1]:]) && strings.Trim(blockWords.ReplaceAllString(rest, ""), blockMarks) == ""
}

var dayGroupsHead = compile(`^` + scheduleLabel + `(?:\d{4}年)?\d{1,2}月\d{1,2}[日号](?:\([^()]*\)|(?:星期|周).)?`)
