package report

import (
	"fmt"

	"qisai/pairing"
	"qisai/pairing/knockout"
	"qisai/pairing/ranking"
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
	case notPlayedOut(mine, his):
		if x.section.System == pairing.Knockout {
			return fmt.Sprintf("两人都在%s出局，名次不再比赛，按编号（抽签）", mine.Name())
		}
		return fmt.Sprintf("两人都在%s出局，名次不再比赛，按淘汰赛以前的名次", mine.Name())
	}
	return fmt.Sprintf("淘汰赛打到%s，前一名打到%s", mine.Name(), his.Name())
}

// notPlayedOut says whether two lost in one round to others and met nobody more, so that no game has parted them.
func notPlayedOut(a, b knockout.Match) bool {
	return a.Round > 0 && a.Decided && b.Decided && a.Round == b.Round && a.No != b.No && a.Base == b.Base
}

// decidedBy gives what parted each player of a ranking from the one in front of him, in one word. Of the places that the
// knockout has given it says which were not played out: these stand by number, or as before the knockout.
func decidedBy(s *pairing.Section, st []pairing.Standing) []string {
	out := make([]string, len(st))
	for i := range st {
		out[i] = st[i].DecidedBy
	}
	b, err := knockout.New(s, 0) // the seed is in no place
	if err != nil || len(s.Bracket) == 0 {
		return out
	}
	word := "淘汰赛以前的名次"
	if s.System == pairing.Knockout {
		word = "编号"
	}
	for i := 1; i < len(st); i++ {
		if out[i] == ranking.ByKnockout && notPlayedOut(lastMatch(b, st[i].Player.No), lastMatch(b, st[i-1].Player.No)) {
			out[i] = word
		}
	}
	return out
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
