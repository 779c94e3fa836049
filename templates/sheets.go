package templates

// Format says how the cells of a column are to be formatted in a new workbook.
type Format uint8

const (
	AsText    Format = iota // text format "@": nothing that is typed is changed
	AsGeneral               // Excel decides
	AsNumber                // integers
	AsDate                  // yyyy-mm-dd
	AsMoney                 // #,##0.00
)

// Column is one column of an organiser's sheet.
type Column struct {
	Name     string   // the header the program writes
	Aliases  []string // other headers that mean the same, folded (half-width, no white space, lower case)
	Required bool     // a fault if the sheet lacks it
	Format   Format
	Width    float64  // in characters
	Choices  []string // drop-down
	Written  bool     // filled by the program
	Note     string   // what goes where, for the header cell's note
}

// Sheet is one sheet the organiser fills.
type Sheet struct {
	Name     string
	Optional bool // may be missing
	Columns  []Column
	Note     string // what the sheet is for, in one sentence
}

// Column finds a column by its own name, nil if there is none.
func (s *Sheet) Column(name string) *Column {
	for i := range s.Columns {
		if s.Columns[i].Name == name {
			return &s.Columns[i]
		}
	}
	return nil
}

// Names of the sheets the organiser fills, in the order of a new workbook.
const (
	SheetRegulation = "规程"
	SheetCategories = "组别"
	SheetSections   = "比赛组"
	SheetPrizes     = "奖项"
	SheetBands      = "奖励"
	SheetSchedule   = "日程"
	SheetRoster     = "报名"
	SheetTitles     = "称号"   // optional
	SheetBodies     = "机构"   // optional
	SheetCerts      = "证书"   // optional
	SheetSource     = "规程原文" // optional; the text a workbook was made from
)

// Names of the sheets the program writes; those per section are made by RoundSheet, StandingsSheet ….
const (
	SheetLog        = "编排记录"
	SheetAudit      = "审核"
	SheetAwards     = "获奖名单"
	SheetQualifiers = "晋级名单"
)

var yesNo = []string{"是", "否"}
