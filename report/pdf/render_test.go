package pdf

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"qisai/report"
	"qisai/report/pdf/pdftest"
)

// setPDF makes the PDF of a document.
func setPDF(doc report.Document, o Options) ([]byte, []Warning, error) {
	p, err := Lay(doc)
	if err != nil {
		return nil, nil, err
	}
	data, err := p.PDF(o)
	return data, p.Warnings, err
}

func render(t *testing.T, d report.Document) ([]byte, []Warning) {
	t.Helper()
	b, w, err := setPDF(d, Options{})
	if err != nil {
		t.Fatal(err)
	}
	return b, w
}

// joined is a text without what a line break may take away.
func joined(s ...string) string {
	return strings.NewReplacer(" ", "", "\n", "").Replace(strings.Join(s, ""))
}

// TestTextOut wants every text of a document in its file, row by row.
func TestTextOut(t *testing.T) {
	docs := samples()
	delete(docs, "odd") // has what cannot be printed
	docs["none"], docs["one"], docs["two"], docs["many"] = boards(0), boards(1), boards(2), boards(2000)
	for name, d := range docs {
		b, warnings := render(t, d)
		if len(warnings) > 0 {
			t.Errorf("%s: %v", name, warnings)
		}
		var all []string
		for _, p := range pdftest.Read(t, b).Pages() {
			all = append(all, p...)
			for _, want := range []string{d.Event, title(d), d.Printed} {
				if !strings.Contains(joined(p...), joined(want)) {
					t.Errorf("%s: a page lacks %q", name, want)
				}
			}
		}
		text := joined(all...)
		for _, part := range d.Parts {
			for _, r := range part.Table.Rows {
				want := joined(printed(part.Table.Columns, r)...)
				if !strings.Contains(text, want) {
					t.Errorf("%s: not in the file: %s", name, want)
				}
			}
			if len(part.Table.Rows) == 0 && !slices.Contains(all, "无") {
				t.Errorf("%s: does not say 无", name)
			}
		}
	}
}

func printed(cols []report.Column, r []report.Cell) []string {
	var out []string
	for i, c := range cols {
		if c.Kind != report.Private && !c.Hidden {
			out = append(out, r[i].Text)
		}
	}
	return out
}

func TestNotPrinted(t *testing.T) {
	b, _ := render(t, boards(3))
	text := joined(slices.Concat(pdftest.Read(t, b).Pages()...)...)
	for _, s := range []string{"110101199001011234", "藏", "身份证", "内部"} {
		if strings.Contains(text, s) {
			t.Errorf("%s is printed", s)
		}
	}
}

func TestNameLengths(t *testing.T) {
	d := boards(30)
	r := []rune(strings.Repeat("欧阳慕容𬱖司马相如诸葛亮东方朔上官婉", 2))
	for i := range d.Parts[0].Table.Rows {
		d.Parts[0].Table.Rows[i][2].Text = string(r[:i+1])
	}
	b, w := render(t, d)
	text := joined(slices.Concat(pdftest.Read(t, b).Pages()...)...)
	for i := range 30 {
		if want := joined(printed(d.Parts[0].Table.Columns, d.Parts[0].Table.Rows[i])...); !strings.Contains(text, want) || len(w) > 0 {
			t.Errorf("%s is not in the file; %v", want, w)
		}
	}
}

