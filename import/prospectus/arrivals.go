package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// arrivalTime is when a group or all have to arrive.
type arrivalTime struct {
	groups []string
	date   pairing.Date
	time   string
	c      *clause
	at     span
}

var (
	arrivalDay  = compile(`(\d{1,2})[日号]([^,。;()日号]{0,14})报到`)
	aheadOf     = compile(`^[时点分]?(?:整)?(?:之?前)`)
	noArrival   = compile(`裁判|仲裁|领队|教练员?会|工作人员`)
	whoArrives  = compile(`运动员|棋手|选手|队员|参赛|各队|代表队|代表团|各单位|参赛者`)
	arrivalElse = compile(`报到(?:地点|时(?:须|需|请|应|出示|提供|交))|未(?:按时)?报到|不报到|报到处`)
)

// arrivals reads 报到截止, and the rows of 日程 where groups arrive at different times.
func (r *reader) arrivals() {
	var found []arrivalTime
	for _, c := range r.cs {
		if c.topic == topicSchedule && !c.prose {
			continue
		}
		c.sentences(func(from, to int) { found = append(found, r.arrivalIn(c, from, to)...) })
	}
	r.settleArrivals(found)
}

func (r *reader) arrivalIn(c *clause, from, to int) []arrivalTime {
	s := c.s[from:to]
	if !arrival.MatchString(s) && !(c.parent != nil && arrival.MatchString(heading1(c.parent)) && c.style == plain) || othersArrive(upTo(s, "报到")) {
		return nil
	}
	ds := findDays(s, r.year)
	if len(ds) == 0 {
		return r.arrivalByDay(c, from, to)
	}
	if arrivalElse.MatchString(s) && !strings.Contains(s, "报到时间") && len(findTimes(s)) == 0 {
		return nil
	}
	var out []arrivalTime
	for i, d := range ds {
		if d.isRange || othersArrive(s[phraseStart(s, d.from):phraseEnd(s, d.to)]) || !nearArrival(s, ds, i) && !strings.Contains(heading1(c), "报到") && !(len(ds) == 1 && strings.Contains(heading1Of(c.parent), "报到") && !strings.Contains(s, "报到")) {
			continue
		}
		end := len(s)
		if i+1 < len(ds) {
			end = ds[i+1].from
		}
		a := arrivalTime{date: d.first, c: c, at: span{from + d.from, from + d.to}}
		if text, at, ok := timeSpan(s[d.to:end]); ok && at.from < 20 && !otherHour.MatchString(s[d.to:d.to+at.from]) {
			a.time, a.at.to = text, from+d.to+at.to
			if aheadOf.MatchString(s[d.to+at.to:]) {
				a.time += "前"
			}
		}
		a.groups = r.groupsIn(brief(s[d.to:end]))
		out = append(out, a)
	}
	if len(out) == 0 {
		return r.arrivalByDay(c, from, to)
	}
	return out
}

// othersArrive says whether a text speaks of arbiters or leaders, and not of players.
func othersArrive(s string) bool { return noArrival.MatchString(s) && !whoArrives.MatchString(s) }

// heading1 gives a clause's words up to the first colon or comma.
func heading1(c *clause) string {
	return c.s[:endAt(c.s, 0, ":,。")]
}

// nearArrival says whether a date is the one of the arrival in its sentence: the word follows before the next date, or
// stands before all dates.
func nearArrival(s string, ds []days, i int) bool {
	end := len(s)
	if i+1 < len(ds) {
		end = ds[i+1].from
	}
	if arrivalWord.MatchString(s[ds[i].to:end]) || strings.Contains(s, "分别") && arrivalWord.MatchString(s) {
		return true
	}
	at := arrivalWord.FindStringIndex(s)
	return at != nil && at[0] < ds[0].from
}

// otherHour stands between the arrival and an hour of something else: 28日报到，晚7:30开会.
var otherHour = compile(`(?:报到|签到)[^,;]*[,;]`)

var arrivalWord = compile(`报到|签到`)

// arrivalByDay reads 23日报到 beside the dates of the event.
func (r *reader) arrivalByDay(c *clause, from, to int) []arrivalTime {
	if a := r.arrivalToday(c, from, to); a != nil {
		return a
	}
	m := arrivalDay.FindStringSubmatchIndex(c.s[from:to])
	start := r.items["开始日期"]
	if m == nil || len(start) == 0 {
		return nil
	}
	day, _ := pairing.ParseNumeral(c.s[from+m[2] : from+m[3]])
	first, _ := parseISO(start[len(start)-1].text)
	d, ok := pairing.NewDate(first.Year, first.Month, int(day))
	if !ok {
		return nil
	}
	return []arrivalTime{{date: d, c: c, at: span{from + m[0], from + m[1]}}}
}

// arrivalToday reads 8:20前签到 where the event has one day.
func (r *reader) arrivalToday(c *clause, from, to int) []arrivalTime {
	day, ok := r.onlyDay()
	if !ok {
		return nil
	}
	for _, ph := range phrases(c.s, from, to) {
		s := c.s[ph.from:ph.to]
		text, at, ok := timeSpan(s)
		if !ok || !arrivalWord.MatchString(s) {
			continue
		}
		if aheadOf.MatchString(s[at.to:]) {
			text += "前"
		}
		return []arrivalTime{{date: day, time: text, c: c, at: span{ph.from + at.from, ph.from + at.to}}}
	}
	return nil
}

var arrivalPlace = compile(`报到地点:?(?:为|在|设在)?([^,。;]{3,40})`)

func (r *reader) settleArrivals(found []arrivalTime) {
	venue := ""
	for _, c := range r.cs {
		if m := arrivalPlace.FindStringSubmatchIndex(c.s); m != nil && len(found) > 0 {
			venue = strings.ReplaceAll(c.cut(m[2], m[3]), " ", "")
			c.take(m[0], m[1])
		}
	}
	groups := false
	for _, a := range found {
		groups = groups || len(a.groups) > 0
	}
	for _, a := range found {
		a.c.take(a.at.from, a.at.to)
		if !groups {
			text := a.date.String()
			if last := lastTime(a.time); last != "" {
				text += " " + last
			}
			r.deadline(text, a)
		}
		place := venue
		if place == "" {
			place = r.arrivalVenue(a)
		}
		r.stops = append(r.stops, &stop{groups: a.groups, round: "报到", date: a.date, time: a.time, venue: place, from: []quote{a.c.sentence(a.at.from, a.at.to)}})
	}
}

// deadline notes 报到截止; the day alone says the same as the day with its hour.
func (r *reader) deadline(text string, a arrivalTime) {
	vs := r.items["报到截止"]
	for i, v := range vs {
		switch {
		case strings.HasPrefix(v.text, text):
			return
		case strings.HasPrefix(text, v.text):
			r.items["报到截止"] = slices.Delete(vs, i, i+1)
		}
	}
	r.item("报到截止", text, a.c, a.at.from, a.at.to)
}

// lastTime gives the end of 14:00-18:00.
func lastTime(text string) string {
	times := findTimes(text)
	if len(times) == 0 {
		return ""
	}
	return times[len(times)-1].text
}

func parseISO(text string) (pairing.Date, bool) {
	ds := findDays(text, 0)
	if len(ds) == 0 {
		return pairing.Date{}, false
	}
	return ds[0].first, true
}
