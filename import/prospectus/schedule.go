package prospectus

import (
	"regexp"
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
	roundList = regexp.MustCompile(`第?((?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:(?:、|-+|至|和|,第?)第?(?:\d{1,2}|[一二三四五六七八九十]{1,3}))*)轮`)
	otherStop = []struct {
		name string
		re   *regexp.Regexp
	}{
		{"报到", regexp.MustCompile(`报到`)}, {"开幕", regexp.MustCompile(`开幕|开赛仪式|开赛式`)}, {"颁奖", regexp.MustCompile(`颁奖|闭幕`)},
	}
	notPlayers = regexp.MustCompile(`裁判|领队|教练|仲裁`)
)

// schedule reads the table at the end, or the clause, that says when the rounds are: the day and the hour stand before
// what happens then. Rounds of a knockout are not told from the others by number and are left out.
func (r *reader) schedule() {
	var day pairing.Date
	hour := ""
	knock := false
	for _, c := range r.cs {
		if c.topic != topicSchedule {
			continue
		}
		s := c.s
		if ds := findDays(s, r.year); len(ds) > 0 && !ds[0].isRange {
			if ds[0].first != day {
				hour = ""
			}
			day = ds[0].first
			c.take(ds[0].from, ds[0].to)
		}
		if text, at, ok := timeSpan(s); ok {
			hour = text
			if aheadOf.MatchString(s[at.to:]) {
				hour += "前"
			}
			c.take(at.from, at.to)
		}
		if day.IsZero() {
			continue
		}
		switch {
		case swissWord.MatchString(s):
			knock = false
		case strings.Contains(s, "淘汰赛") && !strings.Contains(s, "进入"):
			knock = true
		}
		r.stopsIn(c, day, hour, knock)
	}
	r.dropDoubles()
}

func (r *reader) stopsIn(c *clause, day pairing.Date, hour string, knock bool) {
	s := c.s
	groups := r.groupsIn(s)
	for _, o := range otherStop {
		m := o.re.FindStringIndex(s)
		if m == nil || notPlayers.MatchString(s) && o.name == "报到" {
			continue
		}
		c.take(m[0], m[1])
		r.stops = append(r.stops, &stop{groups: groups, round: o.name, date: day, time: hour, from: []quote{c.quoteAt(0, len(s))}})
	}
	for _, m := range roundList.FindAllStringSubmatchIndex(s, -1) {
		name := ""
		if finalRound.MatchString(s[m[1]:]) || knock && !swissWord.MatchString(s) {
			name = "淘汰"
		}
		c.take(m[0], m[1])
		for _, n := range roundNumbers(s[m[2]:m[3]]) {
			r.stops = append(r.stops, &stop{groups: groups, round: name + itoa(n), date: day, time: hour, from: []quote{c.quoteAt(0, len(s))}})
		}
	}
}

// finalRound is what follows the number of a knockout's round.
var finalRound = regexp.MustCompile(`^(?:\(|:)?(?:1/\d+)?(?:半|总)?决赛`)

// roundNumbers reads 1、2 and 3-5.
func roundNumbers(text string) []int {
	var out []int
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("、,和", r) }) {
		ends := regexpDash.Split(strings.TrimPrefix(part, "第"), -1)
		first := atoiOr(ends[0])
		last := first
		if len(ends) > 1 {
			last = atoiOr(strings.TrimPrefix(ends[len(ends)-1], "第"))
		}
		if first < 1 || last < first || last > 30 {
			return nil
		}
		for n := first; n <= last; n++ {
			out = append(out, n)
		}
	}
	return out
}

var regexpDash = regexp.MustCompile(`-+|至`)

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
		switch {
		case o.date != s.date && s.round != "报到":
			r.problem("“"+s.round+"”的日期前后不一："+o.date.String()+"、"+s.date.String(), o.from[0], s.from[0])
			o.date, o.time = pairing.Date{}, ""
		case o.time == "":
			o.time = s.time
		case s.time != "" && lastTime(o.time) != lastTime(s.time):
			r.problem("“"+s.round+"”的时间前后不一："+o.time+"、"+s.time, o.from[0], s.from[0])
			o.time = ""
		}
		o.from = append(o.from, s.from...)
	}
	r.stops = out
}
