package pdf

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/report"
	"qisai/report/pdf/pdftest"
)

// event is an invented section of n players after some rounds, the last of them open; its pairs are no real pairings.
func event(n, rounds int) report.Context {
	s := pairing.NewSection("公开男子组")
	s.Rounds = rounds
	rng := rand.New(rand.NewPCG(uint64(n), uint64(rounds)))
	for i, name := range names(n) {
		p := &pairing.Player{Entry: i + 1, No: pairing.StartNo(n - i), Name: name, Unit: unit(i), Category: s.Name, Sex: pairing.Male, Verdict: pairing.Accepted}
		if i%9 == 4 {
			p.Findings = append(p.Findings, pairing.Finding{Kind: "健康证明", Msg: "60岁以上：健康证明"})
		}
		s.Players = append(s.Players, p)
	}
	order := rng.Perm(n)
	for r := 1; r <= rounds; r++ {
		round := pairing.Round{Number: r}
		for i := 0; i+1 < n; i += 2 {
			round.Games = append(round.Games, pairing.Game{Table: i/2 + 1, Red: pairing.StartNo(order[i] + 1), Black: pairing.StartNo(order[i+1] + 1),
				Result: pairing.Result(1 + rng.IntN(3)), RedFouls: rng.IntN(8) / 7})
		}
		if n%2 == 1 {
			round.Games = append(round.Games, pairing.Game{Red: pairing.StartNo(order[n-1] + 1), Result: pairing.Bye})
		}
		if r%3 == 2 && n > 3 {
			round.Games[1].Result = pairing.BlackForfeits
		}
		s.Posted = append(s.Posted, round)
		rng.Shuffle(n, func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	t := &pairing.Tournament{
		Regulation: pairing.Regulation{Name: "2026年“楚河汉界杯”全国象棋公开赛", Venue: "市体育馆二楼比赛大厅"},
		Categories: []pairing.Category{{Name: s.Name, Section: s.Name, Notices: []pairing.AgeNotice{{From: 60, Text: "健康证明"}}}},
		Sections:   []*pairing.Section{s}, Players: s.Players,
		Schedule: []pairing.Stop{{Round: "报到", Date: pairing.Date{Year: 2026, Month: 5, Day: 1}, Time: "14:00–18:00"}},
	}
	return report.Context{Tournament: t, Section: s, Printed: "2026-05-02 13:05"}
}

// odd gives the players names of 30 characters, units of 25 and none.
func odd(c report.Context) report.Context {
	for i, p := range c.Section.Players {
		switch i % 4 {
		case 0:
			p.Name = strings.Repeat("买买提·艾力·", 4) + "阿卜杜热合"
		case 1:
			p.Unit = "内蒙古自治区呼和浩特市新城区棋类运动协会青少年训练中心"
		case 2:
			p.Unit = ""
		case 3:
			p.Name = "Alexander Christopher Montgomery"
		}
	}
	c.Section.Name = "公开/男子“甲”组（十八岁以上）"
	return c
}

// papers are all documents of an event that are made from a section.
func papers(c report.Context) map[string]report.Document {
	n := c.Section.LastRound()
	st := ranking.Standings(c.Section, n)
	last := pairing.Round{}
	if r := c.Section.Round(n); r != nil {
		last = *r
	}
	robin := c
	section := *c.Section
	section.System = pairing.DoubleRoundRobin
	robin.Section = &section
	return map[string]report.Document{
		"pairings": report.Pairings(c, last), "standings": report.Standings(c, n, st),
		"slips": report.Slips(c, last), "tables": report.TableCards(c), "badges": report.Badges(c), "checkin": report.CheckIn(c),
		"cards": report.ScoreCards(c, n, st), "crosstable": report.Crosstable(c, n, st), "robin": report.Crosstable(robin, n, st),
		"tiebreaks": report.TieBreaks(c, n, st),
	}
}

var eventSizes = [][2]int{{0, 0}, {1, 1}, {2, 1}, {3, 3}, {10, 9}, {17, 7}, {200, 11}, {40, 15}}

// TestPapers lays all documents of events of all sizes out, with plain names and with odd ones.
func TestPapers(t *testing.T) {
	for _, size := range eventSizes {
		for kind, make := range map[string]func(report.Context) report.Context{"": func(c report.Context) report.Context { return c }, " odd": odd} {
			all := papers(make(event(size[0], size[1])))
			for _, name := range slices.Sorted(maps.Keys(all)) {
				t.Run(fmt.Sprintf("%s%s %d %d", name, kind, size[0], size[1]), func(t *testing.T) {
					l := layOut(t, all[name])
					checkGeometry(t, l)
					if len(l.warnings) > 0 {
						t.Error(l.warnings)
					}
				})
			}
		}
	}
}

// TestStack cuts the pages of slips into stacks and reads the tables from top to bottom.
func TestStack(t *testing.T) {
	for n := 2; n < 120; n += 2 {
		c := event(n, 1)
		l := layOut(t, report.Slips(c, c.Section.Posted[0]))
		var tables []string
		for place := range 7 {
			h := (l.bottom() - l.top) / 7
			for _, p := range l.pages {
				for _, m := range p.labels {
					if y := l.top + float64(place)*h; m.y > y && m.y < y+h && strings.HasSuffix(m.text, "台") {
						tables = append(tables, m.text)
					}
				}
			}
		}
		for i, text := range tables {
			if text != fmt.Sprintf("%d台", i+1) {
				t.Fatalf("%d players: the stack is %v", n, tables)
			}
		}
		if len(tables) != n/2 || len(l.pages) != (n/2+6)/7 {
			t.Errorf("%d players: %d slips on %d pages", n, len(tables), len(l.pages))
		}
	}
}

// TestFolded wants both sides of a folded card to show the same, one of them upside down.
func TestFolded(t *testing.T) {
	l := layOut(t, report.TableCards(event(10, 1)))
	if len(l.pages) != 3 {
		t.Fatalf("%d pages for five tables", len(l.pages))
	}
	for n, p := range l.pages {
		if len(p.turned) == 0 || len(p.labels)-len(p.turned) > 3 {
			t.Errorf("page %d: %d texts, %d of them turned", n+1, len(p.labels), len(p.turned))
		}
		for _, a := range p.turned {
			if w := a.font.width(a.text); a.x-w < marginLeft || a.x > l.width-marginRight || a.y < l.top || a.y > l.bottom() {
				t.Errorf("page %d: the turned %q leaves the page", n+1, a.text)
			}
		}
	}
	b, _ := render(t, l.doc)
	if got := strings.Count(joined(slices.Concat(pdftest.Read(t, b).Pages()...)...), "公开男子组"); got < 10 {
		t.Errorf("the section stands on the cards %d times", got)
	}
}

// TestPapersSameBytes wants the same bytes for the same document, and its text back.
func TestPapersSameBytes(t *testing.T) {
	again := papers(odd(event(17, 7)))
	for name, d := range papers(odd(event(17, 7))) {
		a, _ := render(t, d)
		b, _ := render(t, again[name])
		if string(a) != string(b) {
			t.Errorf("%s is different the second time", name)
		}
		if text := joined(slices.Concat(pdftest.Read(t, a).Pages()...)...); !strings.Contains(text, "Montgomery") && name != "tables" {
			t.Errorf("%s: a name is missing", name)
		}
	}
}

// TestDumpPapers writes the documents into a folder to be looked at: QISAI_PDF_DIR=/tmp/pdf go test -run Dump ./report/pdf
func TestDumpPapers(t *testing.T) {
	dir := os.Getenv("QISAI_PDF_DIR")
	if dir == "" {
		t.Skip("no QISAI_PDF_DIR")
	}
	for _, size := range eventSizes {
		for kind, c := range map[string]report.Context{"plain": event(size[0], size[1]), "odd": odd(event(size[0], size[1]))} {
			for name, d := range papers(c) {
				b, _ := render(t, d)
				file := fmt.Sprintf("%s-%s-%d.pdf", name, kind, size[0])
				if err := os.WriteFile(filepath.Join(dir, file), b, 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
