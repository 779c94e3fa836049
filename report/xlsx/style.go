package xlsx

import "github.com/xuri/excelize/v2"

// fontName is on every Windows and is known to WPS.
const fontName = "微软雅黑"

// Colours, RGB (tabs ARGB). Blue is a header, grey is the program's, yellow is for the secretary, orange must be filled.
const (
	colorHeader   = "DCE6F1"
	colorRequired = "FCE4D6"
	colorWritten  = "EDEDED"
	colorInput    = "FFF9DB"
	colorLine     = "BFBFBF"
	colorInk      = "1F2937"
	colorQuiet    = "6B7280"
	tabOrganiser  = "FF5B9BD5"
	tabRoster     = "FF70AD47"
	tabInput      = "FFFFC000"
	tabProgram    = "FFA5A5A5"
)

// builtinFormats are the number formats that every program knows by number.
var builtinFormats = map[string]int{"": 0, "0": 1, "#,##0.00": 4, "@": 49}

// look is how a cell looks; it is the key of the style cache.
type look struct {
	size   float64 // 0 = 11
	bold   bool
	color  string // of the text, "" = black
	fill   string // "" = none
	align  string // left, center, right; "" = as Excel decides
	wrap   bool
	border bool
	format string // number format, "" = General
}

// book is an open workbook with the styles made in it so far, each once.
type book struct {
	*excelize.File
	styles map[look]int
	spread map[int]int // style of a neighbour → the same without its number format
	quoted map[int]int // style → the same with the mark of a text that looks like a formula
}

func newBook(f *excelize.File) *book {
	return &book{File: f, styles: map[look]int{}, spread: map[int]int{}, quoted: map[int]int{}}
}

// style gives the number of a look's style.
func (b *book) style(l look) (int, error) {
	if id, ok := b.styles[l]; ok {
		return id, nil
	}
	s := &excelize.Style{
		Font:      &excelize.Font{Family: fontName, Size: l.size, Bold: l.bold, Color: l.color},
		Alignment: &excelize.Alignment{Horizontal: l.align, Vertical: "center", WrapText: l.wrap},
	}
	if l.size == 0 {
		s.Font.Size = 11
	}
	if l.fill != "" {
		s.Fill = excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{l.fill}}
	}
	if l.align == "left" || l.align == "right" {
		s.Alignment.Indent = 1
	}
	if l.border {
		s.Border = thinLines()
	}
	if id, ok := builtinFormats[l.format]; ok {
		s.NumFmt = id
	} else {
		s.CustomNumFmt = &l.format
	}
	id, err := b.NewStyle(s)
	if err == nil {
		b.styles[l] = id
	}
	return id, err
}

// thinLines is a thin line on all four sides.
func thinLines() []excelize.Border {
	var out []excelize.Border
	for _, side := range []string{"left", "right", "top", "bottom"} {
		out = append(out, excelize.Border{Type: side, Color: colorLine, Style: 1})
	}
	return out
}

// paint gives a block of cells a look.
func (b *book) paint(sheet string, from, to place, l look) error {
	id, err := b.style(l)
	if err != nil {
		return err
	}
	return b.SetCellStyle(sheet, from.name(), to.name(), id)
}

// neighbourStyle gives a style like the given one, for a cell in a new column beside it: fonts, lines and fill, but
// not its number format.
func (b *book) neighbourStyle(id int) (int, error) {
	if made, ok := b.spread[id]; ok {
		return made, nil
	}
	s, err := b.GetStyle(id)
	if err != nil {
		return 0, err
	}
	s.NumFmt, s.CustomNumFmt, s.DecimalPlaces = 0, nil, nil
	made, err := b.NewStyle(s)
	if err == nil {
		b.spread[id] = made
	}
	return made, err
}
