package report

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// sample is a section of five after one complete round, the second just posted: 曾强 has the bye, 单雄 is on leave.
func sample() (Context, pairing.Round) {
	s := pairing.NewSection("公开组")
	s.Rounds = 5
	s.Keys = []string{"对手分", "小分"}
	for i, name := range []string{"赵一", "单雄", "曾强", "欧阳修", "仇池"} {
		s.Players = append(s.Players, &pairing.Player{
			Entry: i + 1, No: pairing.StartNo(i + 1), Name: name, Unit: "单位" + name, Category: "公开组", Verdict: pairing.Accepted,
		})
	}
	s.Posted = []pairing.Round{{Number: 1, Games: []pairing.Game{
		{Table: 1, Red: 1, Black: 2, Result: pairing.RedWins, BlackFouls: 1},
		{Table: 2, Red: 4, Black: 3, Result: pairing.BlackForfeits},
		{Red: 5, Result: pairing.Bye},
	}}}
	t := &pairing.Tournament{
		Regulation: pairing.Regulation{Name: "测试赛", Venue: "文化馆", Seed: 7, HasSeed: true},
		Sections:   []*pairing.Section{s},
		Schedule:   []pairing.Stop{{Round: "2", Date: pairing.Date{Year: 2025, Month: 11, Day: 21}, Time: "9:00", Clock: "20分钟+5秒"}},
	}
	second := pairing.Round{Number: 2, Games: []pairing.Game{
		{Table: 1, Red: 4, Black: 1, RedScore: 2, BlackScore: 2},
		{Red: 3, Result: pairing.Bye},
		{Red: 2, Result: pairing.Absent, Note: "请假"},
	}}
	return Context{Tournament: t, Section: s, Printed: "2025-11-21 08:00"}, second
}

