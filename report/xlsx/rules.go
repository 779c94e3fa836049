package xlsx

import (
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
	var colors []excelize.ConditionalFormatOptions
	for _, v := range verdicts {
		rule, err := b.rule(`LEFT($`+columnName(col)+`2,2)="`+v.word+`"`, &excelize.Style{
			Border: thinLines(), Font: &excelize.Font{Color: v.ink},
			Fill: excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{v.fill}},
		})
		if err != nil {
			return err
		}
		colors = append(colors, rule...)
	}
	if err := b.SetConditionalFormat(s.Name, bodyArea(col, col), append(colors, lines...)); err != nil {
		return err
	}
	return b.SetConditionalFormat(s.Name, bodyArea(1, col-1)+" "+bodyArea(col+1, len(s.Columns)), lines)
}

// rule makes a conditional format from a formula.
func (b *book) rule(formula string, style *excelize.Style) ([]excelize.ConditionalFormatOptions, error) {
	id, err := b.NewConditionalStyle(style)
	return []excelize.ConditionalFormatOptions{{Type: "formula", Criteria: formula, Format: &id}}, err
}

// bodyArea is the cells below the header from one column to another.
func bodyArea(from, to int) string { return cellName(from, 2) + ":" + cellName(to, bodyRowsReady) }
