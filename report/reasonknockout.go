package report

import (
	"fmt"

	"qisai/pairing"
	"qisai/pairing/knockout"
)

// knockedOut says why a player stands behind another by the knockout: he lost to him, he went out a round before, or
// both went out in one round and the order before the knockout decides.
func (x explainer) knockedOut(no, front pairing.StartNo) string {
	b, err := knockout.New(x.section, 0) // the seed is in no place
	if err != nil {
		return "按淘汰赛的名次"
	}
	mine, his := lastMatch(b, no), lastMatch(b, front)
	switch {
	case mine.Round == 0:
		return "没有进入淘汰赛，排在参加淘汰赛的人之后"
	case !mine.Decided || !his.Decided:
		return "按淘汰赛的名次"
	case mine.Round == his.Round && mine.No == his.No:
		return fmt.Sprintf("%s负于前一名", mine.Name())
	case mine.Round == his.Round && mine.Base == his.Base:
		if x.section.System == pairing.Knockout {
			return fmt.Sprintf("两人都在%s出局，名次不再比赛，按编号（抽签）", mine.Name())
		}
		return fmt.Sprintf("两人都在%s出局，名次不再比赛，按淘汰赛以前的名次", mine.Name())
	}
	return fmt.Sprintf("淘汰赛打到%s，前一名打到%s", mine.Name(), his.Name())
}

// lastMatch gives the last match of a player, one of round 0 if he has none.
func lastMatch(b *knockout.Bracket, no pairing.StartNo) (last knockout.Match) {
	for r := 1; r <= b.Rounds(); r++ {
		for _, m := range b.Matches(r) {
			if m.A == no || m.B == no {
				last = m
			}
		}
	}
	return last
}
