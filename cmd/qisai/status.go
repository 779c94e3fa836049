package main

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/report"
)

func (a *app) statusCommand() *cli.Command {
	return &cli.Command{
		Name: "status", Aliases: []string{"状态"}, Usage: "比赛进行到哪里，下一步运行什么", ArgsUsage: "工作簿.xlsx",
		Action: a.onBook(a.status),
	}
}

func (a *app) status(ctx *cli.Context, e *event) error {
	if name := e.t.Regulation.Name; name != "" {
		a.printf("%s", name)
	}
	for _, s := range e.t.Sections {
		a.advise(s)
		for _, irr := range irregularities(s) {
			sheet, cell := e.book.GameCell(s, irr.Round, irr.Game, "红方编号")
			a.warnf("%s!%s: %s", sheet, cell, irr.Msg)
		}
	}
	if n := len(e.review()); n > 0 {
		a.printf("规程审查：有 %d 处请核对，运行 qisai rules %s 看是哪些", n, quote(e.file.path))
	}
	return a.whereItStands(e, e.file.path)
}

// whereItStands says how far every section is, and the next command.
func (a *app) whereItStands(e *event, path string) error {
	var waiting, due, over int
	for _, s := range e.t.Sections {
		p, err := newProgress(s, e.t.Regulation.Seed)
		if err != nil {
			return err
		}
		switch {
		case p.due():
			due++
		case len(p.waits()) > 0:
			waiting++
		case p.over() && e.settled(s):
			over++
		case p.over():
			due++
			a.warnf("%s的最终名次还没有按现在的结果排定", s.Name)
		}
		a.printf("%s：%s，%s；%s", s.Name, s.System, verdictCounts(s), p.status())
	}
	a.nextCommand(e, path, due, waiting, over)
	return nil
}

// nextCommand says what to run next, from how many sections can be paired, wait for results, are over.
func (a *app) nextCommand(e *event, path string, due, waiting, over int) {
	switch {
	case len(e.t.Players) == 0:
		a.printf("下一步：把报名填进“报名”，保存并关闭，运行 qisai check %s", quote(path))
	case due > 0:
		a.printf("下一步：qisai pair %s", quote(path))
	case waiting > 0:
		a.printf("下一步：把结果填进上面各轮的“结果”栏，保存并关闭，运行 qisai pair %s", quote(path))
	case over > 0:
		a.printf("比赛已经结束，最终名次已排定。下一步：%s", afterwards(e, quote(path)))
	default:
		a.printf("还没有两名审核通过的棋手，不能编排。下一步：补全“报名”，运行 qisai check %s", quote(path))
	}
}

// afterwards is the next command of an event that is over.
func afterwards(e *event, path string) string {
	given, stale := e.awarded()
	switch {
	case !e.hasPrizes():
		return fmt.Sprintf("qisai print %s all", path)
	case stale:
		return fmt.Sprintf("名次在发奖以后又排过，重新运行 qisai awards %s", path)
	case !given:
		return fmt.Sprintf("qisai awards %s", path)
	}
	return fmt.Sprintf("qisai print %s 获奖名单 奖金签领表 领奖单 证书", path)
}

// status says in a few words where a section stands: its rounds, then its knockout.
func (p *progress) status() string {
	if p.s.System == pairing.Knockout {
		return p.knockoutStatus()
	}
	return report.Joined(p.roundStatus(), p.knockoutStatus())
}

func (p *progress) roundStatus() string {
	n, of := p.s.LastRound(), ""
	if last := lastRound(p.s); last > 0 {
		of = fmt.Sprintf("（共%d轮）", last)
	}
	switch {
	case n == 0:
		return "还没有编排" + of
	case len(p.missing) > 0:
		var parts []string
		for _, m := range p.missing {
			parts = append(parts, fmt.Sprintf("第%d轮%s等 %d 盘结果：%s", m.Number, of, len(m.Games), boards(m.Games)))
		}
		return strings.Join(parts, "；")
	case p.next == 0:
		return fmt.Sprintf("%d 轮全部结束", n)
	case p.few():
		return fmt.Sprintf("第%d轮%s以后能编排的不到两人", n, of)
	}
	return fmt.Sprintf("第%d轮%s已有全部结果，可以编排第%d轮", n, of, p.next)
}

// knockoutStatus is "" for a section without a knockout, or as long as the rounds before it are played.
func (p *progress) knockoutStatus() string {
	switch {
	case p.bracket == nil && p.s.System == pairing.Knockout:
		return "还没有抽签"
	case p.bracket == nil:
		return ""
	case p.bracket.Finished():
		return "淘汰赛全部结束"
	}
	var parts []string
	if open := p.openMatches(); len(open) > 0 {
		parts = append(parts, fmt.Sprintf("等 %d 盘结果：%s", len(open), matches(open)))
	}
	if len(p.rows) > 0 {
		parts = append(parts, fmt.Sprintf("淘汰赛可以编排：%s", matches(p.rows)))
	}
	return strings.Join(parts, "；")
}
