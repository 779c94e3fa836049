package importer

import (
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/pairing"
)

func TestParseDate(t *testing.T) {
	full := []string{
		"2009-01-02", "2009-1-2", "2009.1.2", "2009/1/2", "2009年1月2日", "2009年01月02号", "20090102", "２００９－０１－０２",
		"2009 年 1 月 2 日", "2009-01-02 00:00:00", "2009-01-02T00:00:00", "2009-01-02T00:00:00.000Z", "2009年1月2日 8:30",
		"2009年1月2日上午9点", "二〇〇九年一月二日", "二零零九年元月二号", "２００９年一月2日", "2009.01.02 星期五", "2009—01—02",
	}
	for _, s := range full {
		if d, form := parseDate(s); form != fullDate || d != (pairing.Date{Year: 2009, Month: 1, Day: 2}) {
			t.Errorf("parseDate(%q) = %v, form %d", s, d, form)
		}
	}
	forms := map[dateForm][]string{
		noDate:      {"", "  "},
		noSuchDay:   {"2009-02-30", "20090229", "2009年13月1日", "二〇〇九年二月三十日"},
		partialDate: {"2009年十月", "二〇〇九年", "2009年1月", "2009.1", "2009-01", "2009", "200901", "2009年"},
		monthDay:    {"10月4日", "10-4", "10.4"},
		badDate:     {"09-01-02", "1/2/2009", "13月1日", "不详", "1234567", "0009-01-01", "2009-01-02-03", "2009-01-02 后"},
	}
	for want, texts := range forms {
		for _, s := range texts {
			if _, form := parseDate(s); form != want {
				t.Errorf("parseDate(%q): form %d, want %d", s, form, want)
			}
		}
	}
}

func FuzzParseDate(f *testing.F) {
	for _, s := range []string{"2009-01-02", "2009年1月2日上午9点", "10月4日", "2009"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		d, form := parseDate(cleanText(s))
		if _, ok := pairing.NewDate(d.Year, d.Month, d.Day); form == fullDate && !ok {
			t.Errorf("parseDate(%q) = %v, which is no day", s, d)
		}
	})
}

func TestFormatKind(t *testing.T) {
	tests := []struct {
		id   int
		code string
		want formatKind
	}{
		{0, "", plainFormat}, {1, "", plainFormat}, {14, "", dateFormat}, {20, "", timeFormat}, {22, "", dateFormat},
		{31, "", dateFormat}, {32, "", timeFormat}, {49, "", plainFormat}, {57, "", dateFormat}, {55, "", timeFormat},
		{164, `yyyy"年"m"月"d"日"`, dateFormat}, {164, `[$-804]yyyy\-mm\-dd;@`, dateFormat}, {164, `m"月"d"日"`, dateFormat},
		{164, `h:mm`, timeFormat}, {164, `[h]:mm:ss`, timeFormat}, {164, `General`, plainFormat}, {164, `0.00_ `, plainFormat},
		{164, `#,##0"元/day"`, plainFormat}, {164, `[Red]0`, plainFormat}, {164, `0"年"`, plainFormat}, {164, `mmm\-yy`, dateFormat},
		{164, `yyyy/m/d h:mm`, dateFormat}, {164, `@`, plainFormat}, {164, `mm`, dateFormat},
	}
	for _, tt := range tests {
		if got := formatKindOf(tt.id, tt.code); got != tt.want {
			t.Errorf("format %d %q: %d, want %d", tt.id, tt.code, got, tt.want)
		}
	}
}

func TestShowNumber(t *testing.T) {
	tests := []struct {
		v    float64
		kind formatKind
		want string
	}{
		{39815, dateFormat, "2009-01-02"}, {39815, plainFormat, "39815"}, {39815.5, dateFormat, "2009-01-02 12:00"},
		{1, dateFormat, "1"}, {1, timeFormat, "1"}, {0, timeFormat, "0:00"}, {2.0 / 24, timeFormat, "2:00"}, {61.0 / 1440, timeFormat, "1:01"},
		{-5, dateFormat, "-5"}, {5e9, dateFormat, "5000000000"}, {13812345678, plainFormat, "13812345678"}, {0.2, plainFormat, "0.2"},
	}
	for _, tt := range tests {
		if got := showNumber(tt.v, tt.kind, false); got != tt.want {
			t.Errorf("showNumber(%v, %d) = %q, want %q", tt.v, tt.kind, got, tt.want)
		}
	}
}

// Real dates in every form, in both date systems.
func TestDatesOfCells(t *testing.T) {
	b := sample()
	for i, v := range []any{39815, 39815, 39815, "2009.1.2", 20090102} {
		b.set("报名", "E"+string(rune('2'+i)), v)
	}
	style := func(f *excelize.File, cell string, s excelize.Style) {
		id, _ := f.NewStyle(&s)
		_ = f.SetCellStyle("报名", cell, cell, id)
	}
	code := `yyyy"年"m"月"d"日"`
	data := b.file(t, func(f *excelize.File) {
		style(f, "E2", excelize.Style{NumFmt: 14})
		style(f, "E3", excelize.Style{CustomNumFmt: &code})
	})
	_, tour, problems := read(t, data)
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	for _, p := range tour.Players {
		if p.Birth != (pairing.Date{Year: 2009, Month: 1, Day: 2}) {
			t.Errorf("%s: born %v %q", p.Name, p.Birth, p.BirthRaw)
		}
	}
	yes := true
	data = b.file(t, func(f *excelize.File) {
		_ = f.SetWorkbookProps(&excelize.WorkbookPropsOptions{Date1904: &yes})
		style(f, "E2", excelize.Style{NumFmt: 14})
	})
	_, tour, _ = read(t, data)
	if got := tour.Players[0].Birth.String(); got != "2013-01-03" {
		t.Errorf("1904: born %s, want 2013-01-03", got)
	}
}
