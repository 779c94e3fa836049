package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// moneyNotes repeats beside the winners what is wrong with the lists and sums of the regulation.
func (h Honours) moneyNotes() []string {
	var out []string
	for _, r := range h.Remarks {
		out = append(out, "注意："+r)
	}
	return out
}

// AwardsSheet makes the sheet 获奖名单: every award with its reason, and below it the totals and what was not paid.
func AwardsSheet(h Honours, name string) Sheet {
	t := Table{
		Title: strings.TrimSpace(h.Tournament.Regulation.Name + "　获奖名单"), Info: h.Waiting,
		Columns: []Column{
			{Header: "比赛组", Width: 14}, {Header: "奖项", Width: 20}, {Header: "名次", Kind: Number, Align: Center, Width: 6},
			{Header: "编号", Kind: Number, Align: Center, Width: 6}, {Header: "姓名", Width: 14, Name: true}, {Header: "单位", Width: 20},
			{Header: "组别", Width: 14}, {Header: "奖金", Kind: Number, Align: Right, Width: 10},
			{Header: "税额", Kind: Number, Align: Right, Width: 10}, {Header: "实发", Kind: Number, Align: Right, Width: 10},
			{Header: "证书", Width: 12}, {Header: "奖品", Width: 12}, {Header: "称号", Width: 12}, {Header: "依据", Width: 50},
		},
	}
	for _, a := range h.Result.Awards {
		t.Rows = append(t.Rows, []Cell{
			T(a.Section), T(a.List.Name), placeCell(a), number(a.Winner), T(a.Name), T(a.Unit), T(category(a.Winner)),
			money(a.Gross), money(a.Tax), money(a.Net), T(a.Certificate), T(a.Item), T(a.Title), T(a.Why),
		})
	}
	for _, s := range h.Result.Lists {
		if s.List.Kind != prize.Qualifying {
			t.Notes = append(t.Notes, SummaryText(s))
		}
	}
	t.Notes = append(t.Notes, h.TotalText())
	t.Notes = append(t.Notes, h.moneyNotes()...)
	for _, u := range h.Result.Unpaid {
		if u.List.Kind != prize.Qualifying {
			t.Notes = append(t.Notes, UnpaidText(u))
		}
	}
	for _, p := range h.Result.Passed {
		t.Notes = append(t.Notes, PassText(p))
	}
	return Sheet{Name: name, Table: t, InfoRow: true, Landscape: true}
}

// Awards makes the 获奖名单 for the wall: a table for each list, the totals at the end.
func Awards(h Honours) Document {
	var parts []Part
	var section string
	for _, s := range h.Result.Lists {
		if s.List.Kind == prize.Qualifying || s.Winners == 0 {
			continue
		}
		p := h.awardsOf(s)
		if s.Section != section && len(parts) > 0 {
			p.NewPage = true
		}
		section = s.Section
		parts = append(parts, p)
	}
	doc := h.document("获奖名单", parts...)
	if len(parts) > 0 && h.Result.Gross > 0 {
		words, _ := h.Result.Gross.Words() // a sum of prizes is never negative
		last := &doc.Parts[len(parts)-1].Table
		last.Notes = append(last.Notes, fmt.Sprintf("全部奖金合计：%s（大写：%s）", h.Result.Gross.Yuan(), words))
		last.Notes = append(last.Notes, h.moneyNotes()...)
	}
	if len(parts) == 0 {
		doc.Parts = []Part{{EmptyText: "无（还没有得奖的人）"}}
	}
	return doc
}

// awardsOf is the table of one list; columns in which nothing stands are left out.
func (h Honours) awardsOf(s prize.Summary) Part {
	t := Table{Columns: []Column{
		{Header: "名次", Kind: Number, Align: Center, Width: 6}, {Header: "编号", Kind: Number, Align: Center, Width: 6},
		{Header: "姓名", Name: true, Width: 14}, {Header: "单位", Width: 22}, {Header: "组别", Width: 14}, {Header: "比赛组名次", Align: Center},
		{Header: "奖金（元）", Align: Right}, {Header: "证书"}, {Header: "奖品"}, {Header: "称号"},
	}}
	for _, a := range h.Result.Awards {
		if a.List != s.List || s.Section != "" && a.Section != s.Section {
			continue
		}
		rank := Cell{}
		if a.Rank != a.Place {
			rank = Z(a.Rank)
		}
		t.Rows = append(t.Rows, []Cell{
			placeCell(a), number(a.Winner), T(shownName(a.Name)), T(a.Unit), T(category(a.Winner)), rank,
			sum(a.Gross), T(a.Certificate), T(a.Item), T(a.Title),
		})
	}
	if s.List.Kind == prize.TeamPrize {
		t.Columns[2].Header = "队名"
		for _, r := range t.Rows {
			r[3] = Cell{}
		}
	}
	dropEmpty(&t)
	if s.Planned > 0 {
		t.Notes = append(t.Notes, fmt.Sprintf("小计：%s", s.Paid.Yuan()))
	}
	for _, u := range h.Result.Unpaid {
		if u.List == s.List {
			t.Notes = append(t.Notes, UnpaidText(u))
		}
	}
	heading := s.List.Name
	if s.Section != "" && !strings.Contains(pairing.HalfWidth(heading), pairing.HalfWidth(s.Section)) {
		heading = s.Section + "　" + heading
	}
	return Part{Heading: withClause(heading, s.List.Clause), Table: t}
}

// dropEmpty takes columns away in which no row has anything.
func dropEmpty(t *Table) {
	for c := len(t.Columns) - 1; c >= 0; c-- {
		filled := false
		for _, r := range t.Rows {
			filled = filled || r[c].Text != ""
		}
		if filled || len(t.Rows) == 0 {
			continue
		}
		t.Columns = append(t.Columns[:c:c], t.Columns[c+1:]...)
		for i, r := range t.Rows {
			t.Rows[i] = append(r[:c:c], r[c+1:]...)
		}
	}
}
