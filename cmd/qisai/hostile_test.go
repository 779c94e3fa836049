package main

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"qisai/samples/field"
)

// hostile is a broken or malicious file with what the program has to say of it.
type hostile struct {
	name string
	make func(t *testing.T, sound []byte) []byte
	code int    // of qisai check FILE; 0 = the file is sound enough, and check does its work
	says string // stderr holds it
	form string // "" = qisai import BOOK FILE says the same, "-" = as a form the file may be read

	measured bool // small in the file, but made to grow: run in a process of its own
}

// changed gives a maker that replaces text in a part.
func changed(suffix, old, new string) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte {
		parts := unzip(t, sound)
		p := partOf(t, parts, suffix)
		if !strings.Contains(p.text, old) {
			t.Fatalf("%s does not hold %q", suffix, old)
		}
		p.text = strings.Replace(p.text, old, new, 1)
		return rezip(t, parts)
	}
}

// lacking gives a maker that leaves a part out.
func lacking(suffix string) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte {
		parts := unzip(t, sound)
		p := partOf(t, parts, suffix)
		p.name = "docProps/left.bin"
		return rezip(t, parts)
	}
}

// adding gives a maker that puts parts behind the others.
func adding(more ...part) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte { return rezip(t, append(unzip(t, sound), more...)) }
}

// repeated gives a maker that puts a million pieces of XML behind or before a tag.
func repeated(suffix, behind, piece, before string) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte {
		return changed(suffix, behind+before, behind+strings.Repeat(piece, 1e6)+before)(t, sound)
	}
}

// rows gives a maker that puts XML behind the first row of 报名.
func rows(xml func() string) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte {
		return changed("xl/worksheets/sheet7.xml", "</row>", "</row>"+xml())(t, sound)
	}
}

// merged gives a maker that merges blocks of 报名.
func merged(refs ...string) func(*testing.T, []byte) []byte {
	xml := `<mergeCell ref="` + strings.Join(refs, `"/><mergeCell ref="`) + `"/>`
	return changed("xl/worksheets/sheet7.xml", "</sheetData>", "</sheetData><mergeCells>"+xml+"</mergeCells>")
}

func cut(share float64) func(*testing.T, []byte) []byte {
	return func(_ *testing.T, sound []byte) []byte { return sound[:int(float64(len(sound))*share)] }
}

func whole(data string) func(*testing.T, []byte) []byte {
	return func(*testing.T, []byte) []byte { return []byte(data) }
}

// compound is the beginning of a compound file with the name of a stream, as .xls, .doc and encrypted workbooks are.
func compound(streams ...string) func(*testing.T, []byte) []byte {
	return func(*testing.T, []byte) []byte {
		data := append([]byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), make([]byte, 1016)...)
		for _, s := range streams {
			for _, u := range utf16.Encode([]rune(s)) {
				data = binary.LittleEndian.AppendUint16(data, u)
			}
			data = append(data, make([]byte, 64)...)
		}
		return data
	}
}

func zipNamed(names ...string) func(*testing.T, []byte) []byte {
	return func(t *testing.T, _ []byte) []byte {
		var parts []part
		for _, n := range names {
			parts = append(parts, part{n, "<x/>"})
		}
		return rezip(t, parts)
	}
}

// bomb puts a part of so many zeros into the workbook; claimed is the size its entry tells, 0 = the true one.
func bomb(name string, size, claimed int64) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte {
		var out bytes.Buffer
		packed, sum := packedZeros(size)
		zw := zip.NewWriter(&out)
		for _, p := range unzip(t, sound) {
			if strings.HasSuffix(p.name, name) {
				continue
			}
			w, _ := zw.Create(p.name)
			_, _ = io.WriteString(w, p.text)
		}
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, CRC32: sum, CompressedSize64: uint64(len(packed)), UncompressedSize64: uint64(size)}
		if claimed > 0 {
			h.UncompressedSize64 = uint64(claimed)
		}
		w, err := zw.CreateRaw(h)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = w.Write(packed)
		zw.Close()
		return out.Bytes()
	}
}

