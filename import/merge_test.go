package importer

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"qisai/samples/field"
)

// idZhao and the others belong to nobody: 519999 is no region.
const (
	idZhao = "519999199001010113" // male, 1990-01-01, as 赵一 of sample
	idLi   = "519999199202020123" // female, 1992-02-02
	idWang = "519999198803030138" // male, 1988-03-03
	idTwin = "519999199001010156" // male, 1990-01-01
)

// plan merges a message into sample's 报名 and writes the plan one line an item.
func plan(t *testing.T, b bookRows, message string) string {
	t.Helper()
	book, tour, problems := read(t, b.file(t, nil))
	if problems.HasFaults() {
		t.Fatal(listing(problems))
	}
	e, err := book.ReadEntries(tour, "微信.txt", []byte(message))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, it := range book.Merge(tour, e).Items {
		out = append(out, itemLine(it))
	}
	for _, u := range e.Unread {
		out = append(out, "? "+u.Text)
	}
	return strings.Join(out, "\n")
}

func itemLine(it MergeItem) string {
	parts := []string{it.Kind.String(), it.Row.Fields["姓名"]}
	for _, c := range it.Set {
		if c.Column != "姓名" {
			parts = append(parts, c.Column+"="+c.Text)
		}
	}
	for _, d := range it.Differ {
		parts = append(parts, fmt.Sprintf("%s≠(%s,%s)", d.Column, d.Have, d.Got))
	}
	if it.Into >= 0 {
		parts = append(parts, fmt.Sprintf("→%d", it.Into))
	}
	if it.Why != "" {
		parts = append(parts, "| "+it.Why)
	}
	for _, n := range it.Notes {
		parts = append(parts, "| "+n)
	}
	return strings.Join(parts, " ")
}

