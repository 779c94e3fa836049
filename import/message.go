package importer

import (
	"cmp"
	"strings"
)

// The way of a message: lines are cut into tokens (token.go), a line's tokens are gathered into what it says of one
// person or several (phrase.go), and here lines are put together into people: one a line, or a block of lines down to a
// blank one. A line that names only a unit or a category speaks for the people below it.

// coachNotTaken says that a coach is left out.
const coachNotTaken = "教练“%s”没有读入：“报名”里只有领队一栏"

// messages reads pasted text.
func (r *entryReader) messages(text string) {
	m := &messageReader{entryReader: r}
	for i, raw := range strings.Split(text, "\n") {
		m.lines = append(m.lines, m.parseLine(i+1, cleanText(raw))...)
	}
	nicknames(m.lines)
	for i := range m.lines {
		m.line(i)
	}
	m.flush()
	m.dropShared()
	if len(m.structural) > 0 {
		r.notice(Source{Row: m.structural[0]}, "第%s行是接龙的标记、例子、空号、表头或聊天记录的抬头，没有读入", lines(m.structural))
	}
	for kind, nums := range m.noise {
		if len(nums) > 0 {
			r.notice(Source{Row: nums[0]}, "第%s行是%s，没有读入", lines(nums), plain(noiseTexts[kind]))
		}
	}
}

// messageReader puts lines together.
type messageReader struct {
	*entryReader
	lines      []*messageLine
	current    person            // whose lines are being gathered
	shared     map[string]string // said once for the people below
	sharedAt   Source
	sharedText string
	sharedUsed bool
	opened     bool // what is shared was opened by a category with a colon
	chain      bool // below the mark of a 接龙
	structural []int
	noise      [len(noiseTexts)][]int
	block      int // the first row of the block of lines
	talk       int // the first row since somebody began to write
}

// person is what several lines say of one.
type person struct {
	phrase
	at     Source
	opens  bool           // see messageLine
	single bool           // every line says one thing only
	taught bool           // the coach is named beside the name
	texts  []string       // the lines
	lineOf map[string]int // by column
	odd    []oddity
}

// oddity is a fragment with its line.
type oddity struct {
	fragment
	line int
}

func (p *person) empty() bool { return len(p.texts) == 0 }

// add takes a further line.
func (p *person) add(l *messageLine, q *phrase) {
	if p.empty() {
		*p = person{at: Source{Row: l.num}, single: true, lineOf: map[string]int{}}
		p.fields = map[string]string{}
	} else if l.num > p.at.Row {
		p.at.Last = l.num
	}
	for column, text := range q.fields {
		p.fields[column], p.lineOf[column] = text, l.num
	}
	for _, f := range q.strange {
		p.odd = append(p.odd, oddity{f, l.num})
	}
	p.strange = append(p.strange, q.strange...)
	p.coach = cmp.Or(q.coach, p.coach)
	p.taught = p.taught || q.coach != "" && q.fields["姓名"] != ""
	p.opens = p.opens || l.opens
	p.ignored = p.ignored || q.ignored
	p.labelled, p.numbered, p.blanks = p.labelled || q.labelled, p.numbered || q.numbered, p.blanks+q.blanks
	p.single = p.single && len(q.fields) <= 1
	p.texts = append(p.texts, l.text)
}

// line takes the next line.
func (m *messageReader) line(i int) {
	l := m.lines[i]
	switch {
	case l.blank:
		m.flush()
		if m.sharedUsed {
			m.dropShared()
		}
		m.block = len(m.out.Rows)
	case l.noise != noNoise:
		m.noise[l.noise] = append(m.noise[l.noise], l.num)
	case l.structural:
		m.flush()
		m.structural = append(m.structural, l.num)
		if chainMark.MatchString(key(l.text)) {
			m.chain = true
		} else if l.writer {
			m.dropShared()
			m.chain = false
			m.block = len(m.out.Rows)
			m.talk = m.block
		}
	case l.tail != nil:
		m.lineWithTail(i)
	default:
		m.people(i)
	}
}

