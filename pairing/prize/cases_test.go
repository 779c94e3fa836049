package prize

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// Every worked award situation, row by row: awards, who goes on, who is skipped and why, and the totals.
func TestSituations(t *testing.T) {
	files, _ := filepath.Glob("testdata/prizes-*.expected.tsv")
	for _, file := range files {
		base := strings.TrimSuffix(file, ".expected.tsv")
		t.Run(strings.TrimPrefix(filepath.Base(base), "prizes-"), func(t *testing.T) {
			in := situation(t, base)
			result := Distribute(in)
			got, want := rowsOf(in, result), readTSV(t, file)
			for _, problem := range result.Problems {
				if problem.Fault {
					t.Errorf("fault: %s", problem.Msg)
				}
			}
			for i := range max(len(got), len(want)) {
				if i >= len(got) || i >= len(want) || !sameRow(got[i], want[i]) {
					t.Fatalf("row %d\n got %v\nwant %v", i+1, at(got, i), at(want, i))
				}
			}
			balanced(t, in, result)
		})
	}
	if len(files) != 8 {
		t.Errorf("%d situations", len(files))
	}
}

func at(rows []map[string]string, i int) map[string]string {
	if i < len(rows) {
		return rows[i]
	}
	return nil
}

// sameRow compares the columns that the expected row has.
func sameRow(got, want map[string]string) bool {
	for column, text := range want {
		if got[column] != text {
			return false
		}
	}
	return true
}

// rowsOf writes a result in the form of the expected tables.
func rowsOf(in Input, result Result) []map[string]string {
	var rows []map[string]string
	for i := range in.Lists {
		list := &in.Lists[i]
		for _, a := range result.Awards {
			if a.List == list {
				rows = append(rows, awardRow(a))
			}
		}
		for _, q := range result.Qualifications {
			if q.List == list {
				row := map[string]string{"奖项": list.Name, "结果": q.Status.String(), "编号": fmt.Sprint(q.Player.No), "姓名": q.Name, "理由": q.Kind}
				if q.Place > 0 {
					row["奖次"] = fmt.Sprint(q.Place)
				}
				rows = append(rows, row)
			}
		}
		for _, p := range result.Passed {
			if p.List == list && p.Team != nil {
				rows = append(rows, map[string]string{"奖项": list.Name, "结果": "跳过", "姓名": p.Name, "理由": p.Kind})
			}
		}
	}
	if len(result.Awards) > 0 {
		rows = append(rows, map[string]string{
			"奖项": "合计", "奖金": result.Gross.String(), "税": result.Tax.String(), "实发": result.Net.String(),
		})
	}
	return rows
}

func awardRow(a Award) map[string]string {
	row := map[string]string{
		"奖项": a.List.Name, "结果": "获奖", "奖次": fmt.Sprint(a.Place), "姓名": a.Name,
		"奖金": a.Gross.String(), "税": a.Tax.String(), "实发": a.Net.String(), "证书": a.Certificate, "奖品": a.Item, "称号": a.Title,
	}
	if a.Player != nil {
		row["编号"] = fmt.Sprint(a.Player.No)
	}
	if a.Team != nil {
		row["理由"] = fmt.Sprintf("名次分=%d 最好=%d", a.Team.Places, a.Team.Members[0].Rank)
	}
	return row
}

// balanced checks what always holds: every list's plan is what was paid and what was not; tax and net make gross; each
// award is explained; nobody has two places of one list.
func balanced(t *testing.T, in Input, result Result) {
	t.Helper()
	paid := map[*List]pairing.Money{}
	seen := map[string]bool{}
	for _, a := range result.Awards {
		paid[a.List] += a.Gross
		key := fmt.Sprint(a.List.Name, a.Section, a.Winner)
		if seen[key] || a.Tax+a.Net != a.Gross || a.Why == "" {
			t.Errorf("%s %s: twice %v, %d + %d = %d, why %q", a.List.Name, a.Name, seen[key], a.Tax, a.Net, a.Gross, a.Why)
		}
		seen[key] = true
	}
	for _, plan := range plansOf(in.Lists, in.Bands) {
		want := plan.total(plan.last())
		if plan.open() {
			want = plan.total(plan.Quota)
		}
		left := pairing.Money(0)
		for _, u := range result.Unpaid {
			if u.List == plan.List {
				left += u.Sum
			}
		}
		if got := paid[plan.List] + left; got != want && plan.Kind != Qualifying {
			t.Errorf("%s: paid %v and left %v, planned %v", plan.Name, paid[plan.List], left, want)
		}
	}
}

// The order of the rows changes nothing, and the same input gives the same result.
func TestRowOrder(t *testing.T) {
	files, _ := filepath.Glob("testdata/prizes-*.expected.tsv")
	for _, file := range files {
		in := situation(t, strings.TrimSuffix(file, ".expected.tsv"))
		want := fmt.Sprint(rowsOf(in, Distribute(in)))
		for i := range in.Rankings {
			slices.Reverse(in.Rankings[i].Standings)
		}
		slices.Reverse(in.Rankings)
		if got := fmt.Sprint(rowsOf(in, Distribute(in))); got != want {
			t.Errorf("%s\n got %s\nwant %s", file, got, want)
		}
	}
}

