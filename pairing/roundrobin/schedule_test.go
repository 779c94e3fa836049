package roundrobin

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// readTables reads testdata/berger.txt, the FIDE Berger tables: N=4, then "1: 1-4 2-3" for every round.
func readTables(t *testing.T) map[int][][]Pair {
	t.Helper()
	f, err := os.Open("testdata/berger.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	tables, n := map[int][][]Pair{}, 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := lines.Text()
		if _, err := fmt.Sscanf(line, "N=%d", &n); err == nil || strings.HasPrefix(line, "#") {
			continue
		}
		var round []Pair
		for _, word := range strings.Fields(line)[1:] {
			var p Pair
			if _, err := fmt.Sscanf(word, "%d-%d", &p.Red, &p.Black); err != nil {
				t.Fatalf("%q: %v", word, err)
			}
			round = append(round, p)
		}
		tables[n] = append(tables[n], round)
	}
	return tables
}

func TestBergerTables(t *testing.T) {
	tables := readTables(t)
	for n := 3; n <= 24; n++ {
		want := tables[n+n%2]
		got := Schedule(n, false, false)
		if len(want) == 0 || len(got) != len(want) {
			t.Fatalf("n=%d: %d rounds, want %d", n, len(got), len(want))
		}
		for r := range want {
			if w := withoutGhost(want[r], n); !slices.Equal(got[r], w) {
				t.Errorf("n=%d round %d: %v, want %v", n, r+1, got[r], w)
			}
		}
	}
}

// withoutGhost takes the largest number out of a printed round of an odd field; its opponent is free.
func withoutGhost(round []Pair, n int) []Pair {
	free := 0
	out := slices.DeleteFunc(slices.Clone(round), func(p Pair) bool {
		if max(p.Red, p.Black) > n {
			free = min(p.Red, p.Black)
		}
		return max(p.Red, p.Black) > n
	})
	if free != 0 {
		out = append(out, Pair{Red: free})
	}
	return out
}

// The rotating table as it is printed in textbooks, 1 fixed and the others anticlockwise; colours are left out.
func TestRotatingTable(t *testing.T) {
	want := []string{"1-6 2-5 3-4", "1-5 4-6 2-3", "1-4 3-5 2-6", "1-3 2-4 5-6", "1-2 3-6 4-5"}
	for r, round := range Schedule(6, false, true) {
		var words []string
		for _, p := range round {
			words = append(words, fmt.Sprintf("%d-%d", min(p.Red, p.Black), max(p.Red, p.Black)))
		}
		if got := strings.Join(words, " "); got != want[r] {
			t.Errorf("round %d: %s, want %s", r+1, got, want[r])
		}
	}
}

// Every pair meets once, everybody stands once in a round, colours are balanced and never run to three (to five where the
// halves of a double round robin join).
func TestScheduleProperties(t *testing.T) {
	for n := 2; n <= 41; n++ {
		for _, rotation := range []bool{false, true} {
			t.Run(fmt.Sprint(n, rotation), func(t *testing.T) {
				checkSchedule(t, Schedule(n, false, rotation), n, 1)
				checkSchedule(t, Schedule(n, true, rotation), n, 2)
			})
		}
	}
	if got := Schedule(1, false, false); got != nil {
		t.Errorf("one player: %v", got)
	}
}

func checkSchedule(t *testing.T, rounds [][]Pair, n, cycles int) {
	t.Helper()
	met := map[Pair]int{}
	colours := make([]string, n+1)
	free := make([]int, n+1)
	for r, round := range rounds {
		seen := map[int]bool{0: true}
		for _, p := range round {
			if seen[p.Red] || p.Black != 0 && seen[p.Black] {
				t.Errorf("round %d: somebody twice in %v", r+1, round)
			}
			seen[p.Red], seen[p.Black] = true, true
			if p.Black == 0 {
				free[p.Red]++
				continue
			}
			met[p]++
			colours[p.Red] += "R"
			colours[p.Black] += "B"
		}
		if len(seen) != n+1 {
			t.Errorf("round %d: %d of %d players", r+1, len(seen)-1, n)
		}
	}
	for a := 1; a <= n; a++ {
		if free[a] != cycles*(n%2) {
			t.Errorf("%d is free %d times", a, free[a])
		}
		if d := strings.Count(colours[a], "R") - strings.Count(colours[a], "B"); d < -1 || d > 1 || cycles == 2 && d != 0 {
			t.Errorf("%d: colours %s", a, colours[a])
		}
		run := strings.Repeat("R", 2*cycles+1)
		if strings.Contains(colours[a], run) || strings.Contains(colours[a], strings.ReplaceAll(run, "R", "B")) {
			t.Errorf("%d: colours %s", a, colours[a])
		}
		for b := a + 1; b <= n; b++ {
			if met[Pair{a, b}]+met[Pair{b, a}] != cycles || cycles == 2 && met[Pair{a, b}] != 1 {
				t.Errorf("%d and %d meet %d and %d times", a, b, met[Pair{a, b}], met[Pair{b, a}])
			}
		}
	}
}
