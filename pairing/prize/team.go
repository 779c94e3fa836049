package prize

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// teams finds the teams that may win. Their ranking is that of 团体名次; a filter takes members out of their teams.
func (d *distributor) teams(r *race) {
	rule := r.ranking.Teams
	if rule.Members <= 0 {
		r.fault = fmt.Sprintf("“%s”：比赛组“%s”没有填团体取", r.Name, r.ranking.Section)
		d.warn(r, "比赛组", "团体", r.fault, "请在“比赛组”里填团体取").Fault = true
		return
	}
	standings := slices.Clone(r.ranking.Standings)
	for i, s := range standings {
		if fit, _ := r.Filter.Judge(d.in.Tournament, s.Player); fit != Fits {
			alone := *s.Player
			alone.Unit = ""
			standings[i].Player = &alone
		}
	}
	slices.SortStableFunc(standings, func(a, b pairing.Standing) int { return a.Rank - b.Rank })
	teams := ranking.Teams(standings, rule)
	for i := range teams {
		t := &teams[i]
		w := Winner{Team: t, Section: r.ranking.Section, Rank: t.Rank, Name: t.Unit, Unit: t.Unit}
		if t.Rank == 0 {
			why := fmt.Sprintf("只有%d人有名次，不足%d人，不计团体名次", len(t.Members), rule.Members)
			r.hold(w, "缺员", why).always = true
			continue
		}
		r.entrants++
		r.candidates = append(r.candidates, w)
	}
}

// describeTeam says what a team's rank rests on.
func describeTeam(t *ranking.TeamStanding, rule ranking.TeamRule) string {
	var places []string
	rest, best := t.Places, 0
	for _, m := range t.Members {
		places = append(places, fmt.Sprint(m.Rank))
		rest -= m.Rank
		if best == 0 || m.Rank < best {
			best = m.Rank
		}
	}
	for range t.Missing {
		places = append(places, fmt.Sprintf("缺员%d", rest/t.Missing))
	}
	if rule.Points {
		return fmt.Sprintf("积分和%d，名次%s，最好名次%d", t.Points, strings.Join(places, "、"), best)
	}
	return fmt.Sprintf("名次分%d（%s），最好名次%d", t.Places, strings.Join(places, "+"), best)
}
