package importer

import (
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/pairing"
)

// What stands in 结果 after a secretary and Excel have both had a hand in it. format 0 leaves the cell General.
func TestResults(t *testing.T) {
	date := func(y, m, d int) float64 { // serial of a day
		base, _ := pairing.NewDate(1899, 12, 30)
		n := 0.0
		for cur := base; cur.Compare(pairing.Date{Year: y, Month: m, Day: d}) < 0; n++ {
			if next, ok := pairing.NewDate(cur.Year, cur.Month, cur.Day+1); ok {
				cur = next
			} else if next, ok := pairing.NewDate(cur.Year, cur.Month+1, 1); ok {
				cur = next
			} else {
				cur = pairing.Date{Year: cur.Year + 1, Month: 1, Day: 1}
			}
		}
		return n
	}
	tests := []struct {
		value  any
		format int
		want   pairing.Result
	}{
		{"红胜", 0, pairing.RedWins}, {"　和 棋 ", 0, pairing.Draw}, {"黑\u200b胜", 0, pairing.BlackWins},
		{1, 0, pairing.RedWins}, {0, 0, pairing.BlackWins}, {0.5, 0, pairing.Draw}, {"０", 0, pairing.BlackWins},
		{"1.0", 0, pairing.RedWins}, {"0.5", 0, pairing.Draw}, {"½", 0, pairing.Draw}, {"０．５－０．５", 0, pairing.Draw},
		{"1–0", 0, pairing.RedWins}, {"０：２", 0, pairing.BlackWins}, {"2∶0", 0, pairing.RedWins}, {"＋", 0, pairing.BlackForfeits},
		{"－／＋", 0, pairing.RedForfeits}, {"−/−", 0, pairing.DoubleForfeit}, {"＝", 0, pairing.Draw}, {"2:00", 0, pairing.RedWins},
		{2.0 / 24, 20, pairing.RedWins}, {61.0 / 1440, 20, pairing.Draw}, {2.0 / 1440, 20, pairing.BlackWins},
		{2.0 / 24, 0, pairing.RedWins}, {61.0 / 1440, 0, pairing.Draw}, {2.0 / 1440, 0, pairing.BlackWins},
		{1.0 / 24, 20, pairing.RedWins}, {1.0 / 1440, 20, pairing.BlackWins},
		{date(2025, 1, 1), 14, pairing.Draw}, {date(2026, 1, 1), 58, pairing.Draw}, {1, 14, pairing.RedWins}, {0, 14, pairing.BlackWins}, {nil, 0, pairing.Pending}, {"  ", 0, pairing.Pending},
	}
	for _, tt := range tests {
		b := sample().set("公开组 第1轮", "F4", tt.value)
		_, tour, problems := read(t, b.file(t, func(f *excelize.File) {
			if tt.format != 0 {
				id, _ := f.NewStyle(&excelize.Style{NumFmt: tt.format})
				_ = f.SetCellStyle("公开组 第1轮", "F4", "F4", id)
			}
		}))
		if got := tour.Sections[0].Posted[0].Games[0].Result; got != tt.want || len(problems) > 0 {
			t.Errorf("%v in format %d: %q, want %q\n%s", tt.value, tt.format, got, tt.want, listing(problems))
		}
	}
}

func FuzzResultText(f *testing.F) {
	f.Add("2:00", 0.0, false)
	f.Add("", 0.0833, true)
	f.Fuzz(func(t *testing.T, text string, v float64, isNumber bool) {
		c := gridCell{text: cleanText(text)}
		if isNumber {
			c = gridCell{kind: numberCell, num: v, text: plainNumber(v)}
		}
		pairing.ParseResult(resultText(&c))
	})
}
