package audit_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/audit"
	"qisai/pairing/ranking"
	"qisai/pairing/swiss"
)

// recorded gives a round as 编排记录 holds it: numbers and sides, no tables, no scores.
func recorded(r *pairing.Round) map[int]pairing.Round {
	out := pairing.Round{Number: r.Number}
	for _, g := range r.Games {
		o := pairing.Game{Red: g.Red, Black: g.Black}
		if !g.Result.Met() {
			o.Result = g.Result
		}
		out.Games = append(out.Games, o)
	}
	return map[int]pairing.Round{r.Number: out}
}

// Against the recorded pairing a legal change by hand is information, an illegal one stays an error.
func TestChangesByHand(t *testing.T) {
	tests := []struct {
		name   string
		mutate func(e *event)
		want   []want
		says   string
	}{
		{"none", func(*event) {}, nil, ""},
		{"legal", func(e *event) { e.exchange(e.board(5).Black, e.board(6).Red) }, []want{
			{audit.NotOptimal, audit.Info, 5}, {audit.Colour, audit.Info, 6}, {audit.Tables, audit.Info, 5}, {audit.Changed, audit.Info, 5},
		}, "现为 第5台 7–2，第6台 1–13；原为 7–1，2–13；原编排是最优编排"},
		{"colours", func(e *event) { e.exchange(e.board(5).Red, e.board(5).Black) },
			[]want{{audit.Colour, audit.Info, 5}, {audit.Changed, audit.Info, 5}}, "原为 7–1"},
		{"tables", func(e *event) { a, b := e.board(2), e.board(4); a.Table, b.Table = 4, 2 },
			[]want{{audit.Tables, audit.Info, 2}, {audit.Changed, audit.Info, 0}}, "台次不同"},
		{"a meeting again", func(e *event) { e.exchange(e.board(3).Black, e.board(4).Black) }, []want{
			{audit.NotOptimal, audit.Info, 3}, {audit.Repeat, audit.Error, 4}, {audit.Tables, audit.Info, 3}, {audit.Changed, audit.Info, 3},
		}, "原编排是最优编排"},
		{"two sent home", func(e *event) {
			g := e.board(6)
			e.Round(mutated).Games = append(e.Round(mutated).Games,
				pairing.Game{Red: g.Black, RedScore: g.BlackScore, Result: pairing.Absent})
			*g = pairing.Game{Red: g.Red, RedScore: g.RedScore, Result: pairing.Absent}
		}, []want{{audit.Missing, audit.Info, 0}, {audit.Changed, audit.Info, 0}}, "现为 无；原为 2–13；原编排是最优编排"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := plainEvent(t)
			opt := audit.Options{Original: recorded(e.Round(mutated))}
			tt.mutate(e)
			r := audit.RoundWith(e.Section, mutated, e.seed, opt)
			expect(t, r, tt.want)
			if f := find(r, audit.Changed); len(f) > 0 && !strings.Contains(f[0].Msg, tt.says) {
				t.Errorf("%q, want %q", f[0].Msg, tt.says)
			}
		})
	}
}

// A recorded pairing that is not the best by the settings of today stands where it is untouched, and is no excuse for
// what was changed.
func TestRecordedPairingNotBest(t *testing.T) {
	e := plainEvent(t)
	e.exchange(e.board(5).Black, e.board(6).Red)
	opt := audit.Options{Original: recorded(e.Round(mutated))}
	r := audit.RoundWith(e.Section, mutated, e.seed, opt)
	if f := find(r, audit.NotOptimal); len(f) != 1 || r.Errors() > 0 || r.Optimal || !strings.Contains(f[0].Msg, "；与程序原编排相同，编排以后改过设置、单位或成绩") {
		t.Errorf("unchanged: %v", r.Findings)
	}
	e.exchange(e.board(5).Red, e.board(5).Black)
	r = audit.RoundWith(e.Section, mutated, e.seed, opt)
	if f := find(r, audit.Changed); len(f) != 1 || !strings.Contains(f[0].Msg, "原编排按现在的设置也不是最优编排") {
		t.Errorf("changed: %v", f)
	}
	if f := find(r, audit.NotOptimal); len(f) != 1 || f[0].Severity != audit.Error {
		t.Errorf("not optimal: %v", f)
	}
}

// Late entries and players of the knockout are missed by nobody.
func TestWhoNeedNotStand(t *testing.T) {
	e := newEvent(20, 6, 5)
	e.System, e.SwissRounds, e.KnockoutPlayers, e.Rounds, e.Fixed = pairing.SwissKnockout, 4, 4, 6, nil
	e.Players[7].Verdict = pairing.Incomplete
	e.play(t, 2)
	e.Players[7].Verdict = pairing.Accepted // from round 3 on
	var elsewhere []pairing.StartNo
	for n := 3; n <= 6; n++ {
		if _, err := pairing.AssignNumbers(e.Section, n, e.seed); err != nil {
			t.Fatal(err)
		}
		if n == 5 {
			for _, st := range ranking.Standings(e.Section, 4)[:4] {
				elsewhere = append(elsewhere, st.Player.No)
			}
		}
		p, err := swiss.PairWith(e.Section, n, ranking.Standings(e.Section, n-1), e.seed, swiss.Options{Elsewhere: elsewhere})
		if err != nil {
			t.Fatal(err)
		}
		e.Posted = append(e.Posted, p.Round)
		e.results(e.Round(n))
	}
	for _, opt := range []audit.Options{{}, {Elsewhere: elsewhere}} {
		for _, r := range audit.SectionWith(e.Section, e.seed, opt) {
			want := []want{{audit.Missing, audit.Info, 0}}
			if r.Round > 2 {
				want = nil
			}
			if expect(t, r, want); !r.Optimal {
				t.Errorf("round %d is not optimal", r.Round)
			}
		}
	}
	// One of the knockout who should have gone on with the others.
	r := audit.RoundWith(e.Section, 5, e.seed, audit.Options{Elsewhere: elsewhere[1:]})
	expect(t, r, []want{{audit.Missing, audit.Error, 0}})
}

