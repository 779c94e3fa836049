package main

import (
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/pairing/swiss"
	"qisai/report"
)

// replay gives a section as it stood when each of its rounds was posted: the rounds before with the rows and results of
// that moment, as 编排记录 tells. Whatever is corrected later changes nothing in it.
type replay struct {
	s     *pairing.Section
	rec   *record
	views map[int]*pairing.Section // by round; nil where the record does not tell
}

func newReplay(s *pairing.Section, rec *record) *replay {
	return &replay{s, rec, map[int]*pairing.Section{}}
}

// section gives the section as it stood when round n was posted, with that round as it is on its sheet; nil if the record
// does not tell. The settings are those of that round too if the record has them; else only 指定 and 禁配 are, as far as its
// rows show.
func (p *replay) section(n int) *pairing.Section {
	if view, ok := p.views[n]; ok {
		return view
	}
	p.views[n] = nil
	results, ok := report.DecodeResults(p.rec.results[n])
	posted := p.s.Round(n)
	if !ok || !p.rec.known[n] || len(results) != n-1 || posted == nil {
		return nil
	}
	view := *p.settings(n)
	view.Posted = make([]pairing.Round, n)
	view.Posted[n-1] = pairing.Round{Number: n, Games: slices.Clone(posted.Games)}
	var open []int // rounds of which two orders are possible
	for m := 1; m < n; m++ {
		rows := p.candidates(m, n, results[m-1])
		if len(rows) == 0 {
			return nil
		}
		view.Posted[m-1] = p.stood(m, rows[0], results[m-1])
		if len(rows) > 1 {
			open = append(open, m)
		}
	}
	for _, m := range open {
		other := view
		other.Posted = slices.Clone(view.Posted)
		other.Posted[m-1] = p.stood(m, p.candidates(m, n, results[m-1])[1], results[m-1])
		if fit(&other, n) > fit(&view, n) {
			view = other
		}
	}
	p.ownPoints(&view, n)
	p.wishes(&view, n)
	p.views[n] = &view
	return &view
}

// settings gives the section the settings that round n was made with.
func (p *replay) settings(n int) *pairing.Section {
	if then, _, ok := report.SettingsAsPosted(p.s, p.made(n), p.rec.setup[n]); ok {
		return then
	}
	return p.s
}

// settingsChanged says which of them are others today.
func (p *replay) settingsChanged(n int) []string {
	if _, changed, ok := report.SettingsAsPosted(p.s, p.made(n), p.rec.setup[n]); ok {
		return changed
	}
	return nil
}

// made gives round n as the program made it, without a record as it stands.
func (p *replay) made(n int) pairing.Round {
	if was, ok := p.rec.rounds[n]; ok {
		return was
	}
	return *p.s.Round(n)
}

// wishes gives a view the pairs of 指定 that the record of round n names, and takes out of 禁配 who was paired in it: only
// an order could have paired a listed pair.
func (p *replay) wishes(view *pairing.Section, n int) {
	made, ok := p.rec.rounds[n]
	if !ok {
		return
	}
	view.Fixed = slices.DeleteFunc(slices.Clone(view.Fixed), func(f pairing.FixedPair) bool { return f.Round == n })
	ordered := map[pairing.StartNo]bool{}
	for _, m := range swiss.OrderedInNotes(p.rec.notes[n]) {
		if hasRow(made, pairing.Game{Red: m[0], Black: m[1]}) {
			view.Fixed = append(view.Fixed, pairing.FixedPair{Round: n, Red: m[0], Black: m[1]})
			ordered[m[0]] = true
		}
	}
	view.Forbidden = slices.DeleteFunc(slices.Clone(view.Forbidden), func(f [2]pairing.StartNo) bool {
		return slices.ContainsFunc(made.Games, func(g pairing.Game) bool { return g.Has(f[0]) && g.Has(f[1]) && !ordered[g.Red] })
	})
}

// candidates gives the rows of round m as they may have stood when round n was posted, the likelier first: those of its
// sheet if the record of round n or before speaks of a change, else those the program wrote. The results of that moment
// belong to them by position.
func (p *replay) candidates(m, n int, results []pairing.Result) [][]pairing.Game {
	now := p.s.Round(m)
	if now == nil {
		return nil
	}
	out := [][]pairing.Game{now.Games}
	if was, ok := p.rec.rounds[m]; ok && !slices.EqualFunc(was.Games, now.Games, sameRow) {
		out = [][]pairing.Game{details(was.Games, now), now.Games}
		if strings.Contains(p.rec.said[n], changeHead(m)) {
			slices.Reverse(out)
		}
	}
	return slices.DeleteFunc(out, func(rows []pairing.Game) bool {
		return !slices.EqualFunc(rows, results, func(g pairing.Game, r pairing.Result) bool { return (g.Black == 0) == r.Lone() })
	})
}

func sameRow(g, h pairing.Game) bool { return g.Red == h.Red && g.Black == h.Black }

