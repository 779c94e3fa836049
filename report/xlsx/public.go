package xlsx

import (
	"archive/zip"
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"
)

// PublicSheet is a sheet that goes into a public copy.
type PublicSheet struct {
	Name    string
	Columns []PublicColumn // what stays, found by its header; nil = every column but those with a private header
	Items   []string       // only rows whose first cell is one of them, below the header; nil = all rows
}

// PublicColumn is a column of a PublicSheet by the headers it may have.
type PublicColumn struct {
	Names []string
	Year  bool // dates: only the year stays
}

// PublicReport says what a public copy lacks: how many, never what.
type PublicReport struct {
	Sheets []string      // those in the copy
	Left   []string      // those left out
	Counts []PublicCount // in the order in which they were met
	Masked int           // texts in which a number was masked
}

// PublicCount is how many of one kind were left out: filled cells below a header, comments, pictures.
type PublicCount struct {
	What string
	N    int
}

func (r *PublicReport) count(what string, n int) {
	if n == 0 {
		return
	}
	for i := range r.Counts {
		if r.Counts[i].What == what {
			r.Counts[i].N += n
			return
		}
	}
	r.Counts = append(r.Counts, PublicCount{what, n})
}

// publicCopy is a public copy in the making: a package of its own, into which only what is fit for it is carried over.
type publicCopy struct {
	zr       *zip.Reader
	shared   []string
	date1904 bool
	titles   map[string]string // sheet → its Print_Titles
	report   PublicReport
	parts    []publicPart
	sheets   []publicSheet
}

type publicPart struct{ name, text string }

// Public makes a copy of a workbook that is fit for publishing: the given sheets with their values and their look, and
// nothing else. No part of the workbook is copied but the formats: comments, pictures, hidden things, formulas, names,
// macros, authors have no way in.
func Public(data []byte, sheets []PublicSheet) ([]byte, PublicReport, error) {
	zr, err := unzip(data)
	if err != nil {
		return nil, PublicReport{}, &FileError{Msg: "不是 Excel 工作簿（.xlsx）", Hint: hintSaveAgain, Err: err}
	}
	c := &publicCopy{zr: zr}
	all, err := c.readWorkbook()
	if err != nil {
		return nil, c.report, err
	}
	for _, s := range all {
		i := slices.IndexFunc(sheets, func(p PublicSheet) bool { return fold(p.Name) == fold(s.name) })
		if i < 0 || s.hidden {
			c.report.Left = append(c.report.Left, s.name)
			continue
		}
		if err := c.sheet(s, &sheets[i]); err != nil {
			return nil, c.report, fmt.Errorf("%s: %w", s.name, err)
		}
		c.report.Sheets = append(c.report.Sheets, s.name)
	}
	c.countParts()
	out, err := c.pack()
	return out, c.report, err
}

// partKinds are kinds of parts that are never carried over, by what their names hold.
var partKinds = []struct{ holds, what string }{
	{"/threadedcomments/", "批注"}, {"/comments", "批注"}, {"/persons/", "批注者名单"}, {"/media/", "图片"}, {"cellimages.xml", "单元格图片"},
	{"/charts/chart", "图表"}, {"/pivottables/", "数据透视表"}, {"/pivotcache/pivotcachedefinition", "数据透视表缓存"},
	{"/externallinks/externallink", "外部链接"}, {"vbaproject.bin", "宏"}, {"customxml/item", "自定义数据"}, {"/embeddings/", "嵌入的文件"},
	{"/slicers/", "切片器"}, {"/printersettings/", "打印机设置"}, {"docprops/", "文档属性（作者、单位等）"}, {"/connections.xml", "数据连接"},
}

// countParts counts what the organiser's file had besides sheets.
func (c *publicCopy) countParts() {
	for _, f := range c.zr.File {
		name := "/" + strings.ToLower(f.Name)
		for _, k := range partKinds {
			if strings.Contains(name, k.holds) && !strings.HasSuffix(name, ".rels") && !strings.Contains(name, "itemprops") {
				c.report.count(k.what, 1)
				break
			}
		}
	}
}

