package importer

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"qisai/pairing"
)

func TestSectionSettings(t *testing.T) {
	b := sample().secondRound()
	b["比赛组"] = sheetRows{
		{"比赛组", "赛制", "轮数", "胜", "和", "负", "轮空分", "轮空对手分", "破同分", "首轮编排", "同分编排", "同单位回避", "禁配", "淘汰前轮次", "淘汰人数", "名次赛", "团体取", "团体计法", "起始台号", "设置"},
		{"公开组", "瑞士制", "9轮", 3, 1, 0, nil, "零分", "积分＞对手分 ＞ 累积分 > 抽签", "对折", "随机", "前三轮", "1-2；孙三－李四", nil, nil, "仅三四名", 3, "名次和", 21,
			"直胜多人=小循环；退赛排名＝不排名; 红和分=1;黑和分=2\n循环=逆时针; 轮空算胜局=否; 指定=第3轮:5-2、4-1; 指定=第4轮:1-5"},
	}
	_, tour, problems := read(t, b.file(t, nil))
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	got := *tour.Sections[0]
	got.Players, got.Posted = nil, nil
	want := pairing.Section{
		Name: "公开组", System: pairing.Swiss, Rounds: 9, Scoring: pairing.Scoring{Win: 3, RedDraw: 1, BlackDraw: 2, Bye: 3},
		ByeOpponent: pairing.ByeZero, Keys: []string{"对手分", "累进分"}, FirstOrder: pairing.Fold, LevelOrder: pairing.Random,
		UnitAvoidance: 3, Forbidden: [][2]pairing.StartNo{{1, 2}, {3, 4}},
		Fixed:      []pairing.FixedPair{{Round: 3, Red: 5, Black: 2}, {Round: 3, Red: 4, Black: 1}, {Round: 4, Red: 1, Black: 5}},
		FirstTable: 21, MiniLeague: true, WithdrawnRanking: pairing.Unranked, ForfeitLimit: 2, LateMinutes: 15,
		Settings: []pairing.Setting{{Name: "名次赛", Value: "仅三四名"}, {Name: "团体取", Value: "3"}, {Name: "团体计法", Value: "名次和"}, {Name: "循环", Value: "逆时针"}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestEmptySettingsAreDefaults(t *testing.T) {
	b := sample()
	delete(b, "公开组 第1轮")
	b["比赛组"] = sheetRows{{"比赛组", "赛制"}, {"公开组", "积分编排"}}
	_, tour, _ := read(t, b.file(t, nil))
	want := pairing.NewSection("公开组")
	want.ForfeitLimit, want.LateMinutes = 2, 15
	got := *tour.Sections[0]
	got.Players = nil
	if diff := cmp.Diff(*want, got); diff != "" {
		t.Error(diff)
	}
	b["比赛组"] = sheetRows{{"比赛组", "赛制"}, {"公开组", "单循环"}}
	_, tour, _ = read(t, b.file(t, nil))
	if diff := cmp.Diff(robinKeys, tour.Sections[0].Keys); diff != "" {
		t.Error(diff)
	}
}

func TestAvoidance(t *testing.T) {
	tests := map[string]int{"": 1, "不": 0, "首轮": 1, "前3轮": 3, "前 五 轮": 5, "前两轮": 2, "全程": pairing.AllRounds, "4": 4}
	for word, want := range tests {
		_, tour, problems := read(t, sample().set("比赛组", "I2", word).file(t, nil))
		if got := tour.Sections[0].UnitAvoidance; got != want || len(problems) > 0 {
			t.Errorf("%q: %d, want %d %s", word, got, want, listing(problems))
		}
	}
}

// Pairs given by name before the draw are numbered by Resolve.
func TestResolve(t *testing.T) {
	b := sample().set("比赛组", "E2", "赵一-周五").set("比赛组", "F2", "指定=第1轮:李四-孙三")
	delete(b, "公开组 第1轮")
	for _, cell := range []string{"N2", "N3", "N4", "N5", "N6"} {
		b.set("报名", cell, nil)
	}
	bk, tour, problems := read(t, b.file(t, nil))
	s := tour.Sections[0]
	if len(problems) > 0 || s.Forbidden != nil || s.Fixed != nil {
		t.Fatalf("before the draw: %v %v\n%s", s.Forbidden, s.Fixed, listing(problems))
	}
	for i, p := range tour.Players {
		p.No = pairing.StartNo(10 + i)
	}
	if problems := bk.Resolve(tour); len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	if s.Forbidden[0] != [2]pairing.StartNo{10, 14} || s.Fixed[0] != (pairing.FixedPair{Round: 1, Red: 13, Black: 12}) {
		t.Errorf("after the draw: %v %v", s.Forbidden, s.Fixed)
	}
}

func TestCategories(t *testing.T) {
	b := sample()
	delete(b, "公开组 第1轮")
	b["组别"] = sheetRows{
		{"组别", "比赛组", "性别", "出生起", "出生止", "地区", "地区证明", "禁止称号", "人数上限", "每单位限报", "须交费", "每席人数", "接受申请", "须知", "依据"},
		{"男子组", "公开 组", "男", "1965-01-01", "2009.12.31", "四川；重庆", "是", "现役大师、特级大师", "200人", "3；省前六≤2", "√", 2, "女;低龄", "60岁以上:健康证明; 未满18岁：监护人；18-20岁:学生证; 自备棋具", "四（一）"},
		{"女子组", "公开组", "不限", nil, nil, "全国", nil, "无"},
		{"共2个组别"},
	}
	b.set("组别", "A4", nil).set("组别", "O4", "共2个组别")
	_, tour, problems := read(t, b.file(t, nil))
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	want := []pairing.Category{
		{Name: "男子组", Section: "公开组", Sex: pairing.Male, BornFrom: pairing.Date{Year: 1965, Month: 1, Day: 1}, BornTo: pairing.Date{Year: 2009, Month: 12, Day: 31},
			Regions: []string{"四川", "重庆"}, ProofNeeded: pairing.Yes, BarredTitles: []string{"现役大师", "特级大师"}, Capacity: 200, PerUnit: 3,
			PerUnitMarks: []pairing.UnitLimit{{Mark: "省前六", Max: 2}}, FeeRequired: true, Seats: 2, AcceptWomen: true, AcceptYounger: true,
			Notices: []pairing.AgeNotice{{From: 60, Text: "健康证明"}, {Below: 18, Text: "监护人"}, {From: 18, Below: 21, Text: "学生证"}, {Text: "自备棋具"}}, Clause: "四（一）"},
		{Name: "女子组", Section: "公开组", Seats: 1, Regions: []string{}, BarredTitles: []string{}},
	}
	if diff := cmp.Diff(want, tour.Categories); diff != "" {
		t.Error(diff)
	}
}