// details adds to recorded rows what the sheet says of the same two players: table, fouls, points, note.
func details(was []pairing.Game, now *pairing.Round) []pairing.Game {
	out := slices.Clone(was)
	for i, g := range out {
		h, ok := now.Find(g.Red)
		switch {
		case !ok || !h.Has(g.Black) && g.Black != h.Black:
		case h.Red == g.Red:
			out[i] = h
		default:
			h.Red, h.Black, h.RedFouls, h.BlackFouls, h.RedScore, h.BlackScore = h.Black, h.Red, h.BlackFouls, h.RedFouls, h.BlackScore, h.RedScore
			out[i] = h
		}
	}
	return out
}

// stood puts results into rows, and the points of the moment at which round m itself was posted.
func (p *replay) stood(m int, rows []pairing.Game, results []pairing.Result) pairing.Round {
	r := pairing.Round{Number: m, Games: slices.Clone(rows)}
	for i := range r.Games {
		r.Games[i].Result = results[i]
	}
	if before := p.section(m); before != nil {
		setPoints(r.Games, ranking.Points(before, m-1), func(pairing.Game) bool { return true })
	}
	return r
}

// ownPoints gives players exchanged by hand in round n their own points; the cells stayed behind.
func (p *replay) ownPoints(view *pairing.Section, n int) {
	was, ok := p.rec.rounds[n]
	if !ok {
		return
	}
	setPoints(view.Posted[n-1].Games, ranking.Points(view, n-1), func(g pairing.Game) bool { return !hasRow(was, g) })
}

func setPoints(rows []pairing.Game, points map[pairing.StartNo]pairing.Score, which func(pairing.Game) bool) {
	for i := range rows {
		if g := &rows[i]; which(*g) {
			g.RedScore, g.BlackScore = points[g.Red], points[g.Black]
		}
	}
}

// fit counts the points on the sheet of round n that follow from the rounds before.
func fit(view *pairing.Section, n int) int {
	points := ranking.Points(view, n-1)
	count := 0
	for _, g := range view.Round(n).Games {
		if points[g.Red] == g.RedScore {
			count++
		}
		if g.Black != 0 && points[g.Black] == g.BlackScore {
			count++
		}
	}
	return count
}

// asked gives what the engine was asked when it made round n: the section as it stood, and of its players those who were
// to be paired then, whatever the entries say today. Without a record it is read from the sheet.
func (p *replay) asked(n int) *pairing.Section {
	view := p.section(n)
	if view == nil {
		view = p.settings(n)
	}
	out := *view
	made := p.made(n)
	out.ForfeitLimit = 0
	out.Players = make([]*pairing.Player, len(view.Players))
	for i, pl := range view.Players {
		out.Players[i] = stoodIn(pl, made, p.s.Round(n))
	}
	out.Fixed = slices.DeleteFunc(slices.Clone(out.Fixed), func(f pairing.FixedPair) bool { // cannot have been obeyed
		return f.Round == n && !hasRow(made, pairing.Game{Red: f.Red, Black: f.Black})
	})
	return &out
}

// stoodIn gives a player the availability he had in a round: paired, absent for the reason on the sheet, or not there yet.
func stoodIn(pl *pairing.Player, made pairing.Round, posted *pairing.Round) *pairing.Player {
	out := *pl
	n := made.Number
	out.FirstRound, out.AbsentRounds, out.WithdrawnAt, out.ReturnAt, out.CheckIn = 0, nil, 0, 0, ""
	out.Marks = slices.DeleteFunc(slices.Clone(pl.Marks), func(m string) bool { return m == pairing.Disqualified.String() })
	g, stands := made.Find(pl.No)
	switch {
	case !stands:
		out.FirstRound = n + 1
	case g.Result == pairing.Absent:
		row, _ := posted.Find(pl.No)
		absent(&out, n, row.Note)
	}
	return &out
}

// absent makes a player absent from a round for a reason as posted.
func absent(pl *pairing.Player, n int, why string) {
	word, _, _ := strings.Cut(why, " ")
	switch word {
	case pairing.NotYet.String():
		pl.FirstRound = n + 1
	case pairing.Withdrawn.String(), pairing.ForfeitedOut.String():
		pl.WithdrawnAt = n
	case pairing.Disqualified.String():
		pl.Marks = append(pl.Marks, word)
	default:
		pl.AbsentRounds = []int{n}
	}
}

// elsewhereAt lists who played the knockout of 积分编排+淘汰 in a round and so stands nowhere on its sheet.
func (p *replay) elsewhereAt(n int) []pairing.StartNo {
	if p.s.System != pairing.SwissKnockout || n <= p.s.SwissRounds {
		return nil
	}
	made := p.made(n)
	var out []pairing.StartNo
	for _, pl := range p.s.Players {
		if _, stands := made.Find(pl.No); pl.No != 0 && !stands {
			out = append(out, pl.No)
		}
	}
	return out
}
