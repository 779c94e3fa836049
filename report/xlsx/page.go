package xlsx

import (
	"fmt"

	"github.com/xuri/excelize/v2"
)

const (
	paperA4     = 9
	printTitles = "_xlnm.Print_Titles"
)

// printSetup makes a sheet ready to print: A4, one page wide, rows from..to repeated on every page, numbered pages.
// Doing it again changes nothing.
func (b *book) printSetup(sheet string, landscape bool, from, to int) error {
	orientation := "portrait"
	if landscape {
		orientation = "landscape"
	}
	paper, one, any, yes := paperA4, 1, 0, true
	if err := b.SetPageLayout(sheet, &excelize.PageLayoutOptions{
		Size: &paper, Orientation: &orientation, FitToWidth: &one, FitToHeight: &any,
	}); err != nil {
		return err
	}
	if err := b.SetSheetProps(sheet, &excelize.SheetPropsOptions{FitToPage: &yes}); err != nil {
		return err
	}
	side, edge, foot := 0.4, 0.6, 0.3
	if err := b.SetPageMargins(sheet, &excelize.PageLayoutMarginsOptions{
		Left: &side, Right: &side, Top: &edge, Bottom: &edge, Header: &foot, Footer: &foot, Horizontally: &yes,
	}); err != nil {
		return err
	}
	if err := b.SetHeaderFooter(sheet, &excelize.HeaderFooterOptions{OddFooter: "&C第&P页　共&N页"}); err != nil {
		return err
	}
	return b.setName(printTitles, sheet, fmt.Sprintf("%s!$%d:$%d", quoteSheet(sheet), from, to))
}

// setName sets a name that belongs to a sheet, in place of the one it had.
func (b *book) setName(name, sheet, refersTo string) error {
	if old, ok := b.findName(name, sheet); ok {
		if old == refersTo {
			return nil
		}
		if err := b.DeleteDefinedName(&excelize.DefinedName{Name: name, Scope: sheet}); err != nil {
			return err
		}
	}
	return b.SetDefinedName(&excelize.DefinedName{Name: name, Scope: sheet, RefersTo: refersTo})
}

// findName gives what a sheet's own name refers to.
func (b *book) findName(name, sheet string) (refersTo string, ok bool) {
	for _, d := range b.GetDefinedName() {
		if d.Name == name && d.Scope == sheet {
			return d.RefersTo, true
		}
	}
	return "", false
}

// freeze keeps rows 1..row and columns 1..col in sight.
func (b *book) freeze(sheet string, col, row int) error {
	pane := "bottomLeft"
	if col > 0 {
		pane = "bottomRight"
	}
	corner := cellName(col+1, row+1)
	return b.SetPanes(sheet, &excelize.Panes{
		Freeze: true, XSplit: col, YSplit: row, TopLeftCell: corner, ActivePane: pane,
		Selection: []excelize.Selection{{SQRef: corner, ActiveCell: corner, Pane: pane}},
	})
}

// tabColor colours a sheet's tab.
func (b *book) tabColor(sheet, argb string) error {
	return b.SetSheetProps(sheet, &excelize.SheetPropsOptions{TabColorRGB: &argb})
}
