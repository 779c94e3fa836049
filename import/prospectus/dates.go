package prospectus

import (
	"fmt"
	"strconv"
	"strings"

	"qisai/pairing"
)

const (
	weekday = `(?:\((?:农历|星期|周|礼拜)[^()]{0,16}\)|(?:星期|周)[一二三四五六日天])?`
	dash    = `(?:-+|至|到|—)`
)

var (
	dayText = `(?:(\d{4})(?:年|\.|-|/))?(\d{1,2})(?:月|\.|-|/)(\d{1,2})[日号]?` + weekday
	spanRE  = compile(dayText + `(?:(?:上午|下午|晚上?)?(?:\d{1,2}[:时点]\d{0,2}分?)?起?(?:(` + dash + `)|和|、|,)(?:(?:(\d{4})(?:年|\.|-|/))?(\d{1,2})(?:月|\.|-|/))?(\d{1,2})([日号]?)` + weekday + `)?`)
)

// anyYear serves where only it matters that there is a date.
const anyYear = 2000

// days is a day or a run of days found in a text.
type days struct {
	span
	first, last pairing.Date
	yearSaid    bool
	isRange     bool
}

// findDays finds the dates of a text; a date without a year has that of the event.
func findDays(s string, year int) []days {
	var out []days
	for at := 0; at < len(s); {
		m := spanRE.FindStringSubmatchIndex(s[at:])
		if m == nil {
			break
		}
		d, ok := daysAt(s[at:], m, year)
		if !ok {
			at += m[1]
			continue
		}
		d.from, d.to = d.from+at, d.to+at
		out, at = append(out, d), d.to
	}
	return out
}

func daysAt(s string, m []int, year int) (days, bool) {
	part := func(i int) int {
		if m[2*i] < 0 {
			return 0
		}
		n, _ := strconv.Atoi(s[m[2*i]:m[2*i+1]])
		return n
	}
	d := days{span: span{m[0], m[1]}, yearSaid: part(1) > 0}
	y := part(1)
	if y == 0 {
		// 10-12 and 3.5 are no dates: without a year it takes 月
		if y = year; y == 0 || s[m[5]:m[5]+1] == "." || s[m[5]] == '-' || s[m[5]] == '/' {
			return d, false
		}
	}
	var ok bool
	if d.first, ok = pairing.NewDate(y, part(2), part(3)); !ok {
		return d, false
	}
	d.last = d.first
	if day := part(7); day > 0 {
		if m[16] == m[17] && (part(6) == 0 || m[17] < len(s)) && noDayAfter(s[m[15]:], m[8] >= 0) {
			d.to = endOfFirst(s, m)
			return d, true // 11月20日14:00-18:00
		}
		month, y2 := part(6), part(5)
		if month == 0 {
			month = d.first.Month
		}
		if y2 == 0 {
			y2 = y
		}
		last, ok := pairing.NewDate(y2, month, day)
		if !ok || last.Compare(d.first) < 0 || m[8] < 0 && last != nextDay(d.first) {
			d.to = endOfFirst(s, m)
			return d, true // 10月1日、5日 are two days
		}
		d.last, d.isRange = last, true
	}
	return d, true
}

// noDayAfter says whether a number without 日 is no day: it is an hour or counts something, or stands in a list.
func noDayAfter(rest string, dashed bool) bool {
	return !dashed || dayElse.MatchString(rest)
}

var dayElse = compile(`^[:\d时点分轮名人元岁年月组周小]`)

// endOfFirst gives where the first of two days ends.
func endOfFirst(s string, m []int) int {
	end := m[7]
	for _, word := range []string{"日", "号"} {
		if strings.HasPrefix(s[end:], word) {
			end += len(word)
		}
	}
	return end
}

var timeRE = compile(`(上午|下午|中午|晚上|晚|夜间|夜里|傍晚|早上)?(\d{1,2})(?:[:：](\d{2})|[时点](?:(\d{1,2})分|(半)|([一三13])刻)?(?:整|正)?)`)

// clockTime is a time of the day.
type clockTime struct {
	span
	text string // 14:00
}

// findTimes finds the times of a text; afternoon hours are counted on to 24.
func findTimes(s string) []clockTime {
	var out []clockTime
	half := ""
	for _, m := range timeRE.FindAllStringSubmatchIndex(s, -1) {
		get := func(i int) string {
			if m[2*i] < 0 {
				return ""
			}
			return s[m[2*i]:m[2*i+1]]
		}
		hour, _ := strconv.Atoi(get(2))
		minute, _ := strconv.Atoi(get(3) + get(4))
		switch get(6) {
		case "一", "1":
			minute = 15
		case "三", "3":
			minute = 45
		}
		if get(5) != "" {
			minute = 30
		}
		if get(1) != "" {
			half = get(1)
		} else if len(out) > 0 && m[0] > out[len(out)-1].to+6 {
			half = ""
		}
		if strings.Contains("下午|晚上|夜间|夜里|傍晚", half) && half != "" && hour < 12 {
			hour += 12
		}
		if hour > 24 || minute > 59 {
			continue
		}
		out = append(out, clockTime{span{m[0], m[1]}, fmt.Sprintf("%02d:%02d", hour, minute)})
	}
	return out
}

var between = compile(`^` + dash + `$`)

// timeSpan gives the first time of a text, or the first run of two: 14:00-18:00.
func timeSpan(s string) (text string, at span, ok bool) {
	times := findTimes(s)
	if len(times) == 0 {
		return "", span{}, false
	}
	t := times[0]
	if len(times) > 1 && between.MatchString(s[t.to:times[1].from]) {
		return t.text + "-" + times[1].text, span{t.from, times[1].to}, true
	}
	return t.text, t.span, true
}
