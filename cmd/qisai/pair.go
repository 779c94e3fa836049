package main

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/report/pdf"
)

func (a *app) pairCommand() *cli.Command {
	return &cli.Command{
		Name: "pair", Aliases: []string{"编排"}, Usage: "编排下一轮：每轮只要这一个命令", ArgsUsage: "工作簿.xlsx",
		Description: "读入上一轮的结果，更新名次，写出下一轮的对阵表，并打印 PDF。第一轮先抽签定编号。",
		Flags: []cli.Flag{
			sectionFlag(), roundFlag("只有下一轮正好是这一轮时才编排"),
			&cli.StringFlag{Name: "seed", Usage: "抽签种子（1 到 18446744073709551615 的整数）；默认随机取一个并写进“规程”"},
			&cli.StringSliceFlag{Name: "allow-repeat", Usage: "裁判长允许 A-B 两个编号再次相遇；A-0 允许 A 再次轮空"},
			&cli.BoolFlag{Name: "all", Usage: "循环赛：一次写出余下的各轮"},
			&cli.BoolFlag{Name: "redo", Usage: "本轮还没有结果时，重新编排本轮"},
			&cli.StringFlag{Name: "keep", Usage: "与 --redo 一起用：保留这些台，例如 1-12,15"},
			outFlag(), dryRunFlag(),
		},
		Action: a.pair,
	}
}

// pairRun is one run of pair.
type pairRun struct {
	*app
	*event
	ctx     *cli.Context
	edits   edits
	docs    []document
	said    []string // what was done, for stdout
	waiting []string // sections that wait for results
	done    int      // sections that got a round or their final ranking
	allowed [][2]pairing.StartNo
	ended   map[*pairing.Section]int // sections that got their final ranking, with the last round
	told    map[string]bool          // sections whose changes by hand have been said
	remade  map[*pairing.Section]remade
}

func (a *app) pair(ctx *cli.Context) error {
	pdf.Preload() // unpacks the fonts while the workbook is read
	return a.pairThen(ctx, (*pairRun).finish)
}

// pairThen collects everything that is due and hands it on to be written.
func (a *app) pairThen(ctx *cli.Context, finish func(*pairRun) error) error {
	path, err := oneBook(ctx)
	if err != nil {
		return err
	}
	allowed, err := parsePairs(ctx.StringSlice("allow-repeat"))
	if err != nil {
		return err
	}
	e, err := a.loadToWrite(path)
	if err != nil {
		return err
	}
	defer e.close()
	r := &pairRun{app: a, event: e, ctx: ctx, allowed: allowed, ended: map[*pairing.Section]int{}, told: map[string]bool{},
		remade: map[*pairing.Section]remade{}}
	sections, err := e.chosen(ctx)
	if err != nil {
		return err
	}
	if len(allowed) > 0 && len(sections) > 1 {
		return failf(exitUsage, "--allow-repeat 要与 --section 一起用：各比赛组的编号互不相干")
	}
	for _, pair := range allowed {
		for _, no := range pair {
			if no != 0 && sections[0].Player(no) == nil {
				return failf(exitFaults, "--allow-repeat：%s没有编号 %d", sections[0].Name, no)
			}
		}
	}
	if ctx.Bool("all") && !slices.ContainsFunc(sections, isRobin) {
		return failf(exitUsage, "--all 只用于单循环、双循环：别的赛制要有上一轮的结果才能编排下一轮")
	}
	if err := r.reopenAll(sections); err != nil {
		return err
	}
	if err := r.refuseIrregular(sections); err != nil {
		return err
	}
	if err := r.settleSeed(); err != nil {
		return err
	}
	for _, s := range sections {
		if err := r.section(s); err != nil {
			return err
		}
	}
	r.nameRefused(sections)
	return finish(r)
}

// refuseIrregular stops on hand changes that the rules do not allow.
func (r *pairRun) refuseIrregular(sections []*pairing.Section) error {
	n := 0
	for _, s := range sections {
		for _, irr := range irregularities(s) {
			sheet, cell := r.book.GameCell(s, irr.Round, irr.Game, "红方编号")
			r.errorf("%s!%s: %s", sheet, cell, irr.Msg)
			n++
		}
	}
	if n == 0 {
		return nil
	}
	r.hintf("改正对阵；若是裁判长的决定，在该行备注里写“%s”", pairing.ArbiterDecision)
	return r.faulty(n)
}

