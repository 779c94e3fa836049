package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// stop is a row of 日程 being read.
type stop struct {
	groups []string // categories; nil = all
	round  string
	date   pairing.Date
	time   string
	venue  string
	from   []quote
}

var (
	roundList = compile(`第?((?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:(?:、|-+|至|和|,第?)第?(?:\d{1,2}|[一二三四五六七八九十]{1,3}))*)轮`)
	otherStop = []struct {
		name string
		re   *pattern
	}{
		{"报到", compile(`报到|签到`)}, {"开幕", compile(`开幕|开赛仪式|开赛式`)}, {"颁奖", compile(`颁奖|发奖|闭幕`)},
	}
	notPlayers = compile(`裁判|领队|教练|仲裁`)
)

// schedule reads the table at the end, or the clause, that says when the rounds are: the day and the hour stand before
// what happens then.
func (r *reader) schedule() {
	now := clockHand{rounds: -1}
	now.day, _ = r.onlyDay()
	for _, sec := range r.secs {
		now.matches = max(now.matches, knockoutRounds(sec))
	}
	for _, c := range r.cs {
		if c.topic != topicSchedule || closeLine.MatchString(c.s) {
			continue
		}
		now.head(c)
		now.block = r.blockAt(c, now.block)
		r.groupColumns(c, &now)
		r.dayColumns(c, &now)
		if !r.dayRow(c, &now) && !r.hourRow(c, &now) && !r.groupDayRow(c, &now) {
			r.timetable(c, &now)
		}
		now.knock = now.knocked(c.s)
	}
	r.knockStops()
	r.proseStops()
	r.dropDoubles()
}

// knockStops gives the rounds of the knockout to the sections that have one.
func (r *reader) knockStops() {
	var names []string
	for _, sec := range r.secs {
		if strings.Contains(sec.row["赛制"], "淘汰") {
			names = append(names, sec.cats...)
		}
	}
	if len(names) == 0 || len(names) == len(r.cats) {
		return
	}
	for _, s := range r.stops {
		if len(s.groups) == 0 && strings.HasPrefix(s.round, "淘汰") {
			s.groups = names
		}
	}
}

// timetable reads a line of the table from left to right.
func (r *reader) timetable(c *clause, now *clockHand) {
	type mark struct {
		at int
		do func()
	}
	var marks []mark
	for _, d := range r.dayMarks(c.s) {
		marks = append(marks, mark{d.from, func() {
			if day := d.set(now.day); day != now.day {
				now.day, now.hour = day, ""
			}
			c.take(d.from, d.to)
		}})
	}
	if now.used && !strings.Contains(now.hour, "-") {
		now.hour = "" // the next line has an hour of its own; a span may hold several
	}
	now.used = false
	hours, events := timeSpans(c.s), r.events(c)
	if cells := now.cellsOf(c); cells != nil {
		events = r.cellEvents(c, cells, now.whose)
	}
	for _, h := range hours {
		marks = append(marks, mark{h.from, func() {
			now.hour = h.text
			c.take(h.from, h.to)
		}})
	}
	events = append(events, now.roundOfRow(c)...)
	events = slices.DeleteFunc(events, func(e event) bool {
		a, b := c.sentenceAt(e.from, e.to)
		return openTime.MatchString(c.s[a:b])
	})
	behind := hoursBehind(c.s, events, hours)
	for _, e := range events {
		marks = append(marks, mark{e.from, func() {
			day, hour := now.day, now.hour
			if later, ok := r.dayBehind(c.s, e, events); ok {
				day = later
			}
			if text, ok := behind[e.from]; ok {
				hour = text
			}
			now.used = true
			if day.IsZero() {
				return
			}
			c.take(e.from, e.to)
			place := now.place(c)
			if place == "" {
				place = c.stopVenue(e)
			}
			groups := e.groups
			if len(groups) == 0 && now.cellsOf(c) == nil {
				groups = now.block.groups
			}
			r.stops = append(r.stops, &stop{groups: groups, round: now.name(e, c.s), date: day, time: hour, venue: place, from: []quote{c.quoteAt(0, len(c.s))}})
		}})
	}
	slices.SortStableFunc(marks, func(a, b mark) int { return a.at - b.at })
	for _, m := range marks {
		m.do()
	}
}

// openTime is a sentence that leaves its hours to somebody.
var openTime = compile(`由[^,。;]{2,14}(?:公布|通知|确定|决定)|以秩序册为准|另行(?:通知|公布)|待定`)

// dropDoubles joins what the text and the table both say; where they differ both go and the slip is reported.
func (r *reader) dropDoubles() {
	var out []*stop
	for _, s := range r.stops {
		i := slices.IndexFunc(out, func(o *stop) bool { return o.round == s.round && slices.Equal(o.groups, s.groups) })
		if i < 0 {
			out = append(out, s)
			continue
		}
		o := out[i]
		if o.venue == "" {
			o.venue = s.venue
		}
		switch {
		case o.date != s.date && s.round != "报到":
			r.problem("“"+s.round+"”的日期前后不一："+o.date.String()+"、"+s.date.String(), o.from[0], s.from[0])
			o.date, o.time = pairing.Date{}, ""
		case o.time == "":
			o.time = s.time
		case s.time != "" && strings.Contains(s.time, "-") && lastTime(o.time) == lastTime(s.time):
			o.time = s.time // the hours it is open say more than the last
		case s.time != "" && lastTime(o.time) != lastTime(s.time):
			r.problem("“"+s.round+"”的时间前后不一："+o.time+"、"+s.time, o.from[0], s.from[0])
			o.time = ""
		}
		o.from = append(o.from, s.from...)
	}
	r.stops = out
}
