package prospectus

import (
	"strings"
	"testing"
)

// cell is one expectation: 表 行 列 值; an empty 值 means that nothing may be read.
type cell struct{ sheet, row, column, want string }

func checkCells(t *testing.T, clauses []string, cells []cell) {
	t.Helper()
	rd := eventReading(t, clauses...)
	f := newFacts(rd)
	for _, c := range cells {
		for _, k := range keysOf(c.sheet, c.row, c.column, f.sections) {
			if got := f.cells[k]; got != c.want {
				t.Errorf("%q\n%s %s %s: got %q, want %q", clauses, c.sheet, c.row, c.column, got, c.want)
			}
		}
	}
}

var twoGroups = []string{"一、组别", "（一）男子组", "（二）女子组", "二、竞赛办法"}

func with(clauses ...string) []string { return append(append([]string{}, twoGroups...), clauses...) }

// Whom a phrase is about: named groups, the others, all but some, all.
func TestWhom(t *testing.T) {
	tests := []struct {
		clause     string
		men, women string // 轮次
	}{
		{"（一）男子组赛九轮，其余各组赛七轮，均采用积分编排制", "9", "7"},
		{"（一）除女子组外，各组赛11轮", "11", ""},
		{"（一）男子组,女子组采用积分编排制,7轮", "7", "7"},
		{"（一）男子9轮、女子7轮", "9", "7"},
		{"（一）男子组采用7轮积分编排制或单循环制", "", ""},
		{"（一）精英组赛9轮", "", ""}, // a group the sheets do not have
	}
	for _, tt := range tests {
		checkCells(t, with(tt.clause), []cell{{"比赛组", "男子组", "轮次", tt.men}, {"比赛组", "女子组", "轮次", tt.women}})
	}
}

// A list of keys is read whole or not at all.
func TestKeysWholeOrNot(t *testing.T) {
	tests := []struct{ clause, men, women string }{
		{"（一）积分相同时，先比对手分，次比胜局，三比犯规，四比直胜", "对手分、胜局、犯规、直胜", "对手分、胜局、犯规、直胜"},
		{"（一）名次：积分相同依次看：直接交手成绩、对手分、胜局数", "直胜、对手分、胜局", "直胜、对手分、胜局"},
		{"（一）名次依次比较：（a）对手分；（b）减去最低一名对手后的对手分；（c）累进分", "对手分、对手分减一、累进分", "对手分、对手分减一、累进分"},
		{"（一）积分相等时，依次比较对手分、胜局数；再相等，两人之间有胜负关系的，胜者列前（直胜）", "对手分、胜局、直胜", "对手分、胜局、直胜"},
		{"（一）男子组排名:积分-->对手分-->胜局;女子组排名:积分-->小分-->直胜", "对手分、胜局", "小分、直胜"},
		{"（一）积分相同时，依次比较对手分、棋风分、胜局", "", ""},
		{"（一）积分相同时，依次比较棋风分、对手分、胜局", "", ""},
		{"（一）积分相同时，依次比较对手分、胜局、棋风分", "对手分、胜局", "对手分、胜局"}, // what is compared last is listed
	}
	for _, tt := range tests {
		checkCells(t, with(tt.clause), []cell{{"比赛组", "男子组", "破同分", tt.men}, {"比赛组", "女子组", "破同分", tt.women}})
	}
}

// Limits, capacities and conditions are those of the group they are said of.
func TestLimitsByGroup(t *testing.T) {
	checkCells(t, with("（一）各代表团男子组限报3人，女子组限报2人"), []cell{
		{"组别", "男子组", "每单位限报", "3"}, {"组别", "女子组", "每单位限报", "2"}, {"组别", "男子组", "人数上限", ""}})
	checkCells(t, with("（一）每单位各组别限报3人，女子组不限"), []cell{{"组别", "男子组", "每单位限报", "3"}, {"组别", "女子组", "每单位限报", ""}})
	checkCells(t, with("（一）男子组以64人为限，女子组以32人为限；每家培训机构每组不超过10人"), []cell{
		{"组别", "男子组", "人数上限", "64"}, {"组别", "女子组", "人数上限", "32"}})
	checkCells(t, []string{"一、参赛资格", "（一）设男子组、女子组", "（二）现役的象棋大师、特级大师不参加女子组", "（三）专业棋手近三年获得象棋大师称号者不得参赛"}, []cell{
		{"组别", "男子组", "禁止称号", ""}, {"组别", "女子组", "禁止称号", "现役大师"}})
}

