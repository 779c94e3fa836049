package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A start as Windows makes it: argv[0] is the program's path, a dropped file its argument.
func TestInvocations(t *testing.T) {
	tests := []struct {
		args []string
		want [][]string
	}{
		{[]string{`C:\棋赛\qisai.exe`, `D:\我的 比赛\杯赛.xlsx`}, [][]string{{`C:\棋赛\qisai.exe`, `D:\我的 比赛\杯赛.xlsx`}}},
		{[]string{"qisai", "a.xlsx", "b.xlsx"}, [][]string{{"qisai", "status", "a.xlsx"}, {"qisai", "status", "b.xlsx"}}},
		{[]string{"qisai", "pair", "a.xlsx"}, [][]string{{"qisai", "pair", "a.xlsx"}}},
		{[]string{"qisai"}, [][]string{{"qisai"}}},
		{[]string{`C:\棋赛\编排.exe`, "a.xlsx"}, [][]string{{`C:\棋赛\编排.exe`, "pair", "a.xlsx"}}},
		{[]string{"编排 - 副本 (2).EXE", "a.xlsx"}, [][]string{{"编排 - 副本 (2).EXE", "pair", "a.xlsx"}}},
		{[]string{"/usr/bin/名次（1）", "a.xlsx"}, [][]string{{"/usr/bin/名次（1）", "standings", "a.xlsx"}}},
		{[]string{"打印.exe", "a.xlsx"}, [][]string{{"打印.exe", "print", "a.xlsx", "all"}}},
		{[]string{"打印.exe", "a.xlsx", "b.xlsm"}, [][]string{{"打印.exe", "print", "a.xlsx", "all"}, {"打印.exe", "print", "b.xlsm", "all"}}},
		{[]string{"打印.exe", "a.xlsx", "对阵表"}, [][]string{{"打印.exe", "print", "a.xlsx", "对阵表"}}},
		{[]string{"审核.exe", "a.xlsx", "b.xlsx"}, [][]string{{"审核.exe", "check", "a.xlsx", "b.xlsx"}}},
		{[]string{"导入.exe", "a.xlsx", "表.xlsx"}, [][]string{{"导入.exe", "import", "a.xlsx", "表.xlsx"}}},
	}
	c := (&app{}).cli()
	for _, tt := range tests {
		got, err := invocations(c, tt.args)
		if diff := cmp.Diff(tt.want, got); err != nil || diff != "" {
			t.Errorf("%q: %v\n%s", tt.args, err, diff)
		}
	}
	if _, err := invocations(c, []string{"编排.exe"}); err == nil || !strings.Contains(strings.Join(err.(*failure).hints, ""), "拖到“编排”上") {
		t.Errorf("no workbook: %v", err)
	}
}

// Bytes from the GBK table (GB 18030-2005, appendix), not from the encoder: 编 B1E0, 排 C5C5.
func TestEncoded(t *testing.T) {
	tests := []struct {
		codePage uint32
		text     string
		want     []byte
	}{
		{936, "编排\n", []byte{0xB1, 0xE0, 0xC5, 0xC5, '\n'}},
		{65001, "编排\n", []byte("编排\n")},
		{0, "编排\n", []byte("编排\n")},
		{437, "编排\n", []byte("编排\n")},
	}
	for _, tt := range tests {
		var out bytes.Buffer
		w := encoded(&out, tt.codePage)
		ui{stdout: w}.printf("%s", strings.TrimSuffix(tt.text, "\n"))
		if !bytes.Equal(out.Bytes(), tt.want) {
			t.Errorf("code page %d: % X, want % X", tt.codePage, out.Bytes(), tt.want)
		}
	}
	var out bytes.Buffer
	if _, err := unencoded(encoded(&out, 936)).Write([]byte("编")); err != nil || out.String() != "编" {
		t.Errorf("JSON is UTF-8 everywhere: %q, %v", out.String(), err)
	}
}

func TestWaitForKey(t *testing.T) {
	var out bytes.Buffer
	in := strings.NewReader("x\nrest")
	waitForKey(in, &out)
	if !strings.Contains(out.String(), "按回车键") {
		t.Errorf("said %q", out.String())
	}
	waitForKey(strings.NewReader(""), &out) // no input at all must not hang
}
