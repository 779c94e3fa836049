package xlsx

import (
	"fmt"
	"strings"

	"github.com/xuri/excelize/v2"

	"qisai/templates"
)

// references are the columns whose words stand in another sheet: the drop-down follows what the organiser writes there.
var references = map[string]map[string]string{
	templates.SheetRoster:   {"组别": templates.SheetCategories},
	templates.SheetPrizes:   {"比赛组": templates.SheetSections},
	templates.SheetSchedule: {"比赛组": templates.SheetSections},
	templates.SheetBands:    {"奖项": templates.SheetPrizes},
}

// dropDowns offers words in the columns that have them. Another word is questioned, not refused.
func (b *book) dropDowns(s *templates.Sheet, _ [][]string) error {
	for i := range s.Columns {
		c := &s.Columns[i]
		area := bodyArea(i+1, i+1)
		switch source := references[s.Name][c.Name]; {
		case source != "":
			msg := fmt.Sprintf("“%s”表里没有这个名称。仍要这样写吗？", source)
			if err := b.addList(s.Name, area, firstColumnList(source), msg); err != nil {
				return err
			}
		case len(c.Choices) > 0:
			msg := "通常填：" + strings.Join(c.Choices, "、") + "。仍要这样写吗？"
			if err := b.addChoices(s.Name, area, c.Choices, msg); err != nil {
				return err
			}
		}
	}
	return nil
}

// firstColumnList is a formula for the filled cells of another sheet's first column.
func firstColumnList(sheet string) string {
	q := quoteSheet(sheet)
	return fmt.Sprintf("OFFSET(%s!$A$2,0,0,MAX(1,COUNTA(%[1]s!$A$2:$A$200)),1)", q)
}

// addChoices offers fixed words; warning "" accepts any other text without a word.
func (b *book) addChoices(sheet, area string, words []string, warning string) error {
	list := strings.Join(words, ",")
	if strings.Count(list, ",") != len(words)-1 || len([]rune(list)) > 250 {
		return nil // Excel cannot hold such a list: no drop-down
	}
	dv := excelize.NewDataValidation(true)
	dv.Sqref = area
	if err := dv.SetDropList(words); err != nil {
		return err
	}
	if warning != "" {
		dv.SetError(excelize.DataValidationErrorStyleInformation, "请核对", warning)
	}
	return b.AddDataValidation(sheet, dv)
}

// addList offers the words of a formula.
func (b *book) addList(sheet, area, formula, warning string) error {
	dv := excelize.NewDataValidation(true)
	dv.Sqref = area
	dv.SetSqrefDropList(formula)
	dv.SetError(excelize.DataValidationErrorStyleInformation, "请核对", warning)
	return b.AddDataValidation(sheet, dv)
}

// regulationHelp puts on each 内容 cell of 规程 what is expected there; it shows when the cell is chosen.
func (b *book) regulationHelp(rows [][]string) error {
	for r, row := range rows {
		help, ok := templates.RegulationHelp[row[0]]
		if !ok {
			continue
		}
		dv := excelize.NewDataValidation(true)
		dv.Sqref = cellName(2, r+2)
		if len(help.Choices) > 0 {
			if err := dv.SetDropList(help.Choices); err != nil {
				return err
			}
		}
		dv.SetInput(row[0], help.Note)
		if err := b.AddDataValidation(templates.SheetRegulation, dv); err != nil {
			return err
		}
	}
	return nil
}
