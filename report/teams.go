package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// TeamBlock is the team ranking of one section.
type TeamBlock struct {
	Context
	Rule  ranking.TeamRule
	Teams []ranking.TeamStanding
	After string // what the places are those of: 第3轮后, 最终
}

// TeamsSheet makes the sheet 团体名次; with several sections each row names its own.
func TeamsSheet(name string, blocks []TeamBlock) Sheet {
	t := Table{Columns: teamColumns(blocks)}
	var after []string
	for _, b := range blocks {
		t.Title = strings.TrimSpace(b.Tournament.Regulation.Name + "　团体名次")
		after = append(after, fmt.Sprintf("%s %s：%s", b.Section.Name, b.After, b.ruleText()))
		for _, team := range b.Teams {
			row := b.teamCells(team, mostMembers(blocks))
			if len(blocks) > 1 {
				row = append([]Cell{T(b.Section.Name)}, row...)
			}
			t.Rows = append(t.Rows, row)
		}
	}
	t.Info = []string{strings.Join(after, "；")}
	return Sheet{Name: name, Table: t, InfoRow: true, Landscape: true}
}

func mostMembers(blocks []TeamBlock) int {
	n := 0
	for _, b := range blocks {
		n = max(n, b.Rule.Members)
	}
	return n
}

func teamColumns(blocks []TeamBlock) []Column {
	var out []Column
	if len(blocks) > 1 {
		out = append(out, Column{Header: "比赛组", Width: 14})
	}
	out = append(out, Column{Header: "名次", Kind: Number, Align: Center}, Column{Header: "单位", Width: 22},
		Column{Header: "名次分", Kind: Number, Align: Center}, Column{Header: "积分和", Kind: Number, Align: Center})
	for i := 1; i <= mostMembers(blocks); i++ {
		out = append(out, Column{Header: fmt.Sprintf("队员%d", i), Name: true, Width: 12},
			Column{Header: fmt.Sprintf("名次%d", i), Kind: Number, Align: Center})
	}
	return append(out, Column{Header: "其他队员", Width: 24}, Column{Header: "区分", Align: Center, Note: "凭什么排在前一队之后"},
		Column{Header: "备注", Width: 14})
}

func (b TeamBlock) teamCells(team ranking.TeamStanding, members int) []Cell {
	row := []Cell{Z(team.Rank), T(team.Unit), N(team.Places), N(team.Points)}
	if team.Rank == 0 {
		row[0] = T("—")
	}
	for i := range members {
		if i >= len(team.Members) {
			row = append(row, Cell{}, Cell{})
			continue
		}
		row = append(row, T(team.Members[i].Player.Name), N(team.Members[i].Rank))
	}
	return append(row, T(memberList(team.Others)), T(team.DecidedBy), T(missingText(team)))
}

// memberList names players with their places: 张三 3、李四 8.
func memberList(members []pairing.Standing) string {
	var parts []string
	for _, st := range members {
		text := st.Player.Name
		if st.Rank > 0 {
			text += fmt.Sprintf(" %d", st.Rank)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "、")
}

func missingText(team ranking.TeamStanding) string {
	switch {
	case team.Missing == 0:
		return ""
	case team.Rank == 0:
		return fmt.Sprintf("缺 %d 人，不计名次", team.Missing)
	}
	return fmt.Sprintf("缺 %d 人", team.Missing)
}

// ruleText says how the teams are ranked.
func (b TeamBlock) ruleText() string {
	text := fmt.Sprintf("每队取前 %d 名的名次相加，小者列前", b.Rule.Members)
	if b.Rule.Points {
		text = fmt.Sprintf("每队取积分最高的 %d 人相加，大者列前", b.Rule.Members)
	}
	switch {
	case !b.Rule.MissingCounts:
		text += "；缺员的队不计名次"
	case !b.Rule.Points:
		text += "；缺一人按参赛人数加一计"
	}
	return text + "；仍相等时比较最好的个人名次"
}

// Teams makes the document 团体名次 of a section.
func Teams(b TeamBlock) Document {
	t := Table{Columns: []Column{
		{Header: "名次", Kind: Number, Align: Center}, {Header: "单位", Name: true},
		{Header: "名次分", Kind: Number, Align: Center}, {Header: "积分和", Kind: Number, Align: Center},
		{Header: "计入的队员（个人名次）"}, {Header: "其他队员"},
	}}
	for _, team := range b.Teams {
		cells := b.teamCells(team, 0)
		members := Joined(memberList(team.Members), missingText(team))
		t.Rows = append(t.Rows, append(cells[:4:4], T(members), T(memberList(team.Others))))
	}
	return Document{
		Kind: "团体名次", Event: b.Tournament.Regulation.Name, Title: fmt.Sprintf("%s %s 团体名次", b.Section.Name, b.After),
		Info: []string{b.ruleText()}, Printed: b.Printed,
		Parts: []Part{{Table: t, EmptyText: "无（没有团体）"}},
	}
}
