package prospectus

import (
	"encoding/xml"
	"strconv"
	"strings"
)

// wordPara is an open paragraph.
type wordPara struct {
	text         strings.Builder
	style        string
	list, level  string // of its numbering, "" if not its own
	inner        string // the text boxes it holds, as lines
	deletedBreak bool   // its end was deleted: its text goes on in the next
}

// mark notes a property of the open paragraph.
func (w *wordText) mark(t xml.StartElement) {
	if len(w.paras) == 0 || w.marks == 0 {
		return
	}
	p := w.paras[len(w.paras)-1]
	switch {
	case t.Name.Local == "del":
		p.deletedBreak = true
	case w.skip > 0: // the properties before a change
	case t.Name.Local == "pStyle":
		p.style = attr(t, "val")
	case t.Name.Local == "numId":
		p.list = attr(t, "val")
	case t.Name.Local == "ilvl":
		p.level = attr(t, "val")
	}
}

// endPara gives the text of a paragraph, behind its number, to what it stands in: a text box's to the paragraph that
// holds it, for its lines are not a part of that sentence.
func (w *wordText) endPara(p *wordPara) {
	text := w.joined + p.text.String()
	w.joined = ""
	if p.deletedBreak {
		w.joined = text
		if p.inner != "" {
			w.line(strings.TrimSuffix(p.inner, "\n"))
		}
		return
	}
	if strings.TrimSpace(text) != "" { // Word numbers an empty paragraph too, but organisers leave those by mistake
		text = w.numbers.label(p) + text
	}
	if p.inner != "" {
		text += "\n" + strings.TrimSuffix(p.inner, "\n")
	}
	w.line(text)
}

// line gives a line to the text box, the cell or the document it stands in. A text box may hold a table, and a cell a
// text box: the one opened last is the one it stands in.
func (w *wordText) line(text string) {
	if n := len(w.tables); n > 0 && w.tables[n-1].paras == len(w.paras) && w.tables[n-1].open {
		w.tables[n-1].add(text)
		return
	}
	if n := len(w.paras); n > 0 {
		w.paras[n-1].inner += text + "\n"
		return
	}
	w.out.WriteString(text + "\n")
}

// wordTable is an open table.
type wordTable struct {
	paras int        // how many paragraphs were open at its beginning
	open  bool       // inside a cell
	cells []wordCell // of the open row
	above map[int]string
}

// wordCell is a cell of the open row.
type wordCell struct {
	lines []string
	at    int  // its first column
	span  int  // columns
	goes  bool // it is the lower part of a cell that began in a row above
}

func (t *wordTable) add(text string) {
	c := &t.cells[len(t.cells)-1]
	if strings.TrimSpace(text) != "" {
		c.lines = append(c.lines, strings.Split(text, "\n")...)
	}
}

func (w *wordText) startTable(t xml.StartElement) {
	n := len(w.tables)
	switch t.Name.Local {
	case "tbl":
		w.tables = append(w.tables, &wordTable{paras: len(w.paras), above: map[int]string{}})
		return
	case "tr", "tc", "gridSpan", "vMerge":
		if n == 0 {
			return
		}
	default:
		return
	}
	tbl := w.tables[n-1]
	last := len(tbl.cells) - 1
	switch t.Name.Local {
	case "tr":
		tbl.cells = nil
	case "tc":
		at := 0
		if last >= 0 {
			at = tbl.cells[last].at + tbl.cells[last].span
		}
		tbl.cells, tbl.open = append(tbl.cells, wordCell{at: at, span: 1}), true
	case "gridSpan":
		if v, err := strconv.Atoi(attr(t, "val")); err == nil && last >= 0 && v > 1 && v <= 60 {
			tbl.cells[last].span = v
		}
	case "vMerge":
		if last >= 0 {
			tbl.cells[last].goes = attr(t, "val") != "restart"
		}
	}
}

func (w *wordText) endTable(name string) {
	n := len(w.tables)
	if n == 0 {
		return
	}
	switch tbl := w.tables[n-1]; name {
	case "tc":
		tbl.open = false
	case "tr":
		for _, l := range tbl.row() {
			w.tables = w.tables[:n-1] // the row stands in what the table stands in
			w.line(l)
			w.tables = append(w.tables, tbl)
		}
		tbl.cells = nil
	case "tbl":
		w.tables = w.tables[:n-1]
	}
}

// row gives the lines of the open row: one line with tabs; or, where a cell stands alone or holds sentences of its own, a
// line for each.
func (t *wordTable) row() []string {
	out, lines := "", []string(nil)
	sentences, merged := false, true
	for i, c := range t.cells {
		text := strings.Join(c.lines, " ")
		if merged = merged && c.goes; merged {
			text = t.above[c.at] // 公开组 beside several rows is the name of each; a number beside them is one number
		}
		t.above[c.at] = text
		if out += text; i < len(t.cells)-1 {
			out += strings.Repeat("\t", c.span)
		}
		lines = append(lines, c.lines...)
		sentences = sentences || c.sentences()
	}
	if sentences || len(t.cells) == 1 {
		return lines
	}
	return []string{out}
}

// sentences says whether a cell holds several paragraphs that are sentences or clauses, as in a table that is only there
// to set out the page.
func (c wordCell) sentences() bool {
	if len(c.lines) < 2 {
		return false
	}
	for _, l := range c.lines {
		s := fold(l).s
		if strings.Contains(l, "\t") {
			return true // a table in the cell
		}
		if _, _, size := numberOf(s); size > 0 || len([]rune(s)) > maxCell || strings.HasSuffix(s, "。") {
			return true
		}
	}
	return false
}
