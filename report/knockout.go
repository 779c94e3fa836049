package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/knockout"
)

// inKnockout stands for a round of the Swiss that a player of the knockout does not play.
const inKnockout = "淘汰赛"

// KnockoutSheet makes the sheet 淘汰赛 of a section with the rows that are posted. Its headers are those of
// templates.KnockoutColumns.
func KnockoutSheet(c Context, name string, rows []pairing.KnockoutGame) Sheet {
	t := Table{
		Title:   strings.TrimSpace(c.Tournament.Regulation.Name + "　" + c.Section.Name + " 淘汰赛"),
		Info:    []string{strings.Join(c.knockoutStops(), "；")},
		Columns: knockoutSheetColumns(),
	}
	for _, g := range rows {
		t.Rows = append(t.Rows, c.knockoutRow(g))
	}
	return Sheet{Name: name, Table: t, InfoRow: true, Landscape: true}
}

func knockoutSheetColumns() []Column {
	return []Column{
		{Header: "轮次", Kind: Number, Align: Center, Width: 7},
		{Header: "场次", Kind: Number, Align: Center, Width: 7},
		{Header: "局次", Kind: Number, Align: Center, Width: 7, Note: "1＝第一局；和棋后的加赛是 2、3…"},
		{Header: "红方编号", Kind: Number, Align: Center, Width: 10},
		{Header: "红方姓名", Align: Left, Width: 16, Name: true},
		{Header: "结果", Kind: Input, Align: Center, Width: 11, Choices: pairing.ResultWords(),
			Note: "只填这一栏：红胜、和棋、黑胜；和棋由程序排加赛。弃权写 黑弃权、红弃权、双弃权"},
		{Header: "黑方姓名", Align: Left, Width: 16, Name: true},
		{Header: "黑方编号", Kind: Number, Align: Center, Width: 10},
		{Header: "胜者", Kind: Input, Align: Center, Width: 10, Note: "空着＝照结果，由程序补上；结果分不出胜负而裁判长另有决定时填编号、姓名，或 红、黑"},
		{Header: "备注", Kind: Input, Align: Left, Width: 18},
	}
}

func (c Context) knockoutRow(g pairing.KnockoutGame) []Cell {
	return []Cell{
		N(g.Round), N(g.Match), N(g.Game), N(g.Red), T(c.who(g.Red).Name), T(g.Result.String()),
		T(c.who(g.Black).Name), Z(g.Black), WinnerCell(g.Winner), T(g.Note),
	}
}

// WinnerCell is 胜者 as the program writes it.
func WinnerCell(no pairing.StartNo) Cell {
	if no == 0 {
		return Cell{}
	}
	return T(fmt.Sprint(int(no)))
}

// knockoutStops lists when the rounds of the knockout are played.
func (c Context) knockoutStops() []string {
	var out []string
	for n := 1; n <= 10; n++ {
		if stop := c.knockoutStop(n); stop != "" {
			out = append(out, fmt.Sprintf("第%d轮 %s", n, stop))
		}
	}
	return out
}

func (c Context) knockoutStop(round int) string {
	stop := c.knockoutDate(round)
	if stop.Round == "" {
		return ""
	}
	return strings.ReplaceAll(c.stopLine(stop), "　", " ")
}

// knockoutInfo says the same under the title of the drawn bracket: a place and a clock that all rounds share stand at the
// end.
func (c Context) knockoutInfo() []string {
	var out []string
	var shared pairing.Stop
	for n := 1; n <= 10; n++ {
		stop := c.knockoutDate(n)
		if stop.Round == "" {
			continue
		}
		if len(out) > 0 && (stop.Venue != shared.Venue || stop.Clock != shared.Clock) {
			return c.knockoutStops()
		}
		shared.Venue, shared.Clock = stop.Venue, stop.Clock
		out = append(out, strings.TrimSpace(fmt.Sprintf("第%d轮 %s %s", n, stop.Date, stop.Time)))
	}
	if out == nil {
		return nil
	}
	return append(out, nonEmpty(c.stopLine(shared))...)
}

