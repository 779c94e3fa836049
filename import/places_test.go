package importer

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/xuri/excelize/v2"

	"qisai/pairing"
)

func TestPlaces(t *testing.T) {
	b := sample()
	b["报名"] = append(sheetRows{{"报名表"}, {}}, b["报名"]...)
	b.set("报名", "P6", "边上的字").set("规程", "A9", "自己的项目").set("规程", "B9", "x")
	bk, tour, problems := read(t, b.file(t, func(f *excelize.File) {
		_ = f.SetCellFormula("报名", "N5", "1+1")
		_ = f.MergeCell("报名", "A1", "Z1")
	}))
	if problems.HasFaults() {
		t.Fatal(listing(problems))
	}
	if _, col, row, formula, ok := bk.PlayerCell(tour.Players[1], "编号"); col != 14 || row != 5 || !formula || !ok {
		t.Errorf("PlayerCell: %d %d %v %v", col, row, formula, ok)
	}
	if sheet, _, row, _, ok := bk.PlayerCell(tour.Players[1], "审核"); sheet != "报名" || row != 5 || ok {
		t.Errorf("PlayerCell without column: %s %d %v", sheet, row, ok)
	}
	for i, want := range []int{15, 17, 18} { // P holds something below the header
		if _, col, row := bk.NewRosterColumn(i); col != want || row != 3 {
			t.Errorf("NewRosterColumn(%d): %d %d, want %d 3", i, col, row, want)
		}
	}
	if _, nameCol, valueCol, row := bk.NewRegulationRow(); nameCol != 1 || valueCol != 2 || row != 10 {
		t.Errorf("NewRegulationRow: %d %d %d", nameCol, valueCol, row)
	}
	if _, _, _, ok := bk.RegulationCell("裁判长"); ok {
		t.Error("裁判长 has no row")
	}
	if sheet, cell := bk.GameCell(tour.Sections[0], 1, 7, "结果"); sheet+cell != "" {
		t.Errorf("GameCell of no game: %s %s", sheet, cell)
	}
}

func TestTable(t *testing.T) {
	b := sample()
	b["奖励"] = sheetRows{{"奖项", "名次", "奖金", "证书"}, {"公开组奖金", 1, 1000}, {nil, 45846, "８００", " 第一行\n　第二行"}}
	bk, _, problems := read(t, b.file(t, func(f *excelize.File) {
		id, _ := f.NewStyle(&excelize.Style{NumFmt: 14})
		_ = f.SetCellStyle("奖励", "B3", "B3", id)
		_ = f.MergeCell("奖励", "A2", "A3")
	}))
	if len(problems) != 1 || problems[0].Cell != "A2" || problems[0].Severity != Warning {
		t.Error(listing(problems))
	}
	var rows []rec
	(&reader{b: bk}).each(bk.places.tables["奖励"], func(c rec) { rows = append(rows, c) })
	if len(rows) != 2 {
		t.Fatalf("%d rows", len(rows))
	}
	r := rows[1]
	got := []string{r.text("奖项"), undate(r.data("名次")), r.data("奖金"), r.text("证书"), r.raw("证书"), r.at("名次"), r.text("奖品")}
	want := []string{"公开组奖金", "7-8", "800", "第一行 第二行", " 第一行\n　第二行", "B3", ""}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !bk.HasRows("奖励") || bk.HasRows("机构") {
		t.Error("奖励 has rows, 机构 is not there")
	}
	if p := (Row{r}).Problem(Fault, "名次", "重叠", ""); p.String() != "奖励!B3: 重叠" {
		t.Error(p)
	}
}

func TestLog(t *testing.T) {
	b := sample()
	b["编排记录"] = sheetRows{
		{"时间", "版本", "命令", "比赛组", "轮次", "种子", "人数", "说明", "原编排", "原结果"},
		{"2025-10-03 08:00", "1.0", "编排", "公开组", 1, "18446744073709551615", 5, "甲\n乙", "1-2 3-4", ""},
	}
	bk, _, problems := read(t, b.file(t, nil))
	want := []LogEntry{{Time: "2025-10-03 08:00", Version: "1.0", Command: "编排", Section: "公开组", Round: 1, Seed: "18446744073709551615",
		Players: 5, Text: "甲\n乙", Pairs: "1-2 3-4", Row: 2}}
	if diff := cmp.Diff(want, bk.Log()); diff != "" || len(problems) > 0 {
		t.Error(diff, listing(problems))
	}
}

// The order of rows on a round sheet does not matter; games come by tables, byes and absent players last.
func TestRowOrder(t *testing.T) {
	b := sample()
	rows := b["公开组 第1轮"]
	b["公开组 第1轮"] = sheetRows{rows[0], rows[1], rows[2], rows[5], {}, rows[4], rows[3], {"裁判长："}}
	_, tour, problems := read(t, b.file(t, nil))
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	_, plain, _ := read(t, sample().file(t, nil))
	if diff := cmp.Diff(plain.Sections[0].Posted, tour.Sections[0].Posted, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

// Empty 积分 of a later round are computed.
func TestPostedScores(t *testing.T) {
	b := sample().secondRound()
	for _, cell := range []string{"E4", "G4", "E5", "G5", "E6"} {
		b.set("公开组 第2轮", cell, nil)
	}
	_, tour, problems := read(t, b.file(t, nil))
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	want := []pairing.Game{
		{Table: 1, Red: 5, Black: 1, RedScore: 2, BlackScore: 2},
		{Table: 2, Red: 4, Black: 3, RedScore: 1, BlackScore: 1},
		{Red: 2, Result: pairing.Bye},
	}
	if diff := cmp.Diff(want, tour.Sections[0].Posted[1].Games); diff != "" {
		t.Error(diff)
	}
}
