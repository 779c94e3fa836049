package report

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// compare compares texts line by line.
func compare(t *testing.T, got string, want ...string) {
	t.Helper()
	if w := strings.Join(want, "\n"); got != w+"\n" {
		t.Errorf("got\n%s\nwant\n%s", got, w)
	}
}

func TestSlips(t *testing.T) {
	c, r := sample()
	r.Games = append([]pairing.Game{{Table: 2, Red: 5, Black: 2}}, r.Games[:2]...)
	d := Slips(c, r)
	compare(t, d.Parts[0].Cards.Text(),
		"测试赛\t公开组 第2轮",
		"1台\t红方\n先走\t4 欧阳修 单位欧阳修\t黑方\n后走\t1 赵一 单位赵一",
		"结果\t□红胜\t□和棋\t□黑胜\t犯规：红___\t黑___\t备注___",
		"红方签名___\t黑方签名___\t裁判签名___",
		"",
		"测试赛\t公开组 第2轮",
		"2台\t红方\n先走\t5 仇池 单位仇池\t黑方\n后走\t2 单雄 单位单雄",
		"结果\t□红胜\t□和棋\t□黑胜\t犯规：红___\t黑___\t备注___",
		"红方签名___\t黑方签名___\t裁判签名___",
	)
}

// A stack of any size, cut and put together pile by pile, is in order, and no page is without cards.
func TestStackOrder(t *testing.T) {
	for n := 1; n < 100; n++ {
		cards := Cards{Across: 2, Down: 3, Items: make([]Card, n)}
		var got []int
		for place := range cards.PerPage() {
			for page := range cards.Pages() {
				if i, ok := cards.At(page, place); ok {
					got = append(got, i)
				}
			}
		}
		if len(got) != n || !slices.IsSorted(got) || got[n-1] != n-1 {
			t.Errorf("%d cards: %v", n, got)
		}
	}
}

func TestCrosstable(t *testing.T) {
	c, r := sample()
	c.Section.Posted = append(c.Section.Posted, r)
	d := Crosstable(c, 1, ranking.Standings(c.Section, 1))
	compare(t, d.Parts[0].Table.Text(),
		"",
		"名次\t编号\t姓名\t单位\t第1轮\t积分\t对手分\t小分",
		"1\t5\t仇池\t单位仇池\t轮空\t2\t2\t0",
		"2\t1\t赵一\t单位赵一\t2红胜\t2\t0\t0",
		"3\t4\t欧阳修\t单位欧阳修\t3红胜*\t2\t0\t0",
		"4\t2\t单雄\t单位单雄\t1黑负\t0\t2\t0",
		"5\t3\t曾强\t单位曾强\t4黑弃\t0\t2\t0",
		"各项全部相同、按抽签编号排定先后的：第2-3名、第4-5名",
		"各轮写的是：对手编号，本方颜色（红先走、黑后走），本方结果。“胜*”是对手弃权，“弃”是本方弃权",
	)
}

// More rounds than stand side by side are set as several tables; the keys stand in the last.
func TestCrosstableOfManyRounds(t *testing.T) {
	c, _ := sample()
	c.Section.Rounds = 15
	for n := 2; n <= 15; n++ {
		r := c.Section.Posted[0]
		r.Number = n
		c.Section.Posted = append(c.Section.Posted, r)
	}
	d := Crosstable(c, 15, ranking.Standings(c.Section, 15))
	if len(d.Parts) != 2 || d.Parts[0].Heading != "第1-7轮" || d.Parts[1].Heading != "第8-15轮" {
		t.Fatalf("parts %v", d.Parts)
	}
	if a, b := len(d.Parts[0].Table.Columns), len(d.Parts[1].Table.Columns); a != 4+7+1 || b != 4+8+3 {
		t.Errorf("%d and %d columns", a, b)
	}
}

