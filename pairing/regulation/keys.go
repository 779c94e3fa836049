package regulation

import (
	"slices"

	"qisai/pairing"
)

// keys finds keys that can never part anybody where they stand.
func (c *checker) keys(i int, s *pairing.Section) {
	place := Place{Sections, i, "破同分"}
	if !c.typed(place) {
		return // the defaults are in order
	}
	if s.System == pairing.Knockout {
		c.note(at(place, Place{Sections, i, "赛制"}), "破同分", "清空破同分", "%s：单败淘汰按比赛结果排名次，不用破同分", s.Name)
		return
	}
	for k, key := range s.Keys {
		if why := idle(key, s.Keys[:k], s); why != "" {
			c.note(at(place), "破同分", "删去“"+key+"”，或换一个", "%s：破同分里的“%s”分不出先后：%s", s.Name, key, why)
		}
	}
}

// idle says why a key behind others parts nobody who is still level, "" if it may.
func idle(key string, before []string, s *pairing.Section) string {
	robin := s.System == pairing.RoundRobin || s.System == pairing.DoubleRoundRobin
	switch {
	case robin && slices.Contains(fromOpponents, key):
		return "循环赛人人相遇，积分相同的对手分也相同"
	case s.System == pairing.DoubleRoundRobin && key == "后走局数":
		return "双循环人人先后手局数相同"
	case s.System == pairing.DoubleRoundRobin && key == "对局时后走":
		return "双循环两人各执黑一局"
	}
	for _, series := range [][]string{{"前一轮积分", "去首轮"}, {"前一轮积分", "累进分"}, {"去首轮", "前一轮积分"}, {"去首轮", "累进分"}} {
		if key == series[1] && slices.Contains(before, series[0]) {
			return "比过“" + series[0] + "”仍相同的，各轮积分都相同"
		}
	}
	return ""
}
