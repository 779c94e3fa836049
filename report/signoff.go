package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

const (
	signRow    = 9.5 // millimetres, room for a signature
	signedLine = "制表：______________　　审核：______________　　经办：______________　　日期：________年____月____日"
)

// SignOff makes the 奖金签领表: who signs for which money, section by section, with a sub-total on each page.
func SignOff(h Honours) Document {
	paid := func(a prize.Award) bool { return a.Gross > 0 }
	sections := h.sections(paid)
	var parts []Part
	for _, name := range sections {
		var awards []prize.Award
		for _, a := range h.Result.Awards {
			if a.Section == name && paid(a) {
				awards = append(awards, a)
			}
		}
		p := h.signPart(awards)
		p.NewPage = len(parts) > 0
		if len(sections) > 1 {
			p.Heading = name
			p.Table.Notes = append(p.Table.Notes, h.signTotal("本组合计", awards))
		}
		parts = append(parts, p)
	}
	for i := range parts {
		notes := &parts[i].Table.Notes
		if i == len(parts)-1 {
			*notes = append(*notes, h.signTotal("总计", h.Result.Awards))
		}
		*notes = append(*notes, "", signedLine)
	}
	if len(parts) == 0 {
		parts = []Part{{EmptyText: "无（没有奖金）"}}
	}
	doc := h.document("奖金签领表", parts...)
	doc.Landscape = true
	return doc
}

// signPart is the table of one section.
func (h Honours) signPart(awards []prize.Award) Part {
	t := Table{Columns: []Column{
		{Header: "奖项", Width: 18}, {Header: "名次", Kind: Number, Align: Center, Width: 6}, {Header: "姓名", Name: true, Width: 12},
		{Header: "单位", Width: 20}, {Header: "证件号", Align: Center, Width: 20}, {Header: "奖金（元）", Align: Right, Width: 11},
		{Header: "税额", Align: Right, Width: 10}, {Header: "实发（元）", Align: Right, Width: 11},
		{Header: "银行卡号", Kind: Input, Width: 26}, {Header: "领款人签名", Kind: Input, Width: 16},
	}}
	for _, a := range awards {
		t.Rows = append(t.Rows, []Cell{
			T(a.List.Name), placeCell(a), T(shownName(a.Name)), T(a.Unit), T(h.identity(a.Winner)),
			sum(a.Gross), sum(a.Tax), sum(a.Net), {}, {},
		})
	}
	untaxed := func(row []Cell) []Cell {
		if h.taxed() {
			return row
		}
		return append(row[:6:6], row[8:]...)
	}
	for i, row := range t.Rows {
		t.Rows[i] = untaxed(row)
	}
	if !h.taxed() {
		t.Columns = append(t.Columns[:6:6], t.Columns[8:]...)
	}
	return Part{Table: t, RowHeight: signRow, PageFoot: func(from, to int) []Cell {
		gross, tax, net := totals(awards[from:to])
		return untaxed([]Cell{{}, {}, T("本页小计"), T(fmt.Sprintf("%d 笔", to-from)), {}, sum(gross), sum(tax), sum(net), {}, {}})
	}}
}

// totals adds up awards.
func totals(awards []prize.Award) (gross, tax, net pairing.Money) {
	for _, a := range awards {
		gross, tax, net = gross+a.Gross, tax+a.Tax, net+a.Net
	}
	return gross, tax, net
}

// signTotal is a sum in figures and in words.
func (h Honours) signTotal(what string, awards []prize.Award) string {
	gross, tax, net := totals(awards)
	said := func(m pairing.Money) string {
		words, err := m.Words()
		if err != nil {
			return m.Grouped() + "元"
		}
		return fmt.Sprintf("%s元（人民币%s）", m.Grouped(), words)
	}
	if !h.taxed() {
		return what + "：" + said(gross)
	}
	return fmt.Sprintf("%s：奖金 %s，代扣税 %s元，实发 %s", what, said(gross), tax.Grouped(), said(net))
}

// identity gives the identity numbers of a winner, masked unless the regulation wants them whole. A number that Excel has
// spoilt is left to be written by hand.
func (h Honours) identity(w prize.Winner) string {
	if w.Player == nil || w.Player.IDBroken {
		return ""
	}
	var out []string
	for _, id := range strings.FieldsFunc(w.Player.ID.Reveal(), func(r rune) bool { return r == '/' || r == '／' }) {
		id = strings.TrimSpace(id)
		if !h.FullIDs {
			id = pairing.Secret(id).String()
		}
		out = append(out, id)
	}
	return strings.Join(out, "\n")
}
