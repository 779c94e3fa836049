package main

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/samples/field"
)

const (
	cupSwiss, cupRounds = 6, 8 // Swiss rounds before the knockout, and of those who are not in it
	cupPlayers, cupTop  = 40, 8
	cupSection          = "公开组"
)

// TestCup plays an event of a Swiss and a knockout beside it to the end by pair alone: 40 players, 6 rounds, then 8 play a
// knockout with all place matches while the others play rounds 7 and 8. The draws of the bracket, the winners and every
// place are counted again from the sheets, with code of its own.
func TestCup(t *testing.T) {
	book := newCup(t)
	for n := 1; n <= cupSwiss; n++ {
		qisai(t, exitDone, "pair", book, "--seed", "20190419")
		if err := typeResults(book, cupSection, n, 5); err != nil {
			t.Fatal(err)
		}
	}
	for turn := 0; ; turn++ {
		out, _ := qisai(t, exitDone, "pair", book)
		if strings.Contains(out, "全部结束") {
			break
		}
		if turn > 20 {
			t.Fatalf("the event does not end:\n%s", out)
		}
		playCup(t, book, turn)
	}
	seeds := cupRanking(t, book, cupSwiss, nil)[:cupTop]
	checkFirstRound(t, book, seeds)
	top := cupBracket(t, book, seeds)
	want := append(top, cupRanking(t, book, cupRounds, seeds)...)
	comparePlaces(t, book, want)
}

func newCup(t *testing.T) string {
	t.Helper()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book := filepath.Join(t.TempDir(), "岐山杯.xlsx")
	qisai(t, exitDone, "new", book, "--preset", "swiss")
	s := spec("men", cupPlayers)
	s.Groups[0].Category = cupSection
	if err := fillRoster(book, s); err != nil {
		t.Fatal(err)
	}
	head := readSheet(t, book, "比赛组")[0]
	for column, value := range map[string]string{
		"赛制": "积分编排+淘汰", "轮次": "8", "淘汰前轮次": "6", "淘汰人数": "8", "破同分": "对手分、胜局、犯规、直胜、后走局数、前一轮积分",
	} {
		cell, err := excelize.CoordinatesToCellName(slices.Index(head, column)+1, 2)
		if err != nil {
			t.Fatal(err)
		}
		if err := setCell(book, "比赛组", cell, value); err != nil {
			t.Fatal(err)
		}
	}
	return book
}

// playCup types the results of the knockout in every turn, those of the others in every second one, so that each goes on
// without the other.
func playCup(t *testing.T, book string, turn int) {
	t.Helper()
	err := typeKnockout(book, cupSection, func(row []string) string {
		match, _ := strconv.Atoi(row[1])
		words := []string{"红胜", "和棋", "0:2", "2:0", "黑弃权", "1-0"}
		return words[field.Rand(uint64(turn), uint64(match)).IntN(len(words))]
	})
	if err != nil {
		t.Fatal(err)
	}
	for n := cupSwiss + 1; turn%2 == 1 && n <= lastSheet(t, book, cupSection); n++ {
		if err := typeResults(book, cupSection, n, 5); err != nil {
			t.Fatal(err)
		}
	}
}

// cupRanking ranks who is not away after a Swiss round, by the keys of the event, from the round sheets alone.
func cupRanking(t *testing.T, book string, n int, away []string) []string {
	t.Helper()
	keys := []string{"对手分", "胜局", "犯规", "直胜", "后走局数", "前一轮积分"}
	players := recount(t, book, cupSection, cupSwiss)
	if n > cupSwiss {
		players = recount(t, book, cupSection, n)
	}
	var order []*tally
	for _, p := range players {
		if !slices.Contains(away, p.no) {
			order = append(order, p)
		}
	}
	number := func(p *tally) int { v, _ := strconv.Atoi(p.no); return v }
	slices.SortFunc(order, func(a, b *tally) int { return cmp.Or(b.last()-a.last(), number(a)-number(b)) })
	order = split(order, func(p *tally) int { return p.last() }, keys, number)
	var out []string
	for _, p := range order {
		out = append(out, p.no)
	}
	return out
}

// tie is a match of the bracket as its rows tell it.
type tie struct{ winner, loser string }

// cupTies reads the sheet 淘汰赛 match by match.
func cupTies(t *testing.T, book string) map[string]tie {
	t.Helper()
	out := map[string]tie{}
	for _, r := range readSheet(t, book, cupSection+" 淘汰赛")[3:] {
		match, red, result, black := r[0]+"."+r[1], r[3], r[5], r[7]
		var won tie
		switch result {
		case "红胜", "2:0", "1-0", "黑弃权":
			won = tie{red, black}
		case "黑胜", "0:2":
			won = tie{black, red}
		case "和棋":
			continue
		default:
			t.Fatalf("match %s: result %q", match, result)
		}
		if out[match] != (tie{}) {
			t.Errorf("match %s is decided twice", match)
		}
		if len(r) < 9 || r[8] != won.winner {
			t.Errorf("match %s: 胜者 is %v, by the result %s", match, r[8:], won.winner)
		}
		out[match] = won
	}
	return out
}

// checkFirstRound: 1–8, 4–5, 3–6, 2–7 or the same with the halves in another order, by the places after the cut.
func checkFirstRound(t *testing.T, book string, seeds []string) {
	t.Helper()
	var got []string
	for m := 1; m <= cupTop/2; m++ {
		won := cupTies(t, book)[fmt.Sprintf("1.%d", m)]
		a, b := slices.Index(seeds, won.winner)+1, slices.Index(seeds, won.loser)+1
		got = append(got, fmt.Sprintf("%d-%d", min(a, b), max(a, b)))
	}
	if want := "1-8 4-5 3-6 2-7"; strings.Join(got, " ") != want {
		t.Errorf("round 1 is %v, want %s", got, want)
	}
}

// cupBracket gives the places 1 to 8: the matches of rounds 2 and 3 are those of the winners, then those of the losers.
func cupBracket(t *testing.T, book string, seeds []string) []string {
	t.Helper()
	ties := cupTies(t, book)
	if want := 4 + 4 + 4; len(ties) != want {
		t.Errorf("%d matches, want %d", len(ties), want)
	}
	var out []string
	for m := 1; m <= 4; m++ { // places 1–2, 3–4, 5–6, 7–8
		last := ties[fmt.Sprintf("3.%d", m)]
		out = append(out, last.winner, last.loser)
	}
	for i, lost := range []bool{false, false, false, false, true, true, true, true} {
		if got := slices.ContainsFunc([]string{"1.1", "1.2", "1.3", "1.4"}, func(m string) bool { return ties[m].loser == out[i] }); got != lost {
			t.Errorf("place %d: number %s lost in round 1: %t", i+1, out[i], got)
		}
	}
	sorted, all := slices.Sorted(slices.Values(out)), slices.Sorted(slices.Values(seeds))
	if !slices.Equal(sorted, all) {
		t.Errorf("the knockout was played by %v, the first after the cut are %v", sorted, all)
	}
	return out
}

// comparePlaces compares the sheet 名次 line by line.
func comparePlaces(t *testing.T, book string, want []string) {
	t.Helper()
	sheet := readSheet(t, book, cupSection+" 名次")
	var got []string
	for i, r := range sheet[3:] {
		if r[0] != strconv.Itoa(i+1) {
			t.Errorf("line %d has place %s", i+1, r[0])
		}
		got = append(got, r[1])
	}
	if !slices.Equal(got, want) {
		t.Errorf("places\n%v\nwant\n%v", got, want)
	}
}
