package prospectus

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
)

func seed(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "seeds", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// read is all that happens to a file.
func read(data []byte) (*Reading, error) {
	text, err := Decode(data)
	if err != nil {
		return nil, err
	}
	return Read(text)
}

// What is no regulation is refused in a sentence, and soon.
func TestNoRegulation(t *testing.T) {
	english := strings.Repeat("The tournament is a nine round Swiss. First prize 5000 yuan.\n", 50)
	novel := strings.Repeat("天色已经暗了下来，街上的人渐渐少了，他慢慢地走回家去。\n", 40)
	big := strings.Repeat("第一名5000元，第二名3000元，第三名2000元；公开组、少年男子组：2009年1月1日至2016年12月31日出生。\n", 40_000)
	tests := []struct {
		name string
		data string
		want error
	}{
		{"empty", "", ErrEmpty},
		{"blank", " \n\t\n　\n", ErrEmpty},
		{"garbage", "\x80\x81\xff\xfe\x00\x12\x9c\xd1" + strings.Repeat("\xf3\x00\xaa", 400), ErrEncoding},
		{"english", english, ErrNoHan},
		{"novel", novel, ErrNothing},
		{"5 MB", big, ErrTooLong},
		{"20 MB", strings.Repeat(big, 4), ErrTooLong},
		{"old Word", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + strings.Repeat("\x00", 600), ErrOldWord},
		{"zip", "PK\x03\x04 nothing", ErrNoWord},
		{"a document with a password", "\xD0\xCF\x11\xE0" + strings.Repeat("\x00", 60) + "E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e\x00", ErrLocked},
		{"RTF", "{\\rtf1\\ansi " + novel + "}", ErrRTF},
		{"PDF", "%PDF-1.7\n" + novel, ErrPDF},
		{"PNG", "\x89PNG\r\n\x1a\n\x00", ErrPicture},
		{"JPEG", "\xFF\xD8\xFF\xE0\x00\x10JFIF\x00", ErrPicture},
		{"BMP", "BM\x36\x10\x0e\x00\x00\x00\x00\x00\x36", ErrPicture},
		{"WebP", "RIFF\x10\x00\x00\x00WEBPVP8 ", ErrPicture},
		{"HEIC", "\x00\x00\x00\x24ftypheic\x00", ErrPicture},
		{"RAR", "Rar!\x1a\x07\x00", ErrArchive},
		{"workbook", string(zipped(t, "xl/workbook.xml", []byte("<workbook/>"))), ErrWorkbook},
		{"zip of a text", string(zipped(t, "规程/规程.docx", []byte("PK"))), ErrArchive},
	}
	for _, tt := range tests {
		begin := spent()
		_, err := read([]byte(tt.data))
		if !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, err, tt.want)
		}
		if d := spent() - begin; d > 2*time.Second {
			t.Errorf("%s took %v", tt.name, d)
		}
	}
}

// The longest text that is still read takes no time either.
func TestLongText(t *testing.T) {
	line := "第一名5000元，第二名3000元，第三至八名各200元；公开组、少年男子组：2009年1月1日至2016年12月31日出生。\n"
	text := "某某杯象棋公开赛竞赛规程\n一、时间：2024年5月1日至3日\n二、奖励\n" + strings.Repeat(line, (maxText-100)/len([]rune(line)))
	for name, text := range map[string]string{"in lines": text, "in one line": strings.ReplaceAll(text, "\n", ""),
		"in one sentence": strings.NewReplacer("\n", "，", "。", "，", "；", "，").Replace(text)} {
		begin := spent()
		if _, err := read([]byte(text)); err != nil && !errors.Is(err, ErrNothing) {
			t.Error(err)
		}
		if d := spent() - begin; d > 2*time.Second {
			t.Errorf("%d characters %s took %v", len([]rune(text)), name, d)
		} else {
			t.Log(name, d)
		}
	}
}

