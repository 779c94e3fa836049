package xlsx

import (
	"archive/zip"
	"bytes"
	"io"
	"strconv"
	"strings"

	"qisai/pairing/pattern"
)

var (
	tabSelected  = pattern.New(`\s+tabSelected=("[^"]*"|'[^']*')`)
	sheetView    = pattern.New(`<(\w+:)?sheetView\b`)
	workbookView = pattern.New(`<(\w+:)?workbookView\b[^>]*>`)
	activeTab    = pattern.New(`\s+(activeTab|firstSheet)=("[^"]*"|'[^']*')`)
	bookViews    = pattern.New(`<(\w+:)?bookViews\b`)
	sheetsTag    = pattern.New(`<(\w+:)?sheets\b`)
)

// selectSheet puts one sheet in front. excelize would read and rewrite every sheet for that; here only the mark moves,
// and the other parts are copied as they are.
func selectSheet(book []byte, sheet string) ([]byte, error) {
	zr, sheets, err := unzipSheets(book)
	if err != nil {
		return nil, err
	}
	changed := map[string][]byte{}
	index := -1
	for i, s := range sheets {
		if s.name != sheet {
			head, err := readHead(zr, s.part)
			if err != nil {
				return nil, err
			}
			if bytes.Equal(markSelected(head, false), head) {
				continue
			}
		}
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

// readHead gives what stands before the cells of a sheet, and a little more.
func readHead(zr *zip.Reader, part string) ([]byte, error) {
	f, err := findPart(zr, part)
	if err != nil {
		return nil, err
	}
	r, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	var head bytes.Buffer
	for !bytes.Contains(head.Bytes(), []byte("sheetData")) {
		switch _, err := io.CopyN(&head, r, 4<<10); {
		case err == io.EOF:
			return head.Bytes(), nil
		case err != nil:
			return nil, err
		}
	}
	return head.Bytes(), nil
}

// markSelected sets or takes away the mark of the sheet in front; it looks only at what stands before the cells.
func markSelected(sheet []byte, selected bool) []byte {
	head, cells := sheet, []byte(nil)
	if i := bytes.Index(sheet, []byte("sheetData")); i >= 0 {
		head, cells = sheet[:i], sheet[i:]
	}
	if at := tabSelected.FindSubmatch(head); !selected && (at == nil || strings.ContainsAny(string(at[1]), "0f")) {
		return sheet // not marked, or marked as not selected
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