func TestCrossTableOfRoundRobin(t *testing.T) {
	c, _ := sample()
	s := c.Section
	s.System, s.Keys, s.Players = pairing.DoubleRoundRobin, []string{"直胜"}, s.Players[:3]
	s.Posted = []pairing.Round{
		{Number: 1, Games: []pairing.Game{{Table: 1, Red: 1, Black: 2, Result: pairing.Draw}, {Red: 3, Result: pairing.Bye}}},
		{Number: 2, Games: []pairing.Game{{Table: 1, Red: 3, Black: 1, Result: pairing.RedForfeits}}},
		{Number: 3, Games: []pairing.Game{{Table: 1, Red: 2, Black: 1, Result: pairing.RedWins}}},
		{Number: 4, Games: []pairing.Game{{Table: 1, Red: 2, Black: 3, Result: pairing.Void}}},
	}
	d := Crosstable(c, 4, ranking.Standings(s, 4))
	compare(t, strings.ReplaceAll(d.Parts[0].Table.Text(), "和\n", "和/"),
		"",
		"编号\t姓名\t单位\t1\t2\t3\t积分\t直胜\t名次",
		"1\t赵一\t单位赵一\t■\t红和/黑负\t黑胜*\t3\t0\t2",
		"2\t单雄\t单位单雄\t黑和/红胜\t■\t作废\t3\t1\t1",
		"3\t曾强\t单位曾强\t红弃\t作废\t■\t2\t0\t3",
		"横看是对各编号的成绩：本方颜色（红先走、黑后走），本方结果。“胜*”是对手弃权，“弃”是本方弃权",
	)
}

func TestCheckIn(t *testing.T) {
	c, _ := sample()
	c.Tournament.Categories = []pairing.Category{{Name: "公开组", Notices: []pairing.AgeNotice{{From: 60, Text: "健康证明"}}}}
	p := c.Section.Players
	p[0].No, p[0].Unit, p[0].Sex = 0, "", pairing.Female
	p[1].Verdict, p[1].No = pairing.Incomplete, 0
	p[1].Findings = []pairing.Finding{{Verdict: pairing.Incomplete, Kind: "缴费", Msg: "尚未缴费"}, {Kind: "同名", Msg: "与别人同名"}, {Kind: "健康证明", Msg: "60岁以上：健康证明"}}
	p[2].Verdict, p[2].No = pairing.Rejected, 0
	p[3].CheckIn = "是"
	p[4].Verdict, p[4].No = pairing.WaitListed, 0
	d := CheckIn(c)
	compare(t, d.Parts[0].Table.Text(),
		"",
		"序\t单位\t编号\t姓名\t性别\t须出示、补齐\t签名",
		"1\t单位单雄\t\t单雄\t\t尚未缴费；60岁以上：健康证明\t",
		"2\t单位欧阳修\t4\t欧阳修\t\t\t已报到",
		"3\t\t\t赵一\t女\t\t",
		"共 3 人，2 个单位；其中 1 人待补，补齐才能参赛",
	)
	if w := d.Parts[1]; w.Heading != "候补：有空额时递补" || w.Table.Rows[0][3].Text != "仇池" {
		t.Errorf("the waiting list is %q", w.Table.Text())
	}
}

func TestBadges(t *testing.T) {
	c, _ := sample()
	c.Section.Players = c.Section.Players[3:]
	c.Section.Players[0].No = 0
	compare(t, Badges(c).Parts[0].Cards.Text(),
		"测试赛", "仇　池", "单位仇池", "公开组\t编号 5", "",
		"测试赛", "欧阳修", "单位欧阳修", "公开组\t编号　　　",
	)
}

// Table numbers begin where the section's tables begin, and go on as far as its rounds do.
func TestTableCards(t *testing.T) {
	c, _ := sample()
	c.Section.FirstTable, c.Section.Posted = 11, nil
	first, last := c.tables()
	if first != 11 || last != 12 {
		t.Errorf("tables %d to %d", first, last)
	}
	c.Section.Posted = []pairing.Round{{Number: 1, Games: []pairing.Game{{Table: 15, Red: 1, Black: 2}}}}
	compare(t, TableCards(c).Parts[0].Cards.Text()[:len("11\n公开组\n测试赛\n")], "11", "公开组", "测试赛")
	if n := len(TableCards(c).Parts[0].Cards.Items); n != 5 {
		t.Errorf("%d table numbers", n)
	}
}

