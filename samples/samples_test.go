package samples_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"qisai/pairing"
	"qisai/pairing/audit"
	"qisai/pairing/roundrobin"
	"qisai/report"
	"qisai/templates"
)

// expected is what a sample must hold.
type expected struct {
	rounds map[string]int // by section
	ranked map[string]int // players with a number, by section
	money  map[string]int // by list of 奖项
	total  int
}

// The money, worked out by hand from 奖励:
//
//	2025: men 10000 + 6000 + 4000 + 3000 + 2000 + 1200 + 2×1000 + 4×700 + 4×500 + 8×300 + 8×200 + 18×100 = 38800; women and
//	boys 2000 + 1200 + 800 + 600 + 4×400 + 4×300 + 4×200 + 8×100 = 9000 each. All sections fill their places: 56800.
//
//	Kingship: the regulation's 43700 are for full fields. Seven women are fewer than eight, so one place fewer than there
//	are players: 800 + 500 + 400 + 300 + 200 + 200 = 2400 of 2600. Ten girls: 3200 less places 11 and 12 = 3000; eleven of
//	the children: 3100. Eight pairs, not fewer than eight: 1200 + 1000 + 800 + 600 + 4×400 = 5200 of 6000. The men's 22300
//	and twice 3200 in full. Together 42400.
//
//	Qishan: 30000 + 15000 + 7000 + 5000 + 4000 + 3000 + 2000 + 1000 + 8×800 + 8×600 + 8×500 + 16×300 + 16×200 = 90200; the
//	locals 1000 + 800 + 600 + 500 + 400 + 300 + 2×200 + 4×100 = 4400. Together 94600.
//
//	Enterprise: 10000 + 7000 + 3000 + 2000 + 1500 + 1000 + 800 + 700 + 600 + 500 + 400 + 400 = 27900; teams 1000 + 600 + 400
//	+ 5×200 = 3000. Together 30900.
var events = map[string]expected{
	"2025-pengxi": {
		rounds: map[string]int{"公开男子组": 9, "女子组": 7, "少年男子组": 7},
		ranked: map[string]int{"公开男子组": 100, "女子组": 34, "少年男子组": 41},
		money:  map[string]int{"公开男子组奖金": 38800, "女子组奖金": 9000, "少年男子组奖金": 9000}, total: 56800,
	},
	"2019-sichuan-kingship": {
		rounds: map[string]int{
			"公开老年男子组": 9, "公开老年女子组": 7, "少年男子组": 7, "少年女子组": 7, "儿童男子组": 7, "儿童女子组": 7, "双人组": 7,
		},
		ranked: map[string]int{
			"公开老年男子组": 95, "公开老年女子组": 7, "少年男子组": 28, "少年女子组": 10, "儿童男子组": 32, "儿童女子组": 11, "双人组": 8,
		},
		money: map[string]int{
			"公开老年男子组奖金": 22300, "公开老年女子组奖金": 2400, "少年男子组奖金": 3200, "少年女子组奖金": 3000, "儿童男子组奖金": 3200,
			"儿童女子组奖金": 3100, "双人组奖金": 5200,
		}, total: 42400,
	},
	"2019-qishan-cup": {
		rounds: map[string]int{"公开组": 11}, ranked: map[string]int{"公开组": 160},
		money: map[string]int{"公开组奖金": 90200, "本地组奖金": 4400}, total: 94600,
	},
	"2016-enterprise": {
		rounds: map[string]int{"公开组": 9}, ranked: map[string]int{"公开组": 85},
		money: map[string]int{"个人奖金": 27900, "企业团体奖": 3000}, total: 30900,
	},
}

// Every section has played all its rounds, no game is open, and the record ends with the final ranking of these results.
func TestFinished(t *testing.T) {
	each(t, func(t *testing.T, s sample) {
		rounds, final := map[string]int{}, map[string]string{}
		for _, e := range s.book.Log() {
			if e.Command == "编排" && strings.Contains(e.Text, "最终名次") {
				final[e.Section] = e.Results
			}
		}
		for _, section := range s.event.Sections {
			rounds[section.Name] = section.LastRound()
			if open := missing(section); len(open) > 0 {
				t.Errorf("%s: no result in %+v", section.Name, open)
			}
			if b := bracket(t, section, s.event); b != nil && !b.Finished() {
				t.Errorf("%s: the knockout is not finished", section.Name)
			}
			if got := report.EncodeResults(section); final[section.Name] != got {
				t.Errorf("%s: the results are not those of the final ranking", section.Name)
			}
		}
		if d := cmp.Diff(s.expected.rounds, rounds); d != "" {
			t.Errorf("rounds -want +got:\n%s", d)
		}
	})
}

