package prospectus

import (
	"strings"

	"qisai/pairing"
)

// vagueTime stands behind a time that is a limit or a guess: 16:00前赛完并发奖, 16:30左右颁奖.
var vagueTime = compile(`^(?:之?前|以前|左右|前后|许|后|以后)`)

// proseStops reads the rounds and ceremonies a text names outside its timetable, phrase by phrase: 开幕式于7月13日8:30举行;
// 9:30第一轮开赛. What has no day of its own is on the day named last, or on the only day of the event.
func (r *reader) proseStops() {
	only, single := r.onlyDay()
	for _, c := range r.cs {
		if c.under(topicSchedule) || c.under(topicPrizes) || c.style == plain && c.parent == nil && !c.prose {
			continue
		}
		c.sentences(func(from, to int) {
			day := pairing.Date{}
			for _, ph := range phrases(c.s, from, to) {
				if ds := findDays(c.s[ph.from:ph.to], r.year); len(ds) > 0 {
					day = ds[0].first
				}
				if d := day; !d.IsZero() || single {
					if d.IsZero() {
						d = only
					}
					r.stopIn(c, ph, d)
				}
			}
		})
	}
}

// onlyDay gives the day of an event of one day.
func (r *reader) onlyDay() (pairing.Date, bool) {
	start, end := r.items["开始日期"], r.items["结束日期"]
	if len(start) != 1 || len(end) != 1 || start[0].text != end[0].text {
		return pairing.Date{}, false
	}
	d, ok := parseISO(start[0].text)
	return d, ok
}

var stopWord = compile(`开幕|颁奖|发奖|闭幕`)

// stopIn reads one phrase: a ceremony with its day or hour, a round with its hour.
func (r *reader) stopIn(c *clause, ph span, day pairing.Date) {
	s := c.s[ph.from:ph.to]
	times := timeSpans(s)
	dated := len(findDays(s, r.year)) > 0
	if len(times) > 1 || len(times) == 0 && !dated {
		return
	}
	hour := ""
	if len(times) == 1 && !vagueTime.MatchString(s[times[0].to:]) {
		hour = strings.TrimSuffix(times[0].text, "前")
	}
	word := stopWord.FindString(s)
	for _, e := range r.events(c.part(ph)) {
		if e.number && len(times) == 0 || !e.number && (word == "" || e.round == "报到") {
			continue
		}
		c.take(ph.from, ph.to)
		r.stops = append(r.stops, &stop{groups: e.groups, round: e.round, date: day, time: hour, venue: c.part(ph).stopVenue(e), from: []quote{c.quoteAt(ph.from, ph.to)}})
	}
}

// part gives a phrase of a clause as a clause.
func (c *clause) part(ph span) *clause {
	return &clause{folded: folded{s: c.s[ph.from:ph.to]}, words: c.words}
}