// packedZeros packs a megabyte once and repeats it: a flushed piece can follow any other.
func packedZeros(size int64) (packed []byte, sum uint32) {
	var piece, end bytes.Buffer
	zeros := make([]byte, 1<<20)
	fw, _ := flate.NewWriter(&piece, flate.BestCompression)
	_, _ = fw.Write(zeros)
	_ = fw.Flush()
	fw, _ = flate.NewWriter(&end, flate.BestCompression)
	fw.Close()
	for range size / int64(len(zeros)) {
		sum = crc32.Update(sum, crc32.IEEETable, zeros)
	}
	return append(bytes.Repeat(piece.Bytes(), int(size)/len(zeros)), end.Bytes()...), sum
}

// flipped changes one byte in the packed text of a part.
func flipped(suffix string) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte {
		zr, err := zip.NewReader(bytes.NewReader(sound), int64(len(sound)))
		if err != nil {
			t.Fatal(err)
		}
		out := bytes.Clone(sound)
		for _, f := range zr.File {
			if at, err := f.DataOffset(); err == nil && strings.HasSuffix(f.Name, suffix) {
				out[at+int64(f.CompressedSize64/2)] ^= 0x10
			}
		}
		return out
	}
}

// recoded gives a maker that writes a part in UTF-16, which XML allows.
func recoded(suffix string) func(*testing.T, []byte) []byte {
	return func(t *testing.T, sound []byte) []byte {
		parts := unzip(t, sound)
		p := partOf(t, parts, suffix)
		wide := []byte{0xFF, 0xFE}
		for _, u := range utf16.Encode([]rune(p.text)) {
			wide = binary.LittleEndian.AppendUint16(wide, u)
		}
		p.text = string(wide)
		return rezip(t, parts)
	}
}

func many(n int, one func(i int) string) func() string {
	return func() string {
		var b strings.Builder
		for i := range n {
			b.WriteString(one(i))
		}
		return b.String()
	}
}

func noise(*testing.T, []byte) []byte {
	r := rand.New(rand.NewPCG(1, 2))
	data := make([]byte, 5000)
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	return data
}

