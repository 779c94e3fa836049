package audit

import (
	"slices"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// scores compares the scores on the sheet with the results before the round as they now stand. A difference means that
// a result was corrected after the round was posted: the round stays judged by the posted score.
func (a *auditor) scores() {
	now := ranking.Points(a.s, a.n-1)
	check := func(g pairing.Game, no pairing.StartNo, posted pairing.Score) {
		if points, known := now[no]; known && points != posted {
			a.corrected = true
			a.add(ScoreNow, Info, g, ruleSwiss, "%s：%d号表上积分 %d，按现在的成绩是 %d；编排后改过成绩，本轮仍按表上积分核查",
				name(g), no, posted, points)
		}
	}
	for _, g := range slices.Concat(a.games, a.byes, a.absent) {
		check(g, g.Red, g.RedScore)
		if g.Black != 0 {
			check(g, g.Black, g.BlackScore)
		}
	}
}
