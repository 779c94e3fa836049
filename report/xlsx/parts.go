package xlsx

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"path"
	"regexp"
	"strconv"
	"strings"
)

// sheetPart is a sheet with the part of the package it is kept in.
type sheetPart struct{ name, part string }

type relations struct {
	List []struct {
		ID     string `xml:"Id,attr"`
		Type   string `xml:"Type,attr"`
		Target string `xml:"Target,attr"`
		Mode   string `xml:"TargetMode,attr"`
	} `xml:"Relationship"`
}

// relationsOf gives the parts a part refers to, by the id of the reference. A part without references gives none.
func relationsOf(zr *zip.Reader, part string) (byID map[string]string, all relations) {
	data, err := readPart(zr, path.Join(path.Dir(part), "_rels", path.Base(part)+".rels"))
	if err != nil || xml.Unmarshal(data, &all) != nil {
		return nil, relations{}
	}
	byID = map[string]string{}
	for i, r := range all.List {
		target := strings.TrimPrefix(r.Target, "/")
		if target == r.Target {
			target = path.Join(path.Dir(part), r.Target)
		}
		all.List[i].Target = target
		if r.Mode != "External" {
			byID[r.ID] = target
		}
	}
	return byID, all
}

// workbookPart finds the part that lists the sheets.
func workbookPart(zr *zip.Reader) string {
	_, root := relationsOf(zr, "")
	for _, r := range root.List {
		if strings.HasSuffix(r.Type, "/officeDocument") {
			return r.Target
		}
	}
	return "xl/workbook.xml"
}

// sheetParts lists the sheets in their order.
func sheetParts(zr *zip.Reader) ([]sheetPart, error) {
	wb := workbookPart(zr)
	data, err := readPart(zr, wb)
	if err != nil {
		return nil, err
	}
	var list struct {
		Sheets []struct {
			Name string `xml:"name,attr"`
			ID   string `xml:"http://schemas.openxmlformats.org/officeDocument/2006/relationships id,attr"`
		} `xml:"sheets>sheet"`
	}
	if err := xml.Unmarshal(data, &list); err != nil {
		return nil, err
	}
	byID, _ := relationsOf(zr, wb)
	var out []sheetPart
	for _, s := range list.Sheets {
		out = append(out, sheetPart{s.Name, byID[s.ID]})
	}
	return out, nil
}

var (
	tabSelected  = regexp.MustCompile(`\s+tabSelected=("[^"]*"|'[^']*')`)
	sheetView    = regexp.MustCompile(`<(\w+:)?sheetView\b`)
	workbookView = regexp.MustCompile(`<(\w+:)?workbookView\b[^>]*>`)
	activeTab    = regexp.MustCompile(`\s+(activeTab|firstSheet)=("[^"]*"|'[^']*')`)
	bookViews    = regexp.MustCompile(`<(\w+:)?bookViews\b`)
	sheetsTag    = regexp.MustCompile(`<(\w+:)?sheets\b`)
)

// selectSheet puts one sheet in front. excelize would read and rewrite every sheet for that; here only the mark moves,
// and the other parts are copied as they are.
func selectSheet(book []byte, sheet string) ([]byte, error) {
	zr, err := zip.NewReader(bytes.NewReader(book), int64(len(book)))
	if err != nil {
		return nil, err
	}
	sheets, err := sheetParts(zr)
	if err != nil {
		return nil, err
	}
	changed := map[string][]byte{}
	index := -1
	for i, s := range sheets {
		old, err := readPart(zr, s.part)
		if err != nil {
			return nil, err
		}
		text := markSelected(old, s.name == sheet)
		if s.name == sheet {
			index = i
		}
		if !bytes.Equal(text, old) {
			changed[s.part] = text
		}
	}
	if index < 0 {
		return nil, &FileError{Sheet: sheet, Msg: "没有这张表"}
	}
	wb := workbookPart(zr)
	text, err := readPart(zr, wb)
	if err != nil {
		return nil, err
	}
	changed[wb] = setActiveTab(text, index)
	return replaceParts(zr, changed)
}

// markSelected sets or takes away the mark of the sheet in front; it looks only at what stands before the cells.
func markSelected(sheet []byte, selected bool) []byte {
	head, cells := sheet, []byte(nil)
	if i := bytes.Index(sheet, []byte("sheetData")); i >= 0 {
		head, cells = sheet[:i], sheet[i:]
	}
	if !selected && !tabSelected.Match(head) {
		return sheet
	}
	head = tabSelected.ReplaceAll(head, nil)
	if at := sheetView.FindIndex(head); selected && at != nil {
		head = bytes.Join([][]byte{head[:at[1]], []byte(` tabSelected="1"`), head[at[1]:]}, nil)
	}
	return append(bytes.Clone(head), cells...)
}

// setActiveTab sets which sheet the workbook opens with.
func setActiveTab(workbook []byte, index int) []byte {
	attr := []byte(` activeTab="` + strconv.Itoa(index) + `"`)
	if at := workbookView.FindIndex(workbook); at != nil {
		tag := activeTab.ReplaceAll(workbook[at[0]:at[1]], nil)
		name := bytes.IndexAny(tag, " \t\r\n/>")
		tag = bytes.Join([][]byte{tag[:name], attr, tag[name:]}, nil)
		return bytes.Join([][]byte{workbook[:at[0]], tag, workbook[at[1]:]}, nil)
	}
	at := sheetsTag.FindSubmatchIndex(workbook)
	if at == nil || bookViews.Match(workbook) {
		return workbook
	}
	prefix := ""
	if at[2] >= 0 {
		prefix = string(workbook[at[2]:at[3]])
	}
	views := "<" + prefix + "bookViews><" + prefix + "workbookView" + string(attr) + "/></" + prefix + "bookViews>"
	return bytes.Join([][]byte{workbook[:at[0]], []byte(views), workbook[at[0]:]}, nil)
}

// replaceParts copies a package with some of its parts replaced.
func replaceParts(zr *zip.Reader, parts map[string][]byte) ([]byte, error) {
	var buf bytes.Buffer
	zw := zip.NewWriter(&buf)
	for _, f := range zr.File {
		data, ok := parts[f.Name]
		if !ok {
			if err := zw.Copy(f); err != nil {
				return nil, err
			}
			continue
		}
		w, err := zw.Create(f.Name)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(data); err != nil {
			return nil, err
		}
	}
	if err := zw.Close(); err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}

// fixedRow is a row below the first one whose height is marked as set by hand.
var fixedRow = regexp.MustCompile(`(<row r="(?:[2-9]|\d\d+)"[^>]*) customHeight="(?:true|1)"`)

// growingRows lets the rows of a new workbook grow when more is typed into them. excelize marks every height it sets as
// set by hand, and Excel leaves such rows alone.
func growingRows(book []byte) ([]byte, error) {
	zr, err := zip.NewReader(bytes.NewReader(book), int64(len(book)))
	if err != nil {
		return nil, err
	}
	sheets, err := sheetParts(zr)
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
