package pairing

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// DrawError is a fault of the entries: some of the players to be paired in round 1 have a 编号 and some have none, so
// that neither a public draw nor the program's own is complete.
type DrawError struct {
	Section  string
	Missing  []*Player // to be paired in round 1, without a number
	Numbered int       // how many of the players to be paired have one
}

// Error names the players without a number, in order of 序号.
func (e *DrawError) Error() string {
	names := make([]string, len(e.Missing))
	for i, p := range e.Missing {
		names[i] = fmt.Sprintf("%s（序号 %d）", p.Name, p.Entry)
	}
	return fmt.Sprintf("%s抽签不完整：首轮参加编排的棋手中 %d 人已有编号，%d 人没有：%s；请补全编号，或清空编号由程序抽签",
		e.Section, e.Numbered, len(e.Missing), strings.Join(names, "、"))
}

// AssignNumbers gives a 编号 to every player to be paired in the round who has none and returns
// those it numbered, in order of their new numbers; nil when nobody needed one.
//
// Round 1 is the draw (抽签): DrawLots gives the order, the numbers are 1, 2, … without those held by anybody else of
// the section. If everybody to be paired has a number, lots were drawn in public and stand; if only some have, the
// result is a *DrawError and nothing is changed. In later rounds late entries get the numbers following the highest of
// the section, in order of 序号.
func AssignNumbers(s *Section, round int, seed uint64) ([]*Player, error) {
	players := s.Available(round)
	missing := slices.DeleteFunc(slices.Clone(players), func(p *Player) bool { return p.No != 0 })
	slices.SortStableFunc(missing, func(a, b *Player) int { return cmp.Compare(a.Entry, b.Entry) })
	if len(missing) == 0 {
		return nil, nil
	}
	taken, highest := map[StartNo]bool{}, StartNo(0)
	for _, p := range s.Players {
		taken[p.No] = true
		highest = max(highest, p.No)
	}
	next := highest
	if round <= 1 {
		if len(missing) < len(players) {
			return nil, &DrawError{Section: s.Name, Missing: missing, Numbered: len(players) - len(missing)}
		}
		missing, next = DrawLots(missing, seed), 0
	}
	for _, p := range missing {
		for next++; taken[next]; next++ {
		}
		p.No = next
	}
	return missing, nil
}
