package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/pairing/swiss"
)

func (a *app) explainCommand() *cli.Command {
	return &cli.Command{
		Name: "explain", Aliases: []string{"解释"}, Usage: "为什么这样编排，为什么不那样", ArgsUsage: "工作簿.xlsx",
		Description: "--pair 12-7 说明为什么（不）让这两个编号对阵；12-0 问 12 号的轮空。--player 12 说明 12 号的对阵。",
		Flags: []cli.Flag{
			sectionFlag(), roundFlag("哪一轮；默认最近一轮"),
			&cli.StringSliceFlag{Name: "pair", Usage: "两个编号，例如 12-7"}, &cli.IntFlag{Name: "player", Usage: "一个编号"},
		},
		Action: a.explain,
	}
}

func (a *app) explain(ctx *cli.Context) error {
	path, err := oneBook(ctx)
	if err != nil {
		return err
	}
	pairs, err := parsePairs(ctx.StringSlice("pair"))
	if err != nil {
		return err
	}
	e, err := a.load(path)
	if err != nil {
		return err
	}
	defer e.close()
	sections, err := e.chosen(ctx)
	if err != nil {
		return err
	}
	if len(sections) > 1 {
		return failf(exitUsage, "请用 --section 写明哪个比赛组").hint("例如：qisai explain %s --section %s --round 2", path, sections[0].Name)
	}
	s := sections[0]
	n := s.LastRound()
	if ctx.IsSet("round") {
		n = ctx.Int("round")
	}
	if s.Round(n) == nil {
		return failf(exitFaults, "%s没有第%d轮，最后编排的是第%d轮", s.Name, n, s.LastRound())
	}
	if s.System != pairing.Swiss && s.System != pairing.SwissKnockout {
		return failf(exitFaults, "%s的赛制是%s，只有积分编排要解释", s.Name, s.System)
	}
	x, err := a.newExplainer(e, s, n)
	if err != nil {
		return err
	}
	a.printf("%s第%d轮", s.Name, n)
	x.posted()
	switch {
	case len(pairs) > 0:
		for _, p := range pairs {
			if err := x.pair(p[0], p[1]); err != nil {
				return err
			}
		}
		return nil
	case ctx.IsSet("player"):
		return x.player(pairing.StartNo(ctx.Int("player")))
	}
	return x.all()
}

// explainer explains one round: the engine is asked again, with the arbiter's decisions of that round allowed.
type explainer struct {
	*app
	s       *pairing.Section
	n       int
	seed    uint64
	opt     swiss.Options
	reasons []swiss.Reason
}

func (a *app) newExplainer(e *event, s *pairing.Section, n int) (*explainer, error) {
	x := &explainer{app: a, s: s, n: n, seed: e.t.Regulation.Seed, opt: swiss.Options{AllowRepeat: s.DecidedRepeats(n)}}
	if n > s.SwissRounds {
		x.opt.Elsewhere = elsewhere(s)
	}
	var err error
	x.reasons, err = swiss.Reasons(s, n, rankingOf(s, n-1), x.seed, x.opt)
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

// posted says where the sheet differs from what the engine makes of the workbook as it stands now.
func (x *explainer) posted() {
	var differ []int
	for _, r := range x.reasons {
		if g, ok := x.s.Round(x.n).Find(r.Game.Red); !ok || g.Red != r.Game.Red || g.Black != r.Game.Black {
			differ = append(differ, r.Game.Table)
		}
	}
	if len(differ) > 0 {
		x.warnf("这一轮贴出的对阵与程序按现在的工作簿算出的有 %d 台不同：改过对阵，或编排之后又改过成绩、报名；以下解释的是程序算出的对阵", len(differ))
	}
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
	x.printf("第二好的编排：%s", worse(next))
	return nil
}

func (x *explainer) reason(r swiss.Reason) {
	x.printf("%s", boardLine(x.s, r.Game))
	for _, l := range r.Lines {
		x.printf("  %s", l)
	}
}

// boardLine names a board: 3台 12 张三 — 7 李四.
func boardLine(s *pairing.Section, g pairing.Game) string {
	if g.Black == 0 {
		return fmt.Sprintf("%s 轮空", player(s, g.Red))
	}
	return fmt.Sprintf("%d台 %s（红）— %s（黑）", g.Table, player(s, g.Red), player(s, g.Black))
}

func player(s *pairing.Section, no pairing.StartNo) string {
	if p := s.Player(no); p != nil {
		return fmt.Sprintf("%d %s", no, p.Name)
	}
	return fmt.Sprintf("%d号", no)
}

func (x *explainer) player(no pairing.StartNo) error {
	p := x.s.Player(no)
	if p == nil {
		return failf(exitFaults, "%s没有编号 %d", x.s.Name, no)
	}
	for _, r := range x.reasons {
		if r.Game.Has(no) {
			x.reason(r)
			return nil
		}
	}
	x.printf("%s 这一轮不编排：%s", player(x.s, no), x.s.Availability(p, x.n))
	return nil
}

// pair answers why two numbers meet or do not.
func (x *explainer) pair(one, other pairing.StartNo) error {
	for _, no := range []pairing.StartNo{one, other} {
		if no != 0 && x.s.Player(no) == nil {
			return failf(exitFaults, "%s没有编号 %d", x.s.Name, no)
		}
	}
	if one == 0 {
		one, other = other, one
	}
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
		x.printf("%s：%v", what, input)
		return nil
	}
	if err != nil {
		return err
	}
	x.printf("为什么不是 %s：若这样，其余的人再怎样编排，%s", what, worse(alt))
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

// worse says by which criterion, and by how much, another pairing is worse.
func worse(alt *swiss.Alternative) string {
	if alt.Criterion == "" {
		return "与现在的一样好"
	}
	return fmt.Sprintf("“%s”这一条就差了：从 %d 变成 %d（越小越好；在它之前的各条都一样）",
		swiss.Title(alt.Criterion), alt.Best.Value(alt.Criterion), alt.Cost.Value(alt.Criterion))
}
