package prospectus

import (
	"strings"

	"qisai/pairing"
)

// dayMark is a place in a line of the timetable where another day begins.
type dayMark struct {
	span
	set func(now pairing.Date) pairing.Date
}

var (
	// bareDay is a day of the event without its month: 16日下午报到，17日9:00开幕.
	bareDay = compile(`(?:^|[,;。:、(|])(\d{1,2})[日号](?:[(\d:上下中午晚早全,|]|报到|签到|开幕|星期|周|第|举行|进行|颁奖|赛|$)`)
	// dottedDay is a day at the head of a line: 6.14 9:00第1轮.
	dottedDay = compile(`^(\d{1,2})[./-](\d{1,2})(?:日|号)?(?:\([^()]*\)|星期.|周.)?(?:[|上下中晚早全,]|第|\d{1,2}:)`)
	laterDay  = compile(`次日|翌日|隔天|第二天`)
)

// dayMarks finds the days a line of the timetable names.
func (r *reader) dayMarks(s string) []dayMark {
	var out []dayMark
	found := findDays(s, r.year)
	for _, d := range found {
		if !d.isRange {
			out = append(out, dayMark{d.span, func(pairing.Date) pairing.Date { return d.first }})
		}
	}
	add := func(at span, month, day int) {
		for _, d := range found {
			if d.from < at.to && at.from < d.to {
				return
			}
		}
		if d, ok := r.dayOfEvent(month, day); ok {
			out = append(out, dayMark{at, func(pairing.Date) pairing.Date { return d }})
		}
	}
	for _, m := range bareDay.FindAllStringSubmatchIndex(s, -1) {
		add(span{m[2], m[3]}, 0, number(s, m, 1))
	}
	if m := dottedDay.FindStringSubmatchIndex(s); m != nil {
		add(span{m[2], m[5]}, number(s, m, 1), number(s, m, 2))
	}
	for _, m := range laterDay.FindAllStringIndex(s, -1) {
		out = append(out, dayMark{span{m[0], m[1]}, func(now pairing.Date) pairing.Date {
			if now.IsZero() {
				return now
			}
			return nextDay(now)
		}})
	}
	return out
}

// dayOfEvent gives a day of the event, or the one before it, by its number, and its month where it is named.
func (r *reader) dayOfEvent(month, day int) (d pairing.Date, ok bool) {
	start, end := r.items["开始日期"], r.items["结束日期"]
	if len(start) == 0 || len(end) == 0 || !allSame(start) || !allSame(end) {
		return d, false
	}
	first, _ := parseISO(start[0].text)
	last, _ := parseISO(end[0].text)
	for _, m := range []int{first.Month, last.Month} {
		if month > 0 && month != m {
			continue
		}
		if d, ok = pairing.NewDate(first.Year, m, day); ok && nextDay(d).Compare(first) >= 0 && d.Compare(last) <= 0 {
			return d, true
		}
	}
	return d, false
}

var (
	stopPlace = []*pattern{
		compile(`(?:地点|地址|场地|会场|赛场)(?:为|设在|定在|安排在|在|于|:)*([^,。;()]{3,30})$`),
		compile(`(?:到|在|至|前往|赴)([^,。;()到至\d][^,。;()到至]{2,30}?)(?:处)?(?:办理|进行)?(?:报到|签到)`),
		compile(`在([^,。;()在]{2,30}?)(?:举行|举办|进行|召开)`),
	}
	bracketPlace = compile(`^[^,;。()]{0,6}\(([^,。;():]{3,30})\)`)
	stopHall     = compile(`馆|楼|厅|室|场|院|校|中心|堂|宾馆|酒店|宫|台$|处$|园|店|社$|部$`)
)

// stopVenue gives the place the phrase of an event names; a phrase behind it that has only a place belongs to it.
func (c *clause) stopVenue(e event) string {
	all := phrases(c.s, 0, len(c.s))
	for i, ph := range all {
		if e.from < ph.from || e.from >= ph.to {
			continue
		}
		if m := bracketPlace.FindStringSubmatchIndex(c.s[e.to:max(e.to, ph.to)]); m != nil && stopHall.MatchString(c.s[e.to+m[2]:e.to+m[3]]) {
			return c.placeAt(e.to+m[2], e.to+m[3])
		}
		parts := []span{ph}
		if i+1 < len(all) && onlyPlace.MatchString(c.s[all[i+1].from:all[i+1].to]) {
			parts = append(parts, all[i+1])
		}
		for _, p := range parts {
			for _, re := range stopPlace {
				text := c.s[p.from:p.to]
				m := re.FindStringSubmatchIndex(strings.TrimRight(text, "。"))
				if m != nil && stopHall.MatchString(text[m[2]:m[3]]) {
					return c.placeAt(p.from+m[2], p.from+m[3])
				}
			}
		}
		return ""
	}
	return ""
}

var onlyPlace = compile(`^(?:报到|开幕式?|颁奖)?(?:地点|地址|场地|会场)`)

func (c *clause) placeAt(from, to int) string {
	if len(c.pos) == 0 {
		return c.s[from:to]
	}
	c.take(from, to)
	return strings.ReplaceAll(c.cut(from, to), " ", "")
}
