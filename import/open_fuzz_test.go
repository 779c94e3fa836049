package importer

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"qisai/templates"
)

// packed makes a workbook of six parts; a sheet of another name than 报名 follows it, so that there are two.
func packed(parts map[string]string) []byte {
	var out bytes.Buffer
	zw := zip.NewWriter(&out)
	for _, name := range []string{
		"[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml",
	} {
		w, _ := zw.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		_, _ = io.WriteString(w, parts[name])
	}
	zw.Close()
	return out.Bytes()
}

const (
	bareTypes    = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`
	bareRoot     = `<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>`
	bareWorkbook = `<workbook xmlns:r="r"><workbookPr date1904="0"/><sheets><sheet name="报名" sheetId="1" r:id="r1"/></sheets></workbook>`
	bareRels     = `<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="r3" Type="x/styles" Target="styles.xml"/></Relationships>`
	bareStyles   = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\-mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`
	bareStrings  = `<sst><si><t>姓名</t></si><si><r><t>张</t></r><r><t>三</t></r></si></sst>`
	bareSheet    = `<worksheet><dimension ref="A1:XFD1048576"/><cols><col min="1" max="2" hidden="1"/></cols><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>组别</t></is></c></row><row r="2" hidden="1"><c t="s"><v>1</v></c><c s="1"><v>40000</v></c><c t="b"><v>1</v></c><c><f>1+1</f></c></row></sheetData><mergeCells><mergeCell ref="A1:A2"/></mergeCells></worksheet>`
)

// FuzzWorkbook: no workbook, whatever stands in its parts, makes the reader fail otherwise than by a FileError with a
// hint, and every filled cell of a sheet that is read is in the grid: an independent count says how many there are.
func FuzzWorkbook(f *testing.F) {
	f.Add(bareWorkbook, bareRels, bareStyles, bareStrings, bareSheet)
	f.Add(bareWorkbook, bareRels, bareStyles, bareStrings, strings.ReplaceAll(bareSheet, "<c", "<x:c"))
	f.Fuzz(func(t *testing.T, workbook, rels, styles, strs, sheet string) {
		b, err := Open(packed(map[string]string{
			"[Content_Types].xml": bareTypes, "_rels/.rels": bareRoot, "xl/workbook.xml": workbook, "xl/_rels/workbook.xml.rels": rels,
			"xl/styles.xml": styles, "xl/sharedStrings.xml": strs, "xl/worksheets/sheet1.xml": sheet,
		}))
		var fe *FileError
		if err != nil {
			if !errors.As(err, &fe) || fe.Hint == "" {
				t.Fatalf("%T %v is no FileError with a hint", err, err)
			}
			return
		}
		defer b.Close()
		b.formulas.tired = true // excelize's calculator is not what is tried here
		b.Read()
		r := &entryReader{file: "a.xlsx", out: &Entries{}}
		r.workbook(b)
		nothingPrivate(t, r.out)
		if want, ok := countCells(sheet); ok && rels == bareRels && workbook == bareWorkbook {
			got := 0
			for _, row := range b.sheets[0].rows {
				got += len(row.cells)
			}
			if got != want {
				t.Errorf("%d cells in the grid, %d in the sheet", got, want)
			}
		}
	})
}

// countCells counts the cells with a plain value by encoding/xml; ok is false for sheets it does not judge.
func countCells(sheet string) (n int, ok bool) {
	var s struct {
		Rows []struct {
			Cells []struct {
				Type    string    `xml:"t,attr"`
				Formula *struct{} `xml:"f"`
				Inline  *struct{} `xml:"is"`
				Values  []string  `xml:"v"`
			} `xml:"c"`
		} `xml:"sheetData>row"`
	}
	if xml.Unmarshal([]byte(sheet), &s) != nil || strings.Count(sheet, "<row") != strings.Count(sheet, "</row>") ||
		strings.Count(sheet, "<sheetData>") != 1 || !strings.HasPrefix(sheet, "<worksheet>") || strings.Contains(sheet, "<!") {
		return 0, false
	}
	rows := 0
	for _, r := range s.Rows {
		rows++
		for _, c := range r.Cells {
			if len(c.Values) > 1 || c.Inline != nil && len(c.Values) > 0 {
				return 0, false
			}
			if c.Formula != nil || c.Inline != nil || len(c.Values) == 1 && c.Values[0] != "" {
				n++
			}
		}
	}
	return n, rows == strings.Count(sheet, "<row") && strings.Count(sheet, "<is>") == strings.Count(sheet, "<is><t>组别</t></is>")
}

// FuzzZip: no file makes the reader fail otherwise than by a FileError with a hint.
func FuzzZip(f *testing.F) {
	whole := packed(map[string]string{
		"[Content_Types].xml": bareTypes, "_rels/.rels": bareRoot, "xl/workbook.xml": bareWorkbook, "xl/_rels/workbook.xml.rels": bareRels,
		"xl/styles.xml": bareStyles, "xl/sharedStrings.xml": bareStrings, "xl/worksheets/sheet1.xml": bareSheet,
	})
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add([]byte("PK\x05\x06"))
	f.Add([]byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1W\x00o\x00r\x00k\x00b\x00o\x00o\x00k\x00"))
	f.Add([]byte("姓名,性别\n张三,男\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := Open(data)
		var fe *FileError
		if err != nil && (!errors.As(err, &fe) || fe.Hint == "") {
			t.Fatalf("%T %v is no FileError with a hint", err, err)
		}
		if err == nil {
			b.Read()
			b.Close()
		}
		_, err = ReadEntries("a.xlsx", data)
		if err != nil && !errors.As(err, &fe) {
			t.Fatalf("%T %v is no FileError", err, err)
		}
	})
}

// FuzzHeader: whatever a sheet says and merges, a header that is found stands within the first 20 rows, each of its
// labels on a cell that is filled, and no column of the sheet's words is named that the words do not have.
func FuzzHeader(f *testing.F) {
	f.Add("报名表\n姓名\t性 别\t组别*\n张三\t男\t男子组", 1, 2, 3, 2)
	f.Add("姓名\t联系方式\t\n\t电话\t领队\n张三", 1, 1, 1, 2)
	f.Add("台号\t红方\t\t结果\n\t编号\t姓名", 2, 1, 3, 1)
	f.Fuzz(func(t *testing.T, text string, left, top, right, bottom int) {
		g := parseCSV(newlines.Replace(text), '\t')
		if m := (area{left, top, right, bottom}); left > 0 && top > 0 && left <= right && top <= bottom && right <= 16384 && bottom <= 1048576 {
			g.merges = append(g.merges, m)
		}
		for i := range templates.Sheets {
			lex := newLexicon(&templates.Sheets[i])
			h := lex.findHeader(g)
			if h == nil {
				continue
			}
			if h.first < 1 || h.first > headerRows || h.last < h.first || h.last > h.first+1 {
				t.Errorf("header in rows %d-%d", h.first, h.last)
			}
			for _, l := range h.labels {
				if c, d := g.row(h.first).cell(l.col), g.row(h.last).cell(l.col); (c == nil || c.text == "") && (d == nil || d.text == "") {
					t.Errorf("label %q on an empty cell", l.name)
				}
				if lex.own[key(l.name)] != l.name {
					t.Errorf("%q is no column of %s", l.name, templates.Sheets[i].Name)
				}
			}
		}
		(&entryReader{}).findHeads(g)
	})
}
