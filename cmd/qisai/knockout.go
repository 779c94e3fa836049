package main

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/report"
	"qisai/report/xlsx"
	"qisai/templates"
)

// draw numbers the players of a plain knockout and posts its first round.
func (r *pairRun) draw(p *progress) error {
	r.advise(p.s)
	newly, err := pairing.AssignNumbers(p.s, 1, r.t.Regulation.Seed)
	if err != nil {
		return failf(exitFaults, "%v", err)
	}
	if err := r.resolve(); err != nil {
		return err
	}
	if err := p.open(r.t.Regulation.Seed); err != nil {
		return err
	}
	for _, pl := range newly {
		r.edits.player(r.book, pl, "编号", report.N(pl.No))
	}
	r.postRows(p)
	return nil
}

// postRows collects everything the rows due in a knockout write: the rows, the winners before them, the record, the bracket
// as a document.
func (r *pairRun) postRows(p *progress) {
	s := p.s
	stand, written := r.winners(p)
	rows := slices.Clone(p.rows)
	for i := range rows {
		if rows[i].Result == pairing.Bye {
			rows[i].Winner = rows[i].Red
		}
	}
	after := *s
	after.Bracket = append(slices.Clone(s.Bracket), rows...)
	c := r.context(r.event, &after)
	name := templates.KnockoutSheet(s.Name)
	if !p.rounds() || s.System == pairing.Knockout { // else the round that is posted too writes the ranking
		r.edits.newSheet(report.StandingsSheet(c, templates.StandingsSheet(s.Name), s.LastRound(), rankingOf(s, s.LastRound())))
	}
	r.edits.extend = append(r.edits.extend, report.KnockoutSheet(c, name, rows))
	r.edits.brackets = append(r.edits.brackets, bracket{s.Name, append(stand, rows...)})
	r.docs = append(r.docs, document{
		name: fileName(s.Name, fmt.Sprintf("淘汰赛第%d轮", rows[0].Round), "淘汰赛对阵图"), doc: report.Bracket(c),
	})
	if slips := report.KnockoutSlips(c, rows); !slips.Empty() {
		r.docs = append(r.docs, document{name: fileName(s.Name, fmt.Sprintf("淘汰赛第%d轮", rows[0].Round), "登记条"), doc: slips})
	}
	entry := r.entry("编排", s.Name)
	entry.Round = fmt.Sprint(templates.KnockoutRound, rows[0].Round)
	entry.Seed, entry.Players = fmt.Sprint(r.t.Regulation.Seed), rowPlayers(rows)
	entry.Text, entry.Pairs, entry.Results = r.recordText(s, p.notes), report.EncodeBracket(append(written, rows...)), report.EncodeResults(s)
	r.edits.log(entry)
	r.said = append(r.said, rowsText(s, rows, p.notes))
	r.done++
}

// rounds says whether a round of the section is posted too.
func (p *progress) rounds() bool { return p.next > 0 && !p.few() }

func rowPlayers(rows []pairing.KnockoutGame) int {
	n := 0
	for _, g := range rows {
		if n++; g.Black != 0 {
			n++
		}
	}
	return n
}

// rowsText says what was posted, with all notes: byes, extra games, who moves up.
func rowsText(s *pairing.Section, rows []pairing.KnockoutGame, notes []pairing.Note) string {
	parts := []string{fmt.Sprintf("%s淘汰赛第%d轮：%s", s.Name, rows[0].Round, strings.TrimPrefix(matches(rows), fmt.Sprintf("淘汰赛 第%d轮 ", rows[0].Round)))}
	for _, n := range notes {
		parts = append(parts, n.Text)
	}
	return strings.Join(parts, "；")
}

// rowKey is 轮次, 场次, 局次 of a row.
type rowKey [3]int

func keyOf(g pairing.KnockoutGame) rowKey { return rowKey{g.Round, g.Match, g.Game} }

func (k rowKey) compare(other rowKey) int { return slices.Compare(k[:], other[:]) }

// winners writes 胜者 into the last row of every match that is decided, where nobody has typed one. It gives the rows as
// they will stand, and as the record keeps them: with what the program has written and nothing else.
func (r *pairRun) winners(p *progress) (stand, written []pairing.KnockoutGame) {
	last := map[rowKey]pairing.StartNo{}
	for round := 1; p.bracket != nil && round <= p.bracket.Rounds(); round++ {
		for _, m := range p.bracket.Matches(round) {
			if m.Decided && len(m.Games) > 0 {
				last[keyOf(m.Games[len(m.Games)-1])] = m.Winner
			}
		}
	}
	for i, g := range p.s.Bracket {
		own := g
		if own.Winner = 0; g.Winner == 0 {
			own.Winner = r.writeWinner(p.s, i, last[keyOf(g)])
			g.Winner = own.Winner
		}
		stand, written = append(stand, g), append(written, own)
	}
	return stand, written
}

// writeWinner writes 胜者 of a row, if it is not there, and gives what then stands in the cell.
func (r *pairRun) writeWinner(s *pairing.Section, i int, winner pairing.StartNo) pairing.StartNo {
	sheet, col, row, formula, ok := r.book.KnockoutCell(s, i, "胜者")
	if !ok || formula {
		return 0
	}
	want := report.WinnerCell(winner).Text
	if r.book.KnockoutText(s, i, "胜者") != want {
		r.edits.cells = append(r.edits.cells, xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: want})
	}
	return winner
}
