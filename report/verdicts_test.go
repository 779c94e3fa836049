package report

import (
	"strings"
	"testing"

	"qisai/pairing"
)

func TestVerdictSheet(t *testing.T) {
	finding := func(v pairing.Verdict, kind, field, msg string) pairing.Finding {
		return pairing.Finding{Verdict: v, Kind: kind, Field: field, Msg: msg, Clause: "四"}
	}
	players := []*pairing.Player{
		{Entry: 1, Name: "王伟", Unit: "甲队", Category: "公开组", Verdict: pairing.Accepted, Findings: []pairing.Finding{
			finding(pairing.NotJudged, "健康证明", "", "60岁以上：健康证明"), finding(pairing.NotJudged, "同名同生日", "姓名", "与序号2同名"),
		}},
		{Entry: 2, Name: "王 伟", Unit: "乙队", Category: "公开组", Verdict: pairing.Incomplete, Findings: []pairing.Finding{
			finding(pairing.Incomplete, "缴费", "缴费", "尚未缴费"), finding(pairing.WaitListed, "名额", "", "已额满"),
		}},
		{Entry: 3, Name: "李明", Category: "公开组", Verdict: pairing.Accepted, Override: pairing.Accepted, Findings: []pairing.Finding{
			finding(pairing.Accepted, "裁定", "裁定", "裁判长裁定：通过（程序审核为不符）"), finding(pairing.Rejected, "年龄", "出生日期", "太早"),
		}},
		{Entry: 4, Name: "赵一", Category: "公开组", Verdict: pairing.Rejected, Findings: []pairing.Finding{
			finding(pairing.Rejected, "性别", "性别", "限女子"),
		}},
		{Entry: 5, Name: "钱二", Category: "公开组", Verdict: pairing.Rejected, Override: pairing.Rejected, Findings: []pairing.Finding{
			finding(pairing.Rejected, "裁定", "裁定", "裁判长裁定：不符"),
		}},
	}
	cell := func(p *pairing.Player, column string) string { return "报名!" + column }
	remarks := EntryRemarks(&pairing.Tournament{Players: players}, cell)
	remarks = append([]Remark{{"奖金", "奖项!F2", "合计不对", ""}}, remarks...)
	s := VerdictSheet("审核", []string{"审核时间：今天"}, remarks)
	want := strings.Join([]string{
		"审核", "审核时间：今天", "级别\t位置\t说明\t依据",
		"不符\t报名!性别\t赵一（公开组）：限女子\t四",
		"待补\t报名!缴费\t王 伟，乙队（公开组）：尚未缴费\t四",
		"候补\t报名!姓名\t王 伟，乙队（公开组）：已额满\t四",
		"警告\t报名!姓名\t王伟，甲队（公开组）：与序号2同名\t四",
		"提示\t报名!姓名\t王伟，甲队（公开组）：60岁以上：健康证明\t四",
		"裁定\t报名!裁定\t李明（公开组）：裁判长裁定：通过（程序审核为不符）；太早\t四",
		"裁定\t报名!裁定\t钱二（公开组）：裁判长裁定：不符\t四",
		"奖金\t奖项!F2\t合计不对\t", "",
	}, "\n")
	if got := s.Table.Text(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got, want := Overrides(players), "裁判长裁定：李明（序号3，公开组）通过，程序审核为不符；钱二（序号5，公开组）不符，程序审核为通过"; got != want {
		t.Errorf("overrides: %s", got)
	}
	if s := VerdictSheet("审核", nil, nil); len(s.Table.Rows) != 0 || len(s.Table.Notes) != 1 {
		t.Errorf("nothing to do: %+v", s.Table)
	}
}
