package report

import (
	"fmt"
	"strconv"
	"strings"

	"qisai/pairing"
)

// Context is what every sheet and document of a section says about the event.
type Context struct {
	Tournament *pairing.Tournament
	Section    *pairing.Section
	Printed    string // print time
}

// stop gives the line with date, time, place and clock of a round, "" if 日程 says nothing.
func (c Context) stop(round int) string {
	return c.stopLine(c.Tournament.StopFor(c.Section.Name, strconv.Itoa(round)))
}

// stopLine gives the line of a row of 日程; the place is that of the event unless it says another.
func (c Context) stopLine(s pairing.Stop) string {
	var parts []string
	add := func(label, v string) {
		if v != "" {
			parts = append(parts, label+v)
		}
	}
	add("时间：", strings.TrimSpace(s.Date.String()+" "+s.Time))
	venue := s.Venue
	if venue == "" {
		venue = c.Tournament.Regulation.Venue
	}
	add("地点：", venue)
	add("用时：", s.Clock)
	return strings.Join(parts, "　")
}

// roundTitle names a section's round; 第9轮（末轮） for the last.
func (c Context) roundTitle(round int) string {
	if n := c.Section.Rounds; n > 0 && round == n {
		return fmt.Sprintf("%s 第%d轮（末轮）", c.Section.Name, round)
	}
	return fmt.Sprintf("%s 第%d轮", c.Section.Name, round)
}

// RoundSheet makes the sheet of a round that the secretary fills. Its headers are those of
// templates.RoundColumns.
func RoundSheet(c Context, name string, r pairing.Round) Sheet {
	t := Table{
		Title:   strings.TrimSpace(c.Tournament.Regulation.Name + "　" + c.roundTitle(r.Number)),
		Columns: roundColumns(),
	}
	t.Info = []string{c.roundInfo(r.Number)}
	for _, g := range r.Games {
		t.Rows = append(t.Rows, c.roundRow(g))
	}
	return Sheet{Name: name, Table: t, InfoRow: true, Landscape: true}
}

// roundInfo is the line under the title; in round 1 it gives the seed, so that anybody can repeat the draw.
func (c Context) roundInfo(round int) string {
	info := c.stop(round)
	if round == 1 && c.Tournament.Regulation.HasSeed {
		info += fmt.Sprintf("　抽签种子：%d", c.Tournament.Regulation.Seed)
	}
	return strings.TrimLeft(info, "　")
}

func roundColumns() []Column {
	words := pairing.ResultWords()
	return []Column{
		{Header: "台号", Kind: Number, Align: Center, Width: 7},
		{Header: "红方编号", Kind: Number, Align: Center, Width: 10},
		{Header: "红方姓名", Align: Left, Width: 16, Name: true},
		{Header: "红方单位", Align: Left, Width: 20},
		{Header: "红方积分", Kind: Number, Align: Center, Width: 10},
		{Header: "结果", Kind: Input, Align: Center, Width: 11, Choices: words,
			Note: "只填这一栏（犯规、备注有才填）：红胜、和棋、黑胜；也可写 2:0、1:1、0:2 或 1、=、0。弃权写 黑弃权、红弃权、双弃权"},
		{Header: "黑方积分", Kind: Number, Align: Center, Width: 10},
		{Header: "黑方姓名", Align: Left, Width: 16, Name: true},
		{Header: "黑方单位", Align: Left, Width: 20},
		{Header: "黑方编号", Kind: Number, Align: Center, Width: 10},
		{Header: "红犯规", Kind: Input, Align: Center, Width: 8},
		{Header: "黑犯规", Kind: Input, Align: Center, Width: 8},
		{Header: "备注", Kind: Input, Align: Left, Width: 18},
	}
}

func (c Context) roundRow(g pairing.Game) []Cell {
	red, black := c.who(g.Red), c.who(g.Black)
	row := []Cell{
		Z(g.Table), N(g.Red), T(red.Name), T(red.Unit), N(g.RedScore), T(g.Result.String()),
		{}, T(black.Name), T(black.Unit), Z(g.Black), Z(g.RedFouls), Z(g.BlackFouls), T(g.Note),
	}
	if g.Black != 0 {
		row[6] = N(g.BlackScore)
	}
	return row
}

