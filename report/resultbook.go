package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// SectionResults is what the book of results says of a section.
type SectionResults struct {
	Context
	Round     int // the ranking is the one after this round
	Standings []pairing.Standing
	Teams     *TeamBlock // nil without a team ranking
}

// ResultBook makes the 成绩册: what the event was, every section with its ranking, results, bracket, teams and statistics,
// who won what and who goes on.
func ResultBook(h Honours, sections []SectionResults) Document {
	chapters := []Chapter{chapter("竞赛概况", h.document("竞赛概况", overviewParts(h.Tournament, sections)...))}
	played := false
	for _, s := range sections {
		chapters = append(chapters, s.chapter())
		played = played || s.played()
	}
	if !played {
		return h.document("成绩册", Part{EmptyText: "无（还没有成绩）"})
	}
	if d := Awards(h); !d.Empty() {
		chapters = append(chapters, chapter("获奖名单", together(bound(d))))
	}
	if d := Qualifiers(h); !d.Empty() {
		chapters = append(chapters, chapter("晋级名单", together(bound(d))))
	}
	facts := coverFacts(h.Tournament)
	for _, text := range h.Waiting {
		facts = append(facts, Fact{"注", text})
	}
	return book("成绩册", h.Tournament.Regulation.Name, h.Printed, facts, chapters...)
}

// played says whether a section has any results.
func (s SectionResults) played() bool { return s.Round > 0 || len(s.Section.Bracket) > 0 }

// overviewParts is the event on a page: its facts, and how each section ended.
func overviewParts(t *pairing.Tournament, sections []SectionResults) []Part {
	facts := coverFacts(t)
	for _, name := range []string{"竞赛规则", "用时", "裁判长", "编排长"} {
		facts = append(facts, Fact{name, item(t, name)})
	}
	table := Table{Columns: []Column{
		{Header: "比赛组"}, {Header: "赛制"}, {Header: "轮次", Align: Center}, {Header: "人数", Kind: Number}, {Header: "单位", Kind: Number},
		{Header: "对局", Kind: Number}, {Header: "第一名"}, {Header: "第二名"}, {Header: "第三名"},
	}}
	for _, s := range sections {
		g := s.tally()
		row := []Cell{
			{Text: s.Section.Name, Bold: true}, T(s.Section.System.String()), T(s.roundCount()), N(len(s.Standings)), N(countUnits(ranked(s.Standings))),
			N(g.games()),
		}
		for place := 1; place <= 3; place++ {
			row = append(row, T(s.placed(place)))
		}
		table.Rows = append(table.Rows, row)
	}
	parts := []Part{{Table: factTable(facts), FontSize: bookSize}, {Heading: "各组情况", Table: table, FontSize: bookSize}}
	return append(parts, officialParts(t)...)
}

// ranked gives the players of a ranking.
func ranked(st []pairing.Standing) []*pairing.Player {
	out := make([]*pairing.Player, len(st))
	for i, s := range st {
		out[i] = s.Player
	}
	return out
}

// placed names who has a place, "" if nobody has it yet.
func (s SectionResults) placed(place int) string {
	for _, st := range s.Standings {
		if s.played() && st.Rank == place {
			return shownName(st.Player.Name)
		}
	}
	return ""
}

// chapter is all that is to be said of a section.
func (s SectionResults) chapter() Chapter {
	ch := Chapter{Title: s.Section.Name, Pieces: []Piece{{Document: s.opening()}}}
	if !s.played() {
		return ch
	}
	add := func(name string, d Document) { ch.Pieces = append(ch.Pieces, Piece{Name: name, Document: d}) }
	add("名次", bound(Standings(s.Context, s.Round, s.Standings)))
	if s.Round > 0 {
		add("成绩总表", bound(Crosstable(s.Context, s.Round, s.Standings)))
	}
	if len(s.Section.Bracket) > 0 {
		add("淘汰赛对阵图", bound(Bracket(s.Context)))
	}
	if s.Teams != nil {
		add("团体名次", bound(Teams(*s.Teams)))
	}
	add("数据统计", s.statistics())
	return ch
}

// firstPlaces is how many of the best stand on the page that opens a section.
const firstPlaces = 8

// opening is the page that opens a section: what was played, and the first places.
func (s SectionResults) opening() Document {
	d := Document{
		Kind: s.Section.Name, Event: s.Tournament.Regulation.Name, Title: s.Section.Name, Printed: s.Printed, Opening: true,
		Parts: []Part{{Table: factTable(s.facts()), FontSize: bookSize}},
	}
	if !s.played() {
		d.Parts = append(d.Parts, Part{Heading: "名次", EmptyText: "无（还没有成绩）"})
		return d
	}
	t := s.wallStandings(s.Standings[:min(firstPlaces, len(s.Standings))])
	d.Parts = append(d.Parts, Part{Heading: fmt.Sprintf("前%d名", len(t.Rows)), Table: t, FontSize: bookSize, NameSize: bookNames})
	if p := s.coursesChart(); p.Chart != nil {
		d.Parts = append(d.Parts, p)
	}
	return d
}

// facts is what was played in a section, and by whom.
func (s SectionResults) facts() []Fact {
	g := s.tally()
	players := fmt.Sprintf("%d 人，%d 个单位", len(s.Standings), countUnits(ranked(s.Standings)))
	games := fmt.Sprintf("%d 盘：红胜 %d，和棋 %d，黑胜 %d", g.games(), g[pairing.RedWins], g[pairing.Draw], g[pairing.BlackWins])
	if n := g.forfeits(); n > 0 {
		games += fmt.Sprintf("，弃权 %d", n)
	}
	out := []Fact{{"赛制", strings.Join(nonEmpty(s.Section.System.String(), s.roundsText()), "，")}, {"参赛", players}, {"对局", games}}
	if text := s.categoriesText(); text != "" {
		out = append(out, Fact{"组别", text})
	}
	return append(out, Fact{"名次依据", strings.TrimPrefix(s.keyLine(), "名次依据：")})
}

// roundsText says how many rounds a section plays.
func (s SectionResults) roundsText() string {
	switch n := s.roundCount(); {
	case n == "" || s.Section.System == pairing.SwissKnockout:
		return n
	default:
		return n + " 轮"
	}
}

// categoriesText names the categories that play in a section, if there are several, with their numbers.
func (s SectionResults) categoriesText() string {
	if !s.manyCategories() {
		return ""
	}
	var parts []string
	for _, c := range s.Tournament.Categories {
		n := 0
		for _, st := range s.Standings {
			if st.Player.Category == c.Name {
				n++
			}
		}
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d 人", c.Name, n))
		}
	}
	return strings.Join(parts, "，")
}

// roundCount says how many rounds a section plays: 9, or 9轮后16人淘汰赛.
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
