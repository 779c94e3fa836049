package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// WithoutScores empties the columns 积分 of a table of pairs, for rounds that are posted before their points are known.
func WithoutScores(t *Table) {
	for i, col := range t.Columns {
		if !strings.HasSuffix(col.Header, "积分") {
			continue
		}
		for _, row := range t.Rows {
			row[i] = Cell{}
		}
	}
}

// AllPairings makes one 对阵表 of rounds that are posted at once; a single round is set as Pairings does.
func AllPairings(c Context, rounds []pairing.Round) Document {
	if len(rounds) == 1 {
		return Pairings(c, rounds[0])
	}
	first, last := rounds[0].Number, rounds[len(rounds)-1].Number
	d := Document{
		Kind: "对阵表", Event: c.Tournament.Regulation.Name, Printed: c.Printed,
		Title: fmt.Sprintf("%s 第%d-%d轮 对阵表", c.Section.Name, first, last),
	}
	for _, r := range rounds {
		t := pairingsByTable(c, r)
		WithoutScores(&t)
		heading := strings.TrimRight(fmt.Sprintf("第%d轮　%s", r.Number, c.roundInfo(r.Number)), "　")
		d.Parts = append(d.Parts, Part{Heading: heading, Table: t, EmptyText: "无（本轮没有对局）"})
	}
	return d
}