func TestScoreCards(t *testing.T) {
	c, r := sample()
	r.Games[0].Result = pairing.Draw
	c.Section.Posted = append(c.Section.Posted, r)
	d := ScoreCards(c, 2, ranking.Standings(c.Section, 2))
	text := d.Parts[0].Cards.Text()
	for _, want := range []string{
		"4 欧阳修\t2轮后第1名\n单位欧阳修\t积分 3　1胜1和0负\n轮次\t先后\t编号\t对手\t结果\t得分\t积分\n" +
			"1\t红先\t3\t曾强\t胜（弃）\t2\t2\n2\t红先\t1\t赵一\t和\t1\t3\n",
		"3 曾强\t2轮后第3名\n单位曾强\t积分 2　1胜0和1负\n轮次\t先后\t编号\t对手\t结果\t得分\t积分\n" +
			"1\t黑后\t4\t欧阳修\t弃权\t0\t0\n2\t\t\t\t轮空\t2\t2\n",
		"2\t\t\t\t缺席\t0\t0\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("lacks\n%s\ngot\n%s", want, text)
		}
	}
}

func TestTieBreaks(t *testing.T) {
	c, r := sample()
	r.Games[0].Result = pairing.Draw
	c.Section.Posted = append(c.Section.Posted, r)
	d := TieBreaks(c, 2, ranking.Standings(c.Section, 2))
	compare(t, d.Parts[0].Table.Text(),
		"",
		"名次\t编号\t姓名\t单位\t积分\t对手分\t小分\t为什么排在前一名之后",
		"1\t4\t欧阳修\t单位欧阳修\t3\t5\t3.5\t",
		"2\t1\t赵一\t单位赵一\t3\t3\t1.5\t积分相同；对手分 3 少于前一名的 5",
		"3\t3\t曾强\t单位曾强\t2\t5\t0\t积分 2 少于前一名的 3",
		"4\t5\t仇池\t单位仇池\t2\t2\t0\t积分相同；对手分 2 少于前一名的 5",
		"5\t2\t单雄\t单位单雄\t0\t3\t0\t积分 0 少于前一名的 2",
		"1. 积分：各轮得分之和，高者列前（规则14.3）",
		"2. 对手分：所有对手的最后积分之和，高者列前（规则14.3.1）",
		"3. 小分：所胜对手的积分加所和对手积分的一半，高者列前（规则14.1）",
	)
	rows := strings.Split(strings.ReplaceAll(d.Parts[1].Table.Text(), "\n", "|"), "|")
	want := "名次 编号 姓名 第1轮 第2轮 合计|1 4 欧阳修 曾强|3号 2分 赵一|1号 3分 5|2 1 赵一 单雄|2号 0分 欧阳修|4号 3分 3|3 3 曾强 欧阳修|4号 3分 轮空|2分 5"
	if got := strings.ReplaceAll(strings.Join(rows, "|"), "\t", " "); !strings.HasPrefix(got, "|"+want) {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// TestReasons has every kind of key decide once.
func TestReasons(t *testing.T) {
	game := func(table int, red, black pairing.StartNo, r pairing.Result, redFouls int) pairing.Game {
		return pairing.Game{Table: table, Red: red, Black: black, Result: r, RedFouls: redFouls}
	}
	one := []pairing.Game{game(1, 1, 2, pairing.RedWins, 1), game(2, 3, 4, pairing.RedWins, 0)}
	two := []pairing.Game{game(1, 2, 3, pairing.RedWins, 0), game(2, 4, 1, pairing.RedWins, 0)}
	for _, x := range []struct {
		keys  []string
		games [][]pairing.Game
		want  string // the reason of somebody
	}{
		{nil, [][]pairing.Game{one}, "积分全部相同，按抽签：编号 3 在 1 之后"},
		{[]string{"犯规"}, [][]pairing.Game{one}, "积分相同；犯规 1 次，多于前一名的 0 次"},
		{[]string{"直胜"}, [][]pairing.Game{one[:1], {game(1, 3, 1, pairing.RedWins, 0)}}, "积分相同；两人交手时（第2轮）前一名胜"},
		{[]string{"后走局数"}, [][]pairing.Game{{game(1, 1, 2, pairing.RedWins, 0), game(2, 4, 3, pairing.BlackWins, 0)}}, "积分相同；后走局数 0 少于前一名的 1"},
		{[]string{"前一轮积分"}, [][]pairing.Game{one, two}, "积分相同；第1轮后的积分 0 少于前一名的 2"},
		{[]string{"前一轮名次"}, [][]pairing.Game{one, two}, "积分相同；第1轮后的名次 3 在前一名的 2 之后"},
		{[]string{"去首轮"}, [][]pairing.Game{one, two}, "积分相同；去掉前 1 轮的积分 0 少于前一名的 2"},
		{[]string{"对局时后走"}, [][]pairing.Game{{game(1, 1, 2, pairing.Draw, 0)}}, "积分相同；两人交手时（第1轮）前一名执黑后走"},
		{[]string{"对手分", "胜局"}, [][]pairing.Game{{game(1, 1, 2, pairing.Draw, 0)}}, "积分、对手分、胜局全部相同，按抽签：编号 2 在 1 之后"},
	} {
		c, _ := sample()
		s := c.Section
		s.Keys, s.Players, s.Posted = x.keys, s.Players[:4], nil
		for i, games := range x.games {
			s.Posted = append(s.Posted, pairing.Round{Number: i + 1, Games: games})
		}
		table := c.reasons(len(x.games), ranking.Standings(s, len(x.games)))
		var got []string
		for _, row := range table.Rows {
			got = append(got, row[len(row)-1].Text)
		}
		if !slices.Contains(got, x.want) {
			t.Errorf("%v: got %q, want %q", x.keys, got, x.want)
		}
	}
}

func TestWeChat(t *testing.T) {
	c, r := sample()
	compare(t, WeChatPairings(c, r),
		"测试赛", "【公开组 第2轮 对阵】", "时间：2025-11-21 9:00", "地点：文化馆", "用时：20分钟+5秒",
		"1台 4 欧阳修（2分）— 1 赵一（2分）", "3 曾强 轮空", "本轮不编排：2 单雄（请假）", "", "写在前面的执红先走。")
	compare(t, WeChatResults(c, c.Section.Posted[0]),
		"测试赛", "【公开组 第1轮 结果】", "1台 1 赵一 红胜 2 单雄", "2台 4 欧阳修 黑弃权 3 曾强", "5 仇池 轮空", "", "写在前面的执红先走。")
	c.Section.Players[4].Name = "仇\n池"
	compare(t, WeChatStandings(c, 1, ranking.Standings(c.Section, 1)[:2]),
		"测试赛", "【公开组 第1轮后名次】", "1. 仇 池（单位仇池） 2分", "2. 赵一（单位赵一） 2分", "",
		"名次依据：积分、对手分、小分；仍相同时编号（抽签）小者在前")
}

// A section without players or rounds makes documents that say so, and nothing panics.
func TestNothing(t *testing.T) {
	c := Context{Tournament: &pairing.Tournament{}, Section: pairing.NewSection("甲组")}
	for _, d := range []Document{
		Slips(c, pairing.Round{Number: 1}), Crosstable(c, 0, nil), CheckIn(c), TableCards(c), Badges(c), ScoreCards(c, 0, nil),
		TieBreaks(c, 0, nil), Nothing(c, "成绩册"),
	} {
		if !d.Empty() {
			t.Errorf("%s is not empty", d.Kind)
		}
		if !strings.Contains(d.Title, "甲组") {
			t.Errorf("%s: the title %q does not name the section", d.Kind, d.Title)
		}
	}
	if bands := fmt.Sprint(bands(0, 11), bands(11, 11), bands(12, 11), bands(25, 11)); bands != "[[1 0]] [[1 11]] [[1 6] [7 12]] [[1 8] [9 16] [17 25]]" {
		t.Errorf("bands %s", bands)
	}
}
