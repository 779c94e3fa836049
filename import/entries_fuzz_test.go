package importer

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// listedRows is how a notice names rows: 第1、3-5行.
var listedRows = regexp.MustCompile(`第([\d、-]+)行`)

// FuzzMessages: no text makes the reader fail, every line that is not blank is in a row, in the list of what was not
// understood or in a notice, nobody's name is made up, and no message shows a long number.
func FuzzMessages(f *testing.F) {
	seed(f, "微信.txt")
	f.Add("张三 男 519999199001010113 13800000000\n\n单位：甲队\n1.李四/王五 双人组")
	f.Fuzz(func(t *testing.T, text string) {
		r := &entryReader{file: "a.txt", out: &Entries{}}
		text = newlines.Replace(text)
		r.messages(text)
		nothingPrivate(t, r.out)
		squeezed := nameKey(cleanText(text))
		for _, row := range r.out.Rows {
			for _, part := range strings.FieldsFunc(row.Fields["姓名"], isSlash) {
				if !strings.Contains(squeezed, nameKey(part)) {
					t.Errorf("invented %q", part)
				}
			}
		}
		covered := map[int]bool{}
		cover := func(s Source) {
			for n := s.Row; n <= max(s.Row, s.Last); n++ {
				covered[n] = true
			}
		}
		for _, row := range r.out.Rows {
			cover(row.Source)
		}
		for _, u := range r.out.Unread {
			cover(u.Source)
		}
		for _, n := range r.out.Notices {
			cover(n.Source)
			for _, m := range listedRows.FindAllStringSubmatch(n.Msg, -1) {
				for _, part := range strings.Split(m[1], "、") {
					from, to, _ := strings.Cut(part, "-")
					cover(Source{Row: number(from), Last: number(to)})
				}
			}
		}
		for i, l := range strings.Split(text, "\n") {
			if cleanText(l) != "" && !covered[i+1] {
				t.Errorf("line %d %q is nowhere", i+1, l)
			}
		}
	})
}

// FuzzCSV: no text makes the table reader fail, and no field is lost on the way into the grid.
func FuzzCSV(f *testing.F) {
	seed(f, ".csv")
	f.Add("姓名,性别\n\"张三,男\n李四,女\n")
	f.Fuzz(func(t *testing.T, text string) {
		r := &entryReader{file: "a.csv", out: &Entries{}}
		if err := r.text(newlines.Replace(text), ".csv"); err != nil {
			return
		}
		nothingPrivate(t, r.out)
		for _, row := range r.out.Rows {
			if !plausibleName(row.Fields["姓名"]) {
				t.Errorf("no name: %q", row.Fields["姓名"])
			}
		}
	})
}

// seed gives a fuzz target the texts of the corpus.
func seed(f *testing.F, suffix string) {
	files, _ := filepath.Glob("testdata/forms/*.txtar")
	for _, file := range files {
		if c := loadCase(f, file); strings.HasSuffix(c.name, suffix) {
			f.Add(string(c.data))
		}
	}
}
