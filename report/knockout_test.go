package report

import (
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// cup is the sample as a plain knockout of five, round 1 played: 4 and 5 have met twice.
func cup() Context {
	c, _ := sample()
	s := c.Section
	s.System, s.Posted = pairing.Knockout, nil
	s.Bracket = []pairing.KnockoutGame{
		{Round: 1, Match: 1, Game: 1, Red: 1, Result: pairing.Bye, Winner: 1},
		{Round: 1, Match: 2, Game: 1, Red: 5, Black: 4, Result: pairing.Draw},
		{Round: 1, Match: 2, Game: 2, Red: 4, Black: 5, Result: pairing.RedForfeits, Winner: 5, Note: "和棋黑胜"},
		{Round: 1, Match: 3, Game: 1, Red: 3, Result: pairing.Bye},
		{Round: 1, Match: 4, Game: 1, Red: 2, Result: pairing.Bye},
	}
	return c
}

func lines(s ...string) string { return strings.Join(s, "\n") + "\n" }

func TestKnockoutSheet(t *testing.T) {
	c := cup()
	c.Tournament.Schedule = []pairing.Stop{{Round: "淘汰1", Time: "16:30"}}
	table := KnockoutSheet(c, "公开组 淘汰赛", c.Section.Bracket[:3]).Table
	if got, want := table.Text(), lines(
		"测试赛　公开组 淘汰赛", "第1轮 时间：16:30 地点：文化馆", "轮次\t场次\t局次\t红方编号\t红方姓名\t结果\t黑方姓名\t黑方编号\t胜者\t备注",
		"1\t1\t1\t1\t赵一\t轮空\t\t\t1\t", "1\t2\t1\t5\t仇池\t和棋\t欧阳修\t4\t\t", "1\t2\t2\t4\t欧阳修\t红弃权\t仇池\t5\t5\t和棋黑胜",
	); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// The drawn bracket shows byes, every game of a match from each side, and who comes next.
func TestBracket(t *testing.T) {
	d := Bracket(cup())
	if got, want := d.Parts[0].Tree.Text(), lines(
		"第1轮 1/4决赛", "1 赵一", "轮空", "4 欧阳修\t和 弃权", "5 仇池\t和 胜（弃）", "3 曾强", "轮空", "2 单雄", "轮空",
		"第2轮 半决赛", "1 赵一", "5 仇池", "3 曾强", "2 单雄", "第3轮 决赛", "", "", "",
	); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if empty := Bracket(func() Context { c, _ := sample(); return c }()); !empty.Empty() {
		t.Error("a section without a knockout has something to show")
	}
}

// Four play two rounds and no match for the third place: 3 and 4 lost in one round, so that their numbers part them, or in
// an event with rounds before the knockout their places there.
func TestDecidedByInKnockout(t *testing.T) {
	c := cup()
	s := c.Section
	s.Keys = nil
	s.Players, s.Settings = s.Players[:4], append(s.Settings, pairing.Setting{Name: "名次赛", Value: "不设"})
	s.Bracket = []pairing.KnockoutGame{
		{Round: 1, Match: 1, Game: 1, Red: 1, Black: 4, Result: pairing.RedWins}, {Round: 1, Match: 2, Game: 1, Red: 2, Black: 3, Result: pairing.RedWins},
		{Round: 2, Match: 1, Game: 1, Red: 1, Black: 2, Result: pairing.RedWins},
	}
	var st []pairing.Standing
	for i, p := range s.Players {
		st = append(st, pairing.Standing{Rank: i + 1, Player: p, DecidedBy: ranking.ByKnockout})
	}
	st[0].DecidedBy = ""
	if got, want := decidedBy(s, st), []string{"", "淘汰赛", "淘汰赛", "编号"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	var csv strings.Builder
	if err := StandingsCSV(&csv, c, 0, st); err != nil || !strings.HasSuffix(csv.String(), "编号\n") {
		t.Errorf("%v %q", err, csv.String())
	}
	s.System, s.KnockoutPlayers, s.SwissRounds = pairing.SwissKnockout, 4, 1
	if got, want := decidedBy(s, st), []string{"", "淘汰赛", "淘汰赛", "淘汰赛以前的名次"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// The ranking of a knockout on the wall has its rounds, not the points nobody plays for.
func TestKnockoutStandings(t *testing.T) {
	c := cup()
	c.Section.Keys = nil
	st := []pairing.Standing{{Rank: 1, Player: c.Section.Players[4]}, {Rank: 2, Player: c.Section.Players[3]}}
	compare(t, Standings(c, 0, st).Parts[0].Table.Text(),
		"", "名次\t编号\t姓名\t单位\t淘汰1\t淘汰2\t淘汰3", "1\t5\t仇池\t单位仇池\t4红和 4黑胜（弃）\t\t", "2\t4\t欧阳修\t单位欧阳修\t5黑和 5红弃权\t\t")
}

// What stands under the title names a place that all rounds share once.
func TestKnockoutInfo(t *testing.T) {
	c := cup()
	day := pairing.Date{Year: 2019, Month: 4, Day: 21}
	c.Tournament.Schedule = []pairing.Stop{
		{Round: "淘汰1", Date: day, Time: "16:30", Venue: "茶坊", Clock: "20分钟+5秒"}, {Round: "淘汰2", Date: day, Time: "19:30", Venue: "茶坊", Clock: "20分钟+5秒"},
	}
	if got, want := Bracket(c).Info, []string{"第1轮 2019-04-21 16:30", "第2轮 2019-04-21 19:30", "地点：茶坊　用时：20分钟+5秒"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	c.Tournament.Schedule[1].Venue = "棋院"
	if got, want := Bracket(c).Info, []string{"第1轮 时间：2019-04-21 16:30 地点：茶坊 用时：20分钟+5秒", "第2轮 时间：2019-04-21 19:30 地点：棋院 用时：20分钟+5秒"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// A bracket too large for a page is drawn in parts of 32 lines and one of their winners.
func TestLargeBracket(t *testing.T) {
	c := cup()
	for no := 6; no <= 50; no++ {
		c.Section.Players = append(c.Section.Players, &pairing.Player{Entry: no, No: pairing.StartNo(no), Name: "棋手", Verdict: pairing.Accepted})
	}
	c.Section.Bracket = nil
	for m := 1; m <= 32; m++ {
		c.Section.Bracket = append(c.Section.Bracket, pairing.KnockoutGame{Round: 1, Match: m, Game: 1, Red: pairing.StartNo(m), Result: pairing.Bye})
	}
	d := Bracket(c)
	var sizes []int
	for _, p := range d.Parts {
		if p.Tree != nil {
			sizes = append(sizes, len(p.Tree.Rounds[0].Matches), len(p.Tree.Rounds))
		}
	}
	if want := []int{16, 5, 16, 5, 1, 1}; !slices.Equal(sizes, want) {
		t.Errorf("parts of matches and rounds %v, want %v", sizes, want)
	}
}

// A ranking shows the rounds of the knockout, and in the Swiss beside it where its players are.
func TestKnockoutInStandings(t *testing.T) {
	c := cup()
	s := c.Section
	sheet := StandingsSheet(c, "公开组 名次", 0, ranking.Final(s, 0, 0, []pairing.StartNo{5, 1, 2, 3, 4}))
	got := sheet.Table.Text()
	for _, want := range []string{"公开组 淘汰赛第1轮名次", "名次依据：淘汰赛成绩", "淘汰1\t淘汰2\t淘汰3", "4红和 4黑胜（弃）"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
	swiss, _ := sample()
	swiss.Section.System, swiss.Section.SwissRounds = pairing.SwissKnockout, 0
	swiss.Section.Bracket = []pairing.KnockoutGame{{Round: 1, Match: 1, Game: 1, Red: 1, Black: 4}}
	h := newHistory(swiss.Section)
	if a, b := h.cell(1, 1), h.cell(4, 1); a == "淘汰赛" || b == "淘汰赛" {
		t.Errorf("a round that was played shows as %s, %s", a, b)
	}
	swiss.Section.Posted[0].Games = swiss.Section.Posted[0].Games[:0]
	if h := newHistory(swiss.Section); h.cell(1, 1) != "淘汰赛" || h.cell(2, 1) != "缺席" {
		t.Errorf("away are %s and %s", h.cell(1, 1), h.cell(2, 1))
	}
}

func TestBracketRecord(t *testing.T) {
	rows := slices.Clone(cup().Section.Bracket)
	for i := range rows {
		rows[i].Note = ""
	}
	for r := pairing.Pending; r <= pairing.Void; r++ {
		rows = append(rows, pairing.KnockoutGame{Round: 2, Match: int(r) + 1, Game: 1, Red: 12, Black: 7, Result: r, Winner: 7})
	}
	text := EncodeBracket(rows)
	if !strings.HasPrefix(text, "1/1/1/1-0/b/1 1/2/1/5-4/=/0 1/2/2/4-5/-/5 ") {
		t.Errorf("written as %s", text)
	}
	if got, ok := DecodeBracket(text); !ok || !slices.Equal(got, rows) {
		t.Errorf("read back as %v", got)
	}
	for _, bad := range []string{"", "1-2", "1/1/1/1-2/?/0", "x"} {
		if _, ok := DecodeBracket(bad); ok {
			t.Errorf("%q is read", bad)
		}
	}
}

// Team rankings of two sections in one sheet: 甲 has three members, 乙 two.
func TestTeamsSheet(t *testing.T) {
	c, _ := sample()
	for i, unit := range []string{"甲队", "乙队", "甲队", "甲队", "乙队"} {
		c.Section.Players[i].Unit = unit
	}
	rule := ranking.TeamRule{Members: 2}
	st := ranking.Standings(c.Section, 1)
	block := TeamBlock{c, rule, ranking.Teams(st, rule), "第1轮后"}
	sheet := TeamsSheet("团体名次", []TeamBlock{block, block})
	if got := strings.Split(sheet.Table.Text(), "\n"); got[2] != "比赛组\t名次\t单位\t名次分\t积分和\t队员1\t名次1\t队员2\t名次2\t其他队员\t区分\t备注" ||
		len(got) != 8 || !strings.HasPrefix(got[3], "公开组\t1\t") {
		t.Errorf("got\n%s", sheet.Table.Text())
	}
	for _, team := range block.Teams {
		if team.Places != team.Members[0].Rank+team.Members[1].Rank {
			t.Errorf("%s: sum %d", team.Unit, team.Places)
		}
	}
	if d := Teams(block); d.Empty() || !strings.Contains(d.Parts[0].Table.Text(), "、") {
		t.Errorf("the document says\n%s", d.Parts[0].Table.Text())
	}
}
