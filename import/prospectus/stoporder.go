package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// hoursBehind gives, by their place, the hours of the events that stand before their hour: 第1轮9:00，第2轮10:40. Such a
// line has no hour for an event without one of its own.
func hoursBehind(s string, events []event, hours []clockTime) map[int]string {
	out := map[int]string{}
	for _, ph := range phrases(s, 0, len(s)) {
		at, in := startsIn(events, ph), hoursIn(hours, ph)
		if len(at) == 0 || len(in) == 0 || at[0] > in[0].from {
			continue
		}
		for i, from := range at {
			switch {
			case len(in) == 1 && at[len(at)-1] < in[0].from:
				out[from] = in[0].text // 第1轮、第2轮9:00
			case len(at) == len(in) && from < in[i].from && (i+1 == len(at) || in[i].from < at[i+1]):
				out[from] = in[i].text
			case from < in[0].from:
				out[from] = ""
			}
		}
	}
	if len(out) == 0 {
		return out
	}
	for _, ph := range phrases(s, 0, len(s)) {
		if len(hoursIn(hours, ph)) > 0 {
			continue
		}
		for _, from := range startsIn(events, ph) {
			out[from] = ""
		}
	}
	return out
}

// startsIn gives the places where the events of a phrase begin.
func startsIn(events []event, ph span) []int {
	var out []int
	for _, e := range events {
		if e.from >= ph.from && e.from < ph.to {
			out = append(out, e.from)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func hoursIn(hours []clockTime, ph span) []clockTime {
	return slices.DeleteFunc(slices.Clone(hours), func(h clockTime) bool { return h.from < ph.from || h.from >= ph.to })
}

// dayBehind gives the day of an event that stands before it, alone in its phrase: 第一轮 8月9日 9:00.
func (r *reader) dayBehind(s string, e event, events []event) (pairing.Date, bool) {
	for _, ph := range phrases(s, 0, len(s)) {
		if e.from < ph.from || e.from >= ph.to || len(startsIn(events, ph)) != 1 {
			continue
		}
		ds := findDays(s[ph.from:ph.to], r.year)
		if len(ds) == 1 && !ds[0].isRange && ph.from+ds[0].from > e.from {
			return ds[0].first, true
		}
	}
	return pairing.Date{}, false
}

// stopGroups gives whom an event of a line is for by its place: the groups of its phrase, those at the head of the line,
// or for a round those of the phrase before, unless they stand in brackets (8:00第八轮（男子组）；13:30颁奖).
func (r *reader) stopGroups(s string) func(at int, round bool) []string {
	all := r.groupsIn(s)
	if len(all) == 0 {
		names := r.sexLine(s)
		return func(_ int, round bool) []string {
			if round {
				return names
			}
			return nil
		}
	}
	var head []string
	headTo := 0
	if label, _, ok := strings.Cut(s, ":"); ok && len(findTimes(s[:min(len(s), len(label)+3)])) == 0 {
		head, headTo = r.groupsIn(label), len(label)
	}
	ends := phrases(s, 0, len(s))
	own := make([][]string, len(ends))
	carried := make([][]string, len(ends))
	inNotes := make([]bool, len(ends)) // the groups stand in brackets only
	for i, ph := range ends {
		own[i], _ = r.whom(s[ph.from:ph.to], s[:ph.from])
		switch {
		case len(own[i]) > 0 && len(r.groupsIn(noteInBrackets.ReplaceAllString(s[ph.from:ph.to], ""))) > 0:
			carried[i] = own[i]
		case len(own[i]) > 0:
			inNotes[i] = true
		case i > 0:
			carried[i] = carried[i-1]
		}
	}
	return func(at int, round bool) []string {
		for i, ph := range ends {
			if at >= ph.from && at < ph.to && round && len(roundList.FindAllString(s[ph.from:ph.to], 2)) > 1 {
				if names := r.groupsEnding(s, ph.from, at); len(names) > 0 {
					return names
				}
			}
			switch {
			case at < ph.from || at >= ph.to:
			case len(own[i]) > 0 && inNotes[i]:
				if names := r.noteGroups(s[at:ph.to], s[:at]); len(names) > 0 || at < headTo {
					return names
				}
				return head // 10月25日（甲组）：8:40开幕
			case len(own[i]) > 0:
				return own[i]
			case round && len(carried[i]) > 0:
				return carried[i]
			}
		}
		return head
	}
}

// groupsEnding gives the groups right before a round: 公开组第六轮、少儿组第五轮.
func (r *reader) groupsEnding(s string, from, at int) []string {
	var names []string
	for _, g := range slices.Backward(r.findGroups(s)) {
		if g.to > at || g.from < from {
			continue
		}
		if strings.Trim(s[g.to:at], "、和及与: ") != "" {
			break
		}
		names, at = append(names, r.named(g.names)...), g.from
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// noteGroups gives the groups in the bracket right behind an event: 第十轮（公开组） 15:00颁奖.
func (r *reader) noteGroups(s, before string) []string {
	m := noteInBrackets.FindStringIndex(s)
	if m == nil || theirLast.MatchString(s[m[0]:m[1]]) || len(findTimes(s[:m[0]])) > 0 || len(roundList.FindAllString(s[:m[0]], 2)) > 1 {
		return nil
	}
	names, _ := r.whom(s[m[0]:m[1]], before)
	return names
}

// theirLast is a note that a round is the last of some groups; all play it: 第7轮（少年组赛完）.
var theirLast = compile(`组(?:别)?[^()]{0,4}(?:结束|赛完|比完|下完|打完|完赛|收官|末轮|最后(?:一|1)轮|赛毕|到此)[^()]{0,4}\)$`)

// withoutTimes puts marks of the same length for the times of a text: in 9:00，第2轮 stands no round 0.
func withoutTimes(s string) string {
	text := []byte(s)
	for _, t := range findTimes(s) {
		for i := t.from; i < t.to; i++ {
			text[i] = '#'
		}
	}
	return string(text)
}