const (
	xmlHead      = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	nsMain       = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
	nsRelations  = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	nsPackage    = "http://schemas.openxmlformats.org/package/2006/"
	typeWorkbook = "application/vnd.openxmlformats-officedocument.spreadsheetml."
)

// pack makes the package.
func (c *publicCopy) pack() ([]byte, error) {
	var types, rels, list, names strings.Builder
	for i, s := range c.sheets {
		n := i + 1
		fmt.Fprintf(&types, `<Override PartName="/xl/worksheets/sheet%d.xml" ContentType="%sworksheet+xml"/>`, n, typeWorkbook)
		fmt.Fprintf(&rels, `<Relationship Id="rId%d" Type="%s/worksheet" Target="worksheets/sheet%d.xml"/>`, n, nsRelations, n)
		fmt.Fprintf(&list, `<sheet name="%s" sheetId="%d" r:id="rId%d"/>`, escape(s.name), n, n)
		if s.titles != "" {
			fmt.Fprintf(&names, `<definedName name="_xlnm.Print_Titles" localSheetId="%d">%s</definedName>`, i, escape(s.titles))
		}
		c.parts = append(c.parts, publicPart{fmt.Sprintf("xl/worksheets/sheet%d.xml", n), s.xml})
	}
	if len(c.sheets) == 0 {
		return nil, &FileError{Msg: "没有可以公开的工作表"}
	}
	extra := []struct{ kind, name, text string }{{"styles", "styles.xml", c.styles()}, {"theme", "theme/theme1.xml", c.theme()}}
	for i, e := range extra {
		if e.text == "" {
			continue
		}
		kind := typeWorkbook + e.kind + "+xml"
		if e.kind == "theme" {
			kind = "application/vnd.openxmlformats-officedocument.theme+xml"
		}
		fmt.Fprintf(&types, `<Override PartName="/xl/%s" ContentType="%s"/>`, e.name, kind)
		fmt.Fprintf(&rels, `<Relationship Id="rId%d" Type="%s/%s" Target="%s"/>`, len(c.sheets)+i+1, nsRelations, e.kind, e.name)
		c.parts = append(c.parts, publicPart{"xl/" + e.name, e.text})
	}
	defined := ""
	if names.Len() > 0 {
		defined = "<definedNames>" + names.String() + "</definedNames>"
	}
	date1904 := ""
	if c.date1904 {
		date1904 = `<workbookPr date1904="1"/>`
	}
	head := []publicPart{
		{"[Content_Types].xml", xmlHead + `<Types xmlns="` + nsPackage + `content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="` + typeWorkbook + `sheet.main+xml"/>` + types.String() + `</Types>`},
		{"_rels/.rels", xmlHead + `<Relationships xmlns="` + nsPackage + `relationships"><Relationship Id="rId1" Type="` + nsRelations + `/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
		{"xl/workbook.xml", xmlHead + `<workbook xmlns="` + nsMain + `" xmlns:r="` + nsRelations + `">` + date1904 + `<bookViews><workbookView/></bookViews><sheets>` + list.String() + `</sheets>` + defined + `</workbook>`},
		{"xl/_rels/workbook.xml.rels", xmlHead + `<Relationships xmlns="` + nsPackage + `relationships">` + rels.String() + `</Relationships>`},
	}
	return zipParts(append(head, c.parts...))
}

func zipParts(parts []publicPart) ([]byte, error) {
	var buf bytes.Buffer
	zw := zip.NewWriter(&buf)
	for _, p := range parts {
		w, err := zw.Create(p.name)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write([]byte(p.text)); err != nil {
			return nil, err
		}
	}
	err := zw.Close()
	return buf.Bytes(), err
}

// related gives the text of a part the workbook part refers to by a type, "" if there is none.
func (c *publicCopy) related(kind string) string {
	wb := workbookPart(c.zr)
	_, all := relationsOf(c.zr, wb)
	for _, r := range all.List {
		if path.Base(r.Type) == kind {
			text, err := readPart(c.zr, r.Target)
			if err == nil {
				return string(text)
			}
		}
	}
	return ""
}
