package pdf

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/report"
	"qisai/report/pdf/pdftest"
)

// twoSections is an event of two sections; the name of the second has a character above U+FFFF.
func twoSections(n, rounds int) []report.Context {
	a, b := event(n, rounds), event(9, 3)
	b.Section.Name = "少年𬱖组"
	for i := range b.Section.Players {
		b.Section.Players[i].Category = b.Section.Name
	}
	t := a.Tournament
	t.Regulation.Start, t.Regulation.End = pairing.Date{Year: 2026, Month: 5, Day: 1}, pairing.Date{Year: 2026, Month: 5, Day: 3}
	t.Regulation.Items = []pairing.Item{{Name: "主办单位", Value: "市体育局、市象棋协会"}, {Name: "裁判长", Value: "文正平"}}
	t.Officials = []pairing.Official{{Body: "裁判委员会", Post: "裁判长", Name: "文正平"}}
	t.Sections = append(t.Sections, b.Section)
	t.Categories = append(t.Categories, b.Tournament.Categories...)
	b.Tournament = t
	return []report.Context{a, b}
}

func programmeOf(sections []report.Context) report.Document {
	return report.Programme(report.ProgrammeInput{Tournament: sections[0].Tournament, Sections: sections, Printed: sections[0].Printed})
}

func resultsOf(sections []report.Context) report.Document {
	var all []report.SectionResults
	for _, c := range sections {
		n := c.Section.LastRound()
		all = append(all, report.SectionResults{Context: c, Round: n, Standings: ranking.Standings(c.Section, n)})
	}
	return report.ResultBook(report.Honours{Tournament: sections[0].Tournament, Printed: sections[0].Printed}, all)
}

// TestContents reads the finished book: each line of its contents must name the page on which a title stands first, and
// every page but the cover its number.
func TestContents(t *testing.T) {
	for name, x := range map[string]struct {
		doc  report.Document
		want [][2]string // the line of the contents, the title of the page it leads to
	}{
		"programme": {programmeOf(twoSections(150, 9)), [][2]string{
			{"竞赛规程", "竞赛规程"}, {"组织机构", "组织机构"}, {"竞赛日程", "竞赛日程"}, {"参赛名单", "参赛名单"}, {"公开男子组", "参赛名单"},
			{"少年𬱖组", "参赛名单"}, {"代表队名单", "代表队名单"}, {"成绩记录表", "公开男子组 成绩记录表"}, {"公开男子组", "公开男子组 成绩记录表"},
			{"少年𬱖组", "少年𬱖组 成绩记录表"},
		}},
		"results": {resultsOf(twoSections(150, 9)), [][2]string{
			{"竞赛概况", "竞赛概况"}, {"公开男子组", "公开男子组"}, {"名次", "公开男子组 9轮后最终名次表"}, {"成绩总表", "公开男子组 9轮后最终名次 成绩总表"},
			{"数据统计", "公开男子组 数据统计"}, {"少年𬱖组", "少年𬱖组"}, {"名次", "少年𬱖组 3轮后最终名次表"}, {"成绩总表", "少年𬱖组 3轮后最终名次 成绩总表"},
			{"数据统计", "少年𬱖组 数据统计"},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			b, warnings := render(t, x.doc)
			if len(warnings) > 0 {
				t.Error(warnings)
			}
			f := pdftest.Read(t, b)
			pages := f.Pages()
			lines := contentsLines(pages[1])
			if len(lines) != len(x.want) {
				t.Fatalf("the contents have %d lines, want %d: %v", len(lines), len(x.want), lines)
			}
			for i, line := range lines {
				want := x.want[i]
				heading := want[1] == "参赛名单" && want[0] != want[1] // somewhere under the title
				first := slices.IndexFunc(pages, func(p []string) bool {
					return len(p) > 1 && p[1] == want[1] && (!heading || slices.Contains(p, want[0]))
				}) + 1
				if line.text != want[0] || line.page != first {
					t.Errorf("line %d of the contents is %q page %d, but %q stands first on page %d", i+1, line.text, line.page, want[1], first)
				}
			}
			for i, p := range pages {
				if foot := fmt.Sprintf("第%d页 共%d页", i+1, len(pages)); slices.Contains(p, foot) != (i > 0) {
					t.Errorf("page %d: the foot is not %q", i+1, foot)
				}
			}
			checkOutline(t, f, lines)
		})
	}
}

type contentsLine struct {
	text string
	page int
}

// contentsLines reads the lines of the page of contents: a text, then a number.
func contentsLines(page []string) []contentsLine {
	var out []contentsLine
	for i, text := range page {
		if n, err := strconv.Atoi(text); err == nil {
			out = append(out, contentsLine{page[i-1], n})
		}
	}
	return out
}

