// Package importer reads the workbook into the words of package pairing. It is the only reader of workbooks; it writes
// nothing. Everything wrong in the workbook is collected as Problems with their cells, so that a secretary can mend all
// of it at once.
//
// The way of a cell: open.go, container.go and package.go unpack the file, sheetxml.go makes a grid of every sheet, header.go and
// table.go find the tables in it by their headers, rec.go reads the cells of a row, and regulation.go, categories.go,
// sections.go, roster.go and rounds.go with their neighbours turn rows into the domain. Text is cleaned in clean.go and
// nowhere else.
package importer

import (
	"fmt"

	"qisai/templates"
)

// Book is a workbook opened for reading. It remembers where everything stood, for messages and for the writer.
type Book struct {
	data      []byte
	container *container
	sheets    []*grid
	byName    map[string]*grid // by folded name
	strict    bool
	date1904  bool
	styles    []formatKind // by style
	shared    []sharedString
	formulas  calculator
	lexicons  map[*templates.Sheet]lexicon
	places    places
}

// Close frees what reading needed.
func (b *Book) Close() error { return b.formulas.close() }

// Forget gives up all sheets; nothing can be asked of the workbook any more.
func (b *Book) Forget() {
	b.sheets, b.byName, b.shared, b.places = nil, nil, nil, newPlaces()
}

// ReadOnly says whether the file can be read but must not be written, and why (a message and a hint in Chinese).
func (b *Book) ReadOnly() (reason, hint string, readOnly bool) {
	if b.strict {
		return "工作簿存成了“Strict Open XML”格式，能读，但写回去会损坏它", hintSaveAs, true
	}
	if b.container.foreign {
		return "工作簿的内部文件名不合规范（不是 Excel 或 WPS 存的），能读，但写回去会损坏它", hintSaveAs, true
	}
	if name := b.longName(); name != "" {
		return fmt.Sprintf("工作表“%s”的名称超过 %d 个字，Excel 不许这样，不能写入", sheetLabel(name), longestSheetName), "把这张工作表的名称改短", true
	}
	for _, g := range b.sheets {
		if g.elements > maxWritten {
			return fmt.Sprintf("工作表“%s”里有 %d 行、格（多半是只有格式的空行），能读，但太大，不能写入", sheetLabel(g.name), g.elements), "删去表格下面的空行（选中整行后删除），或把需要的内容复制到新的工作簿里", true
		}
	}
	return "", "", false
}

// SheetNames gives the names of all sheets in order.
func (b *Book) SheetNames() []string {
	var names []string
	for _, g := range b.sheets {
		names = append(names, g.name)
	}
	return names
}

// grid finds a sheet by name, whatever its case, width and white space; nil if there is none.
func (b *Book) grid(name string) *grid {
	if b.byName == nil {
		b.byName = map[string]*grid{}
		for _, g := range b.sheets {
			if k := key(g.name); b.byName[k] == nil {
				b.byName[k] = g
			}
		}
	}
	return b.byName[key(name)]
}
