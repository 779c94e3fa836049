package main

import (
	"fmt"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/report/xlsx"
)

// compareSettings says where the section will not rank, or go on, as the file did.
func (a *app) compareSettings(e *event, in playedSection) {
	if own := strings.Join(in.s.Keys, "、"); in.p.Keys != "" && in.p.Keys != own {
		a.warnf("%s: 文件的破同分是 %s，按比赛组“%s”的排：%s", in.p.File, in.p.Keys, in.s.Name, own)
	}
	if own := in.s.System.String(); in.p.System != "" && in.p.System != own {
		a.warnf("%s: 文件的赛制是%s，比赛组“%s”是%s", in.p.File, in.p.System, in.s.Name, own)
	}
	rounds := in.s.LastSwissRound()
	if n := in.p.Planned; n > 0 && rounds > 0 && n != rounds && n != in.s.Rounds && n >= len(in.p.Rounds) {
		sheet, cell := e.book.SectionCell(in.s, "轮次")
		a.warnf("%s: 文件写明共 %d 轮，比赛组“%s”的轮次是 %d", in.p.File, n, in.s.Name, rounds)
		a.hintf("要照文件的，把 %s!%s 改成 %d", sheet, cell, n)
	}
	if f := in.p.Scoring; f != nil && !sameScoring(*f, in.s.Scoring) {
		a.warnf("%s: 文件的记分是 %s，比赛组“%s”的是 %s，照比赛组的算", in.p.File, fileScoring(*f), in.s.Name, ownScoring(in.s.Scoring))
	}
}

// sameScoring says whether two scorings are multiples of each other: 1/½/0 is 2/1/0.
func sameScoring(f importer.PlayedScoring, s pairing.Scoring) bool {
	for _, c := range []struct {
		file int
		own  pairing.Score
	}{{f.RedDraw, s.RedDraw}, {f.BlackDraw, s.BlackDraw}, {f.Loss, s.Loss}, {f.Bye, s.Bye}} {
		if c.file*int(s.Win) != int(c.own)*f.Win {
			return false
		}
	}
	return true
}

const scoringForm = "胜 %v、红和 %v、黑和 %v、负 %v、轮空 %v"

func fileScoring(f importer.PlayedScoring) string {
	text := importer.TenthsText
	return fmt.Sprintf(scoringForm, text(f.Win), text(f.RedDraw), text(f.BlackDraw), text(f.Loss), text(f.Bye))
}

func ownScoring(s pairing.Scoring) string {
	return fmt.Sprintf(scoringForm, s.Win, s.RedDraw, s.BlackDraw, s.Loss, s.Bye)
}

// fillHead writes what the heads of the files say of the event into the empty cells of 规程 and 日程, and says what was
// filled, what stands there otherwise, and what has no cell.
func (a *app) fillHead(e *event, ed *edits, list []playedSection) {
	h := headFiller{app: a, e: e, ed: ed, now: map[string]string{}}
	for _, in := range list {
		h.file = in.p.File
		for _, i := range in.p.Items {
			h.item(i)
		}
		h.days(in)
	}
	if len(h.filled) > 0 {
		a.printf("照文件填上：%s", strings.Join(h.filled, "、"))
	}
}

type headFiller struct {
	*app
	e      *event
	ed     *edits
	file   string
	now    map[string]string // what has been filled, by its place
	filled []string
}

// item fills an item of 规程.
func (h *headFiller) item(i importer.HeadItem) {
	sheet, col, row, ok := h.e.book.RegulationCell(i.Item)
	if !ok {
		h.hintf("%s: “规程”没有“%s”这一项，文件的“%s”没有写入", h.file, i.Item, importer.Masked(i.Text))
		return
	}
	have := ""
	for _, x := range h.e.t.Regulation.Items {
		if x.Name == i.Item && have == "" {
			have = x.Value
		}
	}
	reg := &h.e.t.Regulation
	switch {
	case i.Item == "开始日期" && !reg.Start.IsZero():
		have = reg.Start.String()
	case i.Item == "结束日期" && !reg.End.IsZero():
		have = reg.End.String()
	}
	at := place(sheet, col, row)
	if have == "" {
		have = h.now[at]
	}
	switch {
	case have == "":
		h.now[at] = i.Text
		h.filled = append(h.filled, i.Item)
		h.ed.regulation(h.e.book, i.Item, report.T(i.Text))
	case pairing.Squeeze(have) != pairing.Squeeze(i.Text):
		h.hintf("%s: %s 的%s是“%s”，文件里是“%s”，没有改", h.file, at, i.Item, importer.Masked(have), importer.Masked(i.Text))
	}
}

// days fills the dates of the rounds in 日程: in the row of the section, or of all where there is one section. A row for
// several rounds is left alone.
func (h *headFiller) days(in playedSection) {
	var filled, left []string
	for _, d := range in.p.Days {
		i := slices.IndexFunc(h.e.t.Schedule, func(s pairing.Stop) bool {
			return s.Round == fmt.Sprint(d.Round) && (s.Section == in.s.Name || s.Section == "" && len(h.e.t.Sections) == 1)
		})
		name := fmt.Sprintf("第%d轮", d.Round)
		have := h.e.t.StopFor(in.s.Name, fmt.Sprint(d.Round)).Date
		switch {
		case have == d.Day:
		case i < 0 || !have.IsZero():
			left = append(left, name+" "+d.Day.String())
		default:
			sheet, col, row, free := h.e.book.StopDate(i)
			if !free {
				left = append(left, name+" "+d.Day.String())
				continue
			}
			h.ed.cells = append(h.ed.cells, xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: d.Day.String()})
			filled = append(filled, name)
		}
	}
	if len(filled) > 0 {
		h.filled = append(h.filled, fmt.Sprintf("%s %d 轮的日期", in.s.Name, len(filled)))
	}
	if len(left) > 0 {
		h.hintf("%s: 这几轮的日期没有写进“日程”（那里另有日期，或没有这一轮自己的一行）：%s", h.file, strings.Join(left, "、"))
	}
}

// suggestWithdrawals names those of whom the file says nothing from some round to the end: they look absent, and would be
// paired again. Whether they have left is for the arbiter to say. Who plays the knockout is silent too, and in a round
// robin one has no opponent in the last round.
func (a *app) suggestWithdrawals(in playedSection) {
	total := len(in.p.Rounds)
	gone := map[int][]string{}
	for _, p := range in.p.Players {
		last := 0
		for _, r := range in.p.Rounds {
			if g, ok := r.Find(p.No); ok && g.Result != pairing.Absent {
				last = r.Number
			}
		}
		robin := in.s.System == pairing.RoundRobin || in.s.System == pairing.DoubleRoundRobin
		knockout := in.s.System == pairing.SwissKnockout && last >= in.s.SwissRounds
		if last == total || p.Fields["退赛轮"] != "" || knockout || robin && last == total-1 {
			continue
		}
		gone[last+1] = append(gone[last+1], fmt.Sprintf("%d号%s", p.No, p.Fields["姓名"]))
	}
	for r := 1; r <= total; r++ {
		if len(gone[r]) > 0 {
			a.hintf("%s：从第%d轮起没有对局的 %d 人：%s。若已退赛，在“报名”的退赛轮填 %d（没有代填），不填就照常编排",
				in.s.Name, r, len(gone[r]), someOf(gone[r]), r)
		}
	}
}
