package main

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
)

func (a *app) statusCommand() *cli.Command {
	return &cli.Command{
		Name: "status", Aliases: []string{"状态"}, Usage: "比赛进行到哪里，下一步运行什么", ArgsUsage: "工作簿.xlsx",
		Action: a.status,
	}
}

func (a *app) status(ctx *cli.Context) error {
	path, err := oneBook(ctx)
	if err != nil {
		return err
	}
	e, err := a.load(path)
	if err != nil {
		return err
	}
	defer e.close()
	if name := e.t.Regulation.Name; name != "" {
		a.printf("%s", name)
	}
	var waiting, due, over int
	for _, s := range e.t.Sections {
		text := sectionStatus(s)
		switch {
		case len(s.MissingResults()) > 0:
			waiting++
		case !s.Finished() && len(s.Available(s.LastRound()+1)) > 1:
			due++
		case s.LastRound() > 0:
			over++
		}
		a.advise(s)
		for _, irr := range s.Irregularities() {
			sheet, cell := e.book.GameCell(s, irr.Round, irr.Game, "红方编号")
			a.warnf("%s!%s: %s", sheet, cell, irr.Msg)
		}
		a.printf("%s：%s；%s", s.Name, verdictCounts(s), text)
	}
	switch {
	case len(e.t.Players) == 0:
		a.printf("下一步：把报名填进“报名”，保存并关闭，运行 qisai check %s", quote(path))
	case due > 0:
		a.printf("下一步：qisai pair %s", quote(path))
	case waiting > 0:
		a.printf("下一步：把结果填进上面各轮的“结果”栏，保存并关闭，运行 qisai pair %s", quote(path))
	case over > 0:
		a.printf("比赛已经结束。下一步：qisai pair %s 排定最终名次，已排定的可以 qisai print %s 名次表", quote(path), quote(path))
	default:
		a.printf("还没有两名审核通过的棋手，不能编排。下一步：补全“报名”，运行 qisai check %s", quote(path))
	}
	return nil
}

// sectionStatus says in a few words where a section stands.
func sectionStatus(s *pairing.Section) string {
	n := s.LastRound()
	of := ""
	if s.Rounds > 0 {
		of = fmt.Sprintf("（共%d轮）", s.Rounds)
	}
	missing := s.MissingResults()
	switch {
	case n == 0:
		return "还没有编排" + of
	case len(missing) > 0:
		text := ""
		for i, m := range missing {
			if i > 0 {
				text += "；"
			}
			text += fmt.Sprintf("第%d轮%s等 %d 盘结果：%s", m.Number, of, len(m.Games), boards(m.Games))
		}
		return text
	case n > 0 && len(s.Available(n+1)) < 2:
		return fmt.Sprintf("第%d轮%s以后能编排的不到两人", n, of)
	case s.Finished():
		return fmt.Sprintf("%d 轮全部结束", n)
	}
	return fmt.Sprintf("第%d轮%s已有全部结果，可以编排第%d轮", n, of, n+1)
}
