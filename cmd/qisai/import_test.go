package main

import (
	"os"
	"path/filepath"
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
