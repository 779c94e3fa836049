package regulation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// schedule compares 日程 with the dates of the event and the rounds of each section.
func (c *checker) schedule() {
	c.outside()
	for _, s := range c.t.Sections {
		stops := c.stopsOf(s)
		c.twice(s, stops)
		c.missing(s, stops)
		c.order(s, stops)
		c.around(s, stops)
	}
}

// stop is a row of 日程 for one section.
type stop struct {
	pairing.Stop
	row      int // in Tournament.Schedule
	round    int // a number, of 淘汰N too; 0 for everything else
	knockout bool
	from, to int // minutes of the day
}

func (s stop) name() string {
	switch {
	case s.knockout:
		return fmt.Sprintf("淘汰赛第%d轮", s.round)
	case s.round > 0:
		return fmt.Sprintf("第%d轮", s.round)
	}
	return s.Round
}

// who names whose rows these are: 各组 for rows without a section.
func who(s *pairing.Section, stops ...stop) string {
	for _, x := range stops {
		if x.Section != "" {
			return s.Name
		}
	}
	return "各组"
}

// when says day and hour: 2025-11-21 08:30-10:00.
func (s stop) when() string { return strings.TrimSpace(s.Date.String() + " " + s.Time) }

func (s stop) timed() bool { return !s.Date.IsZero() && s.from > 0 }

func (s stop) place(column string) Place { return Place{Schedule, s.row, column} }

// parse understands the round of a row.
func parse(row int, s pairing.Stop) stop {
	out := stop{Stop: s, row: row}
	text, knockout := strings.CutPrefix(s.Round, "淘汰")
	if n, err := strconv.Atoi(text); err == nil {
		out.round, out.knockout = n, knockout
	}
	out.from, out.to = s.Hours()
	return out
}

// stopsOf gives the rows of a section in the order of the sheet; its own row stands above one for all.
func (c *checker) stopsOf(s *pairing.Section) []stop {
	var out []stop
	for i, row := range c.t.Schedule {
		own := func(o pairing.Stop) bool { return o.Section == s.Name && o.Round == row.Round }
		if row.Section == s.Name || row.Section == "" && !slices.ContainsFunc(c.t.Schedule, own) {
			out = append(out, parse(i, row))
		}
	}
	return out
}

// outside finds rows beyond the dates of the event. 报到 and meetings may come before the first day.
func (c *checker) outside() {
	for i, row := range c.t.Schedule {
		s := parse(i, row)
		who := s.Section + s.name()
		switch {
		case s.Date.IsZero():
		case !c.reg.End.IsZero() && s.Date.Compare(c.reg.End) > 0:
			c.warn(at(s.place("日期"), item("结束日期")), "日程", "请核对日期", "%s在 %s，晚于结束日期 %s", who, s.Date, c.reg.End)
		case !c.reg.Start.IsZero() && s.Date.Compare(c.reg.Start) < 0 && s.round > 0:
			c.warn(at(s.place("日期"), item("开始日期")), "日程", "请核对日期", "%s在 %s，早于开始日期 %s", who, s.Date, c.reg.Start)
		}
	}
}

// twice finds a round that has two rows which differ.
func (c *checker) twice(s *pairing.Section, stops []stop) {
	for i, b := range stops {
		for _, a := range stops[:i] {
			if a.Round == b.Round && a.round > 0 && a.when() != b.when() && a.Section == b.Section {
				c.warn(at(b.place("轮次"), a.place("轮次")), "日程", "留下一行", "%s%s写了两行：%s 和 %s", who(s, a, b), b.name(), a.when(), b.when())
			}
		}
	}
}

// missing finds rounds without a row and rows without a round.
func (c *checker) missing(s *pairing.Section, stops []stop) {
	c.count(s, stops, roundsOf(s, false), false)
	if s.System == pairing.SwissKnockout {
		c.count(s, stops, roundsOf(s, true), true)
	}
}

// roundsOf gives how many rounds a section has, of the knockout beside a Swiss or besides it; 0 = not known.
func roundsOf(s *pairing.Section, knockout bool) int {
	if knockout {
		return pairing.MostRounds(s.KnockoutPlayers, pairing.Knockout)
	}
	return s.LastSwissRound()
}

// mostRounds is the longest section's number, 0 if one is not known.
func (c *checker) mostRounds(knockout bool) int {
	most := 0
	for _, s := range c.t.Sections {
		n := roundsOf(s, knockout)
		if n == 0 && !knockout {
			return 0
		}
		most = max(most, n)
	}
	return most
}

func (c *checker) count(s *pairing.Section, stops []stop, total int, knockout bool) {
	known := map[int]bool{}
	for _, x := range stops {
		if x.round == 0 || x.knockout != knockout {
			continue
		}
		most := total
		if x.Section == "" {
			most = c.mostRounds(knockout)
		}
		if known[x.round] = true; most > 0 && x.round > most {
			c.warn(at(x.place("轮次")), "日程", "删去这一行，或改正轮次", "日程有%s%s，而一共只有 %d 轮", who(s, x), x.name(), most)
		}
	}
	if len(known) == 0 {
		return
	}
	var lacking []string
	for n := 1; n <= total; n++ {
		if !known[n] {
			lacking = append(lacking, strconv.Itoa(n))
		}
	}
	if lacking == nil {
		return
	}
	kind := ""
	if knockout {
		kind = "淘汰赛"
	}
	last := stops[len(stops)-1]
	c.warn(at(last.place("轮次")), "日程", "在“日程”补上", "日程里%s%s缺第%s轮（共 %d 轮）", s.Name, kind, strings.Join(lacking, "、"), total)
}
