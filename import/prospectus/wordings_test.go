package prospectus

import (
	"slices"
	"strings"
	"testing"
)

// eventFacts wraps clauses in a regulation of its own; the year is 2025.
func eventFacts(t *testing.T, clauses ...string) *facts {
	t.Helper()
	rd := eventReading(t, clauses...)
	return newFacts(rd)
}

func eventReading(t *testing.T, clauses ...string) *Reading {
	t.Helper()
	text := "2025年某某杯象棋赛\n竞赛规程\n时间：2025年5月1日至3日\n地点：成都棋院\n" + strings.Join(clauses, "\n")
	rd, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return rd
}

func TestGroupNames(t *testing.T) {
	tests := []struct {
		text string
		want string // groups by /, names by 、
	}{
		{"公开男子、女子组", "公开男子组、公开女子组"},
		{"少年甲、乙、丙组", "少年甲组、少年乙组、少年丙组"},
		{"少年男子甲组、乙组", "少年男子甲组、少年男子乙组"},
		{"U8、U10组", "U8组、U10组"},
		{"男、女子组", "男子组、女子组"},
		{"少年组（男、女）", "少年男子组、少年女子组"},
		{"公开组男子、女子", "公开男子组、公开女子组"},
		{"公开组男子组与老年男子组合并比赛", "公开男子组/老年男子组"},
		{"公开组（男女不限）", "公开组"},
		{"组委会和仲裁组、竞赛组", ""},
		{"由组织委员会分组进行", ""},
		{"少年组组队参赛", "少年组"},
		{"成年组：1999年以前；青年组：2000年以后", "成年组/青年组"},
	}
	for _, tt := range tests {
		var got []string
		for _, g := range standardWords().find(fold(tt.text).s) {
			got = append(got, strings.Join(g.names, "、"))
		}
		if g := strings.Join(got, "/"); g != tt.want {
			t.Errorf("%s: %s, want %s", tt.text, g, tt.want)
		}
	}
}

func TestBirthWordings(t *testing.T) {
	tests := []struct{ text, from, to string }{
		{"1965年1月1日至2008年12月31日出生", "1965-01-01", "2008-12-31"},
		{"1956年1月1日--1999年12月31日出生", "1956-01-01", "1999-12-31"},
		{"2009年1月1日（含）以后出生", "2009-01-01", ""},
		{"2009年1月1日及以后出生", "2009-01-01", ""},
		{"2008年1月1日后出生", "2008-01-01", ""},
		{"1958年12月31日前出生", "", "1958-12-31"},
		{"1965年12月31日以前（含当日）出生", "", "1965-12-31"},
		{"2010.1.1-2012.12.31", "2010-01-01", "2012-12-31"},
		{"2010—2012年出生", "2010-01-01", "2012-12-31"},
		{"2010年、2011年出生", "2010-01-01", "2011-12-31"},
		{"2012年出生", "2012-01-01", "2012-12-31"},
		{"出生日期在2009年9月1日至2012年8月31日之间", "2009-09-01", "2012-08-31"},
		{"2010年2月至2012年2月出生", "2010-02-01", "2012-02-29"},
		{"2025年5月1日至3日", "", ""}, // the event's own days
		{"2013年1月1日至2010年12月31日出生", "", ""},
	}
	for _, tt := range tests {
		var got interval
		if bs := births(fold(tt.text).s, 2025); len(bs) > 0 {
			got = bs[0].interval
		}
		if got.from.String() != tt.from || got.to.String() != tt.to {
			t.Errorf("%s: %s..%s, want %s..%s", tt.text, got.from, got.to, tt.from, tt.to)
		}
	}
}

func TestAgeWordings(t *testing.T) {
	tests := []struct{ clause, from, to string }{
		{"甲组：年满18周岁至59周岁（以2025年5月1日为准）", "1965-05-02", "2007-05-01"},
		{"甲组：60周岁以上（以2025年5月1日为准）", "", "1965-05-01"},
		{"甲组：未满16周岁（年龄按比赛开始日计算）", "2009-05-02", ""},
		{"甲组：12周岁以下（以2024年2月29日周岁计算）", "2011-03-01", ""},
		{"甲组：12周岁以下", "", ""}, // counted from no day
		{"甲组：成年人，60岁以上须出示健康证明（以2025年5月1日为准）", "", ""},
	}
	for _, tt := range tests {
		f := eventFacts(t, "一、组别", "（一）"+tt.clause)
		k := fact{"组别", nameKey("甲组"), "出生起"}
		if got := f.cells[k]; got != tt.from {
			t.Errorf("%s: 出生起 %q, want %q", tt.clause, got, tt.from)
		}
		k.column = "出生止"
		if got := f.cells[k]; got != tt.to {
			t.Errorf("%s: 出生止 %q, want %q", tt.clause, got, tt.to)
		}
	}
}