// An age is counted from the day its own clause fixes, or one that is fixed for all.
func TestOwnReferenceDay(t *testing.T) {
	checkCells(t, []string{"一、组别", "（一）青年组：未满20周岁、已满14周岁（以2025年12月31日为准）", "（二）少年组：12周岁以下"}, []cell{
		{"组别", "青年组", "出生起", "2006-01-01"}, {"组别", "青年组", "出生止", "2011-12-31"}, {"组别", "少年组", "出生起", ""}})
}

func TestItemsByKind(t *testing.T) {
	tests := []struct{ clause, item, want string }{
		{"各轮开赛30分钟后仍未到场，判该局为负", "迟到弃权(分钟)", "30"},
		{"无故缺席一轮者须书面说明，连续两轮缺席视为退出比赛", "弃权退赛(轮)", "2"},
		{"两轮弃权（不要求连续）取消比赛资格", "弃权计法", "累计"},
		{"凡弃权一次，即取消该队参评体育道德风尚奖的资格", "弃权退赛(轮)", ""},
		{"报名费150元；大师免收报名费", "服务费", "150"},
		{"县队组队参赛的免收参赛费", "服务费", ""},
		{"本次比赛不收取报名费", "服务费", "0"},
		{"奖金均为税前，按20%代扣代缴个人所得税；全胜奖为税后", "税率", "20%"},
		{"单项800元以下（含800元）不扣税", "起征额", "800"},
		{"每方60分钟，读秒3次、每次30秒", "用时", ""},
		{"第一阶段每方25分钟，每步加10秒；第二阶段每方50分钟，每步加20秒", "用时", "25分钟+10秒"},
	}
	for _, tt := range tests {
		if got := eventReading(t, "一、竞赛办法", "（一）"+tt.clause).Item(tt.item); got != tt.want {
			t.Errorf("%s: %s %q, want %q", tt.clause, tt.item, got, tt.want)
		}
	}
}

// Prizes that are easily read for the wrong places or the wrong people.
func TestPrizesByKind(t *testing.T) {
	prizes := func(clauses ...string) []string { return append([]string{"一、奖励"}, clauses...) }
	checkCells(t, prizes("（一）取前八名，颁发证书、奖牌（前三名为奖杯）"), []cell{{"奖励", "证书~公开组~~1", "奖品", ""}, {"奖励", "证书~公开组~~8", "奖品", ""}})
	checkCells(t, prizes("（一）冠军的指导教师颁发优秀教练员证书"), []cell{{"奖励", "证书~公开组~~1", "证书", ""}})
	checkCells(t, prizes("（一）一等奖2名，各500元；二等奖4名，各300元"), []cell{{"奖励", "奖金~公开组~~1-2", "奖金", "500"}, {"奖励", "奖金~公开组~~3-6", "奖金", "300"}})
	checkCells(t, prizes("（一）第一名奖励价值500元的棋具一套"), []cell{{"奖励", "奖金~公开组~~1", "奖金", ""}})
	checkCells(t, prizes("（一）第一名奖保温杯，第二名奖毛巾"), []cell{{"奖励", "证书~公开组~~1", "奖品", "保温杯"}, {"奖励", "证书~公开组~~2", "奖品", "毛巾"}})
	checkCells(t, prizes("（一）第一名1000元", "（二）女棋手中名次列前的两名，奖金分别为300元、200元"), []cell{{"奖励", "奖金~公开组~性别=女~1", "奖金", "300"}})
	checkCells(t, prizes("（一）设优秀组织奖5名，参赛者均可获得纪念品"), []cell{{"奖项", "评选~~~优秀组织奖", "名额", "5"}, {"奖励", "评选~~~优秀组织奖~全部", "奖品", ""}})
	checkCells(t, prizes("（一）体育道德风尚奖：运动队4个，运动员8名"), []cell{{"奖项", "评选~~~体育道德风尚奖", "名额", ""}})
	checkCells(t, append(twoGroups[:3:3], "二、奖励", "（一）男子组前三名、女子组第一名颁发奖杯", "（二）女子组人数不足六人时减一录取"), []cell{
		{"奖励", "证书~男子组~~3", "奖品", "奖杯"}, {"奖励", "证书~女子组~~1", "奖品", "奖杯"}, {"奖项", "证书~男子组~", "减一", ""}, {"奖项", "证书~女子组~", "减一", "6"}})
}

