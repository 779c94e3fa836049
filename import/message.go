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
	m.asPair(l)
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
