package report

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/regulation"
)

// RulesInput is what the regulation as the program understands it is made of.
type RulesInput struct {
	Tournament *pairing.Tournament
	Lists      []prize.List
	Bands      []prize.Band
	Declared   pairing.Money // 奖金总额, 0 = none
	Tax        prize.Tax
	Typed      func(regulation.Place) string // what stands in a cell, "" where the default holds
	Remarks    []Remark                      // what checking the regulation has found
	Printed    string
}

// byDefault marks what the regulation does not say; byCustom what it has no cell for and every event does alike.
const (
	byDefault = "（规程未写，按默认）"
	byCustom  = "（按竞赛规则和通行做法）"
)

// ruling is one thing the regulation says: what it is about, the words to sign, where it comes from.
type ruling struct{ name, text, clause string }

// Rules makes the 规程: the regulation as the program understands it, in words an organiser can sign, then what checking
// it has found.
func Rules(in RulesInput) Document {
	t := in.Tournament
	d := Document{
		Kind: "规程", Event: t.Regulation.Name, Title: "规程确认书", Printed: in.Printed,
		Info: []string{"以下是程序从工作簿里读到的规程，比赛照此进行；" + byDefault + "的各条请特别留意。"},
	}
	chapters := 0
	add := func(title string, parts ...Part) {
		if len(parts) == 0 {
			return
		}
		number := string([]rune("一二三四五六七八九十")[chapters])
		chapters++
		for _, p := range parts {
			if p.Heading != "" {
				p.Heading = "：" + p.Heading
			}
			p.Heading = number + "、" + title + p.Heading
			d.Parts = append(d.Parts, p)
		}
	}
	add("赛事", rulingPart("", in.facts()))
	add("组别：谁可以参加", rulingPart("", in.admissions()))
	add("竞赛办法", in.methods(asRead)...)
	add("奖励", rulingParts(in.awards())...)
	add("晋级", rulingParts(in.qualifying())...)
	add("日程", rulingParts(in.timetable())...)
	add("规程审查", in.reviewPart())
	add("确认", signaturePart())
	return d
}

// rulingPart sets rulings as a table, the clause of each behind its words.
func rulingPart(heading string, rulings []ruling) Part {
	var facts []Fact
	for _, r := range rulings {
		text := r.text
		switch {
		case r.clause == "":
		case strings.Contains(text, "\n"):
			text += "\n依据：" + r.clause
		default:
			text += "［" + r.clause + "］"
		}
		facts = append(facts, Fact{r.name, text})
	}
	t := factTable(facts)
	return Part{Heading: heading, Table: t, FontSize: bookSize}
}

// rulingParts is one part, none without rulings.
func rulingParts(rulings []ruling) []Part {
	if len(rulings) == 0 {
		return nil
	}
	return []Part{rulingPart("", rulings)}
}

func (in RulesInput) typed(sheet regulation.Sheet, row int, column string) string {
	return in.Typed(regulation.Place{Sheet: sheet, Row: row, Column: column})
}

// or marks a text as the default where none of the cells is filled.
func (in RulesInput) or(text string, sheet regulation.Sheet, row int, columns ...string) string {
	for _, c := range columns {
		if in.typed(sheet, row, c) != "" {
			return text
		}
	}
	return text + byDefault
}

// expected are the items every regulation should have.
var expected = []string{"赛事名称", "开始日期", "结束日期", "比赛地点", "主办单位", "承办单位", "竞赛规则", "用时", "报名截止", "报到截止", "参赛规模", "服务费", "裁判长", "编排长"}

// toldElsewhere are the items that stand with what they are about.
var toldElsewhere = map[string]bool{
	"开始日期": true, "结束日期": true, "迟到弃权(分钟)": true, "弃权退赛(轮)": true, "弃权计法": true, "奖金总额": true,
	"税率": true, "起征额": true, "起征方式": true, "抽签种子": true, "签领表证件号": true, "证书落款": true, "证书日期": true,
}

