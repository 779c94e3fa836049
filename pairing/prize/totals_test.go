package prize

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// event builds one of the four regulations from the tables of bands and totals: a section for each list, except that the
// locals of 2019-qishan play in the open section.
func event(t *testing.T, name string) Input {
	t.Helper()
	in := Input{Tournament: &pairing.Tournament{}}
	for _, r := range readTSV(t, "testdata/prize-totals.tsv") {
		switch {
		case r["event"] != name:
		case r["list"] == "(all)":
			in.Declared = yuan(t, r["yuan"])
		default:
			list := List{Name: r["list"], Section: r["list"], Subtotal: yuan(t, r["yuan"])}
			if list.Name == "本地组" {
				list.Section, list.Filter = "公开组", filter(t, in.Tournament, "标记=本地")
			}
			if list.Name == "企业团体" {
				list.Section, list.Kind = "个人", TeamPrize
			}
			in.Lists = append(in.Lists, list)
		}
	}
	for _, r := range readTSV(t, "testdata/prizes.tsv") {
		if r["event"] == name {
			b := Band{List: r["list"], Span: Span{number(t, r["from"]), number(t, r["to"])}, Each: yuan(t, r["yuan_each"])}
			in.Bands = append(in.Bands, b)
		}
	}
	for i := range in.Lists {
		in.Lists[i].Quota = plansOf(in.Lists, in.Bands)[i].last()
	}
	return in
}

