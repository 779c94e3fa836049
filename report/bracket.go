package report

import (
	"qisai/pairing"
	"qisai/pairing/knockout"
)

// Bracket makes the 淘汰赛对阵图: the bracket drawn, then the matches for the lower places, and at the end the places.
func Bracket(c Context) Document {
	d := Document{
		Kind: "淘汰赛对阵图", Event: c.Tournament.Regulation.Name, Title: c.Section.Name + " 淘汰赛对阵图", Printed: c.Printed,
	}
	b := c.bracket()
	if b == nil {
		d.Parts = []Part{{EmptyText: "无（淘汰赛还没有编排）"}}
		return d
	}
	d.Info = c.knockoutInfo()
	d.Parts = c.trees(b)
	if t := c.placeMatches(b); len(t.Rows) > 0 {
		d.Parts = append(d.Parts, Part{Heading: "名次赛", Table: t})
	}
	if b.Finished() {
		d.Parts = append(d.Parts, Part{Heading: "名次", Table: c.placeTable(b)})
	}
	return d
}

// placeMatches lists the matches that are not for the first place.
func (c Context) placeMatches(b *knockout.Bracket) Table {
	t := Table{Columns: []Column{
		{Header: "轮次", Kind: Number, Align: Center}, {Header: "场次", Kind: Number, Align: Center}, {Header: "争夺"},
		{Header: "编号", Kind: Number, Align: Center}, {Header: "棋手", Name: true}, {Header: "结果", Align: Center},
		{Header: "结果", Align: Center}, {Header: "棋手", Name: true}, {Header: "编号", Kind: Number, Align: Center}, {Header: "胜者", Name: true},
	}}
	for r := 1; r <= b.Rounds(); r++ {
		for _, m := range b.Matches(r) {
			if m.Base == 1 {
				continue
			}
			row := append([]Cell{N(m.Round), N(m.No), T(m.Name())}, c.lineCells(m.A, m.KnownA)...)
			other := c.lineCells(m.B, m.KnownB)
			row = append(row, T(scoreFor(m, m.A)), T(scoreFor(m, m.B)), other[1], other[0], T(c.who(m.Winner).Name))
			t.Rows = append(t.Rows, row)
		}
	}
	return t
}

// lineCells names a line of the bracket: a player, nobody, or not known yet.
func (c Context) lineCells(no pairing.StartNo, known bool) []Cell {
	switch {
	case no != 0:
		return []Cell{N(no), T(c.who(no).Name)}
	case known:
		return []Cell{{}, T("轮空")}
	}
	return []Cell{{}, T("待定")}
}

func (c Context) placeTable(b *knockout.Bracket) Table {
	t := Table{Columns: []Column{
		{Header: "名次", Kind: Number, Align: Center}, {Header: "编号", Kind: Number, Align: Center}, {Header: "姓名", Name: true}, {Header: "单位"},
	}}
	for _, p := range b.Places() {
		who := c.who(p.No)
		t.Rows = append(t.Rows, []Cell{N(p.Place), N(p.No), T(who.Name), T(who.Unit)})
	}
	return t
}
