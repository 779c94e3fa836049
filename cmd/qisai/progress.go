package main

import (
	"errors"
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/knockout"
)

// progress is how far a section has come, whatever its system, and what is due.
type progress struct {
	s       *pairing.Section
	missing []pairing.Round        // games of the rounds without a result
	next    int                    // the round that is due, of a plain knockout the draw; 0 = none
	bracket *knockout.Bracket      // nil without a knockout, or before it can begin
	rows    []pairing.KnockoutGame // due in the knockout
	notes   []pairing.Note         // about them
}

// newProgress looks at a section; seed is that of the draw. Its errors are failures.
func newProgress(s *pairing.Section, seed uint64) (*progress, error) {
	p := &progress{s: s, missing: missingResults(s)}
	if len(p.missing) == 0 && !roundsOver(s) {
		p.next = s.LastRound() + 1
	}
	if s.System == pairing.Knockout && len(s.Bracket) == 0 {
		p.next = 1
	}
	if !p.knockoutBegins() {
		return p, nil
	}
	return p, p.open(seed)
}

// knockoutBegins says whether the knockout is under way or can begin: all rounds before it are complete.
func (p *progress) knockoutBegins() bool {
	switch {
	case p.s.System == pairing.Knockout:
		return len(p.s.Bracket) > 0
	case p.s.System != pairing.SwissKnockout, p.s.LastRound() < p.s.SwissRounds:
		return false
	}
	return len(p.missing) == 0 || p.missing[0].Number > p.s.SwissRounds
}

// open reads the knockout and what is due in it.
func (p *progress) open(seed uint64) error {
	b, err := knockout.New(p.s, seed)
	var input *knockout.InputError
	switch {
	case errors.As(err, &input):
		return failf(exitFaults, "%v", input)
	case err != nil:
		return err
	}
	p.bracket = b
	p.rows, p.notes = b.Next()
	return nil
}

// nextRound gives the round that is being played next, in a plain knockout that of the bracket.
func (p *progress) nextRound() int {
	switch {
	case p.s.System != pairing.Knockout:
		return p.s.LastRound() + 1
	case len(p.rows) > 0:
		return p.rows[0].Round
	case len(p.s.Bracket) > 0:
		return p.s.Bracket[len(p.s.Bracket)-1].Round + 1
	}
	return 1
}

// elsewhere gives who plays the knockout while the others go on.
func (p *progress) elsewhere() []pairing.StartNo {
	if p.bracket == nil || p.s.System != pairing.SwissKnockout {
		return nil
	}
	return p.bracket.Players()
}

// began says whether anything is posted.
func (p *progress) began() bool { return p.s.LastRound() > 0 || len(p.s.Bracket) > 0 }

// few says whether the round that is next cannot be paired: fewer than two players are left for it.
func (p *progress) few() bool {
	if p.next == 0 || isRobin(p.s) && p.next > 1 {
		return false
	}
	n := 0
	playing := map[pairing.StartNo]bool{}
	for _, no := range p.elsewhere() {
		playing[no] = true
	}
	for _, player := range p.s.Available(p.next) {
		if !playing[player.No] {
			n++
		}
	}
	return n < 2
}

// due says whether something can be posted now.
func (p *progress) due() bool { return len(p.rows) > 0 || p.next > 0 && !p.few() }

// openMatches gives the games of the knockout that wait for a result.
func (p *progress) openMatches() []pairing.KnockoutGame {
	if p.bracket == nil {
		return nil
	}
	return p.bracket.Open()
}

// over says whether everything is played.
func (p *progress) over() bool {
	return p.began() && !p.due() && len(p.missing) == 0 && (p.bracket == nil || p.bracket.Finished())
}

// waits says, a line each, what has no result yet.
func (p *progress) waits() []string {
	var out []string
	for _, m := range p.missing {
		out = append(out, fmt.Sprintf("%s第%d轮还有 %d 盘没有结果：%s", p.s.Name, m.Number, len(m.Games), boards(m.Games)))
	}
	if open := p.openMatches(); len(open) > 0 {
		out = append(out, fmt.Sprintf("%s淘汰赛还有 %d 盘没有结果：%s", p.s.Name, len(open), matches(open)))
	}
	return out
}

// matches lists rows of the knockout for a message: 淘汰赛 第1轮 第1-4场、第6场第2局.
func matches(rows []pairing.KnockoutGame) string {
	var parts []string
	round := 0
	for i := 0; i < len(rows); {
		g, j := rows[i], i
		for j+1 < len(rows) && follows(rows[j], rows[j+1]) {
			j++
		}
		text := fmt.Sprintf("第%d场", g.Match)
		switch {
		case g.Game > 1:
			text += fmt.Sprintf("第%d局", g.Game)
		case j >= i+2:
			text = fmt.Sprintf("第%d-%d场", g.Match, rows[j].Match)
		default: // a run of one or two is written out
			j = i
		}
		if g.Round != round {
			text = fmt.Sprintf("淘汰赛 第%d轮 %s", g.Round, text)
		}
		round = g.Round
		parts = append(parts, text)
		i = j + 1
	}
	return strings.Join(parts, "、")
}

// follows says whether two rows are first games of neighbouring matches.
func follows(a, b pairing.KnockoutGame) bool {
	return a.Round == b.Round && a.Game == 1 && b.Game == 1 && a.Match+1 == b.Match
}
