package audit

import (
	"cmp"
	"slices"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

const (
	ruleSwiss = "竞赛规则·积分编排"
	ruleBye   = "规则14.4"
	ruleEntry = "报名"
	ruleOrder = "规程·指定"
)

// read sorts the rows of the round: games by table, byes, absences.
func (a *auditor) read(r pairing.Round) {
	a.people = map[pairing.StartNo]*player{}
	for _, g := range a.replay(r.Games) {
		switch g.Result {
		case pairing.Bye:
			a.byes = append(a.byes, g)
		case pairing.Absent:
			a.absent = append(a.absent, g)
		default:
			a.games = append(a.games, g)
		}
	}
	slices.SortStableFunc(a.games, func(g, h pairing.Game) int { return cmp.Compare(g.Table, h.Table) })
	for _, g := range a.games {
		a.enter(g.Red, g.RedScore)
		a.enter(g.Black, g.BlackScore)
	}
	for _, g := range a.byes {
		a.enter(g.Red, g.RedScore)
	}
	a.report.Players, a.report.Games = len(a.people), len(a.games)
}

// enter makes the player who stands in a row.
func (a *auditor) enter(no pairing.StartNo, score pairing.Score) {
	if no != 0 && a.people[no] == nil {
		a.people[no] = newPlayer(a.s, no, a.n, score)
	}
}

// roll checks that everybody to be paired stands exactly once, and nobody else.
func (a *auditor) roll() {
	a.sound = true
	rows := a.once()
	a.shape()
	knockout := a.knockout()
	for _, p := range a.s.Players {
		if p.No != 0 {
			a.expected(p, rows[p.No], knockout[p.No])
		}
	}
}

// once reports numbers that nobody has and players who stand twice, and gives everybody's rows.
func (a *auditor) once() map[pairing.StartNo][]pairing.Game {
	rows := map[pairing.StartNo][]pairing.Game{}
	for _, g := range slices.Concat(a.games, a.byes, a.absent) {
		for _, no := range playersOf(g) {
			if a.s.Player(no) == nil {
				a.add(Extra, Error, g, ruleEntry, "%s：报名表里没有%d号", name(g), no)
			}
			if seen := rows[no]; len(seen) > 0 {
				a.sound = false
				a.add(Extra, Error, g, ruleSwiss, "%d号出现不止一次：%s，%s", no, name(seen[0]), name(g))
			}
			rows[no] = append(rows[no], g)
		}
	}
	return rows
}

// shape reports rows that are no game, bye or absence, and a wrong number of byes.
func (a *auditor) shape() {
	for _, g := range a.games {
		if g.Red == 0 || g.Black == 0 {
			a.sound = false
			a.add(Missing, Error, g, ruleSwiss, "第%d台只有一方", g.Table)
		}
	}
	for _, g := range slices.Concat(a.byes, a.absent) {
		if g.Red == 0 || g.Black != 0 {
			a.sound = false
			a.add(Extra, Error, g, ruleBye, "%s：这一行应当只有一名棋手，在红方", name(g))
		}
	}
	if len(a.byes) == len(a.people)%2 {
		return
	}
	a.sound = false
	switch {
	case len(a.byes) == 0:
		a.add(WrongByes, Error, pairing.Game{}, ruleBye, "参加编排 %d 人，是单数，却没有人轮空", len(a.people))
	case len(a.people)%2 == 0:
		a.add(WrongByes, Error, a.byes[0], ruleBye, "参加编排 %d 人，是双数，不应有人轮空：%s", len(a.people), name(a.byes[0]))
	default:
		a.add(WrongByes, Error, a.byes[1], ruleBye, "一轮只能有一人轮空，现有 %d 人", len(a.byes))
	}
}

// expected compares where a player stands with what the entries and rounds now say. They may have been changed since
// the round was posted, so that a difference is information; an error is only who stands nowhere.
func (a *auditor) expected(p *pairing.Player, rows []pairing.Game, elsewhere bool) {
	why := a.s.Availability(p, a.n)
	switch {
	case len(rows) > 0 && rows[0].Result == pairing.Absent:
		if why == pairing.Available {
			a.add(Missing, Info, rows[0], ruleEntry, "%d号记为缺席，按现在的报名表本轮应参加编排（可能是编排后改过）", p.No)
		}
	case len(rows) > 0:
		if why != pairing.Available {
			a.add(Extra, Info, rows[0], ruleEntry, "%s：%d号按现在的报名表本轮不编排（%s），可能是编排后改过", name(rows[0]), p.No, why)
		}
	case why != pairing.Available || elsewhere:
	case a.wasAbsent(p.No): // said by original
	case a.enteredLater(p.No):
		a.add(Missing, Info, alone(p.No), ruleEntry, "%d号本轮没有编排，以后才参赛；报名表的起始轮没有写", p.No)
	default:
		a.sound = false
		a.add(Missing, Error, alone(p.No), ruleSwiss, "%d号应参加编排，本轮对阵里没有他", p.No)
	}
}

// knockout gives the players who play the knockout while the others go on.
func (a *auditor) knockout() map[pairing.StartNo]bool {
	out := map[pairing.StartNo]bool{}
	if a.s.System != pairing.SwissKnockout || a.s.SwissRounds == 0 || a.n <= a.s.SwissRounds {
		return out
	}
	for _, no := range a.opt.Elsewhere {
		out[no] = true
	}
	if a.opt.Elsewhere != nil {
		return out
	}
	for _, st := range ranking.Standings(a.s, a.s.SwissRounds) {
		if st.Rank > 0 && st.Rank <= a.s.KnockoutPlayers {
			out[st.Player.No] = true
		}
	}
	return out
}

// enteredLater says whether a player came after this round: he stands in a later one, in none before, and late entries
// get numbers above all others.
func (a *auditor) enteredLater(no pairing.StartNo) bool {
	later := false
	for _, r := range a.now.Posted {
		for _, g := range r.Games {
			switch {
			case r.Number > a.n:
				later = later || g.Has(no)
			case g.Has(no), max(g.Red, g.Black) > no:
				return false
			}
		}
	}
	return later
}
