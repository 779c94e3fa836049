package report

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// CheckIn makes the 签到表 of a section: by unit, with what everybody still has to show, and room to sign.
func CheckIn(c Context) Document {
	in := c.entrants()
	var waiting []*pairing.Player
	for _, p := range c.Section.Players {
		if p.No == 0 && p.Verdict == pairing.WaitListed {
			waiting = append(waiting, p)
		}
	}
	list := c.checkInTable(byUnit(in))
	list.Notes = nonEmpty(checkInCount(in))
	d := Document{
		Kind: "签到表", Event: c.Tournament.Regulation.Name, Title: c.Section.Name + " 签到表",
		Info: nonEmpty(c.checkInStop()), Printed: c.Printed,
		Parts: []Part{{Table: list, EmptyText: "无（还没有棋手）"}},
	}
	if len(waiting) > 0 {
		d.Parts = append(d.Parts, Part{Heading: "候补：有空额时递补", Table: c.checkInTable(waiting)})
	}
	return d
}

// checkInStop is the line of 报到 in 日程.
func (c Context) checkInStop() string {
	return c.stopLine(c.Tournament.StopFor(c.Section.Name, "报到"))
}

func checkInCount(players []*pairing.Player) string {
	units, open := map[string]bool{}, 0
	for _, p := range players {
		if p.Unit != "" {
			units[p.Unit] = true
		}
		if p.Verdict == pairing.Incomplete {
			open++
		}
	}
	if len(players) == 0 {
		return ""
	}
	text := fmt.Sprintf("共 %d 人，%d 个单位", len(players), len(units))
	if open > 0 {
		text += fmt.Sprintf("；其中 %d 人待补，补齐才能参赛", open)
	}
	return text
}

func (c Context) checkInTable(players []*pairing.Player) Table {
	many := c.manyCategories()
	t := Table{Columns: []Column{
		{Header: "序", Kind: Number, Align: Center}, {Header: "单位"}, {Header: "编号", Kind: Number, Align: Center, Width: 5},
		{Header: "姓名", Name: true}, {Header: "性别", Align: Center},
	}}
	if many {
		t.Columns = append(t.Columns, Column{Header: "组别"})
	}
	t.Columns = append(t.Columns, Column{Header: "须出示、补齐"}, Column{Header: "签名", Kind: Input, Align: Center, Width: 18})
	for i, p := range players {
		row := []Cell{N(i + 1), T(p.Unit), Z(p.No), T(p.Name), T(eligibility.Sex(p).String())}
		if many {
			row = append(row, T(p.Category))
		}
		signed := ""
		if p.CheckIn != "" {
			signed = "已报到"
		}
		t.Rows = append(t.Rows, append(row, T(c.toShow(p)), T(signed)))
	}
	return t
}

// toShow lists what a player still has to bring or to make good: what his entry lacks, what 须知 asks of his age.
func (c Context) toShow(p *pairing.Player) string {
	var notices []string
	if cat := c.Tournament.Category(p.Category); cat != nil {
		for _, n := range cat.Notices {
			notices = append(notices, n.Text)
		}
	}
	var out []string
	for _, f := range p.Findings {
		switch {
		case f.Verdict == pairing.Incomplete && p.Verdict == pairing.Incomplete && f.Kind != "裁定":
			out = append(out, f.Msg)
		case f.Verdict == pairing.NotJudged && (slices.Contains(notices, f.Kind) || f.Kind == "15位" || f.Kind == "地区码"):
			out = append(out, f.Msg)
		}
	}
	return strings.Join(out, "；")
}
