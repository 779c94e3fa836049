package xlsx

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"path"
	"strings"
)

// unzip opens a package.
func unzip(book []byte) (*zip.Reader, error) {
	return zip.NewReader(bytes.NewReader(book), int64(len(book)))
}

// unzipSheets opens a workbook and lists its sheets.
func unzipSheets(book []byte) (*zip.Reader, []sheetPart, error) {
	zr, err := unzip(book)
	if err != nil {
		return nil, nil, err
	}
	sheets, err := sheetParts(zr)
	return zr, sheets, err
}

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

// replaceParts copies a package with some of its parts replaced.
func replaceParts(zr *zip.Reader, parts map[string][]byte) ([]byte, error) {
	var buf bytes.Buffer
	zw := zip.NewWriter(&buf)
	between := make([]byte, 16<<10) // zip.Writer.Copy would make one for every part
	for _, f := range zr.File {
		data, ok := parts[f.Name]
		if !ok {
			if err := copyPart(zw, f, between); err != nil {
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

// copyPart copies a part as it is packed.
func copyPart(zw *zip.Writer, f *zip.File, between []byte) error {
	r, err := f.OpenRaw()
	if err != nil {
		return err
	}
	header := f.FileHeader
	w, err := zw.CreateRaw(&header)
	if err != nil {
		return err
	}
	_, err = io.CopyBuffer(w, r, between)
	return err
}
