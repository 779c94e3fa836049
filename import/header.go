package importer

import (
	"slices"
	"strings"

	"qisai/templates"
)

// headerRows is how far down a header is looked for.
const headerRows = 20

// lexicon knows the headers of one kind of sheet: folded header → column by its own name.
type lexicon struct {
	columns []templates.Column
	own     map[string]string
	aliases map[string]string
	trim    func(string) string // takes off what may stand before a header, nil for nothing
}

func newLexicon(spec *templates.Sheet) lexicon {
	lex := lexicon{columns: spec.Columns, own: map[string]string{}, aliases: map[string]string{}}
	for _, c := range spec.Columns {
		lex.own[key(c.Name)] = c.Name
	}
	for _, c := range spec.Columns {
		for _, a := range c.Aliases {
			if k := key(a); lex.aliases[k] == "" {
				lex.aliases[k] = c.Name
			}
		}
	}
	return lex
}

// find gives the column a header means: as it stands, else without a star, a colon or a remark in brackets.
func (l lexicon) find(text string) (name string, own, ok bool) {
	k := key(text)
	short, _, _ := strings.Cut(strings.Trim(k, "*★※:"), "(")
	short = strings.Trim(short, "*★※:")
	forms := []string{k, short}
	if l.trim != nil {
		forms = append(forms, l.trim(short))
	}
	for _, k := range forms {
		if name, own = l.own[k]; own {
			return name, true, true
		}
		if name, ok = l.aliases[k]; ok {
			return name, false, true
		}
	}
	return "", false, false
}

// label is one header cell that is understood.
type label struct {
	col  int
	name string
	own  bool // by its own name, not an alias
	seat int  // 1 or 2 where the header speaks of one of a pair
}

// header is a row, or two, of headers.
type header struct {
	first, last int // row numbers
	labels      []label
	texts       []string // all headers as they stand, for messages
}

// score counts the different columns found.
func (h *header) score() int {
	seen := map[string]bool{}
	for _, l := range h.labels {
		if !slices.Contains(formOnly, l.name) {
			seen[l.name] = true
		}
	}
	return len(seen)
}

// findHeader gives the row (or two) within the first 20 that names the most columns; nil if none names any.
func (l lexicon) findHeader(g *grid) *header {
	var best *header
	better := func(h *header) bool { return h != nil && (best == nil || h.score() > best.score()) }
	for i := range g.rows {
		row := &g.rows[i]
		if row.num > headerRows || best != nil && best.score() == len(l.columns) {
			break
		}
		if h := l.oneRow(row); better(h) {
			best = h
		}
		if i+1 < len(g.rows) && g.rows[i+1].num == row.num+1 {
			h := l.twoRows(g, row, &g.rows[i+1])
			if better(h) || h != nil && h.score() == best.score() && l.mergedOver(g, row, &g.rows[i+1]) {
				best = h
			}
		}
	}
	return best
}

// take adds a cell with text to a header, as a label if its word is known.
func (l lexicon) take(h *header, c *gridCell) {
	h.texts = append(h.texts, line(c.text))
	if name, own, ok := l.find(c.text); ok {
		h.labels = append(h.labels, label{c.col, name, own, seatOf(c.text)})
	}
}

// oneRow reads a row as a header, nil if nothing in it is one.
func (l lexicon) oneRow(row *gridRow) *header {
	h := &header{first: row.num, last: row.num}
	for i := range row.cells {
		c := &row.cells[i]
		if c.text == "" {
			continue
		}
		l.take(h, c)
	}
	if len(h.labels) == 0 {
		return nil
	}
	return h
}

// twoRows reads two rows as one header: 姓名 over both, 联系方式 over 电话 and 领队, 红方 over 编号 and 姓名. It is one
// when a known header is merged over both rows, or when the second row holds nothing but headers.
func (l lexicon) twoRows(g *grid, upper, lower *gridRow) *header {
	groups := groupTexts(g, upper)
	h := &header{first: upper.num, last: lower.num}
	taken, strange := map[int]bool{}, 0
	for i := range lower.cells {
		c := &lower.cells[i]
		if c.text == "" {
			continue
		}
		name, own, ok := l.find(groups[c.col] + c.text)
		if !ok {
			name, own, ok = l.find(c.text)
		}
		if !ok {
			strange++
			continue
		}
		taken[c.col] = true
		h.texts = append(h.texts, line(c.text))
		h.labels = append(h.labels, label{c.col, name, own, seatOf(groups[c.col] + c.text)})
	}
	if len(taken) == 0 || strange > 0 && !l.mergedOver(g, upper, lower) {
		return nil
	}
	for i := range upper.cells {
		c := &upper.cells[i]
		if c.text == "" || taken[c.col] {
			continue
		}
		l.take(h, c)
	}
	return h
}

// groupTexts gives for each column the text that stands over it, merged cells filled to the right.
func groupTexts(g *grid, row *gridRow) map[int]string {
	out := map[int]string{}
	for i := range row.cells {
		out[row.cells[i].col] = row.cells[i].text
	}
	for _, m := range g.mergedFrom(row.num) {
		if m.bottom == row.num {
			for col := m.left + 1; col <= m.right; col++ {
				out[col] = out[m.left]
			}
		}
	}
	return out
}

// mergedOver says whether a known header is merged over both rows.
func (l lexicon) mergedOver(g *grid, upper, lower *gridRow) bool {
	for _, m := range g.mergedFrom(upper.num) {
		if m.bottom == lower.num {
			if c := upper.cell(m.left); c != nil {
				if _, _, ok := l.find(c.text); ok {
					return true
				}
			}
		}
	}
	return false
}
