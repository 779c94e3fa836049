package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

// fillPlayed makes the workbook with the players, their rounds and results.
func (a *app) fillPlayed(e *event, list []playedSection) ([]byte, error) {
	var ed edits
	total := 0
	for _, in := range list {
		total += len(in.p.Players)
	}
	row, ok := e.book.NewRosterRows(total)
	if !ok {
		return nil, failf(exitFaults, "“报名”表下面没有空行").hint("删去表格下面很远处的内容")
	}
	serial := 0
	for _, p := range e.t.Players {
		serial = max(serial, p.Entry)
	}
	for i := range list {
		in := &list[i]
		for _, p := range in.p.Players {
			serial++
			ed.rosterCell(e.book, row, "序号", report.N(serial))
			ed.rosterCell(e.book, row, "编号", report.N(p.No))
			ed.rosterCell(e.book, row, "裁定", report.T(pairing.Accepted.String())) // they have played: nobody judges them again
			for _, column := range slices.Sorted(maps.Keys(p.Fields)) {
				ed.rosterCell(e.book, row, column, report.T(p.Fields[column]))
			}
			row++
		}
		a.fillRounds(e, &ed, in)
	}
	a.fillHead(e, &ed, list)
	return e.apply(&ed)
}

// fillRounds adds the sheets of a section and their rows of 编排记录.
func (a *app) fillRounds(e *event, ed *edits, in *playedSection) {
	filled := *in.s
	filled.Bracket = in.bracket
	for _, p := range in.p.Players {
		filled.Players = append(filled.Players, &pairing.Player{No: p.No, Name: p.Fields["姓名"], Unit: p.Fields["单位"]})
	}
	for _, r := range in.rounds {
		c := a.context(e, &filled)
		entry := a.entry(importedCommand, in.s.Name)
		_, entry.Players = games(r)
		entry.Round, entry.Pairs, entry.Results = fmt.Sprint(r.Number), report.EncodePairs(r), report.EncodeResults(&filled)
		if r.Number == 1 {
			entry.Text = fmt.Sprintf("%s：%d 人、%d 轮，对阵和结果照文件", in.p.File, len(in.p.Players), len(in.rounds))
		}
		ed.log(entry)
		filled.Posted = append(filled.Posted, r)
		ed.newSheet(report.RoundSheet(c, templates.RoundSheet(in.s.Name, r.Number), r))
		ed.posted = append(ed.posted, posted{section: in.s.Name, round: r})
	}
	if len(in.bracket) > 0 {
		ed.extend = append(ed.extend, report.KnockoutSheet(a.context(e, &filled), templates.KnockoutSheet(in.s.Name), in.bracket))
		ed.brackets = append(ed.brackets, bracket{in.s.Name, in.bracket})
	}
}

// rankPlayed reads the filled workbook, ranks the sections and adds their sheets 名次.
func (a *app) rankPlayed(e *event, data []byte, list []playedSection) ([]byte, error) {
	book, err := importer.Open(data)
	if err != nil {
		return nil, err
	}
	defer book.Close()
	t, problems := book.Read()
	filled := &event{file: &bookFile{path: e.file.path, data: data, mode: e.file.mode}, book: book, t: t}
	if problems = append(problems, filled.recordProblems()...); problems.HasFaults() {
		a.problems(problems.Faults())
		return nil, failf(exitFaults, "照文件写好的工作簿有 %d 处错误，什么也没有写入", len(problems.Faults()))
	}
	var ed edits
	for _, in := range list {
		s := t.Section(in.s.Name)
		n := s.LastRound()
		st := rankingOf(s, n)
		ed.newSheet(report.StandingsSheet(a.context(filled, s), templates.StandingsSheet(s.Name), n, st))
		a.printf("%s：%s，%d 人，%d 轮", in.p.File, s.Name, len(in.p.Players), n)
		a.firstPlaces(st)
		a.comparePlaces(in, s, st)
	}
	return filled.apply(&ed)
}

// comparePlaces names who has other points or another place than in the file.
func (a *app) comparePlaces(in playedSection, s *pairing.Section, st []pairing.Standing) {
	was := map[pairing.StartNo]importer.PlayedPlayer{}
	for _, p := range in.p.Players {
		was[p.No] = p
	}
	scale := fileScale(s, st, was)
	var points, places []string
	for _, x := range st {
		p := was[x.Player.No]
		if p.Points >= 0 && int(x.Points)*scale != p.Points {
			points = append(points, fmt.Sprintf("%d号%s %s（文件 %s）", p.No, x.Player.Name, importer.TenthsText(int(x.Points)*scale), importer.TenthsText(p.Points)))
		}
		if p.Rank > 0 && p.Rank != x.Rank {
			places = append(places, fmt.Sprintf("%d号%s 第%d名（文件 %d）", p.No, x.Player.Name, x.Rank, p.Rank))
		}
	}
	if len(points) > 0 {
		a.warnf("%s：积分与文件不同的 %d 人：%s", s.Name, len(points), someOf(points))
	}
	if len(places) > 0 {
		a.hintf("%s：按比赛组的规定重排，名次与文件不同的 %d 人：%s", s.Name, len(places), someOf(places))
	}
}

// fileScale gives how many tenths of the file make one point here: 5 where 2/1/0 is written as 1/½/0, else 10; what fits
// more players.
func fileScale(s *pairing.Section, st []pairing.Standing, was map[pairing.StartNo]importer.PlayedPlayer) int {
	best, most := 10, -1
	scales := []int{10}
	if s.Win > 0 && 10%int(s.Win) == 0 {
		scales = []int{10 / int(s.Win), 10}
	}
	for _, scale := range scales {
		fit := 0
		for _, x := range st {
			if was[x.Player.No].Points == int(x.Points)*scale {
				fit++
			}
		}
		if fit > most {
			best, most = scale, fit
		}
	}
	return best
}

// someOf lists the first of many.
func someOf(parts []string) string {
	const most = 10
	if len(parts) > most {
		return strings.Join(parts[:most], "、") + fmt.Sprintf(" 等 %d 人", len(parts))
	}
	return strings.Join(parts, "、")
}
