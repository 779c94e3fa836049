package importer

import (
	"bytes"
	"testing"

	"github.com/xuri/excelize/v2"
)

// TestForm1904AndMacros reads a form of the 1904 date system with macros inside, as a unit may send it in.
func TestForm1904AndMacros(t *testing.T) {
	f := excelize.NewFile()
	defer f.Close()
	yes := true
	if err := f.SetWorkbookProps(&excelize.WorkbookPropsOptions{Date1904: &yes}); err != nil {
		t.Fatal(err)
	}
	for i, row := range [][]any{{"姓名", "性别", "出生日期", "组别"}, {"张三", "男", 38410, "少年组"}, {"李四", "女", 38411, "少年组"}} {
		if err := f.SetSheetRow("Sheet1", cellName(1, i+1), &row); err != nil {
			t.Fatal(err)
		}
	}
	style, err := f.NewStyle(&excelize.Style{NumFmt: 14})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.SetCellStyle("Sheet1", "C2", "C2", style); err != nil { // C3 has lost its format
		t.Fatal(err)
	}
	macros := append([]byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), make([]byte, 504)...)
	if err := f.AddVBAProject(macros); err != nil {
		t.Fatal(err)
	}
	f.Path = "甲队.xlsm"
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		t.Fatal(err)
	}
	e, err := ReadEntries("甲队.xlsm", out.Bytes())
	if err != nil || len(e.Rows) != 2 {
		t.Fatal(e, err)
	}
	// day 0 is 1904-01-01; 38,410 days on is 2009-02-28: 105 years with 27 leap days are 38,352, and 58 more
	if got := e.Rows[0].Fields["出生日期"] + " " + e.Rows[1].Fields["出生日期"]; got != "2009-02-28 2009-03-01" {
		t.Error(got)
	}
}
