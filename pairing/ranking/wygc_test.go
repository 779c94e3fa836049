package ranking

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"qisai/pairing"
)

// Two published events, recomputed exactly. Colours were not published, so keys about them are not asked.
func TestWYGC2006(t *testing.T) {
	for _, event := range []string{"u12", "u18"} {
		s := loadCrosstable(t, "testdata/wygc2006/wygc2006_"+event+".txt")
		want := readTable(t, "testdata/wygc2006/wygc2006_"+event+"_expected_2-1-0.csv", ",")
		columns := []struct{ column, key string }{
			{"points", "积分"}, {"opp_sum", "对手分"}, {"xiaofen", "小分"}, {"median", "中间分"},
			{"cut1", "对手分减一"}, {"wins", "胜局"}, {"progressive", "累进分"},
		}
		s.Keys = nil
		for _, c := range columns {
			s.Keys = append(s.Keys, c.key)
		}
		got := byNumber(Standings(s, 5))
		for _, w := range want {
			for k, c := range columns {
				if v := Format(c.key, got[num(w["no"])].Values[k]); v != w[c.column] {
					t.Errorf("%s no %s: %s %s, want %s", event, w["no"], c.key, v, w[c.column])
				}
			}
			for r, cum := range strings.Fields(w["cum"]) {
				if p := Points(s, r+1)[pairing.StartNo(num(w["no"]))]; int(p) != num(cum) {
					t.Errorf("%s no %s: %d points after round %d, want %s", event, w["no"], p, r+1, cum)
				}
			}
		}
		for column, keys := range map[string][]string{
			"rank_pts_opp_wins":           {"对手分", "胜局"},
			"rank_pts_prog_wins":          {"累进分", "胜局"},
			"rank_pts_opp_wins_prevround": {"对手分", "胜局", "前一轮积分"},
		} {
			s.Keys = keys
			shared := sharedRanks(Standings(s, 5))
			for _, w := range want {
				if shared[num(w["no"])] != num(w[column]) {
					t.Errorf("%s no %s: %s %d, want %s", event, w["no"], column, shared[num(w["no"])], w[column])
				}
			}
		}
	}
}

func byNumber(standings []pairing.Standing) map[int]pairing.Standing {
	out := map[int]pairing.Standing{}
	for _, st := range standings {
		out[int(st.Player.No)] = st
	}
	return out
}

// sharedRanks gives the place of each number, shared where only the lot decided.
func sharedRanks(standings []pairing.Standing) map[int]int {
	out, rank := map[int]int{}, 0
	for _, st := range standings {
		if st.DecidedBy != "编号" {
			rank = st.Rank
		}
		out[int(st.Player.No)] = rank
	}
	return out
}

// loadCrosstable reads rows "rank country grade 6+ 5- … points sodos sos sosos"; players are numbered by final rank and
// the smaller number is booked as red.
func loadCrosstable(t *testing.T, file string) *pairing.Section {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s := pairing.NewSection("wygc")
	s.Posted = []pairing.Round{{Number: 1}, {Number: 2}, {Number: 3}, {Number: 4}, {Number: 5}}
	for _, line := range strings.Split(string(data), "\n") {
		f := strings.Fields(line)
		if len(f) < 8 || f[0] == "#" {
			continue
		}
		no := num(f[0])
		s.Players = append(s.Players, &pairing.Player{No: pairing.StartNo(no)})
		for r, cell := range f[3:8] {
			opponent, err := strconv.Atoi(cell[:len(cell)-1])
			if err != nil {
				t.Fatalf("%s: %q", file, cell)
			}
			result := pairing.RedWins
			if strings.HasSuffix(cell, "-") {
				result = pairing.BlackWins
			}
			g := pairing.Game{Red: pairing.StartNo(no), Black: pairing.StartNo(opponent), Result: result}
			if no < opponent {
				s.Posted[r].Games = append(s.Posted[r].Games, g)
			} else if mirror := (pairing.Game{Red: g.Black, Black: g.Red, Result: flip(result)}); !slices.Contains(s.Posted[r].Games, mirror) {
				t.Errorf("%s: %d round %d: the two rows of the game disagree", file, no, r+1)
			}
		}
	}
	return s
}

func flip(r pairing.Result) pairing.Result {
	if r == pairing.RedWins {
		return pairing.BlackWins
	}
	return pairing.RedWins
}
