package audit

import (
	"fmt"
	"slices"

	"qisai/pairing"
)

// optimum judges the pairing: it is the best one, or boards and criteria are named that could be better. Pairs of 指定
// that are posted leave the problem first.
func (a *auditor) optimum() {
	if !a.sound || len(a.people) == 0 {
		return
	}
	m, err := a.newModel(a.free(), a.excused())
	if err != nil {
		a.unproven(err)
		return
	}
	posted := m.mates(a.paired())
	best, err := m.solve(posted, nil)
	if err != nil {
		a.unproven(err)
		return
	}
	digits := m.total(posted)
	a.report.Method = best.method
	a.report.Posted, a.report.Best = m.named(digits), m.named(best.digits)
	a.report.Optimal = slices.Equal(digits, best.digits)
	if !a.report.Optimal {
		a.notOptimal(m, posted, best)
	}
}

// notOptimal says where a pairing falls short. If it is the best one that the rows the arbiter answers for leave, it is
// his decision.
func (a *auditor) notOptimal(m *model, posted []int, best *optimum) {
	kind, severity, by := NotOptimal, Error, ""
	if forced := a.excused(); len(forced) > 0 {
		given, err := m.solve(posted, forced)
		switch {
		case err != nil:
			a.unproven(err)
		case slices.Equal(m.total(posted), given.digits):
			kind, severity, by = Decision, Info, "（按裁判长决定）"
		default:
			best = given
		}
	}
	for _, x := range m.exchanges(posted, best.mate) {
		k := x.criterion()
		rows := a.rowsOf(m, x.from)
		f := Finding{Kind: kind, Severity: severity, Board: rows[0].Table, Clause: ruleSwiss, Criterion: m.names[k]}
		f.Msg = fmt.Sprintf("%s 应为 %s；%s%s", names(rows), brief(m.describe(x.to), "台"), x.says(m.names[k], k), by)
		for _, g := range rows {
			f.Players = append(f.Players, playersOf(g)...)
		}
		a.report.Findings = append(a.report.Findings, f)
	}
}

func (a *auditor) unproven(err error) {
	a.add(Unproven, Error, pairing.Game{}, "", "最优性未能核验：%v", err)
}

// free gives the players of the matching: all who are paired, without the pairs of 指定 that are posted.
func (a *auditor) free() []*player {
	orders := a.orders()
	var out []*player
	for _, g := range a.paired() {
		if _, ok := orders[pairOf(g.Red, g.Black)]; ok {
			continue
		}
		for _, no := range playersOf(g) {
			out = append(out, a.people[no])
		}
	}
	return out
}

// excused gives the pairs of the rows the arbiter answers for.
func (a *auditor) excused() map[pair]bool {
	out := map[pair]bool{}
	for _, g := range a.paired() {
		if g.Decided() {
			out[pairOf(g.Red, g.Black)] = true
		}
	}
	return out
}

// mates gives each vertex's partner in the rows, which may hold others as well.
func (m *model) mates(rows []pairing.Game) []int {
	at := map[pairing.StartNo]int{}
	for v, p := range m.vertices {
		at[p.no] = v
	}
	mate := make([]int, len(m.vertices))
	for _, g := range rows {
		u, ok := at[g.Red]
		v, other := at[g.Black]
		if ok && other {
			mate[u], mate[v] = v, u
		}
	}
	return mate
}

// exchange is a set of pairs that could be exchanged for others of the same players, and what both cost. Costs add up
// over pairs, so each exchange that leads to the best pairing is an improvement by itself.
type exchange struct {
	from, to    [][2]int
	cost, least []int64
}

// exchanges parts the difference of two pairings: each goes round a ring of pairs, now of one and now of the other.
func (m *model) exchanges(posted, best []int) []exchange {
	var out []exchange
	seen := make([]bool, len(posted))
	for start := range posted {
		if seen[start] || posted[start] == best[start] {
			continue
		}
		x := exchange{cost: make([]int64, len(m.names)), least: make([]int64, len(m.names))}
		for u := start; !seen[u]; u = best[posted[u]] {
			v := posted[u]
			seen[u], seen[v] = true, true
			x.from = append(x.from, [2]int{min(u, v), max(u, v)})
			x.to = append(x.to, [2]int{min(v, best[v]), max(v, best[v])})
		}
		for i := range x.from {
			m.addDigits(x.cost, x.from[i][0], x.from[i][1])
			m.addDigits(x.least, x.to[i][0], x.to[i][1])
		}
		if !slices.Equal(x.cost, x.least) {
			out = append(out, x)
		}
	}
	return out
}

// criterion gives the first digit in which the two sides of an exchange differ; they do.
func (x exchange) criterion() int {
	k := 0
	for x.cost[k] == x.least[k] {
		k++
	}
	return k
}

// says puts the difference in the digit k into words.
func (x exchange) says(name string, k int) string {
	if name == "Q6" {
		return "其余各条都一样好，由抽签决定"
	}
	return fmt.Sprintf("首先变差的是“%s”：%d，最优为 %d", Title(name), x.cost[k], x.least[k])
}

// rowsOf gives the rows of pairs of vertices, in order of the tables, the bye last.
func (a *auditor) rowsOf(m *model, pairs [][2]int) []pairing.Game {
	in := map[pair]bool{}
	for _, p := range pairs {
		in[pairOf(m.vertices[p[0]].no, m.vertices[p[1]].no)] = true
	}
	return slices.DeleteFunc(a.paired(), func(g pairing.Game) bool { return !in[pairOf(g.Red, g.Black)] })
}

// describe names pairs that are not posted, red in front.
func (m *model) describe(pairs [][2]int) []string {
	var out []string
	for _, p := range pairs {
		x, y := m.vertices[p[0]], m.vertices[p[1]]
		switch {
		case y.no == 0:
			out = append(out, fmt.Sprintf("%d号轮空", x.no))
		case m.round == 1:
			out = append(out, fmt.Sprintf("%d–%d", min(x.no, y.no), max(x.no, y.no)))
		default:
			red, black := sides(x, y, m.round)
			out = append(out, fmt.Sprintf("%d–%d", red.no, black.no))
		}
	}
	return out
}
