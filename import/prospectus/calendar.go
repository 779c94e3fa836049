package prospectus

import (
	"strings"
	"time"
)

var (
	weekdayRE = compile(`^,?\(?(?:农历[^()]{0,12})?((?:星期|周|礼拜)([一二三四五六日天]))`)
	weekNames = map[string]time.Weekday{"一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "日": 0, "天": 0}
)

// weekdays compares the days of the week a text names with the calendar.
func (r *reader) weekdays() {
	for _, c := range r.cs {
		for _, m := range dayRE.FindAllStringIndex(c.s, -1) {
			ds := findDays(c.s[m[0]:m[1]], r.year)
			w := weekdayRE.FindStringSubmatch(c.s[m[1]:])
			if len(ds) == 0 || w == nil {
				continue
			}
			d := ds[0].first
			is := time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC).Weekday()
			if is == weekNames[w[2]] {
				continue
			}
			right := strings.TrimSuffix(w[1], w[2]) + string([]rune("日一二三四五六")[is])
			r.problem(c.cut(m[0], m[1])+"写的是"+w[1]+"，日历上是"+right, c.sentence(m[0], m[1]))
		}
	}
}

var dayRE = compile(`(?:\d{4}年)?\d{1,2}月\d{1,2}[日号]`)

// roundsMissing compares the rounds of a section with those of the timetable.
func (r *reader) roundsMissing() {
	last := map[string]int{}
	for _, s := range r.stops {
		n := atoiOr(s.round)
		for _, name := range r.stopSections(s) {
			last[name] = max(last[name], n)
		}
	}
	for _, sec := range r.secs {
		n := max(last[sec.name], last[""])
		if want := atoiOr(sec.row["轮次"]); 2*n >= want && want > 0 && want != n {
			r.problem("“"+sec.name+"”写赛"+itoa(want)+"轮，日程排到第"+itoa(n)+"轮", sec.at["轮次"])
		}
	}
}
