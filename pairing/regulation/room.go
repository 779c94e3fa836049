package regulation

import (
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// room gives how many players a section can have at most, with the cells that say so; 0 where a category has no limit.
func (c *checker) room(section string) (total int, places []Place) {
	for _, k := range c.categoriesOf(section) {
		limit := c.t.Categories[k].Capacity
		if limit == 0 {
			return 0, nil
		}
		total, places = total+limit, append(places, Place{Categories, k, "人数上限"})
	}
	return total, places
}

// enough compares the rounds and the knockout of a section with the players it can have: nobody meets the same opponent
// twice in a Swiss, and a round robin ends when all have met.
func (c *checker) enough(i int, s *pairing.Section) {
	total, places := c.room(s.Name)
	if total < 2 {
		return
	}
	rounds, column := s.Rounds, "轮次"
	if s.System == pairing.SwissKnockout {
		rounds, column = s.SwissRounds, "淘汰前轮次"
	}
	if most := pairing.MostRounds(total, s.System); s.System != pairing.Knockout && rounds > most {
		c.warn(append(at(Place{Sections, i, column}), places...), "轮次", "减少轮次，或改正人数上限", "%s：最多 %d 人，%s至多 %d 轮，%s写的是 %d", s.Name, total, s.System, most, column, rounds)
	}
	if s.System == pairing.SwissKnockout && s.KnockoutPlayers > total {
		c.warn(append(at(Place{Sections, i, "淘汰人数"}), places...), "淘汰", "请核对两个数", "%s：淘汰人数 %d，而最多只有 %d 人", s.Name, s.KnockoutPlayers, total)
	}
}

// tooYoung finds a prize for those born before a day in a section where nobody is so old.
func (c *checker) tooYoung(i int, l *prize.List, s *pairing.Section) {
	names := valuesOf(l, "组别")
	for _, cond := range l.Filter.Conditions {
		if cond.Field != "出生" || cond.Op != "<" && cond.Op != "≤" {
			continue
		}
		places := at(Place{Lists, i, "条件"})
		for _, k := range c.categoriesOf(s.Name) {
			cat := c.t.Categories[k]
			if names != nil && !slices.Contains(names, pairing.HalfWidth(cat.Name)) {
				continue
			}
			oldest := &pairing.Player{Birth: cat.BornFrom}
			if fit, _ := (prize.Filter{Conditions: []prize.Condition{cond}}).Judge(c.t, oldest); cat.BornFrom.IsZero() || fit == prize.Fits {
				return
			}
			places = append(places, Place{Categories, k, "出生起"})
		}
		if len(places) > 1 {
			c.warn(places, "条件", "改正条件或出生起", "“%s”限%s，而“%s”没有这样年龄的棋手", l.Name, cond.String(), s.Name)
		}
	}
}

// fewer finds 减一 above the places: with one place fewer than players, nothing is taken away just below it.
func (c *checker) fewer(i int, l *prize.List) {
	if l.Quota > 0 && l.MinusOne > l.Quota+1 {
		few := fmt.Sprintf("%d 人", l.Quota+1)
		if l.MinusOne > l.Quota+2 {
			few = fmt.Sprintf("%d 至 %d 人", l.Quota+1, l.MinusOne-1)
		}
		c.note(at(Place{Lists, i, "减一"}, Place{Lists, i, "名额"}), "减一", "减一录取是录取参赛人数减一名；请核对减一和名额",
			"“%s”取 %d 名，减一写的是 %d：参赛 %s时照取 %d 名", l.Name, l.Quota, l.MinusOne, few, l.Quota)
	}
}
