package prize

import (
	"slices"
	"strings"
	"testing"
)

// Every wording of the table, exactly.
func TestWordings(t *testing.T) {
	want := map[string][]Band{}
	for _, r := range readTSV(t, "testdata/bands.tsv") {
		b := Band{Span: Span{number(t, r["从"]), number(t, r["到"])}, Each: yuan(t, r["每名金额(元)"])}
		want[r["写法"]] = append(want[r["写法"]], b)
	}
	for text, bands := range want {
		got, warnings, err := ParseBands(text)
		if err != nil || len(warnings) > 0 || !slices.Equal(got, bands) {
			t.Errorf("%s\n got %v %v %v\nwant %v", text, got, warnings, err, bands)
		}
	}
	if len(want) != 60 {
		t.Errorf("%d wordings", len(want))
	}
}

// The same wordings, cut into the cells of a row of 奖励, wherever the text is one place followed by its prize.
func TestWordingsInCells(t *testing.T) {
	seen := 0
	for _, r := range readTSV(t, "testdata/bands.tsv") {
		place, prize, ok := strings.Cut(r["写法"], "名")
		if !ok || strings.Contains(prize, "名，") || strings.Count(r["写法"], "名") > 1 || strings.Contains(prize, "、") || strings.Contains(place, "元") {
			continue
		}
		got, _, err := ParseBand(place+"名", prize)
		want := Band{Span: Span{number(t, r["从"]), number(t, r["到"])}, Each: yuan(t, r["每名金额(元)"])}
		if err != nil || !slices.Equal(got, []Band{want}) {
			t.Errorf("%s | %s: %v %v, want %v", place+"名", prize, got, err, want)
		}
		seen++
	}
	if seen < 25 {
		t.Errorf("only %d wordings were cut", seen)
	}
}

func TestParseBand(t *testing.T) {
	for _, c := range []struct {
		place, prize string
		want         []Band
		warns        bool
	}{
		{"1", "5000", []Band{{Span: Span{1, 1}, Each: 500000}}, false},
		{"7-8", "600", []Band{{Span: Span{7, 8}, Each: 60000}}, false},
		{"第七至八名", "各600元", []Band{{Span: Span{7, 8}, Each: 60000}}, false},
		{"7～8", "每人600", []Band{{Span: Span{7, 8}, Each: 60000}}, false},
		{"第33-50名", "100.50元/人", []Band{{Span: Span{33, 50}, Each: 10050}}, false},
		{"前三名", "共3,000元", []Band{{Span: Span{1, 3}, Each: 100000}}, false},
		{"5-8", "各300元，共1200元", []Band{{Span: Span{5, 8}, Each: 30000}}, false},
		{"5-8", "奖金300元", []Band{{Span: Span{5, 8}, Each: 30000}}, true},
		{"1", "奖金5000元（税前）", []Band{{Span: Span{1, 1}, Each: 500000}}, false},
		{"1-3", "3000、2000、1000元", []Band{{Span: Span{1, 1}, Each: 300000}, {Span: Span{2, 2}, Each: 200000}, {Span: Span{3, 3}, Each: 100000}}, false},
		{"1-3", "分别为800,600,500元", []Band{{Span: Span{1, 1}, Each: 80000}, {Span: Span{2, 2}, Each: 60000}, {Span: Span{3, 3}, Each: 50000}}, false},
		{"全部", "100", []Band{{Span: Span{From: 1}, Each: 10000}}, false},
		{"全部", "", []Band{{Span: Span{From: 1}}}, false},
		{"1、3、5名", "200", []Band{{Span: Span{1, 1}, Each: 20000}, {Span: Span{3, 3}, Each: 20000}, {Span: Span{5, 5}, Each: 20000}}, false},
		{"17-24、25-32", "—", []Band{{Span: Span{17, 32}}}, false},
		{"冠、亚", "100", nil, false},
		{"冠军、亚军", "100", []Band{{Span: Span{1, 2}, Each: 10000}}, false},
		{"1-8", "共100元", []Band{{Span: Span{1, 8}, Each: 1250}}, false},
	} {
		got, warnings, err := ParseBand(c.place, c.prize)
		if !slices.Equal(got, c.want) || (err == nil) != (c.want != nil) || (len(warnings) > 0) != c.warns {
			t.Errorf("%s | %s: %v %v %v, want %v", c.place, c.prize, got, warnings, err, c.want)
		}
	}
}

