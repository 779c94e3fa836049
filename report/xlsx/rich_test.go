package xlsx

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/report"
)

// richWorkbook has what organisers put into workbooks, in a sheet that no update touches: a chart, a picture, notes,
// formulas, rules and names.
func richWorkbook(t *testing.T) []byte {
	t.Helper()
	f := reopen(t, newWorkbook(t, "swiss"))
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 8, 8))); err != nil {
		t.Fatal(err)
	}
	_, err := f.NewSheet("我的统计")
	for _, e := range []error{
		err,
		f.SetSheetRow("我的统计", "A1", &[]any{"单位", "人数", "占比"}),
		f.SetSheetRow("我的统计", "A2", &[]any{"蓬溪", 3, nil}),
		f.SetCellFormula("我的统计", "C2", "B2/COUNTA(报名!B2:B2000)"),
		f.AddComment("我的统计", excelize.Comment{Cell: "A1", Author: "张老师", Text: "手写的批注"}),
		f.AddPictureFromBytes("我的统计", "E2", &excelize.Picture{Extension: ".png", File: picture.Bytes()}),
		f.AddChart("我的统计", "H2", &excelize.Chart{Type: excelize.Col, Series: []excelize.ChartSeries{
			{Name: "我的统计!$B$1", Categories: "我的统计!$A$2:$A$2", Values: "我的统计!$B$2:$B$2"},
		}}),
		f.SetDefinedName(&excelize.DefinedName{Name: "人数", RefersTo: "我的统计!$B$2"}),
		f.SetConditionalFormat("我的统计", "B2:B9", []excelize.ConditionalFormatOptions{
			{Type: "data_bar", Criteria: "=", MinType: "min", MaxType: "max", BarColor: "#638EC6"},
		}),
	} {
		if e != nil {
			t.Fatal(e)
		}
	}
	buf, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func TestOrganisersSheetStays(t *testing.T) {
	book := richWorkbook(t)
	u := Update{
		Sheets: []report.Sheet{roundSheet(1), standings(3, 2)}, Append: []Append{logRow("首轮")},
		Cells: []CellEdit{{Sheet: "报名", Col: 26, Row: 2, Text: "1", Number: true}}, Activate: "公开组 第1轮",
	}
	out := apply(t, apply(t, book, u), u)
	f := reopen(t, out)
	if got, _ := f.GetCellFormula("我的统计", "C2"); got != "B2/COUNTA(报名!B2:B2000)" {
		t.Errorf("formula %q", got)
	}
	comments, err := f.GetComments("我的统计")
	if err != nil || len(comments) != 1 || comments[0].Author != "张老师" {
		t.Errorf("notes of the organiser's sheet: %+v %v", comments, err)
	}
	comments, err = f.GetComments("公开组 第1轮")
	if err != nil || len(comments) != 1 || noteText(comments[0]) != "只填这一栏" {
		t.Errorf("notes of the round sheet: %+v %v", comments, err)
	}
}

// TestNotePartsDoNotClash: a workbook whose only notes are in comments2.xml, for which excelize would choose that part
// again.
func TestNotePartsDoNotClash(t *testing.T) {
	f := excelize.NewFile()
	if err := f.AddComment("Sheet1", excelize.Comment{Cell: "A1", Author: "张老师", Text: "手写的批注"}); err != nil {
		t.Fatal(err)
	}
	buf, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	book := renameParts(t, buf.Bytes(), "comments1.xml", "comments2.xml", "vmlDrawing1.vml", "vmlDrawing2.vml")
	out := apply(t, book, Update{Sheets: []report.Sheet{roundSheet(1)}})
	for sheet, want := range map[string]string{"Sheet1": "手写的批注", "公开组 第1轮": "只填这一栏"} {
		comments, err := reopen(t, out).GetComments(sheet)
		if err != nil || len(comments) != 1 || noteText(comments[0]) != want {
			t.Errorf("%s: notes %+v %v, want %s", sheet, comments, err, want)
		}
	}
}

func TestUntouchedFinds(t *testing.T) {
	book := richWorkbook(t)
	u := Update{Sheets: []report.Sheet{roundSheet(1)}}
	out := apply(t, book, u)
	f := reopen(t, out)
	if err := f.SetCellStr("我的统计", "A3", "多"); err != nil {
		t.Fatal(err)
	}
	buf, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	if err := Untouched(book, buf.Bytes(), u); err == nil {
		t.Error("Untouched does not see a changed sheet")
	}
}
