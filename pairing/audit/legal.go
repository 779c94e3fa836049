package audit

import (
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
	barred, orders := a.barred(), a.orders()
	for _, g := range a.games {
		if n := a.meetings(g.Red, g.Black); len(n) >= limit {
			a.addIrregular(Repeat, g, ruleSwiss, "%s：两人已在第%d轮相遇过", name(g), n[0])
		}
		switch _, order := orders[pairOf(g.Red, g.Black)]; {
		case barred[pairOf(g.Red, g.Black)] && order:
			a.add(Barred, Info, g, ruleOrder, "%s：这两人列在禁配中，但本轮指定", name(g))
		case barred[pairOf(g.Red, g.Black)]:
			a.addIrregular(Barred, g, "规程·禁配", "%s：这两人列在禁配中", name(g))
		}
	}
	for _, g := range a.byes {
		if p := a.people[g.Red]; p != nil && len(p.byes) >= limit {
			a.addIrregular(SecondBye, g, ruleBye, "%s：他已在第%d轮轮空过", name(g), p.byes[0])
		}
	}
}

// meetings lists the earlier rounds in which two players met.
func (a *auditor) meetings(x, y pairing.StartNo) []int {
	var out []int
	for _, r := range a.s.Posted {
		if r.Number >= a.n {
			continue
		}
		for _, g := range r.Games {
			if g.Result.Met() && pairOf(g.Red, g.Black) == pairOf(x, y) {
				out = append(out, r.Number)
			}
		}
	}
	return out
}

// barred gives the listed pairs (禁配).
func (a *auditor) barred() map[pair]bool {
	out := map[pair]bool{}
	for _, f := range a.s.Forbidden {
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
		switch i := slices.IndexFunc(rows, decided); {
		case slices.ContainsFunc(rows, func(g pairing.Game) bool { return pairOf(g.Red, g.Black) == pairOf(f.Red, f.Black) }):
		case !both:
			a.add(Ordered, Info, pairing.Game{Red: f.Red, Black: f.Black}, ruleOrder,
				"指定的 %d–%d 没有编排：其中有人本轮不在对阵中", f.Red, f.Black)
		default:
			a.addIrregular(Ordered, rows[max(i, 0)], ruleOrder, "指定的 %d–%d 没有照办：现为 %s", f.Red, f.Black, names(rows))
		}
	}
}