func TestKeyWordings(t *testing.T) {
	tests := []struct{ clause, want string }{
		{"个人名次计算：积分、对手分、胜局、犯规、后走胜局等", "对手分、胜局、犯规、后走胜局"},
		{"积分高者名次列前。如遇积分相同，则按以下顺序区分：对手分（所对弈过的全部对手的积分之和）、胜局、犯规、后走局数。如无法区分，则比较前一轮成绩，以此类推", "对手分、胜局、犯规、后走局数、前一轮积分"},
		{"名次依次按积分、对手分、累进分、胜局数的顺序排列", "对手分、累进分、胜局"},
		{"排名：积分→对手分→胜局→后走胜局→犯规（少者优）", "对手分、胜局、后走胜局、犯规"},
		{"积分相同时，依次按直胜、对手分（去掉一个最低分）、胜局多少区分名次", "直胜、对手分减一、胜局"},
		{"如积分相等，则对手分高者名次列前；再相等，胜局多者名次列前；再相等，犯规少者名次列前", "对手分、胜局、犯规"},
		{"破同分：对手分、棋盘得分率、胜局", ""}, // a key the program does not know stands between
	}
	for _, tt := range tests {
		f := eventFacts(t, "一、竞赛办法", "（一）采用积分编排制，共7轮", "（二）"+tt.clause)
		if got := f.cells[fact{"比赛组", sectionKey("公开组"), "破同分"}]; got != tt.want {
			t.Errorf("%s\n got %s\nwant %s", tt.clause, got, tt.want)
		}
	}
}

func TestMethodWordings(t *testing.T) {
	tests := []struct{ clause, column, want string }{
		{"比赛采用七轮积分编排制，每天三至四轮", "轮次", "7"},
		{"采用瑞士制编排，赛9轮", "赛制", "积分编排"},
		{"采用单循环赛", "赛制", "单循环"},
		{"采用双循环制", "赛制", "双循环"},
		{"采用单败淘汰制", "赛制", "单败淘汰"},
		{"采用积分编排或单循环制，视报名人数确定", "赛制", ""},
		{"积分编排制，轮次不少于7轮", "轮次", ""},
		{"积分编排9轮后，前16名进入单败淘汰赛", "淘汰人数", "16"},
		{"积分编排9轮后，前16名进入单败淘汰赛", "淘汰前轮次", "9"},
		{"胜一局得2分，和一局各得1分，负一局得0分", "胜", "2"},
		{"胜、和、负分别得3、1、0分", "和", "1"},
		{"胜1分，和0.5分，负0分", "胜", "2"},
		{"胜1分，和0.5分，负0分", "和", "1"},
		{"前三轮同单位选手回避", "同单位回避", "前3轮"},
		{"首轮同单位棋手不相遇", "同单位回避", "首轮"},
		{"电脑抽签编号，首轮随机编排", "首轮编排", "随机"},
	}
	for _, tt := range tests {
		f := eventFacts(t, "一、竞赛办法", "（一）"+tt.clause)
		if got := f.cells[fact{"比赛组", sectionKey("公开组"), tt.column}]; got != tt.want {
			t.Errorf("%s: %s %q, want %q", tt.clause, tt.column, got, tt.want)
		}
	}
}