// Byes and forfeits are no games played; a knockout match of which only the winner was typed is one.
func TestPlayed(t *testing.T) {
	s := &pairing.Section{Posted: []pairing.Round{
		{Number: 1, Games: []pairing.Game{{Red: 1, Black: 2, Result: pairing.RedWins}, {Red: 3, Black: 4, Result: pairing.BlackForfeits}, {Red: 5, Result: pairing.Bye}}},
		{Number: 2, Games: []pairing.Game{{Red: 1, Black: 3, Result: pairing.DoubleLoss}, {Red: 2, Black: 4, Result: pairing.DoubleForfeit}, {Red: 5, Result: pairing.Absent}}},
	}}
	s.Bracket = []pairing.KnockoutGame{
		{Red: 6, Black: 7, Result: pairing.Draw}, {Red: 6, Black: 7, Winner: 7}, {Red: 8, Winner: 8}, {Red: 9, Black: 10, Result: pairing.RedForfeits},
	}
	if got := fmt.Sprint(Played(s)); got != "map[1:2 2:1 3:1 6:2 7:2]" {
		t.Error(got)
	}
}

// situation reads one situation as an Input.
func situation(t *testing.T, base string) Input {
	t.Helper()
	settings := map[string]string{}
	for _, r := range readTSV(t, base+".regulation.tsv") {
		settings[r["项目"]] = r["内容"]
	}
	tax, err := ParseTax(settings["税率"], settings["起征额"], settings["起征方式"])
	if err != nil {
		t.Fatal(err)
	}
	in := Input{Tournament: &pairing.Tournament{}, Tax: tax}
	rule := ranking.TeamRule{
		Members: number(t, settings["团体取"]), Points: settings["团体计法"] == "积分和", MissingCounts: settings["团体缺员"] == "人数加一",
	}
	for _, r := range readTSV(t, base+".ranking.tsv") {
		addStanding(t, &in, r, rule)
	}
	for _, r := range readTSV(t, base+".lists.tsv") {
		in.Lists = append(in.Lists, listOf(t, in.Tournament, r))
	}
	if files, _ := filepath.Glob(base + ".bands.tsv"); files != nil {
		for _, r := range readTSV(t, base+".bands.tsv") {
			in.Bands = append(in.Bands, bandOf(t, r)...)
		}
	}
	return in
}

func addStanding(t *testing.T, in *Input, r map[string]string, rule ranking.TeamRule) {
	t.Helper()
	p := &pairing.Player{
		No: pairing.StartNo(number(t, r["编号"])), Name: r["姓名"], Unit: r["单位"], Origin: r["籍贯"], Category: r["组别"], Title: r["称号"],
		Sex:    map[string]pairing.Sex{"男": pairing.Male, "女": pairing.Female}[r["性别"]],
		Active: map[string]pairing.Tri{"是": pairing.Yes, "否": pairing.No}[r["在役"]],
		Marks:  strings.FieldsFunc(r["标记"], func(c rune) bool { return c == '、' }),
	}
	i := slices.IndexFunc(in.Rankings, func(x Ranking) bool { return x.Section == r["比赛组"] })
	if i < 0 {
		i = len(in.Rankings)
		in.Rankings = append(in.Rankings, Ranking{Section: r["比赛组"], Played: map[pairing.StartNo]int{}, Teams: rule})
	}
	ranking := &in.Rankings[i]
	ranking.Played[p.No] = number(t, r["对局数"])
	ranking.Standings = append(ranking.Standings, pairing.Standing{
		Rank: number(t, r["名次"]), Player: p, Points: pairing.Score(number(t, r["积分"])),
	})
	if !slices.ContainsFunc(in.Tournament.Categories, func(c pairing.Category) bool { return c.Name == p.Category }) {
		in.Tournament.Categories = append(in.Tournament.Categories, pairing.Category{Name: p.Category})
	}
}

func listOf(t *testing.T, tour *pairing.Tournament, r map[string]string) List {
	t.Helper()
	kind, ok := ParseKind(r["类别"])
	sharing, ok2 := ParseSharing(r["兼得"])
	filter, err := ParseFilter(tour, r["条件"])
	if !ok || !ok2 || err != nil {
		t.Fatal(r, err)
	}
	return List{
		Name: r["奖项"], Kind: kind, Section: r["比赛组"], Filter: filter, Quota: number(t, r["名额"]), Subtotal: yuan(t, r["小计"]),
		MinusOne: number(t, r["减一"]), Sharing: sharing, Named: ParseNames(r["名单"]), Clause: r["依据"],
	}
}

func bandOf(t *testing.T, r map[string]string) []Band {
	t.Helper()
	bands, _, err := ParseBand(r["名次"], r["奖金"])
	if err != nil {
		t.Fatal(err)
	}
	for i := range bands {
		bands[i].List, bands[i].Certificate, bands[i].Item, bands[i].Title = r["奖项"], r["证书"], r["奖品"], r["称号"]
		bands[i].Clause = r["依据"]
	}
	return bands
}
