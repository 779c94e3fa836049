package knockout

import "qisai/pairing"

// group is a part of the field that plays for a range of places, in one round.
type group struct {
	base            int
	slots           []slot
	matches         []*Match
	winners, losers *group // in the next round; nil where it is decided, or not played on
}

// complete says whether every match is decided.
func (g *group) complete() bool {
	for _, m := range g.matches {
		if !m.Decided {
			return false
		}
	}
	return true
}

// build lays out all rounds and reads the rows into them.
func (b *Bracket) build() error {
	rows := map[[2]int][]pairing.KnockoutGame{}
	for _, g := range b.section.Bracket {
		key := [2]int{g.Round, g.Match}
		rows[key] = append(rows[key], g)
	}
	for level := []*group{{base: 1, slots: b.first}}; len(level) > 0; {
		b.rounds = append(b.rounds, level)
		no := 0
		var next []*group
		for _, g := range level {
			for i := 0; i < len(g.slots); i += 2 {
				no++
				key := [2]int{len(b.rounds), no}
				if err := b.addMatch(g, i, no, rows[key]); err != nil {
					return err
				}
				delete(rows, key)
			}
			next = append(next, b.split(g)...)
		}
		level = next
	}
	for _, g := range b.section.Bracket {
		if _, left := rows[[2]int{g.Round, g.Match}]; left {
			return faultf("淘汰赛没有第%d轮第%d场", g.Round, g.Match)
		}
	}
	return nil
}

func (b *Bracket) addMatch(g *group, i, no int, rows []pairing.KnockoutGame) error {
	upper, lower := g.slots[i], g.slots[i+1]
	m := &Match{
		Round: len(b.rounds), No: no, Base: g.base, Size: len(g.slots),
		A: upper.no, KnownA: upper.known, B: lower.no, KnownB: lower.known,
	}
	g.matches = append(g.matches, m)
	if err := m.read(rows); err != nil {
		return err
	}
	return m.decide()
}

// split makes the groups of the next round.
func (b *Bracket) split(g *group) []*group {
	half := len(g.slots) / 2
	if half < 2 {
		return nil
	}
	g.winners = &group{base: g.base}
	for _, m := range g.matches {
		g.winners.slots = append(g.winners.slots, slot{m.Winner, m.Decided})
	}
	if g.base+2*half-1 > b.depth() {
		return []*group{g.winners}
	}
	g.losers = &group{base: g.base + half}
	for _, m := range g.matches {
		g.losers.slots = append(g.losers.slots, slot{m.Loser, m.Decided})
	}
	return []*group{g.winners, g.losers}
}

// depth is the lowest place that is played for.
func (b *Bracket) depth() int {
	switch b.section.Setting("名次赛") {
	case "不设":
		return 2
	case "仅三四名":
		return 4
	}
	return 8
}
