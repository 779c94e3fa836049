package ranking

import (
	"cmp"
	"slices"
	"strconv"

	"qisai/pairing"
)

// TeamRule says how teams are ranked (团体名次).
type TeamRule struct {
	Members       int  // 团体取: how many of a team count
	Points        bool // 团体计法=积分和: the sum of points, larger first; else of places (名次分), smaller first
	MissingCounts bool // 团体缺员=人数加一: a missing member has the place behind all entrants and no points; else 不计
}

// TeamRuleOf reads the settings of a section; ok is false where there is no team ranking.
func TeamRuleOf(s *pairing.Section) (rule TeamRule, ok bool) {
	rule.Members, _ = strconv.Atoi(s.Setting("团体取"))
	rule.Points = s.Setting("团体计法") == "积分和"
	rule.MissingCounts = s.Setting("团体缺员") == "人数加一"
	return rule, rule.Members > 0
}

// TeamStanding is one row of a team ranking.
type TeamStanding struct {
	Rank      int // from 1, never shared; 0 = not ranked: too few members (不计)
	Unit      string
	Members   []pairing.Standing // who counts, the best first, with the places and points of the section
	Others    []pairing.Standing // further members, those without a place last
	Missing   int                // members short of 团体取
	Places    int                // 名次分: the sum of places of Members, missing ones included where they count
	Points    pairing.Score      // the sum of their points
	DecidedBy string             // what parts the team from the one above, see the By… words; "" for the first
}

// What parts two teams, in this order. In the mode of points ByTeamPoints stands in front and not at the end.
const (
	ByPlaces     = "名次分"
	ByBestPlace  = "最好名次" // then the second best, and so on
	ByTeamPoints = "积分和"
	ByTeamLot    = "编号" // the smallest number drawn by a member who counts
)

// Teams ranks the units of a final ranking: ranked ones in order, then those with too few members, the fullest first. A
// unit is a team as it is written, white space aside, so that 成都一队 and 成都二队 are two; who has no unit is in none.
// Players without a rank do not count. The entrants behind whom a missing member is placed are the rows of the ranking
// without fillers (陪赛). Standings of several sections may be joined; places are those given there.
func Teams(standings []pairing.Standing, rule TeamRule) []TeamStanding {
	entrants := 0
	byUnit := map[string][]pairing.Standing{}
	var units []string
	for _, st := range standings {
		if !st.Player.Filler() {
			entrants++
		}
		unit := pairing.Squeeze(st.Player.Unit)
		if unit == "" {
			continue
		}
		if byUnit[unit] == nil {
			units = append(units, unit)
		}
		byUnit[unit] = append(byUnit[unit], st)
	}
	teams := make([]TeamStanding, len(units))
	for i, unit := range units {
		teams[i] = newTeam(unit, byUnit[unit], rule, entrants)
	}
	rankTeams(teams, rule, entrants)
	return teams
}

// newTeam chooses who counts.
func newTeam(unit string, members []pairing.Standing, rule TeamRule, entrants int) TeamStanding {
	slices.SortStableFunc(members, func(a, b pairing.Standing) int {
		byPoints := 0
		if rule.Points {
			byPoints = cmp.Compare(b.Points, a.Points)
		}
		return cmp.Or(behind(a)-behind(b), byPoints, cmp.Compare(a.Rank, b.Rank))
	})
	ranked := len(members)
	for ranked > 0 && members[ranked-1].Rank == 0 {
		ranked--
	}
	n := min(ranked, rule.Members)
	t := TeamStanding{Unit: unit, Members: members[:n:n], Others: members[n:], Missing: rule.Members - n}
	for _, st := range t.Members {
		t.Places += st.Rank
		t.Points += st.Points
	}
	if rule.MissingCounts {
		t.Places += t.Missing * (entrants + 1)
	}
	return t
}

// behind puts players without a rank behind the others.
func behind(st pairing.Standing) int {
	if st.Rank == 0 {
		return 1
	}
	return 0
}

// rankTeams sorts the teams and gives the ranks.
func rankTeams(teams []TeamStanding, rule TeamRule, entrants int) {
	out := func(t *TeamStanding) bool { return len(t.Members) == 0 || t.Missing > 0 && !rule.MissingCounts }
	slices.SortStableFunc(teams, func(a, b TeamStanding) int {
		switch {
		case out(&a) != out(&b) && out(&a):
			return 1
		case out(&a) != out(&b):
			return -1
		case out(&a) && a.Missing != b.Missing:
			return a.Missing - b.Missing
		}
		c, _ := compareTeams(&a, &b, rule, entrants)
		return c
	})
	for i := range teams {
		if out(&teams[i]) {
			continue
		}
		teams[i].Rank = i + 1
		if i > 0 {
			_, teams[i].DecidedBy = compareTeams(&teams[i-1], &teams[i], rule, entrants)
		}
	}
}

// compareTeams is negative when a stands before b, and says by what.
func compareTeams(a, b *TeamStanding, rule TeamRule, entrants int) (c int, by string) {
	places, points := cmp.Compare(a.Places, b.Places), cmp.Compare(b.Points, a.Points)
	best := slices.Compare(a.places(rule, entrants), b.places(rule, entrants))
	switch {
	case rule.Points && points != 0:
		return points, ByTeamPoints
	case !rule.Points && places != 0:
		return places, ByPlaces
	case best != 0:
		return best, ByBestPlace
	case points != 0:
		return points, ByTeamPoints
	}
	return cmp.Or(cmp.Compare(a.number(), b.number()), cmp.Compare(a.Unit, b.Unit)), ByTeamLot
}

// places lists the places that count, the best first.
func (t *TeamStanding) places(rule TeamRule, entrants int) []int {
	var out []int
	for _, st := range t.Members {
		out = append(out, st.Rank)
	}
	for i := 0; rule.MissingCounts && i < t.Missing; i++ {
		out = append(out, entrants+1)
	}
	slices.Sort(out)
	return out
}

// number gives the smallest number among those who count.
func (t *TeamStanding) number() pairing.StartNo {
	var no pairing.StartNo
	for _, st := range t.Members {
		if no == 0 || st.Player.No < no {
			no = st.Player.No
		}
	}
	return no
}
