package report

import (
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/ranking"
)

// part finds a part of a book by the title of its document and its heading.
func part(t *testing.T, d Document, title, heading string) *Part {
	t.Helper()
	for _, c := range d.Book.Chapters {
		for _, p := range c.Pieces {
			for _, part := range p.Parts {
				if p.Title == title && part.Heading == heading {
					return &part
				}
			}
		}
	}
	t.Fatalf("the book has no %s %s", title, heading)
	return nil
}

func TestProgramme(t *testing.T) {
	c, _ := sample()
	c.Section.Posted = nil
	second := pairing.NewSection("女子组")
	second.System = pairing.RoundRobin
	for i, name := range []string{"甲/乙", "丙"} {
		second.Players = append(second.Players, &pairing.Player{No: pairing.StartNo(2 - i), Name: name, Unit: "单位赵一", Leader: "领队" + name, Verdict: pairing.Accepted})
	}
	tour := c.Tournament
	tour.Sections = append(tour.Sections, second)
	tour.Schedule = append(tour.Schedule,
		pairing.Stop{Section: "女子组", Round: "1", Date: pairing.Date{Year: 2025, Month: 11, Day: 21}, Time: "下午2:00"},
		pairing.Stop{Section: "公开组", Round: "1", Date: pairing.Date{Year: 2025, Month: 11, Day: 21}, Time: "下午2:00"},
		pairing.Stop{Round: "颁奖"},
		pairing.Stop{Round: "淘汰1", Date: pairing.Date{Year: 2025, Month: 11, Day: 21}, Time: "10:00"},
	)
	tour.Officials = []pairing.Official{{Body: "裁判委员会", Post: "裁判员", Name: "甲某"}, {Body: "组织委员会", Name: "乙某"}, {Body: "裁判委员会", Post: "裁判员", Name: "丙某"}}
	tour.Categories = []pairing.Category{{Name: "公开组", Section: "公开组", BornTo: pairing.Date{Year: 2000, Month: 12, Day: 31}, PerUnit: 3, BarredTitles: []string{"大师"}}, {Name: "少年女子组", Section: "少年女子组"}}
	d := Programme(ProgrammeInput{
		Tournament: tour, Sections: []Context{c, {Tournament: tour, Section: second}},
		Declared: 300000,
		Lists: []prize.List{{Name: "个人奖", Section: "公开组", Kind: prize.Cash, Quota: 3, Filter: prize.Filter{Conditions: []prize.Condition{
			{Field: "籍贯", Op: "=", Values: []string{"四川"}}, {Field: "现役称号", Op: "<", Values: []string{"大师"}},
		}}}, {Name: "女子奖", Section: "少年女子组"}},
		Bands: []prize.Band{{List: "个人奖", Span: prize.Span{From: 1, To: 1}, Each: 100000, Item: "奖杯"}, {List: "个人奖", Span: prize.Span{From: 2, To: 3}, Each: 50000}},
	})
	compare(t, part(t, d, "竞赛规程", "组别：谁可以参加").Table.Text(),
		"", "项目\t内容", "公开组\t2000年12月31日（含）以前出生的棋手，男女不限\n大师及以上不能参加\n每单位最多3人")
	compare(t, part(t, d, "竞赛规程", "奖励办法").Table.Text(),
		"", "项目\t内容",
		"个人奖\t按公开组的名次，只取四川籍、没有大师及以上现役称号的棋手，取前3名\n第1名：1000元、奖杯；第2至3名：各500元，2名共1000元\n人数不足时不减名额",
		"奖金总额\t3000元", "税\t奖金不代扣税")
	compare(t, part(t, d, "组织机构", "裁判委员会").Table.Text(), "", "职务\t姓名", "裁判员\t甲某、丙某")
	compare(t, part(t, d, "竞赛日程", "").Table.Text(),
		"", "日期\t时间\t比赛组\t内容\t用时",
		"11月21日 星期五\t9:00\t各组\t第2轮\t20分钟+5秒",
		"11月21日 星期五\t10:00\t各组\t淘汰赛第1轮\t",
		"11月21日 星期五\t下午2:00\t女子组、公开组\t第1轮\t",
		"\t\t各组\t颁奖\t")
	compare(t, part(t, d, "参赛名单", "女子组").Table.Text(),
		"", "编号\t姓名\t单位", "1\t丙\t单位赵一", "2\t甲、乙\t单位赵一", "共 2 人，1 个单位", "编号由抽签产生，抽签种子：7")
	units := part(t, d, "代表队名单", "").Table
	if got := units.Rows[len(units.Rows)-1]; got[0].Text != "单位赵一" || got[1].Text != "领队丙、领队甲/乙" && got[1].Text != "领队甲/乙、领队丙" ||
		got[2].Text != "3" || !strings.HasPrefix(got[3].Text, "公开组：赵一（1）\n女子组：") {
		t.Errorf("the row of a unit is %v", got)
	}
	compare(t, part(t, d, "女子组 成绩记录表", "").Table.Text(),
		"", "编号\t姓名\t单位\t1\t2\t积分\t名次", "1\t丙\t单位赵一\t■\t\t\t", "2\t甲、乙\t单位赵一\t\t■\t\t", "横看是对各编号的成绩")
	if got := part(t, d, "公开组 成绩记录表", "").Table.Columns; len(got) != 3+5+2 {
		t.Errorf("%d columns for five rounds", len(got))
	}
}