func TestRoundSheet(t *testing.T) {
	c, r := sample()
	s := RoundSheet(c, "公开组 第2轮", r)
	want := strings.Join([]string{
		"测试赛　公开组 第2轮",
		"时间：2025-11-21 9:00　地点：文化馆　用时：20分钟+5秒",
		"台号\t红方编号\t红方姓名\t红方单位\t红方积分\t结果\t黑方积分\t黑方姓名\t黑方单位\t黑方编号\t红犯规\t黑犯规\t备注",
		"1\t4\t欧阳修\t单位欧阳修\t2\t\t2\t赵一\t单位赵一\t1\t\t\t",
		"\t3\t曾强\t单位曾强\t0\t轮空\t\t\t\t\t\t\t",
		"\t2\t单雄\t单位单雄\t0\t缺席\t\t\t\t\t\t\t请假",
		"",
	}, "\n")
	if got := s.Table.Text(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// The seed belongs to round 1 alone, on the sheet and on the wall.
func TestSeedOfTheDraw(t *testing.T) {
	c, r := sample()
	first := c.Section.Posted[0]
	if info := RoundSheet(c, "", first).Table.Info[0]; !strings.Contains(info, "抽签种子：7") {
		t.Errorf("round 1: %q", info)
	}
	if d := Pairings(c, first); !strings.Contains(strings.Join(d.Info, ""), "抽签种子：7") {
		t.Errorf("对阵表 of round 1: %q", d.Info)
	}
	if d := Pairings(c, r); strings.Contains(strings.Join(d.Info, ""), "种子") {
		t.Errorf("对阵表 of round 2: %q", d.Info)
	}
}

func TestPairingsByName(t *testing.T) {
	c, r := sample()
	d := Pairings(c, r)
	want := strings.Join([]string{"",
		"姓名\t单位\t编号\t台号\t先后\t对手",
		"欧阳修\t单位欧阳修\t4\t1\t红先\t赵一",
		"曾强\t单位曾强\t3\t\t\t轮空",
		"赵一\t单位赵一\t1\t1\t黑后\t欧阳修",
		"",
	}, "\n")
	if got := d.Parts[1].Table.Text(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if n := d.Parts[0].Table.Notes; len(n) != 1 || n[0] != "本轮不编排：2 单雄（请假）" {
		t.Errorf("notes %q", n)
	}
}

// Of namesakes the unit stands beside the name where nothing else parts them; 赵 一 is 赵一.
func TestNamesakesToldApart(t *testing.T) {
	c, r := sample()
	c.Section.Player(2).Name, c.Section.Player(4).Name = "赵 一", "赵一"
	d := Pairings(c, r)
	want := strings.Join([]string{"",
		"姓名\t单位\t编号\t台号\t先后\t对手",
		"曾强\t单位曾强\t3\t\t\t轮空",
		"赵一\t单位欧阳修\t4\t1\t红先\t赵一（单位赵一）",
		"赵一\t单位赵一\t1\t1\t黑后\t赵一（单位欧阳修）",
		"",
	}, "\n")
	if got := d.Parts[1].Table.Text(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if n := d.Parts[0].Table.Notes; len(n) != 1 || n[0] != "本轮不编排：2 赵 一（单位单雄）（请假）" {
		t.Errorf("notes %q", n)
	}
	if text := c.weChatTeller()(4); text != "4 赵一（单位欧阳修）" {
		t.Error(text)
	}
}

// Surnames stand under their own reading: 单 Shàn, 曾 Zēng, 仇 Qiú, 区 Ōu.
func TestByName(t *testing.T) {
	var players []*pairing.Player
	for _, n := range []string{"曾强", "仇池", "单雄", "区勇", "赵一", "常青", "查理", "欧阳修", "申明"} {
		players = append(players, &pairing.Player{Name: n})
	}
	var got []string
	for _, p := range byName(players) {
		got = append(got, p.Name)
	}
	want := []string{"常青", "欧阳修", "区勇", "仇池", "单雄", "申明", "曾强", "查理", "赵一"}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestStandings(t *testing.T) {
	c, r := sample()
	c.Section.Posted = append(c.Section.Posted, r)
	st := ranking.Standings(c.Section, 1)
	s := StandingsSheet(c, "公开组 名次", 1, st)
	want := strings.Join([]string{
		"测试赛　公开组 第1轮后名次",
		"名次依据：积分、对手分、小分；仍相同时编号（抽签）小者在前",
		"名次\t编号\t姓名\t单位\t组别\t积分\t对手分\t小分\t胜\t和\t负\t第1轮\t第2轮\t第3轮\t第4轮\t第5轮",
		"1\t5\t仇池\t单位仇池\t公开组\t2\t2\t0\t1\t0\t0\t轮空\t\t\t\t",
		"2\t1\t赵一\t单位赵一\t公开组\t2\t0\t0\t1\t0\t0\t2红胜\t\t\t\t",
		"3\t4\t欧阳修\t单位欧阳修\t公开组\t2\t0\t0\t1\t0\t0\t3红胜（弃）\t\t\t\t",
		"4\t2\t单雄\t单位单雄\t公开组\t0\t2\t0\t0\t0\t1\t1黑负\t\t\t\t",
		"5\t3\t曾强\t单位曾强\t公开组\t0\t2\t0\t0\t0\t1\t4黑弃权\t\t\t\t",
		"",
	}, "\n")
	if got := s.Table.Text(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	d := Standings(c, 1, st)
	if d.Landscape {
		t.Error("ten columns stand upright")
	}
	if n := d.Parts[0].Table.Notes; len(n) != 1 || n[0] != "各项全部相同、按抽签编号排定先后的：第2-3名、第4-5名" {
		t.Errorf("notes %q", n)
	}
}

func TestStandingsJSON(t *testing.T) {
	c, _ := sample()
	var b strings.Builder
	if err := StandingsJSON(&b, c.Section, 1, ranking.Standings(c.Section, 1)); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Section   string
		Keys      []string
		Standings []struct {
			Rank, No, Points int
			Values           map[string]float64
			DecidedBy        string `json:"decided_by"`
		}
	}
	if err := json.Unmarshal([]byte(b.String()), &got); err != nil {
		t.Fatalf("%v in %s", err, b.String())
	}
	if s := got.Standings; got.Section != "公开组" || len(s) != 5 || s[1].No != 1 || s[1].Values["对手分"] != 0 || s[1].DecidedBy != "对手分" {
		t.Errorf("got %+v", got)
	}
}

func TestCSVIsNoFormula(t *testing.T) {
	c, _ := sample()
	c.Section.Players[0].Name = "=HYPERLINK(1)"
	var b strings.Builder
	if err := StandingsCSV(&b, c, 1, ranking.Standings(c.Section, 1)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), ",'=HYPERLINK(1),") {
		t.Errorf("a name became a formula:\n%s", b.String())
	}
}

// What 编排记录 keeps is read back as it was.
func TestRecord(t *testing.T) {
	c, r := sample()
	c.Section.Posted = append(c.Section.Posted, r)
	text := EncodePairs(r)
	if text != "4-1 3-0 2-" {
		t.Errorf("原编排 %q", text)
	}
	back, ok := DecodePairs(2, text)
	if !ok || len(back.Games) != 3 || back.Games[0].Black != 1 || back.Games[1].Result != pairing.Bye || back.Games[2].Result != pairing.Absent {
		t.Errorf("read back %+v, %v", back, ok)
	}
	for _, bad := range []string{"", "4", "4-1 x-2", "-3", "4-1-2", "0-1"} {
		if _, ok := DecodePairs(2, bad); ok {
			t.Errorf("DecodePairs(%q) is taken", bad)
		}
	}
	codes := EncodeResults(c.Section)
	if codes != "1+b .bo" {
		t.Errorf("原结果 %q", codes)
	}
	results, ok := DecodeResults(codes)
	if !ok || len(results) != 2 || results[0][1] != pairing.BlackForfeits || results[1][0] != pairing.Pending {
		t.Errorf("read back %v, %v", results, ok)
	}
	if _, ok := DecodeResults("1?"); ok {
		t.Error("an unknown code is taken")
	}
}