func TestItemWordings(t *testing.T) {
	tests := []struct{ clause, item, want string }{
		{"每方基本用时30分钟，每走一步加10秒", "用时", "30分钟+10秒"},
		{"每方60分钟包干，超时判负", "用时", "60分钟"},
		{"每方用时45分钟，保留3次30秒读秒", "用时", ""},
		{"迟到15分钟作弃权处理，连续弃权两轮视为自动退赛", "弃权计法", "连续"},
		{"累计弃权3次者取消比赛资格", "弃权退赛(轮)", "3"},
		{"弃权两轮取消比赛资格", "弃权计法", ""},
		{"比赛开始后30分钟未到者判负", "迟到弃权(分钟)", "30"},
		{"执行《象棋竞赛规则（2020版）》", "竞赛规则", "《象棋竞赛规则（2020版）》"},
		{"报名截止日4月14日，过期不予受理", "报名截止", "2025-04-14"},
		{"各单位于4月5日前将报名表发至邮箱报名", "报名截止", "2025-04-05"},
		{"报名费：成年组200元/人，少年组100元/人", "服务费", ""},
		{"赛事服务费每人150元", "服务费", "150"},
		{"每队缴纳参赛费3000元（即每人1000元）", "服务费", "1000"},
		{"设计规模160人，额满为止", "参赛规模", "160"},
		{"各区县限报10人", "参赛规模", ""},
	}
	for _, tt := range tests {
		rd := eventReading(t, "一、竞赛办法", "（一）"+tt.clause)
		if got := rd.Item(tt.item); got != tt.want {
			t.Errorf("%s: %s %q, want %q", tt.clause, tt.item, got, tt.want)
		}
	}
}

func TestPrizeWordings(t *testing.T) {
	tests := []struct {
		clauses []string
		want    string // bands of the money list
	}{
		{[]string{"第一名5000元，第二名3000元，第七至八名各600元"}, "1=5000 2=3000 7-8=600"},
		{[]string{"取前4名，奖金分别为：1000元、800元、600元、400元"}, "1=1000 2=800 3=600 4=400"},
		{[]string{"冠军：10000元+奖杯", "亚军：6000元+奖杯", "第3-4名：800元/人"}, "1=10000 2=6000 3-4=800"},
		{[]string{"名次\t奖金", "1\t5000元", "2-4\t1000元"}, "1=5000 2-4=1000"},
		{[]string{"名次\t1\t2\t3-8", "奖金（元）\t5000\t3000\t各500"}, "1=5000 2=3000 3-8=500"},
		{[]string{"第一名 3000 1000"}, ""}, // two amounts and no groups
		{[]string{"第一名1000元", "第一名2000元"}, "1=1000"},
	}
	for _, tt := range tests {
		rd := eventReading(t, slices.Concat([]string{"一、奖励"}, tt.clauses)...)
		var got []string
		for _, row := range rd.Sheets["奖励"] {
			if row.Cells["奖金"] != "" {
				got = append(got, row.Cells["名次"]+"="+row.Cells["奖金"])
			}
		}
		if g := strings.Join(got, " "); g != tt.want {
			t.Errorf("%q\n got %s\nwant %s", tt.clauses, g, tt.want)
		}
	}
}

// Slips beside those of the four regulations.
func TestSlips(t *testing.T) {
	tests := []struct {
		clauses []string
		want    string
	}{
		{[]string{"一、组别", "（一）甲组：2005年1月1日至2010年12月31日出生", "（二）乙组：2010年1月1日至2014年12月31日出生"}, "重叠"},
		{[]string{"一、组别", "（一）甲组：2005年1月1日至2010年12月31日出生", "（二）乙组：2012年1月1日至2014年12月31日出生"}, "之间缺出生日期：2011-01-01"},
		{[]string{"一、奖励（总奖金5000元）", "第一名3000元，第二名1000元"}, "奖金总额写5000元，各奖项相加为4000元"},
		{[]string{"一、办法", "（一）每方20分钟+5秒", "（二）用时每方30分钟+5秒"}, "用时前后不一：20分钟+5秒、30分钟+5秒"},
		{[]string{"一、报名", "报名截止时间：2025年6月1日"}, "报名截止2025-06-01在比赛结束2025-05-03之后"},
		{[]string{"一、办法", "三、其他"}, "编号从一跳到三，缺二"},
		{[]string{"一、办法", "一、其他"}, "又从一数起"},
	}
	for _, tt := range tests {
		rd := eventReading(t, tt.clauses...)
		if !slices.ContainsFunc(rd.Problems, func(p Problem) bool { return strings.Contains(p.String(), tt.want) }) {
			t.Errorf("%q: %v, want %s", tt.clauses, rd.Problems, tt.want)
		}
	}
}