// A repeat the arbiter allowed, and says so, is not held against the round.
func TestAllowedRepeat(t *testing.T) {
	s := pairing.NewSection("甲组")
	s.Rounds, s.UnitAvoidance = 4, 0
	for i := range 4 {
		s.Players = append(s.Players, &pairing.Player{Entry: i + 1, Verdict: pairing.Accepted})
	}
	e := &event{Section: s, rng: newEvent(0, 1, 3).rng, seed: 3}
	if e.play(t, 3) != 3 {
		t.Fatal("no three rounds")
	}
	allow := [][2]pairing.StartNo{{1, 2}, {3, 4}}
	p, err := swiss.PairWith(s, 4, ranking.Standings(s, 3), 3, swiss.Options{AllowRepeat: allow})
	if err != nil {
		t.Fatal(err)
	}
	s.Posted = append(s.Posted, p.Round)
	expect(t, audit.Round(s, 4, 3), []want{
		{audit.Repeat, audit.Error, 1}, {audit.Repeat, audit.Error, 2}, {audit.NotOptimal, audit.Error, 1},
	})
	for i := range p.Round.Games {
		p.Round.Games[i].Note = "裁判长决定"
	}
	r := audit.Round(s, 4, 3)
	expect(t, r, []want{{audit.Decision, audit.Info, 1}, {audit.Decision, audit.Info, 2}})
	if !r.Optimal || r.Best.Value("H1") != 0 {
		t.Errorf("optimal %v, H1 %d", r.Optimal, r.Best.Value("H1"))
	}
}

// A round robin has no best pairing; only what no round may hold is looked for.
func TestRoundRobin(t *testing.T) {
	s := pairing.NewSection("甲组")
	s.System = pairing.RoundRobin
	for i := range 3 {
		s.Players = append(s.Players, &pairing.Player{No: pairing.StartNo(i + 1), Verdict: pairing.Accepted})
	}
	bye := func(no pairing.StartNo) pairing.Game { return pairing.Game{Red: no, Result: pairing.Bye} }
	s.Posted = []pairing.Round{
		{Number: 1, Games: []pairing.Game{{Table: 1, Red: 2, Black: 3}, bye(1)}},
		{Number: 2, Games: []pairing.Game{{Table: 1, Red: 3, Black: 1, BlackScore: 2}, bye(2)}},
		{Number: 3, Games: []pairing.Game{{Table: 1, Red: 3, Black: 2, BlackScore: 2}, bye(1)}},
	}
	wants := [][]want{nil, nil, {{audit.Repeat, audit.Error, 1}, {audit.SecondBye, audit.Error, 0}, {audit.ScoreNow, audit.Info, 0}}}
	for i, r := range audit.Section(s, 1) {
		if expect(t, r, wants[i]); r.Method != "" {
			t.Errorf("round %d judged by %q", r.Round, r.Method)
		}
	}
}

// Rows moved in the workbook change nothing, and a report is the same each time.
func TestOrderOfRowsDoesNotMatter(t *testing.T) {
	e := plainEvent(t)
	e.exchange(e.board(5).Black, e.board(6).Red)
	before := audit.Section(e.Section, e.seed)
	if !reflect.DeepEqual(before, audit.Section(e.Section, e.seed)) {
		t.Error("the second audit differs from the first")
	}
	for i := range e.Posted {
		slices.Reverse(e.Posted[i].Games)
	}
	slices.Reverse(e.Players)
	if after := audit.Section(e.Section, e.seed); !reflect.DeepEqual(before, after) {
		t.Errorf("rows moved: %v\nbefore: %v", after, before)
	}
}

func TestReportAsJSON(t *testing.T) {
	e := plainEvent(t)
	e.exchange(e.board(3).Red, e.board(3).Black)
	b, err := json.Marshal(audit.Round(e.Section, mutated, e.seed))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`{"round":4,"players":13,"games":6,"findings":[{"kind":"先后手","severity":"错误","board":3,"players":[5,12],"msg":"第3台 5–12：应由12号执先","clause":`,
		`"optimal":true,"method":"enumeration","posted":[{"name":"H1","value":0},`,
	} {
		if !strings.Contains(string(b), want) {
			t.Errorf("no %s in %s", want, b)
		}
	}
	empty, _ := json.Marshal(audit.Round(e.Section, 9, e.seed))
	if want := `{"round":9,"players":0,"games":0,"findings":[],"optimal":false,"method":"","posted":[],"best":[]}`; string(empty) != want {
		t.Errorf("not posted: %s", empty)
	}
}

func TestTitle(t *testing.T) {
	for name, want := range map[string]string{"Q2": "先后手平衡", "Q1.3": "第3分数段积分差", "H2b": "三局同色", "X": ""} {
		if got := audit.Title(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
