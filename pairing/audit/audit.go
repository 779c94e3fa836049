package audit

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"

	"qisai/pairing"
)

// Options are facts the section itself does not hold. The zero value is none.
type Options struct {
	// Original holds the rounds as the program recorded them when it made them (编排记录, 原编排), by number: numbers,
	// sides, byes and absences. Scores, tables and notes in it are not looked at; games stand in order of the tables.
	Original map[int]pairing.Round
	// AsPosted holds, by number of the round, the section as it stood when that round was posted: the rounds before it
	// with the rows and results of that moment, and the round itself as it is on its sheet. A round without is judged by
	// the section itself and the scores on the sheets.
	AsPosted map[int]*pairing.Section
	// Settings says, by number of the round, which settings of AsPosted are others today, a text such as 同分编排 对折→首尾
	// for each.
	Settings map[int][]string
	// Seeds holds the seeds with which rounds were made, as recorded; the others were made with that of the draw.
	Seeds map[int]uint64
	// Elsewhere lists the players of the knockout of 积分编排+淘汰, who are not paired after its 淘汰前轮次; nil takes the
	// first 淘汰人数 of the standings.
	Elsewhere []pairing.StartNo
}

// Section audits every posted round of a section, in the order they are posted. seed is the one of the draw (抽签种子).
// The section is only read.
func Section(s *pairing.Section, seed uint64) []RoundReport {
	return SectionWith(s, seed, Options{})
}

// SectionWith is Section with further facts.
func SectionWith(s *pairing.Section, seed uint64, opt Options) []RoundReport {
	reports := make([]RoundReport, len(s.Posted))
	next := make(chan int)
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(s.Posted)) {
		wg.Go(func() {
			for i := range next {
				reports[i] = RoundWith(s, s.Posted[i].Number, seed, opt)
			}
		})
	}
	for i := range s.Posted {
		next <- i
	}
	close(next)
	wg.Wait()
	return reports
}

// Round audits one posted round. A round that is not posted gives a report without players and findings.
func Round(s *pairing.Section, n int, seed uint64) RoundReport {
	return RoundWith(s, n, seed, Options{})
}

// RoundWith is Round with further facts.
func RoundWith(s *pairing.Section, n int, seed uint64, opt Options) RoundReport {
	a := &auditor{s: s, now: s, n: n, seed: seed, opt: opt, report: RoundReport{Round: n, Findings: []Finding{}, Posted: Cost{}, Best: Cost{}}}
	if then := opt.AsPosted[n]; then != nil {
		a.s, a.replayed = then, true
	}
	posted := a.s.Round(n)
	if posted == nil {
		return a.report
	}
	a.seeds()
	a.settings()
	a.read(*posted)
	a.roll()
	a.legal()
	a.scores()
	if s.System == pairing.Swiss || s.System == pairing.SwissKnockout {
		a.ordered()
		a.tables()
		a.colours()
		a.optimum()
		a.original()
	}
	return a.report
}

// auditor is the audit of one round.
type auditor struct {
	s        *pairing.Section // as it stood when the round was posted, if that is known
	now      *pairing.Section // as it stands
	replayed bool             // s comes from Options.AsPosted
	n        int              // number of the round
	seed     uint64
	opt      Options

	points              map[pairing.StartNo]pairing.Score // by the results before the round, those of s
	games, byes, absent []pairing.Game                    // the rows of the round
	people              map[pairing.StartNo]*player       // who is paired
	sound               bool                              // everybody stands once, and one bye if the number is odd

	corrected bool                    // some score of that moment is not that of the results as they now stand
	table     map[pairing.StartNo]int // by red's number: the table the rule gives the game

	report RoundReport
}

// add reports a finding; a game names the board and the players.
func (a *auditor) add(kind Kind, sev Severity, g pairing.Game, clause, format string, args ...any) {
	a.report.Findings = append(a.report.Findings, Finding{
		Kind: kind, Severity: sev, Board: g.Table, Players: playersOf(g), Msg: fmt.Sprintf(format, args...), Clause: clause,
	})
}

// seeds takes the recorded seed of the round.
func (a *auditor) seeds() {
	was, ok := a.opt.Seeds[a.n]
	if !ok || was == a.seed {
		return
	}
	a.add(Seed, Info, pairing.Game{}, "编排记录", "抽签种子现在是 %d，编排这一轮时用的是 %d，按当时的核查", a.seed, was)
	a.seed = was
}

// settings says which settings have been changed since the round was posted.
func (a *auditor) settings() {
	if changed := a.opt.Settings[a.n]; len(changed) > 0 {
		a.add(Settings, Info, pairing.Game{}, "编排记录", "编排以后改过设置：%s；按当时的核查", strings.Join(changed, "，"))
	}
}

// addIrregular reports what the rules do not allow in a row, unless the arbiter answers for it.
func (a *auditor) addIrregular(kind Kind, g pairing.Game, clause, format string, args ...any) {
	if g.Decided() {
		a.add(Decision, Info, g, clause, format+"（按裁判长决定）", args...)
		return
	}
	a.add(kind, Error, g, clause, format, args...)
}

// playersOf gives the numbers in a row.
func playersOf(g pairing.Game) []pairing.StartNo {
	return slices.DeleteFunc([]pairing.StartNo{g.Red, g.Black}, func(no pairing.StartNo) bool { return no == 0 })
}

// alone stands for a player in a finding without a game.
func alone(no pairing.StartNo) pairing.Game { return pairing.Game{Red: no} }

// name calls a row as people do: 第3台 12–7, 5号轮空, 8号缺席.
func name(g pairing.Game) string {
	switch {
	case g.Result == pairing.Bye:
		return fmt.Sprintf("%d号轮空", g.Red)
	case g.Result == pairing.Absent:
		return fmt.Sprintf("%d号缺席", g.Red)
	case g.Table == 0:
		return fmt.Sprintf("%d–%d", g.Red, g.Black)
	}
	return fmt.Sprintf("第%d台 %d–%d", g.Table, g.Red, g.Black)
}

// pair is an unordered pair of numbers, the smaller in front; 0 is the bye.
type pair [2]pairing.StartNo

func pairOf(x, y pairing.StartNo) pair { return pair{min(x, y), max(x, y)} }

// paired gives the rows that make up the pairing: games in order of the tables, then byes.
func (a *auditor) paired() []pairing.Game { return slices.Concat(a.games, a.byes) }
