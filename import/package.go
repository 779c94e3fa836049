package importer

import (
	"path"
	"strings"
)

// target is where a relation of the workbook part leads.
type target struct{ kind, path string }

// mainPart finds the workbook part.
func (b *Book) mainPart() (string, error) {
	const rels = "_rels/.rels"
	all, err := b.readRelations(rels, "")
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

// relations gives the sheets by relation id, and the string table.
func (b *Book) relations(main string) (sheets map[string]target, shared string, err error) {
	dir, file := path.Split(main)
	rels := dir + "_rels/" + file + ".rels"
	if _, ok := b.part(rels); !ok {
		return nil, "", missingPart(rels)
	}
	sheets, err = b.readRelations(rels, dir)
	for _, t := range sheets {
		if t.kind == "sharedStrings" {
			shared = t.path
		}
	}
	return sheets, shared, err
}

func (b *Book) readRelations(rels, dir string) (map[string]target, error) {
	data, _ := b.part(rels)
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
		case tok == xmlStart && s.is("Relationship"):
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
	data, ok := b.part(name)
	if !ok {
		return nil, missingPart(name)
	}
	out, err := parseSharedStrings(data)
	if err != nil {
		return nil, damagedPart(name, "", err)
	}
	return out, nil
}

// part gives a part of the package, whatever the case of its name.
func (b *Book) part(name string) (data []byte, ok bool) {
	if v, found := b.file.Pkg.Load(name); found {
		data, ok = v.([]byte)
		return data, ok
	}
	b.file.Pkg.Range(func(k, v any) bool {
		if s, isString := k.(string); isString && strings.EqualFold(s, name) {
			data, ok = v.([]byte)
		}
		return !ok
	})
	return data, ok
}

func missingPart(name string) *FileError {
	return fileErrorf(hintDamaged, nil, "工作簿缺少内部文件 %s", name)
}

func damagedPart(name, sheet string, cause error) *FileError {
	if sheet != "" {
		return fileErrorf(hintDamaged, cause, "工作表“%s”已损坏（%s），只能读出一部分，所以没有使用", sheet, path.Base(name))
	}
	return fileErrorf(hintDamaged, cause, "工作簿的内部文件 %s 已损坏", name)
}

// showNumber gives the text of a number cell by its format.
func (b *Book) showNumber(style int, v float64) string {
	return showNumber(v, b.formatKind(style), b.date1904)
}

// formatKind looks a cell's format up once.
func (b *Book) formatKind(style int) formatKind {
	kind, known := b.formats[style]
	if known {
		return kind
	}
	styles := b.file.Styles
	if styles != nil && styles.CellXfs != nil && style >= 0 && style < len(styles.CellXfs.Xf) && styles.CellXfs.Xf[style].NumFmtID != nil {
		id, code := *styles.CellXfs.Xf[style].NumFmtID, ""
		if styles.NumFmts != nil {
			for _, f := range styles.NumFmts.NumFmt {
				if f != nil && f.NumFmtID == id {
					code = f.FormatCode
				}
			}
		}
		kind = formatKindOf(id, code)
	}
	b.formats[style] = kind
	return kind
}
