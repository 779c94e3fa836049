package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// bandOpponents is how many opponents stand side by side in a cross table.
const bandOpponents = 16

// crossParts is the cross table of a round robin: everybody against everybody, by number, and the places at the end.
func (c Context) crossParts(st []pairing.Standing) []Part {
	byNo := slices.Clone(st)
	slices.SortFunc(byNo, func(a, b pairing.Standing) int { return cmp.Compare(a.Player.No, b.Player.No) })
	games := c.games()
	all := bands(len(byNo), bandOpponents)
	var parts []Part
	for i, band := range all {
		t := crossPlayers(byNo)
		for _, other := range byNo[band[0]-1 : band[1]] {
			t.Columns = append(t.Columns, Column{Header: strconv.Itoa(int(other.Player.No)), Align: Center, Width: 6})
			for j, s := range byNo {
				t.Rows[j] = append(t.Rows[j], T(games.cross(s.Player.No, other.Player.No)))
			}
		}
		c.addPoints(&t, byNo, i == len(all)-1)
		t.Columns = append(t.Columns, Column{Header: "名次", Kind: Number, Align: Center})
		for j, s := range byNo {
			place := rankCell(s)
			place.Bold = true
			t.Rows[j] = append(t.Rows[j], place)
		}
		p := Part{Table: t, NewPage: true, FontSize: crossSize, NameSize: wallNames}
		if len(all) > 1 {
			p.Heading = fmt.Sprintf("对 %d-%d 号", byNo[band[0]-1].Player.No, byNo[band[1]-1].Player.No)
		}
		parts = append(parts, p)
	}
	last := &parts[len(parts)-1].Table
	last.Notes = append(c.standingsNotes(st), "横看是对各编号的成绩：本方颜色（红先走、黑后走），本方结果。"+forfeitSigns)
	return parts
}

func crossPlayers(st []pairing.Standing) Table {
	t := Table{Columns: []Column{{Header: "编号", Kind: Number, Align: Center}, {Header: "姓名", Name: true}, {Header: "单位"}}}
	for _, s := range st {
		t.Rows = append(t.Rows, []Cell{N(s.Player.No), T(s.Player.Name), T(s.Player.Unit)})
	}
	return t
}

// meetings holds the games of every two numbers in the order of rounds.
type meetings map[[2]pairing.StartNo][]pairing.Game

func (c Context) games() meetings {
	m := meetings{}
	for _, r := range c.Section.Posted {
		for _, g := range r.Games {
			if !g.Result.Lone() {
				key := [2]pairing.StartNo{min(g.Red, g.Black), max(g.Red, g.Black)}
				m[key] = append(m[key], g)
			}
		}
	}
	return m
}

// cross writes the games of a number against another: 红胜, one line for each; ■ against itself.
func (m meetings) cross(no, other pairing.StartNo) string {
	if no == other {
		return "■"
	}
	var lines []string
	for _, g := range m[[2]pairing.StartNo{min(no, other), max(no, other)}] {
		switch {
		case g.Result == pairing.Void:
			lines = append(lines, g.Result.String())
		case g.Result != pairing.Pending:
			side := g.Side(no)
			lines = append(lines, short(side.String()+outcome(g.Result, side)))
		}
	}
	return strings.Join(lines, "\n")
}
