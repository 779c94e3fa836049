package audit

import (
	"slices"

	"qisai/pairing"
)

// original compares the round with the pairing the program recorded when it made it. If that was the best one, the
// round was changed by hand afterwards, which is the arbiter's right while it stays legal: shortcomings of what he
// changed become information.
func (a *auditor) original() {
	recorded, ok := a.opt.Original[a.n]
	if !ok {
		return
	}
	a.absences(recorded)
	was := slices.DeleteFunc(slices.Clone(recorded.Games), isAbsent)
	if slices.EqualFunc(a.paired(), was, same) {
		a.asMade(was, true)
		return
	}
	now, before := notIn(a.paired(), was), notIn(was, a.paired())
	verdict := "原编排是最优编排"
	if a.wasBest(was) {
		a.soften(now)
	} else {
		verdict = "原编排按现在的设置也不是最优编排"
	}
	a.asMade(was, false)
	if len(now)+len(before) == 0 {
		a.add(Changed, Info, pairing.Game{}, "编排记录", "与程序原编排的台次不同；%s", verdict)
		return
	}
	first := pairing.Game{}
	if len(now) > 0 {
		first = now[0]
	}
	a.add(Changed, Info, first, "编排记录", "与程序原编排不同：现为 %s；原为 %s；%s", names(now), names(before), verdict)
}

func isAbsent(g pairing.Game) bool { return g.Result == pairing.Absent }

// absences compares who is absent with the record: a row that has been deleted changes no pairing, but it is missed.
func (a *auditor) absences(recorded pairing.Round) {
	for _, g := range recorded.Games {
		if _, stands := a.s.Round(a.n).Find(g.Red); isAbsent(g) && !stands {
			a.add(Missing, Info, alone(g.Red), "编排记录", "%s 的那一行不见了，原编排里有", name(g))
		}
	}
}

// wasAbsent says whether a number is recorded as absent from the round.
func (a *auditor) wasAbsent(no pairing.StartNo) bool {
	return slices.ContainsFunc(a.opt.Original[a.n].Games, func(g pairing.Game) bool { return isAbsent(g) && g.Red == no })
}

// asMade turns the errors of rows that stand as the program made them into information, where settings, units or results
// changed since may have brought them about; all says that the whole round does, the order of its tables included.
func (a *auditor) asMade(was []pairing.Game, all bool) {
	for i := range a.report.Findings {
		f := &a.report.Findings[i]
		why := "设置、单位或成绩"
		switch f.Kind {
		case Tables:
			why = "台号、设置或成绩"
			if !all {
				continue
			}
		case Ordered:
			if !all {
				continue
			}
		case NotOptimal, Colour, Barred:
		default:
			continue
		}
		changed := slices.ContainsFunc(notIn(a.paired(), was), func(g pairing.Game) bool {
			return slices.ContainsFunc(f.Players, g.Has)
		})
		if f.Severity == Error && !changed {
			f.Severity = Info
			f.Msg += "；与程序原编排相同，编排以后改过" + why
		}
	}
}

// same says whether two rows hold the same players on the same sides.
func same(g, h pairing.Game) bool { return g.Red == h.Red && g.Black == h.Black }

// notIn gives the rows that are not among others.
func notIn(rows, others []pairing.Game) []pairing.Game {
	return slices.DeleteFunc(slices.Clone(rows), func(g pairing.Game) bool {
		return slices.ContainsFunc(others, func(h pairing.Game) bool { return same(g, h) })
	})
}

// names joins the names of rows.
func names(rows []pairing.Game) string {
	var words []string
	for _, g := range rows {
		words = append(words, name(g))
	}
	if words == nil {
		return "无"
	}
	return brief(words, "台")
}

// wasBest says whether a recorded pairing is the best one of its own players, who may be others than those posted.
func (a *auditor) wasBest(rows []pairing.Game) bool {
	orders := a.orders()
	var people []*player
	for _, g := range rows {
		if _, ok := orders[pairOf(g.Red, g.Black)]; ok {
			continue
		}
		for _, no := range playersOf(g) {
			people = append(people, a.person(no))
		}
	}
	m, err := a.newModel(people, a.excused())
	if err != nil {
		return false
	}
	mate := m.mates(rows)
	best, err := m.solve(mate, nil)
	return err == nil && slices.Equal(m.total(mate), best.digits)
}

// person gives a player who is paired, or one who was before the round was changed: his score then stands in the row
// of his absence.
func (a *auditor) person(no pairing.StartNo) *player {
	if p := a.people[no]; p != nil {
		return p
	}
	var score pairing.Score
	for _, g := range a.absent {
		if g.Red == no {
			score = g.RedScore
		}
	}
	return newPlayer(a.s, no, a.n, score)
}

// soften turns the errors that come of changed rows and break no rule of play into information.
func (a *auditor) soften(changed []pairing.Game) {
	for i := range a.report.Findings {
		f := &a.report.Findings[i]
		switch f.Kind {
		case NotOptimal, Tables:
			f.Severity = Info
		case Colour:
			if slices.ContainsFunc(changed, func(g pairing.Game) bool { return slices.Contains(f.Players, g.Red) }) {
				f.Severity = Info
			}
		}
	}
}
