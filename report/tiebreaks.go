package report

import (
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// TieBreaks makes the 破同分说明 after a round: what parted everybody from the one in front of him, and where his 对手分
// comes from, opponent by opponent.
func TieBreaks(c Context, round int, st []pairing.Standing) Document {
	d := Document{
		Kind: "破同分说明", Event: c.Tournament.Regulation.Name, Title: c.standingsTitle(round) + " 破同分说明",
		Info: nonEmpty(c.keyLine()), Printed: c.Printed, Landscape: true,
	}
	if round == 0 || len(st) == 0 {
		d.Parts = []Part{{EmptyText: "无（还没有成绩）"}}
		return d
	}
	d.Parts = append(d.Parts, Part{Heading: "名次怎样分出先后", Table: c.reasons(round, st)})
	d.Parts = append(d.Parts, c.contributionParts(round, st)...)
	return d
}

// reasons is the ranking with the reason for every place in words.
func (c Context) reasons(round int, st []pairing.Standing) Table {
	t := c.rankedPlayers(st)
	c.addPoints(&t, st, true)
	t.Columns = append(t.Columns, Column{Header: "为什么排在前一名之后"})
	x := explainer{section: c.Section, run: newRunning(c.Section, round)}
	for i, s := range st {
		t.Rows[i] = append(t.Rows[i], T(x.reason(st, i, s)))
	}
	for i, k := range append([]string{"积分"}, c.Section.Keys...) {
		t.Notes = append(t.Notes, fmt.Sprintf("%d. %s", i+1, keyDoc(k)))
	}
	return t
}

// keyDoc explains a key with the rule it comes from.
func keyDoc(key string) string {
	name, _ := ranking.Canonical(key)
	i := slices.IndexFunc(ranking.TieBreaks(), func(t ranking.TieBreak) bool { return t.Name == name })
	if i < 0 {
		return key
	}
	t := ranking.TieBreaks()[i]
	text := key + "：" + t.Doc
	if t.Clause != "" {
		text += "（" + t.Clause + "）"
	}
	return text
}

// opponentKeys are the keys that are made of what opponents give.
var opponentKeys = []string{"对手分", "中间分", "对手分减一", "小分"}

// contributionParts lists every opponent of everybody with what he gave, if any key of the section wants it.
func (c Context) contributionParts(round int, st []pairing.Standing) []Part {
	uses := func(key string) bool {
		name, _ := ranking.Canonical(key)
		return slices.Contains(opponentKeys, name)
	}
	if !slices.ContainsFunc(c.Section.Keys, uses) {
		return nil
	}
	given := ranking.Contributions(c.Section, round)
	var parts []Part
	all := bands(round, bandRounds)
	for i, band := range all {
		t := c.contributions(st, given, band)
		heading := "对手分从哪里来"
		if len(all) > 1 {
			heading += fmt.Sprintf("：第%d-%d轮", band[0], band[1])
		}
		if i == len(all)-1 {
			addSums(&t, st, given)
			t.Notes = []string{"每格：对手；对手的编号和他给的对手分（他到本轮为止的积分）。轮空一格写的是轮空所给的分；缺席不给分"}
		}
		parts = append(parts, Part{Heading: heading, Table: t, NewPage: true})
	}
	return parts
}

// contributions is one row for each player: his opponents of some rounds, and what each gave.
func (c Context) contributions(st []pairing.Standing, given map[pairing.StartNo][]ranking.Contribution, band [2]int) Table {
	t := Table{Columns: []Column{
		{Header: "名次", Kind: Number, Align: Center}, {Header: "编号", Kind: Number, Align: Center}, {Header: "姓名", Name: true},
	}}
	for r := band[0]; r <= band[1]; r++ {
		t.Columns = append(t.Columns, Column{Header: fmt.Sprintf("第%d轮", r), Align: Center})
	}
	for _, s := range st {
		row := []Cell{rankCell(s), N(s.Player.No), T(s.Player.Name)}
		for r := band[0]; r <= band[1]; r++ {
			row = append(row, T(c.gave(given[s.Player.No], r)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// gave writes what a round gave: the opponent, and under him his number and points.
func (c Context) gave(list []ranking.Contribution, round int) string {
	var text string
	for _, g := range list {
		switch {
		case g.Round != round:
		case g.Opponent != 0:
			text = fmt.Sprintf("%s\n%d号 %d分", c.who(g.Opponent).Name, g.Opponent, g.Gives)
		case g.Result == pairing.Bye:
			text = fmt.Sprintf("轮空\n%d分", g.Gives)
		default:
			text = g.Result.String()
		}
	}
	return text
}

// addSums adds the sum of what was given.
func addSums(t *Table, st []pairing.Standing, given map[pairing.StartNo][]ranking.Contribution) {
	t.Columns = append(t.Columns, Column{Header: "合计", Kind: Number, Align: Center})
	for i, s := range st {
		sum := pairing.Score(0)
		for _, g := range given[s.Player.No] {
			sum += g.Gives
		}
		cell := N(sum)
		cell.Bold = true
		t.Rows[i] = append(t.Rows[i], cell)
	}
}
