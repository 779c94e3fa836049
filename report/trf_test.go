package report

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"qisai/pairing"
)

// trfEvent is three rounds of five players with every kind of row. The points by hand, 2/1/0: 1 wins, draws, absent = 3;
// 2 loses by forfeit, bye, wins = 4; 3 bye, draws, loses = 3; 4 wins by forfeit, 双负, 双弃权 = 2; 5 loses, 双负, 双弃权 = 0.
func trfEvent() (Context, []pairing.Standing) {
	s := pairing.NewSection("甲组")
	s.Rounds = 3
	names := []string{"张三", "李四", "阿卜杜·热依木", "赵六", "𬭚七"}
	for i, name := range names {
		s.Players = append(s.Players, &pairing.Player{Entry: i + 1, No: pairing.StartNo(i + 1), Name: name, Category: "甲组"})
	}
	s.Players[0].Sex, s.Players[0].Birth = pairing.Male, pairing.Date{Year: 1980, Month: 2, Day: 3}
	s.Players[0].Unit, s.Players[0].ID, s.Players[0].Phone = "甲队", "519999198002030118", "13800000000"
	s.Players[1].Sex, s.Players[1].BirthRaw = pairing.Female, "2010年"
	s.Players[4].WithdrawnAt = 4
	s.Players = append(s.Players, &pairing.Player{Entry: 6, Name: "候补"})
	s.Posted = []pairing.Round{
		{Number: 1, Games: []pairing.Game{
			{Table: 1, Red: 1, Black: 5, Result: pairing.RedWins, BlackFouls: 2}, {Table: 2, Red: 2, Black: 4, Result: pairing.RedForfeits},
			{Red: 3, Result: pairing.Bye},
		}},
		{Number: 2, Games: []pairing.Game{
			{Table: 1, Red: 3, Black: 1, Result: pairing.Draw}, {Table: 2, Red: 4, Black: 5, Result: pairing.DoubleLoss}, {Red: 2, Result: pairing.Bye},
		}},
		{Number: 3, Games: []pairing.Game{
			{Table: 1, Red: 3, Black: 2, Result: pairing.BlackWins}, {Table: 2, Red: 5, Black: 4, Result: pairing.DoubleForfeit},
			{Red: 1, Result: pairing.Absent},
		}},
	}
	t := &pairing.Tournament{Sections: []*pairing.Section{s}}
	t.Regulation.Name, t.Regulation.Venue = "测试杯", "成都"
	t.Regulation.Start, t.Regulation.End = pairing.Date{Year: 2025, Month: 11, Day: 1}, pairing.Date{Year: 2025, Month: 11, Day: 2}
	t.Schedule = []pairing.Stop{{Round: "1", Date: t.Regulation.Start, Clock: "30分+5秒"}, {Round: "3", Date: t.Regulation.End}}
	st := []pairing.Standing{
		{Rank: 1, Player: s.Players[1], Points: 4}, {Rank: 2, Player: s.Players[0], Points: 3}, {Rank: 3, Player: s.Players[2], Points: 3},
		{Rank: 4, Player: s.Players[3], Points: 2}, {Rank: 0, Player: s.Players[4], Points: 0},
	}
	return Context{Tournament: t, Section: s}, st
}

// columns puts texts at columns of a line, as the specification gives them.
func columns(at map[int]string) string {
	line := []rune{}
	for col, text := range at {
		for len(line) < col-1+len([]rune(text)) {
			line = append(line, ' ')
		}
		copy(line[col-1:], []rune(text))
	}
	return string(line)
}

// trfWant are the lines of the players: right-aligned numbers end in columns 8, 84, 89, 95, 105, 115.
var trfWant = []string{
	columns(map[int]string{1: "001", 8: "1", 10: "m", 15: "张三", 70: "1980/00/00", 82: "1.5", 89: "2", 95: "5 w 1", 105: "3 b =", 112: "0000 - Z"}),
	columns(map[int]string{1: "001", 8: "2", 10: "w", 15: "李四", 70: "2010/00/00", 82: "2.0", 89: "1", 95: "4 w -", 102: "0000 - U", 115: "3 b 1"}),
	columns(map[int]string{1: "001", 8: "3", 15: "阿卜杜·热依木", 82: "1.5", 89: "3", 92: "0000 - U", 105: "1 w =", 115: "2 w 0"}),
	columns(map[int]string{1: "001", 8: "4", 15: "赵六", 82: "1.0", 89: "4", 95: "2 b +", 105: "5 w 0", 115: "5 b -"}),
	columns(map[int]string{1: "001", 8: "5", 15: "𬭚七", 82: "0.0", 95: "1 b 0", 105: "4 b 0", 115: "4 w -"}),
}

func TestTRF(t *testing.T) {
	c, st := trfEvent()
	file, err := TRF(c, 3, st)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(file.Text, "\r\n"), "\r\n")
	head := []string{
		"012 测试杯 甲组", "022 成都", "032 CHN", "042 2025/11/01", "052 2025/11/02", "062 5", "072 0", "092 Individual: Swiss-System", "122 30分+5秒",
		"132" + strings.Repeat(" ", 88) + "25/11/01" + strings.Repeat(" ", 12) + "25/11/02", "XXR 3", "XXC white1",
	}
	if diff := cmp.Diff(append(head, trfWant...), lines[:len(head)+len(trfWant)]); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	for _, want := range []string{
		"### 比赛组: 甲组", "### 赛制: 积分编排", "### 棋手: 1 | 组别=甲组 | 单位=甲队", "### 棋手: 5 | 组别=甲组 | 退赛轮=4", "### 犯规: 5 | 1=2",
	} {
		if !slices.Contains(lines, want) {
			t.Errorf("no line %q", want)
		}
	}
	for _, secret := range []string{"5199991980", "1380000", "02/03", "候补"} {
		if strings.Contains(file.Text, secret) {
			t.Errorf("the file holds %q", secret)
		}
	}
	if want := []string{"1 人没有编号，没有写入"}; !slices.Equal(file.Notes, want) {
		t.Errorf("notes %q, want %q", file.Notes, want)
	}
}

