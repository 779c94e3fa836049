package prize

import (
	"fmt"
	"slices"

	"qisai/pairing"
)

// players finds who may win a list of a ranking, and counts who has played.
func (d *distributor) players(r *race) {
	for _, s := range byRank(r.ranking.Standings) {
		w := winnerOf(s, r.ranking)
		fit, condition := r.Filter.Judge(d.in.Tournament, s.Player)
		played := r.ranking.Played[s.Player.No] > 0
		switch {
		case fit == Unfit:
		case fit == Unsure:
			kind, why := condition.reason(fit, s.Player)
			r.hold(w, kind, why).unsure = true
		case !played:
			r.hold(w, "未参赛", "没有下过一局棋")
		case r.declined(s.Player):
			r.entrants++
			r.hold(w, "放弃", "名单里写明放弃")
		default:
			r.entrants++
			r.candidates = append(r.candidates, w)
		}
	}
	r.entrants += d.unranked(r)
	if slices.ContainsFunc(r.Named, func(n Named) bool { return !n.Declined }) {
		d.warn(r, "名单", "名单", fmt.Sprintf("“%s”按名次取，名单里的名字不起作用", r.Name), "要指定人，类别填 评选")
	}
}

// unranked counts those who have played and have no rank, and holds the reason.
func (d *distributor) unranked(r *race) int {
	n := 0
	for _, s := range withoutRank(r.ranking) {
		fit, _ := r.Filter.Judge(d.in.Tournament, s.Player)
		if fit == Unfit {
			continue
		}
		if fit == Fits {
			n++
		}
		kind, why := noRank(s.Player)
		h := r.hold(winnerOf(s, r.ranking), kind, why)
		h.Rank, h.points, h.always = 0, s.Points, s.Player.Disqualified()
	}
	return n
}

// withoutRank gives those who have played and have no rank, by number: withdrawn with 不排名, or disqualified. Fillers
// never count.
func withoutRank(r *Ranking) []pairing.Standing {
	out := slices.DeleteFunc(slices.Clone(r.Standings), func(s pairing.Standing) bool {
		return s.Player.Filler() || s.Rank > 0 && !s.Player.Disqualified() || r.Played[s.Player.No] == 0
	})
	slices.SortStableFunc(out, func(a, b pairing.Standing) int { return int(a.Player.No) - int(b.Player.No) })
	return out
}

// noRank says why somebody who is no filler has no rank.
func noRank(p *pairing.Player) (kind, why string) {
	if p.Disqualified() {
		return "取消资格", "已取消资格"
	}
	return "不排名", "退赛，不排名"
}

// pointsOf gives the points of a ranked player, 0 for a team.
func (r *Ranking) pointsOf(p *pairing.Player) pairing.Score {
	for _, s := range r.Standings {
		if s.Player == p {
			return s.Points
		}
	}
	return 0
}

// byRank gives the ranked players in order, whatever the order of the rows. Fillers and disqualified have no rank.
func byRank(standings []pairing.Standing) []pairing.Standing {
	out := slices.DeleteFunc(slices.Clone(standings), func(s pairing.Standing) bool {
		return s.Rank == 0 || s.Player.Filler() || s.Player.Disqualified()
	})
	slices.SortStableFunc(out, func(a, b pairing.Standing) int { return a.Rank - b.Rank })
	return out
}

func winnerOf(s pairing.Standing, r *Ranking) Winner {
	return Winner{Player: s.Player, Section: r.Section, Rank: s.Rank, Name: s.Player.Name, Unit: s.Player.Unit}
}

func (r *race) hold(w Winner, kind, why string) *held {
	r.held = append(r.held, held{Pass: Pass{List: r.List, Winner: w, Kind: kind, Why: why, Clause: r.Clause}})
	return &r.held[len(r.held)-1]
}

// declined says whether 名单 says that a player declines.
func (r *race) declined(p *pairing.Player) bool {
	return slices.ContainsFunc(r.Named, func(n Named) bool { return n.Declined && n.is(p, r.ranking.Section) })
}

// setLimit says how many places are given: 减一录取, and no more than there are players.
func (r *race) setLimit(unit string) {
	n, places := r.entrants, r.places()
	r.limit = n
	if places > 0 {
		r.limit = min(places, n)
	}
	if r.limit < places {
		r.few = fmt.Sprintf("只有%d%s参赛", n, unit)
	}
	if one := max(n-1, 1); n < r.MinusOne && one < r.limit {
		r.limit = one
		r.few = fmt.Sprintf("参赛%d%s，不足%d%s减一录取，取%d名", n, unit, r.MinusOne, unit, one)
	}
}

// explainNone says why nobody has entered for a list with a filter.
func (d *distributor) explainNone(r *race) {
	if r.entrants > 0 || r.few == "" || len(r.Filter.Conditions) == 0 {
		return
	}
	var players []*pairing.Player
	for _, s := range r.ranking.Standings {
		if !s.Player.Filler() {
			players = append(players, s.Player)
		}
	}
	switch text := r.Filter.unmet(d.in.Tournament, players); {
	case text != "":
		r.few = text
	case len(players) > 0 && r.Kind != TeamPrize:
		r.few = fmt.Sprintf("符合条件“%s”的人没有下过一局棋", r.Filter.Text)
	}
}

// winners gives who has the places, in order.
func (r *race) winners() []Winner {
	var out []Winner
	for _, w := range r.candidates {
		if _, leaves := r.out[w.Player]; !leaves && len(out) < r.limit {
			out = append(out, w)
		}
	}
	return out
}

// warn adds a warning about the list of a race.
func (d *distributor) warn(r *race, column, kind, msg, hint string) *Problem {
	d.Problems = append(d.Problems, Problem{
		List: r.index, Band: -1, Column: column, Kind: kind, Msg: msg, Hint: hint, Clause: r.Clause,
	})
	return &d.Problems[len(d.Problems)-1]
}
