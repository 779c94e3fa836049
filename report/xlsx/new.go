package xlsx

import (
	"slices"

	"github.com/xuri/excelize/v2"

	"qisai/pairing/pattern"
	"qisai/templates"
)

// New makes the workbook of a new event from a preset: the organiser's sheets in their usual order, 报名 empty, and after
// them the optional sheets that the preset has rows for. The same preset gives the same bytes.
func New(p *templates.Preset) ([]byte, error) {
	b := newBook(excelize.NewFile())
	defer func() { _ = b.Close() }()
	if err := b.SetDefaultFont(fontName); err != nil {
		return nil, err
	}
	title := p.Title
	if err := b.SetDocProps(&excelize.DocProperties{Creator: "qisai", Title: title}); err != nil {
		return nil, err
	}
	first := b.GetSheetName(0)
	for i := range templates.Sheets {
		s := &templates.Sheets[i]
		rows := p.Rows(s)
		if s.Optional && len(rows) == 0 {
			continue
		}
		if first != "" {
			if err := b.SetSheetName(first, s.Name); err != nil {
				return nil, err
			}
			first = ""
		} else if _, err := b.NewSheet(s.Name); err != nil {
			return nil, err
		}
		if err := b.organiserSheet(s, rows); err != nil {
			return nil, err
		}
	}
	data, err := b.finish("")
	if err != nil {
		return nil, err
	}
	return growingRows(data)
}

// landscapeSheets are too wide for an upright page.
var landscapeSheets = []string{
	templates.SheetCategories, templates.SheetSections, templates.SheetPrizes, templates.SheetRoster,
}

// organiserSheet writes one sheet the organiser fills.
func (b *book) organiserSheet(s *templates.Sheet, rows [][]string) error {
	steps := []func(*templates.Sheet, [][]string) error{
		b.columnFormats, b.headerRow, b.bodyRows, b.bodyRules, b.dropDowns,
	}
	for _, step := range steps {
		if err := step(s, rows); err != nil {
			return err
		}
	}
	tab, frozen := tabOrganiser, 0
	switch s.Name {
	case templates.SheetRoster:
		tab, frozen = tabRoster, 2
	case templates.SheetRegulation:
		if err := b.regulationHelp(rows); err != nil {
			return err
		}
		frozen = 1
	case templates.SheetCategories, templates.SheetSections, templates.SheetPrizes, templates.SheetBands:
		frozen = 1
	}
	height, yes := float64(rowHeight), true
	if err := b.SetSheetProps(s.Name, &excelize.SheetPropsOptions{
		TabColorRGB: &tab, DefaultRowHeight: &height, CustomHeight: &yes,
	}); err != nil {
		return err
	}
	if err := b.freeze(s.Name, frozen, 1); err != nil {
		return err
	}
	return b.printSetup(s.Name, slices.Contains(landscapeSheets, s.Name), 1, 1)
}

// fixedRow is a row below the first one whose height is marked as set by hand.
var fixedRow = pattern.New(`(<row r="(?:[2-9]|\d\d+)"[^>]*) customHeight="(?:true|1)"`)

// growingRows lets the rows of a new workbook grow when more is typed into them. excelize marks every height it sets as
// set by hand, and Excel leaves such rows alone.
func growingRows(book []byte) ([]byte, error) {
	zr, sheets, err := unzipSheets(book)
	if err != nil {
		return nil, err
	}
	changed := map[string][]byte{}
	for _, s := range sheets {
		text, err := readPart(zr, s.part)
		if err != nil {
			return nil, err
		}
		changed[s.part] = fixedRow.ReplaceAll(text, []byte("$1"))
	}
	return replaceParts(zr, changed)
}
