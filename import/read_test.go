package importer

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"qisai/pairing"
)

func TestReadSample(t *testing.T) {
	b, tour, problems := read(t, sample().secondRound().file(t, nil))
	if len(problems) > 0 {
		t.Fatalf("a sound workbook has problems:\n%s", listing(problems))
	}
	s := tour.Section("公开组")
	if s == nil || len(s.Players) != 5 || s.System != pairing.Swiss || s.Rounds != 7 || s.ForfeitLimit != 2 || s.LateMinutes != 15 {
		t.Fatalf("section: %+v", s)
	}
	want := []pairing.Game{
		{Table: 1, Red: 1, Black: 2, Result: pairing.RedWins},
		{Table: 2, Red: 3, Black: 4, Result: pairing.Draw},
		{Red: 5, Result: pairing.Bye},
	}
	if diff := cmp.Diff(want, s.Posted[0].Games); diff != "" {
		t.Error(diff)
	}
	want = []pairing.Game{
		{Table: 1, Red: 5, Black: 1, RedScore: 2, BlackScore: 2},
		{Table: 2, Red: 4, Black: 3, RedScore: 1, BlackScore: 1},
		{Red: 2, Result: pairing.Bye},
	}
	if diff := cmp.Diff(want, s.Posted[1].Games); diff != "" {
		t.Error(diff)
	}
	if !tour.Regulation.HasSeed || tour.Regulation.Seed != 42 || tour.Regulation.Start != (pairing.Date{Year: 2025, Month: 10, Day: 3}) {
		t.Errorf("regulation: %+v", tour.Regulation)
	}
	if got := tour.StopFor("公开组", "1"); got.Time != "8:30" || got.Date.Day != 3 {
		t.Errorf("schedule: %+v", got)
	}
	if sheet, cell := b.GameCell(s, 2, 1, "结果"); sheet+"!"+cell != "公开组 第2轮!F5" {
		t.Errorf("GameCell gives %s!%s", sheet, cell)
	}
	if sheet, col, row, _, ok := b.PlayerCell(tour.Players[2], "编号"); sheet != "报名" || col != 14 || row != 4 || !ok {
		t.Errorf("PlayerCell gives %s %d %d %v", sheet, col, row, ok)
	}
	if _, col, row := b.NewRosterColumn(1); col != 16 || row != 1 {
		t.Errorf("NewRosterColumn gives %d %d", col, row)
	}
	if _, col, row, ok := b.RegulationCell("抽签种子"); col != 2 || row != 5 || !ok {
		t.Errorf("RegulationCell gives %d %d %v", col, row, ok)
	}
	if _, _, _, row := b.NewRegulationRow(); row != 7 {
		t.Errorf("NewRegulationRow gives %d", row)
	}
}

func TestReadTwice(t *testing.T) {
	data := sample().set("报名", "F2", nil).set("报名", "K2", "下周").file(t, func(f *excelize.File) { _ = f.SetCellFormula("报名", "F2", "1/0") })
	b, first, problems := read(t, data)
	second, again := b.Read()
	if len(problems) != 2 || listing(problems) != listing(again) {
		t.Errorf("first\n%s\nsecond\n%s", listing(problems), listing(again))
	}
	if diff := cmp.Diff(first, second); diff != "" {
		t.Error(diff)
	}
}
