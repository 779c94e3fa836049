package xlsx

import (
	"encoding/xml"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"qisai/pairing/pattern"
)

// rawText is a text of the string table or of a cell, also in pieces of different looks.
type rawText struct {
	Text string `xml:"t"`
	Runs []struct {
		Text string `xml:"t"`
	} `xml:"r"`
}

func (t *rawText) string() string {
	var b strings.Builder
	b.WriteString(t.Text)
	for _, r := range t.Runs {
		b.WriteString(r.Text)
	}
	return b.String()
}

// rawCell is a cell as it stands in the file.
type rawCell struct {
	Ref     string    `xml:"r,attr"`
	Style   int       `xml:"s,attr"`
	Type    string    `xml:"t,attr"`
	Value   *string   `xml:"v"`
	Inline  *rawText  `xml:"is"`
	Formula *struct{} `xml:"f"`
}

type rawRow struct {
	Num    int       `xml:"r,attr"`
	Hidden bool      `xml:"hidden,attr"`
	Height string    `xml:"ht,attr"`
	Cells  []rawCell `xml:"c"`
}

type rawCol struct {
	Min    int     `xml:"min,attr"`
	Max    int     `xml:"max,attr"`
	Width  float64 `xml:"width,attr"`
	Style  int     `xml:"style,attr"`
	Hidden bool    `xml:"hidden,attr"`
}

type rawAttrs struct {
	Attrs []xml.Attr `xml:",any,attr"`
}

// rawSheet is what a public copy looks at in a sheet; all else has no way in.
type rawSheet struct {
	TabColor  rawAttrs `xml:"sheetPr>tabColor"`
	PageSetUp rawAttrs `xml:"sheetPr>pageSetUpPr"`
	Pane      *struct {
		X     int    `xml:"xSplit,attr"`
		Y     int    `xml:"ySplit,attr"`
		State string `xml:"state,attr"`
	} `xml:"sheetViews>sheetView>pane"`
	Cols   []rawCol `xml:"cols>col"`
	Rows   []rawRow `xml:"sheetData>row"`
	Merges []struct {
		Ref string `xml:"ref,attr"`
	} `xml:"mergeCells>mergeCell"`
	PrintOptions rawAttrs `xml:"printOptions"`
	PageMargins  rawAttrs `xml:"pageMargins"`
	PageSetup    rawAttrs `xml:"pageSetup"`
}

// rawBookSheet is a sheet in the workbook's list.
type rawBookSheet struct {
	name, part string
	hidden     bool
}

// readWorkbook reads the list of sheets, the string table and the rows that are repeated in print.
func (c *publicCopy) readWorkbook() ([]rawBookSheet, error) {
	text, err := readPart(c.zr, workbookPart(c.zr))
	if err != nil {
		return nil, err
	}
	var book struct {
		Pr struct {
			Date1904 bool `xml:"date1904,attr"`
		} `xml:"workbookPr"`
		Sheets []struct {
			Name  string `xml:"name,attr"`
			State string `xml:"state,attr"`
		} `xml:"sheets>sheet"`
		Names []struct {
			Name  string `xml:"name,attr"`
			Sheet *int   `xml:"localSheetId,attr"`
			Text  string `xml:",chardata"`
		} `xml:"definedNames>definedName"`
	}
	if err := xml.Unmarshal(text, &book); err != nil {
		return nil, err
	}
	parts, err := sheetParts(c.zr)
	if err != nil {
		return nil, err
	}
	c.date1904, c.titles = book.Pr.Date1904, map[string]string{}
	out := make([]rawBookSheet, len(parts))
	for i, p := range parts {
		state := book.Sheets[i].State
		out[i] = rawBookSheet{p.name, p.part, state != "" && state != "visible"}
	}
	for _, n := range book.Names {
		if n.Name == "_xlnm.Print_Titles" && n.Sheet != nil && *n.Sheet >= 0 && *n.Sheet < len(out) {
			c.titles[out[*n.Sheet].name] = n.Text
		}
	}
	var table struct {
		Items []rawText `xml:"si"`
	}
	if s := c.related("sharedStrings"); s != "" {
		if err := xml.Unmarshal([]byte(s), &table); err != nil {
			return nil, err
		}
	}
	for i := range table.Items {
		c.shared = append(c.shared, table.Items[i].string())
	}
	return out, nil
}

// text gives what a cell shows, but for the format of a number.
func (c *publicCopy) text(cell *rawCell) string {
	switch {
	case cell.Inline != nil:
		return cell.Inline.string()
	case cell.Value == nil:
		return ""
	case cell.Type == "s":
		if i, err := strconv.Atoi(strings.TrimSpace(*cell.Value)); err == nil && i >= 0 && i < len(c.shared) {
			return c.shared[i]
		}
		return ""
	}
	return *cell.Value
}

// number says whether a cell holds a number.
func (cell *rawCell) number() (float64, bool) {
	if cell.Value == nil || cell.Inline != nil || cell.Type != "" && cell.Type != "n" {
		return 0, false
	}
	v, err := strconv.ParseFloat(strings.TrimSpace(*cell.Value), 64)
	return v, err == nil
}

var yearText = pattern.New(`(?:19|20)[0-9]{2}`)

// year gives the year of a date as people write it, "" if none can be seen.
func (c *publicCopy) year(cell *rawCell) string {
	if v, ok := cell.number(); ok && v >= 1000 && v < 100000 {
		if v < 2200 {
			return strconv.Itoa(int(v))
		}
		if t, err := excelize.ExcelDateToTime(v, c.date1904); err == nil {
			return strconv.Itoa(t.Year())
		}
	}
	return yearText.FindString(halfWidth(c.text(cell)))
}

var (
	cellStyles = pattern.New(`(?s)<(\w+:)?cellStyles\b.*?</(\w+:)?cellStyles>`)
	extensions = pattern.New(`(?s)<(\w+:)?extLst\b.*?</(\w+:)?extLst>`)
	formatCode = pattern.New(`formatCode="[^"]*"`)
)

// styles gives the formats, without the names an organiser may have given to some.
func (c *publicCopy) styles() string {
	text := extensions.ReplaceAllString(cellStyles.ReplaceAllString(c.related("styles"), ""), "")
	return formatCode.ReplaceAllStringFunc(text, maskNumbers)
}

var themeName = pattern.New(`(<(?:\w+:)?(?:theme|clrScheme|fontScheme|fmtScheme)\b[^>]*\bname=")[^"]*"`)

func (c *publicCopy) theme() string {
	text := extensions.ReplaceAllString(c.related("theme"), "")
	if strings.Contains(text, "blip") { // a background picture, with its relation
		return ""
	}
	return themeName.ReplaceAllString(text, `${1}Office"`)
}
