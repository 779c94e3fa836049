package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/report"
)

// importedCommand marks, with a round, a row of 编排记录 about pairs that another program made.
const importedCommand = "导入"

func playedFlag() cli.Flag {
	return &cli.BoolFlag{Name: "played", Usage: "文件是已赛的比赛（TRF 或交叉表）：连同各轮对局写进还没有人的比赛组，重排名次"}
}

// playedSection is a section about to be filled from a file.
type playedSection struct {
	s       *pairing.Section
	p       *importer.Played
	rounds  []pairing.Round
	bracket []pairing.KnockoutGame
}

// importPlayed fills empty sections with events that other programs have kept, and ranks them.
func (a *app) importPlayed(ctx *cli.Context, e *event, files []string) error {
	var list []playedSection
	faults := 0
	for _, name := range files {
		p, n, err := a.readPlayed(name)
		if err != nil {
			return err
		}
		if faults += n; n > 0 {
			continue
		}
		in, n, err := a.placePlayed(ctx, e, p, list)
		if err != nil {
			return err
		}
		faults += n
		list = append(list, in)
	}
	if faults > 0 {
		return failf(exitFaults, "共有 %d 处错误，什么也没有写入", faults).hint("改好文件，再运行一次")
	}
	data, err := a.fillPlayed(e, list)
	if err != nil {
		return err
	}
	data, err = a.rankPlayed(e, data, list)
	if err != nil || ctx.Bool("dry-run") {
		if err == nil {
			a.printf("（只是试算，什么也没有写入）")
		}
		return err
	}
	if _, err = e.file.commit(data, importedCommand, a.now, nil); err != nil {
		return err
	}
	a.printf("已写入 %s：报名（裁定一律写“通过”：他们已经参赛）、各轮对阵和结果、名次", e.file.path)
	return nil
}

// readPlayed reads a file and prints all its faults.
func (a *app) readPlayed(name string) (*importer.Played, int, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, 0, fileFailf(err, "读不了 %s", importer.Masked(name))
	}
	p, problems, err := importer.ReadPlayed(name, data)
	var fe *importer.FileError
	switch {
	case errors.As(err, &fe):
		return nil, 0, hinted(failf(exitFaults, "%s：%s", importer.Masked(name), fe.Msg), fe.Hint)
	case err != nil:
		return nil, 0, err
	}
	for _, n := range p.Notices {
		a.hintf("%s: %s", n.Source, n.Msg)
	}
	a.problems(problems)
	return p, len(problems.Faults()), nil
}

// placePlayed finds the section for a file: the one of --section, of the file, or the only one. It must be empty, and the
// file must fit it.
func (a *app) placePlayed(ctx *cli.Context, e *event, p *importer.Played, before []playedSection) (in playedSection, faults int, err error) {
	s, err := e.sectionFor(ctx.String("section"), p)
	if err != nil {
		return in, 0, err
	}
	taken := slices.ContainsFunc(before, func(b playedSection) bool { return b.s == s })
	if len(s.Players) > 0 || len(s.Posted) > 0 || len(s.Bracket) > 0 || taken {
		return in, 0, failf(exitFaults, "%s：比赛组“%s”已经有人或有对局，不能再写入已赛的比赛", p.File, s.Name).
			hint("用 qisai new 新建一个工作簿，或换一个空的比赛组（--section）")
	}
	in = playedSection{s: s, p: p}
	fault := func(hint, format string, args ...any) {
		a.errorf("%s: %s", p.File, fmt.Sprintf(format, args...))
		if hint != "" {
			a.hintf("%s", hint)
		}
		faults++
	}
	if last := s.LastSwissRound(); last > 0 && len(p.Rounds) > last {
		sheet, cell := e.book.SectionCell(s, "轮次")
		fault(fmt.Sprintf("把 %s!%s 改成 %d", sheet, cell, len(p.Rounds)), "文件有 %d 轮，比赛组“%s”的轮次是 %d", len(p.Rounds), s.Name, last)
	}
	var categories []string
	for _, c := range e.t.Categories {
		if c.Section == s.Name {
			categories = append(categories, c.Name)
		}
	}
	for i := range p.Players {
		f := p.Players[i].Fields
		switch {
		case f["组别"] == "" && len(categories) == 1:
			f["组别"] = categories[0]
		case !slices.Contains(categories, f["组别"]):
			fault("这个比赛组的组别："+strings.Join(categories, "、"), "%d 号%s的组别“%s”不在比赛组“%s”里", p.Players[i].No, f["姓名"], f["组别"], s.Name)
		}
	}
	if p.Bracket != "" {
		var ok bool
		if in.bracket, ok = report.DecodeBracket(p.Bracket); !ok {
			fault("", "淘汰赛一行看不懂")
		}
	}
	in.rounds = in.seat()
	a.compareSettings(e, in)
	a.suggestWithdrawals(in)
	return in, faults, nil
}

