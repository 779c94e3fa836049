package main

import (
	"errors"
	"slices"

	"qisai/pairing"
	"qisai/pairing/swiss"
)

// explainer explains one round: the engine is asked again what it was asked when the round was made, with the arbiter's
// decisions of that round allowed.
type explainer struct {
	*app
	s       *pairing.Section // as the engine saw it
	made    pairing.Round    // as the program made it, if the record tells
	n       int
	seed    uint64
	opt     swiss.Options
	reasons []swiss.Reason
}

func (a *app) newExplainer(e *event, s *pairing.Section, n int) (*explainer, error) {
	rec := e.record(s)
	p := newReplay(s, rec)
	x := &explainer{app: a, s: p.asked(n), made: rec.rounds[n], n: n, seed: e.t.Regulation.Seed}
	x.opt = swiss.Options{AllowRepeat: s.DecidedRepeats(n), Elsewhere: p.elsewhereAt(n)}
	if seed, ok := rec.seeds[n]; ok {
		x.seed = seed
	}
	var err error
	x.reasons, err = swiss.Reasons(x.s, n, rankingOf(x.s, n-1), x.seed, x.opt)
	return x, engineError(err)
}

// engineError turns what the engine refuses into a failure with the right exit code.
func engineError(err error) error {
	var input *swiss.InputError
	if errors.As(err, &input) {
		return failf(exitFaults, "%v", input)
	}
	return err
}

// posted says where the sheet differs from what the engine makes of the section as it stood.
func (x *explainer) posted() {
	differ := 0
	sheet := x.s.Round(x.n)
	for _, r := range x.reasons {
		if g, ok := sheet.Find(r.Game.Red); !ok || g.Red != r.Game.Red || g.Black != r.Game.Black {
			differ++
		}
	}
	if differ == 0 {
		return
	}
	if change := pairChange(*sheet, x.made); len(x.made.Games) > 0 && change != "" {
		x.warnf("%s：以下解释的是程序的编排", change)
		return
	}
	x.warnf("这一轮贴出的对阵与按现在的设置算出的有 %d 台不同：编排以后改过设置、单位或成绩；以下解释的是按现在的设置算出的对阵", differ)
}

func (x *explainer) all() error {
	for _, r := range x.reasons {
		x.reason(r)
	}
	if len(x.reasons) > 200 {
		return nil // the second-best pairing of a large field takes a solution per board
	}
	next, err := swiss.RunnerUp(x.s, x.n, x.seed, x.opt)
	if err != nil || next == nil {
		return engineError(err)
	}
	x.printf("第二好的编排：%s", next.Why)
	return nil
}

func (x *explainer) reason(r swiss.Reason) {
	x.printf("%s", boardLine(x.s, r.Game))
	for _, l := range r.Lines {
		x.printf("  %s", l)
	}
}

func (x *explainer) player(no pairing.StartNo) {
	for _, r := range x.reasons {
		if r.Game.Has(no) {
			x.reason(r)
			return
		}
	}
	why := x.s.Availability(x.s.Player(no), x.n).String()
	if g, ok := x.s.Round(x.n).Find(no); ok && g.Result == pairing.Absent && g.Note != "" {
		why = g.Note
	}
	if slices.Contains(x.opt.Elsewhere, no) {
		why = "在打淘汰赛"
	}
	x.printf("%s 这一轮不编排：%s", player(x.s, no), why)
}

// pair answers why two numbers meet or do not; other = 0 is the bye.
func (x *explainer) pair(one, other pairing.StartNo) error {
	i := slices.IndexFunc(x.reasons, func(r swiss.Reason) bool {
		return r.Game.Has(one) && (r.Game.Has(other) || other == 0 && r.Game.Black == 0)
	})
	if i >= 0 {
		x.reason(x.reasons[i])
		return nil
	}
	what := player(x.s, one) + " 轮空"
	if other != 0 {
		what = player(x.s, one) + " 与 " + player(x.s, other)
	}
	alt, err := swiss.WhyNot(x.s, x.n, x.seed, x.opt, one, other)
	var input *swiss.InputError
	if errors.As(err, &input) {
		x.printf("为什么不是 %s：%v", what, input)
		return nil
	}
	if err != nil {
		return err
	}
	x.printf("为什么不是 %s：%s", what, alt.Why)
	if alt.Criterion == "H1" {
		return nil // what is not legal needs no table
	}
	for _, g := range alt.Round.Games {
		if g.Result != pairing.Absent && !x.has(g) {
			x.printf("  那样要改成：%s", boardLine(x.s, g))
		}
	}
	return nil
}

// has says whether a board, colours aside, is one of the best pairing.
func (x *explainer) has(g pairing.Game) bool {
	return slices.ContainsFunc(x.reasons, func(r swiss.Reason) bool {
		return r.Game.Has(g.Red) && r.Game.Opponent(g.Red) == g.Opponent(g.Red)
	})
}
