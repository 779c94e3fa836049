package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// StandingsSheet makes the sheet 名次 of a section after a round.
func StandingsSheet(c Context, name string, round int, st []pairing.Standing) Sheet {
	t := standingsTable(c, st)
	t.Title = strings.TrimSpace(c.Tournament.Regulation.Name + "　" + c.standingsTitle(round))
	t.Info = []string{c.keyLine()}
	// every planned round has its column from the start, so that the table never grows into what stands beside it
	rounds := max(round, c.Section.Rounds)
	for r := 1; r <= rounds; r++ {
		t.Columns = append(t.Columns, Column{Header: fmt.Sprintf("第%d轮", r), Align: Center, Width: 10})
	}
	hist := newHistory(c.Section)
	for i, s := range st {
		for r := 1; r <= rounds; r++ {
			text := ""
			if r <= round {
				text = hist.cell(s.Player.No, r)
			}
			t.Rows[i] = append(t.Rows[i], T(text))
		}
	}
	c.knockoutColumns(&t, st)
	return Sheet{Name: name, Table: t, InfoRow: true, Landscape: true}
}

// Standings makes the 名次表 of a section after a round.
func Standings(c Context, round int, st []pairing.Standing) Document {
	t := c.wallStandings(st)
	t.Notes = c.standingsNotes(st)
	return Document{
		Kind: "名次表", Event: c.Tournament.Regulation.Name, Title: c.standingsTitle(round) + "表",
		Info: nonEmpty(c.keyLine()), Printed: c.Printed, Landscape: len(t.Columns) > 13,
		Parts: []Part{{Table: t, EmptyText: "无（还没有棋手）"}},
	}
}

// wallStandings is the ranking as it hangs on the wall: 组别 only where the section has several, 胜 和 负 in one column. A
// knockout has no points; its rounds stand there instead.
func (c Context) wallStandings(st []pairing.Standing) Table {
	full := standingsTable(c, st)
	cup := c.Section.System == pairing.Knockout
	var t Table
	keep := func(h string) bool {
		switch h {
		case "名次", "编号", "姓名", "单位":
			return true
		case "组别":
			return c.manyCategories()
		}
		return !cup && h != "胜" && h != "和" && h != "负"
	}
	for _, col := range full.Columns {
		if keep(col.Header) {
			t.Columns = append(t.Columns, col)
		}
	}
	for _, row := range full.Rows {
		var cells []Cell
		for j, cell := range row {
			if keep(full.Columns[j].Header) {
				cells = append(cells, cell)
			}
		}
		t.Rows = append(t.Rows, cells)
	}
	if cup {
		c.knockoutColumns(&t, st)
		return t
	}
	t.Columns = append(t.Columns, Column{Header: "胜-和-负", Align: Center, Width: 8})
	for i, s := range st {
		t.Rows[i] = append(t.Rows[i], T(fmt.Sprintf("%d-%d-%d", s.Wins, s.Draws, s.Losses)))
	}
	return t
}

// manyCategories says whether players of several categories play in the section.
func (c Context) manyCategories() bool {
	for _, p := range c.Section.Players {
		if p.Category != c.Section.Players[0].Category {
			return true
		}
	}
	return false
}

func (c Context) standingsTitle(round int) string {
	if title := c.knockoutTitle(round); title != "" {
		return title
	}
	switch n := c.Section.Rounds; {
	case round == 0:
		return c.Section.Name + " 编号表"
	case n > 0 && round >= n && c.Section.Finished():
		return fmt.Sprintf("%s %d轮后最终名次", c.Section.Name, n)
	}
	return fmt.Sprintf("%s 第%d轮后名次", c.Section.Name, round)
}

// keyLine says how the ranking was made.
func (c Context) keyLine() string {
	if line := c.knockoutKeys(); line != "" {
		return line
	}
	return "名次依据：" + strings.Join(append([]string{"积分"}, c.Section.Keys...), "、") + "；仍相同时编号（抽签）小者在前"
}

