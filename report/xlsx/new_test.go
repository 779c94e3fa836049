package xlsx

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/templates"
)

func preset(t *testing.T, name string) *templates.Preset {
	t.Helper()
	p, err := templates.LoadPreset(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func newWorkbook(t *testing.T, name string) []byte {
	t.Helper()
	data, err := New(preset(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func reopen(t *testing.T, data []byte) *excelize.File {
	t.Helper()
	f, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

func TestNewSheetsAndHeaders(t *testing.T) {
	f := reopen(t, newWorkbook(t, "2025-pengxi"))
	if got, want := strings.Join(f.GetSheetList(), " "), "规程 组别 比赛组 奖项 奖励 日程 报名"; got != want {
		t.Errorf("sheets %s, want %s", got, want)
	}
	for _, sheet := range f.GetSheetList() {
		s := templates.SheetByName(sheet)
		rows, err := f.GetRows(sheet)
		if err != nil || len(rows) == 0 {
			t.Fatalf("%s: %d rows, %v", sheet, len(rows), err)
		}
		for i, c := range s.Columns {
			if rows[0][i] != c.Name {
				t.Errorf("%s: header %d is %s, want %s", sheet, i, rows[0][i], c.Name)
			}
			if w, _ := f.GetColWidth(sheet, columnName(i+1)); w < c.Width {
				t.Errorf("%s: column %s is %g wide, want %g", sheet, c.Name, w, c.Width)
			}
		}
		panes, err := f.GetPanes(sheet)
		if err != nil || !panes.Freeze || panes.YSplit != 1 {
			t.Errorf("%s: header not frozen: %+v %v", sheet, panes, err)
		}
	}
}

func TestNewFormats(t *testing.T) {
	f := reopen(t, newWorkbook(t, "2025-pengxi"))
	tests := []struct{ sheet, cell, format, value string }{
		{"组别", "D2", "yyyy-mm-dd", "23743"}, // 1965-01-01
		{"比赛组", "C2", "1", "9"},
		{"奖项", "F2", "4", "38800"},
		{"报名", "E2", "49", ""},
		{"报名", "E1500", "49", ""},
		{"报名", "F1500", "49", ""},
		{"报名", "R1500", "49", ""}, // 电话
		{"规程", "B3", "49", "2025-11-20"},
	}
	for _, tt := range tests {
		id, err := f.GetCellStyle(tt.sheet, tt.cell)
		if err != nil {
			t.Fatal(err)
		}
		style, err := f.GetStyle(id)
		if err != nil {
			t.Fatal(err)
		}
		format := strconv.Itoa(style.NumFmt)
		if style.CustomNumFmt != nil {
			format = *style.CustomNumFmt
		}
		if format != tt.format {
			t.Errorf("%s!%s: format %q, want %q", tt.sheet, tt.cell, format, tt.format)
		}
		if got, _ := f.GetCellValue(tt.sheet, tt.cell); got != tt.value {
			t.Errorf("%s!%s = %q, want %q", tt.sheet, tt.cell, got, tt.value)
		}
	}
}

func TestNewDropDowns(t *testing.T) {
	f := reopen(t, newWorkbook(t, "2025-pengxi"))
	list, err := f.GetDataValidations("报名")
	if err != nil {
		t.Fatal(err)
	}
	formulas := map[string]string{}
	for _, dv := range list {
		formulas[dv.Sqref] = dv.Formula1
		if dv.ErrorStyle == nil || *dv.ErrorStyle != "information" {
			t.Errorf("%s refuses other text: %v", dv.Sqref, dv.ErrorStyle)
		}
	}
	if got := formulas["C2:C2000"]; got != `"男,女"` {
		t.Errorf("性别 offers %s", got)
	}
	if got := formulas["I2:I2000"]; !strings.Contains(got, "组别") {
		t.Errorf("组别 offers %s, want the names in the sheet 组别", got)
	}
}

func TestNewNotesAndPage(t *testing.T) {
	f := reopen(t, newWorkbook(t, "swiss"))
	comments, err := f.GetComments("报名")
	if err != nil {
		t.Fatal(err)
	}
	notes := map[string]string{}
	for _, c := range comments {
		notes[c.Cell] = noteText(c)
	}
	if !strings.Contains(notes["B1"], "必填") || !strings.Contains(notes["E1"], "文本格式") {
		t.Errorf("notes of 报名: %v", notes)
	}
	page, err := f.GetPageLayout("报名")
	if err != nil {
		t.Fatal(err)
	}
	if *page.Size != 9 || *page.Orientation != "landscape" || *page.FitToWidth != 1 {
		t.Errorf("页面设置: %+v", page)
	}
	titles := 0
	for _, d := range f.GetDefinedName() {
		if d.Name == printTitles && strings.HasSuffix(d.RefersTo, "!$1:$1") {
			titles++
		}
	}
	if titles != len(f.GetSheetList()) {
		t.Errorf("%d sheets repeat their header, want %d", titles, len(f.GetSheetList()))
	}
}

func TestNewTwiceIsTheSame(t *testing.T) {
	for _, name := range templates.Presets() {
		if !bytes.Equal(newWorkbook(t, name), newWorkbook(t, name)) {
			t.Errorf("New(%s) differs from run to run", name)
		}
	}
}

// The name of two categories that play together is longer than its column: it goes on in a second line, and is not cut.
func TestNewLongNames(t *testing.T) {
	f := reopen(t, newWorkbook(t, "2025-pengxi"))
	for _, tt := range []struct {
		sheet, cell string
		wrap        bool
	}{{"组别", "B3", true}, {"奖项", "C4", true}, {"日程", "A2", true}, {"报名", "I2", false}} {
		id, err := f.GetCellStyle(tt.sheet, tt.cell)
		if err != nil {
			t.Fatal(err)
		}
		style, err := f.GetStyle(id)
		if err != nil {
			t.Fatal(err)
		}
		if got := style.Alignment != nil && style.Alignment.WrapText; got != tt.wrap {
			t.Errorf("%s!%s: wrap %t, want %t", tt.sheet, tt.cell, got, tt.wrap)
		}
	}
}
