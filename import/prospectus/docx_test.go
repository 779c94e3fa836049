package prospectus

import (
	"archive/zip"
	"bytes"
	"strings"
	"testing"
)

// word makes a document of its parts; what is said about a line's form is as in ECMA-376 part 1, chapter 17.
func word(t *testing.T, body string, parts map[string]string) string {
	t.Helper()
	var buf bytes.Buffer
	z := zip.NewWriter(&buf)
	write := func(name, text string) {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	write("word/document.xml", "<document><body><p><r><t>某某杯象棋公开赛竞赛规程，共有二十个以上的汉字才不会被拒绝。</t></r></p>"+body+"</body></document>")
	for name, text := range parts {
		write(name, text)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	text, err := Decode(buf.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(text, "\n")
	return rest
}

func para(properties, text string) string {
	return "<p><pPr>" + properties + "</pPr><r><t>" + text + "</t></r></p>"
}

func numbered(list, level, text string) string {
	return para(`<numPr><ilvl val="`+level+`"/><numId val="`+list+`"/></numPr>`, text)
}

// The numbers Word counts itself stand in no text: 一、（一）1. and ① come from the lists and the styles.
func TestDocxNumbers(t *testing.T) {
	level := func(n, start, format, text, more string) string {
		return `<lvl ilvl="` + n + `"><start val="` + start + `"/><numFmt val="` + format + `"/>` + more + `<lvlText val="` + text + `"/></lvl>`
	}
	numbering := `<numbering><abstractNum abstractNumId="7">` +
		level("0", "1", "chineseCounting", "%1、", `<pStyle val="Head"/>`) + level("1", "1", "japaneseCounting", "（%2）", "") +
		level("2", "1", "decimal", "%3.", "") + level("3", "1", "decimalEnclosedCircle", "%4", "") + level("4", "1", "decimal", "%1.%5", "<isLgl/>") +
		`</abstractNum><abstractNum abstractNumId="8">` + level("0", "3", "decimal", "%1)", "") +
		`</abstractNum><abstractNum abstractNumId="9">` + level("0", "1", "bullet", "", "") +
		`</abstractNum><num numId="1"><abstractNumId val="7"/></num><num numId="2"><abstractNumId val="8"/></num>
		<num numId="3"><abstractNumId val="8"/><lvlOverride ilvl="0"><startOverride val="1"/></lvlOverride></num>
		<num numId="4"><abstractNumId val="9"/></num></numbering>`
	styles := `<styles><style styleId="Head"><pPr><numPr><numId val="1"/></numPr></pPr></style><style styleId="Sub"><basedOn val="Head"/></style></styles>`
	body := para(`<pStyle val="Head"/>`, "主办单位") + numbered("1", "1", "甲") + numbered("1", "1", "乙") + numbered("1", "2", "丙") + numbered("1", "3", "丁") +
		para(`<pStyle val="Head"/>`, " ") + para(`<pStyle val="Sub"/>`, "比赛时间") + numbered("1", "1", "从头") + numbered("1", "4", "法定") +
		numbered("2", "0", "从三") + numbered("3", "0", "又从一") + numbered("3", "0", "二") + numbered("4", "0", "点") + numbered("0", "0", "取消编号") +
		para(`<pStyle val="Head"/><numPr><numId val="0"/></numPr>`, "这一段不编号") +
		para(`<pStyle val="Head"/><pPrChange><pPr><numPr><ilvl val="1"/><numId val="1"/></numPr></pPr></pPrChange>`, "改过格式")
	want := "一、主办单位\n（一）甲\n（二）乙\n1.丙\n①丁\n \n二、比赛时间\n（一）从头\n2.1、法定\n3)从三\n1)又从一\n2)二\n•点\n取消编号\n这一段不编号\n三、改过格式\n"
	if got := word(t, body, map[string]string{"word/numbering.xml": numbering, "word/styles.xml": styles}); got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// Only what a reader of the document sees is its text.
func TestDocxShown(t *testing.T) {
	run := func(s string) string { return "<r><t>" + s + "</t></r>" }
	tests := []struct{ name, body, want string }{
		{"tracked deletion", "<p>" + run("奖金") + "<del><r><delText>100</delText></r></del><ins>" + run("200") + "</ins>" + run("元") + "</p>", "奖金200元\n"},
		{"moved away", "<p><moveFrom>" + run("旧处") + "</moveFrom>" + run("甲") + "</p><p><moveTo>" + run("新处") + "</moveTo></p>", "甲\n新处\n"},
		{"deleted end", "<p><pPr><rPr><del/></rPr></pPr>" + run("第一名") + "</p><p>" + run("500元") + "</p>", "第一名500元\n"},
		{"hidden", "<p>" + run("甲") + "<r><rPr><vanish/></rPr><t>看不见</t></r><r><rPr><vanish val=\"0\"/></rPr><t>乙</t></r></p>", "甲乙\n"},
		{"hyphens", "<p><r><t>7</t><noBreakHyphen/><t>8名，报</t><softHyphen/><t>名</t></r></p>", "7-8名，报名\n"},
		{"tab stops are no text", "<p><pPr><tabs><tab val=\"left\"/></tabs></pPr><r><t>甲</t><tab/><t>乙</t></r></p>", "甲 乙\n"},
		{"field", "<p><r><instrText>PAGE</instrText></r>" + run("页") + "</p>", "页\n"},
		{"line break", "<p><r><t>主办：甲</t><br/><t>承办：乙</t></r></p>", "主办：甲\n承办：乙\n"},
		{"sound above", "<p><r><ruby><rt>" + run("pin") + "</rt><rubyBase>" + run("拼") + "</rubyBase></ruby></r></p>", "拼\n"},
		{"text box", "<p>" + run("正文") + "<r><AlternateContent><Choice><txbxContent><p>" + run("框内") + "</p><p>" + run("二行") + "</p></txbxContent></Choice><Fallback><txbxContent><p>" +
			run("框内") + "</p></txbxContent></Fallback></AlternateContent></r>" + run("续完") + "</p>", "正文续完\n框内\n二行\n"},
	}
	for _, tt := range tests {
		if got := word(t, tt.body, nil); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// A note at the foot of a page is a part of the regulation; what stands in a header is not.
func TestDocxNotes(t *testing.T) {
	got := word(t, "<p><r><t>正文</t></r></p>", map[string]string{
		"word/footnotes.xml": "<footnotes><footnote><p><r><t>注：少年组另行通知</t></r></p></footnote></footnotes>",
		"word/header1.xml":   "<hdr><p><r><t>页眉</t></r></p></hdr>",
	})
	if want := "正文\n注：少年组另行通知\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Rows keep their columns: cells over several columns or rows, breaks inside of a cell, tables inside of cells.
func TestDocxTables(t *testing.T) {
	cell := func(properties string, paragraphs ...string) string {
		out := "<tc><tcPr>" + properties + "</tcPr>"
		for _, p := range paragraphs {
			out += "<p><r><t>" + strings.ReplaceAll(p, "/", "</t><br/><t>") + "</t></r></p>"
		}
		return out + "</tc>"
	}
	row := func(cells ...string) string { return "<tr>" + strings.Join(cells, "") + "</tr>" }
	begin, goes, two := `<vMerge val="restart"/>`, `<vMerge/>`, `<gridSpan val="2"/>`
	tests := []struct {
		name string
		rows []string
		want string
	}{
		{"over two columns", []string{row(cell("", "组别"), cell(two, "奖金")), row(cell("", "少年组"), cell("", "1"), cell("", "2"))}, "组别\t奖金\n少年组\t1\t2\n"},
		{"a group beside rows", []string{row(cell(begin, "少年组"), cell("", "男"), cell(begin, "60人")), row(cell(goes, ""), cell("", "女"), cell(goes, ""))},
			"少年组\t男\t60人\n少年组\t女\t\n"}, // 60 is one number for both
		{"narrow cells", []string{row(cell("", "公开/男子组"), cell("", "第一名", "奖杯"))}, "公开 男子组\t第一名 奖杯\n"},
		{"the page set out by a table", []string{row(cell("", "竞赛办法"), cell("", "1．采用积分编排。", "2．共七轮。"))}, "竞赛办法\n1．采用积分编排。\n2．共七轮。\n"},
		{"one cell", []string{row(cell("", "甲", "乙"))}, "甲\n乙\n"},
	}
	for _, tt := range tests {
		if got := word(t, "<tbl>"+strings.Join(tt.rows, "")+"</tbl>", nil); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
	inner := "<tbl>" + row(cell("", "第一名"), cell("", "500元")) + row(cell("", "第二名"), cell("", "300元")) + "</tbl>"
	got := word(t, "<tbl><tr><tc><p><r><t>奖励</t></r></p></tc><tc><p/>"+inner+"<p/></tc></tr></tbl>", nil)
	if want := "奖励\n第一名\t500元\n第二名\t300元\n"; got != want {
		t.Errorf("table in a cell: %q, want %q", got, want)
	}
}

// A message forwarded in WeChat has a blank line between any two lines: they part no sections.
func TestDoubleSpaced(t *testing.T) {
	for _, name := range []string{"2019-qishan-cup", "2025-pengxi"} {
		text := seed(t, name)
		want, err := Read(text)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Read(strings.ReplaceAll(text, "\n", "\n\n"))
		if err != nil {
			t.Fatal(err)
		}
		if g, w := got.Summary(), want.Summary(); g != w {
			t.Errorf("%s: %s, want %s", name, g, w)
		}
	}
	spaced := "★ 谁来办\n\n主办：某镇政府\n\n★ 怎么下\n\n积分编排\n\n下9轮\n\n每人15分钟\n\n★ 发多少钱\n\n公开组：\n\n第一名 300元\n\n第二名 200元"
	if got := len(prepare(spaced)); got != 10 {
		t.Errorf("%d lines, want 10", got)
	}
}

// A line that ends with an amount is a whole one though it is long and has no stop: what follows is a rule of its own.
func TestAmountEndsLine(t *testing.T) {
	prize := "本地奖，取石门坳籍棋手前6名：第一名300元，第二、三名各200元，第四至六名各100元"
	rule := "三个小奖和名次奖只能拿一个，哪个钱多拿哪个。"
	stop := "各组比赛的其他事项由组委会在赛前的会议上说明。"
	if got := len(prepare(strings.Join([]string{stop, stop, stop, prize, rule, stop}, "\n"))); got != 6 {
		t.Errorf("%d lines, want 6", got)
	}
}

// Two phrases of one line that are cited without their words are one clause.
func TestSourceOnce(t *testing.T) {
	row := &Row{}
	for _, words := range []string{"一", "二", "三", "四", "五", "六", "七"} {
		row.cite(quote{Path: "四（二）2", Line: 21, Text: words})
	}
	if got := row.Source(); strings.Count(got, "第21行") != 6 { // five with their words, two without
		t.Errorf("%q", got)
	}
}