func TestBandErrors(t *testing.T) {
	for _, c := range []struct{ place, prize, hint string }{
		{"", "100", "没有名次"}, {"8-7", "100", "颠倒"}, {"第八至七名", "100", "颠倒"}, {"0", "100", "第0名"}, {"1-x", "100", "看不懂名次"},
		{"二五", "100", "看不懂名次"}, {"前几名", "100", "看不懂名次"}, {"1、1-3", "100", "重复"}, {"-3", "100", "看不懂名次"},
		{"1-3", "共1000元", "除不尽"}, {"全部", "共1000元", "总数"}, {"1-3", "各300元，共1000元", "乘以"},
		{"1-3", "300元、200元", "2个金额"}, {"1", "-600", "不能为负"}, {"1", "600-800元", "看不懂"}, {"1", "约600元", "看不懂"},
		{"1", "5oo元", "看不懂"}, {"1", "一万二", "看不懂"}, {"1", "0.001", "小于一分"}, {"1", "电饭煲一个", "看不懂"},
	} {
		got, _, err := ParseBand(c.place, c.prize)
		if err == nil || !strings.Contains(err.Error(), c.hint) {
			t.Errorf("%s | %s: %v %v, want …%s…", c.place, c.prize, got, err, c.hint)
		}
	}
	for text, hint := range map[string]string{
		"":        "没有找到",
		"前三名颁发奖杯": "没有找到",
		"第三名5OO元": "金额",
		"第一名100元，第一至二名各50元":   "重叠",
		"第八至七名各100元":          "颠倒",
		"前三名奖金分别为300元、200元":   "2个金额",
		"第1-3名共1000元":         "除不尽",
		"第一名奖金一万二元":           "看不懂",
		"1-12名奖金分别为：800元、500": "2个金额",
	} {
		if got, _, err := ParseBands(text); err == nil || !strings.Contains(err.Error(), hint) {
			t.Errorf("%s: %v %v, want …%s…", text, got, err, hint)
		}
	}
}

// Sentences beyond the table.
func TestSentences(t *testing.T) {
	for text, want := range map[string][]Band{
		"第一名——5000元，第二名—3000元":   {{Span: Span{1, 1}, Each: 500000}, {Span: Span{2, 2}, Each: 300000}},
		"第1名1000、第2名500元、第3名200": {{Span: Span{1, 1}, Each: 100000}, {Span: Span{2, 2}, Each: 50000}, {Span: Span{3, 3}, Each: 20000}},
		"前三名颁发奖杯，第一名奖金500元":      {{Span: Span{1, 1}, Each: 50000}},
		"第九至十二名共1200元":           {{Span: Span{9, 12}, Each: 30000}},
		"前三名分别奖励800,600,500元":    {{Span: Span{1, 1}, Each: 80000}, {Span: Span{2, 2}, Each: 60000}, {Span: Span{3, 3}, Each: 50000}},
		"前三名各1,000元":             {{Span: Span{1, 3}, Each: 100000}},
		"第一名1.2万元、奖杯1座、证书1本":     {{Span: Span{1, 1}, Each: 1200000}},
	} {
		got, warnings, err := ParseBands(text)
		if err != nil || len(warnings) > 0 || !slices.Equal(got, want) {
			t.Errorf("%s: %v %v %v, want %v", text, got, warnings, err, want)
		}
	}
	_, warnings, err := ParseBands("第五至八名200元")
	if err != nil || len(warnings) != 1 || !strings.Contains(warnings[0], "每名200元") {
		t.Errorf("without 各: %v %v", warnings, err)
	}
}