// Every round is legal and, in a Swiss, the best there was, and stands as the program made it.
func TestAudit(t *testing.T) {
	each(t, func(t *testing.T, s sample) {
		for _, section := range s.event.Sections {
			opt := audit.Options{Original: map[int]pairing.Round{}}
			for _, e := range s.book.Log() {
				if e.Section == section.Name && e.Command == "编排" && e.Round > 0 {
					if r, ok := report.DecodePairs(e.Round, e.Pairs); ok {
						opt.Original[e.Round] = r
					}
				}
			}
			if b := bracket(t, section, s.event); b != nil {
				opt.Elsewhere = b.Players()
			}
			played := section
			if robin(section) {
				played = roundrobin.Effective(section)
				played.Players, played.Rounds = section.Players, roundrobin.Rounds(section)
			}
			for _, r := range audit.SectionWith(played, s.event.Regulation.Seed, opt) {
				for _, f := range r.Findings {
					if f.Severity == audit.Error {
						t.Errorf("%s round %d: %s %s", section.Name, r.Round, f.Kind, f.Msg)
					}
				}
				if !robin(section) && (!r.Optimal || r.Method == "") {
					t.Errorf("%s round %d: not proved to be the best", section.Name, r.Round)
				}
			}
		}
	})
}

// 名次 holds everybody once, in the order the rules give now.
func TestPlaces(t *testing.T) {
	each(t, func(t *testing.T, s sample) {
		ranked := map[string]int{}
		for _, section := range s.event.Sections {
			rows := s.rows(t, templates.StandingsSheet(section.Name))
			places, numbers := column(t, rows, "名次"), column(t, rows, "编号")
			want := standings(t, section, s.event)
			if len(want) != len(places) {
				t.Fatalf("%s: %d lines, want %d", section.Name, len(places), len(want))
			}
			for i, st := range want {
				if places[i] != strconv.Itoa(i+1) || numbers[i] != strconv.Itoa(int(st.Player.No)) {
					t.Errorf("%s: line %d is place %s of number %s, want number %d", section.Name, i+1, places[i], numbers[i], st.Player.No)
				}
			}
			ranked[section.Name] = len(places)
		}
		if d := cmp.Diff(s.ranked, ranked); d != "" {
			t.Errorf("ranked -want +got:\n%s", d)
		}
	})
}

// 获奖名单 gives out what the prizes come to.
func TestMoney(t *testing.T) {
	each(t, func(t *testing.T, s sample) {
		rows := s.rows(t, templates.SheetAwards)
		money, got, total := column(t, rows, "奖金"), map[string]int{}, 0
		for i, list := range column(t, rows, "奖项") {
			if list == "" || money[i] == "" {
				continue
			}
			n, err := strconv.Atoi(money[i])
			if err != nil {
				t.Fatal(err)
			}
			if n > 0 {
				got[list] += n
				total += n
			}
		}
		if d := cmp.Diff(s.money, got); d != "" || total != s.total {
			t.Errorf("%d in all, want %d; -want +got:\n%s", total, s.total, d)
		}
	})
}

var (
	long      = regexp.MustCompile(`(^|\D)(\d{17}[\dXx]|\d{15})(\D|$)`)
	nobody    = regexp.MustCompile(`^\d\d9999`)
	telephone = regexp.MustCompile(`(^|\D)1[3-9]\d{9}(\D|$)`)
)

// No cell holds the number of somebody who could exist, and only one telephone occurs.
func TestNobody(t *testing.T) {
	each(t, func(t *testing.T, s sample) {
		for _, sheet := range s.file.GetSheetList() {
			if sheet == templates.SheetLog {
				continue // of numbers it holds rounds, scores and the seed
			}
			for i, row := range s.rows(t, sheet) {
				for _, cell := range row {
					for _, word := range strings.Split(cell, "/") {
						if m := long.FindStringSubmatch(word); m != nil && !nobody.MatchString(m[2]) {
							t.Errorf("%s row %d: an identity number of a real region", sheet, i+1)
						}
					}
					if telephone.MatchString(cell) && cell != "13800000000" {
						t.Errorf("%s row %d: a telephone", sheet, i+1)
					}
				}
			}
		}
		for i, id := range column(t, s.rows(t, templates.SheetRoster), "身份证号") {
			for _, n := range strings.Split(id, "/") {
				if n != "" && n != "E00000000" && !nobody.MatchString(strings.Replace(n, ".", "", 1)) {
					t.Errorf("报名 row %d: a number that is not nobody's", i+2)
				}
			}
		}
	})
}

// Everything that can happen at an event happens in every sample: forfeits, fouls, byes, leave, late entries,
// withdrawals; in the knockout a replay and a forfeit.
func TestVariety(t *testing.T) {
	each(t, func(t *testing.T, s sample) {
		seen := map[string]int{}
		for _, section := range s.event.Sections {
			for _, r := range section.Posted {
				for _, g := range r.Games {
					seen[g.Result.String()]++
					seen["fouls"] += g.RedFouls + g.BlackFouls
				}
			}
			for _, g := range section.Bracket {
				seen[fmt.Sprintf("game %d", min(g.Game, 2))]++
				if g.Result.Forfeits(pairing.Red) || g.Result.Forfeits(pairing.Black) {
					seen["knockout forfeit"]++
				}
			}
			for _, p := range section.Players {
				seen["late"] += min(1, max(0, p.FirstRound-1))
				seen["withdrawn"] += min(1, p.WithdrawnAt)
				seen["leave"] += len(p.AbsentRounds)
			}
		}
		want := []string{"红胜", "和棋", "黑胜", "红弃权", "黑弃权", "轮空", "缺席", "fouls", "late", "withdrawn", "leave"}
		if seen["game 1"] > 0 {
			want = append(want, "game 2", "knockout forfeit")
		}
		for _, w := range want {
			if seen[w] == 0 {
				t.Errorf("no %s in %v", w, seen)
			}
		}
	})
}
