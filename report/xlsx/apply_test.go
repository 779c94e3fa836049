package xlsx

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/report"
	"qisai/templates"
)

// standings is a small sheet 名次 with n players after some rounds.
func standings(n, rounds int) report.Sheet {
	t := report.Table{
		Title: fmt.Sprintf("公开组 第%d轮后名次", rounds), Info: []string{"名次依据：积分、对手分"},
		Columns: []report.Column{
			{Header: "名次", Kind: report.Number, Align: report.Center}, {Header: "姓名", Name: true},
			{Header: "积分", Kind: report.Number, Align: report.Center, Note: "胜2分、和1分"},
		},
		Notes: []string{"不计名次：无"},
	}
	for r := range rounds {
		t.Columns = append(t.Columns, report.Column{Header: fmt.Sprintf("第%d轮", r+1), Align: report.Center})
	}
	for i := range n {
		row := []report.Cell{report.N(i + 1), report.T(fmt.Sprintf("棋手%d", i+1)), report.N(2*rounds - i)}
		for range rounds {
			row = append(row, report.T("1红胜"))
		}
		t.Rows = append(t.Rows, row)
	}
	return report.Sheet{Name: "公开组 名次", Table: t, InfoRow: true, Landscape: true}
}

// roundSheet is a small round sheet.
func roundSheet(round int) report.Sheet {
	return report.Sheet{
		Name: templates.RoundSheet("公开组", round), InfoRow: true, Landscape: true,
		Table: report.Table{
			Title: "公开组",
			Columns: []report.Column{
				{Header: "台号", Kind: report.Number, Align: report.Center, Width: 7}, {Header: "红方姓名", Name: true, Width: 14},
				{Header: "结果", Kind: report.Input, Align: report.Center, Choices: []string{"红胜", "和棋", "黑胜"}, Note: "只填这一栏"},
				{Header: "原编排", Hidden: true},
			},
			Rows: [][]report.Cell{
				{report.N(1), report.T("赵一宁"), {}, report.T("1-2")}, {{}, report.T("王元航"), report.T("轮空"), report.T("3-0")},
			},
		},
	}
}

func logRow(text string) Append {
	return Append{
		Sheet: templates.SheetLog, Columns: templates.LogColumns, Hidden: []string{"原编排", "原结果"},
		Rows: [][]report.Cell{{report.T("2025-11-21 08:00"), report.T("1.0"), report.T("编排"), report.T("公开组"),
			report.N(1), report.T("12345678901234567890"), report.N(3), report.T(text), report.T("1-2"), report.T("")}},
	}
}

func apply(t *testing.T, data []byte, u Update) []byte {
	t.Helper()
	before := bytes.Clone(data)
	out, err := Apply(data, u)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before, data) {
		t.Error("Apply wrote into its input")
	}
	if err := Untouched(data, out, u); err != nil {
		t.Error(err)
	}
	return out
}

func sheetText(t *testing.T, data []byte, sheet string) string {
	t.Helper()
	rows, err := reopen(t, data).GetRows(sheet)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, r := range rows {
		b.WriteString(strings.TrimRight(strings.Join(r, "\t"), "\t") + "\n")
	}
	return strings.TrimRight(b.String(), "\n")
}