const (
	wordFile  = "这是 Word 文档"
	tooBig    = "太大了"
	cutShort  = "文件不完整"
	sheet7    = "xl/worksheets/sheet7.xml"
	damaged7  = "工作表“报名”已损坏（sheet7.xml）"
	twoInside = "两个同名的内部文件"
	lol       = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`
)

var hostileFiles = []hostile{
	// what is no workbook at all
	{"empty file", whole(""), 4, "文件是空的", "", false},
	{"xls", compound("Root Entry", "Workbook"), 4, "旧格式的 Excel 工作簿 (.xls)", "", false},
	{"xls of Excel 4", whole("\x09\x04\x06\x00\x00\x00\x10\x00"), 4, "很早版本的 Excel 工作簿 (.xls)", "", false},
	{"encrypted", compound("Root Entry", "EncryptionInfo", "EncryptedPackage"), 4, "设了打开密码", "", false},
	{"doc", compound("Root Entry", "WordDocument"), 4, "Word 文档 (.doc)", "", false},
	{"docx named xlsx", zipNamed("[Content_Types].xml", "_rels/.rels", "word/document.xml"), 4, wordFile, "", false},
	{"pptx named xlsx", zipNamed("[Content_Types].xml", "_rels/.rels", "ppt/presentation.xml"), 4, "PowerPoint", "", false},
	{"xlsb", zipNamed("[Content_Types].xml", "_rels/.rels", "xl/workbook.bin"), 4, ".xlsb", "", false},
	{"ods", zipNamed("mimetype", "content.xml", "META-INF/manifest.xml"), 4, ".ods", "", false},
	{"zip", zipNamed("甲队.xlsx", "乙队.xlsx"), 4, "压缩包", "", false},
	{"rar", whole("Rar!\x1a\x07\x01\x00"), 4, "压缩包", "", false},
	{"csv named xlsx", whole("姓名,组别\n张三,公开组\n"), 4, "文本文件 (CSV)", "-", false},
	{"html named xlsx", whole("<html><table><tr><td>姓名</td></tr></table></html>"), 4, "网页", "", false},
	{"xml of Excel 2003", whole(`<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>`), 4, "XML 表格 (Excel 2003)", "", false},
	{"pdf", whole("%PDF-1.7\n"), 4, "PDF", "", false},
	{"picture", whole("\x89PNG\r\n\x1a\n"), 4, "图片", "", false},
	{"noise", noise, 4, "不是 Excel 工作簿", "", false},
	{"empty zip", zipNamed(), 4, "压缩包", "", false},

	// damaged on the way
	{"cut at a tenth", cut(0.1), 4, cutShort, "", false},
	{"cut in the middle", cut(0.5), 4, cutShort, "", false},
	{"cut in the directory", cut(0.99), 4, cutShort, "", false},
	{"only the beginning", whole("PK\x03\x04"), 4, cutShort, "", false},
	{"byte flipped in a sheet", flipped(sheet7), 4, sheet7 + " 已损坏", "", false},
	{"byte flipped in the strings", flipped("sharedStrings.xml"), 4, "sharedStrings.xml 已损坏", "", false},
	{"byte flipped in a theme", flipped("theme1.xml"), 4, "theme1.xml 已损坏", "", false},
	{"malformed midway", changed(sheet7, "</row>", "</rov>"), 4, damaged7, "", false},
	{"sheet cut short", changed(sheet7, "</sheetData>", ""), 4, damaged7, "", false},
	{"malformed workbook part", changed("xl/workbook.xml", "</sheets>", ""), 4, "xl/workbook.xml 已损坏", "", false},
	{"malformed styles", changed("xl/styles.xml", "</cellXfs>", ""), 4, "xl/styles.xml 已损坏", "", false},
	{"no workbook part", lacking("xl/workbook.xml"), 4, "缺少内部文件 xl/workbook.xml", "", false},
	{"no relations", lacking("workbook.xml.rels"), 4, "缺少内部文件 xl/_rels/workbook.xml.rels", "", false},
	{"no content types", lacking("[Content_Types].xml"), 4, "缺少内部文件 [Content_Types].xml", "", false},
	{"no styles", lacking("xl/styles.xml"), 4, "缺少内部文件 xl/styles.xml", "", false},
	{"no strings", lacking("xl/sharedStrings.xml"), 4, "缺少内部文件 xl/sharedStrings.xml", "", false},
	{"no sheet", lacking(sheet7), 4, "缺少内部文件 " + sheet7, "", false},
	{"string not in the table", changed(sheet7, `t="s"><v>`, `t="s"><v>99999`), 4, "缺少部分文字", "", false},
	{"relation to nowhere", changed("workbook.xml.rels", `Id="rId10"`, `Id="rId99"`), 4, "工作表“报名”在文件里没有内容", "", false},

	// made to do harm
	{"zip bomb", bomb("xl/media/image1.png", 512<<20, 0), 4, tooBig, "", true},
	{"zip bomb in a sheet", bomb(sheet7, 300<<20, 0), 4, tooBig, "", true},
	{"zip bomb that lies about its size", bomb(sheet7, 300<<20, 1<<20), 4, sheet7 + " 已损坏", "", true},
	{"sheet as large as a sheet may be", bomb(sheet7, 47<<20, 0), 4, damaged7, "", true},
	{"nested zips", func(t *testing.T, sound []byte) []byte {
		inner := bomb("xl/media/a.bin", 200<<20, 0)(t, sound)
		return rezip(t, []part{{"1.zip", string(inner)}, {"2.zip", string(inner)}})
	}, 4, "压缩包", "", true},
	{"thousands of parts", func(t *testing.T, sound []byte) []byte {
		parts := unzip(t, sound)
		for i := range 30000 {
			parts = append(parts, part{fmt.Sprintf("xl/media/%d.bin", i), "x"})
		}
		return rezip(t, parts)
	}, 4, "太多了", "", true},
	{"path upwards", adding(part{"../../etc/cron.d/x", "x"}), 4, "内部文件名不正常", "", false},
	{"path upwards inside", adding(part{"xl/../../x", "x"}), 4, "内部文件名不正常", "", false},
	{"path of Windows", adding(part{`C:\Windows\x.dll`, "x"}), 4, "内部文件名不正常", "", false},
	{"absolute path", adding(part{"/etc/passwd", "x"}), 4, "内部文件名不合规范", "-", false},
	{"backslashes", func(t *testing.T, sound []byte) []byte {
		parts := unzip(t, sound)
		for i := range parts {
			parts[i].name = strings.ReplaceAll(parts[i].name, "/", `\`)
		}
		return rezip(t, parts)
	}, 4, "内部文件名不合规范", "-", false},
	{"part twice", adding(part{sheet7, "<worksheet/>"}), 4, twoInside, "", false},
	{"part twice in another case", adding(part{"XL/Worksheets/SHEET7.xml", "<worksheet/>"}), 4, twoInside, "", false},
	{"entities in a sheet", changed(sheet7, "<worksheet", lol+"<worksheet"), 4, "DOCTYPE", "", true},
	{"entities in the strings", changed("sharedStrings.xml", "<sst", lol+"<sst"), 4, "DOCTYPE", "", true},
	{"entity of a file", changed("xl/workbook.xml", "<workbook", `<!DOCTYPE x SYSTEM "file:///etc/passwd"><workbook`), 4, "DOCTYPE", "", false},
	{"unknown entity", changed(sheet7, "</worksheet>", "&x;</worksheet>"), 4, damaged7, "", false},
	{"deep nesting", repeated(sheet7, "</sheetData>", "<a>", ""), 4, damaged7, "", true},
	{"a million attributes", rows(func() string { return "<row " + strings.Repeat(`a="" `, 1e6) + "/>" }), 4, damaged7, "", true},
	{"a million styled empty rows", rows(many(1e6-1, func(i int) string { return fmt.Sprintf(`<row r="%d" s="1" ht="20"/>`, i+100) })), 4, "但太大，不能写入", "-", true},
	{"a million filled cells and one", rows(many(1001, func(i int) string {
		return fmt.Sprintf(`<row r="%d">`, i+100) + strings.Repeat("<c><v>1</v></c>", 1000) + "</row>"
	})), 4, "内容太多", "", true},
	{"a million strings", repeated("sharedStrings.xml", "", "<si><t/></si>", "</sst>"), 4, "太多了", "", true},
	{"one sheet part for all sheets", func(t *testing.T, sound []byte) []byte {
		parts := unzip(t, sound)
		p := partOf(t, parts, "workbook.xml.rels")
		p.text = strings.Replace(p.text, "sheet6.xml", "sheet7.xml", 1)
		return rezip(t, parts)
	}, 4, "同一个内部文件", "", false},
	{"a text of megabytes in pieces", rows(func() string {
		return `<row r="100"><c r="A100"><v>` + strings.Repeat("a<!---->", 2e6) + `</v></c></row>`
	}), 4, "内容太多", "", true},

	// sheets no program writes
	{"overlapping merges", merged("A3:B4", "B4:C5"), 4, "A3:B4 和 B4:C5 互相重叠", "", false},
	{"merges within merges", merged("A1:XFD1048576", "B2:C3"), 4, "互相重叠", "", false},
	{"the same merge twice", merged("A3:B4", "A3:B4"), 4, "互相重叠", "", false},
	{"merge beyond the sheet", merged("A3:XFE4"), 4, damaged7, "", false},
	{"merge without meaning", merged("A3:"), 4, damaged7, "", false},
	{"too many merges", func(t *testing.T, sound []byte) []byte {
		var refs []string
		for i := range 20001 {
			refs = append(refs, fmt.Sprintf("Y%d:Z%d", i+100, i+100))
		}
		return merged(refs...)(t, sound)
	}, 4, "内容太多", "", true},
	{"cell beyond the last column", rows(func() string { return `<row r="100"><c r="XFE100"><v>1</v></c></row>` }), 4, damaged7, "", false},
	{"cell beyond the last row", rows(func() string { return `<row r="1048577"><c><v>1</v></c></row>` }), 4, damaged7, "", false},
	{"cell named nonsense", rows(func() string { return `<row r="100"><c r="1A"><v>1</v></c></row>` }), 4, damaged7, "", false},
	{"row numbered nonsense", rows(func() string { return `<row r="-1"><c><v>1</v></c></row>` }), 4, damaged7, "", false},
	{"cell twice", rows(func() string { return `<row r="100"><c r="A100"><v>1</v></c><c r="A100"><v>2</v></c></row>` }), 4, damaged7, "", false},
	{"row twice", rows(many(2, func(int) string { return `<row r="100"><c r="A100"><v>1</v></c></row>` })), 4, damaged7, "", false},
	{"name of 300 characters", changed("xl/workbook.xml", `name="日程"`, `name="`+strings.Repeat("长", 300)+`"`), 3, "缺少工作表“日程”", "-", false},
	{"sheet of the organiser's of 300 characters", changed("xl/workbook.xml", `name="奖励"`, `name="`+strings.Repeat("长", 300)+`"`), 3, "缺少工作表“奖励”", "-", false},
	{"two sheets of one name", changed("xl/workbook.xml", `name="日程"`, `name="报名"`), 4, "有两张工作表都叫“报名”", "", false},
	{"sheet without a name", changed("xl/workbook.xml", `name="日程"`, `name=""`), 4, "名称是空的", "", false},
	{"control character in a name", changed("xl/workbook.xml", `name="日程"`, `name="日&#7;程"`), 4, "控制字符", "", false},
	{"control character in a part", changed("sharedStrings.xml", "<t>项目", "<t>项\x01目"), 4, "sharedStrings.xml 已损坏", "", false},
	{"UTF-16 sheet", recoded(sheet7), 4, "不是 UTF-8", "", false},
	{"UTF-16 strings", recoded("sharedStrings.xml"), 4, "不是 UTF-8", "", false},
	{"broken UTF-8", changed("sharedStrings.xml", "<t>项目", "<t>\xc3\x28目"), 4, "不是 UTF-8", "", false},
	{"strict", changed("xl/workbook.xml", "<workbook ", `<workbook conformance="strict" `), 4, "Strict Open XML", "-", false},
	{"huge range in the sheet's head", changed(sheet7, "<sheetData>", `<dimension ref="A1:XFD1048576"/><sheetData>`), 0, "", "-", false},
	{"formula over everything", rows(func() string { return `<row r="8"><c r="A8"><f>REPT(REPT("x",32767),32767)</f></c></row>` }), 3, "公式没有结果", "-", true},
}

const (
	memoryLimit = 200 << 10 // kB
	timeLimit   = 10 * time.Second
)

// TestHostileFiles gives the program files that are broken or made to do harm, each as the workbook and as an entry form:
// it says what is wrong, writes nothing, and uses neither more memory nor more time than it may. The files that are read
// in a process of their own are given as the workbook only, unless QISAI_HOSTILE=all: both ways open them alike.
func TestHostileFiles(t *testing.T) {
	dir := t.TempDir()
	book := filepath.Join(dir, "比赛.xlsx")
	qisai(t, exitDone, "new", book)
	players := field.Men(6, 7)
	players.Groups[0].Category = "公开组"
	if err := fillRoster(book, players); err != nil {
		t.Fatal(err)
	}
	sound := mustRead(t, book)
	for _, h := range hostileFiles {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			data := h.make(t, sound)
			file, target := filepath.Join(dir, "文件.xlsx"), filepath.Join(dir, "比赛.xlsx")
			mustWrite(t, file, data)
			mustWrite(t, target, sound)
			apart := len(data) > 3*len(sound) || h.measured
			try := inside
			if apart {
				try = measured
			}
			h.asBook(t, try, file)
			if !apart || os.Getenv("QISAI_HOSTILE") == "all" {
				h.asForm(t, try, file, target)
			}
			if h.code == 0 {
				return
			}
			if !bytes.Equal(mustRead(t, file), data) || !bytes.Equal(mustRead(t, target), sound) {
				t.Error("a file has been changed")
			}
			if left, _ := os.ReadDir(dir); len(left) != 2 {
				t.Errorf("%d files, want 2", len(left))
			}
		})
	}
}

// asBook gives the file to check.
func (h *hostile) asBook(t *testing.T, attempt attempt, file string) {
	t.Helper()
	if code, stderr := attempt(t, "check", file); code != h.code || !strings.Contains(stderr, h.says) {
		t.Errorf("qisai check: exit %d\n%.2000s", code, stderr)
	}
}

// asForm gives the file to import. A form that cannot be read is no file of the kind (exit 4), as a workbook is.
func (h *hostile) asForm(t *testing.T, attempt attempt, file, target string) {
	t.Helper()
	if h.form == "-" {
		if code, stderr := attempt(t, "import", target, file, "--dry-run"); code != exitDone && code != exitFaults {
			t.Errorf("qisai import: exit %d\n%.2000s", code, stderr)
		}
		return
	}
	if code, stderr := attempt(t, "import", target, file); code != exitFile || !strings.Contains(stderr, h.says) {
		t.Errorf("qisai import: exit %d\n%.2000s", code, stderr)
	}
}

// attempt runs the program somewhere.
type attempt func(t *testing.T, args ...string) (code int, stderr string)

// inside runs the program in this process.
func inside(t *testing.T, args ...string) (code int, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	start := time.Now()
	code = run(append([]string{"qisai"}, args...), &out, &errs)
	if took := time.Since(start); took > timeLimit {
		t.Errorf("qisai %s took %v", args[0], took)
	}
	return code, errs.String()
}

// measured runs the program in a process of its own, which leaves the most memory it had.
func measured(t *testing.T, args ...string) (code int, stderr string) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	peak := filepath.Join(t.TempDir(), "peak")
	cmd := exec.Command(exe)
	cmd.Args = append([]string{"qisai"}, args...) // TestMain makes the program of it
	cmd.Env = append(os.Environ(), peakFile+"="+peak)
	cmd.Stderr = &errs
	_ = cmd.Run()
	took := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime() // the machine may have other work
	if took > timeLimit {
		t.Errorf("qisai %s took %v", args[0], took)
	}
	if used, err := os.ReadFile(peak); err == nil { // Linux
		kilobytes, err := strconv.Atoi(string(used))
		if err != nil || kilobytes > memoryLimit {
			t.Errorf("qisai %s used %d kB (%v)", args[0], kilobytes, err)
		}
		t.Logf("qisai %s: %v, %d MB", args[0], took.Round(10*time.Millisecond), kilobytes>>10)
	}
	return cmd.ProcessState.ExitCode(), errs.String()
}

// peakFile is the variable that tells the program under test where to leave the most memory it had, in kB.
const peakFile = "QISAI_TEST_PEAK"

var highWater = regexp.MustCompile(`VmHWM:\s+(\d+) kB`)

// leavePeak does so where the system tells it.
func leavePeak() {
	name := os.Getenv(peakFile)
	status, err := os.ReadFile("/proc/self/status")
	if m := highWater.FindSubmatch(status); name != "" && err == nil && m != nil {
		_ = os.WriteFile(name, m[1], 0o644)
	}
}
