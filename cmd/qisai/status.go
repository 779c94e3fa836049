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
	var waiting, due int
	for _, s := range e.t.Sections {
		text := sectionStatus(s)
		switch {
		case len(s.MissingResults()) > 0:
			waiting++
		case !s.Finished() && len(s.Available(s.LastRound()+1)) > 1:
			due++
		}
		a.printf("%s：%s；%s", s.Name, verdictCounts(s), text)
	}
	switch {
	case len(e.t.Players) == 0:
		a.printf("下一步：把报名填进“报名”，保存并关闭，运行 qisai check %s", path)
	case due > 0:
		a.printf("下一步：qisai pair %s", path)
	case waiting > 0:
		a.printf("下一步：把结果填进上面各轮的“结果”栏，保存并关闭，运行 qisai pair %s", path)
	default:
		a.printf("全部轮次已经结束。最终名次：qisai pair %s", path)
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
	case s.Finished():
		return fmt.Sprintf("%d 轮全部结束", n)
	}
	return fmt.Sprintf("第%d轮%s已有全部结果，可以编排第%d轮", n, of, n+1)
}
