package ranking

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// ranked makes a ranking from "甲 甲 乙 -丙 …": the units in order of places, "-" before one without a rank, "." for none, _ a space.
// The first has the most points, 20, each place one less, unless the unit is written 甲:15. Numbers run against the places.
func ranked(text string) []pairing.Standing {
	words := strings.Fields(text)
	var out []pairing.Standing
	for i, word := range words {
		unit, points, _ := strings.Cut(strings.ReplaceAll(word, "_", "　"), ":")
		st := pairing.Standing{Rank: i + 1, Points: pairing.Score(20 - i)}
		if points != "" {
			st.Points = pairing.Score(num(points))
		}
		if strings.HasPrefix(unit, "-") {
			st.Rank, unit = 0, unit[1:]
		}
		st.Player = &pairing.Player{No: pairing.StartNo(len(words) - i), Unit: strings.Trim(unit, ".")}
		out = append(out, st)
	}
	return out
}

// team prints a ranking as "甲 1+4=5/33; 乙 …(最好名次)": places, their sum, points; what parted it; 0 for no rank.
func team(list []TeamStanding) string {
	var out []string
	for _, t := range list {
		var places []string
		for _, m := range t.Members {
			places = append(places, fmt.Sprint(m.Rank))
		}
		text := fmt.Sprintf("%s %s=%d/%d", t.Unit, strings.Join(places, "+"), t.Places, t.Points)
		switch {
		case t.Rank == 0:
			text = "[" + text + "]"
		case t.DecidedBy != "":
			text += " " + t.DecidedBy
		}
		out = append(out, text)
	}
	return strings.Join(out, "; ")
}

