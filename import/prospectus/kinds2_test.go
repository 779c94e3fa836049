package prospectus

import "testing"

// What is said of some places or people must not be read for others.
func TestNothingForOthers(t *testing.T) {
	two := func(clauses ...string) []string {
		return append([]string{"一、组别", "设男子组、女子组", "二、奖励"}, clauses...)
	}
	checkCells(t, two("1、男子组前八名奖金共计10000元"), []cell{{"奖励", "奖金~男子组~~1-8", "奖金", ""}})
	checkCells(t, two("1、男子组前三名颁发奖杯，女子组前三名颁发奖牌，各组第四至第六名颁发证书"), []cell{
		{"奖励", "证书~男子组~~4-6", "证书", "证书"}, {"奖励", "证书~女子组~~4-6", "证书", "证书"}, {"奖励", "证书~女子组~~1", "奖品", "奖牌"}})
	checkCells(t, two("1、各组第一名1000元，颁发奖杯；其余前8名发给奖状"), []cell{{"奖励", "证书~男子组~~1", "证书", ""}, {"奖励", "证书~男子组~~1", "奖品", "奖杯"}})
	checkCells(t, two("1、团体前六名颁发奖杯，个人前八名颁发证书"), []cell{{"奖励", "团体~~~1-6", "证书", ""}, {"奖励", "证书~女子组~~8", "证书", "证书"}})
	checkCells(t, []string{"一、报名", "1、4月20日截止报名，4月25日前交费"}, []cell{{"规程", "报名截止", "内容", "2025-04-20"}})
	checkCells(t, []string{"一、参赛资格", "1、2010年1月1日以后出生的棋手须由监护人陪同"}, []cell{{"组别", "公开组", "出生起", ""}})
	checkCells(t, []string{"一、时间", "2025年5月10日、11日、17日、18日"}, []cell{{"规程", "开始日期", "内容", "2025-05-10"}, {"规程", "结束日期", "内容", "2025-05-18"}})
}