// TestMerge: sample has 赵一 (1990-01-01, 甲队), 钱二, 孙三 in 男子组 and 李四, 周五 in 女子组, all without identity number
// and telephone.
func TestMerge(t *testing.T) {
	for _, test := range []struct{ name, message, want string }{
		{"new", "王五 男 丙队 男子组 " + idWang,
			"新增 王五 性别=男 身份证号=" + idWang + " 单位=丙队 组别=男子组 备注=来源：微信.txt 第1行"},
		{"same", "赵一 男 甲队 男子组 1990-01-01", "相同 赵一"},
		{"fill by name and birth date", "赵一 男 男子组 " + idZhao + " 13800000000",
			"补充 赵一 身份证号=" + idZhao + " 电话=13800000000 备注=来源：微信.txt 第1行"},
		{"fill by name and unit", "赵一 男 甲队 男子组 13800000000", "补充 赵一 电话=13800000000 备注=来源：微信.txt 第1行"},
		{"blanks in the name", "赵 一 男 甲队 男子组", "相同 赵 一"},
		{"another unit", "赵一 男 乙队 男子组 1990-01-01", "存疑 赵一 单位≠(甲队,乙队) | 与报名!B2 的赵一像是同一人，而单位不同"},
		{"another category", "李四 女 丁队 男子组 1990-01-04", "存疑 李四 组别≠(女子组,男子组) | 与报名!B5 的李四像是同一人，而组别不同"},
		{"same unit, born another day", "赵一 男 甲队 男子组 1991-01-01", "存疑 赵一 | 与报名!B2 的赵一同名、同单位，而出生日期不同"},
		{"only the name", "赵一 男 男子组", "存疑 赵一 | 与报名!B2 的赵一只有姓名相同，不知是不是同一人"},
		{"namesake of another unit", "赵一 男 乙队 男子组 " + idWang,
			"新增 赵一 性别=男 身份证号=" + idWang + " 单位=乙队 组别=男子组 备注=来源：微信.txt 第1行 | 与报名!B2 的赵一同名"},
		{"one character differs", "赵二 男 甲队 男子组 " + idZhao,
			"存疑 赵二 | 与报名!B2 的赵一同一天出生，姓名只差一个字，可能是同一人写错了字"},
		{"no category", "王五 男 丙队 " + idWang, "存疑 王五 | 没有写组别"},
		{"unknown category", "王五 男 丙队 少年组 " + idWang, "存疑 王五 | “组别”表中没有“少年组”，现有：男子组、女子组"},
		{"a remark of the program's own is none", "王五 " + idWang + " 丙队 男子组\n王五 " + idWang + " 男子组 备注：带轮椅",
			"新增 王五 身份证号=" + idWang + " 单位=丙队 组别=男子组 备注=带轮椅；来源：微信.txt 第1行\n相同 王五 →0 | 备注并入同批来件里的同一人"},
		{"category without 组", "王五 丙队 组别：男子 " + idWang, "新增 王五 身份证号=" + idWang + " 单位=丙队 组别=男子组 备注=来源：微信.txt 第1行"},
		{"category without 组 or label", "王五 男 丙队 男子甲 " + idWang, "存疑 王五 | 没有写组别\n? 男子甲"},
		{"title of the category", "女子组参赛名单\n王五 丙队", "新增 王五 单位=丙队 组别=女子组 备注=来源：微信.txt 第2行"},
		{"several bare names", "丙队女子组：王五、赵六\n吴七，都是男子组", "新增 王五 单位=丙队 组别=女子组 备注=来源：微信.txt 第1行\n" +
			"新增 赵六 单位=丙队 组别=女子组 备注=来源：微信.txt 第1行\n新增 吴七 单位=丙队 组别=男子组 备注=来源：微信.txt 第2行"},
		{"two for one seat", "王五/赵六 男子组 " + idWang, "存疑 王五/赵六 | 写了两个姓名，而组别不是双人的"},
		{"twins", "王五 男 男子组 " + idZhao + "\n王六 男 男子组 " + idTwin,
			"新增 王五 性别=男 身份证号=" + idZhao + " 组别=男子组 备注=来源：微信.txt 第1行\n" +
				"新增 王六 性别=男 身份证号=" + idTwin + " 组别=男子组 备注=来源：微信.txt 第2行 | 与同批来件里的王五同一天出生，姓名只差一个字"},
		{"twice in the heap", "王五 男 丙队 男子组 " + idWang + "\n王五 男子组 " + idWang + " 13800000000\n王五 男子组 " + idWang,
			"新增 王五 性别=男 身份证号=" + idWang + " 单位=丙队 组别=男子组 电话=13800000000 备注=来源：微信.txt 第1行\n补充 王五 →0\n相同 王五 →0"},
		{"one number, two names", "王五 男子组 " + idWang + "\n王武 男子组 " + idWang,
			"新增 王五 身份证号=" + idWang + " 组别=男子组 备注=来源：微信.txt 第1行\n" +
				"存疑 王武 姓名≠(王五,王武) →0 | 与同批来件里的王五像是同一人，而姓名不同"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := plan(t, sample(), test.message); got != test.want {
				t.Error(cmp.Diff(test.want, got))
			}
		})
	}
}

// TestMergeKeepsCells: a cell that says something else stays, and a damaged number is never written over.
func TestMergeKeepsCells(t *testing.T) {
	b := sample().set("报名", "I2", "13800138000").set("报名", "D3", 519999199001020100.0).set("报名", "F2", "甲 队")
	got := plan(t, b, "赵一 男 甲队 男子组 1990-01-01 13800000000\n钱二 男 乙队 男子组 519999199001020132")
	want := "相同 赵一 电话≠(,)\n存疑 钱二 身份证号≠(,) | 与报名!B3 的钱二像是同一人，而身份证号不同"
	if got != want {
		t.Error(cmp.Diff(want, got))
	}
}

