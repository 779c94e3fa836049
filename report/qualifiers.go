package report

import (
	"strings"

	"qisai/pairing/prize"
)

// QualifiersSheet makes the sheet 晋级名单: who goes on, who was skipped and why, who would be next.
func QualifiersSheet(h Honours, name string) Sheet {
	t := Table{
		Title: strings.TrimSpace(h.Tournament.Regulation.Name + "　晋级名单"), Info: h.Waiting,
		Columns: []Column{
			{Header: "比赛组", Width: 14}, {Header: "奖项", Width: 20}, {Header: "序号", Kind: Number, Align: Center, Width: 6},
			{Header: "结果", Align: Center, Width: 8}, {Header: "名次", Kind: Number, Align: Center, Width: 6},
			{Header: "编号", Kind: Number, Align: Center, Width: 6}, {Header: "姓名", Width: 14, Name: true}, {Header: "单位", Width: 20},
			{Header: "组别", Width: 14}, {Header: "说明", Width: 40}, {Header: "依据", Width: 30},
		},
	}
	for _, q := range h.Result.Qualifications {
		t.Rows = append(t.Rows, []Cell{
			T(q.Section), T(q.List.Name), Z(q.Place), T(q.Status.String()), Z(q.Rank), number(q.Winner), T(q.Name), T(q.Unit),
			T(category(q.Winner)), T(q.Why), T(q.Clause),
		})
	}
	for _, s := range h.Result.Lists {
		if s.List.Kind == prize.Qualifying {
			t.Notes = append(t.Notes, SummaryText(s))
		}
	}
	t.Notes = append(t.Notes, h.placesLeft(nil)...)
	return Sheet{Name: name, Table: t, InfoRow: true, Landscape: true}
}

// placesLeft says which places in the final stayed open, of one list or (nil) of all.
func (h Honours) placesLeft(list *prize.List) []string {
	var out []string
	for _, u := range h.Result.Unpaid {
		if u.List.Kind == prize.Qualifying && (list == nil || u.List == list) {
			out = append(out, UnpaidText(u))
		}
	}
	return out
}

// Qualifiers makes the 晋级名单 for the wall: a table for each list, with the reason for everybody skipped.
func Qualifiers(h Honours) Document {
	var parts []Part
	for _, s := range h.Result.Lists {
		if s.List.Kind != prize.Qualifying {
			continue
		}
		t := Table{Columns: []Column{
			{Header: "序号", Kind: Number, Align: Center, Width: 6}, {Header: "结果", Align: Center}, {Header: "名次", Kind: Number, Align: Center},
			{Header: "编号", Kind: Number, Align: Center}, {Header: "姓名", Name: true, Width: 14}, {Header: "单位", Width: 20},
			{Header: "组别", Width: 14}, {Header: "说明", Width: 30},
		}}
		for _, q := range h.Result.Qualifications {
			if q.List != s.List {
				continue
			}
			why := q.Why
			if q.Status != prize.Skipped && !q.Nominated {
				why = ""
			}
			t.Rows = append(t.Rows, []Cell{
				Z(q.Place), T(q.Status.String()), Z(q.Rank), number(q.Winner), T(shownName(q.Name)), T(q.Unit), T(category(q.Winner)), T(why),
			})
		}
		dropEmpty(&t)
		t.Notes = h.placesLeft(s.List)
		parts = append(parts, Part{Heading: withClause(s.List.Name, s.List.Clause), Table: t, EmptyText: "无（没有晋级的人）"})
	}
	if len(parts) == 0 {
		parts = []Part{{EmptyText: "无（规程没有晋级名额）"}}
	}
	return h.document("晋级名单", parts...)
}
