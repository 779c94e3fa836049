package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/knockout"
)

// treeSlots is how many lines of its first round a drawn bracket holds on a page.
const treeSlots = 32

// Tree is a drawn bracket: rounds from left to right, two neighbouring matches leading to one of the next round.
type Tree struct {
	Rounds []TreeRound // each with half as many matches as the one before
	Winner TreeLine    // behind the last match
}

// TreeRound is a column of a drawn bracket.
type TreeRound struct {
	Heading string
	Matches []TreeMatch
}

// TreeMatch is a match: its two lines, the upper first.
type TreeMatch struct{ Upper, Lower TreeLine }

// TreeLine is who stands on a line, empty as long as it is not known, and how he did.
type TreeLine struct {
	Text, Score string
	Won         bool
}

// Text gives a drawn bracket as lines, one for each line of it, the rounds parted by their headings.
func (t *Tree) Text() string {
	var b strings.Builder
	for _, r := range t.Rounds {
		fmt.Fprintf(&b, "%s\n", r.Heading)
		for _, m := range r.Matches {
			for _, l := range []TreeLine{m.Upper, m.Lower} {
				b.WriteString(strings.TrimRight(l.Text+"\t"+l.Score, "\t") + "\n")
			}
		}
	}
	b.WriteString(t.Winner.Text + "\n")
	return b.String()
}

// trees draws the bracket for the first place: on one page, or a page for every part of treeSlots lines and one for what
// their winners play.
func (c Context) trees(b *knockout.Bracket) []Part {
	var rounds [][]knockout.Match
	for r := 1; r <= b.Rounds(); r++ {
		var main []knockout.Match
		for _, m := range b.Matches(r) {
			if m.Base == 1 {
				main = append(main, m)
			}
		}
		rounds = append(rounds, main)
	}
	if len(rounds[0])*2 <= treeSlots {
		return []Part{{Tree: c.tree(rounds, 1)}}
	}
	return c.treePieces(rounds)
}

// treePieces cuts a bracket into parts of treeSlots lines down to a winner each, and what these play.
func (c Context) treePieces(rounds [][]knockout.Match) []Part {
	const depth = 5 // rounds in a part of treeSlots lines
	n := len(rounds[0]) * 2 / treeSlots
	var parts []Part
	for i := range n {
		var piece [][]knockout.Match
		for _, matches := range rounds[:depth] {
			size := len(matches) / n
			piece = append(piece, matches[i*size:(i+1)*size])
		}
		parts = append(parts, Part{Heading: fmt.Sprintf("第%d区", i+1), NewPage: true, Tree: c.tree(piece, 1)})
	}
	return append(parts, Part{Heading: "各区胜者", NewPage: true, Tree: c.tree(rounds[depth:], depth+1)})
}

// tree draws some rounds, the first of which is number from.
func (c Context) tree(rounds [][]knockout.Match, from int) *Tree {
	t := &Tree{}
	for i, matches := range rounds {
		round := TreeRound{Heading: fmt.Sprintf("第%d轮", from+i)}
		if len(matches) > 0 {
			round.Heading += " " + matches[0].Name()
		}
		for _, m := range matches {
			round.Matches = append(round.Matches, c.treeMatch(m))
		}
		t.Rounds = append(t.Rounds, round)
	}
	if final := rounds[len(rounds)-1][0]; final.Decided {
		t.Winner = TreeLine{Text: c.lineText(final.Winner, true), Won: true}
	}
	return t
}

func (c Context) treeMatch(m knockout.Match) TreeMatch {
	line := func(no pairing.StartNo, known bool) TreeLine {
		return TreeLine{Text: c.lineText(no, known), Score: scoreFor(m, no), Won: m.Decided && no != 0 && m.Winner == no}
	}
	return TreeMatch{line(m.A, m.KnownA), line(m.B, m.KnownB)}
}

// lineText names who stands on a line: a player, nobody, or not known yet.
func (c Context) lineText(no pairing.StartNo, known bool) string {
	switch {
	case no != 0:
		return fmt.Sprintf("%d %s", no, c.who(no).Name)
	case known:
		return "轮空"
	}
	return ""
}

// scoreFor writes the games of a match from the side of a player: 和 胜.
func scoreFor(m knockout.Match, no pairing.StartNo) string {
	var parts []string
	for _, g := range m.Games {
		game := pairing.Game{Red: g.Red, Black: g.Black, Result: g.Result}
		if side := game.Side(no); side != pairing.NoSide && g.Result != pairing.Pending {
			parts = append(parts, outcome(g.Result, side))
		}
	}
	return strings.Join(parts, " ")
}
