package importer

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// repack changes parts of a workbook; edit gives nil to leave a part out.
func repack(t testing.TB, data []byte, edit func(name, content string) *string) []byte {
	t.Helper()
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	zw := zip.NewWriter(&out)
	for _, f := range zr.File {
		rc, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, _ := io.ReadAll(rc)
		rc.Close()
		if s := edit(f.Name, string(content)); s != nil {
			w, _ := zw.Create(f.Name)
			_, _ = io.WriteString(w, *s)
		}
	}
	zw.Close()
	return out.Bytes()
}

// in replaces text in the parts whose name holds part.
func in(part, old, new string) func(name, content string) *string {
	return func(name, content string) *string {
		if strings.Contains(name, part) {
			content = strings.Replace(content, old, new, 1)
		}
		return &content
	}
}

// without leaves a part out.
func without(part string) func(name, content string) *string {
	return func(name, content string) *string {
		if strings.Contains(name, part) {
			return nil
		}
		return &content
	}
}

func zipOf(names ...string) []byte {
	var out bytes.Buffer
	zw := zip.NewWriter(&out)
	for _, n := range names {
		w, _ := zw.Create(n)
		_, _ = io.WriteString(w, "<x/>")
	}
	zw.Close()
	return out.Bytes()
}

func TestOpenRefuses(t *testing.T) {
	sound := sample().file(t, nil)
	wide := func(s string) string { return string(bytes.Join(bytes.Split([]byte(s), nil), []byte{0})) + "\x00" }
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"empty", nil, "文件是空的"},
		{"xls", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + wide("Workbook")), "这是旧格式的 Excel 工作簿 (.xls)，读不了"},
		{"encrypted", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + wide("EncryptedPackage")), "工作簿设了打开密码，读不了"},
		{"doc", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + wide("WordDocument")), "这是 Word 文档 (.doc)，不是 Excel 工作簿"},
		{"csv", []byte("姓名,单位\n张三,甲队\n"), "这是文本文件 (CSV)，不是 Excel 工作簿"},
		{"csv in GB18030", []byte("\xd0\xd5\xc3\xfb,\xb5\xa5\xce\xbb\n"), "这是文本文件 (CSV)，不是 Excel 工作簿"},
		{"html", []byte("<html><table></table></html>"), "这是网页，不是 Excel 工作簿"},
		{"xml of 2003", []byte(`<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">`), "这是 XML 表格 (Excel 2003)，读不了"},
		{"pdf", []byte("%PDF-1.7"), "这是 PDF 文件，不是 Excel 工作簿"},
		{"picture", []byte("\x89PNG\r\n"), "这是图片，不是 Excel 工作簿"},
		{"noise", []byte{0, 1, 2, 3}, "不是 Excel 工作簿"},
		{"docx", zipOf("_rels/.rels", "word/document.xml"), "这是 Word 文档，不是 Excel 工作簿"},
		{"pptx", zipOf("_rels/.rels", "ppt/presentation.xml"), "这是 PowerPoint 演示文稿，不是 Excel 工作簿"},
		{"xlsb", zipOf("_rels/.rels", "xl/workbook.bin"), "这是二进制格式的工作簿 (.xlsb)，读不了"},
		{"ods", zipOf("mimetype", "content.xml"), "这是 ODF 表格 (.ods)，读不了"},
		{"zip", zipOf("报名.xlsx"), "这是压缩包，不是 Excel 工作簿"},
		{"cut short", sound[:len(sound)/2], "文件不完整"},
		{"malformed sheet", repack(t, sound, in("worksheets/sheet7", "</row>", "</rov>")), "工作表“日程”已损坏（sheet7.xml），只能读出一部分，所以没有使用"},
		{"no string table", repack(t, sound, without("sharedStrings")), "工作簿缺少内部文件 xl/sharedStrings.xml"},
		{"short string table", repack(t, sound, in("sharedStrings", "<si><t>项目</t></si>", "")), "工作簿缺少部分文字（…"},
		{"broken string table", repack(t, sound, in("sharedStrings", "</sst>", "")), "工作簿的内部文件 xl/sharedStrings.xml 已损坏"},
		{"no sheet part", repack(t, sound, without("worksheets/sheet7")), "工作簿缺少内部文件 xl/worksheets/sheet7.xml"},
		{"no relations", repack(t, sound, without("workbook.xml.rels")), "工作簿缺少内部文件 xl/_rels/workbook.xml.rels"},
		{"no workbook part", repack(t, sound, without("xl/workbook.xml")), "工作簿…"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b, err := Open(tt.data)
			if err == nil {
				b.Close()
				t.Fatal("opened")
			}
			var fe *FileError
			if !errors.As(err, &fe) || fe.Hint == "" {
				t.Fatalf("%T %v is no FileError with a hint", err, err)
			}
			if head, open := strings.CutSuffix(tt.want, "…"); fe.Error() != tt.want && !(open && strings.HasPrefix(fe.Error(), head)) {
				t.Errorf("got %q, want %q", fe.Error(), tt.want)
			}
		})
	}
}

