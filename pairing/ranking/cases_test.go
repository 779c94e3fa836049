package ranking

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"qisai/pairing"
)

// The worked events: every cell but the note, "?" skipped.
func TestWorkedEvents(t *testing.T) {
	files, err := filepath.Glob("testdata/standings/*.section.tsv")
	if err != nil || len(files) < 8 {
		t.Fatalf("cases: %d files, %v", len(files), err)
	}
	for _, file := range files {
		base := strings.TrimSuffix(file, ".section.tsv")
		t.Run(filepath.Base(base), func(t *testing.T) {
			s := loadSection(t, base)
			checkExpected(t, s, readTSV(t, base+".expected.tsv"))
		})
	}
}

// checkExpected compares places and DecidedBy under the section's own keys, and the value of every key that stands in
// the table.
func checkExpected(t *testing.T, s *pairing.Section, want []map[string]string) {
	t.Helper()
	got := Standings(s, s.Rounds)
	if len(got) != len(want) {
		t.Fatalf("%d players, want %d", len(got), len(want))
	}
	for i, w := range want {
		g := got[i]
		if n := strconv.Itoa(int(g.Player.No)); n != w["no"] || strconv.Itoa(g.Rank) != w["rank"] {
			t.Errorf("row %d: no %s rank %d, want no %s rank %s", i+1, n, g.Rank, w["no"], w["rank"])
		}
		if by := strings.Trim(w["decided_by"], "—"); g.DecidedBy != by {
			t.Errorf("no %d: decided by %q, want %q", g.Player.No, g.DecidedBy, by)
		}
		if strconv.Itoa(int(g.Points)) != w["积分"] {
			t.Errorf("no %d: points %d, want %s", g.Player.No, g.Points, w["积分"])
		}
	}
	wide := *s
	wide.Keys = []string{"对手分", "胜局", "犯规", "后走局数", "后走胜局", "先走胜局", "累进分", "小分", "中间分", "对手分减一"}
	byNo := map[string]pairing.Standing{}
	for _, st := range Standings(&wide, s.Rounds) {
		byNo[strconv.Itoa(int(st.Player.No))] = st
	}
	for _, w := range want {
		for k, key := range wide.Keys {
			column := key
			if IsHalved(key) {
				column += "x2"
			}
			got := strconv.Itoa(byNo[w["no"]].Values[k])
			if w[column] == "" {
				t.Fatalf("no column %s", column)
			}
			if w[column] != "?" && got != w[column] {
				t.Errorf("no %s: %s %s, want %s", w["no"], column, got, w[column])
			}
		}
	}
}

func loadSection(t *testing.T, base string) *pairing.Section {
	t.Helper()
	set := map[string]string{}
	for _, r := range readTSV(t, base+".section.tsv") {
		set[r["项目"]] = r["内容"]
	}
	s := pairing.NewSection(filepath.Base(base))
	s.Rounds = num(set["轮次"])
	draw := pairing.Score(num(set["和"]))
	s.Scoring = pairing.Scoring{Win: pairing.Score(num(set["胜"])), RedDraw: draw, BlackDraw: draw,
		Loss: pairing.Score(num(set["负"])), Bye: pairing.Score(num(set["轮空分"]))}
	var ok bool
	if s.ByeOpponent, ok = pairing.ParseByeOpponent(set["轮空对手分"]); !ok {
		t.Fatalf("轮空对手分 %q", set["轮空对手分"])
	}
	if s.WithdrawnRanking, ok = pairing.ParseWithdrawnRanking(set["退赛排名"]); !ok {
		t.Fatalf("退赛排名 %q", set["退赛排名"])
	}
	s.Keys = strings.Split(set["破同分"], "、")
	s.MiniLeague = set["直胜多人"] == "小循环"
	for n := 1; n <= num(set["人数"]); n++ {
		s.Players = append(s.Players, &pairing.Player{No: pairing.StartNo(n)})
	}
	each(set["晚到(编号:首次参赛轮)"], func(no, round int) { s.Player(pairing.StartNo(no)).FirstRound = round })
	each(set["退赛(编号:首个缺席轮)"], func(no, round int) { s.Player(pairing.StartNo(no)).WithdrawnAt = round })
	loadGames(t, s, base+".games.tsv")
	return s
}

func loadGames(t *testing.T, s *pairing.Section, file string) {
	t.Helper()
	for _, r := range readTSV(t, file) {
		n := num(r["round"])
		if s.LastRound() != n {
			s.Posted = append(s.Posted, pairing.Round{Number: n})
		}
		result, ok := pairing.ParseResult(r["result"])
		if !ok {
			t.Fatalf("result %q", r["result"])
		}
		round := &s.Posted[len(s.Posted)-1]
		round.Games = append(round.Games, pairing.Game{
			Table: num(r["table"]), Red: pairing.StartNo(num(r["red_no"])), Black: pairing.StartNo(num(r["black_no"])),
			Result: result, RedFouls: num(r["red_fouls"]), BlackFouls: num(r["black_fouls"]),
		})
	}
}

// each reads 7:3; 9:2.
func each(list string, f func(a, b int)) {
	for _, item := range strings.FieldsFunc(list, func(r rune) bool { return r == ';' || r == '；' || r == '、' }) {
		a, b, _ := strings.Cut(strings.TrimSpace(item), ":")
		f(num(a), num(b))
	}
}

func num(s string) int {
	n, _ := strconv.Atoi(strings.TrimSpace(s))
	return n
}

func readTSV(t *testing.T, file string) []map[string]string {
	t.Helper()
	return readTable(t, file, "\t")
}

func readTable(t *testing.T, file, sep string) []map[string]string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(string(data), "\r\n"), "\n")
	head := strings.Split(strings.TrimRight(lines[0], "\r"), sep)
	var out []map[string]string
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range strings.Split(strings.TrimRight(line, "\r"), sep) {
			row[head[i]] = cell
		}
		out = append(out, row)
	}
	return out
}