// sectionFor chooses the section.
func (e *event) sectionFor(asked string, p *importer.Played) (*pairing.Section, error) {
	var names []string
	for _, s := range e.t.Sections {
		names = append(names, s.Name)
	}
	for _, name := range []string{asked, p.Section} {
		if name == "" {
			continue
		}
		if s := e.t.Section(name); s != nil {
			return s, nil
		}
		if len(names) != 1 || name == asked {
			return nil, failf(exitUsage, "没有比赛组 %q", name).hint("用 --section 写明；这个工作簿的比赛组：%s", strings.Join(names, "、"))
		}
	}
	if len(names) != 1 {
		return nil, failf(exitUsage, "%s 没有说是哪个比赛组", p.File).hint("用 --section 写明；这个工作簿的比赛组：%s", strings.Join(names, "、"))
	}
	return e.t.Sections[0], nil
}

// seat gives the rounds tables, which no file tells, by the points before them, and everybody of whom the file says
// nothing his absence; who plays the knockout beside the Swiss stands nowhere.
func (in *playedSection) seat() []pairing.Round {
	view := *in.s
	view.Players = nil
	for _, p := range in.p.Players {
		view.Players = append(view.Players, &pairing.Player{No: p.No})
	}
	for _, r := range in.p.Rounds {
		round := pairing.Round{Number: r.Number, Games: slices.Clone(r.Games)}
		if in.s.System != pairing.SwissKnockout || r.Number <= in.s.SwissRounds {
			for _, no := range r.Silent {
				round.Games = append(round.Games, pairing.Game{Red: no, Result: pairing.Absent})
			}
		}
		setPoints(round.Games, ranking.Points(&view, r.Number-1), func(pairing.Game) bool { return true })
		slices.SortStableFunc(round.Games, compareSeats)
		for i := range round.Games {
			if g := &round.Games[i]; !g.Result.Lone() {
				g.Table = in.s.FirstTable + i
			}
		}
		view.Posted = append(view.Posted, round)
	}
	return view.Posted
}

// compareSeats puts the games by the points of the higher, then of the lower of the two, byes behind them, absences last.
func compareSeats(a, b pairing.Game) int {
	if c := cmp.Compare(lone(a), lone(b)); c != 0 || a.Result.Lone() {
		return cmp.Or(c, cmp.Compare(a.Red, b.Red))
	}
	return cmp.Or(
		cmp.Compare(max(b.RedScore, b.BlackScore), max(a.RedScore, a.BlackScore)),
		cmp.Compare(min(b.RedScore, b.BlackScore), min(a.RedScore, a.BlackScore)),
		cmp.Compare(min(a.Red, a.Black), min(b.Red, b.Black)))
}

func lone(g pairing.Game) int {
	return map[pairing.Result]int{pairing.Bye: 1, pairing.Absent: 2}[g.Result]
}
