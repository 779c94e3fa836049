package swiss

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"qisai/pairing"
)

// workedCase is a file of testdata, worked by hand and brute force from the criteria (source: testdata/README.md).
type workedCase struct {
	section  *pairing.Section
	round    int
	seed     uint64
	pairs    [][2]pairing.StartNo // red, black; a bye has black 0
	cost     map[string]int64
	next     string // the digit in which the second-best pairing is worse
	nextBest [][2]pairing.StartNo
}

// readCase reads the records described in testdata/README.md.
func readCase(t *testing.T, path string) *workedCase {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	c := &workedCase{section: pairing.NewSection("甲组"), cost: map[string]int64{}}
	for _, line := range strings.Split(string(text), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(strings.TrimRight(line, "\r"), "\t")
		switch f[0] {
		case "set":
			c.set(t, f[1], f[2])
		case "player":
			c.player(t, f)
		case "game":
			c.game(t, f)
		case "expect":
			c.expect(t, f[1], f[2:])
		default:
			t.Fatalf("%s: %q", path, line)
		}
	}
	c.postScores()
	return c
}

func (c *workedCase) set(t *testing.T, name, value string) {
	order := func() pairing.Order {
		o, ok := pairing.ParseOrder(value)
		if !ok {
			t.Fatalf("order %q", value)
		}
		return o
	}
	switch name {
	case "round":
		c.round = number(t, value)
	case "rounds":
		c.section.Rounds = number(t, value)
	case "seed":
		c.seed = uint64(number(t, value))
	case "首轮编排":
		c.section.FirstOrder = order()
	case "同分编排":
		c.section.LevelOrder = order()
	case "同单位回避":
		c.section.UnitAvoidance = number(t, value)
	default:
		t.Fatalf("set %q", name)
	}
}

func (c *workedCase) player(t *testing.T, f []string) {
	no := number(t, f[1])
	p := &pairing.Player{Entry: no, No: pairing.StartNo(no), Name: "棋手" + f[1], Verdict: pairing.Accepted}
	if f[2] != "0" {
		p.Unit = "单位" + f[2]
	}
	if f[3] == "absent" {
		p.AbsentRounds = []int{c.round}
	}
	c.section.Players = append(c.section.Players, p)
}

func (c *workedCase) game(t *testing.T, f []string) {
	n := number(t, f[1])
	for len(c.section.Posted) < n {
		c.section.Posted = append(c.section.Posted, pairing.Round{Number: len(c.section.Posted) + 1})
	}
	result, ok := pairing.ParseResult(f[4])
	if !ok {
		t.Fatalf("result %q", f[4])
	}
	r := &c.section.Posted[n-1]
	r.Games = append(r.Games, pairing.Game{
		Red: pairing.StartNo(number(t, f[2])), Black: pairing.StartNo(number(t, f[3])), Result: result,
	})
}

func (c *workedCase) expect(t *testing.T, what string, f []string) {
	switch what {
	case "pair":
		c.pairs = append(c.pairs, [2]pairing.StartNo{pairing.StartNo(number(t, f[0])), pairing.StartNo(number(t, f[1]))})
	case "bye":
		c.pairs = append(c.pairs, [2]pairing.StartNo{pairing.StartNo(number(t, f[0])), 0})
	case "cost":
		for _, d := range f {
			name, value, _ := strings.Cut(d, "=")
			c.cost[name] = int64(number(t, value))
		}
	case "next":
		c.next = f[0]
		for _, p := range f[1:] {
			red, black, _ := strings.Cut(p, "-")
			c.nextBest = append(c.nextBest,
				[2]pairing.StartNo{pairing.StartNo(number(t, red)), pairing.StartNo(number(t, black))})
		}
	default:
		t.Fatalf("expect %q", what)
	}
}

// postScores fills in the scores the sheets of the played rounds showed.
func (c *workedCase) postScores() {
	for i := range c.section.Posted {
		r := &c.section.Posted[i]
		for j := range r.Games {
			g := &r.Games[j]
			g.RedScore = pointsBefore(c.section, g.Red, r.Number)
			if g.Black != 0 {
				g.BlackScore = pointsBefore(c.section, g.Black, r.Number)
			}
		}
	}
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// colouredPairs lists the pairs of boards as red, black.
func colouredPairs(games []pairing.Game) map[[2]pairing.StartNo]bool {
	out := map[[2]pairing.StartNo]bool{}
	for _, g := range games {
		if g.Result != pairing.Absent {
			out[[2]pairing.StartNo{g.Red, g.Black}] = true
		}
	}
	return out
}

func TestWorkedCases(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.tsv")
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".tsv"), func(t *testing.T) {
			c := readCase(t, file)
			got, err := Pair(c.section, c.round, nil, c.seed)
			if err != nil {
				t.Fatal(err)
			}
			comparePairs(t, got.Round.Games, c.pairs)
			for name, want := range c.cost {
				if v := got.Cost.Value(name); v != want {
					t.Errorf("%s = %d, want %d", name, v, want)
				}
			}
			next, err := RunnerUp(c.section, c.round, c.seed, Options{})
			if err != nil {
				t.Fatal(err)
			}
			if next.Criterion != c.next {
				t.Errorf("the second-best pairing is worse in %s, want %s", next.Criterion, c.next)
			}
			comparePairs(t, uncoloured(next.Round.Games), uncolouredPairs(c.nextBest))
		})
	}
}

func comparePairs(t *testing.T, games []pairing.Game, want [][2]pairing.StartNo) {
	t.Helper()
	got := colouredPairs(games)
	for _, p := range want {
		if !got[p] {
			t.Errorf("no pair %d-%d", p[0], p[1])
		}
	}
	if len(got) != len(want) {
		t.Errorf("pairs %v, want %v", got, want)
	}
}

// uncoloured puts the smaller number first: the cases give no colours for the second best.
func uncoloured(games []pairing.Game) []pairing.Game {
	out := slices.Clone(games)
	for i := range out {
		if g := &out[i]; g.Black != 0 && g.Black < g.Red {
			g.Red, g.Black = g.Black, g.Red
		}
	}
	return out
}

func uncolouredPairs(pairs [][2]pairing.StartNo) [][2]pairing.StartNo {
	out := slices.Clone(pairs)
	for i, p := range out {
		if p[1] != 0 {
			out[i] = [2]pairing.StartNo{min(p[0], p[1]), max(p[0], p[1])}
		}
	}
	return out
}
