package importer

import (
	"bytes"
	"errors"
	"fmt"

	"qisai/templates"
)

const (
	hintSaveAs  = "在 Excel 或 WPS 中打开，用“另存为”存成“Excel 工作簿 (*.xlsx)”，再用新文件"
	hintDamaged = "文件已损坏：在 Excel 或 WPS 中打开并修复后另存为 .xlsx，或改用“-备份”文件夹里的上一份"
	hintCopyOut = "多半是整列整行设了格式，或放了很大的图片；把需要的内容复制到新的工作簿里再用"
)

var errSharedStrings = errors.New("shared strings")

// Open checks the bytes and opens the workbook; what it gives back when it fails is a *FileError.
func Open(data []byte) (b *Book, err error) {
	defer func() {
		if r := recover(); r != nil {
			b, err = nil, fileErrorf(hintDamaged, fmt.Errorf("panic: %v", r), "工作簿的内部结构有误，读不出来")
		}
	}()
	if !bytes.HasPrefix(data, []byte("PK")) {
		return nil, sniff(data)
	}
	c, err := openContainer(data)
	if err != nil {
		return nil, err
	}
	if err := c.isWorkbook(); err != nil {
		return nil, err
	}
	b = &Book{data: data, container: c, lexicons: map[*templates.Sheet]lexicon{}, places: newPlaces()}
	if err := b.load(); err != nil {
		return nil, err
	}
	return b, c.prove()
}

// isWorkbook names a zip of something else.
func (c *container) isWorkbook() error {
	switch {
	case c.has("word/document.xml"):
		return fileErrorf("把其中的表格复制到 Excel 工作簿里再用", nil, "这是 Word 文档，不是 Excel 工作簿")
	case c.has("ppt/presentation.xml"):
		return fileErrorf("请选 Excel 工作簿 (.xlsx)", nil, "这是 PowerPoint 演示文稿，不是 Excel 工作簿")
	case c.has("xl/workbook.bin"):
		return fileErrorf(hintSaveAs, nil, "这是二进制格式的工作簿 (.xlsb)，读不了")
	case c.has("_rels/.rels"):
		return nil
	case c.has("content.xml"):
		return fileErrorf(hintSaveAs, nil, "这是 ODF 表格 (.ods)，读不了")
	}
	return fileErrorf("请选 Excel 工作簿 (.xlsx)；若它装在压缩包里，先解压", nil, "这是压缩包，不是 Excel 工作簿")
}

// load finds the sheets and reads them all, each to its end: damage anywhere is found, and nothing is read in part.
func (b *Book) load() error {
	if _, err := b.container.read("[Content_Types].xml"); err != nil {
		return err
	}
	main, err := b.mainPart()
	if err != nil {
		return err
	}
	data, err := b.container.read(main)
	if err != nil {
		return err
	}
	b.strict = bytes.Contains(data, []byte("purl.oclc.org/ooxml")) || bytes.Contains(data, []byte(`conformance="strict"`))
	rels, err := b.relations(main)
	if err != nil {
		return err
	}
	if b.styles, err = b.readStyles(rels.styles); err != nil {
		return err
	}
	if b.shared, err = b.sharedStrings(rels.strings); err != nil {
		return err
	}
	return b.loadSheets(main, data, rels.byID)
}

// loadSheets reads the sheets named in the workbook part.
func (b *Book) loadSheets(main string, data []byte, targets map[string]target) error {
	s, err := newXMLScanner(data)
	if err != nil {
		return damagedPart(main, "", err)
	}
	used, cells := map[string]bool{}, maxCells
	for {
		tok, err := s.next()
		switch {
		case err != nil:
			return damagedPart(main, "", err)
		case tok == xmlEOF:
			if len(b.sheets) == 0 {
				return fileErrorf(hintDamaged, nil, "工作簿里没有工作表")
			}
			return b.checkNames()
		case tok == xmlStart && s.is("workbookPr"):
			b.date1904 = s.flag("date1904")
		case tok == xmlStart && s.is("sheet"):
			t := targets[s.attr("id")]
			if t.path != "" && used[partKey(t.path)] {
				return fileErrorf(hintDamaged, nil, "两张工作表用了同一个内部文件 %s", t.path)
			}
			used[partKey(t.path)] = true
			g, err := b.loadSheet(s.attr("name"), t, &cells)
			if err != nil {
				return err
			}
			state := s.attr("state")
			g.hidden = state == "hidden" || state == "veryHidden"
			b.sheets = append(b.sheets, g)
		}
	}
}

// loadSheet reads one sheet; one that is no worksheet (a chart) is an empty grid. cells is how many cells the workbook
// may still have.
func (b *Book) loadSheet(name string, t target, cells *int) (*grid, error) {
	g := &grid{name: name}
	switch {
	case t.path == "":
		return nil, fileErrorf(hintDamaged, errNoPart, "工作表“%s”在文件里没有内容", sheetLabel(name))
	case t.kind != "worksheet":
		return g, nil
	}
	data, err := b.container.read(t.path)
	if err != nil {
		return nil, err
	}
	s, err := newXMLScanner(data)
	if err != nil {
		return nil, damagedPart(t.path, name, err)
	}
	p := sheetParser{xmlScanner: s, shared: b.shared, number: b.showNumber, grid: g, cells: cells}
	_, err = p.parse()
	switch {
	case errors.Is(err, errSharedStrings):
		return nil, fileErrorf(hintDamaged, err, "工作簿缺少部分文字（工作表“%s”引用的字符串不在文件里）", sheetLabel(name))
	case errors.Is(err, errTooLarge):
		return nil, fileErrorf(hintCopyOut, err, "工作表“%s”里的内容太多（%v）", sheetLabel(name), err)
	case err != nil:
		return nil, damagedPart(t.path, name, err)
	}
	if x, y, ok := g.overlap(); ok {
		return nil, fileErrorf("在 Excel 或 WPS 中打开，取消这两处合并后另存", nil, "工作表“%s”里的合并单元格 %s 和 %s 互相重叠", sheetLabel(name), x, y)
	}
	return g, nil
}
