package ranking

import (
	"slices"

	"qisai/pairing"
)

// ByKnockout is the DecidedBy of places that the knockout has given, and of the first behind them.
const ByKnockout = "淘汰赛"

// Final ranks a section after a Swiss round when part of its players left for a knockout after the round of the cut: top,
// in the order of their places there, is before all others. The points of top are those of the cut, as they play no
// further round, for the 对手分 of others too. The others are ranked among themselves: none of top is a third man in a
// 直胜 of two. Who is disqualified loses his place even in top.
func Final(s *pairing.Section, cut, round int, top []pairing.StartNo) []pairing.Standing {
	h := newHistory(s, round)
	keys := keyList(s)
	left := map[pairing.StartNo]int{}
	for i, no := range top {
		left[no] = i
	}
	players := slices.Clone(h.players)
	var before *order
	for r := 1; r < len(h.numbers); r++ {
		if h.numbers[r-1] > cut {
			h.setAside(left)
		}
		before = rank(h.after(r, before), keys)
	}
	h.setAside(left)
	return merge(rank(h.after(len(h.numbers), before), keys).standings(), players, left)
}

// setAside marks those who left like fillers, on copies: their games count, and they stand in no group of the others.
func (h *history) setAside(left map[pairing.StartNo]int) {
	for i, p := range h.players {
		if _, ok := left[p.No]; ok && !p.Filler() {
			aside := *p
			aside.Marks = append(slices.Clone(p.Marks), "陪赛")
			h.players[i] = &aside
		}
	}
}

// merge puts those who left in front, gives the places anew and the players back.
func merge(list []pairing.Standing, players []*pairing.Player, left map[pairing.StartNo]int) []pairing.Standing {
	original := map[pairing.StartNo]*pairing.Player{}
	for _, p := range players {
		original[p.No] = p
	}
	front := make([]pairing.Standing, len(left))
	var ranked, rest []pairing.Standing
	for _, st := range list {
		st.Player = original[st.Player.No]
		place, in := left[st.Player.No]
		switch {
		case in && !st.Player.Disqualified():
			st.DecidedBy = ByKnockout
			front[place] = st
		case st.Rank > 0:
			ranked = append(ranked, st)
		default:
			rest = append(rest, st)
		}
	}
	front = slices.DeleteFunc(front, func(st pairing.Standing) bool { return st.Player == nil })
	out := append(front, ranked...)
	for i := range out {
		out[i].Rank = i + 1
		switch {
		case i == 0:
			out[i].DecidedBy = ""
		case i == len(front):
			out[i].DecidedBy = ByKnockout
		}
	}
	return append(out, rest...)
}