// facts are the rows of 规程 as they stand there, how numbers are drawn, and which of the usual rows are missing.
func (in RulesInput) facts() []ruling {
	reg := in.Tournament.Regulation
	out := in.items(true)
	draw := "电脑抽签编号；种子由程序在抽签时产生并记下，任何人都可以用它重做抽签" + byDefault
	if reg.HasSeed {
		draw = fmt.Sprintf("电脑抽签编号，种子 %d，任何人都可以用它重做抽签", reg.Seed)
	}
	out = append(out, ruling{"抽签", draw, ""})
	var missing []string
	for _, name := range expected {
		explained := slices.ContainsFunc(reg.Items, func(i pairing.Item) bool { return i.Name == name && i.Value == "" && i.Clause != "" })
		if in.typed(regulation.Facts, 0, name) == "" && !explained {
			missing = append(missing, name)
		}
	}
	if missing != nil {
		out = append(out, ruling{"没有写的", strings.Join(missing, "、") + "（规程未写）", ""})
	}
	return out
}

// items are the rows of 规程; of the empty ones, if they are wanted, those of which the sheet says why.
func (in RulesInput) items(empty bool) []ruling {
	reg := in.Tournament.Regulation
	var out []ruling
	for _, i := range reg.Items {
		switch {
		case i.Name == "开始日期" && i.Value != "":
			out = append(out, ruling{"比赛时间", days(reg), i.Clause})
		case toldElsewhere[i.Name], i.Value == "" && (i.Clause == "" || !empty):
		case i.Value == "":
			out = append(out, ruling{i.Name, "没有填（规程未写）", i.Clause})
		case i.Name == "报名截止" && !reg.EntryClose.IsZero():
			out = append(out, ruling{i.Name, longDay(reg.EntryClose) + "（含当日）", i.Clause})
		case i.Name == "服务费" && plainNumber(i.Value):
			out = append(out, ruling{i.Name, "每人" + i.Value + "元", i.Clause})
		case i.Name == "参赛规模" && plainNumber(i.Value):
			out = append(out, ruling{i.Name, i.Value + "人", i.Clause})
		default:
			out = append(out, ruling{i.Name, i.Value, i.Clause})
		}
	}
	return out
}

func plainNumber(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// reviewPart lists what checking the regulation has found.
func (in RulesInput) reviewPart() Part {
	var out []ruling
	for _, r := range in.Remarks {
		text := r.Text
		if r.Place != "" {
			text = r.Place + "：" + text
		}
		out = append(out, ruling{r.Level, text, r.Clause})
	}
	p := rulingPart("", out)
	p.EmptyText = "没有发现矛盾和笔误。"
	return p
}

// signaturePart is where those who answer for the event sign.
func signaturePart() Part {
	t := Table{
		Columns: []Column{{Header: "职务", Width: 14}, {Header: "签名", Kind: Input, Width: 30}, {Header: "日期", Kind: Input, Width: 20}},
		Notes:   []string{"与规程不符的，改工作簿里相应的格子，再打印一次；签名以后以此为准。"},
	}
	for _, who := range []string{"主办单位", "承办单位", "裁判长"} {
		t.Rows = append(t.Rows, []Cell{{Text: who, Bold: true}, {}, {}})
	}
	return Part{Table: t, FontSize: bookSize, RowHeight: 12}
}

// RulesText gives the 规程 as lines for the terminal.
func RulesText(d Document) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	for _, text := range append([]string{d.Event, d.Title}, d.Info...) {
		if text != "" {
			line("%s", text)
		}
	}
	for _, p := range d.Parts {
		line("\n%s", p.Heading)
		for _, row := range p.Table.Rows {
			writeRuling(line, row)
		}
		if len(p.Table.Rows) == 0 {
			line("  %s", p.EmptyText)
		}
		for _, note := range p.Table.Notes {
			line("  %s", note)
		}
	}
	return b.String()
}

// writeRuling prints a row: its name, its text, several lines under each other.
func writeRuling(line func(string, ...any), row []Cell) {
	lines := strings.Split(row[1].Text, "\n")
	switch {
	case row[1].Text == "": // to be signed
		line("  %s：＿＿＿＿＿＿＿＿　日期：＿＿＿＿＿＿", row[0].Text)
	case len(lines) == 1:
		line("  %s：%s", row[0].Text, lines[0])
	default:
		line("  %s：", row[0].Text)
		for _, l := range lines {
			line("    %s", l)
		}
	}
}