// TestOtherReader asks poppler and qpdf too, where they are installed.
func TestOtherReader(t *testing.T) {
	b, _ := render(t, boards(60))
	file := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(file, b, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := exec.LookPath("pdftotext"); err == nil {
		out, err := exec.Command("pdftotext", "-layout", file, "-").CombinedOutput()
		if err != nil {
			t.Errorf("pdftotext: %v: %s", err, out)
		}
		for _, want := range []string{"王𬱖", "李𫖯", "张𬭎", "欧阳慕容", "龑䶮", "共3页", "深圳弈川象棋俱乐部"} {
			if !bytes.Contains(out, []byte(want)) {
				t.Errorf("pdftotext finds no %s", want)
			}
		}
	}
	if _, err := exec.LookPath("qpdf"); err == nil {
		if out, err := exec.Command("qpdf", "--check", file).CombinedOutput(); err != nil || bytes.Contains(out, []byte("WARNING")) {
			t.Errorf("qpdf: %v: %s", err, out)
		}
	}
}

func TestSameBytes(t *testing.T) {
	docs := samples()
	want := map[string][]byte{}
	for name, d := range docs {
		want[name], _ = render(t, d)
	}
	var wg sync.WaitGroup
	for name, d := range samples() {
		wg.Go(func() {
			if got, _, err := setPDF(d, Options{}); err != nil || !bytes.Equal(got, want[name]) {
				t.Errorf("%s is different the second time (%v)", name, err)
			}
		})
	}
	wg.Wait()
	later, _, _ := setPDF(docs["empty"], Options{Created: time.Date(2026, 5, 2, 13, 5, 0, 0, time.UTC)})
	if bytes.Equal(later, want["empty"]) || !bytes.Contains(later, []byte("D:20260502130500")) {
		t.Error("the date is not in the file")
	}
}

func TestTitleProperty(t *testing.T) {
	d := boards(1)
	d.Event = "𬱖杯"
	b, _ := render(t, d)
	// parentheses and backslashes are escaped inside a string
	want := strings.NewReplacer("\\", "\\\\", "(", "\\(", ")", "\\)", "\r", "\\r").Replace(utf16BE("𬱖杯 公开男子组 第3轮 对阵表"))
	if !bytes.Contains(b, []byte("/Title ("+want+")")) {
		t.Error("the title is not in the file")
	}
}

func TestMissingCharacters(t *testing.T) {
	d := boards(1)
	row := d.Parts[0].Table.Rows[0]
	row[2].Text, row[3].Text, row[7].Text, row[8].Text = "棋👍手", "甲\ufe0f乙\U000E0100丙", "截\xe5\xbc断", "私\ue000用\U0010FFFF"
	d.Info = []string{"时间\t早上\r\n下\u200d午 עברית"}
	b, got := render(t, d)
	where := "“红方姓名”第1行"
	want := []Warning{
		{d.Info[0], "\u200d", "标题下的说明"},
		{d.Info[0], "ע", "标题下的说明"}, {d.Info[0], "ב", "标题下的说明"}, {d.Info[0], "ר", "标题下的说明"},
		{d.Info[0], "י", "标题下的说明"}, {d.Info[0], "ת", "标题下的说明"},
		{"棋👍手", "👍", where},
		{"甲\ufe0f乙\U000E0100丙", "\ufe0f", "“红方单位”第1行"}, {"甲\ufe0f乙\U000E0100丙", "\U000E0100", "“红方单位”第1行"},
		{"截\xe5\xbc断", `\xE5`, "“黑方姓名”第1行"}, {"截\xe5\xbc断", `\xBC`, "“黑方姓名”第1行"},
		{"私\ue000用\U0010FFFF", "\ue000", "“黑方单位”第1行"}, {"私\ue000用\U0010FFFF", "\U0010FFFF", "“黑方单位”第1行"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	text := strings.Join(slices.Concat(pdftest.Read(t, b).Pages()...), "|")
	for _, s := range []string{"棋〓手", "甲乙丙", "截〓〓断", "私〓用〓", "时间 早上", "下午 〓〓〓〓〓"} {
		if !strings.Contains(text, s) {
			t.Errorf("%q is not in %s", s, text)
		}
	}
}

// TestAllCharacters draws every standard character, and wants it back.
func TestAllCharacters(t *testing.T) {
	all, err := os.ReadFile("../../templates/fonts/build/hanzi8105.txt")
	if err != nil {
		t.Fatal(err)
	}
	d := report.Document{Kind: "字表", Parts: []report.Part{{Table: report.Table{Notes: []string{strings.TrimSpace(string(all))}}}}}
	start := time.Now()
	b, w := render(t, d)
	t.Log(time.Since(start))
	if len(w) > 0 {
		t.Error(w)
	}
	text := joined(slices.Concat(pdftest.Read(t, b).Pages()...)...)
	for _, r := range strings.TrimSpace(string(all)) {
		if !strings.ContainsRune(text, r) {
			t.Errorf("%c is not in the file", r)
		}
	}
}

func FuzzRender(f *testing.F) {
	f.Add("王𬱖", "👍\ufe0f", 3, 2)
	f.Add(strings.Repeat("长", 3000), "\xff", 1, 1)
	f.Add("a\n\nb", "", 40, 3)
	f.Fuzz(func(t *testing.T, name, unit string, rows, streams int) {
		d := byName(min(max(rows, 0), 50) / 2)
		d.Event, d.Info, d.Parts[0].Heading = unit, []string{name}, unit
		d.Parts[0].Streams = min(streams, 4)
		for _, r := range d.Parts[0].Table.Rows {
			r[0].Text, r[1].Text = name, unit
		}
		l := layOut(t, d)
		checkGeometry(t, l)
		if _, err := draw(l, Options{}); err != nil {
			t.Fatal(err)
		}
	})
}
