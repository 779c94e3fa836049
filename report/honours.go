package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// Honours is what an event gives out, for its sheets and documents.
type Honours struct {
	Tournament *pairing.Tournament
	Result     prize.Result
	Tax        prize.Tax
	FullIDs    bool     // 签领表证件号 全号: identity numbers are printed whole where money is signed for
	Waiting    []string // sections that are not over, a line each
	Remarks    []string // what is wrong with the lists and sums of the regulation
	Printed    string   // print time
}

// document begins a document about the whole event.
func (h Honours) document(kind string, parts ...Part) Document {
	return Document{
		Kind: kind, Event: h.Tournament.Regulation.Name, Title: kind, Info: h.Waiting, Printed: h.Printed, Parts: parts,
	}
}

// taxed says whether documents have columns for tax.
func (h Honours) taxed() bool { return h.Tax.Rate > 0 }

// sections gives the names of the sections that have awards which keep lets through, in the order of the event; "" stands
// for what belongs to none.
func (h Honours) sections(keep func(prize.Award) bool) []string {
	has := map[string]bool{}
	for _, a := range h.Result.Awards {
		if keep(a) {
			has[a.Section] = true
		}
	}
	var out []string
	for _, s := range h.Tournament.Sections {
		if has[s.Name] {
			out = append(out, s.Name)
		}
	}
	if has[""] {
		out = append(out, "")
	}
	return out
}

// money is an amount for the workbook, empty for nothing.
func money(m pairing.Money) Cell {
	if m == 0 {
		return Cell{}
	}
	return Cell{Text: m.String(), Number: true}
}

// sum is an amount for a document, empty for nothing.
func sum(m pairing.Money) Cell {
	if m == 0 {
		return Cell{}
	}
	return T(m.Grouped())
}

// placeCell is the place in a list; who was picked by hand has none.
func placeCell(a prize.Award) Cell {
	if a.List.Kind == prize.Picked {
		return Cell{}
	}
	return N(a.Place)
}

// number is the number of a winner, empty for a team and for who is not in the entries.
func number(w prize.Winner) Cell {
	if w.Player == nil {
		return Cell{}
	}
	return Z(w.Player.No)
}

// category is the category of a winner.
func category(w prize.Winner) string {
	if w.Player == nil {
		return ""
	}
	return w.Player.Category
}

// shownName is a name as documents show it: those of a pair parted by 、.
func shownName(name string) string {
	parts := strings.FieldsFunc(name, func(r rune) bool { return r == '/' || r == '／' })
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return strings.Join(parts, "、")
}

// withClause adds a clause in brackets.
func withClause(text, clause string) string {
	if clause == "" || strings.Contains(text, clause) {
		return text
	}
	return text + "（" + clause + "）"
}

// UnpaidText says what a list had to give and nobody got.
func UnpaidText(u prize.Unpaid) string {
	text := fmt.Sprintf("“%s”第%s名空缺", u.List.Name, u.Span)
	if u.List.Kind == prize.Picked {
		text = fmt.Sprintf("“%s”空缺 %d 名", u.List.Name, u.To-u.From+1)
	}
	if u.Sum > 0 {
		text += "，未发" + u.Sum.Yuan()
	}
	return withClause(text+"："+u.Why, u.Clause)
}

// PassText says who was passed over.
func PassText(p prize.Pass) string {
	who := p.Name
	if p.Rank > 0 {
		who = fmt.Sprintf("%s第%d名%s", p.Section, p.Rank, p.Name)
	}
	return withClause(fmt.Sprintf("“%s”没有取%s：%s", p.List.Name, who, p.Why), p.Clause)
}

// SummaryText is the line of totals of a list.
func SummaryText(s prize.Summary) string {
	text := fmt.Sprintf("“%s”", s.List.Name)
	if s.List.Section == "" && s.Section != "" {
		text += s.Section
	}
	unit := "人"
	switch s.List.Kind {
	case prize.TeamPrize:
		unit = "队"
	case prize.Picked: // people or units
		unit = "名"
	}
	what := "得奖"
	if s.List.Kind == prize.Qualifying {
		what = "晋级"
		if s.List.Quota == 0 {
			what = "依次候补"
		}
	}
	text += fmt.Sprintf("：%s %d %s", what, s.Winners, unit)
	if s.Planned > 0 {
		text += fmt.Sprintf("，奖金 %s", s.Paid.Yuan())
		if s.Unpaid > 0 {
			text += fmt.Sprintf("（应发 %s，未发 %s）", s.Planned.Yuan(), s.Unpaid.Yuan())
		}
	}
	return text
}

// TotalText is the line of totals of the event.
func (h Honours) TotalText() string {
	r := h.Result
	text := "奖金合计 " + r.Gross.Yuan()
	if h.taxed() {
		text += fmt.Sprintf("，代扣税 %s，实发 %s", r.Tax.Yuan(), r.Net.Yuan())
	}
	return text
}
