package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// categoryTable says who may enter which category.
func (in ProgrammeInput) categoryTable() Table {
	t := Table{Columns: []Column{
		{Header: "组别"}, {Header: "比赛组"}, {Header: "性别", Align: Center}, {Header: "出生日期"}, {Header: "地区"}, {Header: "称号限制"},
		{Header: "人数上限", Kind: Number}, {Header: "每单位限报", Align: Center}, {Header: "须知", Prose: true},
	}}
	for _, c := range in.Tournament.Categories {
		section := c.Section
		if section == c.Name {
			section = ""
		}
		t.Rows = append(t.Rows, []Cell{
			{Text: c.Name, Bold: true}, T(section), T(c.Sex.String()), T(born(c)), T(strings.Join(c.Regions, "、")), T(barred(c)),
			Z(c.Capacity), T(perUnit(c)), T(noticeText(c)),
		})
	}
	dropEmpty(&t)
	return t
}

// born says when players of a category may be born.
func born(c pairing.Category) string {
	switch a, b := c.BornFrom, c.BornTo; {
	case a.IsZero() && b.IsZero():
		return ""
	case b.IsZero():
		return a.String() + " 及以后"
	case a.IsZero():
		return b.String() + " 及以前"
	default:
		return a.String() + " 至 " + b.String()
	}
}

func barred(c pairing.Category) string {
	if len(c.BarredTitles) == 0 {
		return ""
	}
	return strings.Join(c.BarredTitles, "、") + "及以上不参加"
}

func perUnit(c pairing.Category) string {
	var parts []string
	if c.PerUnit > 0 {
		parts = append(parts, fmt.Sprintf("%d 人", c.PerUnit))
	}
	for _, l := range c.PerUnitMarks {
		parts = append(parts, fmt.Sprintf("%s不超过 %d 人", l.Mark, l.Max))
	}
	return strings.Join(parts, "；")
}

// noticeText says what players of an age bring: 60岁以上：健康证明.
func noticeText(c pairing.Category) string {
	var parts []string
	for _, n := range c.Notices {
		age := ""
		switch {
		case n.From > 0 && n.Below > 0:
			age = fmt.Sprintf("%d岁以上、不满%d岁：", n.From, n.Below)
		case n.From > 0:
			age = fmt.Sprintf("%d岁以上：", n.From)
		case n.Below > 0:
			age = fmt.Sprintf("不满%d岁：", n.Below)
		}
		parts = append(parts, age+n.Text)
	}
	return strings.Join(parts, "；")
}

// systemTable says how each section plays and ranks.
func (in ProgrammeInput) systemTable() Table {
	t := Table{Columns: []Column{
		{Header: "比赛组"}, {Header: "赛制"}, {Header: "轮次", Align: Center}, {Header: "胜-和-负得分", Align: Center}, {Header: "名次依据", Prose: true},
	}}
	for _, c := range in.Sections {
		s := c.Section
		points := fmt.Sprintf("%d-%d-%d", s.Win, s.RedDraw, s.Loss)
		if s.RedDraw != s.BlackDraw {
			points = fmt.Sprintf("胜%d 红和%d 黑和%d 负%d", s.Win, s.RedDraw, s.BlackDraw, s.Loss)
		}
		if s.System == pairing.Knockout {
			points = ""
		}
		t.Rows = append(t.Rows, []Cell{
			{Text: s.Name, Bold: true}, T(s.System.String()), T(c.roundCount()), T(points), T(strings.TrimPrefix(c.keyLine(), "名次依据：")),
		})
	}
	return t
}

// roundCount says how many rounds a section plays: 9, or 9＋淘汰8人.
func (c Context) roundCount() string {
	s := c.Section
	text := ""
	if n := s.LastSwissRound(); n > 0 {
		text = fmt.Sprint(n)
	}
	if s.System == pairing.SwissKnockout {
		text = fmt.Sprintf("%d轮后%d人淘汰赛", s.SwissRounds, s.KnockoutPlayers)
	}
	return text
}

// rewardTable says what the places of each list get.
func (in ProgrammeInput) rewardTable() Table {
	t := Table{Columns: []Column{{Header: "奖项"}, {Header: "名次与奖励（奖金为每人税前）", Prose: true}}}
	for _, l := range in.Lists {
		var parts []string
		for _, b := range in.Bands {
			if pairing.HalfWidth(b.List) == pairing.HalfWidth(l.Name) {
				parts = append(parts, rewardText(b))
			}
		}
		if len(parts) > 0 {
			t.Rows = append(t.Rows, []Cell{{Text: l.Name, Bold: true}, T(strings.Join(parts, "；"))})
		}
	}
	return t
}

// rewardText says what some places get: 第9-12名 700元、奖杯.
func rewardText(b prize.Band) string {
	who := "第" + b.Span.String() + "名"
	if b.From <= 1 && b.To == 0 {
		who = "全部"
	}
	var what []string
	if b.Each > 0 {
		what = append(what, b.Each.Yuan())
	}
	return who + " " + strings.Join(append(what, nonEmpty(b.Certificate, b.Item, b.Title)...), "、")
}