func TestTeams(t *testing.T) {
	three := TeamRule{Members: 3}
	two := TeamRule{Members: 2}
	tests := []struct {
		name, ranking string
		rule          TeamRule
		want          string
	}{
		// 1 甲 2 丙 3 戊 4 乙 5 戊 6 乙 7 丁 8 甲 9 丙 10 丙 11 乙 12 甲 13 丁 14 . 15 戊 16 丙: 甲 1+8+12, 丙 2+9+10 and
		// 乙 4+6+11 are all 21; 戊 3+5+15 is 23; 丁 is one short
		{"three level by the best place", "甲 丙 戊 乙 戊 乙 丁 甲 丙 丙 乙 甲 丁 . 戊 丙", three,
			"甲 1+8+12=21/42; 丙 2+9+10=21/42 最好名次; 乙 4+6+11=21/42 最好名次; 戊 3+5+15=23/40 名次分; [丁 7+13=20/22]"},
		{"a missing member counts as entrants plus one", "甲 乙 乙 甲 丙", two.missing(),
			"甲 1+4=5/37; 乙 2+3=5/37 最好名次; 丙 5=11/16 名次分"},
		{"short against full", "甲 乙 丙 丙", two.missing(), // 甲 1+5, 乙 2+5, 丙 3+4
			"甲 1=6/20; 乙 2=7/19 名次分; 丙 3+4=7/35 最好名次"},
		{"teams of one unit are separate, spaces aside", "成都一队 成都二队 成都_二队 . 成都一队 成都", two,
			"成都二队 2+3=5/37; 成都一队 1+5=6/36 名次分; [成都 6=6/15]"},
		{"who has no rank does not count but is an entrant", "甲 -甲 乙 乙 甲", two,
			"甲 1+5=6/36; 乙 3+4=7/35 名次分"},
		{"nobody ranked", "-甲 乙", TeamRule{Members: 1, MissingCounts: true}, "乙 2=2/19; [甲 =3/0]"},
		{"points", "甲 乙 乙 丙 甲", TeamRule{Members: 2, Points: true},
			"乙 2+3=5/37; 甲 1+5=6/36 积分和; [丙 4=4/17]"},
		{"points, level, best place", "甲:10 乙:9 乙:9 甲:8", TeamRule{Members: 2, Points: true},
			"甲 1+4=5/18; 乙 2+3=5/18 最好名次"},
		{"points, the highest points count, not the best places", "甲:6 甲:12 乙:9 乙:9 甲:8", TeamRule{Members: 2, Points: true},
			"甲 2+5=7/20; 乙 3+4=7/18 积分和"},
		{"points, a missing member has none", "甲:10 乙:9 乙:2", TeamRule{Members: 2, Points: true, MissingCounts: true},
			"乙 2+3=5/11; 甲 1=5/10 积分和"},
		{"no team", ". . .", two, ""},
	}
	for _, tt := range tests {
		list := Teams(ranked(tt.ranking), tt.rule)
		if got := team(list); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

func (r TeamRule) missing() TeamRule { r.MissingCounts = true; return r }

// Two sections have each place twice, so that the later ties come up: the second best place, the points, the lot.
func TestTeamsOfTwoSections(t *testing.T) {
	tests := []struct {
		name, men, women string
		members          int
		change           func(list []pairing.Standing)
		want             string
	}{
		{"second best place", "甲 甲 . 乙 . 甲", "乙 . . 乙", 3, nil, "甲 1+2+6=9/54; 乙 1+4+4=9/54 最好名次"},
		{"points", "甲 乙 丙 甲", "丙 乙 甲 丙", 2, func(list []pairing.Standing) { list[0].Points = 18 },
			"丙 1+3=4/38; 甲 1+3=4/36 积分和; 乙 2+2=4/38 最好名次"},
		{"lot", "甲 乙", "乙 甲", 2, func(list []pairing.Standing) { list[1].Player.No = 5 }, // 乙 5 and 2, 甲 2 and 1
			"甲 1+2=3/39; 乙 1+2=3/39 编号"},
		{"the same lot in two sections", "甲 乙", "乙 甲", 2, nil, "乙 1+2=3/39; 甲 1+2=3/39 编号"}, // by the name
	}
	for _, tt := range tests {
		list := append(ranked(tt.men), ranked(tt.women)...)
		if tt.change != nil {
			tt.change(list)
		}
		if got := team(Teams(list, TeamRule{Members: tt.members})); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

func TestTeamRuleOf(t *testing.T) {
	s := pairing.NewSection("公开组")
	if _, ok := TeamRuleOf(s); ok {
		t.Error("a team ranking without 团体取")
	}
	s.Settings = []pairing.Setting{{Name: "团体取", Value: "3"}, {Name: "团体计法", Value: "积分和"}, {Name: "团体缺员", Value: "人数加一"}}
	if got, ok := TeamRuleOf(s); !ok || got != (TeamRule{Members: 3, Points: true, MissingCounts: true}) {
		t.Errorf("got %+v", got)
	}
}

// Random rankings: every member stands in his team once, sums are right, ranks follow the sums.
func TestRandomTeams(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		var words []string
		for range 5 + rng.IntN(60) {
			words = append(words, string([]rune("甲乙丙丁戊己庚辛.")[rng.IntN(9)]))
		}
		list := ranked(strings.Join(words, " "))
		rule := TeamRule{Members: 1 + rng.IntN(4), Points: rng.IntN(2) == 0, MissingCounts: rng.IntN(2) == 0}
		before := slices.Clone(list)
		teams := Teams(list, rule)
		people := 0
		for i, tm := range teams {
			people += len(tm.Members) + len(tm.Others)
			if tm.Rank != 0 && tm.Rank != i+1 || tm.Rank == 0 && rule.MissingCounts || len(tm.Members)+tm.Missing != rule.Members {
				t.Errorf("%+v: row %d %+v", rule, i, tm)
			}
			if i > 0 && tm.Rank > 0 {
				a := teams[i-1]
				if !rule.Points && a.Places > tm.Places || rule.Points && a.Points < tm.Points || tm.DecidedBy == "" {
					t.Errorf("%+v: %s", rule, team(teams))
				}
			}
		}
		for _, st := range list {
			if st.Player.Unit == "" {
				people++
			}
		}
		if people != len(list) || !slices.EqualFunc(before, list, func(a, b pairing.Standing) bool { return a.Player == b.Player }) {
			t.Errorf("%d of %d players, or the ranking was changed", people, len(list))
		}
	}
}
