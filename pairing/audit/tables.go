package audit

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// tables checks numbers and order of the tables, and notes which table the rule gives each game. Games of a player with
// the mark 固定台 stand at his table; the others take the tables left from 起始台号 on, in order.
func (a *auditor) tables() {
	order := a.tableOrder()
	tied := map[int]bool{} // tables held by those who are tied to them
	var rest []pairing.Game
	a.table = map[pairing.StartNo]int{}
	for _, g := range order {
		if g.Table != 0 && slices.Contains(a.wishes(g), g.Table) && !tied[g.Table] {
			tied[g.Table] = true
			a.table[g.Red] = g.Table
			continue
		}
		rest = append(rest, g)
	}
	table := a.firstTable(rest, tied)
	for _, g := range rest {
		for tied[table] {
			table++
		}
		a.table[g.Red] = table
		table++
	}
	a.wishesMet(order, tied)
	a.tableSequence(a.tableNumbers(rest))
}

// firstTable gives the number the tables begin with: 起始台号, or another if the numbers run on from it, which is said once.
func (a *auditor) firstTable(games []pairing.Game, tied map[int]bool) int {
	want := max(a.s.FirstTable, 1)
	for tied[want] {
		want++
	}
	have := map[int]pairing.Game{}
	for _, g := range games {
		have[g.Table] = g
	}
	if len(games) == 0 || have[0].Red != 0 {
		return want
	}
	first := slices.Min(slices.Collect(maps.Keys(have)))
	next := first
	for range games {
		for tied[next] {
			next++
		}
		if _, ok := have[next]; !ok {
			return want
		}
		next++
	}
	if first != want {
		a.addIrregular(Tables, have[first], ruleSwiss, "台号从第%d台起，应从第%d台起", first, want)
	}
	return first
}

// wishes gives the tables the two players of a game are tied to.
func (a *auditor) wishes(g pairing.Game) []int {
	var out []int
	for _, no := range playersOf(g) {
		if p := a.s.Player(no); p != nil && p.FixedTable() > 0 {
			out = append(out, p.FixedTable())
		}
	}
	return out
}

// wishesMet reports tied players who play elsewhere though nobody with the same tie has the table. The mark may be
// younger than the round.
func (a *auditor) wishesMet(games []pairing.Game, tied map[int]bool) {
	for _, g := range games {
		w := a.wishes(g)
		if len(w) > 0 && !slices.ContainsFunc(w, func(t int) bool { return tied[t] }) {
			a.add(Tables, Info, g, "报名·固定台", "%s：按标记应在第%d台（标记可能是编排后加的）", name(g), w[0])
		}
	}
}

// tableOrder gives the games in the order of the rule: by the higher score of the pair, then the lower, then the better
// place in the standings; in round 1 by the smaller number.
func (a *auditor) tableOrder() []pairing.Game {
	place := map[pairing.StartNo]int{}
	for i, st := range ranking.Standings(a.s, a.n-1) {
		place[st.Player.No] = i
	}
	out := slices.Clone(a.games)
	slices.SortStableFunc(out, func(g, h pairing.Game) int {
		if a.n == 1 {
			return cmp.Compare(min(g.Red, g.Black), min(h.Red, h.Black))
		}
		return cmp.Or(compareScores(g, h),
			cmp.Compare(min(place[g.Red], place[g.Black]), min(place[h.Red], place[h.Black])))
	})
	return out
}

// compareScores is negative when g stands before h by its scores alone.
func compareScores(g, h pairing.Game) int {
	return cmp.Or(-cmp.Compare(max(g.RedScore, g.BlackScore), max(h.RedScore, h.BlackScore)),
		-cmp.Compare(min(g.RedScore, g.BlackScore), min(h.RedScore, h.BlackScore)))
}

// tableNumbers checks that the tables are those the rule gives, each once. It gives the games whose numbers leave only
// their order to be judged.
func (a *auditor) tableNumbers(games []pairing.Game) []pairing.Game {
	want, have := map[int]bool{}, map[int]int{}
	for _, g := range games {
		want[a.table[g.Red]] = true
		have[g.Table]++
	}
	empty := maps.Clone(want) // tables at which nobody plays
	maps.DeleteFunc(empty, func(table int, _ bool) bool { return have[table] > 0 })
	var sound []pairing.Game
	for _, g := range games {
		own := a.table[g.Red]
		switch {
		case g.Table == own:
			sound = append(sound, g)
			continue
		case g.Table == 0:
			a.addIrregular(Tables, g, ruleSwiss, "%s 没有台号，应在第%d台", name(g), own)
		case have[g.Table] > 1:
			a.addIrregular(Tables, g, ruleSwiss, "第%d台不止一盘：%d–%d 应在第%d台", g.Table, g.Red, g.Black, own)
		case empty[own] && !want[g.Table]:
			a.addIrregular(Tables, g, ruleSwiss, "%s：台号应为 %d", name(g), own)
		default:
			sound = append(sound, g)
			continue
		}
		delete(empty, own)
	}
	for _, table := range slices.Sorted(maps.Keys(empty)) {
		a.add(Tables, Error, pairing.Game{Table: table}, ruleSwiss, "缺第%d台", table)
	}
	for _, g := range a.byes {
		if g.Table != 0 {
			a.add(Tables, Info, g, ruleBye, "%s，不占台，表上写了第%d台", name(g), g.Table)
		}
	}
	return sound
}

// tableSequence checks the order of the tables, whatever their numbers. When only the place in the standings puts games
// otherwise, and results have been corrected since, it is information.
func (a *auditor) tableSequence(order []pairing.Game) {
	posted := slices.Clone(order)
	slices.SortStableFunc(posted, func(g, h pairing.Game) int { return cmp.Compare(g.Table, h.Table) })
	var wrong []string
	var first pairing.Game
	excused := false
	for i, g := range posted {
		if g == order[i] {
			continue
		}
		if wrong == nil {
			first = g
		}
		wrong = append(wrong, fmt.Sprintf("%s 应在第%d台", name(g), a.table[g.Red]))
		excused = excused || g.Decided()
	}
	if wrong == nil {
		return
	}
	msg := "台次不合次序：" + brief(wrong, "台")
	switch {
	case excused:
		a.add(Decision, Info, first, ruleSwiss, "%s（按裁判长决定）", msg)
	case a.corrected && a.n > 1 && slices.IsSortedFunc(posted, compareScores):
		a.add(Tables, Info, first, ruleSwiss, "%s；积分次序不错，名次因编排后改过成绩而不同", msg)
	default:
		a.add(Tables, Error, first, ruleSwiss, "%s", msg)
	}
}

// brief joins the first six of a list and counts the rest.
func brief(list []string, unit string) string {
	const most = 6
	if len(list) <= most {
		return strings.Join(list, "，")
	}
	return fmt.Sprintf("%s，等%d%s", strings.Join(list[:most], "，"), len(list), unit)
}
