package ranking

import (
	"cmp"
	"slices"

	"qisai/pairing"
)

// ByWithdrawal is the DecidedBy of the first player whom 退赛排名=排在最后 puts behind all others.
const ByWithdrawal = "退赛"

// Standings ranks the numbered players of a section after a round, 0 being before the first; later rounds are ignored.
// Ranked players come first, in order; those without a rank (陪赛, 取消资格, 退赛 with 不排名) follow by the same keys with
// Rank 0. Values stand in the order of the section's Keys; Format prints them.
func Standings(s *pairing.Section, round int) []pairing.Standing {
	h := newHistory(s, round)
	keys := keyList(s)
	var before *order
	if slices.Contains(keys, find("前一轮名次")) {
		for r := 1; r < len(h.numbers); r++ {
			before = rank(h.after(r, before), keys)
		}
	}
	return rank(h.after(len(h.numbers), before), keys).standings()
}

// Points gives every numbered player's 积分 after a round.
func Points(s *pairing.Section, round int) map[pairing.StartNo]pairing.Score {
	h := newHistory(s, round)
	out := make(map[pairing.StartNo]pairing.Score, len(h.players))
	for i, p := range h.players {
		out[p.No] = h.totals[i][len(h.numbers)]
	}
	return out
}

// keyList is the whole list of a section: 积分 in front, 编号 behind. An unknown word parts nobody.
func keyList(s *pairing.Section) []*TieBreak {
	keys := []*TieBreak{find("积分")}
	for _, word := range s.Keys {
		keys = append(keys, lookup(word))
	}
	return append(keys, find("编号"))
}

// order is a ranking being made.
type order struct {
	*event
	keys    []*TieBreak
	values  [][]int  // [player][key]
	decided []string // [player]
	shared  []int    // [player] place, from 1, shared by those whom only 编号 parts; without a rank: behind all
	place   []int    // [player] place, never shared; without a rank: 0
	ranked  []int    // players in order of rank
	rest    []int    // players without a rank
}

// rank applies the keys to each class of players: ranked, withdrawn and put last, not ranked. The classes are made
// before any group, so that a player without a rank is no third man in a 直胜 of two.
func rank(e *event, keys []*TieBreak) *order {
	o := &order{
		event: e, keys: keys,
		values:  grid[int](len(e.players), len(keys)),
		decided: make([]string, len(e.players)),
		shared:  make([]int, len(e.players)),
		place:   make([]int, len(e.players)),
	}
	var last []int
	for i, p := range e.players {
		o.evaluate(i)
		switch e.standing(p) {
		case pairing.Unranked:
			o.rest = append(o.rest, i)
		case pairing.RankedLast:
			last = append(last, i)
		default:
			o.ranked = append(o.ranked, i)
		}
	}
	o.settle(o.ranked, 0, 1)
	o.settle(last, 0, 1+len(o.ranked))
	if len(last) > 0 && len(o.ranked) > 0 {
		o.decided[last[0]] = ByWithdrawal
	}
	o.ranked = append(o.ranked, last...)
	for x, i := range o.ranked {
		o.place[i] = x + 1
	}
	o.settle(o.rest, 0, 1+len(o.ranked))
	for _, i := range o.rest {
		o.shared[i] = 1 + len(o.players)
	}
	return o
}

// standing says where a player stands as to 退赛排名.
func (e *event) standing(p *pairing.Player) pairing.WithdrawnRanking {
	switch {
	case p.Filler(), p.Disqualified():
		return pairing.Unranked
	case e.section.WithdrawnRanking != pairing.RankedAsUsual && e.section.Out(p, e.number()+1):
		return e.section.WithdrawnRanking
	}
	return pairing.RankedAsUsual
}

// evaluate fills in the keys that have a value per player.
func (o *order) evaluate(i int) {
	for k, key := range o.keys {
		if key.value != nil {
			o.values[i][k] = key.value(o.event, i)
		}
	}
}

// settle sorts a group level on the keys before k; place is that of its first.
func (o *order) settle(level []int, k, place int) {
	if len(level) < 2 || o.keys[k].Name == "编号" {
		for _, i := range level {
			o.shared[i] = place
		}
	}
	if len(level) < 2 {
		return
	}
	key := o.keys[k]
	if key.among != nil {
		for x, v := range key.among(o.event, level) {
			o.values[level[x]][k] = v
		}
	}
	slices.SortStableFunc(level, func(a, b int) int { return o.compare(k, a, b) })
	if k == len(o.keys)-1 {
		for _, i := range level[1:] {
			o.decided[i] = key.Name
		}
		return
	}
	for start := 0; start < len(level); {
		end := start + 1
		for end < len(level) && o.compare(k, level[start], level[end]) == 0 {
			end++
		}
		o.settle(level[start:end], k+1, place+start)
		if start > 0 {
			o.decided[level[start]] = key.Name
		}
		start = end
	}
}

// compare is negative when a stands before b by key k.
func (o *order) compare(k, a, b int) int {
	key := o.keys[k]
	c := 0
	if key.level != nil {
		c = cmp.Compare(key.level(o.event, b), key.level(o.event, a))
	} else {
		c = cmp.Compare(o.values[b][k], o.values[a][k])
	}
	if key.then != nil {
		for step := 1; c == 0 && step <= o.round; step++ {
			c = cmp.Compare(key.then(o.event, b, step), key.then(o.event, a, step))
		}
	}
	if key.LowerIsBetter {
		return -c
	}
	return c
}

// standings writes the order down.
func (o *order) standings() []pairing.Standing {
	out := make([]pairing.Standing, 0, len(o.players))
	for _, i := range append(o.ranked, o.rest...) {
		st := pairing.Standing{
			Rank: o.place[i], Player: o.players[i], Points: o.points(i),
			Values: o.values[i][1 : len(o.keys)-1 : len(o.keys)-1],
			Wins:   wins(o.event, i), Draws: draws(o.event, i), Losses: losses(o.event, i),
		}
		if st.Rank > 0 {
			st.DecidedBy = o.decided[i]
		}
		out = append(out, st)
	}
	return out
}