func TestApplyRoundSheet(t *testing.T) {
	u := Update{Sheets: []report.Sheet{roundSheet(1)}, Append: []Append{logRow("首轮")}, Activate: "公开组 第1轮"}
	out := apply(t, newWorkbook(t, "swiss"), u)
	if again := apply(t, newWorkbook(t, "swiss"), u); !bytes.Equal(out, again) {
		t.Error("the same update gives other bytes")
	}
	want := "公开组\n\n台号\t红方姓名\t结果\t原编排\n1\t赵一宁\t\t1-2\n\t王元航\t轮空\t3-0"
	if got := sheetText(t, out, "公开组 第1轮"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	f := reopen(t, out)
	list, err := f.GetDataValidations("公开组 第1轮")
	if err != nil || len(list) != 1 || list[0].Sqref != "C4:C5" || list[0].ShowErrorMessage {
		t.Errorf("drop-downs %+v %v, want one on C4:C5 that accepts any text", list, err)
	}
	if id, _ := f.GetCellStyle("公开组 第1轮", "C4"); true {
		if s, _ := f.GetStyle(id); s.NumFmt != 49 {
			t.Errorf("结果 has number format %d, want text", s.NumFmt)
		}
	}
	if visible, _ := f.GetColVisible("公开组 第1轮", "D"); visible {
		t.Error("原编排 is not hidden")
	}
	if got := f.GetSheetName(f.GetActiveSheetIndex()); got != "公开组 第1轮" {
		t.Errorf("%s is in front", got)
	}
}

func TestOneSheetSelected(t *testing.T) {
	out := apply(t, newWorkbook(t, "swiss"), Update{Sheets: []report.Sheet{roundSheet(1)}, Activate: "公开组 第1轮"})
	out = apply(t, out, Update{Sheets: []report.Sheet{roundSheet(2)}, Activate: "公开组 第2轮"})
	zr, err := zip.NewReader(bytes.NewReader(out), int64(len(out)))
	if err != nil {
		t.Fatal(err)
	}
	sheets, err := sheetParts(zr)
	if err != nil {
		t.Fatal(err)
	}
	var selected []string
	for _, s := range sheets {
		text, err := readPart(zr, s.part)
		if err != nil {
			t.Fatal(err)
		}
		if tabSelected.Match(text) {
			selected = append(selected, s.name)
		}
	}
	if len(selected) != 1 || selected[0] != "公开组 第2轮" {
		t.Errorf("selected: %v; with two, whatever is typed goes into both", selected)
	}
}

func TestRewriteInPlace(t *testing.T) {
	out := apply(t, newWorkbook(t, "swiss"), Update{Sheets: []report.Sheet{standings(6, 3), roundSheet(1)}})
	f := reopen(t, out)
	for cell, v := range map[string]string{"H20": "手写", "A30": "备忘"} {
		if err := f.SetCellStr("公开组 名次", cell, v); err != nil {
			t.Fatal(err)
		}
	}
	buf, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	small := standings(4, 2)
	out = apply(t, buf.Bytes(), Update{Sheets: []report.Sheet{small}})
	want := "公开组 第2轮后名次\n名次依据：积分、对手分\n名次\t姓名\t积分\t第1轮\t第2轮\n" +
		"1\t棋手1\t4\t1红胜\t1红胜\n2\t棋手2\t3\t1红胜\t1红胜\n3\t棋手3\t2\t1红胜\t1红胜\n4\t棋手4\t1\t1红胜\t1红胜\n" +
		"\n不计名次：无" + strings.Repeat("\n", 11) + "\t\t\t\t\t\t\t手写" + strings.Repeat("\n", 10) + "备忘"
	if got := sheetText(t, out, "公开组 名次"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	f = reopen(t, out)
	if got := f.GetSheetList()[7]; got != "公开组 名次" {
		t.Errorf("the sheet moved: %v", f.GetSheetList())
	}
	merged, err := f.GetMergeCells("公开组 名次")
	if err != nil || len(merged) != 3 {
		t.Errorf("merged %v %v, want title, information and note", merged, err)
	}
}

func TestRewritingDoesNotPileUp(t *testing.T) {
	u := Update{Sheets: []report.Sheet{standings(5, 3), roundSheet(1)}}
	first := apply(t, newWorkbook(t, "swiss"), u)
	second := apply(t, first, u)
	if !bytes.Equal(first, second) {
		t.Error("writing the same tables again changes the workbook")
	}
}

// TestMovedTable: the organiser has put a row above and a column at the left of the table.
func TestMovedTable(t *testing.T) {
	out := apply(t, newWorkbook(t, "swiss"), Update{Sheets: []report.Sheet{standings(3, 2)}})
	f := reopen(t, out)
	for _, err := range []error{
		f.InsertRows("公开组 名次", 1, 1), f.InsertCols("公开组 名次", "A", 1), f.SetCellStr("公开组 名次", "A1", "我的表头"),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	buf, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	out = apply(t, buf.Bytes(), Update{Sheets: []report.Sheet{standings(2, 1)}})
	want := "我的表头\n\t公开组 第1轮后名次\n\t名次依据：积分、对手分\n\t名次\t姓名\t积分\t第1轮\n\t1\t棋手1\t2\t1红胜\n\t2\t棋手2\t1\t1红胜\n\n\t不计名次：无"
	if got := sheetText(t, out, "公开组 名次"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestAppendTwice(t *testing.T) {
	out := apply(t, newWorkbook(t, "swiss"), Update{Append: []Append{logRow("首轮")}})
	out = apply(t, out, Update{Append: []Append{logRow("次轮")}})
	want := "时间\t版本\t命令\t比赛组\t轮次\t种子\t人数\t说明\t原编排\t原结果\t原设置\n" +
		"2025-11-21 08:00\t1.0\t编排\t公开组\t1\t12345678901234567890\t3\t首轮\t1-2\n" +
		"2025-11-21 08:00\t1.0\t编排\t公开组\t1\t12345678901234567890\t3\t次轮\t1-2"
	if got := sheetText(t, out, "编排记录"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	f := reopen(t, out)
	for col, want := range map[string]bool{"H": true, "I": false, "J": false} {
		if got, _ := f.GetColVisible("编排记录", col); got != want {
			t.Errorf("column %s visible: %v", col, got)
		}
	}
}

// TestAppendRearranged: the organiser has moved columns, dropped one and put a title above.
func TestAppendRearranged(t *testing.T) {
	f := excelize.NewFile()
	for cell, v := range map[string]string{"A1": "记录", "A3": "命令", "B3": "时 间", "C3": "我的栏", "C4": "x"} {
		if err := f.SetCellStr("Sheet1", cell, v); err != nil {
			t.Fatal(err)
		}
	}
	buf, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	a := Append{Sheet: "Sheet1", Rows: [][]report.Cell{{report.T("8点"), report.T("编排"), report.T("甲")}},
		Columns: templates.Sheet{Columns: []templates.Column{{Name: "时间"}, {Name: "命令"}, {Name: "比赛组"}}}}
	out := apply(t, buf.Bytes(), Update{Append: []Append{a}})
	if got, want := sheetText(t, out, "Sheet1"), "记录\n\n命令\t时 间\t我的栏\t比赛组\n\t\tx\n编排\t8点\t\t甲"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestCellEdits(t *testing.T) {
	out := apply(t, newWorkbook(t, "swiss"), Update{Cells: []CellEdit{
		{Sheet: "报名", Col: 26, Row: 2, Text: "17", Number: true},
		{Sheet: "报名", Col: 27, Row: 2, Text: "通过"},
		{Sheet: "报名", Col: 29, Row: 1, Text: "新栏", Header: true, Width: 33},
		{Sheet: "规程", Col: 2, Row: 2, Text: "测试赛"},
	}})
	f := reopen(t, out)
	for cell, want := range map[string]string{"Z2": "17", "AA2": "通过", "AC1": "新栏"} {
		if got, _ := f.GetCellValue("报名", cell); got != want {
			t.Errorf("报名!%s = %q, want %q", cell, got, want)
		}
	}
	if kind, _ := f.GetCellType("报名", "Z2"); kind != excelize.CellTypeUnset && kind != excelize.CellTypeNumber {
		t.Errorf("编号 is of type %v, want a number", kind)
	}
	left, _ := f.GetCellStyle("报名", "AB1")
	if own, _ := f.GetCellStyle("报名", "AC1"); own != left {
		t.Errorf("the new header has style %d, its neighbour %d", own, left)
	}
	if w, _ := f.GetColWidth("报名", "AC"); w != 33 {
		t.Errorf("the new column is %g wide", w)
	}
}

// TestRefusals: one small workbook per message; nothing is given back.
// TestFormulaTextIsQuoted: a text that begins like a formula carries Excel's mark for text, and no other cell does.
func TestFormulaTextIsQuoted(t *testing.T) {
	f := excelize.NewFile()
	if err := f.SetSheetRow("Sheet1", "A1", &[]any{"a", "b"}); err != nil {
		t.Fatal(err)
	}
	var buf bytes.Buffer
	if err := f.Write(&buf); err != nil {
		t.Fatal(err)
	}
	cells := []CellEdit{
		{Sheet: "Sheet1", Col: 1, Row: 2, Text: "=1+1"}, {Sheet: "Sheet1", Col: 1, Row: 3, Text: "张三"},
		{Sheet: "Sheet1", Col: 1, Row: 4, Text: "-2", Number: true}, {Sheet: "Sheet1", Col: 1, Row: 5, Text: "@x"},
	}
	out := apply(t, buf.Bytes(), Update{Cells: cells})
	g, err := excelize.OpenReader(bytes.NewReader(out))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for cell, want := range map[string]bool{"A1": false, "A2": true, "A3": false, "A4": false, "A5": true} {
		id, err := g.GetCellStyle("Sheet1", cell)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.GetStyle(id); err != nil {
			t.Fatal(err)
		}
		mark := g.Styles.CellXfs.Xf[id].QuotePrefix
		if got := mark != nil && *mark; got != want {
			t.Errorf("%s is marked: %t", cell, got)
		}
	}
}

func TestRefusals(t *testing.T) {
	base := apply(t, newWorkbook(t, "swiss"), Update{Sheets: []report.Sheet{standings(3, 2)}})
	change := func(do func(f *excelize.File) error) []byte {
		f := reopen(t, base)
		if err := do(f); err != nil {
			t.Fatal(err)
		}
		buf, err := f.WriteToBuffer()
		if err != nil {
			t.Fatal(err)
		}
		return buf.Bytes()
	}
	upperA := Update{Sheets: []report.Sheet{{Name: "a组 名次"}}}
	tests := []struct {
		name string
		book []byte
		u    Update
		want string
	}{
		{"formula", change(func(f *excelize.File) error { return f.SetCellFormula("报名", "AA2", "1+1") }),
			Update{Cells: []CellEdit{{Sheet: "报名", Col: 27, Row: 2, Text: "通过"}}}, "报名!AA2: 这里有公式"},
		{"formula in an owned sheet", change(func(f *excelize.File) error { return f.SetCellFormula("公开组 名次", "C5", "1+1") }),
			Update{Sheets: []report.Sheet{standings(3, 2)}}, "公开组 名次!C5: 这里有公式"},
		{"merged", change(func(f *excelize.File) error { return f.MergeCell("报名", "Z2", "Z3") }),
			Update{Cells: []CellEdit{{Sheet: "报名", Col: 26, Row: 3, Text: "1"}}}, "报名!Z3: 这个格子合并在 Z2 里"},
		{"in the way", change(func(f *excelize.File) error { return f.SetCellStr("公开组 名次", "F4", "我的") }),
			Update{Sheets: []report.Sheet{standings(3, 3)}}, "公开组 名次!F4: 程序的表格要写到这里"},
		{"another's sheet", change(func(f *excelize.File) error {
			_, err := f.NewSheet("获奖名单")
			return errors.Join(err, f.SetCellStr("获奖名单", "A1", "去年的"))
		}), Update{Sheets: []report.Sheet{{Name: "获奖名单", Table: standings(1, 1).Table}}}, "获奖名单: 已有一张同名的表"},
		{"case", change(func(f *excelize.File) error { _, err := f.NewSheet("A组 名次"); return err }), upperA, "只有大小写不同"},
		{"no such sheet", base, Update{Cells: []CellEdit{{Sheet: "报名表", Col: 1, Row: 1}}}, "报名表: 没有这张表"},
		{"no such sheet in front", base, Update{Activate: "第9轮"}, "第9轮: 没有这张表"},
		{"bad name", base, Update{Sheets: []report.Sheet{{Name: "a/b"}}}, "a/b: 不能用这个名称建表"},
		{"long", base, Update{Cells: []CellEdit{{Sheet: "报名", Col: 1, Row: 1, Text: strings.Repeat("一", 32768)}}}, "报名!A1: 文字太长"},
		{"not a workbook", []byte("姓名,单位"), Update{}, "不是 Excel 工作簿"},
		{"strict", strict(t, base), Update{}, "严格的 Open XML"},
	}
	for _, tt := range tests {
		out, err := Apply(tt.book, tt.u)
		if out != nil || err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %s", tt.name, err, tt.want)
		}
	}
}

// strict gives a workbook the mark of the strict form.
func strict(t *testing.T, data []byte) []byte {
	t.Helper()
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	text, err := readPart(zr, "xl/workbook.xml")
	if err != nil {
		t.Fatal(err)
	}
	text = bytes.Replace(text, []byte("<workbook "), []byte(`<workbook conformance="strict" `), 1)
	out, err := replaceParts(zr, map[string][]byte{"xl/workbook.xml": text})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// renameParts renames parts and every mention of them: old, new, old, new ….
func renameParts(t *testing.T, data []byte, names ...string) []byte {
	t.Helper()
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var buf bytes.Buffer
	zw := zip.NewWriter(&buf)
	rename := strings.NewReplacer(names...)
	for _, f := range zr.File {
		text, err := readPart(zr, f.Name)
		if err != nil {
			t.Fatal(err)
		}
		w, err := zw.Create(rename.Replace(f.Name))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(rename.Replace(string(text)))); err != nil {
			t.Fatal(err)
		}
	}
	if err := zw.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}
