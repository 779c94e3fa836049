package xlsx

import (
	"bytes"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/report"
	"qisai/templates"
)

// verdictAreas gives the areas of a sheet whose conditional formats colour verdicts.
func verdictAreas(t *testing.T, data []byte, sheet string) []string {
	t.Helper()
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	formats, err := f.GetConditionalFormats(sheet)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for area, rules := range formats {
		n := 0
		for _, r := range rules {
			for _, v := range verdicts {
				if strings.Contains(r.Criteria, v.word) {
					n++
				}
			}
		}
		if n == len(verdicts) {
			out = append(out, area)
		}
	}
	return out
}

// The column 审核 is coloured in an organiser's own sheet too, once; a new workbook's colours stay as they are.
func TestVerdictsAreColoured(t *testing.T) {
	f := excelize.NewFile()
	if err := f.SetCellStr("Sheet1", "A3", "姓名"); err != nil {
		t.Fatal(err)
	}
	var buf bytes.Buffer
	if err := f.Write(&buf); err != nil {
		t.Fatal(err)
	}
	own := buf.Bytes()
	preset, err := templates.LoadPreset("swiss")
	if err != nil {
		t.Fatal(err)
	}
	fresh, err := New(preset)
	if err != nil {
		t.Fatal(err)
	}
	col := columnIndex(templates.SheetByName(templates.SheetRoster), "审核")
	for _, tt := range []struct {
		data  []byte
		sheet string
		col   int
		row   int
		want  string
	}{
		{own, "Sheet1", 4, 4, "D4:D2000"},
		{fresh, templates.SheetRoster, col, 2, bodyArea(col, col)},
	} {
		u := Update{Cells: []CellEdit{
			{Sheet: tt.sheet, Col: tt.col, Row: tt.row, Text: "待补", Verdict: true},
			{Sheet: tt.sheet, Col: tt.col, Row: tt.row + 1, Text: "通过", Verdict: true},
		}}
		data := tt.data
		for range 2 {
			if data, err = Apply(data, u); err != nil {
				t.Fatal(err)
			}
		}
		if got := verdictAreas(t, data, tt.sheet); len(got) != 1 || got[0] != tt.want {
			t.Errorf("%s: coloured areas %v, want %s", tt.sheet, got, tt.want)
		}
	}
}

// A column of verdicts in a program's table is coloured by the word.
func TestVerdictColumn(t *testing.T) {
	f := excelize.NewFile()
	var buf bytes.Buffer
	if err := f.Write(&buf); err != nil {
		t.Fatal(err)
	}
	s := report.Sheet{Name: "审核", Table: report.Table{
		Columns: []report.Column{{Header: "级别", Kind: report.Verdict}}, Rows: [][]report.Cell{{report.T("不符")}, {report.T("提示")}},
	}}
	data, err := Apply(buf.Bytes(), Update{Sheets: []report.Sheet{s}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for cell, want := range map[string]string{"A2": "FFC7CE", "A3": ""} {
		id, err := g.GetCellStyle("审核", cell)
		if err != nil {
			t.Fatal(err)
		}
		style, err := g.GetStyle(id)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(style.Fill.Color, ""); got != want {
			t.Errorf("%s: fill %q, want %q", cell, got, want)
		}
	}
}
