package audit_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/audit"
	"qisai/pairing/ranking"
)

// workedCase is one file of testdata/pairings.
type workedCase struct {
	section *pairing.Section
	seed    uint64
	absent  []pairing.StartNo
	best    []pairing.Game // the expected pairing
	cost    [][2]string    // some criteria of its cost
	next    []pairing.Game // the second-best pairing
	worse   string         // the first criterion in which it is worse
}

// The expected pairing stands without a finding, at the expected cost; the second-best is found to be worse by the
// expected criterion. The cases say nothing about tables.
func TestWorkedCases(t *testing.T) {
	files, err := filepath.Glob("testdata/pairings/*.tsv")
	if err != nil || len(files) != 6 {
		t.Fatalf("cases: %d files, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			c := readCase(t, file)
			r := c.audit(c.best)
			if other := len(r.Findings) - len(find(r, audit.Tables)); other > 0 || !r.Optimal || r.Method != audit.ByEnumeration {
				t.Errorf("best: optimal %v by %q, %v", r.Optimal, r.Method, r.Findings)
			}
			for _, d := range c.cost {
				if got := strconv.FormatInt(r.Best.Value(d[0]), 10); got != d[1] {
					t.Errorf("%s: got %s, want %s", d[0], got, d[1])
				}
			}
			r = c.audit(c.next)
			if f := find(r, audit.NotOptimal); len(f) != 1 || f[0].Criterion != c.worse || !strings.Contains(f[0].Msg, audit.Title(c.worse)) {
				t.Errorf("next: %v, want worse by %s", r.Findings, c.worse)
			}
		})
	}
}

// audit posts a pairing as the round to be paired.
func (c *workedCase) audit(games []pairing.Game) audit.RoundReport {
	s := *c.section
	for _, no := range c.absent {
		games = append(games, pairing.Game{Red: no, Result: pairing.Absent})
	}
	n := len(s.Posted) + 1
	s.Posted = append(s.Posted[:n-1:n-1], pairing.Round{Number: n, Games: games})
	post(&s, n)
	return audit.Round(&s, n, c.seed)
}

// post fills in the scores and tables of a round from the order of its rows.
func post(s *pairing.Section, n int) {
	points := ranking.Points(s, n-1)
	for i := range s.Round(n).Games {
		g := &s.Round(n).Games[i]
		g.RedScore, g.BlackScore = points[g.Red], points[g.Black]
		if g.Result.Met() {
			g.Table = i + 1
		}
	}
}

// find gives the findings of a kind.
func find(r audit.RoundReport, kind audit.Kind) []audit.Finding {
	var out []audit.Finding
	for _, f := range r.Findings {
		if f.Kind == kind {
			out = append(out, f)
		}
	}
	return out
}

func readCase(t *testing.T, file string) *workedCase {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c := &workedCase{section: pairing.NewSection("甲组")}
	for _, line := range strings.Split(strings.TrimSpace(string(b)), "\n") {
		switch f := strings.Split(line, "\t"); f[0] {
		case "set":
			c.set(t, f[1], f[2])
		case "player":
			no := pairing.StartNo(number(t, f[1]))
			unit := strings.TrimPrefix(f[2], "0")
			c.section.Players = append(c.section.Players, &pairing.Player{No: no, Unit: unit, Verdict: pairing.Accepted})
			if f[3] == "absent" {
				c.absent = append(c.absent, no)
			}
		case "game":
			c.game(t, f[1:])
		case "expect":
			c.expect(t, f[1:])
		}
	}
	for _, r := range c.section.Posted {
		post(c.section, r.Number)
	}
	return c
}

func (c *workedCase) set(t *testing.T, key, value string) {
	s := c.section
	switch key {
	case "rounds":
		s.Rounds = number(t, value)
	case "seed":
		c.seed = uint64(number(t, value))
	case "首轮编排":
		s.FirstOrder, _ = pairing.ParseOrder(value)
	case "同分编排":
		s.LevelOrder, _ = pairing.ParseOrder(value)
	case "同单位回避":
		s.UnitAvoidance = number(t, value)
	}
}

func (c *workedCase) game(t *testing.T, f []string) {
	n := number(t, f[0])
	for len(c.section.Posted) < n {
		c.section.Posted = append(c.section.Posted, pairing.Round{Number: len(c.section.Posted) + 1})
	}
	result, ok := pairing.ParseResult(f[3])
	if !ok {
		t.Fatalf("result %q", f[3])
	}
	r := c.section.Round(n)
	r.Games = append(r.Games, pairing.Game{
		Red: pairing.StartNo(number(t, f[1])), Black: pairing.StartNo(number(t, f[2])), Result: result,
	})
}

func (c *workedCase) expect(t *testing.T, f []string) {
	switch f[0] {
	case "pair":
		c.best = append(c.best, game(t, f[1]+"-"+f[2]))
	case "bye":
		c.best = append(c.best, game(t, f[1]+"-0"))
	case "cost":
		for _, d := range f[1:] {
			name, value, _ := strings.Cut(d, "=")
			c.cost = append(c.cost, [2]string{name, value})
		}
	case "next":
		c.worse = f[1]
		for _, p := range f[2:] {
			c.next = append(c.next, game(t, p))
		}
	}
}

// game reads 12-7, or 5-0 for a bye.
func game(t *testing.T, text string) pairing.Game {
	t.Helper()
	red, black, _ := strings.Cut(text, "-")
	g := pairing.Game{Red: pairing.StartNo(number(t, red)), Black: pairing.StartNo(number(t, black))}
	if g.Black == 0 {
		g.Result = pairing.Bye
	}
	return g
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