func standingsTable(c Context, st []pairing.Standing) Table {
	t := Table{Columns: []Column{
		{Header: "名次", Kind: Number, Align: Center}, {Header: "编号", Kind: Number, Align: Center},
		{Header: "姓名", Name: true, Width: 14}, {Header: "单位", Width: 22}, {Header: "组别", Width: 14},
		{Header: "积分", Kind: Number, Align: Center},
	}}
	for _, k := range c.Section.Keys {
		t.Columns = append(t.Columns, Column{Header: k, Kind: Number, Align: Center})
	}
	for _, h := range []string{"胜", "和", "负"} {
		t.Columns = append(t.Columns, Column{Header: h, Kind: Number, Align: Center})
	}
	for _, s := range st {
		row := []Cell{Z(s.Rank), N(s.Player.No), T(s.Player.Name), T(s.Player.Unit), T(s.Player.Category), N(s.Points)}
		if s.Rank == 0 {
			row[0] = T("—")
		}
		for i, k := range c.Section.Keys {
			row = append(row, Cell{Text: ranking.Format(k, s.Values[i]), Number: true})
		}
		t.Rows = append(t.Rows, append(row, N(s.Wins), N(s.Draws), N(s.Losses)))
	}
	return t
}

// standingsNotes names the places decided by lot and who is not ranked.
func (c Context) standingsNotes(st []pairing.Standing) []string {
	var lots, out []string
	for i := 0; i < len(st); i++ {
		if st[i].Rank == 0 {
			out = append(out, st[i].Player.Name)
			continue
		}
		j := i
		for j+1 < len(st) && st[j+1].Rank > 0 && st[j+1].DecidedBy == "编号" {
			j++
		}
		if j > i {
			lots = append(lots, fmt.Sprintf("第%d-%d名", st[i].Rank, st[j].Rank))
		}
		i = j
	}
	var notes []string
	if len(lots) > 0 {
		notes = append(notes, "各项全部相同、按抽签编号排定先后的："+strings.Join(lots, "、"))
	}
	if len(out) > 0 {
		notes = append(notes, "不计名次："+strings.Join(out, "、"))
	}
	return notes
}

// history finds the row of a number in a round at once.
type history map[int]map[pairing.StartNo]pairing.Game

func newHistory(s *pairing.Section) history {
	h := history{}
	for _, r := range s.Posted {
		m := make(map[pairing.StartNo]pairing.Game, 2*len(r.Games))
		for _, g := range r.Games {
			m[g.Red] = g
			if g.Black != 0 {
				m[g.Black] = g
			}
		}
		h[r.Number] = m
	}
	for _, no := range knockoutPlayers(s) {
		for n := s.SwissRounds + 1; n <= s.LastRound(); n++ {
			if _, in := h[n][no]; !in {
				h[n][no] = pairing.Game{Red: no, Result: pairing.Absent, Note: inKnockout}
			}
		}
	}
	return h
}

// cell writes a round as 12红胜: the opponent's number, one's own colour, the result from one's own side.
func (h history) cell(no pairing.StartNo, round int) string {
	g, ok := h[round][no]
	switch {
	case ok && g.Note == inKnockout:
		return inKnockout
	case !ok || g.Result == pairing.Absent:
		return "缺席"
	case g.Result == pairing.Bye:
		return "轮空"
	case g.Result == pairing.Void:
		return fmt.Sprintf("%d作废", g.Red+g.Black-no)
	}
	side := g.Side(no)
	return fmt.Sprintf("%d%s%s", g.Opponent(no), side, outcome(g.Result, side))
}

func outcome(r pairing.Result, side pairing.Side) string {
	switch {
	case r == pairing.Pending:
		return ""
	case r == pairing.Draw:
		return "和"
	case r.Forfeits(side):
		return "弃权"
	case r.Wins(side) && !r.OverTheBoard():
		return "胜（弃）"
	case r.Wins(side):
		return "胜"
	}
	return "负"
}
