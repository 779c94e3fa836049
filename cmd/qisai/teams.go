package main

import (
	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/report"
	"qisai/templates"
)

// teamBlock ranks the teams of a section after a round; ok is false where there is no team ranking (团体取) or nobody.
func (a *app) teamBlock(e *event, s *pairing.Section, round int) (block report.TeamBlock, ok bool) {
	rule, ok := ranking.TeamRuleOf(s)
	if !ok {
		return block, false
	}
	st := rankingOf(s, round)
	block = report.TeamBlock{Context: a.context(e, s), Rule: rule, Teams: ranking.Teams(st, rule), After: afterText(s, round) + "后"}
	if at := stageOf(s); at.over && round >= s.LastRound() {
		block.After = "最终"
	}
	return block, len(st) > 0
}

// teamsSheet makes the sheet 团体名次 of all sections that rank teams, after the given rounds or, of the others, after the
// last with any result; ok is false if there is none.
func (a *app) teamsSheet(e *event, rounds map[*pairing.Section]int) (sheet report.Sheet, ok bool) {
	var blocks []report.TeamBlock
	for _, s := range e.t.Sections {
		round, chosen := rounds[s]
		if !chosen {
			round = stageOf(s).results
		}
		if block, ok := a.teamBlock(e, s, round); ok {
			blocks = append(blocks, block)
		}
	}
	return report.TeamsSheet(templates.SheetTeams, blocks), len(blocks) > 0
}

// writeTeams adds the sheet 团体名次 to the edits if one of the sections ranked now has teams.
func (a *app) writeTeams(e *event, ed *edits, rounds map[*pairing.Section]int) {
	for s := range rounds {
		if _, teams := ranking.TeamRuleOf(s); !teams {
			continue
		}
		if sheet, ok := a.teamsSheet(e, rounds); ok {
			ed.newSheet(sheet)
		}
		return
	}
}
