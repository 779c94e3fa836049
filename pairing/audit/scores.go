package audit

import (
	"cmp"
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// scores compares the scores on the sheet with the results before the round, as they stood if that is known, and as they
// now stand. The round stays judged by the scores of that moment.
func (a *auditor) scores() {
	now := ranking.Points(a.now, a.n-1)
	for _, g := range inOrder(a.s.Round(a.n).Games) {
		for _, no := range playersOf(g) {
			sheet := g.RedScore
			if no == g.Black {
				sheet = g.BlackScore
			}
			points, known := now[no]
			if text := a.scoreText(no, sheet, points); known && text != "" {
				a.add(ScoreNow, Info, g, ruleSwiss, "%s：%d号%s", name(g), no, text)
			}
		}
	}
}

// inOrder sorts rows by tables, then byes, then those who are absent, as they stand on the sheet.
func inOrder(rows []pairing.Game) []pairing.Game {
	rows = slices.Clone(rows)
	slices.SortStableFunc(rows, func(g, h pairing.Game) int {
		return cmp.Or(one(isAbsent(g))-one(isAbsent(h)), one(g.Result.Lone())-one(h.Result.Lone()),
			cmp.Compare(g.Table, h.Table), cmp.Compare(g.Red, h.Red))
	})
	return rows
}

// scoreText says what is to be said of a score on the sheet, "" for nothing.
func (a *auditor) scoreText(no pairing.StartNo, sheet, now pairing.Score) string {
	then, known := a.points[no]
	if !a.replayed || !known {
		then = sheet
	}
	a.corrected = a.corrected || then != now
	switch {
	case sheet != then:
		return fmt.Sprintf("表上积分被改：现写 %d，当时是 %d；按当时的核查", sheet, then)
	case then != now:
		return fmt.Sprintf("表上积分 %d，按现在的成绩是 %d；编排后改过成绩或对阵，本轮仍按表上积分核查", sheet, now)
	}
	return ""
}

// replay puts the scores of that moment into rows of the round.
func (a *auditor) replay(rows []pairing.Game) []pairing.Game {
	a.points = ranking.Points(a.s, a.n-1)
	if !a.replayed {
		return rows
	}
	rows = slices.Clone(rows)
	for i := range rows {
		g := &rows[i]
		if points, known := a.points[g.Red]; known {
			g.RedScore = points
		}
		if points, known := a.points[g.Black]; known {
			g.BlackScore = points
		}
	}
	return rows
}
