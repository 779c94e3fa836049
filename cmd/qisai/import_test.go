package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	importer "qisai/import"
)

// TestImportOwnNoteAndFolder: 备注 with nothing but the program's own 来源 takes a later remark; a folder is called one,
// and the files beside it are read when asked for.
func TestImportOwnNoteAndFolder(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book, first, second := filepath.Join(dir, "比赛.xlsx"), filepath.Join(dir, "一.txt"), filepath.Join(dir, "二.txt")
	for name, text := range map[string]string{first: "张三 男 甲队 519999199001010113", second: "张三 男 甲队 519999199001010113 备注：带轮椅"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	qisai(t, exitDone, "new", book, "--preset", "swiss")
	qisai(t, exitDone, "import", book, first)
	qisai(t, exitFile, "import", book, dir, second)
	out, errs := qisai(t, exitDone, "import", book, dir, second, "--skip-unreadable")
	if !strings.Contains(out, "补充 1") || !strings.Contains(out, "补上 备注") || !strings.Contains(errs, "这是文件夹") {
		t.Error(out, errs)
	}
	data, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	b, err := importer.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	if tour, _ := b.Read(); len(tour.Players) != 1 || tour.Players[0].Note != "带轮椅；来源：一.txt 第1行" {
		t.Errorf("%d players, or their 备注", len(tour.Players))
	}
	qisai(t, exitDone, "check", book)
	if out, _ := qisai(t, exitDone, "import", book, second); !strings.Contains(out, "相同 1") {
		t.Error(out)
	}
	if _, errs := qisai(t, exitFile, "import", book, dir); !strings.Contains(errs, "这是文件夹") {
		t.Error(errs)
	}
}

// TestNamesakesOnPaper prints an event with three players of one name: in the 对阵表, the 名次表 and the 签到表 each stands
// with his own unit on his line, and as somebody's opponent too.
func TestNamesakesOnPaper(t *testing.T) {
	pdftotext, err := exec.LookPath("pdftotext")
	if err != nil {
		t.Skip("no pdftotext")
	}
	dir := t.TempDir()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book, form := filepath.Join(dir, "比赛.xlsx"), filepath.Join(dir, "来件.csv")
	mustWrite(t, form, []byte("姓名,性别,出生日期,单位\n张伟,男,1980-01-01,绵阳\n张 伟,男,1981-01-01,什邡\n张伟,男,1982-01-01,德阳\n李四,男,1983-01-01,绵阳\n王五,男,1984-01-01,什邡\n赵六,男,1985-01-01,德阳\n"))
	qisai(t, exitDone, "new", book, "--preset", "swiss")
	qisai(t, exitDone, "import", book, form)
	qisai(t, exitDone, "pair", book)
	if err := typeResults(book, "公开组", 1, 1); err != nil {
		t.Fatal(err)
	}
	qisai(t, exitDone, "standings", book)
	qisai(t, exitDone, "print", book, "对阵表", "名次表", "签到表", "--out", dir)
	pdfs, _ := filepath.Glob(filepath.Join(dir, "*.pdf"))
	if len(pdfs) != 3 {
		t.Fatal(pdfs)
	}
	behind, before := regexp.MustCompile(`张 ?伟（?[ ]*(绵阳|什邡|德阳)?`), regexp.MustCompile(`(绵阳|什邡|德阳)?[ ]*\d+[ ]*张 ?伟`)
	for _, pdf := range pdfs {
		data, err := exec.Command(pdftotext, "-layout", pdf, "-").Output()
		if err != nil {
			t.Fatal(err)
		}
		told, name := map[string]bool{}, behind
		if strings.Contains(pdf, "签到表") { // by unit
			name = before
		}
		for _, m := range name.FindAllStringSubmatch(string(data), -1) {
			told[m[1]] = true
		}
		if told[""] || len(told) != 3 {
			t.Errorf("%s: units %v beside the name in\n%s", filepath.Base(pdf), told, data)
		}
	}
}
