package audit

import (
	"fmt"
	"slices"

	"qisai/pairing"
)

// legal checks what no round may hold: two who meet again, a second bye, a listed pair. In a round robin everybody
// meets once, in a double one twice.
func (a *auditor) legal() {
	limit := 1
	if a.s.System == pairing.DoubleRoundRobin {
		limit = 2
	}
	barred, now, orders := barred(a.s), barred(a.now), a.orders()
	for _, g := range a.games {
		a.meetAgain(g, limit)
		switch _, order := orders[pairOf(g.Red, g.Black)]; {
		case barred[pairOf(g.Red, g.Black)] && order:
			a.add(Barred, Info, g, ruleOrder, "%s：这两人列在禁配中，但本轮指定", name(g))
		case barred[pairOf(g.Red, g.Black)]:
			a.addIrregular(Barred, g, "规程·禁配", "%s：这两人列在禁配中", name(g))
		case now[pairOf(g.Red, g.Black)]:
			a.add(Barred, Info, g, "规程·禁配", "%s：这两人现在列在禁配中，编排时没有", name(g))
		}
	}
	for _, g := range a.byes {
		a.byeAgain(g, limit)
	}
}

// meetAgain checks a game for an earlier meeting, in the rounds as they stood and as they stand.
func (a *auditor) meetAgain(g pairing.Game, limit int) {
	again := func(h pairing.Game) bool { return h.Result.Met() && pairOf(h.Red, h.Black) == pairOf(g.Red, g.Black) }
	if n := a.before(a.s, again); len(n) >= limit {
		a.addIrregular(Repeat, g, ruleSwiss, "%s：两人已在第%d轮相遇过", name(g), n[0])
	} else if n := a.before(a.now, again); len(n) >= limit {
		a.addIrregular(Repeat, g, ruleSwiss, "%s：两人在第%d轮也相遇，那一轮的对阵是后来改的", name(g), n[0])
	}
}

// byeAgain checks a bye for an earlier one.
func (a *auditor) byeAgain(g pairing.Game, limit int) {
	again := func(h pairing.Game) bool { return h.Result == pairing.Bye && h.Red == g.Red }
	if n := a.before(a.s, again); len(n) >= limit {
		a.addIrregular(SecondBye, g, ruleBye, "%s：他已在第%d轮轮空过", name(g), n[0])
	} else if n := a.before(a.now, again); len(n) >= limit {
		a.addIrregular(SecondBye, g, ruleBye, "%s：他在第%d轮也轮空，那一轮的对阵是后来改的", name(g), n[0])
	}
}

// before lists the earlier rounds of a section with such a row.
func (a *auditor) before(s *pairing.Section, such func(pairing.Game) bool) []int {
	var out []int
	for _, r := range s.Posted {
		if r.Number < a.n && slices.ContainsFunc(r.Games, such) {
			out = append(out, r.Number)
		}
	}
	return out
}

// barred gives the listed pairs (禁配).
func barred(s *pairing.Section) map[pair]bool {
	out := map[pair]bool{}
	for _, f := range s.Forbidden {
		out[pairOf(f[0], f[1])] = true
	}
	return out
}

// orders gives the pairs of 指定 for this round.
func (a *auditor) orders() map[pair]pairing.FixedPair {
	out := map[pair]pairing.FixedPair{}
	for _, f := range a.s.Fixed {
		if f.Round == a.n {
			out[pairOf(f.Red, f.Black)] = f
		}
	}
	return out
}

// ordered checks that the pairs of 指定 are posted. Where one of the two is not paired at all, the order could not be
// followed.
func (a *auditor) ordered() {
	a.orderedNow()
	standing := ordersOf(a.now, a.n)
	for _, f := range a.s.Fixed {
		if f.Round != a.n {
			continue
		}
		var rows []pairing.Game // of the two
		for _, g := range a.paired() {
			if g.Has(f.Red) || g.Has(f.Black) {
				rows = append(rows, g)
			}
		}
		both := a.people[f.Red] != nil && (f.Black == 0 || a.people[f.Black] != nil)
		switch i := slices.IndexFunc(rows, pairing.Game.Decided); {
		case slices.ContainsFunc(rows, func(g pairing.Game) bool { return pairOf(g.Red, g.Black) == pairOf(f.Red, f.Black) }):
		case !both:
			a.add(Ordered, Info, pairing.Game{Red: f.Red, Black: f.Black}, ruleOrder,
				"指定的 %s 没有编排：其中有人本轮不在对阵中", orderName(f))
		case !slices.Contains(standing, orderName(f)): // a board kept when the round was made anew, and changed by hand since
			a.add(Ordered, Info, rows[max(i, 0)], ruleOrder, "编排时指定的 %s 后来改为 %s", orderName(f), names(rows))
		default:
			a.addIrregular(Ordered, rows[max(i, 0)], ruleOrder, "指定的 %s 没有照办：现为 %s", orderName(f), names(rows))
		}
	}
}

// orderedNow compares 指定 as it was when the round was posted with the setting of today.
func (a *auditor) orderedNow() {
	was, now := ordersOf(a.s, a.n), ordersOf(a.now, a.n)
	if !slices.Equal(was, now) {
		a.add(Ordered, Info, pairing.Game{}, ruleOrder, "设置里本轮的指定现在%s，编排时%s", isOrNone(now), isOrNone(was))
	}
}

// ordersOf lists the pairs of 指定 for a round, by number.
func ordersOf(s *pairing.Section, n int) []string {
	var out []string
	for _, f := range s.Fixed {
		if f.Round == n {
			out = append(out, orderName(f))
		}
	}
	slices.Sort(out)
	return out
}

func isOrNone(list []string) string {
	if len(list) == 0 {
		return "没有"
	}
	return "是 " + brief(list, "对")
}

// orderName writes a pair of 指定: 12–7, or 5号轮空.
func orderName(f pairing.FixedPair) string {
	if f.Black == 0 {
		return fmt.Sprintf("%d号轮空", f.Red)
	}
	return fmt.Sprintf("%d–%d", f.Red, f.Black)
}
