package eligibility

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// What a date that is no full date makes of an entry of 2025, typed alone: verdict, and a part of the message.
func TestIncompleteBirthDates(t *testing.T) {
	tests := []struct{ category, raw, want string }{
		{"公开男子组", "2008年1月", "待补 没有日"},
		{"公开男子组", "2008.1", "待补 没有日"},
		{"公开男子组", "2008-01", "待补 没有日"},
		{"公开男子组", "200801", "待补 没有日"},
		{"公开男子组", "2008年1月生", "待补 没有日"},
		{"公开男子组", "2008", "待补 没有月和日"},
		{"公开男子组", "2008年", "待补 没有月和日"},
		{"公开男子组", "1964年12月", "不符 早于"},
		{"公开男子组", "1964", "不符 早于"},
		{"公开男子组", "2009年1月", "不符 晚于"},
		{"少年男子组", "2009年1月", "待补 没有日"},
		{"少年男子组", "2016年12月", "待补 没有日"},
		{"少年男子组", "2017年1月", "不符 晚于"},
		{"少年男子组", "2008年12月", "不符 早于"},
		{"少年男子组", "09.1.1", "待补 2009-01-01，也可能是1909-01-01"},
		{"少年男子组", "09年1月1日", "待补 2009-01-01，也可能是1909-01-01"},
		{"少年男子组", "09/1/1", "待补 2009-01-01，也可能是1909-01-01"},
		{"少年男子组", "090101", "待补 2009-01-01，也可能是1909-01-01"},
		{"公开男子组", "90-5-5", "待补 可能是1990-05-05，"},
		{"公开男子组", "1/2/08", "待补 2001-02-08，也可能是2008-01-02"},
		{"公开男子组", "25.11.20", "待补 2025-11-20，也可能是1925-11-20"},
		{"公开男子组", "25.11.21", "待补 可能是1925-11-21，"},
		{"公开男子组", "09.13.1", "待补 看不懂"},
		{"公开男子组", "1月1日", "待补 看不懂"},
		{"公开男子组", "属马", "待补 看不懂"},
		{"公开男子组", "", "待补 也没有出生日期"},
	}
	for _, tt := range tests {
		verdict, msg, _ := strings.Cut(tt.want, " ")
		p := grown(1, func(p *pairing.Player) { p.ID, p.Sex, p.Category, p.BirthRaw = "", pairing.Male, tt.category, tt.raw })
		Judge(&pairing.Tournament{Categories: regulation2025(), Players: []*pairing.Player{p}}, firstDay2025)
		if p.Verdict.String() != verdict || len(p.Findings) != 1 || !strings.Contains(p.Findings[0].Msg, msg) {
			t.Errorf("%s %s: %s %v, want %s", tt.category, tt.raw, p.Verdict, p.Findings, tt.want)
		}
	}
}

// Beside a sound number an incomplete date only has to agree; without a bound of age it is a warning; with an
// application it is still asked for.
func TestIncompleteBirthDatesElsewhere(t *testing.T) {
	for raw, want := range map[string]string{
		"90.5.5": "通过", "1990年5月": "通过", "5/5/90": "通过", "90.5.6": "不符 出生日期不一致", "1990年6月": "不符 出生日期不一致",
	} {
		p := grown(1, func(p *pairing.Player) { p.BirthRaw = raw })
		if got := verdicts(&pairing.Tournament{Categories: regulation2025(), Players: []*pairing.Player{p}}); got != want {
			t.Errorf("%s beside a number: %s, want %s", raw, got, want)
		}
	}
	for raw, want := range map[string]string{"2009年1月": "通过 出生日期", "09.1.1": "通过 出生日期", "": "通过"} {
		p := grown(1, func(p *pairing.Player) { p.ID, p.Category, p.BirthRaw = "", "公开组", raw })
		if got := verdicts(&pairing.Tournament{Categories: regulationShifang(), Players: []*pairing.Player{p}}); got != want {
			t.Errorf("%s without a bound: %s, want %s", raw, got, want)
		}
	}
	p := grown(1, func(p *pairing.Player) { p.ID, p.Sex, p.Applied, p.BirthRaw = "", pairing.Male, true, "2012年5月" })
	if got, want := verdicts(&pairing.Tournament{Categories: regulation2025(), Players: []*pairing.Player{p}}), "待补 出生日期 申请"; got != want {
		t.Errorf("by application: %s, want %s", got, want)
	}
}

func TestNearNames(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want bool
	}{
		{"王建国", "王建囯", true}, {"王建国", "王建", true}, {"王建国", "李建国", true}, {"王伟", "王炜", true}, {"欧阳修", "欧阳", true},
		{"阿里木·买买提", "阿里木·买买题", true}, {"王 建国", "王建 囯", true}, {"王 建国", "王建 国", false}, {"王伟", "李明", false},
		{"王建国", "王国建", false}, {"王建国", "王", false}, {"王伟", "王", false}, {"甲", "乙", false},
		{"王伟1", "王伟2", false}, {"王伟", "王伟2", false},
	} {
		if oneApart(tt.a, tt.b) != tt.want || oneApart(tt.b, tt.a) != tt.want {
			t.Errorf("%s, %s: want %v", tt.a, tt.b, tt.want)
		}
	}
	same := func(name string, serial int) func(p *pairing.Player) {
		return func(p *pairing.Player) { p.Name, p.ID = name, pairing.Secret(numberOf("510105", "19900505", serial)) }
	}
	elsewhen := func(p *pairing.Player) {
		p.Name, p.ID = "王建固", pairing.Secret(numberOf("510105", "19900506", 1))
	}
	tour := group(same("王建国", 1), same("王建囯", 3), elsewhen)
	if got, want := verdicts(tour), "通过 近似姓名; 通过 近似姓名; 通过"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := verdicts(group(same("王建国", 1), same("王建囯", 1))); got != "通过; 不符 重复" {
		t.Errorf("one number: %s", got)
	}
}

func TestTraces(t *testing.T) {
	sound := numberOf("510105", "19900505", 1)
	tests := []struct {
		p    pairing.Player
		want []string // name, number, birth date
	}{
		{pairing.Player{Name: "王 伟", ID: pairing.Secret(strings.ToLower(sound))}, []string{"王伟 " + sound + " 1990-05-05"}},
		{pairing.Player{Name: "王伟", ID: pairing.Secret(sound[:6] + sound[8:17])}, []string{"王伟 " + sound + " 1990-05-05"}},
		{pairing.Player{Name: "王伟", ID: "123", Birth: date("1990-05-05")}, []string{"王伟  1990-05-05"}},
		{pairing.Player{Name: "王伟", ID: "510105199005050000", IDBroken: true}, []string{"王伟  "}},
		{pairing.Player{Name: "王伟", IDKind: "护照", ID: "e 1234567"}, []string{"王伟 护照:E1234567 "}},
		{pairing.Player{Name: "王伟", IDKind: "护照", ID: "无"}, []string{"王伟  "}},
		{pairing.Player{Name: "王伟/李明", ID: pairing.Secret(sound + "/无")}, []string{"王伟 " + sound + " 1990-05-05", "李明  "}},
		{pairing.Player{Name: "蓬溪队", ID: pairing.Secret(sound + "/无")}, []string{"蓬溪队 " + sound + " 1990-05-05", "蓬溪队  "}},
	}
	for _, tt := range tests {
		var got []string
		for _, tr := range Traces(&tt.p) {
			got = append(got, fmt.Sprintf("%s %s %s", tr.Name, tr.Number.Reveal(), tr.Born))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.p.Name, got, tt.want)
		}
	}
}