// knockoutDate gives the row of 日程 for a round of the knockout.
func (c Context) knockoutDate(round int) pairing.Stop {
	return c.Tournament.StopFor(c.Section.Name, fmt.Sprintf("淘汰%d", round))
}

// bracket reads the knockout of the section, nil if it has none or has not begun.
func (c Context) bracket() *knockout.Bracket {
	if len(c.Section.Bracket) == 0 {
		return nil
	}
	b, err := knockout.New(c.Section, c.Tournament.Regulation.Seed)
	if err != nil {
		return nil
	}
	return b
}

// knockoutPlayers gives who plays the knockout beside the Swiss: those in the rows of its first round.
func knockoutPlayers(s *pairing.Section) []pairing.StartNo {
	if s.System != pairing.SwissKnockout {
		return nil
	}
	var out []pairing.StartNo
	for _, g := range s.Bracket {
		if g.Round == 1 && g.Game == 1 {
			out = append(out, g.Red)
			if g.Black != 0 {
				out = append(out, g.Black)
			}
		}
	}
	return out
}

// knockoutTitle names a ranking in which the knockout counts, "" for any other.
func (c Context) knockoutTitle(round int) string {
	b := c.bracket()
	s := c.Section
	if b == nil || s.System == pairing.SwissKnockout && round < s.SwissRounds {
		return ""
	}
	played := fmt.Sprintf("淘汰赛第%d轮", s.Bracket[len(s.Bracket)-1].Round)
	swiss := ""
	if round > 0 {
		swiss = fmt.Sprintf("积分编排第%d轮、", round)
	}
	if b.Finished() && (s.System == pairing.Knockout || round >= s.LastSwissRound()) {
		return s.Name + " 最终名次"
	}
	return fmt.Sprintf("%s %s%s名次", s.Name, swiss, played)
}

// knockoutKeys says how a ranking was made in which the knockout counts, "" for any other.
func (c Context) knockoutKeys() string {
	s := c.Section
	switch {
	case s.System == pairing.Knockout:
		return "名次依据：淘汰赛成绩；同一轮负而不再比赛的，编号（抽签）小者在前"
	case s.System != pairing.SwissKnockout || len(s.Bracket) == 0:
		return ""
	}
	return "名次依据：参加淘汰赛的依淘汰赛成绩，其余依积分、" + strings.Join(s.Keys, "、") + "；仍相同时编号（抽签）小者在前"
}

// knockoutColumns adds a column for each round of the knockout to a ranking, from the start.
func (c Context) knockoutColumns(t *Table, st []pairing.Standing) {
	rounds := 0
	switch b := c.bracket(); {
	case b != nil:
		rounds = b.Rounds()
	case c.Section.System == pairing.SwissKnockout:
		for size := 1; size < c.Section.KnockoutPlayers; size *= 2 {
			rounds++
		}
	}
	for r := 1; r <= rounds; r++ {
		t.Columns = append(t.Columns, Column{Header: fmt.Sprintf("淘汰%d", r), Align: Center, Width: 10})
		for i, s := range st {
			t.Rows[i] = append(t.Rows[i], T(c.knockoutCell(s.Player.No, r)))
		}
	}
}

// knockoutCell writes the games of a player in a round of the knockout as 12红胜, extra games one after the other.
func (c Context) knockoutCell(no pairing.StartNo, round int) string {
	var parts []string
	for _, g := range c.Section.Bracket {
		game := pairing.Game{Red: g.Red, Black: g.Black, Result: g.Result}
		switch side := game.Side(no); {
		case g.Round != round || !game.Has(no):
		case g.Result == pairing.Bye:
			parts = append(parts, "轮空")
		case side != pairing.NoSide:
			parts = append(parts, fmt.Sprintf("%d%s%s", game.Opponent(no), side, outcome(g.Result, side)))
		}
	}
	return strings.Join(parts, " ")
}