// The same text in other encodings, and as a Word document, is read the same.
func TestForms(t *testing.T) {
	text := seed(t, "2025-pengxi")
	want, err := read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	gb, err := simplifiedchinese.GB18030.NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	utf16, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"BOM": []byte("\xEF\xBB\xBF" + text), "GB18030": []byte(gb), "UTF-16": []byte(utf16), "CRLF": []byte(strings.ReplaceAll(text, "\n", "\r\n")),
		"docx": docx(t, text),
	} {
		got, err := read(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if g, w := got.Summary(), want.Summary(); g != w {
			t.Errorf("%s: %s, want %s", name, g, w)
		}
		if g, w := len(got.Unread), len(want.Unread); g != w {
			t.Errorf("%s: %d sentences unread, want %d", name, g, w)
		}
	}
}

// docx makes a document with a paragraph for each line.
func docx(t *testing.T, text string) []byte {
	t.Helper()
	body := `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>`
	escape := strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")
	for _, line := range strings.Split(text, "\n") {
		half := len([]rune(line)) / 2
		a, b := string([]rune(line)[:half]), string([]rune(line)[half:]) // Word cuts a line into runs anywhere
		body += "<w:p><w:r><w:t>" + escape.Replace(a) + "</w:t></w:r><w:del><w:r><w:t>删去的</w:t></w:r></w:del><w:r><w:t>" + escape.Replace(b) + "</w:t></w:r></w:p>"
	}
	return zipped(t, "word/document.xml", []byte(body+"</w:body></w:document>"))
}

func zipped(t *testing.T, name string, data []byte) []byte {
	t.Helper()
	var buf bytes.Buffer
	z := zip.NewWriter(&buf)
	w, err := z.Create(name)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil {
		err = z.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

// A small file that unpacks to a very large one is refused at the limit.
func TestZipBomb(t *testing.T) {
	bomb := zipped(t, "word/document.xml", bytes.Repeat([]byte("<w:p><w:r><w:t>象棋</w:t></w:r></w:p>"), 1_000_000))
	begin := spent()
	if _, err := read(bomb); !errors.Is(err, ErrTooLong) && !errors.Is(err, ErrNoWord) {
		t.Errorf("%d bytes: %v", len(bomb), err)
	}
	if d := spent() - begin; d > 2*time.Second {
		t.Errorf("took %v", d)
	}
}

// A table of a document is a line for each row.
func TestDocxTable(t *testing.T) {
	cell := func(s string) string { return "<w:tc><w:p><w:r><w:t>" + s + "</w:t></w:r></w:p></w:tc>" }
	row := func(cells ...string) string {
		out := "<w:tr>"
		for _, c := range cells {
			out += cell(c)
		}
		return out + "</w:tr>"
	}
	body := "<w:document><w:body><w:p><w:r><w:t>某某杯象棋赛竞赛规程　一、组别和年龄如下表，请各单位按照表格报名参赛</w:t></w:r></w:p><w:tbl>" + row("组别", "出生日期") + row("少年组", "2009年1月1日至2012年12月31日") + "</w:tbl></w:body></w:document>"
	text, err := Decode(zipped(t, "word/document.xml", []byte(body)))
	if err != nil {
		t.Fatal(err)
	}
	if want := "少年组\t2009年1月1日至2012年12月31日\n"; !strings.HasSuffix(text, want) {
		t.Errorf("%q does not end with %q", text, want)
	}
}

// No telephone number of a regulation is shown.
func TestPrivate(t *testing.T) {
	for _, name := range []string{"2016-enterprise", "2019-qishan-cup", "2019-sichuan-kingship", "2025-pengxi"} {
		rd, err := read([]byte(seed(t, name)))
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range rd.Lines {
			if strings.Contains(l.Text+l.Remark+l.Read, "13800000000") || strings.Contains(l.Text, "0000000000") {
				t.Errorf("%s line %d shows a number: %s", name, l.Number, l.Text)
			}
		}
		for _, u := range rd.Unread {
			if strings.Contains(u.String(), "13800000000") {
				t.Errorf("%s: %s", name, u)
			}
		}
	}
}
