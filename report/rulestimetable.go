package report

import (
	"cmp"
	"fmt"
	"strings"
)

// timetable says when what is played, and what has no day yet.
func (in RulesInput) timetable() []ruling {
	p := ProgrammeInput{Tournament: in.Tournament}
	for _, s := range in.Tournament.Sections {
		p.Sections = append(p.Sections, Context{Tournament: in.Tournament, Section: s})
	}
	var out []ruling
	var open []string
	last := occasion{}
	for _, o := range p.occasions() {
		what := strings.Join(o.sections, "、") + " " + roundText(o.Round)
		switch {
		case o.Date.IsZero():
			open = append(open, what)
		case len(out) > 0 && o.Date == last.Date && o.Time == last.Time:
			r := &out[len(out)-1]
			r.text += "\n" + what + stopWords(o)
		default:
			out = append(out, ruling{cmp.Or(strings.TrimSpace(dayText(o.Date)+" "+o.Time), "—"), what + stopWords(o), ""})
		}
		last = o
	}
	if open != nil {
		out = append(out, ruling{"日期未定", strings.Join(joinRounds(open), "；") + "（规程未写）", ""})
	}
	return out
}

// stopWords says where, and with which clock.
func stopWords(o occasion) string {
	text := ""
	if o.Venue != "" {
		text += "，" + o.Venue
	}
	if o.Clock != "" {
		text += "，用时" + o.Clock
	}
	return text
}

// joinRounds writes rounds of the same sections that follow each other as one: 公开组 第1至9轮.
func joinRounds(names []string) []string {
	var out []string
	from, to := 0, 0
	who := ""
	flush := func() {
		switch {
		case to > from:
			out = append(out, fmt.Sprintf("%s 第%d至%d轮", who, from, to))
		case to > 0:
			out = append(out, fmt.Sprintf("%s 第%d轮", who, to))
		}
		from, to = 0, 0
	}
	for _, name := range names {
		section, round, _ := strings.Cut(name, " 第")
		n := 0
		if _, err := fmt.Sscanf(round, "%d轮", &n); err != nil {
			flush()
			out = append(out, name)
			continue
		}
		if section != who || n != to+1 {
			flush()
			who, from = section, n
		}
		to = n
	}
	flush()
	return out
}
