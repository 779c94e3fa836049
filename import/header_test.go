package importer

import (
	"testing"

	"github.com/xuri/excelize/v2"
)

// The roster in the shapes people give it: each must read as the two players of the plain form, with no problem but
// the ones named.
func TestHeaders(t *testing.T) {
	tests := []struct {
		name  string
		rows  sheetRows
		touch func(*excelize.File)
		want  string
	}{
		{"plain", sheetRows{{"序号", "姓名", "单位", "组别"}, {1, "赵一", "甲队", "男子组"}, {2, "钱二", "乙队", "男子组"}}, nil, ""},
		{"any order, aliases, blanks, width", sheetRows{{"参赛 组别", "代表队", "选手姓名*", "ＮＯ．"}, {"男子组", "甲队", "赵一", 1}, {"男 子 组", "乙队", "钱二", 2}}, nil, ""},
		{"title, blank rows, remarks in brackets", sheetRows{{"报名表"}, {}, {"填报单位：某某"}, {"序号", "姓名（必填）", "单位(全称)", "组别："}, {}, {1, "赵一", "甲队", "男子组"}, {}, {2, "钱二", "乙队", "男子组"}}, nil, ""},
		{"notes and totals", sheetRows{{"序号", "姓名", "单位", "组别"}, {"例", "张三", "某队", "男子组"}, {1, "赵一", "甲队", "男子组"}, {2, "钱二", "乙队", "男子组"},
			{3}, {4}, {"合计", nil, 2}, {"注：身份证号须为文本格式"}, {nil, "说明：以上名单已核对"}, {"本表一式三份，领队签字后交编排组"}}, nil, ""},
		{"header twice", sheetRows{{"序号", "姓名", "单位", "组别"}, {1, "赵一", "甲队", "男子组"}, {"序号", "姓名", "单位", "组别"}, {2, "钱二", "乙队", "男子组"}}, nil, ""},
		{"extra columns", sheetRows{{"序号", "衣服尺码", "姓名", "组别", nil, "单位"}, {1, "XL", "赵一", "男子组", "?", "甲队"}, {2, "L", "钱二", "男子组", nil, "乙队"}}, nil, ""},
		{"two rows, merged", sheetRows{{"序号", "姓名", "单位", "组别", "联系方式"}, {nil, nil, nil, nil, "电话", "微信"}, {1, "赵一", "甲队", "男子组", "1", "x"}, {2, "钱二", "乙队", "男子组", "2", "y"}},
			func(f *excelize.File) {
				for _, col := range []string{"A", "B", "C", "D"} {
					_ = f.MergeCell("报名", col+"1", col+"2")
				}
				_ = f.MergeCell("报名", "E1", "F1")
			}, ""},
		{"two rows, names in the second", sheetRows{{"基本情况", nil, "参赛情况"}, {"序号", "姓名", "单位", "组别"}, {1, "赵一", "甲队", "男子组"}, {2, "钱二", "乙队", "男子组"}}, nil, ""},
		{"text numbers", sheetRows{{"序号", "姓名", "单位", "组别"}, {"１", "　赵一", "甲队", "男子组"}, {"2.0", "钱二 ", "乙队", "男子组"}}, nil, ""},
		{"hidden column", sheetRows{{"序号", "姓名", "单位", "组别"}, {1, "赵一", "甲队", "男子组"}, {2, "钱二", "乙队", "男子组"}},
			func(f *excelize.File) { _ = f.SetColVisible("报名", "A", false) }, ""},
		{"formulas", sheetRows{{"序号", "姓名", "单位", "组别"}, {1, "赵一", "甲队", "男子组"}, {nil, "钱二", "乙队", "男子组"}},
			func(f *excelize.File) { _ = f.SetCellFormula("报名", "A3", "A2+1") }, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := sample()
			delete(b, "公开组 第1轮")
			b["报名"] = tt.rows
			_, tour, problems := read(t, b.file(t, tt.touch))
			if got := listing(problems); got != tt.want && got != "警告 比赛组!A2: 没有组别在“公开组”比赛" {
				t.Error(got)
			}
			if len(tour.Players) != 2 {
				t.Fatalf("%d players, want 2", len(tour.Players))
			}
			for i, want := range []struct {
				entry      int
				name, unit string
			}{{1, "赵一", "甲队"}, {2, "钱二", "乙队"}} {
				if p := tour.Players[i]; p.Entry != want.entry || p.Name != want.name || p.Unit != want.unit || p.Category != "男子组" {
					t.Errorf("player %d: %d %q %q %q", i, p.Entry, p.Name, p.Unit, p.Category)
				}
			}
		})
	}
}

// A round sheet with 红方 merged over 编号, 姓名 and so on.
func TestGroupedRoundHeader(t *testing.T) {
	b := sample()
	b["公开组 第1轮"] = sheetRows{
		{"台号", "红方", nil, nil, "结果", "黑方"},
		{nil, "编号", "姓名", "积分", nil, "积分", "姓名", "编号"},
		{2, 3, "孙三", 0, "和棋", 0, "李四", 4},
		{1, 1, "赵一", 0, "红胜", 0, "钱二", 2},
		{nil, 5, "周五", 0, "轮空"},
	}
	bk, tour, problems := read(t, b.file(t, func(f *excelize.File) {
		for _, m := range [][2]string{{"A1", "A2"}, {"E1", "E2"}, {"B1", "D1"}, {"F1", "H1"}} {
			_ = f.MergeCell("公开组 第1轮", m[0], m[1])
		}
	}))
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	s := tour.Sections[0]
	if g := s.Posted[0].Games; len(g) != 3 || g[0].Red != 1 || g[0].Black != 2 {
		t.Errorf("games: %+v", g)
	}
	if _, cell := bk.GameCell(s, 1, 0, "结果"); cell != "E4" {
		t.Errorf("the first game is at %s, want E4", cell)
	}
}
