package report

import (
	"fmt"
	"slices"

	"qisai/pairing"
)

// slipsDown is how many result slips a page holds, one under the other.
const slipsDown = 7

// Slips makes the 登记条 of a round: one slip for each table, to be filled in and signed there, in the order of tables.
func Slips(c Context, r pairing.Round) Document {
	return c.cut("登记条", c.roundTitle(r.Number)+" 登记条", Cards{Across: 1, Down: slipsDown, Items: c.slips(r)}, "无（本轮没有对局）")
}

// cut makes a document of cards, or one that says 无.
func (c Context) cut(kind, title string, cards Cards, empty string) Document {
	return Document{
		Kind: kind, Event: c.Tournament.Regulation.Name, Title: title, Printed: c.Printed,
		Parts: []Part{{Cards: &cards, EmptyText: empty}},
	}
}

func (c Context) slips(r pairing.Round) []Card {
	games := slices.Clone(r.Games)
	slices.SortStableFunc(games, func(a, b pairing.Game) int { return a.Table - b.Table })
	var out []Card
	for _, g := range games {
		if g.Result.Met() {
			out = append(out, c.slip(c.roundTitle(r.Number), []Line{{fmt.Sprintf("%d台", g.Table), 20, true}}, g.Red, g.Black))
		}
	}
	return out
}

// KnockoutSlips makes the 登记条 of games of the knockout, one for each game of a match.
func KnockoutSlips(c Context, games []pairing.KnockoutGame) Document {
	var items []Card
	title := c.Section.Name + " 淘汰赛"
	for _, g := range games {
		if g.Black == 0 || g.Result != pairing.Pending && !g.Result.OverTheBoard() {
			continue // a bye, a walkover
		}
		where := []Line{{fmt.Sprintf("第%d场", g.Match), 17, true}}
		if g.Game > 1 {
			where = append(where, Line{fmt.Sprintf("加赛第%d局", g.Game), 10, true})
		}
		title = fmt.Sprintf("%s 淘汰赛第%d轮", c.Section.Name, g.Round)
		items = append(items, c.slip(title, where, g.Red, g.Black))
	}
	return c.cut("登记条", title+" 登记条", Cards{Across: 1, Down: slipsDown, Items: items}, "无（没有要下的对局）")
}

// slip is the form of one game; where says at which table or in which match.
func (c Context) slip(title string, where []Line, red, black pairing.StartNo) Card {
	tick := func(text string) Field { return Field{Width: 11, Lines: []Line{{text, 13, true}}, Tick: true} }
	sign := func(text string) Field { return Field{Width: 1, Lines: []Line{{text, 10, false}}, Write: true} }
	return Card{
		{Height: 6, Fields: []Field{
			{Width: 6, Lines: []Line{{c.Tournament.Regulation.Name, 9, false}}},
			{Width: 5, Lines: []Line{{title, 11, true}}, Align: Right},
		}},
		{Height: 13, Fields: slices.Concat(
			[]Field{{Width: 11, Lines: where, Align: Center, Frame: true, Grey: true}},
			c.slipSide("红方\n先走", red), c.slipSide("黑方\n后走", black),
		)},
		{Height: 9, Fields: []Field{
			{Width: 8, Lines: []Line{{"结果", 10, false}}}, tick("红胜"), tick("和棋"), tick("黑胜"),
			{Width: 14, Lines: []Line{{"犯规：红", 10, false}}, Write: true}, {Width: 9, Lines: []Line{{"黑", 10, false}}, Write: true},
			{Width: 16, Lines: []Line{{"备注", 10, false}}, Write: true},
		}},
		{Height: 9, Fields: []Field{sign("红方签名"), sign("黑方签名"), sign("裁判签名")}},
	}
}

// slipSide is one side of a slip: the colour, then number, name and unit.
func (c Context) slipSide(side string, no pairing.StartNo) []Field {
	p := c.who(no)
	lines := []Line{{fmt.Sprintf("%d %s", no, p.Name), 16, true}}
	if p.Unit != "" {
		lines = append(lines, Line{p.Unit, 10, false})
	}
	return []Field{
		{Width: 6, Lines: []Line{{side, 9, false}}, Align: Center, Frame: true},
		{Width: 36, Lines: lines, Frame: true},
	}
}
