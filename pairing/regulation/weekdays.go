package regulation

import (
	"qisai/pairing"
	"qisai/pairing/pattern"
)

var weekdayTyped = pattern.New(`(?:星期|周)([一二三四五六日天])`)

// weekdays finds dates typed with a day of the week that the calendar does not give them: one of the two is a slip.
func (c *checker) weekdays() {
	c.weekday(item("开始日期"), c.reg.Start)
	c.weekday(item("结束日期"), c.reg.End)
	c.weekday(item("报名截止"), c.reg.EntryClose)
	for i, row := range c.t.Schedule {
		c.weekday(Place{Schedule, i, "日期"}, row.Date)
	}
}

func (c *checker) weekday(place Place, d pairing.Date) {
	m := weekdayTyped.FindAllStringSubmatch(c.Typed(place), -1)
	if len(m) != 1 || d.IsZero() {
		return
	}
	is := d.Weekday()
	if typed := m[0][1]; typed != is && (typed != "天" || is != "日") {
		c.warn(at(place), "日期", "请核对是哪一天", "%s写的是星期%s，日历上是星期%s", d, typed, is)
	}
}
