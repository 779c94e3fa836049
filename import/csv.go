package importer

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"
)

// delimiters are what the fields of a table in a text file are parted by.
var delimiters = []rune{',', ';', '\t', '，', '|'}

// csvGrid reads a text as a table with the delimiter under which its header names the most columns; nil when there is
// no header under any.
func (r *entryReader) csvGrid(text string) *grid {
	var best *grid
	most := 0
	for _, d := range delimiters {
		if !strings.ContainsRune(text, d) {
			continue
		}
		g := parseCSV(text, d)
		for i := range g.rows[:min(len(g.rows), headerRows)] {
			if h := entryWords.oneRow(&g.rows[i]); h != nil && h.names("姓名") > 0 && h.score() > max(most, 1) {
				best, most = g, h.score()
			}
		}
	}
	return best
}

// longestField is how many lines a quoted field may have; more are a quote that was never closed.
const longestField = 6

// parseCSV makes a grid whose rows are numbered by the lines of the file. Rows may have any length. A file whose quotes
// do not pair is parted without regard to them, so that a stray one cannot swallow the rows below it.
func parseCSV(text string, delimiter rune) *grid {
	c := csv.NewReader(strings.NewReader(text))
	c.Comma, c.LazyQuotes, c.FieldsPerRecord = delimiter, true, -1
	g := &grid{}
	for {
		record, err := c.Read()
		if errors.Is(err, io.EOF) {
			return g
		}
		if err != nil || slices.ContainsFunc(record, func(f string) bool { return strings.Count(f, "\n") >= longestField }) {
			break
		}
		num, _ := c.FieldPos(0)
		g.addRecord(num, record)
	}
	g = &grid{}
	for i, l := range strings.Split(text, "\n") {
		if l != "" {
			g.addRecord(i+1, strings.Split(l, string(delimiter)))
		}
	}
	return g
}

// addRecord adds a row of text cells.
func (g *grid) addRecord(num int, fields []string) {
	row := gridRow{num: num}
	for i, field := range fields {
		if field = unguard(field); field != "" {
			row.cells = append(row.cells, gridCell{col: i + 1, raw: field, text: cleanText(field)})
		}
	}
	g.rows = append(g.rows, row)
}

// unguard takes off what programs put round a long number so that Excel leaves it alone: ="5101", a leading apostrophe.
func unguard(s string) string {
	s = strings.TrimSpace(s)
	if inner, ok := strings.CutPrefix(s, `="`); ok && strings.HasSuffix(inner, `"`) {
		return strings.TrimSuffix(inner, `"`)
	}
	if rest, ok := strings.CutPrefix(s, "'"); ok && rest != "" && strings.Trim(fold(rest), "0123456789xX -") == "" {
		return rest
	}
	return s
}
