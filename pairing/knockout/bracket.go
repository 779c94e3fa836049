package knockout

import (
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// Kinds of the notes.
const (
	noteMovedUp  = "递补"
	noteLots     = "抽签"
	noteBye      = "轮空"
	noteWalkover = "退赛"
	noteReplay   = "加赛"
	noteNobody   = "双败"
)

// InputError says why the rows of the sheet are no bracket.
type InputError struct{ Msg string }

// Error gives the message.
func (e *InputError) Error() string { return e.Msg }

func faultf(format string, args ...any) error { return &InputError{fmt.Sprintf(format, args...)} }

// Bracket is the knockout of a section as far as it is known.
type Bracket struct {
	section *pairing.Section
	seed    uint64
	cut     int                     // Swiss rounds before it, 0 for a plain knockout
	ranked  []*pairing.Player       // those with a rank after the cut, in order
	place   map[pairing.StartNo]int // everybody's place in that ranking, from 1
	size    int
	first   []slot // round 1, two a match
	rounds  [][]*group
	notes   []pairing.Note // about who plays, until the first match is posted
}

// slot is a line of the bracket; known with number 0 means that nobody comes.
type slot struct {
	no    pairing.StartNo
	known bool
}

// New reads the knockout of a section (section.Bracket) after the Swiss rounds of the cut, which must be complete as
// long as no match is posted. seed is that of the draw. Errors are of type *InputError.
func New(s *pairing.Section, seed uint64) (*Bracket, error) {
	b := &Bracket{section: s, seed: seed, place: map[pairing.StartNo]int{}}
	if s.System == pairing.SwissKnockout {
		b.cut = s.SwissRounds
	}
	for i, st := range ranking.Standings(s, b.cut) {
		b.place[st.Player.No] = i + 1
		if st.Rank > 0 {
			b.ranked = append(b.ranked, st.Player)
		}
	}
	enter := b.enter
	if len(s.Bracket) > 0 {
		enter = b.enterPosted
	}
	if err := enter(); err != nil {
		return nil, err
	}
	return b, b.build()
}

// enterPosted takes the players from the rows of round 1.
func (b *Bracket) enterPosted() error {
	found, count := map[int]pairing.KnockoutGame{}, 0
	for _, g := range b.section.Bracket {
		if old, ok := found[g.Match]; g.Round == 1 && (!ok || g.Game < old.Game) {
			found[g.Match] = g
			count = max(count, g.Match)
		}
	}
	b.size = sizeFor(2 * count)
	if want := b.leastSize(); b.size < want {
		return faultf("淘汰赛第1轮只有 %d 场，应有 %d 场", count, want/2)
	}
	seen := map[pairing.StartNo]bool{0: true}
	for no := 1; no <= b.size/2; no++ {
		g, ok := found[no]
		if !ok {
			return faultf("淘汰赛第1轮缺第%d场", no)
		}
		upper, lower := g.Red, g.Black
		if lower != 0 && b.place[lower] < b.place[upper] {
			upper, lower = lower, upper
		}
		for _, p := range []pairing.StartNo{g.Red, g.Black} {
			switch {
			case p != 0 && b.place[p] == 0:
				return faultf("淘汰赛第1轮第%d场：“%s”没有 %d 号", no, b.section.Name, p)
			case p != 0 && seen[p]:
				return faultf("淘汰赛第1轮：%s 出现了两次", b.name(p))
			}
			seen[p] = true
		}
		b.first = append(b.first, slot{upper, true}, slot{lower, true})
	}
	return nil
}

// leastSize is the size the bracket after a Swiss has at least, so that rows lost at the end of round 1 are noticed.
func (b *Bracket) leastSize() int {
	n := 0
	for _, p := range b.ranked {
		if b.cut > 0 && n < b.section.KnockoutPlayers && b.section.Availability(p, b.cut+1) == pairing.Available {
			n++
		}
	}
	return sizeFor(n)
}

// Rounds gives the number of rounds, played or not.
func (b *Bracket) Rounds() int { return len(b.rounds) }

// Matches gives the matches of a round by 场次, known or not: those for the first places, then those for lower ones.
func (b *Bracket) Matches(round int) []Match {
	var out []Match
	if round >= 1 && round <= len(b.rounds) {
		for _, g := range b.rounds[round-1] {
			for _, m := range g.matches {
				c := *m
				c.Games = slices.Clone(m.Games)
				out = append(out, c)
			}
		}
	}
	return out
}

// Players gives who plays the knockout, by place before it. The Swiss goes on without them.
func (b *Bracket) Players() []pairing.StartNo {
	var out []pairing.StartNo
	for _, s := range b.first {
		if s.no != 0 {
			out = append(out, s.no)
		}
	}
	b.byPlace(out)
	return out
}

// byPlace sorts numbers by their place before the knockout.
func (b *Bracket) byPlace(numbers []pairing.StartNo) {
	slices.SortFunc(numbers, func(x, y pairing.StartNo) int { return b.place[x] - b.place[y] })
}

// Finished says whether every match is decided.
func (b *Bracket) Finished() bool { return b.current() == 0 }

// current gives the first round with an open match, 0 if there is none.
func (b *Bracket) current() int {
	for r, level := range b.rounds {
		for _, g := range level {
			if !g.complete() {
				return r + 1
			}
		}
	}
	return 0
}

func (b *Bracket) name(no pairing.StartNo) string {
	if p := b.section.Player(no); p != nil {
		return fmt.Sprintf("%d号%s", no, p.Name)
	}
	return fmt.Sprintf("%d号", no)
}

func (b *Bracket) say(kind, format string, args ...any) {
	b.notes = append(b.notes, pairing.Note{Kind: kind, Text: fmt.Sprintf(format, args...), Clause: "规程·淘汰赛"})
}
