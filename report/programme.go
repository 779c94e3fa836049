package report

import (
	"fmt"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// ProgrammeInput is what the programme of an event is made of.
type ProgrammeInput struct {
	Tournament *pairing.Tournament
	Sections   []Context
	Lists      []prize.List // 奖项 and 奖励, as the regulation has them
	Bands      []prize.Band
	Declared   pairing.Money // 奖金总额, 0 = none
	Tax        prize.Tax
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
