package main

import "testing"

func TestPlainText(t *testing.T) {
	tests := []struct{ name, markdown, want string }{
		{"headings and marks", "# 甲\n\n## 乙\n\n**要紧**的 `qisai help`，见[消息](x.md)\n", "【甲】\n\n【乙】\n\n要紧的 qisai help，见消息"},
		{"a picture leaves no gap", "上\n\n![图](a.png)\n\n下\n", "上\n\n下"},
		{"commands stay as they are", "    qisai pair 比赛.xlsx\n", "qisai pair 比赛.xlsx"},
		{"two columns", "| 栏 | 意思 |\n|---|---|\n| 起始轮 | 从哪轮起 |\n", "起始轮 ── 从哪轮起"},
		{"several short columns", "| 奖项 | 名次 | 奖金 |\n|---|---|---|\n| 个人 | 1 | 500 |\n", "奖项　名次　奖金\n  个人　1　500"},
		{"several long columns", "文\n\n| 消息 | 意思 | 办法 |\n|---|---|---|\n| 甲甲甲甲甲甲甲甲甲甲甲甲甲甲甲 | 乙乙乙乙乙乙乙乙乙乙乙乙乙 | 丙丙丙丙丙丙丙丙丙丙 |\n",
			"文\n\n  甲甲甲甲甲甲甲甲甲甲甲甲甲甲甲\n      乙乙乙乙乙乙乙乙乙乙乙乙乙\n      丙丙丙丙丙丙丙丙丙丙"},
	}
	for _, tt := range tests {
		if got := plainText(tt.markdown); got != tt.want {
			t.Errorf("%s:\n%q\nwant\n%q", tt.name, got, tt.want)
		}
	}
}

// TestExplainMessage: the row with the most fixed words wins, a piece is enough, and what nobody says finds nothing.
func TestExplainMessage(t *testing.T) {
	m := message{says: "… 号…在 … 出现了两次"}
	for text, want := range map[string]bool{
		"3 号张三在 第2轮 出现了两次，另一处是 B5": true, "出现了两次 3 号张三在": false, "3 号张三": false,
	} {
		if m.fits(text) != want {
			t.Errorf("%q fits: %t", text, !want)
		}
	}
	if got := explainMessage("qisai: 错误: 报名!E7: 身份证号存成了数字，Excel已丢失末几位；请把单元格改为文本，对照证件重新输入"); len(got) != 1 {
		t.Errorf("a damaged number is explained %d times: %q", len(got), got)
	}
	if got := explainMessage("天气很好"); got != nil {
		t.Errorf("nobody says that: %q", got)
	}
}
