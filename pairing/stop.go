package pairing

import (
	"strconv"
	"strings"

	"qisai/pairing/pattern"
)

var clockTime = pattern.New(`(\d{1,2})\s*(?:[:：]\s*(\d{2})|[点时]\s*(\d{2}|半)?)`)

// Hours gives the minutes of the day from which and to which 时间 as typed runs: 14:00–18:00, 下午2:30; to is 0 where no
// second time is named, both are where there is none at all.
func (s Stop) Hours() (from, to int) {
	var minutes []int
	afternoon, end := false, 0
	for _, m := range clockTime.FindAllStringSubmatchIndex(s.Time, -1) {
		switch before := s.Time[end:m[0]]; {
		case strings.ContainsAny(before, "下晚"):
			afternoon = true
		case strings.ContainsAny(before, "上早"):
			afternoon = false
		}
		end = m[1]
		minutes = append(minutes, minuteOf(clockTime.FindStringSubmatch(s.Time[m[0]:m[1]]), afternoon))
	}
	switch len(minutes) {
	case 0:
		return 0, 0
	case 1:
		return minutes[0], 0
	}
	return minutes[0], minutes[1]
}

// minuteOf gives the minute of the day of one time; hours up to 11 may be those of the afternoon.
func minuteOf(m []string, afternoon bool) int {
	hour, _ := strconv.Atoi(m[1])
	if hour < 12 && afternoon {
		hour += 12
	}
	minute, _ := strconv.Atoi(m[2] + m[3])
	if m[3] == "半" {
		minute = 30
	}
	return hour*60 + minute
}
