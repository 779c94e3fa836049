package main

import (
	"bytes"
	"encoding/xml"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// sheetNames gives the name of every sheet by its part.
func sheetNames(t *testing.T, parts []part) map[string]string {
	t.Helper()
	var book struct {
		Sheets []struct {
			Name string `xml:"name,attr"`
			ID   string `xml:"http://schemas.openxmlformats.org/officeDocument/2006/relationships id,attr"`
		} `xml:"sheets>sheet"`
	}
	var rels struct {
		List []struct {
			ID     string `xml:"Id,attr"`
			Target string `xml:"Target,attr"`
		} `xml:"Relationship"`
	}
	if err := xml.Unmarshal([]byte(partOf(t, parts, "xl/workbook.xml").text), &book); err != nil {
		t.Fatal(err)
	}
	if err := xml.Unmarshal([]byte(partOf(t, parts, "xl/_rels/workbook.xml.rels").text), &rels); err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, s := range book.Sheets {
		for _, r := range rels.List {
			if r.ID == s.ID {
				out["xl/worksheets/"+path.Base(r.Target)] = s.Name
			}
		}
	}
	return out
}

// bookParts are the workbook's own lists, which may grow.
var bookParts = []string{"[Content_Types].xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/sharedStrings.xml"}

var selectedMark = regexp.MustCompile(` tabSelected="(1|true)"`)

// changedParts names what differs between two states of a workbook: workbook parts by their names, sheets and what hangs
// on them by the name of the sheet. The mark of the sheet in front does not count.
func changedParts(t *testing.T, before, after []byte) []string {
	t.Helper()
	old, now := unzip(t, before), unzip(t, after)
	texts := map[string][2]string{}
	for i, list := range [][]part{old, now} {
		for _, p := range list {
			pair := texts[p.name]
			pair[i] = selectedMark.ReplaceAllString(p.text, "") + "|"
			texts[p.name] = pair
		}
	}
	names, changed := sheetNames(t, now), map[string]bool{}
	owner := map[string]string{}
	for _, p := range now {
		if strings.HasPrefix(p.name, "xl/worksheets/_rels/") {
			sheet := names["xl/worksheets/"+strings.TrimSuffix(path.Base(p.name), ".rels")]
			owner[p.name] = sheet
			for _, m := range regexp.MustCompile(`Target="([^"]*(?:comments|vmlDrawing)\d+\.[a-z]+)"`).FindAllStringSubmatch(p.text, -1) {
				if !strings.Contains(m[1], "threaded") {
					owner[strings.TrimPrefix(path.Join("xl/worksheets", m[1]), "/")] = sheet
					owner[strings.TrimPrefix(m[1], "/")] = sheet
				}
			}
		}
	}
	for name, pair := range texts {
		switch {
		case pair[0] == pair[1]:
		case names[name] != "":
			changed[names[name]] = true
		case owner[name] != "":
			changed[owner[name]] = true
		default:
			changed[name] = true
		}
	}
	return slices.Sorted(maps.Keys(changed))
}

// TestRoundTrip takes a workbook full of the organiser's things through every writing command. Only the sheets the
// command is to write, and the workbook's own lists, are changed; every other part is the same byte for byte.
func TestRoundTrip(t *testing.T) {
	book := richEvent(t)
	form := filepath.Join(filepath.Dir(book), "来件.csv")
	mustWrite(t, form, []byte("姓名,性别,组别,单位,备注\n来一,男,公开组,=1+1,@SUM(A1)\n来二,男,公开组,+86,-2\n"))
	steps := []struct {
		args  []string
		wants []string // sheets that may change
	}{
		{[]string{"import", book, form}, []string{"报名", "编排记录"}},
		{[]string{"check", book}, []string{"报名", "审核", "编排记录"}},
		{[]string{"pair", book}, []string{"报名", "规程", "编排记录", "公开组 第1轮", "公开组 名次"}},
		{[]string{"standings", book}, []string{"报名", "编排记录", "公开组 名次"}},
		{[]string{"pair", book}, []string{"报名", "规程", "编排记录", "公开组 第1轮", "公开组 第2轮", "公开组 名次"}},
		{[]string{"pair", book}, []string{"报名", "规程", "编排记录", "公开组 第2轮", "公开组 名次"}},
		{[]string{"awards", book}, []string{"报名", "编排记录", "获奖名单"}},
	}
	paired := 0
	var before []byte
	for _, step := range steps {
		if step.args[0] == "pair" && paired > 0 {
			if err := typeResults(book, "公开组", paired, 1); err != nil {
				t.Fatal(err)
			}
		}
		before = mustRead(t, book)
		qisai(t, exitDone, step.args...)
		after := mustRead(t, book)
		if bytes.Equal(before, after) {
			t.Errorf("%s has written nothing", step.args[0])
		}
		if step.args[0] == "pair" {
			paired++
		}
		changed := changedParts(t, before, after)
		t.Logf("%s: %s", step.args[0], strings.Join(changed, "、"))
		for _, name := range changed {
			if !slices.Contains(bookParts, name) && !slices.Contains(step.wants, name) {
				t.Errorf("%s has changed %s", step.args[0], name)
			}
		}
		stays(t, step.args[0], unzip(t, before), unzip(t, after))
	}
	qisai(t, exitDone, "undo", book)
	if !bytes.Equal(mustRead(t, book), before) {
		t.Error("undo does not give back the workbook to the byte")
	}
}

// stays looks for the organiser's things within the parts a command may write.
func stays(t *testing.T, command string, before, after []part) {
	t.Helper()
	for suffix, wants := range map[string][]string{
		"xl/worksheets/sheet7.xml": {"LEN(B2)", "x14:dataValidation ", "I2:I99", "隐藏列", "hidden=\"1\""},
		"xl/workbook.xml":          {`workbookPassword="CC1A"`, "readOnlyRecommended", "定义名称的话", "externalReference", "pivotCache", "slicerCache", "lockStructure"},
		"[Content_Types].xml":      {"cellimage+xml", "person+xml", "threadedcomments+xml", "vbaProject", "slicer+xml", "macroEnabled"},
	} {
		old, now := partOf(t, before, suffix).text, partOf(t, after, suffix).text
		for _, want := range wants {
			if strings.Contains(old, want) && !strings.Contains(now, want) {
				t.Errorf("after %s, %s has lost %s", command, suffix, want)
			}
			if strings.Count(now, "<workbookProtection") > 1 || strings.Count(now, "<fileSharing") > 1 {
				t.Errorf("after %s, %s locks the workbook twice", command, suffix)
			}
		}
	}
}
