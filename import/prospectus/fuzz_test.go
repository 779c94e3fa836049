package prospectus

import (
	"strings"
	"testing"
)

// FuzzRead looks for texts that break the reader: pieces of regulations put together and cut anywhere.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		"第一名5000元，第二名至", "一、（一）1、①", "公开男子、女子组：1965年1月1日至", "4月31日至2月30日", "前名颁发奖杯", "名次\t奖金\n1\t", "组、组和组",
		"主办单位：\n承办单位：", "每方分钟+秒", "2025年5月1日上午8:30—", "第零名0元", "并列第5名（0人）各奖1元",
	} {
		f.Add(s, 100)
	}
	f.Fuzz(func(t *testing.T, piece string, at int) {
		text := "某某杯象棋赛竞赛规程\n一、时间：2025年5月1日至3日\n二、地点：棋院\n三、组别：公开组、少年组（2010年1月1日以后出生）\n四、比赛办法：积分编排7轮\n五、奖励：第一名1000元\n"
		r := []rune(text)
		at = max(0, min(at, len(r)))
		rd, err := Read(string(r[:at]) + piece + string(r[at:]))
		if err != nil {
			return
		}
		for _, rows := range rd.Sheets {
			for _, row := range rows {
				if len(row.Cells) == 0 {
					t.Errorf("a row without cells: %q", piece)
				}
			}
		}
		if strings.Contains(rd.Summary(), "-") {
			t.Errorf("%s", rd.Summary())
		}
	})
}