// checkOutline wants the bookmarks to say and to lead where the contents do, to the top of the page.
func checkOutline(t *testing.T, f *pdftest.File, want []contentsLine) {
	t.Helper()
	kids := regexp.MustCompile(`(\d+) 0 R`).FindAllSubmatch(regexp.MustCompile(`/Kids \[([^\]]*)\]`).FindSubmatch(f.Objects[1])[1], -1)
	item := regexp.MustCompile(`(?s)<</Title \((.*)\)\n/Parent (\d+).*/Dest \[(\d+) 0 R /XYZ 0 ([\d.]+) null\]`)
	var got []contentsLine
	for n := range len(f.Objects) {
		m := item.FindSubmatch(f.Objects[n+1])
		if m == nil {
			continue
		}
		at := slices.IndexFunc(kids, func(k [][]byte) bool { return string(k[1]) == string(m[3]) })
		got = append(got, contentsLine{utf16Text(m[1]), at + 1})
		object, _ := strconv.Atoi(string(m[3]))
		height := "841.89"
		if regexp.MustCompile(`/MediaBox \[0 0 841.89 595.28\]`).Match(f.Objects[object]) {
			height = "595.28"
		}
		if string(m[4]) != height {
			t.Errorf("the bookmark %q leads to height %s of page %d, which is %s high", got[len(got)-1].text, m[4], at+1, height)
		}
	}
	want = append([]contentsLine{{"封面", 1}, {"目录", 2}}, want...)
	if !slices.Equal(got, want) {
		t.Errorf("the bookmarks are\n%v\nwant\n%v", got, want)
	}
}

// utf16Text reads a string of a PDF in UTF-16 with its mark.
func utf16Text(raw []byte) string {
	raw = regexp.MustCompile(`(?s)\\(.)`).ReplaceAllFunc(raw, func(e []byte) []byte {
		if e[1] == 'r' {
			return []byte("\r")
		}
		return e[1:]
	})
	if !bytes.HasPrefix(raw, []byte{0xFE, 0xFF}) {
		return "not UTF-16: " + string(raw)
	}
	var units []uint16
	for i := 2; i+1 < len(raw); i += 2 {
		units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
	}
	return string(utf16.Decode(units))
}

// TestBooks lays out books of events of all sizes, with plain names and odd ones: every piece by the rules of a document,
// no page empty, every row of every table in the file.
func TestBooks(t *testing.T) {
	for _, size := range [][2]int{{0, 0}, {1, 1}, {2, 1}, {3, 3}, {17, 7}, {40, 15}, {200, 11}} {
		for _, odds := range []bool{false, true} {
			sections := twoSections(size[0], size[1])
			if odds {
				sections[0] = odd(sections[0])
			}
			for name, d := range map[string]report.Document{"programme": programmeOf(sections), "results": resultsOf(sections)} {
				t.Run(fmt.Sprintf("%s %d %d %v", name, size[0], size[1], odds), func(t *testing.T) { checkBook(t, d) })
			}
		}
	}
}

func checkBook(t *testing.T, d report.Document) {
	t.Helper()
	l := layOut(t, d)
	if len(l.warnings) > 0 {
		t.Error(l.warnings)
	}
	for _, p := range l.pieces {
		checkGeometry(t, p)
	}
	b, _ := render(t, d)
	var all []string
	for i, p := range pdftest.Read(t, b).Pages() {
		if len(p) < 3 {
			t.Errorf("page %d has nothing on it: %q", i+1, p)
		}
		all = append(all, p...)
	}
	text := joined(strings.ReplaceAll(joined(all...), "　", ""))
	for _, c := range d.Book.Chapters {
		for _, piece := range c.Pieces {
			for _, part := range piece.Parts {
				for _, r := range part.Table.Rows {
					if want := joined(printed(part.Table.Columns, r)...); part.Chart == nil && !strings.Contains(text, strings.ReplaceAll(want, "　", "")) {
						t.Fatalf("%s: not in the file: %s", piece.Title, want)
					}
				}
			}
		}
	}
}

// TestBookSize keeps the file of a large event small enough to be sent.
func TestBookSize(t *testing.T) {
	b, _ := render(t, resultsOf([]report.Context{event(200, 11)}))
	if len(b) > 2<<20 {
		t.Errorf("%d bytes", len(b))
	}
}

// TestCourses wants each course of a figure to be drawn from place to place, and no two signs alike.
func TestCourses(t *testing.T) {
	seen := map[string]int{}
	for i := range report.CourseMost {
		p := &page{}
		p.sign(point{50, 50}, i)
		key := fmt.Sprint(p.rules, len(p.fills))
		if other, ok := seen[key]; ok {
			t.Errorf("courses %d and %d have the same sign", other, i)
		}
		seen[key] = i
	}
	for _, pattern := range dashes {
		p, phase, drawn := &page{}, 0.0, 0.0
		for i := range 40 { // a long line in pieces must be as long as in one
			phase = p.dashed(point{float64(i) * 2.5, 0}, point{float64(i)*2.5 + 2.5, 0}, pattern, phase, hairline)
		}
		for _, r := range p.rules {
			drawn += r.x2 - r.x1
		}
		want := 100.0
		if pattern != nil {
			on, whole := pattern[0], pattern[0]+pattern[1]
			if len(pattern) > 2 {
				on, whole = on+pattern[2], whole+pattern[2]+pattern[3]
			}
			want *= on / whole
		}
		if drawn < want-3 || drawn > want+3 {
			t.Errorf("pattern %v: %.1f mm are drawn of 100, want %.1f", pattern, drawn, want)
		}
	}
}
