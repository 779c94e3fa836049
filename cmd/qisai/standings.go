package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

func (a *app) standingsCommand() *cli.Command {
	return &cli.Command{
		Name: "standings", Aliases: []string{"名次"}, Usage: "计算名次并写进工作簿；不编排", ArgsUsage: "工作簿.xlsx",
		Description: "用 --json 或 --csv 时只输出名次，不改工作簿；--json 每个比赛组一行。",
		Flags: []cli.Flag{
			sectionFlag(), roundFlag("第几轮之后的名次；默认到最后一个已有结果的轮次"),
			&cli.BoolFlag{Name: "json", Usage: "输出 JSON"}, &cli.BoolFlag{Name: "csv", Usage: "输出 CSV"},
		},
		Action: a.standings,
	}
}

func (a *app) standings(ctx *cli.Context) error {
	path, err := oneBook(ctx)
	if err != nil {
		return err
	}
	if ctx.Bool("json") && ctx.Bool("csv") {
		return failf(exitUsage, "--json 和 --csv 只能用一个")
	}
	e, sections, err := a.loadChosen(ctx, path)
	if err != nil {
		return err
	}
	defer e.close()
	if ctx.Bool("csv") {
		a.markNewFile()
	}
	var ed edits
	ranked := map[*pairing.Section]int{}
	for _, s := range sections {
		round, err := a.standingsRound(s, ctx)
		if err != nil {
			return err
		}
		st := rankingOf(s, round)
		c := a.context(e, s)
		switch {
		case ctx.Bool("json"):
			err = outputTrouble(report.StandingsJSON(unencoded(a.stdout), s, round, st))
		case ctx.Bool("csv"):
			err = outputTrouble(report.StandingsCSV(a.stdout, c, round, st))
		case len(st) == 0:
			a.warnf("%s还没有编号，没有名次", s.Name)
		default:
			changes := e.changes(s)
			for _, text := range changes {
				a.warnf("%s：%s", s.Name, text)
			}
			ed.newSheet(report.StandingsSheet(c, templates.StandingsSheet(s.Name), round, st))
			entry := a.entry("名次", s.Name)
			entry.Round, entry.Players, entry.Results = fmt.Sprint(round), len(st), report.EncodeResults(s)
			entry.Text = strings.Join(append(changes, afterText(s, round)+"后名次"), "；")
			ed.log(entry)
			a.printf("%s：%s后名次已写入工作表“%s”", s.Name, afterText(s, round), templates.StandingsSheet(s.Name))
			a.firstPlaces(st)
			ranked[s] = round
		}
		if err != nil {
			return err
		}
	}
	if len(ed.sheets) == 0 {
		return nil
	}
	a.writeTeams(e, &ed, ranked)
	return a.writeSheets(e, ed, "名次")
}

// markNewFile puts the mark of UTF-8 in front of a table that is sent into a new file: without it a Chinese Excel takes
// the file for GBK. A pipe gets none, as other programs would read it; nor does GBK, which Excel expects.
func (a *app) markNewFile() {
	f, ok := a.stdout.(*os.File)
	if !ok {
		return
	}
	if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Size() == 0 {
		fmt.Fprint(f, "\ufeff")
	}
}

// firstPlaces shows the head of a ranking.
func (a *app) firstPlaces(st []pairing.Standing) {
	for _, s := range st[:min(3, len(st))] {
		a.printf("  第%d名 %s %s　%d分", s.Rank, s.Player.Name, s.Player.Unit, s.Points)
	}
}

// standingsRound gives the round a ranking is made after: --round, or the last one with any result. Boards still open in
// it are said.
func (a *app) standingsRound(s *pairing.Section, ctx *cli.Context) (int, error) {
	round := s.LastRound()
	if r := s.Round(round); r != nil && !ctx.IsSet("round") && untouched(r) {
		round--
	}
	if ctx.IsSet("round") {
		round = ctx.Int("round")
		if round < 0 || round > s.LastRound() {
			return 0, failf(exitFaults, "%s没有第%d轮，最后编排的是第%d轮", s.Name, round, s.LastRound())
		}
	}
	for _, m := range missingResults(s) {
		if m.Number <= round {
			a.warnf("%s第%d轮还有 %d 盘没有结果，名次里没有算它们：%s", s.Name, m.Number, len(m.Games), boards(m.Games))
		}
	}
	if p, err := newProgress(s, 0); err == nil && len(p.openMatches()) > 0 && round >= s.SwissRounds {
		open := p.openMatches()
		a.warnf("%s淘汰赛还有 %d 盘没有结果，名次里没有算它们：%s", s.Name, len(open), matches(open))
	}
	return round, nil
}

// untouched says whether no game of a round has a result yet.
func untouched(r *pairing.Round) bool {
	for _, g := range r.Games {
		if g.Result != pairing.Pending && g.Result.Met() {
			return false
		}
	}
	return len(r.PendingGames()) > 0
}

// writeSheets writes edits that post no round.
func (a *app) writeSheets(e *event, ed edits, command string) error {
	if err := e.writable(); err != nil {
		return err
	}
	data, err := e.apply(&ed)
	if err != nil {
		return err
	}
	_, err = e.file.commit(data, command, a.now, nil)
	return err
}
