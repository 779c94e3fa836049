package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/pairing/pattern"
	"qisai/report"
)

// exportTRF writes a TRF16 file for every section that has numbers.
func (a *app) exportTRF(ctx *cli.Context, e *event, path string) error {
	if isWorkbookName(path) {
		return failf(exitUsage, "--trf 后面是要写的 TRF 文件，不能是 %s", path).hint("文件名以 .trf 或 .txt 结尾")
	}
	sections, err := e.chosen(ctx)
	if err != nil {
		return err
	}
	var outs []output
	var said []string
	for _, s := range sections {
		file, err := a.sectionTRF(ctx, e, s)
		if err != nil {
			return err
		}
		if file == nil {
			continue
		}
		name := path
		if len(sections) > 1 {
			ext := filepath.Ext(path)
			name = filepath.Join(filepath.Dir(path), fileName(strings.TrimSuffix(filepath.Base(path), ext), s.Name)+ext)
		}
		if err := notSomethingElse(name); err != nil {
			return err
		}
		outs = append(outs, output{path: name, data: []byte(file.Text)})
		said = append(said, fmt.Sprintf("%s：%s", s.Name, a.context(e, s).TRFMapping()))
		for _, n := range file.Notes {
			a.hintf("%s：%s", s.Name, n)
		}
	}
	if len(outs) == 0 {
		return failf(exitFaults, "还没有编号，没有可以导出的").hint("先编排第一轮：qisai pair %s", quote(e.file.path))
	}
	written, err := e.file.commit(nil, "导出", a.now, outs)
	if err != nil {
		return err
	}
	for i, name := range written {
		a.printf("已写入 %s（%s；红方写作白 w，黑方写作 b）", name, said[i])
	}
	return nil
}

// notSomethingElse refuses to overwrite a file that is no TRF: an older export is, a letter is not.
func notSomethingElse(path string) error {
	old, err := os.ReadFile(path)
	if err != nil || len(old) == 0 || trfLine.Match(old) {
		return nil // what cannot be read, writing will tell
	}
	return failf(exitFile, "%s 已经存在，也不是 TRF 文件，没有覆盖", path).hint("换一个文件名，例如 %s", quote(base(path)+"-2.trf"))
}

// trfLine finds the tournament's name or a player's line, one of which every TRF has.
var trfLine = pattern.New(`(?m)^\x{FEFF}?(012|001) `)

// sectionTRF makes the file of a section up to the last round that is complete; nil without numbers.
func (a *app) sectionTRF(ctx *cli.Context, e *event, s *pairing.Section) (*report.TRFFile, error) {
	round := completeRounds(s)
	switch n := ctx.Int("round"); {
	case ctx.IsSet("round") && (n < 0 || n > round):
		return nil, failf(exitFaults, "%s赛完的是 %d 轮，不能写到第%d轮", s.Name, round, n)
	case ctx.IsSet("round"):
		round = n
	case round < s.LastRound():
		a.warnf("%s第%d轮还有没有结果的对局，只写到第%d轮", s.Name, round+1, round)
	}
	st := rankingOf(s, round)
	if len(st) == 0 {
		a.warnf("%s还没有编号，没有导出", s.Name)
		return nil, nil
	}
	file, err := report.TRF(a.context(e, s), round, st)
	if err != nil {
		return nil, failf(exitFaults, "%s：%v", s.Name, err)
	}
	return &file, nil
}

// completeRounds counts the rounds before the first that lacks a result.
func completeRounds(s *pairing.Section) int {
	for _, r := range missingResults(s) {
		return r.Number - 1
	}
	return s.LastRound()
}
