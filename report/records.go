package report

import (
	"fmt"
	"strconv"

	"qisai/pairing"
)

// recordRow is the least height of a row that is filled in by hand.
const recordRow = 7.5

// pieceName is the line of a section in the contents, under what is there for each; one section alone needs none.
func (in ProgrammeInput) pieceName(c Context) string {
	if len(in.Sections) == 1 {
		return ""
	}
	return c.Section.Name
}

// records is the chapter of tables in which everybody may keep the results himself.
func (in ProgrammeInput) records() Chapter {
	ch := Chapter{Title: "成绩记录表"}
	for _, c := range in.Sections {
		d := in.document(c.Section.Name+" 成绩记录表", c.recordParts()...)
		d.Landscape = c.Section.System != pairing.Knockout
		ch.Pieces = append(ch.Pieces, Piece{Name: in.pieceName(c), Document: d})
	}
	return ch
}

// recordParts is an empty table of results: rounds by players, everybody against everybody, or the bracket.
func (c Context) recordParts() []Part {
	switch c.Section.System {
	case pairing.Knockout:
		return c.blankBracket()
	case pairing.RoundRobin, pairing.DoubleRoundRobin:
		if all := c.crossColumns(); all != nil {
			return c.recordTables(all, bandOpponents, "横看是对各编号的成绩")
		}
	}
	var rounds []string
	n := c.Section.LastSwissRound()
	for r := 1; r <= n; r++ {
		rounds = append(rounds, fmt.Sprintf("第%d轮", r))
	}
	if n == 0 { // not fixed
		rounds = make([]string, 9)
	}
	return c.recordTables(rounds, bandRounds, "每格可写：对手编号，本方颜色，结果，例如 12红胜")
}

// crossColumns are the numbers of a round robin, nil before the draw.
func (c Context) crossColumns() []string {
	var out []string
	for _, p := range c.byNumber() {
		if p.No == 0 {
			return nil
		}
		out = append(out, fmt.Sprint(p.No))
	}
	return out
}

// recordTables sets columns to write in beside the players, no more than most in a table.
func (c Context) recordTables(columns []string, most int, note string) []Part {
	players := c.playerTable()
	var parts []Part
	all := bands(len(columns), most)
	for i, band := range all {
		t := recordPlayers(players)
		for _, name := range columns[band[0]-1 : band[1]] {
			t.Columns = append(t.Columns, Column{Header: name, Kind: Input, Align: Center, Width: 6})
		}
		last := i == len(all)-1
		if last {
			t.Columns = append(t.Columns, Column{Header: "积分", Kind: Input, Align: Center, Width: 6}, Column{Header: "名次", Kind: Input, Align: Center, Width: 6})
			t.Notes = []string{note}
		}
		for r := range t.Rows {
			for len(t.Rows[r]) < len(t.Columns) {
				t.Rows[r] = append(t.Rows[r], Cell{})
			}
			for k, col := range t.Columns {
				if no := t.Rows[r][0].Text; k > 2 && col.Header == no {
					t.Rows[r][k] = T("■")
				}
			}
		}
		p := Part{Table: t, NewPage: true, FontSize: crossSize, NameSize: bookNames, RowHeight: recordRow, EmptyText: "无（还没有棋手）"}
		if len(all) > 1 {
			p.Heading = fmt.Sprintf("%s-%s", columns[band[0]-1], columns[band[1]-1])
		}
		parts = append(parts, p)
	}
	return parts
}

// recordPlayers takes 编号 姓名 单位 out of a list of players.
func recordPlayers(players Table) Table {
	t := Table{Columns: []Column{{Header: "编号", Kind: Number, Width: 5}, {Header: "姓名", Name: true}, {Header: "单位"}}}
	at := map[string]int{}
	for i, col := range players.Columns {
		at[col.Header] = i
	}
	for _, row := range players.Rows {
		cells := make([]Cell, len(t.Columns))
		for i, col := range t.Columns {
			if k, ok := at[col.Header]; ok {
				cells[i] = row[k]
			}
		}
		t.Rows = append(t.Rows, cells)
	}
	return t
}

// blankBracket is the bracket to be filled in: as it is posted, or before the draw with nobody on its lines.
func (c Context) blankBracket() []Part {
	if b := c.bracket(); b != nil {
		return c.trees(b)
	}
	n := len(c.entrants())
	if n < 2 {
		return []Part{{EmptyText: "无（还没有棋手）"}}
	}
	size := 2
	for size < n {
		size *= 2
	}
	if size > treeSlots {
		return []Part{{EmptyText: "无（抽签后见“淘汰赛对阵图”）"}}
	}
	t := &Tree{}
	for matches := size / 2; matches > 0; matches /= 2 {
		t.Rounds = append(t.Rounds, TreeRound{Heading: "第" + strconv.Itoa(len(t.Rounds)+1) + "轮", Matches: make([]TreeMatch, matches)})
	}
	return []Part{{Tree: t}}
}
