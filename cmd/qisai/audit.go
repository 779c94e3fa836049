package main

import (
	"encoding/json"
	"fmt"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/pairing/audit"
)

func (a *app) auditCommand() *cli.Command {
	return &cli.Command{
		Name: "audit", Aliases: []string{"核查"}, Usage: "逐轮重新证明编排：合法，而且最优", ArgsUsage: "工作簿.xlsx",
		Description: "只凭工作簿，用另写的一份规则核查已编排的每一轮；什么也不写。",
		Flags:       []cli.Flag{sectionFlag(), &cli.BoolFlag{Name: "json", Usage: "输出 JSON，每个比赛组一行"}},
		Action:      a.audit,
	}
}

func (a *app) audit(ctx *cli.Context) error {
	path, err := oneBook(ctx)
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
	if !e.t.Regulation.HasSeed {
		a.warnf("“规程”里没有抽签种子，核查时按 0 计：只影响各条全同时的取舍")
	}
	for _, s := range sections {
		reports := audit.SectionWith(playing(s), e.t.Regulation.Seed, audit.Options{Original: e.record(s).rounds, Elsewhere: elsewhere(s)})
		if ctx.Bool("json") {
			if err := a.auditJSON(s, reports); err != nil {
				return err
			}
			continue
		}
		a.auditText(s, reports)
	}
	return nil
}

func (a *app) auditJSON(s *pairing.Section, reports []audit.RoundReport) error {
	enc := json.NewEncoder(a.stdout)
	enc.SetEscapeHTML(false)
	return enc.Encode(struct {
		Section string              `json:"section"`
		Rounds  []audit.RoundReport `json:"rounds"`
	}{s.Name, append([]audit.RoundReport{}, reports...)})
}

func (a *app) auditText(s *pairing.Section, reports []audit.RoundReport) {
	if len(reports) == 0 && s.System == pairing.Knockout {
		a.printf("%s：单败淘汰没有要证明的编排", s.Name)
		return
	}
	if len(reports) == 0 {
		a.printf("%s：还没有编排", s.Name)
		return
	}
	for _, r := range reports {
		a.printf("%s第%d轮：%d 人，%d 盘，%s", s.Name, r.Round, r.Players, r.Games, auditVerdict(r))
		for _, f := range r.Findings {
			where := ""
			if f.Board > 0 {
				where = fmt.Sprintf("%d台 ", f.Board)
			}
			clause := ""
			if f.Clause != "" {
				clause = "（" + f.Clause + "）"
			}
			a.printf("  %s %s：%s%s%s", f.Severity, f.Kind, where, f.Msg, clause)
		}
	}
}

func auditVerdict(r audit.RoundReport) string {
	how := map[string]string{audit.ByProof: "已证明", audit.ByEnumeration: "已证明并穷举核对"}[r.Method]
	switch {
	case r.Method == "":
		return "没有判断是否最优"
	case r.Optimal && r.Errors() == 0:
		return "合法、最优（" + how + "）"
	case r.Optimal:
		return fmt.Sprintf("对阵最优（%s），另有 %d 处不符", how, r.Errors())
	}
	return fmt.Sprintf("%d 处不符", r.Errors())
}
