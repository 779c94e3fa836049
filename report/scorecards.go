package report

import (
	"fmt"

	"qisai/pairing"
)

// ScoreCards makes the 个人成绩单 after a round: for every player all his rounds, to be cut apart and handed out, in the
// order of the 签到表.
func ScoreCards(c Context, round int, st []pairing.Standing) Document {
	cards := Cards{Across: 2, Down: scoreCardsDown(round)}
	standing := map[pairing.StartNo]pairing.Standing{}
	var players []*pairing.Player
	for _, s := range st {
		standing[s.Player.No] = s
		players = append(players, s.Player)
	}
	if round > 0 {
		run := newRunning(c.Section, round)
		for _, p := range byUnit(players) {
			cards.Items = append(cards.Items, c.scoreCard(run, standing[p.No]))
		}
	}
	return c.cut("个人成绩单", c.standingsTitle(round)+" 个人成绩单", cards, "无（还没有成绩）")
}

// scoreCardsDown is how many cards stand one under the other, so that rows are high enough to be read.
func scoreCardsDown(rounds int) int {
	switch {
	case rounds <= 7:
		return 4
	case rounds <= 11:
		return 3
	case rounds <= 20:
		return 2
	}
	return 1
}

// scoreCard is the card of one player: who he is, one row for each round, what came of it.
func (c Context) scoreCard(run running, s pairing.Standing) Card {
	place := fmt.Sprintf("第%d名", s.Rank)
	switch {
	case s.Rank == 0:
		place = "不计名次"
	case !c.Section.Finished():
		place = fmt.Sprintf("%d轮后第%d名", run.round, s.Rank)
	}
	card := Card{
		{Height: 5, Fields: []Field{{Width: 1, Lines: []Line{{c.Tournament.Regulation.Name + "　" + c.Section.Name, 9, false}}}}},
		{Height: 8, Fields: []Field{
			{Width: 10, Lines: []Line{{fmt.Sprintf("%d %s", s.Player.No, s.Player.Name), 15, true}}},
			{Width: 6, Lines: []Line{{place, 13, true}}, Align: Right},
		}},
		{Height: 5, Fields: []Field{
			{Width: 10, Lines: []Line{{s.Player.Unit, 10, false}}},
			{Width: 6, Lines: []Line{{fmt.Sprintf("积分 %d　%d胜%d和%d负", s.Points, s.Wins, s.Draws, s.Losses), 10, false}}, Align: Right},
		}},
		scoreRow(true, "轮次", "先后", "编号", "对手", "结果", "得分", "积分"),
	}
	for r := 1; r <= run.round; r++ {
		card = append(card, scoreRow(false, c.scoreCells(run, s.Player.No, r)...))
	}
	return card
}

func scoreRow(head bool, texts ...string) CardRow {
	widths := [...]float64{8, 8, 9, 28, 15, 8, 8}
	row := CardRow{Height: 5}
	for i, w := range widths {
		f := Field{Width: w, Lines: []Line{{texts[i], 10, head}}, Align: Center, Frame: true, Grey: head}
		if i == 3 && !head {
			f.Align = Left
		}
		row.Fields = append(row.Fields, f)
	}
	return row
}

// scoreCells is one round of a player: 轮次 先后 编号 对手 结果 得分 积分.
func (c Context) scoreCells(run running, no pairing.StartNo, round int) []string {
	cells := []string{fmt.Sprint(round), "", "", "", "", fmt.Sprint(run.points[round][no] - run.points[round-1][no]), fmt.Sprint(run.points[round][no])}
	g, ok := run.games[round][no]
	switch {
	case !ok || g.Result.Lone():
		cells[4] = run.games.cell(no, round)
		return cells
	case g.Result == pairing.Pending:
		cells[5] = ""
	}
	other := g.Red + g.Black - no
	cells[2], cells[3], cells[4] = fmt.Sprint(other), c.who(other).Name, g.Result.String()
	if side := g.Side(no); side != pairing.NoSide {
		cells[1], cells[4] = moves(side), outcome(g.Result, side)
	}
	return cells
}
