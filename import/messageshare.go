package importer

import "strings"

// What is said once for several people: a heading above them, or a tail at the end of a line.

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

// dropShared ends what was said once. If nobody followed, it was not for anybody.
func (m *messageReader) dropShared() {
	if m.shared != nil && !m.sharedUsed {
		m.unread(m.sharedAt, m.sharedText, "下面没有名单，没有读入")
	}
	m.shared, m.sharedUsed, m.opened = nil, false, false
}
