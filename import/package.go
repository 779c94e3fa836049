package importer

import (
	"errors"
	"path"
	"strconv"
	"strings"
	"unicode/utf16"
)

// target is where a relation of the workbook part leads.
type target struct{ kind, path string }

// workbookRelations are the relations of the workbook part: all by their id, and the two every workbook has one of.
type workbookRelations struct {
	byID            map[string]target
	strings, styles string
}

// mainPart finds the workbook part.
func (b *Book) mainPart() (string, error) {
	all, err := b.readRelations("_rels/.rels", "")
	if err != nil {
		return "", err
	}
	for _, t := range all {
		if t.kind == "officeDocument" {
			return t.path, nil
		}
	}
	return "", fileErrorf(hintDamaged, nil, "不是 Excel 工作簿：文件里没有工作簿部件")
}

// relations gives the relations of the workbook part.
func (b *Book) relations(main string) (r workbookRelations, err error) {
	dir, file := path.Split(main)
	r.byID, err = b.readRelations(dir+"_rels/"+file+".rels", dir)
	for _, t := range r.byID {
		switch t.kind {
		case "sharedStrings":
			r.strings = t.path
		case "styles":
			r.styles = t.path
		}
	}
	return r, err
}

func (b *Book) readRelations(rels, dir string) (map[string]target, error) {
	data, err := b.container.read(rels)
	if err != nil {
		return nil, err
	}
	s, err := newXMLScanner(data)
	if err != nil {
		return nil, damagedPart(rels, "", err)
	}
	out := map[string]target{}
	for {
		tok, err := s.next()
		switch {
		case err != nil:
			return nil, damagedPart(rels, "", err)
		case tok == xmlEOF:
			return out, nil
		case tok == xmlStart && s.is("Relationship") && s.attr("TargetMode") != "External":
			p := strings.ReplaceAll(s.attr("Target"), `\`, "/")
			if strings.HasPrefix(p, "/") {
				p = p[1:]
			} else {
				p = path.Join(dir, p)
			}
			out[s.attr("Id")] = target{kind: path.Base(s.attr("Type")), path: p}
		}
	}
}

// sharedStrings reads the string table; a workbook without strings has none.
func (b *Book) sharedStrings(name string) ([]sharedString, error) {
	if name == "" {
		return nil, nil
	}
	data, err := b.container.read(name)
	if err != nil {
		return nil, err
	}
	out, err := parseSharedStrings(data)
	switch {
	case errors.Is(err, errTooLarge):
		return nil, fileErrorf(hintCopyOut, err, "工作簿里的文字超过 %d 条，太多了", maxStrings)
	case err != nil:
		return nil, damagedPart(name, "", err)
	}
	return out, nil
}

// checkNames refuses names of sheets under which nothing could be found or told.
func (b *Book) checkNames() error {
	seen := map[string]bool{}
	for _, g := range b.sheets {
		folded := strings.ToLower(g.name)
		switch {
		case g.name == "" || strings.ContainsFunc(g.name, func(r rune) bool { return r < ' ' || r == 0x7F }):
			return fileErrorf(hintDamaged, nil, "有一张工作表的名称是空的，或含有不可见的控制字符：“%s”", sheetLabel(g.name))
		case seen[folded]:
			return fileErrorf(hintDamaged, nil, "有两张工作表都叫“%s”", sheetLabel(g.name))
		}
		seen[folded] = true
	}
	return nil
}

// longestSheetName is Excel's limit, in UTF-16 units.
const longestSheetName = 31

// longName gives a sheet whose name is longer than Excel allows, "" if there is none. LibreOffice writes such names.
func (b *Book) longName() string {
	for _, g := range b.sheets {
		if len(utf16.Encode([]rune(g.name))) > longestSheetName {
			return g.name
		}
	}
	return ""
}

// sheetLabel gives a sheet's name for a message: no longer than a name may be, without controls.
func sheetLabel(name string) string {
	name = cleanText(name)
	if r := []rune(name); len(r) > longestSheetName {
		return line(string(r[:longestSheetName])) + "…"
	}
	return line(name)
}

func damagedPart(name, sheet string, cause error) *FileError {
	switch {
	case errors.Is(cause, errDocType):
		return fileErrorf(hintSaveAs, cause, "工作簿的内部文件 %s 带有 DOCTYPE 声明，正常的工作簿没有，所以没有读", name)
	case errors.Is(cause, errNotUTF8):
		return fileErrorf(hintSaveAs, cause, "工作簿的内部文件 %s 的文字编码不是 UTF-8，读不了", name)
	case sheet != "":
		return fileErrorf(hintDamaged, cause, "工作表“%s”已损坏（%s），只能读出一部分，所以没有使用", sheetLabel(sheet), path.Base(name))
	}
	return fileErrorf(hintDamaged, cause, "工作簿的内部文件 %s 已损坏", name)
}

// readStyles gives what number format each style of the workbook has; a workbook without styles has none.
func (b *Book) readStyles(name string) ([]formatKind, error) {
	if name == "" {
		return nil, nil
	}
	data, err := b.container.read(name)
	if err != nil {
		return nil, err
	}
	kinds, err := parseStyles(data)
	if err != nil {
		return nil, damagedPart(name, "", err)
	}
	return kinds, nil
}

func parseStyles(data []byte) ([]formatKind, error) {
	s, err := newXMLScanner(data)
	if err != nil {
		return nil, err
	}
	codes := map[int]string{}
	var ids []int
	for cellXfs := 0; ; {
		tok, err := s.next()
		switch {
		case err != nil:
			return nil, err
		case tok == xmlEOF:
			kinds := make([]formatKind, len(ids))
			for i, id := range ids {
				kinds[i] = formatKindOf(id, codes[id])
			}
			return kinds, nil
		case tok == xmlEnd && len(s.open) < cellXfs:
			cellXfs = 0
		case tok == xmlStart && s.is("cellXfs"):
			cellXfs = len(s.open)
		case tok == xmlStart && s.is("numFmt"):
			id, _ := strconv.Atoi(s.attr("numFmtId"))
			codes[id] = s.attr("formatCode")
		case tok == xmlStart && s.is("xf") && cellXfs > 0:
			id, _ := strconv.Atoi(s.attr("numFmtId"))
			ids = append(ids, id)
		}
	}
}

// showNumber gives the text of a number cell by its format.
func (b *Book) showNumber(style int, v float64) string {
	kind := plainFormat
	if style >= 0 && style < len(b.styles) {
		kind = b.styles[style]
	}
	return showNumber(v, kind, b.date1904)
}
