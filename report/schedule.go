package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// occasion is what happens at one time in one place, for the sections that share it.
type occasion struct {
	pairing.Stop
	sections []string
}

// scheduleParts is 日程 by day and hour.
func (in ProgrammeInput) scheduleParts() []Part {
	t := Table{Columns: []Column{
		{Header: "日期"}, {Header: "时间", Align: Center}, {Header: "比赛组"}, {Header: "内容"}, {Header: "地点"}, {Header: "用时"},
	}}
	for _, o := range in.occasions() {
		t.Rows = append(t.Rows, []Cell{
			T(dayText(o.Date)), T(o.Time), T(strings.Join(o.sections, "、")), T(roundText(o.Round)), T(o.Venue), T(o.Clock),
		})
	}
	if len(t.Rows) == 0 {
		return nil
	}
	dropEmpty(&t)
	return []Part{{Table: t, FontSize: bookSize}}
}

// occasions gives the rows of 日程 in the order of time, those of several sections as one; what has no date stands where
// the sheet has it.
func (in ProgrammeInput) occasions() []occasion {
	var out []occasion
	for _, stop := range in.Tournament.Schedule {
		if stop.Section != "" && !slices.ContainsFunc(in.Sections, func(c Context) bool { return c.Section.Name == stop.Section }) {
			continue
		}
		name := stop.Section
		if name == "" {
			name = "各组"
		}
		stop.Section = ""
		if i := slices.IndexFunc(out, func(o occasion) bool { return o.Stop == stop }); i >= 0 {
			out[i].sections = append(out[i].sections, name)
			continue
		}
		out = append(out, occasion{stop, []string{name}})
	}
	slices.SortStableFunc(out, func(a, b occasion) int {
		if a.Date.IsZero() || b.Date.IsZero() {
			return cmp.Compare(btoi(a.Date.IsZero()), btoi(b.Date.IsZero()))
		}
		return cmp.Or(a.Date.Compare(b.Date), cmp.Compare(startOf(a.Stop), startOf(b.Stop)))
	})
	return out
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// startOf gives the minute of the day at which something begins, 0 if no time is named.
func startOf(s pairing.Stop) int {
	from, _ := s.Hours()
	return from
}

// dayText is a day with its day of the week: 11月21日 星期五.
func dayText(d pairing.Date) string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%d月%d日 星期%s", d.Month, d.Day, d.Weekday())
}

// roundText names a round of 日程: 第3轮, 淘汰赛第1轮, 报到.
func roundText(round string) string {
	if n, ok := strings.CutPrefix(round, "淘汰"); ok && n != "" {
		return "淘汰赛第" + n + "轮"
	}
	if _, err := strconv.Atoi(round); err == nil {
		return "第" + round + "轮"
	}
	return round
}
