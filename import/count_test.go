package importer

import (
	"fmt"
	"testing"

	"github.com/xuri/excelize/v2"
)

// TestNumbersInWords: numbers that are set once may be written in words.
func TestNumbersInWords(t *testing.T) {
	tests := []struct{ quota, minusOne, want string }{
		{"四", "不足8名", "4 8"}, {"前八名", "不足八名减一录取", "8 8"}, {"录取12名", "8人", "12 8"}, {"二十四名", "少于十人时减一录取", "24 10"},
		{"6", "八", "6 8"}, {"十二", "是", "12 8"}, {"3名", "否", "3 0"}, {"廿名", "", "20 0"}, {"取前三", "6.0", "3 6"},
	}
	merged := func(f *excelize.File) { _ = f.MergeCell("奖励", "A2", "A4") }
	for _, tt := range tests {
		b := prizeBook().set("奖项", "E2", tt.quota).set("奖项", "G2", tt.minusOne)
		bk, tour, problems := read(t, b.file(t, merged))
		p, more := bk.Prizes(tour)
		if problems.HasFaults() || more.HasFaults() {
			t.Errorf("%s, %s: %s", tt.quota, tt.minusOne, listing(more))
			continue
		}
		if got := fmt.Sprint(p.Lists[0].Quota, p.Lists[0].MinusOne); got != tt.want {
			t.Errorf("%s, %s: %s, want %s", tt.quota, tt.minusOne, got, tt.want)
		}
	}
	for _, bad := range []string{"若干", "前", "四五名", "一万二"} {
		bk, tour, _ := read(t, prizeBook().set("奖项", "E2", bad).file(t, merged))
		if _, problems := bk.Prizes(tour); !problems.HasFaults() {
			t.Errorf("%q is a number", bad)
		}
	}
}

func TestUnitLimitInWords(t *testing.T) {
	b := sample().set("组别", "F1", "每单位限报").set("组别", "F2", "三人；省前六不超过两人").set("组别", "G1", "人数上限").set("组别", "G2", "二百人")
	_, tour, problems := read(t, b.file(t, nil))
	c := tour.Categories[0]
	if problems.HasFaults() || c.PerUnit != 3 || c.Capacity != 200 || len(c.PerUnitMarks) != 1 || c.PerUnitMarks[0].Mark != "省前六" || c.PerUnitMarks[0].Max != 2 {
		t.Errorf("%+v %s", c, listing(problems))
	}
	if got, ok := parseRounds("第三轮、五至六轮、十一"); !ok || fmt.Sprint(got) != "[3 5 6 11]" {
		t.Error(got, ok)
	}
}
