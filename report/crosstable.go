package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// bandRounds is how many rounds stand side by side; more rounds are set as several tables.
const bandRounds = 11

// crossSize is the size of the texts of a cross table; names stay as large as on every paper for the wall.
const crossSize, wallNames = 9.5, 14

// forfeitSigns explains what short writes.
const forfeitSigns = "“胜*”是对手弃权，“弃”是本方弃权"

// short writes forfeits as signs: 胜* and 弃.
func short(cell string) string {
	return strings.NewReplacer("（弃）", "*", "弃权", "弃").Replace(cell)
}

// Crosstable makes the 成绩总表 after a round: every player with all his rounds. A round robin gets its cross table.
func Crosstable(c Context, round int, st []pairing.Standing) Document {
	d := Document{
		Kind: "成绩总表", Event: c.Tournament.Regulation.Name, Title: c.standingsTitle(round) + " 成绩总表",
		Info: nonEmpty(c.keyLine()), Printed: c.Printed, Landscape: true,
	}
	switch {
	case round == 0 || len(st) == 0:
		d.Parts = []Part{{EmptyText: "无（还没有成绩）"}}
	case c.Section.System == pairing.RoundRobin || c.Section.System == pairing.DoubleRoundRobin:
		d.Parts = c.crossParts(st)
	default:
		d.Parts = c.roundParts(round, st)
	}
	return d
}

// bands cuts n columns into groups of at most so many, as even as possible, and gives the first and last of each.
func bands(n, most int) [][2]int {
	count := max((n+most-1)/most, 1)
	var out [][2]int
	for i := range count {
		out = append(out, [2]int{i*n/count + 1, (i + 1) * n / count})
	}
	return out
}

// roundParts is the ranking with the rounds behind it; the keys stand behind the last rounds.
func (c Context) roundParts(round int, st []pairing.Standing) []Part {
	hist := newHistory(c.Section)
	all := bands(round, bandRounds)
	var parts []Part
	for i, band := range all {
		t := c.rankedPlayers(st)
		for r := band[0]; r <= band[1]; r++ {
			t.Columns = append(t.Columns, Column{Header: fmt.Sprintf("第%d轮", r), Align: Center})
			for j, s := range st {
				t.Rows[j] = append(t.Rows[j], T(short(hist.cell(s.Player.No, r))))
			}
		}
		c.addPoints(&t, st, i == len(all)-1)
		p := Part{Table: t, NewPage: true, FontSize: crossSize, NameSize: wallNames}
		if len(all) > 1 {
			p.Heading = fmt.Sprintf("第%d-%d轮", band[0], band[1])
		}
		parts = append(parts, p)
	}
	last := &parts[len(parts)-1].Table
	last.Notes = append(c.standingsNotes(st), "各轮写的是：对手编号，本方颜色（红先走、黑后走），本方结果。"+forfeitSigns)
	return parts
}

// rankedPlayers is a table of 名次 编号 姓名 单位, to be continued to the right; 组别 only where there are several.
func (c Context) rankedPlayers(st []pairing.Standing) Table {
	t := Table{Columns: []Column{
		{Header: "名次", Kind: Number, Align: Center}, {Header: "编号", Kind: Number, Align: Center},
		{Header: "姓名", Name: true}, {Header: "单位"},
	}}
	many := c.manyCategories()
	if many {
		t.Columns = append(t.Columns, Column{Header: "组别"})
	}
	for _, s := range st {
		row := []Cell{rankCell(s), N(s.Player.No), T(s.Player.Name), T(s.Player.Unit)}
		if many {
			row = append(row, T(s.Player.Category))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// rankCell is the place, a dash for who is not ranked.
func rankCell(s pairing.Standing) Cell {
	if s.Rank == 0 {
		return T("—")
	}
	return N(s.Rank)
}

// addPoints adds 积分, and the keys of the section if wanted.
func (c Context) addPoints(t *Table, st []pairing.Standing, keys bool) {
	full := standingsTable(c, st)
	for i, col := range full.Columns[5 : 6+len(c.Section.Keys)] {
		if i > 0 && !keys {
			break
		}
		t.Columns = append(t.Columns, col)
		for j := range st {
			cell := full.Rows[j][5+i]
			cell.Bold = i == 0
			t.Rows[j] = append(t.Rows[j], cell)
		}
	}
}
