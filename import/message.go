package importer

import (
	"regexp"
	"strings"
)

// The way of a message: lines are cut into tokens (token.go), a line's tokens are gathered into what it says of one
// person or several (phrase.go), and here lines are put together into people: one a line, or a block of lines down to a
// blank one. A line that names only a unit or a category speaks for the people below it.

// Structural lines are no entries: who wrote when, the mark and the example of a 接龙, a number with nothing behind it.
var (
	chatHeader  = regexp.MustCompile(`^[^\s,;、]{0,20}[:：]?\s*(?:(?:20\d{2}[-/年.])?\d{1,2}[-/月.]\d{1,2}日?\s+)(?:[上下中]午|早上|晚上|凌晨)?\s*\d{1,2}:\d{2}(?::\d{2})?\s*[:：]?$`)
	chainMark   = regexp.MustCompile(`^#?接龙`)
	exampleLine = regexp.MustCompile(`^(?:例|例如|示例|格式|样例|范例|模板|接龙格式|报名格式|填写格式)(?:[:：\s]|$)`)
	listNumber  = regexp.MustCompile(`^\s*(?:[(【\[]?(?:\d{1,3}|[一二三四五六七八九十]{1,3})[)】\]、.:,](?:[ .、]*)|\d{1,3}\s+|第\d{1,3}[位名个人]?[:、. ]\s*|[①-⑳⓪]\s*|\d\x{20E3}\s*)`)
	enclosed    = regexp.MustCompile(`^[①-⑳]\s*`)
)

// coachNotTaken says that a coach is left out.
const coachNotTaken = "教练“%s”没有读入：“报名”里只有领队一栏"

// messageLine is one line with what it says.
type messageLine struct {
	num        int
	text       string
	numbered   bool
	structural bool
	blank      bool
	phrase     *phrase
	opens      bool      // a category with a colon: below it names alone will do
	more       []*phrase // the others of several people on the line
	bad        string    // why the line cannot be read, "" if it can
}

// messages reads pasted text.
func (r *entryReader) messages(text string) {
	m := &messageReader{entryReader: r}
	for i, raw := range strings.Split(text, "\n") {
		m.lines = append(m.lines, m.parseLine(i+1, cleanText(raw)))
	}
	for i := range m.lines {
		m.line(i)
	}
	m.flush()
	m.dropShared()
	if len(m.structural) > 0 {
		r.notice(Source{Row: m.structural[0]}, "第%s行是接龙的标记、例子、空号、表头或聊天记录的抬头，没有读入", ranges(m.structural))
	}
}

func (m *messageReader) parseLine(num int, text string) *messageLine {
	l := &messageLine{num: num, text: text}
	folded := fold(text)
	rest := folded
	if loc := listNumber.FindStringIndex(folded); loc != nil {
		l.numbered = true
		rest = strings.TrimSpace(string([]rune(text)[len([]rune(folded[:loc[1]])):]))
	} else if loc := enclosed.FindStringIndex(text); loc != nil {
		l.numbered = true
		rest = text[loc[1]:]
	} else {
		rest = text
	}
	switch {
	case text == "":
		l.blank = true
	case rest == "", chainMark.MatchString(key(text)), exampleLine.MatchString(folded), chatHeader.MatchString(folded):
		l.structural = true
	default:
		l.phrase, l.more, l.bad = m.words.read(m.words.scan(rest), rest)
		if l.phrase != nil {
			l.phrase.numbered = l.numbered
			l.opens = strings.HasSuffix(strings.TrimSpace(fold(rest)), ":") && len(l.phrase.fields) == 1 && l.phrase.fields["组别"] != "" && l.phrase.headingOnly()
			l.structural = len(l.phrase.fields) == 0 && l.phrase.blanks >= 3 // the header of a list, or how to write
		}
	}
	return l
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
}

// person is what several lines say of one.
type person struct {
	phrase
	at     Source
	opens  bool           // see messageLine
	single bool           // every line says one thing only
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
	p.opens = p.opens || l.opens
	p.ignored = p.ignored || q.ignored
	p.labelled, p.numbered, p.blanks = p.labelled || q.labelled, p.numbered || q.numbered, p.blanks+q.blanks
	p.single = p.single && len(q.fields) <= 1
	p.texts = append(p.texts, l.text)
}

// line takes the next line.
func (m *messageReader) line(i int) {
	l := m.lines[i]
	if l.phrase != nil {
		for _, p := range append([]*phrase{l.phrase}, l.more...) {
			if p.coach != "" {
				m.notice(Source{Row: l.num}, coachNotTaken, p.coach)
			}
		}
	}
	switch {
	case l.blank:
		m.flush()
		if m.sharedUsed {
			m.dropShared()
		}
	case l.structural:
		m.flush()
		m.structural = append(m.structural, l.num)
		if chainMark.MatchString(key(l.text)) {
			m.chain = true
		} else if chatHeader.MatchString(fold(l.text)) {
			m.dropShared()
			m.chain = false
		}
	case l.bad != "":
		m.flush()
		m.unread(Source{Row: l.num}, l.text, "%s", l.bad)
	case len(l.more) > 0:
		m.flush()
		for _, p := range append([]*phrase{l.phrase}, l.more...) {
			m.current.add(l, p)
			m.flush()
		}
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
	switch {
	case m.complete(&p.phrase):
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