// people takes a line that may be about people.
func (m *messageReader) people(i int) {
	l := m.lines[i]
	switch {
	case l.bad != "" && len(l.more) > 0 && m.namesWillDo(l):
		category := cmp.Or(m.current.fields["组别"], l.tail["组别"], m.shared["组别"])
		for _, p := range append([]*phrase{l.phrase}, l.more...) {
			p.fields["组别"] = cmp.Or(p.fields["组别"], category)
		}
		m.several(l)
	case l.bad != "":
		m.flush()
		m.unread(Source{Row: l.num}, l.text, "%s", l.bad)
	case len(l.more) > 0:
		m.several(l)
	case len(l.phrase.fields) == 0 && l.phrase.blanks == 0 && (!l.phrase.ignored || len(l.phrase.strange) > 0):
		m.unread(Source{Row: l.num}, l.text, "没有认出棋手，没有读入")
	case l.opens, m.nextCategory(l):
		l.opens = true
		if !m.current.headingOnly() || m.current.clashes(l.phrase) {
			m.flush()
		}
		m.current.add(l, l.phrase)
	case l.phrase.headingOnly() && m.heading(i):
	case l.phrase.fields["姓名"] != "" && (m.complete(l.phrase) || l.numbered || m.current.headingOnly() && (len(l.phrase.fields) > 1 || m.current.opens)):
		m.flushOrShare()
		m.current.add(l, l.phrase)
	default:
		if m.current.clashes(l.phrase) {
			m.flush()
		}
		m.current.add(l, l.phrase)
	}
}

// several takes a line about several people.
func (m *messageReader) several(l *messageLine) {
	m.flushOrShare()
	for _, p := range append([]*phrase{l.phrase}, l.more...) {
		m.current.add(l, p)
		m.flush()
	}
}

// namesWillDo says whether several names on a line are people even without anything else: behind or below a category.
func (m *messageReader) namesWillDo(l *messageLine) bool {
	for _, aside := range inBrackets.FindAllStringSubmatch(fold(l.text), -1) {
		if isName(aside[1]) {
			return false
		}
	}
	for _, p := range append([]*phrase{l.phrase}, l.more...) {
		if p.fields["姓名"] == "" || len(p.strange) > 0 {
			return false
		}
	}
	if heading := m.current; heading.headingOnly() {
		return heading.fields["组别"] != "" && (heading.opens || l.behind)
	}
	return m.shared["组别"] != "" && m.opened || l.tail["组别"] != ""
}

// lineWithTail takes a line at whose end something is said for all its people, or for those above it.
func (m *messageReader) lineWithTail(i int) {
	l := m.lines[i]
	m.flush()
	from := len(m.out.Rows)
	if l.phrase == nil && l.bad == "" {
		if from = m.block; l.above && from == len(m.out.Rows) {
			from = m.talk
		}
	} else {
		for _, p := range append([]*phrase{l.phrase}, l.more...) {
			if p != nil && l.tail["组别"] != "" && p.fields["组别"] == "" { // a name and a category are enough
				p.fields["组别"] = l.tail["组别"]
			}
		}
		m.people(i)
		m.flush()
	}
	if from == len(m.out.Rows) {
		if l.phrase == nil && l.bad == "" {
			m.unread(Source{Row: l.num}, l.text, "上面没有名单，不知说的是谁，没有读入")
		}
		return
	}
	var said []string
	for _, column := range tailColumns {
		if l.tail[column] == "" {
			continue
		}
		said = append(said, l.tail[column])
		for _, row := range m.out.Rows[from:] {
			if row.Fields[column] == "" {
				row.Fields[column] = l.tail[column]
			}
		}
	}
	m.block = len(m.out.Rows)
	m.notice(Source{Row: l.num}, "%s读入同说的 %d 人，已写明别的不改", quoted(said), len(m.out.Rows)-from)
}

// nextCategory says whether a line in a list of bare names below a category names the next category.
func (m *messageReader) nextCategory(l *messageLine) bool {
	return m.opened && l.phrase.headingOnly() && len(l.phrase.fields) == 1 && l.phrase.fields["组别"] != "" &&
		m.current.fields["姓名"] != "" && !m.current.labelled && m.current.fields["组别"] == ""
}

// heading decides about a line with nothing but a unit, a category or a leader. True when that is done.
func (m *messageReader) heading(i int) bool {
	l := m.lines[i]
	if m.current.empty() || m.current.fields["姓名"] == "" || m.current.single {
		return false
	}
	for column := range l.phrase.fields {
		switch {
		case m.current.fields[column] != "" || m.shared[column] != "":
			m.flush()
			m.current.add(l, l.phrase)
			return true
		case i+1 < len(m.lines) && m.nextLacks(m.lines[i+1], column):
			m.unread(Source{Row: l.num}, l.text, "不知说的是上一人还是下面的人，没有读入")
			return true
		}
	}
	return false
}

