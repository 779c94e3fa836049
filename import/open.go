package importer

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/xuri/excelize/v2"

	"qisai/templates"
)

// unzipLimit is the most a workbook may unpack to; real ones are a hundredth of it.
const unzipLimit = 256 << 20

const (
	hintSaveAs  = "在 Excel 或 WPS 中打开，用“另存为”存成“Excel 工作簿 (*.xlsx)”，再用新文件"
	hintDamaged = "文件已损坏：在 Excel 或 WPS 中打开并修复后另存为 .xlsx，或改用“-备份”文件夹里的上一份"
)

var errSharedStrings = errors.New("shared strings")

// Open checks the bytes and opens the workbook; what it gives back when it fails is a *FileError.
func Open(data []byte) (b *Book, err error) {
	defer func() {
		if r := recover(); r != nil {
			b, err = nil, fileErrorf(hintDamaged, fmt.Errorf("panic: %v", r), "工作簿的内部结构有误，读不出来")
		}
	}()
	if err := checkZip(data); err != nil {
		return nil, err
	}
	f, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{
		RawCellValue: true, UnzipSizeLimit: unzipLimit, UnzipXMLSizeLimit: unzipLimit,
	})
	if err != nil {
		return nil, fileErrorf(hintDamaged, err, "工作簿的内部结构有误，读不出来")
	}
	b = &Book{file: f, formats: map[int]formatKind{}, lexicons: map[*templates.Sheet]lexicon{}, places: newPlaces()}
	if err := b.load(); err != nil {
		f.Close()
		return nil, err
	}
	return b, nil
}

// checkZip names everything that is no zip or a zip of something else.
func checkZip(data []byte) error {
	if !bytes.HasPrefix(data, []byte("PK")) {
		return sniff(data)
	}
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return fileErrorf("可能没有下载完或没有拷贝完，请重新取一份", err, "文件不完整")
	}
	names, total := map[string]bool{}, uint64(0)
	for _, f := range zr.File {
		names[strings.ToLower(strings.ReplaceAll(f.Name, `\`, "/"))] = true
		total += f.UncompressedSize64
	}
	switch {
	case total > unzipLimit:
		return fileErrorf("多半是整列整行设了格式；把需要的内容复制到新的工作簿里再用", nil, "工作簿展开后有 %d MB，太大了", total>>20)
	case names["_rels/.rels"] && !names["xl/workbook.bin"] && !names["word/document.xml"] && !names["ppt/presentation.xml"]:
		return nil
	case names["word/document.xml"]:
		return fileErrorf("把其中的表格复制到 Excel 工作簿里再用", nil, "这是 Word 文档，不是 Excel 工作簿")
	case names["ppt/presentation.xml"]:
		return fileErrorf("请选 Excel 工作簿 (.xlsx)", nil, "这是 PowerPoint 演示文稿，不是 Excel 工作簿")
	case names["xl/workbook.bin"]:
		return fileErrorf(hintSaveAs, nil, "这是二进制格式的工作簿 (.xlsb)，读不了")
	case names["content.xml"]:
		return fileErrorf(hintSaveAs, nil, "这是 ODF 表格 (.ods)，读不了")
	}
	return fileErrorf("请选 Excel 工作簿 (.xlsx)；若它装在压缩包里，先解压", nil, "这是压缩包，不是 Excel 工作簿")
}

// load finds the sheets and reads them all: excelize itself would read a damaged sheet up to the damage and say nothing.
func (b *Book) load() error {
	main, err := b.mainPart()
	if err != nil {
		return err
	}
	data, ok := b.part(main)
	if !ok {
		return missingPart(main)
	}
	b.strict = bytes.Contains(data, []byte("purl.oclc.org/ooxml")) || bytes.Contains(data, []byte(`conformance="strict"`))
	if props, err := b.file.GetWorkbookProps(); err == nil && props.Date1904 != nil {
		b.date1904 = *props.Date1904
	}
	targets, shared, err := b.relations(main)
	if err != nil {
		return err
	}
	strings, err := b.sharedStrings(shared)
	if err != nil {
		return err
	}
	return b.loadSheets(main, data, targets, strings)
}

// loadSheets reads the sheets named in the workbook part.
func (b *Book) loadSheets(main string, data []byte, targets map[string]target, shared []sharedString) error {
	s, err := newXMLScanner(data)
	if err != nil {
		return damagedPart(main, "", err)
	}
	for {
		tok, err := s.next()
		switch {
		case err != nil:
			return damagedPart(main, "", err)
		case tok == xmlEOF:
			if len(b.sheets) == 0 {
				return fileErrorf(hintDamaged, nil, "工作簿里没有工作表")
			}
			return nil
		case tok == xmlStart && s.is("sheet"):
			t := targets[s.attr("id")]
			g, err := b.loadSheet(s.attr("name"), t, shared)
			if err != nil {
				return err
			}
			state := s.attr("state")
			g.hidden = state == "hidden" || state == "veryHidden"
			b.sheets = append(b.sheets, g)
		}
	}
}

// loadSheet reads one sheet; one that is no worksheet (a chart) is an empty grid.
func (b *Book) loadSheet(name string, t target, shared []sharedString) (*grid, error) {
	g := &grid{name: name}
	if t.kind != "worksheet" {
		return g, nil
	}
	data, ok := b.part(t.path)
	if !ok {
		return nil, missingPart(t.path)
	}
	s, err := newXMLScanner(data)
	if err != nil {
		return nil, damagedPart(t.path, name, err)
	}
	p := sheetParser{xmlScanner: s, shared: shared, number: b.showNumber, grid: g}
	if _, err = p.parse(); errors.Is(err, errSharedStrings) {
		return nil, fileErrorf(hintDamaged, err, "工作簿缺少部分文字（工作表“%s”引用的字符串不在文件里）", name)
	} else if err != nil {
		return nil, damagedPart(t.path, name, err)
	}
	return g, nil
}
