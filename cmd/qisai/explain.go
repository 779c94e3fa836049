package main

import (
	"fmt"
	"slices"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
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
