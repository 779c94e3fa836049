package importer

import (
	"cmp"
	"slices"
	"strconv"

	"qisai/pairing"
	"qisai/templates"
)

// titles reads 称号: the order of titles, 1 the highest.
func (r *reader) titles(t *table) {
	type title struct {
		name  string
		level int
	}
	var all []title
	r.each(t, func(c rec) {
		if name := c.text("称号"); name != "" {
			level := c.int("等级", 1)
			if c.data("等级") == "" {
				c.fault("等级", "1 最高，依次往下", "称号“%s”没有写等级", name)
			}
			all = append(all, title{name, level})
		}
	})
	slices.SortStableFunc(all, func(a, b title) int { return cmp.Compare(a.level, b.level) })
	for _, x := range all {
		r.t.Titles = append(r.t.Titles, x.name)
	}
}

// schedule reads 日程.
func (r *reader) schedule(t *table) {
	r.b.places.tables[templates.SheetSchedule] = t
	r.each(t, func(c rec) {
		if c.text("轮次") == "" {
			if !c.note("轮次") {
				c.fault("轮次", "写轮次的数字，或 报到、开幕、颁奖", "日程的这一行没有写轮次")
			}
			return
		}
		stop := pairing.Stop{Date: c.scheduleDate(), Time: c.text("时间"), Venue: c.text("地点"), Clock: c.text("用时")}
		for _, section := range c.scheduleSections() {
			for _, round := range roundNames(undate(c.data("轮次"))) {
				stop.Section, stop.Round = section, round
				r.t.Schedule = append(r.t.Schedule, stop)
				r.b.places.stops = append(r.b.places.stops, c)
			}
		}
	})
}

// scheduleSections gives the sections of a row, "" for all.
func (c rec) scheduleSections() []string {
	if s := c.reader.section(c.text("比赛组")); s != nil {
		return []string{s.Name} // a merged section's name may be a list itself: 公开女子组、少年女子组
	}
	var out []string
	for _, name := range splitList(c.text("比赛组")) {
		s := c.reader.section(name)
		switch {
		case s != nil:
			out = append(out, s.Name)
		case key(name) == "各组" || key(name) == "全部" || key(name) == "所有":
			out = append(out, "")
		default:
			c.warn("比赛组", "现有："+c.sectionNames(), "日程里的“%s”不是比赛组，这一行没有使用", name)
		}
	}
	if c.text("比赛组") == "" {
		return []string{""}
	}
	return out
}

// scheduleDate takes the year of 开始日期 where people leave it out: 10月4日.
func (c rec) scheduleDate() pairing.Date {
	d, form := cellDate(c.get("日期"), c.b.date1904)
	year := c.reader.t.Regulation.Start.Year
	if form == monthDay && year != 0 {
		if d, ok := pairing.NewDate(year, d.Month, d.Day); ok {
			return d
		}
	}
	if form == monthDay {
		c.fault("日期", "写上年份，或先在规程里填开始日期", "日期没有年份：“%s”", c.text("日期"))
		return pairing.Date{}
	}
	return c.date("日期")
}

// roundNames gives the rounds of a cell: 1 for 第1轮, 1 2 3 for 1-3, other words as they are.
func roundNames(text string) []string {
	rounds, ok := parseRounds(text)
	if !ok {
		return []string{squeeze(text)}
	}
	var out []string
	for _, n := range rounds {
		out = append(out, strconv.Itoa(n))
	}
	return out
}
