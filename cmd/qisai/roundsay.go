package main

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

// remadeText says what a round made anew was before, "" for any other; it is said aloud too.
func (r *pairRun) remadeText(s *pairing.Section, now pairing.Round) string {
	m, redone := r.remade[s]
	if !redone {
		return ""
	}
	text := m.text(now)
	r.said = append(r.said, s.Name+text)
	return text
}

// logRound writes a new round down in 编排记录.
func (r *pairRun) logRound(s *pairing.Section, round pairing.Round, text string) {
	entry := r.entry("编排", s.Name)
	_, entry.Players = games(round)
	entry.Round, entry.Seed = fmt.Sprint(round.Number), fmt.Sprint(r.t.Regulation.Seed)
	entry.Text, entry.Pairs, entry.Results = text, report.EncodePairs(round), report.EncodeResults(s)
	entry.Settings = report.EncodeSettings(s, round)
	r.edits.log(entry)
}

// games counts the games of a round and the players in them, the bye included.
func games(round pairing.Round) (games, players int) {
	for _, g := range round.Games {
		switch {
		case !g.Result.Lone():
			games, players = games+1, players+2
		case g.Result == pairing.Bye:
			players++
		}
	}
	return games, players
}

// sayPosted says what was posted.
func (r *pairRun) sayPosted(s *pairing.Section, rounds []pairing.Round, notes []pairing.Note) {
	n, players := games(rounds[0])
	if len(rounds) > 1 {
		r.said = append(r.said, fmt.Sprintf("%s%s：%d 人，每轮 %d 盘", s.Name, roundsName(rounds), players, n))
	} else {
		r.said = append(r.said, fmt.Sprintf("%s%s：%d 人，%d 盘%s", s.Name, roundsName(rounds), players, n, headNotes(notes)))
	}
	if templates.SheetNameChanged(s.Name) {
		r.hintf("%s的工作表叫 %q：Excel 的表名最多 31 个字，不能有 : \\ / ? * [ ]", s.Name, templates.RoundSheet(s.Name, rounds[0].Number))
	}
}

// recordText is 说明 of a row of 编排记录: what was changed by hand since, which is said aloud too, then the notes.
func (r *pairRun) recordText(s *pairing.Section, notes []pairing.Note) string {
	var changes []string
	if !r.told[s.Name] {
		r.told[s.Name] = true
		changes = r.changes(s)
	}
	for _, c := range changes {
		r.warnf("%s：%s", s.Name, c)
	}
	return report.Joined(slices.Concat(changes, r.renamed(s), []string{noteText(notes)})...)
}

// noteText joins the notes for 编排记录; who is met by a 下调 need not be told twice.
func noteText(notes []pairing.Note) string {
	var parts []string
	for _, n := range notes {
		if n.Kind != "上调" {
			parts = append(parts, n.Text)
		}
	}
	return strings.Join(parts, "；")
}

// saidAtOnce are the kinds of notes an arbiter wants to hear at once: the bye, what had to be relaxed, and what became of
// his wishes.
var saidAtOnce = []string{"轮空", "放宽", "指定", "台次"}

// headNotes picks them.
func headNotes(notes []pairing.Note) string {
	var b strings.Builder
	for _, n := range notes {
		if slices.Contains(saidAtOnce, n.Kind) {
			b.WriteString("；" + n.Text)
		}
	}
	return b.String()
}