func filter(t *testing.T, tour *pairing.Tournament, text string) Filter {
	t.Helper()
	f, err := ParseFilter(tour, text)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// field gives a section of n players who all played; each unit has three of them and every third player is a local.
func field(section string, n int) Ranking {
	r := Ranking{Section: section, Played: map[pairing.StartNo]int{}, Teams: ranking.TeamRule{Members: 3}}
	for i := 1; i <= n; i++ {
		p := &pairing.Player{No: pairing.StartNo(i), Name: fmt.Sprintf("%s%d", section, i), Unit: fmt.Sprintf("%d队", (i-1)/3+1), Origin: "四川"}
		if i%3 == 0 {
			p.Marks = []string{"本地"}
		}
		r.Played[p.No] = 9
		r.Standings = append(r.Standings, pairing.Standing{Rank: i, Player: p})
	}
	return r
}

// withFields gives every section its players.
func withFields(in Input, n int) Input {
	seen := map[string]bool{}
	for _, list := range in.Lists {
		if !seen[list.Section] {
			in.Rankings = append(in.Rankings, field(list.Section, n))
		}
		seen[list.Section] = true
	}
	return in
}

var events = map[string]pairing.Money{
	"2025-pengxi": 5680000, "2019-sichuan-kingship": 4370000, "2019-qishan-cup": 9460000, "2016-enterprise": 3090000,
}

// The four regulations: nothing to complain of, and with full fields the declared totals to the fen.
func TestTotals(t *testing.T) {
	for name, total := range events {
		in := withFields(event(t, name), 200)
		if in.Declared != total {
			t.Errorf("%s: declared %v", name, in.Declared)
		}
		result := Distribute(in)
		if len(result.Problems) > 0 || result.Gross != total || result.Net != total || len(result.Unpaid) > 0 {
			t.Errorf("%s: %v, %v, left %v", name, result.Gross, result.Problems, result.Unpaid)
		}
		for _, s := range result.Lists {
			if s.Paid != s.List.Subtotal || s.Planned != s.Paid {
				t.Errorf("%s %s: paid %v of %v", name, s.List.Name, s.Paid, s.List.Subtotal)
			}
		}
		balanced(t, in, result)
		taxed := in
		taxed.Tax = DefaultTax
		if r := Distribute(taxed); r.Tax != total/5 || r.Net != total-total/5 {
			t.Errorf("%s: tax %v, net %v", name, r.Tax, r.Net)
		}
	}
}

// Too few entrants, worked by hand: 2019-sichuan with 7 in every section. The men's list gives places 1–7 (5000 + 3000 +
// 2000 + 1500 + 1000 + 800 + 600 = 13900); women and pairs, below 8, give one place less: 800 + 500 + 400 + 300 + 200 +
// 200 = 2400 and 1200 + 1000 + 800 + 600 + 400 + 400 = 4400; each of the four youth lists 800 + 500 + 400 + 300 + 3 × 200
// = 2600.
func TestTooFewEntrants(t *testing.T) {
	in := event(t, "2019-sichuan-kingship")
	for i := range in.Lists {
		if in.Lists[i].Name == "公开女子组+老年女子组" || in.Lists[i].Name == "双人组" {
			in.Lists[i].MinusOne = 8
		}
	}
	in = withFields(in, 7)
	result := Distribute(in)
	want := []string{"13900", "2400", "2600", "2600", "2600", "2600", "4400"}
	for i, s := range result.Lists {
		if s.Paid.String() != want[i] {
			t.Errorf("%s: paid %v, want %s", s.List.Name, s.Paid, want[i])
		}
	}
	if result.Gross.String() != "31100" || len(result.Problems) > 0 {
		t.Errorf("paid %v, %v", result.Gross, result.Problems)
	}
	balanced(t, in, result)
	why := map[string]string{}
	for _, u := range result.Unpaid {
		why[u.List.Name+" "+u.Span.String()] = u.Why
	}
	for key, reason := range map[string]string{
		"公开男子组+老年男子组 33-50": "只有7人参赛",
		"公开女子组+老年女子组 7-8":   "参赛7人，不足8人减一录取，取6名",
		"双人组 7-8":           "参赛7人，不足8人减一录取，取6名",
		"双人组 9-12":          "参赛7人，不足8人减一录取，取6名",
	} {
		if why[key] != reason {
			t.Errorf("%s: %q, want %q", key, why[key], reason)
		}
	}
}

// 减一录取 by the number who have played, against a list worked out from the rule.
func TestMinusOne(t *testing.T) {
	for n, want := range []int{0, 1, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 12, 12} {
		in := event(t, "2019-sichuan-kingship")
		in.Lists = in.Lists[len(in.Lists)-1:]
		in.Lists[0].MinusOne = 8
		in.Rankings = []Ranking{field("双人组", n)}
		result := Distribute(in)
		if len(result.Awards) != want || result.Lists[0].Entrants != n {
			t.Errorf("%d entrants: %d places, want %d", n, len(result.Awards), want)
		}
	}
}

// Slips of a regulation, each found and named.
func TestCheckFindsSlips(t *testing.T) {
	for _, c := range []struct {
		name, event string
		spoil       func(in *Input)
		kinds       []string
		hints       []string
	}{
		{"双人组录取前8名", "2019-sichuan-kingship", func(in *Input) { in.Lists[6].Quota = 8 }, []string{"名额", "合计"},
			[]string{"“双人组”名额为8，奖励却写到第12名：前8名共5200元，12名共6000元，小计为6000元", "按名额只发42900元，少800元；见“双人组”的名额"}},
		{"hole", "2025-pengxi", func(in *Input) { in.Bands = slices.Delete(in.Bands, 8, 9) }, []string{"空档", "合计", "合计"},
			[]string{"第9-12名没有奖金", "小计写的是38800元，各名次相加为36000元，少2800元", "奖金总额写的是56800元，各奖项相加为54000元，少2800元"}},
		{"overlap", "2025-pengxi", func(in *Input) { in.Bands[9].From = 12 }, []string{"重叠"}, []string{"9-12和12-16都写了奖金"}},
		{"total", "2016-enterprise", func(in *Input) { in.Declared = 3000000 }, []string{"合计"}, []string{"奖金总额写的是30000元，各奖项相加为30900元，多900元"}},
		{"none declared", "2016-enterprise", func(in *Input) { in.Declared = 0 }, nil, nil},
		{"subtotal", "2019-qishan-cup", func(in *Input) { in.Lists[1].Subtotal = 440001 }, []string{"合计"}, []string{"小计写的是4400.01元"}},
		{"more for a worse place", "2016-enterprise", func(in *Input) { in.Bands[11].Each = 50000 }, []string{"倒挂", "合计", "合计"},
			[]string{"第12名500元，比第11名的400元多", "", ""}},
		{"too few bands", "2016-enterprise", func(in *Input) { in.Lists[0].Quota = 15 }, []string{"名额"}, []string{"名额为15，奖励只写到第12名"}},
		{"unknown list", "2016-enterprise", func(in *Input) { in.Bands[0].List = "个入" }, []string{"奖项", "空档", "合计", "合计"}, []string{"没有“个入”", "", "", ""}},
		{"one name twice", "2016-enterprise", func(in *Input) { in.Lists[1].Name = "个人" }, []string{"重名"}, []string{"两行同名"}},
		{"no bands", "2016-enterprise", func(in *Input) { in.Bands = in.Bands[:12] }, []string{"奖励", "合计", "合计"}, []string{"没有一行", "", ""}},
		{"a quota with a digit too many", "2016-enterprise", func(in *Input) { in.Lists[0].Quota = 1200000000 }, []string{"名额"}, []string{"的名额1200000000不对"}},
		{"an amount with digits too many", "2016-enterprise", func(in *Input) { in.Bands[0].Each = 1e17 }, []string{"金额"}, []string{"的奖金1000000000000000元不对"}},
		{"everybody", "2016-enterprise", func(in *Input) {
			in.Lists = append(in.Lists, List{Name: "参赛奖"})
			in.Bands = append(in.Bands, Band{List: "参赛奖", Span: Span{From: 1}, Each: 5000})
		}, []string{"合计"}, []string{"不能核对：“参赛奖”给全部棋手"}},
		{"a cup over a band of certificates", "2016-enterprise", func(in *Input) {
			in.Bands = append(in.Bands, Band{List: "个人", Span: Span{1, 3}, Item: "奖杯"}, Band{List: "个人", Span: Span{4, 12}, Certificate: "奖状"})
		}, nil, nil},
	} {
		in := event(t, c.event)
		c.spoil(&in)
		problems := Check(in.Lists, in.Bands, in.Declared)
		for _, kind := range c.kinds {
			if !slices.ContainsFunc(problems, func(p Problem) bool { return p.Kind == kind }) {
				t.Errorf("%s: nothing of kind %s: %v", c.name, kind, problems)
			}
		}
		for _, hint := range c.hints {
			if !slices.ContainsFunc(problems, func(p Problem) bool { return strings.Contains(p.Msg, hint) }) {
				t.Errorf("%s: no …%s…: %v", c.name, hint, problems)
			}
		}
		if c.kinds == nil && len(problems) > 0 {
			t.Errorf("%s: %v", c.name, problems)
		}
	}
}

// A list with a fault pays nothing; the others are paid.
func TestFaultsPayNothing(t *testing.T) {
	in := withFields(event(t, "2025-pengxi"), 60)
	in.Bands[9].From = 12
	result := Distribute(in)
	if result.Gross.String() != "18000" || result.Lists[0].Paid != 0 || !strings.Contains(result.Unpaid[0].Why, "重叠") {
		t.Errorf("paid %v, %v", result.Gross, result.Unpaid)
	}
	in = withFields(event(t, "2025-pengxi"), 60)
	in.Lists[0].Section, in.Lists[1].Section = "", "少年"
	result = Distribute(in)
	if result.Gross.String() != "9000" || len(result.Problems) != 2 || !result.Problems[0].Fault {
		t.Errorf("paid %v, %v", result.Gross, result.Problems)
	}
}