// TestMergeTwice: what a plan adds is found again: a second import of every file of the corpus adds and changes nothing.
func TestMergeTwice(t *testing.T) {
	files, _ := filepath.Glob("testdata/forms/*.txtar")
	for _, file := range files {
		c := loadCase(t, file)
		b := sample()
		b["组别"] = sheetRows{{"组别", "比赛组", "每席人数"}, {"公开男子组", "公开组"}, {"公开女子组", "公开组"}, {"少年组", "少年组"}, {"双人组", "双人组", 2}}
		b["比赛组"] = sheetRows{{"比赛组", "赛制", "轮次"}, {"公开组", "积分编排", 7}, {"少年组", "积分编排", 7}, {"双人组", "积分编排", 7}}
		header := []any{"序号"}
		for _, column := range entryColumns {
			header = append(header, column)
		}
		b["报名"] = sheetRows{header}
		delete(b, "公开组 第1轮")
		for run := range 2 {
			book, tour, problems := read(t, b.file(t, nil))
			if problems.HasFaults() {
				t.Fatalf("%s: %s", file, listing(problems))
			}
			e, err := book.ReadEntries(tour, c.name, c.data)
			if err != nil {
				break
			}
			p := book.Merge(tour, e)
			if run == 1 && p.Count(New)+p.Count(Changed) > 0 {
				for _, it := range p.Items {
					t.Errorf("%s: %s", file, itemLine(it))
				}
			}
			for _, it := range p.Items {
				if it.Kind == New {
					row := make([]any, len(header))
					for _, cell := range it.Set {
						for i, h := range header {
							if h == cell.Column {
								row[i] = cell.Text
							}
						}
					}
					b["报名"] = append(b["报名"], row)
				}
			}
		}
	}
}

// TestNewRosterRows: into the gap above a total if it is wide enough, else below everything; never over a merged cell.
func TestNewRosterRows(t *testing.T) {
	for _, test := range []struct {
		n, want int
		merge   string
	}{{3, 7, ""}, {4, 12, ""}, {3, 12, "A8:B8"}, {4, 15, "A11:A14"}} {
		b := sample().set("报名", "A10", "合计").set("报名", "B11", "填表人：某")
		data := b.file(t, func(f *excelize.File) {
			if test.merge != "" {
				from, to, _ := strings.Cut(test.merge, ":")
				if err := f.MergeCell("报名", from, to); err != nil {
					t.Fatal(err)
				}
			}
		})
		book, _, _ := read(t, data)
		if got, ok := book.NewRosterRows(test.n); got != test.want || !ok {
			t.Errorf("%d rows, merged %s: row %d %v, want %d", test.n, test.merge, got, ok, test.want)
		}
	}
}

// TestFieldAsMessages writes the invented field of a tournament as messages and reads it back.
func TestFieldAsMessages(t *testing.T) {
	var text strings.Builder
	entries := field.Entries(field.Pengxi())
	for i, f := range entries {
		switch i % 3 {
		case 0:
			fmt.Fprintf(&text, "%d. %s %s %s %s\n", i+1, f.Name, f.Sex, f.Category, f.ID)
		case 1:
			fmt.Fprintf(&text, "\n姓名：%s\n性别：%s\n组别：%s\n身份证号：%s\n\n", f.Name, f.Sex, f.Category, f.ID)
		case 2:
			fmt.Fprintf(&text, "%s，%s，%s，姓名：%s\n", f.ID, f.Category, f.Sex, f.Name)
		}
	}
	e, err := ReadEntries("微信.txt", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	read := map[string]int{}
	for _, r := range e.Rows {
		read[r.Fields["姓名"]+r.Fields["组别"]]++
	}
	missing := 0
	for _, f := range entries {
		if read[f.Name+f.Category] == 0 {
			missing++
			t.Logf("not read: %s %s", f.Name, f.Category)
		}
	}
	if missing > len(entries)/50 || len(e.Rows)+len(e.Unread) < len(entries) {
		t.Errorf("%d of %d not read; %d rows, %d unread", missing, len(entries), len(e.Rows), len(e.Unread))
	}
	for _, u := range e.Unread {
		t.Log(u)
	}
}

// BenchmarkMessages reads 2,000 people from one text.
func BenchmarkMessages(b *testing.B) {
	var text strings.Builder
	for i := range 2000 {
		fmt.Fprintf(&text, "%d. 王%c%c，男，四川什邡象棋协会，公开男子组，%s，电话：13800000000\n", i+1, '一'+rune(i%40), '丁'+rune(i/40), idZhao)
	}
	for b.Loop() {
		if e, err := ReadEntries("微信.txt", []byte(text.String())); err != nil || len(e.Rows) < 1900 {
			b.Fatal(err, len(e.Rows))
		}
	}
}
