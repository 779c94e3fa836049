package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/report"
)

// kind is one kind of document that print makes.
type kind struct {
	name, alias, about string
	make               func(a *app, e *event, s *pairing.Section, round int) (document, bool)
}

var kinds = []kind{
	{"对阵表", "pairings", "一轮的对阵：按台号，另附按姓名查台号", (*app).pairingsDocument},
	{"名次表", "standings", "名次", (*app).standingsDocument},
}

func (a *app) printCommand() *cli.Command {
	return &cli.Command{
		Name: "print", Aliases: []string{"打印"}, Usage: "打印 PDF：对阵表、名次表，或 all", ArgsUsage: "工作簿.xlsx 种类…",
		Flags: []cli.Flag{
			sectionFlag(), roundFlag("哪一轮；默认最近一轮"), outFlag(),
			&cli.BoolFlag{Name: "list", Usage: "列出有哪些种类"},
		},
		Action: a.print,
	}
}

func (a *app) print(ctx *cli.Context) error {
	if ctx.Bool("list") {
		for _, k := range kinds {
			a.printf("%s（%s）　%s", k.name, k.alias, k.about)
		}
		return nil
	}
	args := ctx.Args().Slice()
	if len(args) < 2 {
		return failf(exitUsage, "要写工作簿和种类").hint("例如：qisai print 比赛.xlsx 对阵表；种类有：%s、all", kindNames())
	}
	wanted, err := parseKinds(args[1:])
	if err != nil {
		return err
	}
	e, err := a.load(args[0])
	if err != nil {
		return err
	}
	defer e.close()
	sections, err := e.chosen(ctx)
	if err != nil {
		return err
	}
	var docs []document
	for _, s := range sections {
		round, err := printRound(ctx, s)
		if err != nil {
			return err
		}
		for _, k := range wanted {
			d, ok := k.make(a, e, s, round)
			if !ok {
				a.warnf("%s没有可打印的%s", s.Name, k.name)
				continue
			}
			docs = append(docs, d)
		}
	}
	return a.writeDocuments(e, docs, printFolder(ctx, args[0]))
}

func (a *app) writeDocuments(e *event, docs []document, dir string) error {
	outs, err := a.render(docs, dir)
	if err != nil {
		return err
	}
	written, err := e.file.commit(nil, "打印", a.now, outs)
	if err != nil {
		return err
	}
	for _, w := range written {
		a.printf("已打印 %s", filepath.Join(dir, filepath.Base(w)))
	}
	return nil
}

// printRound gives the round to print: --round, or 0 for the most recent.
func printRound(ctx *cli.Context, s *pairing.Section) (int, error) {
	if !ctx.IsSet("round") {
		return 0, nil
	}
	n := ctx.Int("round")
	if n < 1 || n > s.LastRound() {
		return 0, failf(exitFaults, "%s没有第%d轮，最后编排的是第%d轮", s.Name, n, s.LastRound())
	}
	return n, nil
}

// pairingsDocument prints a round, the last one for round 0.
func (a *app) pairingsDocument(e *event, s *pairing.Section, round int) (document, bool) {
	if round == 0 {
		round = s.LastRound()
	}
	r := s.Round(round)
	if r == nil {
		return document{}, false
	}
	return document{fileName(s.Name, fmt.Sprintf("第%d轮", round), "对阵表"), report.Pairings(a.context(e, s), *r)}, true
}

// standingsDocument prints a ranking; for round 0 after the last round that has any result.
func (a *app) standingsDocument(e *event, s *pairing.Section, round int) (document, bool) {
	if round == 0 {
		round = s.LastRound()
		if r := s.Round(round); r != nil && untouched(r) {
			round--
		}
	}
	st := ranking.Standings(s, round)
	if len(st) == 0 {
		return document{}, false
	}
	name := fmt.Sprintf("第%d轮后", round)
	if s.Finished() && round >= s.Rounds {
		name = "最终"
	}
	for _, m := range s.MissingResults() {
		if m.Number <= round {
			a.warnf("%s第%d轮还有 %d 盘没有结果，名次里没有算它们：%s", s.Name, m.Number, len(m.Games), boards(m.Games))
		}
	}
	return document{fileName(s.Name, name, "名次表"), report.Standings(a.context(e, s), round, st)}, true
}

// parseKinds reads kinds by their Chinese name or English alias; all means every kind.
func parseKinds(words []string) ([]kind, error) {
	var out []kind
	for _, w := range words {
		if w == "all" || w == "全部" {
			return kinds, nil
		}
		i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == w || k.alias == strings.ToLower(w) })
		if i < 0 {
			return nil, failf(exitUsage, "没有 %q 这种文件", w).hint("种类有：%s、all", kindNames())
		}
		out = append(out, kinds[i])
	}
	return out, nil
}

func kindNames() string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = k.name
	}
	return strings.Join(names, "、")
}
