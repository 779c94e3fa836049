package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// TestExportPublic plants secrets all over a workbook and looks for them, and for every entry's numbers, in every byte of
// the public copy; the rounds and what the public may know are in it.
func TestExportPublic(t *testing.T) {
	book := richEvent(t)
	qisai(t, exitDone, "pair", book)
	if err := setCell(book, "公开组 第1轮", "M4", "红方电话 １３９ 0000 4444，证 51999919990101001X"); err != nil {
		t.Fatal(err)
	}
	before := string(mustRead(t, book))
	out := filepath.Join(filepath.Dir(book), "公开.xlsx")
	stdout, _ := qisai(t, exitDone, "export", book, "--public", out, "--keep", "我的统计")
	if string(mustRead(t, book)) != before {
		t.Error("the workbook has been changed")
	}
	parts := unzip(t, mustRead(t, out))
	secrets := append(rosterSecrets(t, book), planted...)
	secrets = append(secrets, "51999919990101001X", "0000 4444")
	for _, secret := range secrets {
		for _, p := range parts {
			if secret != "张老师私章" && strings.Contains(p.text, secret) { // in the sheet that was asked for by name
				t.Errorf("%s holds %q", p.name, secret)
			}
		}
		if len(secret) > 10 && strings.Contains(stdout, secret) {
			t.Errorf("stdout holds %q", secret)
		}
	}
	for _, p := range parts {
		if !strings.HasPrefix(p.name, "xl/worksheets/sheet") && !strings.Contains("[Content_Types].xml _rels/.rels xl/workbook.xml xl/_rels/workbook.xml.rels xl/styles.xml xl/theme/theme1.xml", p.name) {
			t.Errorf("the copy has a part %s", p.name)
		}
	}
	for _, want := range []string{"报名“身份证号”：", "报名“电话”：", "公开组 第1轮", "没有带出去的表：", "内部", "批注：", "宏：1", "外部链接：1", "遮盖"} {
		if !strings.Contains(stdout, want) {
			t.Errorf("stdout lacks %q:\n%s", want, stdout)
		}
	}
	publicRows(t, out, book)
	printsOnePageWide(t, out, "公开组 第1轮")
	_, stderr := qisai(t, exitFile, "export", book, "--public", out)
	if !strings.Contains(stderr, "已经存在") {
		t.Error(stderr)
	}
	qisai(t, exitUsage, "export", book, "--public", "x.xlsm")
	qisai(t, exitUsage, "export", book, "--public", "x.xlsx", "--keep", "没有的表")
}

// printsOnePageWide looks at the print set-up of a sheet.
func printsOnePageWide(t *testing.T, book, sheet string) {
	t.Helper()
	f, err := excelize.OpenFile(book)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	props, err := f.GetSheetProps(sheet)
	if err != nil || props.FitToPage == nil || !*props.FitToPage {
		t.Errorf("%s is torn over several pages: %v", sheet, err)
	}
}

// rosterSecrets gives all identity numbers and telephones of 报名.
func rosterSecrets(t *testing.T, book string) []string {
	t.Helper()
	f, err := excelize.OpenFile(book, excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows("报名")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, row := range rows[1:] {
		for i, text := range row {
			if (rows[0][i] == "身份证号" || rows[0][i] == "电话") && text != "" {
				out = append(out, text)
			}
		}
	}
	if len(out) < 8 {
		t.Fatalf("%d secrets in 报名", len(out))
	}
	return out
}

// publicRows compares what the public may know with the workbook itself.
func publicRows(t *testing.T, out, book string) {
	t.Helper()
	public, own := readSheet(t, out, "公开组 第1轮"), readSheet(t, book, "公开组 第1轮")
	for i := range own {
		for j := range min(12, len(own[i])) { // 备注 is the last one
			if public[i][j] != own[i][j] {
				t.Errorf("第1轮 row %d: %q, want %q", i+1, public[i], own[i])
			}
		}
	}
	if got := strings.Join(readSheet(t, out, "报名")[0], " "); got != "序号 姓名 性别 出生日期 单位 籍贯 组别 称号 编号" {
		t.Errorf("报名 has the columns %s", got)
	}
	if got := readSheet(t, out, "报名")[1][3]; got != "1990" {
		t.Errorf("a birth date is published as %q, want the year", got)
	}
	if got := len(readSheet(t, out, "报名")); got != 9 {
		t.Errorf("%d rows in 报名, want 9", got)
	}
}
