package importer

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// In a category of two a line's two names are one entry, however they are parted.

// forPairs says whether two people make one entry of a category.
func (v vocabulary) forPairs(category string) bool {
	if name, ok := findCategory(v.categories, category); ok {
		return slices.Contains(v.pairs, name)
	}
	return strings.Contains(category, "双人")
}

const unsurePairs = "双人的组别，不知哪两人是一席，没有读入；每行写一席，两人的姓名用“/”隔开"

// asPair reads a line of several people anew where two of them are one entry.
func (m *messageReader) asPair(l *messageLine) {
	if l.bad != unsure && len(l.more) == 0 || !m.words.forPairs(m.categoryOf(l)) {
		return
	}
	p := m.words.readPair(l.rest)
	if p == nil {
		l.bad, l.more = unsurePairs, nil
		return
	}
	p.numbered = l.numbered
	l.phrase, l.more, l.bad = p, nil, ""
}

// categoryOf gives the category a line names, else the one that holds for it.
func (m *messageReader) categoryOf(l *messageLine) string {
	for _, p := range append([]*phrase{l.phrase}, l.more...) {
		if p != nil && p.fields["组别"] != "" {
			return p.fields["组别"]
		}
	}
	for _, t := range m.words.scan(l.rest) {
		if t.kind == "组别" && !t.label {
			return t.text
		}
	}
	for _, fields := range []map[string]string{l.tail, m.current.fields, m.shared} {
		if fields["组别"] != "" {
			return fields["组别"]
		}
	}
	return ""
}

// readPair reads a line of exactly two people as one entry, nil if it is not that.
func (v vocabulary) readPair(text string) *phrase {
	all := joinPairs(items(v.scan(text), text))
	at := map[string]int{}
	var out []item
	for _, t := range all {
		if t.kind == "姓名+" {
			t.kind = "姓名"
		}
		i, again := at[t.kind]
		switch {
		case !slices.Contains([]string{"姓名", "性别", "身份证号"}, t.kind) || t.text == "":
		case !again:
			at[t.kind] = len(out)
		case strings.Contains(out[i].text, "/"):
			return nil // a third
		default:
			out[i].text += "/" + t.text
			continue
		}
		out = append(out, t)
	}
	i, named := at["姓名"]
	if !named || !strings.Contains(out[i].text, "/") || settle(out, 1) != "" {
		return nil
	}
	p, bad := newPhrase(out)
	if bad != "" {
		return nil
	}
	return p
}

// learnCategory takes a category of the event.
func (v *vocabulary) learnCategory(c *pairing.Category) {
	v.learn("组别", c.Name)
	if c.Seats == 2 {
		v.pairs = append(v.pairs, c.Name)
	}
}