// nextLacks says whether the next line is somebody of whom a column is not said.
func (m *messageReader) nextLacks(next *messageLine, column string) bool {
	return next.phrase != nil && next.phrase.fields["姓名"] != "" && next.phrase.fields[column] == ""
}

// flushOrShare ends what was being gathered; if that was only a heading it now speaks for the people below.
func (m *messageReader) flushOrShare() {
	if m.current.headingOnly() {
		m.share()
	} else {
		m.flush()
	}
}

// share makes the gathered heading hold for the people below, beside what held before.
func (m *messageReader) share() {
	p := m.current
	m.current = person{}
	m.leaveCoach(&p)
	if m.shared != nil && !m.sharedUsed && p.clashes(&phrase{fields: m.shared}) {
		m.dropShared()
	}
	if m.shared == nil {
		m.shared = map[string]string{}
	}
	if p.fields["单位"] != "" {
		delete(m.shared, "领队")
	}
	var said []string
	for _, column := range headings {
		switch text := p.fields[column]; {
		case text == "":
		case column == "电话":
			m.unread(Source{Row: p.lineOf[column]}, text, "名单上方的电话不知是谁的，没有读入")
		default:
			m.shared[column] = text
			said = append(said, text)
		}
	}
	if p.fields["组别"] != "" {
		m.opened = p.opens
	}
	m.sharedUsed, m.sharedAt, m.sharedText = false, p.at, strings.Join(p.texts, " / ")
	m.notice(p.at, "%s读入以下各人", quoted(said))
}

// flush ends the person being gathered: a row, or text that is not understood.
func (m *messageReader) flush() {
	p := m.current
	switch {
	case p.empty():
		return
	case p.headingOnly():
		m.share()
		return
	}
	m.current = person{}
	if complete := m.complete(&p.phrase); !complete || !p.taught && !p.single {
		m.leaveCoach(&p)
	}
	switch {
	case m.complete(&p.phrase):
		if p.coach != "" {
			addCoach(p.fields, p.coach)
		}
		for column, text := range m.shared {
			if p.fields[column] == "" {
				p.fields[column] = text
			}
		}
		m.sharedUsed = true
		m.row(p.at, p.fields)
		for _, o := range p.odd {
			m.unread(Source{Row: o.line}, o.text, "%s", o.why)
		}
	case len(p.fields) == 0 && len(p.odd) == 0 && p.ignored:
		m.unread(p.at, "", "只有邮箱、微信号、教练之类，没有读入")
	case len(p.fields) == 0 && len(p.odd) == 0:
		m.unread(p.at, "", "这是空白的表样，没有填写内容")
	case p.fields["姓名"] == "":
		m.unread(p.at, strings.Join(p.texts, " / "), "没有认出姓名，没有读入")
	default:
		m.unread(p.at, strings.Join(p.texts, " / "), "只有像姓名的词，没有性别、组别或证件，没有读入")
	}
}

// leaveCoach says that a coach is not taken: it is not sure whose he is.
func (m *messageReader) leaveCoach(p *person) {
	if p.coach != "" {
		m.notice(p.at, coachNotTaken, p.coach)
		p.coach = ""
	}
}

// complete says whether a phrase is surely somebody: a name and one more thing that only a person has; in a numbered
// list or under a label less is needed, and below 公开男子组： nothing else.
func (m *messageReader) complete(p *phrase) bool {
	switch {
	case p.fields["姓名"] == "":
		return false
	case p.saysPerson(), p.labelled && len(p.fields) > 1:
		return true
	}
	inCategory := m.shared["组别"] != ""
	return inCategory && m.opened || p.numbered && (m.chain || inCategory || len(p.fields) > 1) || inCategory && len(p.fields) > 1
}

// dropShared ends what was said once. If nobody followed, it was not for anybody.
func (m *messageReader) dropShared() {
	if m.shared != nil && !m.sharedUsed {
		m.unread(m.sharedAt, m.sharedText, "下面没有名单，没有读入")
	}
	m.shared, m.sharedUsed, m.opened = nil, false, false
}