// Lines broken by the width of a page are one; others are not.
func TestUnwrap(t *testing.T) {
	tests := []struct {
		text string
		want int // lines
	}{
		{"各单位请于四月五日之前将报名表加盖公章以后发送到，\n指定的邮箱。", 1},
		{"报名表（见附件一，请务必填写真实的姓名和出\n生日期）交到棋院。", 1},
		{"男子组\n女子组", 2},
		{"第一名5000元，\n1、报名", 2},
		{"日期\t时间\t内容\n5月1日\t9:00\t第一轮", 2},
	}
	for _, tt := range tests {
		if got := len(prepare(tt.text)); got != tt.want {
			t.Errorf("%q: %d lines, want %d", tt.text, got, tt.want)
		}
	}
}

// Dates in characters, numbers and signs of other writing habits.
func TestSigns(t *testing.T) {
	tests := []struct{ text, want string }{
		{"二〇二四年七月二十日至二十五日", "2024年7月20日至25日"},
		{"下午四点半", "下午4点半"},
		{"1️⃣ 启蒙组", "(1)启蒙组"},
		{"每方20分钟➕5秒", "每方20分钟+5秒"},
		{"采用单循环制.每方30分钟.", "采用单循环制。每方30分钟。"},
		{"2007.01.01-2012.12.31出生", "2007.01.01-2012.12.31出生"},
		{"一.主办单位", "一.主办单位"},
	}
	for _, tt := range tests {
		if got := fold(tt.text).s; got != tt.want {
			t.Errorf("%s: %s, want %s", tt.text, got, tt.want)
		}
	}
}

// A page copied from the web: nothing is read from what stands around the regulation.
func TestWebPage(t *testing.T) {
	rd := eventReading(t, "一、报名", "报名费100元", "相关阅读", "第四届象棋赛报名通知（报名费80元）")
	if got := rd.Item("服务费"); got != "100" {
		t.Errorf("服务费 %q", got)
	}
	if len(rd.Lines) < 7 || !strings.Contains(rd.Lines[len(rd.Lines)-1].Text, "80元") {
		t.Error("the last line is not kept")
	}
}

// Groups whose words the program does not know, and the days of the week.
func TestLearntGroupsAndCalendar(t *testing.T) {
	rd := eventReading(t, "一、组别", "（一）金穗组：1990年1月1日以后出生", "（二）银辉组：1960年1月1日以前出生", "二、报到", "2025年5月1日（星期五）9:00前报到")
	f := newFacts(rd)
	if got := f.cells[fact{"组别", nameKey("金穗组"), "出生起"}]; got != "1990-01-01" {
		t.Errorf("金穗组 出生起 %q", got)
	}
	for _, p := range rd.Problems {
		if hasAll(p.String(), "5月1日、星期五、星期四") {
			return
		}
	}
	t.Errorf("the day of the week is not reported: %v", rd.Problems)
}
