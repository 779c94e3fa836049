package main

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/pairing/audit"
)

func (a *app) auditCommand() *cli.Command {
	return &cli.Command{
		Name: "audit", Aliases: []string{"核查"}, Usage: "逐轮重新证明编排：合法，而且最优", ArgsUsage: "工作簿.xlsx",
		Description: "只凭工作簿，用另写的一份规则核查已编排的每一轮；什么也不写。编排以后才改的成绩、设置，不影响对那一轮的判断。",
		Flags:       []cli.Flag{sectionFlag(), &cli.BoolFlag{Name: "json", Usage: "输出 JSON，每个比赛组一行"}},
		Action:      a.onBook(a.audit),
	}
}

func (a *app) audit(ctx *cli.Context, e *event) error {
	sections, err := e.chosen(ctx)
	if err != nil {
		return err
	}
	var sum auditSum
	for _, s := range sections {
		reports := a.auditSection(e, s)
		if ctx.Bool("json") {
			if err := a.auditJSON(s, reports); err != nil {
				return err
			}
			continue
		}
		a.auditText(s, reports)
		sum.add(s, reports)
	}
	if sum.rounds > 0 {
		a.printf("%s", sum)
	}
	return nil
}

// auditSection audits a section with everything 编排记录 says of it.
func (a *app) auditSection(e *event, s *pairing.Section) []audit.RoundReport {
	rec := e.record(s)
	p := newReplay(s, rec)
	opt := audit.Options{Original: rec.rounds, Seeds: rec.seeds, AsPosted: map[int]*pairing.Section{}, Settings: map[int][]string{}, Elsewhere: elsewhere(s)}
	for _, r := range s.Posted {
		if view := p.section(r.Number); view != nil && !isRobin(s) { // the rounds of a robin do not follow from results
			opt.AsPosted[r.Number], opt.Settings[r.Number] = view, p.settingsChanged(r.Number)
		}
	}
	seed, known := e.t.Regulation.Seed, e.t.Regulation.HasSeed
	if !known && len(rec.seeds) > 0 {
		seed, known = rec.seeds[lastKey(rec.known)], true
	}
	if !known && s.LastRound() > 0 {
		a.warnf("%s：没有抽签种子，核查时按 0 计：只影响各条全同时的取舍", s.Name)
	}
	reports := audit.SectionWith(playing(s), seed, opt)
	for i := range reports {
		if rec.imported[reports[i].Round] {
			legalOnly(&reports[i])
		}
	}
	return reports
}

// legalOnly leaves of the report about a round that another program paired what any pairing must hold to: that it was
// made by other criteria is no finding.
func legalOnly(r *audit.RoundReport) {
	r.Findings = slices.DeleteFunc(r.Findings, func(f audit.Finding) bool {
		return slices.Contains([]audit.Kind{audit.NotOptimal, audit.Tables, audit.Colour, audit.Missing, audit.Ordered}, f.Kind)
	})
	r.Findings = append(r.Findings, audit.Finding{Kind: "导入", Severity: audit.Info, Msg: "对阵是从文件导入的，只核查是否合法"})
	r.Method, r.Optimal, r.Posted, r.Best = "", false, audit.Cost{}, audit.Cost{}
}

func (a *app) auditJSON(s *pairing.Section, reports []audit.RoundReport) error {
	enc := json.NewEncoder(unencoded(a.stdout))
	enc.SetEscapeHTML(false)
	return outputTrouble(enc.Encode(struct {
		Section string              `json:"section"`
		Rounds  []audit.RoundReport `json:"rounds"`
	}{s.Name, append([]audit.RoundReport{}, reports...)}))
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
			clause := ""
			if f.Clause != "" {
				clause = "（" + f.Clause + "）"
			}
			a.printf("  %s %s：%s%s", f.Severity, f.Kind, f.Msg, clause)
		}
	}
}

// auditVerdict sums a round up: what is proved, and how many findings follow.
func auditVerdict(r audit.RoundReport) string {
	how := map[string]string{audit.ByProof: "已证明", audit.ByEnumeration: "已证明并穷举核对"}[r.Method]
	verdict := ""
	switch {
	case r.Method == "" && r.Errors() == 0:
		verdict = "合法"
	case r.Method == "":
		verdict = "没有判断是否最优"
	case r.Optimal && r.Errors() == 0:
		verdict = "合法、最优（" + how + "）"
	case r.Optimal:
		verdict = "对阵最优（" + how + "）"
	default:
		verdict = "对阵不是最优"
	}
	return verdict + counted("，", r.Errors(), len(r.Findings)-r.Errors())
}

// counted names the findings by severity, "" for none.
func counted(before string, errors, infos int) string {
	text := ""
	if errors > 0 {
		text += fmt.Sprintf("%s%d 处%s", before, errors, audit.Error)
		before = "，"
	}
	if infos > 0 {
		text += fmt.Sprintf("%s%d 处%s", before, infos, audit.Info)
	}
	return text
}

// auditSum is the last line of an audit.
type auditSum struct {
	rounds, errors, infos int
	worse, swiss          bool // some round is not the best; some has a best
}

func (sum *auditSum) add(s *pairing.Section, reports []audit.RoundReport) {
	for _, r := range reports {
		sum.rounds++
		sum.errors += r.Errors()
		sum.infos += len(r.Findings) - r.Errors()
		sum.swiss = sum.swiss || !isRobin(s)
		sum.worse = sum.worse || !isRobin(s) && !r.Optimal
	}
}

// String says 全部合法、最优, or how much is wrong.
func (sum auditSum) String() string {
	switch {
	case sum.errors > 0:
		return counted("共 ", sum.errors, sum.infos)
	case sum.worse:
		return "没有错误" + counted("，", 0, sum.infos)
	case sum.swiss:
		return "全部合法、最优" + counted("，", 0, sum.infos)
	}
	return "全部合法" + counted("，", 0, sum.infos)
}