// The statistics of the sample's first round, counted by hand: 赵一 beats 单雄, who has fouled; 曾强 forfeits; 仇池 has the
// bye. In round 2 one game is drawn, one has the bye, one is absent, and 仇池 is not there.
func TestResultBook(t *testing.T) {
	c, r := sample()
	r.Games[0].Result = pairing.Draw
	c.Section.Posted = append(c.Section.Posted, r)
	for i, origin := range []string{"四川成都", "绵阳", "重庆万州", "", "火星"} {
		c.Section.Players[i].Origin = origin
	}
	d := ResultBook(Honours{Tournament: c.Tournament}, []SectionResults{{Context: c, Round: 2, Standings: ranking.Standings(c.Section, 2)}})
	compare(t, part(t, d, "公开组 数据统计", "各轮对局").Table.Text(),
		"", "轮次\t对局\t红胜\t和棋\t黑胜\t弃权\t轮空\t缺席\t犯规",
		"第1轮\t2\t1\t0\t0\t1\t1\t\t1", "第2轮\t1\t0\t1\t0\t\t1\t1\t", "合计\t3\t1\t1\t0\t1\t2\t1\t1",
		"实际下完的 2 盘中：红胜 50.0%，和棋 50.0%，黑胜 0.0%", "每人平均 2.00 分，最高 3 分")
	// 赵一 and 欧阳修 have 3, 曾强 and 仇池 2, 单雄 0
	compare(t, part(t, d, "公开组 数据统计", "积分分布").Chart.Text(), "0\t1", "1\t0", "2\t2", "3\t2")
	compare(t, part(t, d, "公开组 数据统计", "各地区（籍贯）").Table.Text(),
		"", "地区\t人数\t平均积分\t最好名次", "四川\t2\t1.50\t2", "重庆\t1\t2.00\t3", "火星\t1\t2.00\t4")
	courses := part(t, d, "公开组", "前5名的各轮名次").Chart
	if first := courses.Courses[0]; len(courses.Courses) != 5 || first.Name != "欧阳修" || first.Places[0] != 3 || first.Places[1] != 1 {
		t.Errorf("the courses are\n%s", courses.Text())
	}
	if got := part(t, d, "竞赛概况", "各组情况").Table.Rows[0]; got[3].Text != "5" || got[5].Text != "3" || got[6].Text != "欧阳修" || got[7].Text != "赵一" {
		t.Errorf("the section in the overview: %v", got)
	}
	if none := ResultBook(Honours{Tournament: c.Tournament}, nil); !none.Empty() {
		t.Error("a book without results has something to show")
	}
}

// Points far apart are put together, so that the bars never are more than a page holds.
func TestManyPoints(t *testing.T) {
	c, _ := sample()
	c.Section.Win = 400
	st := ranking.Standings(c.Section, 1)
	chart := SectionResults{Context: c, Round: 1, Standings: st}.pointsChart().Chart
	sum := 0
	for _, b := range chart.Bars {
		sum += b.Value
	}
	if len(chart.Bars) > mostBars || sum != len(st) {
		t.Errorf("%d bars for %d players of %d", len(chart.Bars), sum, len(st))
	}
}

func TestKnockoutPapers(t *testing.T) {
	c := cup()
	b := c.Section.Bracket
	compare(t, KnockoutSlips(c, b[:3]).Parts[0].Cards.Text(),
		"测试赛\t公开组 淘汰赛第1轮",
		"第2场\t红方\n先走\t5 仇池 单位仇池\t黑方\n后走\t4 欧阳修 单位欧阳修",
		"结果\t□红胜\t□和棋\t□黑胜\t犯规：红___\t黑___\t备注___",
		"红方签名___\t黑方签名___\t裁判签名___",
	)
	compare(t, WeChatMatchResults(c, 1), "测试赛", "【公开组 淘汰赛第1轮 结果】", "第1场（1/4决赛）1 赵一 轮空",
		"第2场（1/4决赛）5 仇池 胜 4 欧阳修（和、胜（弃））", "第3场（1/4决赛）3 曾强 轮空", "第4场（1/4决赛）2 单雄 轮空", "",
		"进入下一轮：1 赵一、5 仇池、3 曾强、2 单雄")
	c.Section.Bracket = append(b, pairing.KnockoutGame{Round: 2, Match: 1, Game: 1, Red: 5, Black: 1}, pairing.KnockoutGame{Round: 2, Match: 2, Game: 1, Red: 3, Black: 2, Result: pairing.Draw},
		pairing.KnockoutGame{Round: 2, Match: 2, Game: 2, Red: 2, Black: 3})
	compare(t, WeChatMatches(c, 2), "测试赛", "【公开组 淘汰赛第2轮 对阵】", "第1场（半决赛）5 仇池 — 1 赵一", "第2场（半决赛）加赛第2局 2 单雄 — 3 曾强", "", "写在前面的执红先走。")
}

// Who went out in one round is not parted by the knockout, and the reason says so.
func TestKnockedOut(t *testing.T) {
	c := cup()
	s := c.Section
	s.Bracket = []pairing.KnockoutGame{
		{Round: 1, Match: 1, Game: 1, Red: 1, Black: 4, Result: pairing.RedWins}, {Round: 1, Match: 2, Game: 1, Red: 3, Black: 2, Result: pairing.RedWins},
		{Round: 2, Match: 1, Game: 1, Red: 1, Black: 3, Result: pairing.RedWins},
	}
	s.Settings = []pairing.Setting{{Name: "名次赛", Value: "不设"}}
	x := explainer{section: s}
	for _, want := range []struct {
		no, front pairing.StartNo
		text      string
	}{
		{3, 1, "决赛负于前一名"}, {2, 3, "淘汰赛打到半决赛，前一名打到决赛"}, {4, 2, "两人都在半决赛出局，名次不再比赛，按编号（抽签）"},
		{5, 4, "没有进入淘汰赛，排在参加淘汰赛的人之后"},
	} {
		if got := x.knockedOut(want.no, want.front); got != want.text {
			t.Errorf("%d behind %d: %s, want %s", want.no, want.front, got, want.text)
		}
	}
}
