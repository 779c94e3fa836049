package prize

import (
	"cmp"
	"fmt"
	"slices"

	"qisai/pairing"
)

// TeamRule is how the teams of a section are ranked.
type TeamRule struct {
	Count        int  // 团体取: so many members count
	ByPoints     bool // 团体计法 积分和, else 名次和
	CountMissing bool // 团体缺员 人数加一: a missing member has the place after the last; else 不计: the team is not ranked
}

// ParseTeamRule reads 团体计法 and 团体缺员; both may be empty.
func ParseTeamRule(count int, mode, missing string) (TeamRule, error) {
	r := TeamRule{Count: count}
	switch pairing.HalfWidth(mode) {
	case "", "名次和":
	case "积分和":
		r.ByPoints = true
	default:
		return r, fmt.Errorf("团体计法“%s”应为 名次和 或 积分和", mode)
	}
	switch pairing.HalfWidth(missing) {
	case "", "不计":
	case "人数加一":
		r.CountMissing = true
	default:
		return r, fmt.Errorf("团体缺员“%s”应为 不计 或 人数加一", missing)
	}
	return r, nil
}

// Team 参赛队 is one row of 团体名次. Places are those of the section, not renumbered.
type Team struct {
	Name    string
	Rank    int                // 0 = not ranked: members are missing
	Members []pairing.Standing // who counts, best first
	Places  []int              // what counts, best first, missing members included
	Sum     int                // 名次分
	Points  pairing.Score
	Missing int
}

// Best gives the best single place.
func (t *Team) Best() int { return t.Places[0] }

// RankTeams ranks the units of the standings: by the sum of the places of their best members, smaller first, or of the
// points, larger first; then by the best single place, the second best …, the sum of points, and by lot (the smallest
// 编号 of the best member). Members without a rank or without a game played do not count, nor those the filter refuses.
// Teams without a rank follow.
func RankTeams(t *pairing.Tournament, r Ranking, f Filter) []Team {
	if r.Teams.Count <= 0 {
		return nil
	}
	rule := r.Teams
	teams := map[string]*Team{}
	var order []*Team
	entrants := 0
	for _, s := range byRank(r.Standings) {
		entrants++
		name := pairing.HalfWidth(s.Player.Unit)
		if fit, _ := f.Judge(t, s.Player); name == "" || r.Played[s.Player.No] == 0 || fit != Fits {
			continue
		}
		if teams[name] == nil {
			teams[name] = &Team{Name: s.Player.Unit}
			order = append(order, teams[name])
		}
		teams[name].Members = append(teams[name].Members, s)
	}
	for _, t := range order {
		t.count(rule, entrants+1)
	}
	slices.SortStableFunc(order, func(a, b *Team) int { return a.compare(b, rule) })
	out := make([]Team, len(order))
	for i, t := range order {
		if t.Missing == 0 || rule.CountMissing {
			t.Rank = i + 1
		}
		out[i] = *t
	}
	return out
}

// byRank gives the ranked players in order, whatever the order of the rows. Fillers and disqualified have no rank.
func byRank(standings []pairing.Standing) []pairing.Standing {
	out := slices.DeleteFunc(slices.Clone(standings), func(s pairing.Standing) bool {
		return s.Rank == 0 || s.Player.Filler() || s.Player.Disqualified()
	})
	slices.SortStableFunc(out, func(a, b pairing.Standing) int { return cmp.Compare(a.Rank, b.Rank) })
	return out
}

// count takes the best members and fills up with the place for missing ones.
func (t *Team) count(rule TeamRule, missingPlace int) {
	if rule.ByPoints {
		slices.SortStableFunc(t.Members, func(a, b pairing.Standing) int { return cmp.Compare(b.Points, a.Points) })
	}
	t.Members = t.Members[:min(len(t.Members), rule.Count)]
	slices.SortStableFunc(t.Members, func(a, b pairing.Standing) int { return cmp.Compare(a.Rank, b.Rank) })
	for _, m := range t.Members {
		t.Places = append(t.Places, m.Rank)
		t.Points += m.Points
	}
	t.Missing = rule.Count - len(t.Members)
	for range t.Missing {
		t.Places = append(t.Places, missingPlace)
	}
	for _, p := range t.Places {
		t.Sum += p
	}
}

// compare is negative when t stands before u. As places are never shared the best place has the last word; points and lot
// follow for the sake of the rule.
func (t *Team) compare(u *Team, rule TeamRule) int {
	points := cmp.Compare(u.Points, t.Points)
	lot := cmp.Compare(t.Members[0].Player.No, u.Members[0].Player.No)
	switch {
	case !rule.CountMissing && (t.Missing > 0 || u.Missing > 0):
		return cmp.Or(cmp.Compare(min(t.Missing, 1), min(u.Missing, 1)), slices.Compare(t.Places, u.Places))
	case rule.ByPoints:
		return cmp.Or(points, slices.Compare(t.Places, u.Places), lot)
	}
	return cmp.Or(cmp.Compare(t.Sum, u.Sum), slices.Compare(t.Places, u.Places), points, lot)
}
