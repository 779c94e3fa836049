package importer

import (
	"slices"
	"testing"

	"qisai/pairing"
)

// knockout makes the sample a plain knockout with its first round posted.
func (b bookRows) knockout() bookRows {
	b.set("比赛组", "B2", "单败淘汰").set("比赛组", "C2", nil)
	delete(b, "公开组 第1轮")
	b["公开组 淘汰赛"] = sheetRows{
		{"测试赛 公开组 淘汰赛"},
		{"轮次", "场次", "局次", "红方编号", "红方姓名", "结果", "黑方姓名", "黑方编号", "胜者", "备注"},
		{1, 1, 1, 1, "赵一", nil, "钱二", 2},
		{1, 2, 1, 5, "周五", "轮空"},
	}
	return b
}

// The rows are read by 轮次, 场次, 局次 wherever they stand; a winner is a number, a name, both, or a side.
func TestKnockoutRows(t *testing.T) {
	for word, want := range map[string]pairing.StartNo{
		"2": 2, "２": 2, "2号": 2, "钱二": 2, "2 钱二": 2, "黑": 2, "黑方": 2, "1": 1, "赵一": 1, "红": 1, "": 0,
	} {
		b := sample().knockout()
		b["公开组 淘汰赛"] = append(b["公开组 淘汰赛"], []any{1, 1, 2, 2, "钱二", "2:0", "赵一", 1, nil, "和棋黑胜"}, []any{"裁判长：王某"})
		b.set("公开组 淘汰赛", "I3", word).set("公开组 淘汰赛", "F3", "1-1").set("公开组 淘汰赛", "C4", nil)
		book, tour, problems := read(t, b.file(t, nil))
		if len(problems) > 0 {
			t.Errorf("%q: %s", word, listing(problems))
		}
		got, wanted := tour.Sections[0].Bracket, []pairing.KnockoutGame{
			{Round: 1, Match: 1, Game: 1, Red: 1, Black: 2, Result: pairing.Draw, Winner: want},
			{Round: 1, Match: 1, Game: 2, Red: 2, Black: 1, Result: pairing.RedWins, Note: "和棋黑胜"},
			{Round: 1, Match: 2, Game: 1, Red: 5, Result: pairing.Bye},
		}
		if !slices.Equal(got, wanted) {
			t.Errorf("%q: got %v", word, got)
		}
		if sheet, col, row, _, ok := book.KnockoutCell(tour.Sections[0], 1, "结果"); !ok || sheet != "公开组 淘汰赛" || col != 6 || row != 5 {
			t.Errorf("the second game stands in %s column %d row %d", sheet, col, row)
		}
		if text := book.KnockoutText(tour.Sections[0], 1, "结果"); text != "2:0" {
			t.Errorf("its result is typed as %q", text)
		}
	}
}
