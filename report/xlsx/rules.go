package xlsx

import (
	"fmt"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"qisai/templates"
)

// verdict is a word of 审核 with the colours that make it stand out.
type verdict struct{ word, ink, fill string }

var verdicts = []verdict{
	{"不符", "9C0006", "FFC7CE"}, {"待补", "9C5700", "FFEB9C"}, {"候补", "1F4E79", "DDEBF7"}, {"通过", "006100", "E2F0D9"},
}

// bodyRules draws lines round the rows that hold anything and colours the verdicts of 审核. The two have areas of their
// own: LibreOffice shows only the first where they overlap.
func (b *book) bodyRules(s *templates.Sheet, _ [][]string) error {
	last := columnName(len(s.Columns))
	filled := "COUNTA($A2:$" + last + "2)>0"
	lines, err := b.rule(filled, &excelize.Style{Border: thinLines()})
	if err != nil {
		return err
	}
	col := columnIndex(s, "审核")
	if col == 0 {
		return b.SetConditionalFormat(s.Name, bodyArea(1, len(s.Columns)), lines)
	}
	colors, err := b.verdictRules(place{col, 2}, thinLines())
	if err != nil {
		return err
	}
	if err := b.SetConditionalFormat(s.Name, bodyArea(col, col), append(colors, lines...)); err != nil {
		return err
	}
	return b.SetConditionalFormat(s.Name, bodyArea(1, col-1)+" "+bodyArea(col+1, len(s.Columns)), lines)
}

// verdictRules colours the words of 审核 in a column, from its first cell on.
func (b *book) verdictRules(first place, border []excelize.Border) ([]excelize.ConditionalFormatOptions, error) {
	var out []excelize.ConditionalFormatOptions
	for _, v := range verdicts {
		rule, err := b.rule(fmt.Sprintf(`LEFT($%s,2)="%s"`, first.name(), v.word), &excelize.Style{
			Border: border, Font: &excelize.Font{Color: v.ink},
			Fill: excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{v.fill}},
		})
		if err != nil {
			return nil, err
		}
		out = append(out, rule...)
	}
	return out, nil
}

// verdictLook colours a cell of a program's table by its word.
func verdictLook(k look, word string) look {
	for _, v := range verdicts {
		if v.word == word {
			k.fill, k.color = v.fill, v.ink
		}
	}
	return k
}

// colourVerdicts colours the columns of an organiser's sheet that hold verdicts as a new workbook does, unless that has
// been done. It must come after the edits.
func (b *book) colourVerdicts(cells []CellEdit) error {
	type column struct {
		sheet string
		col   int
	}
	var columns []column
	first, last := map[column]int{}, map[column]int{}
	for _, e := range cells {
		if !e.Verdict {
			continue
		}
		c := column{e.Sheet, e.Col}
		if first[c] == 0 {
			columns, first[c] = append(columns, c), e.Row
		}
		first[c], last[c] = min(first[c], e.Row), max(last[c], e.Row)
	}
	for _, c := range columns {
		from, to := place{c.col, first[c]}, place{c.col, last[c]}
		if b.coloured(c.sheet, from, to) {
			continue
		}
		rules, err := b.verdictRules(from, nil)
		if err != nil {
			return err
		}
		to.row = max(to.row, bodyRowsReady)
		if err := b.SetConditionalFormat(c.sheet, from.name()+":"+to.name(), rules); err != nil {
			return err
		}
	}
	return nil
}

// coloured says whether conditional formats for verdicts reach from one cell to another. Formats that cannot be read
// are left alone.
func (b *book) coloured(sheet string, from, to place) (done bool) {
	defer func() {
		if recover() != nil { // excelize panics on some malformed formats
			done = true
		}
	}()
	formats, err := b.GetConditionalFormats(sheet)
	if err != nil {
		return true
	}
	for ref, rules := range formats {
		for area := range strings.FieldsSeq(ref) {
			a, ok := parseBlock(area)
			if ok && a.holds(from) && a.holds(to) && slices.ContainsFunc(rules, ofVerdicts) {
				return true
			}
		}
	}
	return false
}

func ofVerdicts(o excelize.ConditionalFormatOptions) bool {
	return strings.Contains(o.Criteria, verdicts[0].word)
}

// rule makes a conditional format from a formula.
func (b *book) rule(formula string, style *excelize.Style) ([]excelize.ConditionalFormatOptions, error) {
	id, err := b.NewConditionalStyle(style)
	return []excelize.ConditionalFormatOptions{{Type: "formula", Criteria: formula, Format: &id}}, err
}

// bodyArea is the cells below the header from one column to another.
func bodyArea(from, to int) string { return cellName(from, 2) + ":" + cellName(to, bodyRowsReady) }
