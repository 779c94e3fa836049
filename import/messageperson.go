package importer

import "cmp"

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
