package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// ProgrammeInput is what the programme of an event is made of.
type ProgrammeInput struct {
	Tournament *pairing.Tournament
	Sections   []Context
	Lists      []prize.List // 奖项 and 奖励, as the regulation has them
	Bands      []prize.Band
	Printed    string
}

// Programme makes the 秩序册: what the regulation says, who runs the event, when what is played, who plays, and tables
// to write the results in.
func Programme(in ProgrammeInput) Document {
	t := in.Tournament
	return book("秩序册", t.Regulation.Name, in.Printed, coverFacts(t),
		in.chapter("竞赛规程", in.regulationParts()...),
		in.chapter("组织机构", officialParts(t)...),
		in.chapter("竞赛日程", in.scheduleParts()...),
		in.players(),
		in.chapter("代表队名单", in.unitParts()...),
		in.records(),
	)
}

// chapter is a chapter of one document, none if it has no part.
func (in ProgrammeInput) chapter(title string, parts ...Part) Chapter {
	if len(parts) == 0 {
		return Chapter{}
	}
	return chapter(title, in.document(title, parts...))
}

func (in ProgrammeInput) document(title string, parts ...Part) Document {
	return Document{Kind: title, Event: in.Tournament.Regulation.Name, Title: title, Printed: in.Printed, Parts: parts}
}

// coverFacts is what stands on the cover of a book.
func coverFacts(t *pairing.Tournament) []Fact {
	var out []Fact
	for _, f := range []Fact{
		{"时间", days(t.Regulation)}, {"地点", t.Regulation.Venue}, {"主办单位", item(t, "主办单位")},
		{"承办单位", item(t, "承办单位")}, {"协办单位", item(t, "协办单位")},
	} {
		if f.Text != "" {
			out = append(out, f)
		}
	}
	return out
}

// days is when an event is played: 2025年11月21日至23日.
func days(r pairing.Regulation) string {
	a, b := r.Start, r.End
	switch {
	case a.IsZero():
		return ""
	case b.IsZero() || a == b:
		return longDay(a)
	case a.Year != b.Year:
		return longDay(a) + "至" + longDay(b)
	case a.Month != b.Month:
		return fmt.Sprintf("%s至%d月%d日", longDay(a), b.Month, b.Day)
	}
	return fmt.Sprintf("%s至%d日", longDay(a), b.Day)
}

// longDay is a day in words that need no table: 2025年11月21日.
func longDay(d pairing.Date) string { return fmt.Sprintf("%d年%d月%d日", d.Year, d.Month, d.Day) }

// item gives the 内容 of an item of 规程, "" if there is none.
func item(t *pairing.Tournament, name string) string {
	for _, i := range t.Regulation.Items {
		if i.Name == name {
			return i.Value
		}
	}
	return ""
}

// private items of 规程 steer the program; nobody else needs them.
var privateItems = map[string]bool{"抽签种子": true, "签领表证件号": true, "证书落款": true, "证书日期": true}

// regulationParts are the facts of 规程, who may enter, how is played, what is given.
func (in ProgrammeInput) regulationParts() []Part {
	var facts []Fact
	for _, i := range in.Tournament.Regulation.Items {
		if !privateItems[i.Name] {
			facts = append(facts, Fact{i.Name, i.Value})
		}
	}
	parts := []Part{
		{Table: factTable(facts), FontSize: bookSize},
		{Heading: "组别", Table: in.categoryTable(), FontSize: bookSize},
		{Heading: "竞赛办法", Table: in.systemTable(), FontSize: bookSize},
	}
	if t := in.rewardTable(); len(t.Rows) > 0 {
		parts = append(parts, Part{Heading: "奖励办法", Table: t, FontSize: bookSize})
	}
	return parts
}

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

// officialParts are the committees, a table for each.
func officialParts(t *pairing.Tournament) []Part {
	var parts []Part
	at := map[string]int{}
	for _, o := range t.Officials {
		i, known := at[o.Body]
		if !known {
			i = len(parts)
			at[o.Body] = i
			parts = append(parts, Part{
				Heading: o.Body, Table: Table{Columns: []Column{{Header: "职务", Width: 16}, {Header: "姓名", Name: true, Width: 40}}},
				FontSize: bookSize, NameSize: bookNames,
			})
		}
		rows := &parts[i].Table.Rows
		if n := len(*rows); n > 0 && (*rows)[n-1][0].Text == o.Post { // people of one post stand in one row
			(*rows)[n-1][1].Text += "、" + o.Name
			continue
		}
		*rows = append(*rows, []Cell{T(o.Post), T(o.Name)})
	}
	return parts
}