// who finds a player by number; an empty player for 0 or an unknown number.
func (c Context) who(no pairing.StartNo) *pairing.Player {
	if p := c.Section.Player(no); p != nil {
		return p
	}
	return &pairing.Player{}
}

// teller gives the function that gives a player's name, with his unit where another of the section is called the same.
func (c Context) teller() func(pairing.StartNo) string {
	shared := sharedName(c.Section.Players)
	return func(no pairing.StartNo) string {
		p := c.who(no)
		if p.Unit == "" || !shared(p) {
			return p.Name
		}
		return p.Name + "（" + p.Unit + "）"
	}
}

// Pairings makes the 对阵表 of a round: by table, and a list by name so that players find themselves.
func Pairings(c Context, r pairing.Round) Document {
	return Document{
		Kind: "对阵表", Event: c.Tournament.Regulation.Name, Title: c.roundTitle(r.Number) + " 对阵表",
		Info: nonEmpty(c.roundInfo(r.Number)), Printed: c.Printed,
		Parts: []Part{
			{Table: pairingsByTable(c, r), EmptyText: "无（本轮没有对局）"},
			{Heading: "按姓名查台号", Table: pairingsByName(c, r), Streams: 2, NewPage: true},
		},
	}
}

func pairingsByTable(c Context, r pairing.Round) Table {
	t := Table{Columns: []Column{
		{Header: "台号", Kind: Number, Align: Center},
		{Header: "编号", Kind: Number, Align: Center}, {Header: "红方", Name: true}, {Header: "单位"}, {Header: "积分", Kind: Number, Align: Center},
		{Header: "结果", Align: Center, Width: 9},
		{Header: "积分", Kind: Number, Align: Center}, {Header: "黑方", Name: true}, {Header: "单位"}, {Header: "编号", Kind: Number, Align: Center},
	}}
	for _, g := range r.Games {
		if g.Result == pairing.Absent {
			continue
		}
		red, black := c.who(g.Red), c.who(g.Black)
		row := []Cell{
			Z(g.Table), N(g.Red), T(red.Name), T(red.Unit), N(g.RedScore), T(g.Result.String()),
			N(g.BlackScore), T(black.Name), T(black.Unit), Z(g.Black),
		}
		if g.Black == 0 {
			row[6] = Cell{}
		}
		t.Rows = append(t.Rows, row)
	}
	if names := c.absentees(r); names != "" {
		t.Notes = append(t.Notes, "本轮不编排："+names)
	}
	return t
}

// absentees lists who is not paired, with the reason posted in 备注.
func (c Context) absentees(r pairing.Round) string {
	var out []string
	told := c.teller()
	for _, g := range r.Games {
		if g.Result != pairing.Absent {
			continue
		}
		s := fmt.Sprintf("%d %s", g.Red, told(g.Red))
		if g.Note != "" {
			s += "（" + g.Note + "）"
		}
		out = append(out, s)
	}
	return strings.Join(out, "、")
}

func pairingsByName(c Context, r pairing.Round) Table {
	t := Table{Columns: []Column{
		{Header: "姓名", Name: true}, {Header: "单位"}, {Header: "编号", Kind: Number, Align: Center},
		{Header: "台号", Kind: Number, Align: Center}, {Header: "先后", Align: Center}, {Header: "对手"},
	}}
	told := c.teller()
	for _, p := range byName(c.Section.Players) {
		g, ok := r.Find(p.No)
		if !ok || g.Result == pairing.Absent {
			continue
		}
		row := []Cell{T(p.Name), T(p.Unit), N(p.No), Z(g.Table), T(moves(g.Side(p.No))), T(told(g.Opponent(p.No)))}
		if g.Result == pairing.Bye {
			row[4], row[5] = Cell{}, T("轮空")
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// moves gives 红先 or 黑后, as players say.
func moves(s pairing.Side) string {
	return map[pairing.Side]string{pairing.Red: "红先", pairing.Black: "黑后"}[s]
}

// Joined makes one text of parts, of which the empty ones are left out.
func Joined(parts ...string) string { return strings.Join(nonEmpty(parts...), "；") }

func nonEmpty(lines ...string) []string {
	var out []string
	for _, l := range lines {
		if l != "" {
			out = append(out, l)
		}
	}
	return out
}