// The fields stand in the columns of the specification, counted by hand in characters.
func TestTRFColumns(t *testing.T) {
	c, st := trfEvent()
	file, _ := TRF(c, 3, st)
	for _, l := range strings.Split(file.Text, "\r\n") {
		if !strings.HasPrefix(l, "001    2") {
			continue
		}
		r := []rune(l)
		for _, f := range []struct {
			from, to int
			want     string
		}{
			{5, 8, "   2"}, {10, 10, "w"}, {11, 13, "   "}, {15, 16, "李四"}, {49, 52, "    "}, {70, 79, "2010/00/00"}, {81, 84, " 2.0"},
			{86, 89, "   1"}, {92, 95, "   4"}, {97, 97, "w"}, {99, 99, "-"}, {102, 105, "0000"}, {107, 107, "-"}, {109, 109, "U"}, {112, 115, "   3"},
		} {
			if got := string(r[f.from-1 : f.to]); got != f.want {
				t.Errorf("columns %d-%d: %q, want %q", f.from, f.to, got, f.want)
			}
		}
		return
	}
	t.Error("player 2 is missing")
}

func TestTRFScoring(t *testing.T) {
	for _, tc := range []struct {
		name          string
		scoring       pairing.Scoring
		points        pairing.Score
		want, mapping string
		xxs           string
	}{
		{"2/1/0", pairing.DefaultScoring(), 7, " 3.5", "积分 胜 2、和 1、负 0 写成 1、½、0", ""},
		{"4/2/0", pairing.Scoring{Win: 4, RedDraw: 2, BlackDraw: 2, Bye: 4}, 10, " 2.5", "积分 胜 4、和 2、负 0 写成 1、½、0", ""},
		{"half for a bye", pairing.Scoring{Win: 2, RedDraw: 1, BlackDraw: 1, Bye: 1}, 3, " 1.5", "积分 胜 2、和 1、负 0 写成 1、½、0", "XXS PAB=0.5"},
		{"3/1/0", pairing.Scoring{Win: 3, RedDraw: 1, BlackDraw: 1, Bye: 3}, 7, " 7.0", "记分不是 2、1、0 一类，积分照原样写（XXS 行写明每种结果得几分）",
			"XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 FW=3.0 FL=0.0 ZPB=0.0 PAB=3.0"},
		{"black draws better", pairing.Scoring{Win: 3, RedDraw: 1, BlackDraw: 2, Bye: 3}, 12, "12.0",
			"记分不是 2、1、0 一类，积分照原样写（XXS 行写明每种结果得几分）", "XXS WW=3.0 BW=3.0 WD=1.0 BD=2.0 WL=0.0 BL=0.0 FW=3.0 FL=0.0 ZPB=0.0 PAB=3.0"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c, st := trfEvent()
			c.Section.Scoring = tc.scoring
			st[1].Points = tc.points
			file, err := TRF(c, 3, st)
			if err != nil {
				t.Fatal(err)
			}
			if got := c.TRFMapping(); got != tc.mapping {
				t.Errorf("mapping %q, want %q", got, tc.mapping)
			}
			if !strings.Contains(file.Text, "1980/00/00 "+tc.want+" ") {
				t.Errorf("no points %q in\n%s", tc.want, file.Text)
			}
			if (tc.xxs == "") == strings.Contains(file.Text, "XXS") || !strings.Contains(file.Text, tc.xxs) {
				t.Errorf("XXS is not %q in\n%s", tc.xxs, file.Text)
			}
		})
	}
}

// What the format cannot hold is refused or said, never cut in silence.
func TestTRFLimits(t *testing.T) {
	c, st := trfEvent()
	c.Section.Players[0].Name = strings.Repeat("长", 40)
	file, err := TRF(c, 1, st)
	if err != nil || len(file.Notes) == 0 || !strings.Contains(file.Notes[0], "超过 33 个字") {
		t.Errorf("long name: %v, %q", err, file.Notes)
	}
	if strings.Contains(file.Text, strings.Repeat("长", 34)) || !strings.Contains(file.Text, strings.Repeat("长", 33)) {
		t.Error("the name is not 33 characters long")
	}
	c.Section.Players[0].No = 10000
	if _, err := TRF(c, 1, st); err == nil || !strings.Contains(err.Error(), "编号 10000 超过 9999") {
		t.Errorf("number of five digits: %v", err)
	}
	c, st = trfEvent()
	c.Section.Scoring = pairing.Scoring{Win: 30, RedDraw: 10, BlackDraw: 10}
	st[1].Points = 120
	if _, err := TRF(c, 1, st); err == nil || !strings.Contains(err.Error(), "120.0 超过 99.9") {
		t.Errorf("points of three digits: %v", err)
	}
}
