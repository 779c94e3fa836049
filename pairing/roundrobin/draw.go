package roundrobin

import (
	"cmp"
	"slices"
	"strings"

	"qisai/pairing"
)

// draw gives the players of the table by number, as seen from round n: those who stand in the first round posted before
// it, or if there is none those who have a number and come (who asked leave or starts late is to come).
func draw(s *pairing.Section, n int) []*pairing.Player {
	var out []*pairing.Player
	if len(s.Posted) > 0 && s.Posted[0].Number < n {
		for _, p := range s.Players {
			if _, ok := s.Posted[0].Find(p.No); ok {
				out = append(out, p)
			}
		}
	} else {
		for _, p := range s.Players {
			if p.No != 0 && comes(s, p) {
				out = append(out, p)
			}
		}
	}
	slices.SortFunc(out, func(a, b *pairing.Player) int { return cmp.Compare(a.No, b.No) })
	return out
}

func comes(s *pairing.Section, p *pairing.Player) bool {
	switch s.Availability(p, 1) {
	case pairing.Available, pairing.OnLeave, pairing.NotYet:
		return true
	}
	return false
}

// checkDraw refuses a field without a draw, before the first round.
func checkDraw(s *pairing.Section, n int, players []*pairing.Player) error {
	if n == 1 {
		var missing []string
		for _, p := range s.Available(1) {
			if p.No == 0 {
				missing = append(missing, p.Name)
			}
		}
		if len(missing) > 0 {
			return faultf("%s：还没有编号，不能编排：%s", s.Name, strings.Join(missing, "、"))
		}
	}
	for i, p := range players {
		if i > 0 && players[i-1].No == p.No {
			return faultf("%s：%s 与 %s 的编号都是 %d", s.Name, players[i-1].Name, p.Name, p.No)
		}
	}
	if len(players) < 2 {
		return faultf("%s：参加编排的只有 %d 人", s.Name, len(players))
	}
	return nil
}
