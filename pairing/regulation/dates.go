package regulation

import (
	"slices"
	"strconv"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// dates compares the dates of 规程. That the end is before the start, reading has said.
func (c *checker) dates() {
	start, end, entry := c.reg.Start, c.reg.End, c.reg.EntryClose
	if !start.IsZero() && entry.Compare(start) > 0 {
		c.warn(at(item("报名截止"), item("开始日期")), "日期", "请核对两个日期", "报名截止 %s 晚于开始日期 %s", entry, start)
	}
	checkIn := firstDate(c.fact("报到截止"))
	if checkIn.IsZero() {
		return
	}
	switch {
	case !end.IsZero() && checkIn.Compare(end) > 0:
		c.warn(at(item("报到截止"), item("结束日期")), "日期", "请核对两个日期", "报到截止 %s 晚于结束日期 %s", checkIn, end)
	case !entry.IsZero() && checkIn.Compare(entry) < 0:
		c.warn(at(item("报到截止"), item("报名截止")), "日期", "请核对两个日期", "报到截止 %s 早于报名截止 %s", checkIn, entry)
	}
}

var datePattern = pattern.New(`((?:19|20)\d{2})\s*[-./年]\s*(\d{1,2})\s*[-./月]\s*(\d{1,2})`)

// firstDate finds the first full date of a text.
func firstDate(text string) pairing.Date {
	m := datePattern.FindStringSubmatch(text)
	if m == nil {
		return pairing.Date{}
	}
	d, _ := pairing.NewDate(atoi(m[1]), atoi(m[2]), atoi(m[3]))
	return d
}

func atoi(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// clock is minutes for each side and the seconds added for each move.
type clock struct{ minutes, seconds int }

var clockPattern = pattern.New(`(\d+)分钟?(?:[+加]?(?:每步|每着|每走一步|加)*(\d+)秒)?`)

// clocksIn finds the clocks a text names.
func clocksIn(text string) []clock {
	var out []clock
	for _, m := range clockPattern.FindAllStringSubmatch(pairing.HalfWidth(text), -1) {
		out = append(out, clock{atoi(m[1]), atoi(m[2])})
	}
	return out
}

// clocks finds rounds that are to be played with a clock 用时 does not name.
func (c *checker) clocks() {
	known := clocksIn(c.fact("用时"))
	if len(known) == 0 {
		return
	}
	for i, stop := range c.t.Schedule {
		for _, k := range clocksIn(stop.Clock) {
			if slices.Contains(known, k) {
				continue
			}
			c.warn(at(Place{Schedule, i, "用时"}, item("用时")), "用时", "只留一种用时；若确有两种，在“规程”的用时里都写上",
				"%s第%s轮用时“%s”，规程写的是“%s”", stop.Section, stop.Round, stop.Clock, c.fact("用时"))
			return // one is enough: the same slip stands in every row
		}
	}
}

// forfeits looks at the rules about coming late and staying away.
func (c *checker) forfeits() {
	late := item("迟到弃权(分钟)")
	switch {
	case c.typed(late) && c.reg.LateMinutes == 0:
		c.note(at(late), "弃权", "一般为15分钟", "迟到弃权写的是 0 分钟：开钟时不在场就判负")
	case c.reg.LateMinutes > 60:
		c.note(at(late), "弃权", "单位是分钟，一般为15", "迟到 %d 分钟才算弃权，请核对", c.reg.LateMinutes)
	}
	limit := item("弃权退赛(轮)")
	if c.reg.ForfeitLimit == 0 && c.typed(item("弃权计法")) {
		c.note(at(item("弃权计法"), limit), "弃权", "在“弃权退赛(轮)”写上轮数，或清空“弃权计法”", "写了弃权计法而没有写弃权几轮算退赛，不起作用")
	}
	most := 0
	for _, s := range c.t.Sections {
		if s.Rounds == 0 && s.System != pairing.Knockout {
			return
		}
		most = max(most, s.LastSwissRound())
	}
	if most > 0 && c.reg.ForfeitLimit >= most {
		c.warn(at(limit), "弃权", "请核对", "弃权 %d 轮才退赛，而最多只比 %d 轮，这条不起作用", c.reg.ForfeitLimit, most)
	}
}