// section posts whatever is due next in one section: a round, rows of its knockout, or both.
func (r *pairRun) section(s *pairing.Section) error {
	p, err := newProgress(s, r.t.Regulation.Seed)
	if err != nil {
		return err
	}
	if next, want := p.nextRound(), r.ctx.Int("round"); r.ctx.IsSet("round") && want != next {
		return failf(exitFaults, "%s下一轮是第%d轮，不是第%d轮", s.Name, next, want)
	}
	r.waiting = append(r.waiting, p.waits()...)
	if p.over() {
		r.final(p)
		return nil
	}
	if !p.began() && p.few() && (len(s.Players) == 0 || s.System != pairing.Swiss) {
		r.tooFew(s)
		return nil
	}
	if len(p.rows) > 0 {
		r.postRows(p)
	}
	switch {
	case p.next == 0:
		return nil
	case isRobin(s):
		return r.robin(s, p.next)
	case s.System == pairing.Knockout:
		return r.draw(p)
	}
	return r.round(p)
}

// tooFew says why a section does not begin.
func (r *pairRun) tooFew(s *pairing.Section) {
	if len(s.Players) == 0 {
		r.warnf("%s没有人报名，不编排", s.Name)
		return
	}
	r.warnf("%s能编排的不到两人，不编排", s.Name)
}

// finish writes everything, or says why there is nothing to write.
func (r *pairRun) finish() error {
	for _, w := range r.waiting {
		if r.done == 0 {
			r.errorf("%s", w)
		} else {
			r.warnf("%s", w)
		}
	}
	if r.done == 0 && len(r.waiting) > 0 {
		return failf(exitFaults, "没有可以编排的比赛组，什么也没有写入").hint("把结果填进该轮的“结果”栏，保存并关闭，再运行一次")
	}
	if r.done == 0 {
		for _, s := range r.said {
			r.printf("%s", s)
		}
		return nil
	}
	r.writeTeams(r.event, &r.edits, r.ended)
	outs, err := r.render()
	if err != nil {
		return err
	}
	if r.ctx.Bool("dry-run") {
		r.report(nil)
		return nil
	}
	u := r.complete(&r.edits)
	r.book.Forget() // what was read and what is written need not be in memory together
	data, err := r.rewrite(u, &r.edits)
	if err != nil {
		return err
	}
	written, err := r.file.commit(data, "编排", r.now, outs)
	if err != nil {
		return err
	}
	r.report(written)
	return nil
}

// report says what was done.
func (r *pairRun) report(written []string) {
	if r.ctx.Bool("dry-run") {
		r.printf("（只是试算，什么也没有写入）")
	}
	for _, s := range r.said {
		r.printf("%s", s)
	}
	if len(written) > 0 {
		r.printf("已写入 %s；PDF 在 %s：", r.file.path, printFolder(r.ctx, r.file.path))
		for _, w := range written {
			r.printf("  %s", filepath.Base(w))
		}
	}
}

// parsePairs reads --allow-repeat 3-17 (several times, or parted by commas).
func parsePairs(args []string) ([][2]pairing.StartNo, error) {
	var out [][2]pairing.StartNo
	for _, arg := range args {
		pair, ok := parsePair(arg)
		if !ok {
			return nil, failf(exitUsage, "--allow-repeat 要写两个编号，例如 3-17；写的是 %q", arg)
		}
		out = append(out, pair)
	}
	return out, nil
}

// parsePair reads 3-17: two different numbers, of which one may be 0.
func parsePair(arg string) (pair [2]pairing.StartNo, ok bool) {
	a, b, ok := strings.Cut(arg, "-")
	x, errA := strconv.Atoi(strings.TrimSpace(a))
	y, errB := strconv.Atoi(strings.TrimSpace(b))
	ok = ok && errA == nil && errB == nil && x >= 0 && y >= 0 && x != y
	return [2]pairing.StartNo{pairing.StartNo(x), pairing.StartNo(y)}, ok
}
