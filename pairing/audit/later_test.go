package audit_test

import (
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/audit"
)

// then gives what the record of an untouched event says: rounds, and the section as it stood at each of them.
func then(e *event) audit.Options {
	opt := audit.Options{Original: map[int]pairing.Round{}, AsPosted: map[int]*pairing.Section{}, Seeds: map[int]uint64{}}
	for i, r := range e.Posted {
		s := *e.Section
		s.Posted = nil
		for _, old := range e.Posted[:i+1] {
			s.Posted = append(s.Posted, pairing.Round{Number: old.Number, Games: slices.Clone(old.Games)})
		}
		opt.Original[r.Number] = recorded(&r)[r.Number]
		opt.AsPosted[r.Number], opt.Seeds[r.Number] = &s, e.seed
	}
	return opt
}

// share lets changes of settings and of the round's own sheet reach the sections as they stood: only the rounds before it
// have a record.
func share(e *event, opt audit.Options) {
	for n, s := range opt.AsPosted {
		now := *e.Section
		now.Posted = s.Posted
		now.Posted[n-1] = *e.Round(n)
		opt.AsPosted[n] = &now
	}
}

// Nothing that is changed after a round was posted makes the round wrong.
func TestChangedLater(t *testing.T) {
	tests := []struct {
		name   string
		change func(e *event)
		says   string // some finding of some round
	}{
		{"nothing", func(*event) {}, ""},
		{"a result to a forfeit", func(e *event) { e.Round(1).Games[0].Result = pairing.BlackForfeits }, ""}, // red won before
		{"all results of round 1", func(e *event) {
			for i := range e.Round(1).Games {
				if g := &e.Round(1).Games[i]; g.Result.Met() {
					g.Result = pairing.DoubleForfeit
				}
			}
		}, "编排后改过成绩"},
		{"colours of an earlier round", func(e *event) {
			for i := range e.Round(3).Games {
				if g := &e.Round(3).Games[i]; g.Result.Met() {
					g.Red, g.Black, g.RedScore, g.BlackScore = g.Black, g.Red, g.BlackScore, g.RedScore
				}
			}
		}, "与程序原编排不同"},
		{"an order for another pair", func(e *event) {
			g, h := e.Round(4).Games[0], e.Round(4).Games[1]
			e.Fixed = []pairing.FixedPair{{Round: 4, Red: g.Red, Black: h.Black}}
		}, "没有照办：现为"},
		{"a pair listed", func(e *event) {
			g := e.Round(2).Games[0]
			e.Forbidden = [][2]pairing.StartNo{{g.Red, g.Black}}
		}, "这两人列在禁配中；与程序原编排相同，编排以后改过设置"},
		{"units", func(e *event) {
			e.UnitAvoidance = pairing.AllRounds
			for i, p := range e.Players {
				p.Unit = []string{"甲", "乙"}[i%2]
			}
		}, "与程序原编排相同，编排以后改过设置、单位或成绩"},
		{"one round fewer", func(e *event) { e.Rounds = 4 }, ""},
		{"the order of a level", func(e *event) { e.LevelOrder, e.FirstOrder = pairing.Adjacent, pairing.Fold }, "与程序原编排相同"},
		{"the first table", func(e *event) { e.FirstTable = 30 }, "台号从第1台起，应从第30台起；与程序原编排相同，编排以后改过台号"},
		{"the keys of the ranking", func(e *event) { e.Keys = []string{"后走局数"} }, ""},
		{"the seed", func(e *event) { e.seed++ }, "抽签种子现在是 2025，编排这一轮时用的是 2024，按当时的核查"},
		{"withdrawn", func(e *event) { e.Player(3).WithdrawnAt = 2 }, "可能是编排后改过"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := plainEvent(t)
			opt := then(e)
			tt.change(e)
			share(e, opt)
			said := false
			for _, r := range audit.SectionWith(e.Section, e.seed, opt) {
				for _, f := range r.Findings {
					said = said || strings.Contains(f.Msg, tt.says)
					if f.Severity == audit.Error || tt.says == "" && tt.name != "one round fewer" && tt.name != "the keys of the ranking" {
						t.Errorf("round %d: %v", r.Round, f)
					}
				}
				if strings.Contains(tt.says, "成绩") && strings.HasPrefix(tt.says, "编排后") && !r.Optimal {
					t.Errorf("round %d is not proved", r.Round)
				}
			}
			if !said && tt.says != "" {
				t.Errorf("nobody says %q", tt.says)
			}
		})
	}
}

// A score typed over is named with the true one, and the round judged by that.
func TestScoreTypedOver(t *testing.T) {
	e := plainEvent(t)
	opt := then(e)
	was := e.board(1).RedScore
	e.board(1).RedScore = 0
	share(e, opt)
	r := audit.RoundWith(e.Section, mutated, e.seed, opt)
	f := find(r, audit.ScoreNow)
	if len(f) != 1 || len(r.Findings) != 1 || !r.Optimal || was != 4 || !strings.HasSuffix(f[0].Msg, "号表上积分被改：现写 0，当时是 4；按当时的核查") {
		t.Errorf("was %d: optimal %v, %v", was, r.Optimal, r.Findings)
	}
}

// What no setting allows stays an error, also in a round that stands as it was made.
func TestIllegalStaysIllegal(t *testing.T) {
	e := plainEvent(t)
	opt := then(e)
	// Round 2 is changed afterwards so that two of round 4 meet there.
	g := *e.board(1)
	r2 := e.Round(2)
	share(e, opt)
	var a, b *pairing.StartNo
	for i := range r2.Games {
		for _, no := range []*pairing.StartNo{&r2.Games[i].Red, &r2.Games[i].Black} {
			switch *no {
			case g.Black:
				a = no
			case other(r2, g.Red):
				b = no
			}
		}
	}
	*a, *b = *b, *a
	r := audit.RoundWith(e.Section, mutated, e.seed, opt)
	if f := find(r, audit.Repeat); len(f) == 0 || f[0].Severity != audit.Error || !strings.Contains(f[0].Msg, "两人在第2轮也相遇，那一轮的对阵是后来改的") {
		t.Errorf("%v", r.Findings)
	}
}

func other(r *pairing.Round, no pairing.StartNo) pairing.StartNo {
	g, _ := r.Find(no)
	return g.Opponent(no)
}

// An absence that has been deleted from the sheet is missed, whatever the entries say.
func TestDeletedAbsence(t *testing.T) {
	e := plainEvent(t)
	opt := audit.Options{Original: recorded(e.Round(mutated))}
	round := opt.Original[mutated]
	e.Players = append(e.Players, &pairing.Player{Entry: 14, No: 14, Name: "棋手14", Verdict: pairing.Accepted, AbsentRounds: []int{mutated}})
	round.Games = append(round.Games, pairing.Game{Red: 14, Result: pairing.Absent})
	opt.Original[mutated] = round
	for _, rounds := range [][]int{{mutated}, nil} {
		e.Players[13].AbsentRounds = rounds
		r := audit.RoundWith(e.Section, mutated, e.seed, opt)
		if expect(t, r, []want{{audit.Missing, audit.Info, 0}}); r.Findings[0].Msg != "14号缺席 的那一行不见了，原编排里有" || !r.Optimal {
			t.Errorf("%v", r.Findings)
		}
	}
}
