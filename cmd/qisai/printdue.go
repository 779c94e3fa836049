package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// stage is where a section stands, as far as its papers go.
type stage struct {
	entrants bool // somebody has entered
	current  int  // the first round that lacks results, else the last; 0 before the first
	open     bool // the current round lacks results
	results  int  // the last round with any result
	ranked   int  // the last round whose ranking stands: everything up to it has its results
	over     bool // nothing will follow
	bracket  bool // the knockout has begun
	matches  bool // a game of it waits for its result
	teams    bool // teams are ranked
	played   bool // some game has a result
}

func stageOf(s *pairing.Section) stage {
	at := stage{entrants: len(s.Players) > 0, current: s.LastRound(), results: s.LastRound()}
	if missing := missingResults(s); len(missing) > 0 {
		at.current, at.open = missing[0].Number, true
	}
	if at.ranked = at.current; at.open {
		at.ranked--
	}
	for at.results > 0 && untouched(s.Round(at.results)) {
		at.results--
	}
	if p, err := newProgress(s, 0); err == nil {
		at.over, at.matches = p.over(), len(p.openMatches()) > 0
	}
	at.played = at.results > 0 || slices.ContainsFunc(s.Bracket, func(g pairing.KnockoutGame) bool { return g.Black != 0 && g.Result != pairing.Pending })
	at.bracket = len(s.Bracket) > 0
	_, at.teams = ranking.TeamRuleOf(s)
	return at
}

// When the kinds are due, and for which round.

func beforeFirst(at stage) (int, bool) { return 0, at.current == 0 && at.entrants && !at.bracket }

func openRound(at stage) (int, bool) { return at.current, at.open }

func openGames(at stage) (int, bool) {
	if at.open {
		return at.current, true
	}
	return 0, at.matches
}

func anyRound(at stage) (int, bool) { return 0, at.current > 0 || at.bracket }

func whenOver(at stage) (int, bool) { return 0, at.over }

// roundTables is for papers that show rounds, which a plain knockout has none of.
func roundTables(at stage) (int, bool) { return 0, at.over && at.current > 0 }

func newRanking(at stage) (int, bool) { return at.ranked, at.ranked > 0 || at.over }

func anyBracket(at stage) (int, bool) { return 0, at.bracket }

func teamsOver(at stage) (int, bool) { return 0, at.over && at.teams }

// dueKinds gives what is due, or, if a round is named, the papers of that round.
func dueKinds(s *pairing.Section, round int) []wish {
	at := stageOf(s)
	if round > 0 {
		at = stage{current: round, open: true, results: round, ranked: round}
	}
	var out []wish
	for i := range kinds {
		if kinds[i].due == nil {
			continue
		}
		if n, ok := kinds[i].due(at); ok {
			out = append(out, wish{&kinds[i], max(n, round)})
		}
	}
	return out
}

// printList says which kinds there are and, for a workbook, which are due.
func (a *app) printList(ctx *cli.Context, args []string) error {
	for _, k := range kinds {
		a.printf("%s（%s）　%s", k.name, k.alias, k.about)
	}
	a.printf("all（全部）　现在该打印的各种")
	if len(args) == 0 {
		return nil
	}
	e, sections, err := a.loadChosen(ctx, args[0])
	if err != nil {
		return err
	}
	defer e.close()
	for _, s := range sections {
		var names []string
		for _, w := range dueKinds(s, 0) {
			if w.kind.event != nil && !e.hasPrizes() {
				continue
			}
			name := w.kind.name
			if w.round > 0 {
				name += fmt.Sprintf("（第%d轮）", w.round)
			}
			names = append(names, name)
		}
		if len(names) == 0 {
			names = []string{"无"}
		}
		a.printf("%s现在该打印：%s", s.Name, strings.Join(names, "、"))
	}
	for _, w := range dueBooks(sections, nil) {
		a.printf("现在该成册：%s", w.kind.name)
	}
	return nil
}
