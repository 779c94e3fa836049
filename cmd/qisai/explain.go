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
	pairs, err := parseQuestions(ctx.StringSlice("pair"))
	if err != nil {
		return err
	}
	if len(pairs) > 0 && ctx.IsSet("player") {
		return failf(exitUsage, "--pair 与 --player 只能用一个").hint("--pair 12-7 问两个人，--player 12 问一个人")
	}
	e, err := a.load(path)
	if err != nil {
		return err
	}
	defer e.close()
	s, n, err := e.explained(ctx, path)
	if err != nil {
		return err
	}
	asked := pairs
	if ctx.IsSet("player") {
		asked = [][2]pairing.StartNo{{pairing.StartNo(ctx.Int("player")), 0}}
	}
	if err := knownNumbers(s, asked); err != nil {
		return err
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
		x.player(pairing.StartNo(ctx.Int("player")))
		return nil
	}
	return x.all()
}

// explained gives the section and the round asked for.
func (e *event) explained(ctx *cli.Context, path string) (*pairing.Section, int, error) {
	sections, err := e.chosen(ctx)
	if err != nil {
		return nil, 0, err
	}
	if len(sections) > 1 {
		return nil, 0, failf(exitUsage, "请用 --section 写明哪个比赛组").
			hint("例如：qisai explain %s --section %s --round 2", quote(path), quote(sections[0].Name))
	}
	s := sections[0]
	n := s.LastRound()
	if ctx.IsSet("round") {
		n = ctx.Int("round")
	}
	switch {
	case s.System != pairing.Swiss && s.System != pairing.SwissKnockout:
		return nil, 0, failf(exitFaults, "%s的赛制是%s，只有积分编排要解释", s.Name, s.System)
	case s.LastRound() == 0:
		return nil, 0, failf(exitFaults, "%s还没有编排", s.Name)
	case s.Round(n) == nil:
		return nil, 0, failf(exitFaults, "%s没有第%d轮，最后编排的是第%d轮", s.Name, n, s.LastRound())
	}
	return s, n, nil
}

// parseQuestions reads --pair 12-7; 12-0 asks for a bye.
func parseQuestions(args []string) ([][2]pairing.StartNo, error) {
	var out [][2]pairing.StartNo
	for _, arg := range args {
		pair, ok := parsePair(arg)
		if !ok {
			return nil, failf(exitUsage, "--pair 要写两个编号，例如 12-7；问轮空写 12-0；写的是 %q", arg)
		}
		if pair[0] == 0 {
			slices.Reverse(pair[:])
		}
		out = append(out, pair)
	}
	return out, nil
}

// knownNumbers refuses numbers that nobody has; 0 as the second one is the bye.
func knownNumbers(s *pairing.Section, pairs [][2]pairing.StartNo) error {
	for _, p := range pairs {
		for i, no := range p {
			if s.Player(no) == nil && (i == 0 || no != 0) {
				return failf(exitFaults, "%s没有编号 %d", s.Name, no)
			}
		}
	}
	return nil
}

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