// Strict OOXML is read, and may not be written.
func TestStrict(t *testing.T) {
	data := repack(t, sample().file(t, nil), in("xl/workbook.xml", "<workbook ", `<workbook conformance="strict" `))
	b, tour, problems := read(t, data)
	if _, hint, readOnly := b.ReadOnly(); !readOnly || hint == "" {
		t.Error("not read-only")
	}
	if len(tour.Players) != 5 || problems.HasFaults() {
		t.Errorf("%d players\n%s", len(tour.Players), listing(problems))
	}
	if _, _, readOnly := mustOpen(t, sample().file(t, nil)).ReadOnly(); readOnly {
		t.Error("a common workbook is read-only")
	}
}

func mustOpen(t testing.TB, data []byte) *Book {
	t.Helper()
	b, err := Open(data)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	return b
}

// What other programs write: no r attributes, inline strings, rich text with phonetic guides, prefixes, escapes, rows
// out of order, other names and cases of parts.
func TestForeignXML(t *testing.T) {
	sheet := `<?xml version="1.0" encoding="UTF-8"?><x:worksheet xmlns:x="urn:x"><x:sheetData>` +
		`<x:row><x:c t="inlineStr"><x:is><x:r><x:t>奖</x:t></x:r><x:rPh><x:t>ジョウ</x:t></x:rPh><x:r><x:t>项</x:t></x:r></x:is></x:c>` +
		`<x:c t="inlineStr"><x:is><x:t>类_x4E2D_&#x522B;</x:t></x:is></x:c></x:row>` +
		`<x:row r="5"><x:c r="B5"><x:v>2</x:v></x:c><x:c r="A5" t="str"><x:v>丙</x:v></x:c></x:row>` +
		`<x:row r="3" hidden="1"><x:c r="A3" t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row>` +
		`</x:sheetData><x:mergeCells><x:mergeCell ref="A3:$A$5"/></x:mergeCells></x:worksheet>`
	data := repack(t, sample().file(t, nil), func(name, content string) *string {
		if strings.Contains(name, "sheet5.xml") && !strings.Contains(name, "rels") {
			content = sheet
		}
		return &content
	})
	var g *grid
	for _, one := range mustOpen(t, data).sheets {
		if len(one.rows) == 3 && one.rows[0].num == 1 && one.rows[2].num == 5 {
			g = one
		}
	}
	if g == nil {
		t.Fatal("the sheet was not read")
	}
	var got []string
	for _, row := range g.rows {
		for _, c := range row.cells {
			got = append(got, cellName(c.col, row.num)+"="+c.text)
		}
	}
	want := "A1=奖项 B1=类中别 A3=是 B3=#N/A A5=丙 B5=2"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("got %s, want %s", s, want)
	}
	if !g.row(3).hidden || len(g.merges) != 1 || g.merges[0] != (area{1, 3, 1, 5}) {
		t.Errorf("hidden %v, merges %v", g.row(3).hidden, g.merges)
	}
}

// A cell in the last row costs nothing.
func TestFarCell(t *testing.T) {
	data := sample().file(t, func(f *excelize.File) { _ = f.SetCellValue("报名", "C20", "x") })
	data = repack(t, data, func(name, content string) *string {
		if strings.Contains(content, `r="20"`) && strings.Contains(name, "sheet") {
			content = strings.NewReplacer(`r="20"`, `r="1048576"`, `r="C20"`, `r="C1048576"`).Replace(content)
		}
		return &content
	})
	_, _, problems := read(t, data)
	if got := listing(problems); !strings.HasPrefix(got, "警告 报名!C1048576: ") {
		t.Error(got)
	}
}
