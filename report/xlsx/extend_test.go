package xlsx

import (
	"bytes"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/report"
)

// What stands in a sheet that is written on stays: typed results, a column put between, a note under the table; the new rows
// come below, with their drop-down, and the parts of other sheets stay as they are.
func TestExtend(t *testing.T) {
	sheet := roundSheet(1)
	sheet.Table.Columns = sheet.Table.Columns[:3]
	for i := range sheet.Table.Rows {
		sheet.Table.Rows[i] = sheet.Table.Rows[i][:3]
	}
	first := apply(t, empty(t), Update{Extend: []report.Sheet{sheet}})
	f, err := excelize.OpenReader(bytes.NewReader(first))
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{
		f.InsertCols(sheet.Name, "C", 1), f.SetCellStr(sheet.Name, "C4", "直播"), f.SetCellStr(sheet.Name, "D4", "2:0"),
		f.SetCellStr(sheet.Name, "A8", "裁判长：王某"),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	var edited bytes.Buffer
	if err := f.Write(&edited); err != nil {
		t.Fatal(err)
	}
	second := apply(t, edited.Bytes(), Update{Extend: []report.Sheet{sheet}})
	g, err := excelize.OpenReader(bytes.NewReader(second))
	if err != nil {
		t.Fatal(err)
	}
	rows, err := g.GetRows(sheet.Name)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range rows[2:] {
		got = append(got, strings.Join(r, "|"))
	}
	want := "台号|红方姓名||结果\n1|赵一宁|直播|2:0\n|王元航||轮空\n\n\n裁判长：王某\n1|赵一宁\n|王元航||轮空"
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
	list, err := g.GetDataValidations(sheet.Name)
	if err != nil || len(list) != 2 || list[1].Sqref != "D9:D10" {
		t.Errorf("drop-downs: %v %v", list, err)
	}
}

func empty(t *testing.T) []byte {
	t.Helper()
	f := excelize.NewFile()
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
