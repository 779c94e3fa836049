package pairing

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
)

// worded are amounts worked by hand from 正确填写票据和结算凭证的基本规定 (支付结算办法, annex 1), beside those of
// testdata/amounts.tsv.
var worded = []struct {
	fen   Money
	words string
}{
	{0, "零元整"}, {3, "叁分"}, {10, "壹角整"}, {11, "壹角壹分"}, {50, "伍角整"}, {101, "壹元零壹分"}, {110, "壹元壹角整"},
	{123, "壹元贰角叁分"}, {205, "贰元零伍分"}, {1001, "壹拾元零壹分"}, {1010, "壹拾元壹角整"}, {1200, "壹拾贰元整"},
	{1999, "壹拾玖元玖角玖分"}, {2010, "贰拾元壹角整"}, {3333, "叁拾叁元叁角叁分"}, {6667, "陆拾陆元陆角柒分"},
	{10001, "壹佰元零壹分"}, {10010, "壹佰元壹角整"}, {10203, "壹佰零贰元零叁分"}, {12050, "壹佰贰拾元伍角整"},
	{20050, "贰佰元伍角整"}, {33334, "叁佰叁拾叁元叁角肆分"}, {50505, "伍佰零伍元零伍分"}, {99001, "玖佰玖拾元零壹分"},
	{100001, "壹仟元零壹分"}, {100010, "壹仟元壹角整"}, {166667, "壹仟陆佰陆拾陆元陆角柒分"},
	{120050, "壹仟贰佰元伍角整"}, {100203, "壹仟零贰元零叁分"}, {266666, "贰仟陆佰陆拾陆元陆角陆分"},
	{333333, "叁仟叁佰叁拾叁元叁角叁分"}, {800001, "捌仟元零壹分"}, {900900, "玖仟零玖元整"}, {909000, "玖仟零玖拾元整"},
	{1000001, "壹万元零壹分"}, {1000010, "壹万元壹角整"}, {1010101, "壹万零壹佰零壹元零壹分"}, {1100001, "壹万壹仟元零壹分"},
	{1000999, "壹万零玖元玖角玖分"}, {1090000, "壹万零玖佰元整"}, {2230000, "贰万贰仟叁佰元整"}, {2790000, "贰万柒仟玖佰元整"},
	{3090000, "叁万零玖佰元整"}, {9020000, "玖万零贰佰元整"}, {10001000, "壹拾万零壹拾元整"}, {10010000, "壹拾万零壹佰元整"},
	{10100000, "壹拾万壹仟元整"}, {10101000, "壹拾万壹仟零壹拾元整"}, {11000000, "壹拾壹万元整"}, {20200200, "贰拾万贰仟零贰元整"},
	{50000005, "伍拾万元零伍分"}, {99999999, "玖拾玖万玖仟玖佰玖拾玖元玖角玖分"}, {101000000, "壹佰零壹万元整"},
	{101100000, "壹佰零壹万壹仟元整"}, {110000000, "壹佰壹拾万元整"}, {200020000, "贰佰万零贰佰元整"},
	{1001000000, "壹仟零壹万元整"}, {1010000000, "壹仟零壹拾万元整"}, {1000100000, "壹仟万壹仟元整"},
	{3050070900, "叁仟零伍拾万零柒佰零玖元整"}, {10000000001, "壹亿元零壹分"}, {10000001000, "壹亿零壹拾元整"},
	{10000100000, "壹亿壹仟元整"}, {10100000000, "壹亿零壹佰万元整"}, {11000000000, "壹亿壹仟万元整"},
	{12345678900, "壹亿贰仟叁佰肆拾伍万陆仟柒佰捌拾玖元整"}, {20000020000, "贰亿零贰佰元整"}, {30003000300, "叁亿零叁万零叁元整"},
	{100000000000, "壹拾亿元整"}, {100000000100, "壹拾亿零壹元整"}, {1005000000000, "壹佰亿零伍仟万元整"},
	{9999999999999, "玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分"},
}

func TestWords(t *testing.T) {
	for _, c := range worded {
		if got, err := c.fen.Words(); got != c.words || err != nil {
			t.Errorf("%d fen: %s, %v, want %s", c.fen, got, err, c.words)
		}
	}
	for _, m := range []Money{-1, -500000, MaxMoney + 1} {
		if got, err := m.Words(); err == nil {
			t.Errorf("%d fen: %s, want an error", m, got)
		}
	}
}

// Every amount of the worked table, in both directions: the words, the figures, and the words read again. What stands
// under 亦可 is another right way to write it.
func TestWordsFromOutside(t *testing.T) {
	data, err := os.ReadFile("testdata/amounts.tsv")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")[1:]
	for _, line := range lines {
		f := strings.Split(line+"\t", "\t")
		fen, err := strconv.ParseInt(f[0], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		m := Money(fen)
		if got, err := m.Words(); err != nil || got != f[2] && got != f[3] {
			t.Errorf("%s: %s, %v, want %s %s", f[0], got, err, f[2], f[3])
		}
		for _, text := range []string{f[1], f[2], f[3], m.String(), m.Grouped(), m.Yuan()} {
			if got, err := ParseMoney(text); text != "" && (got != m || err != nil) {
				t.Errorf("ParseMoney(%q) = %d, %v, want %d", text, got, err, m)
			}
		}
	}
	if n := len(lines) + len(worded); n < 120 {
		t.Errorf("only %d amounts in words", n)
	}
}

// Words of random amounts of every size read back to the amount, and never hold a doubled or a loose zero.
func TestWordsReadBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		m := Money(rng.Int64N(1<<(1+rng.IntN(59)))) % (MaxMoney - 99)
		for range rng.IntN(6) {
			m -= m / Money([]int{10, 1000, 100000, 10000000}[rng.IntN(4)]) % 10
		}
		words, err := m.Words()
		if got, readErr := ParseMoney(words); err != nil || got != m || readErr != nil {
			t.Fatalf("%d fen: %s read as %d, %v, %v", m, words, got, err, readErr)
		}
		for _, bad := range []string{"零零", "零万", "零亿", "零整", "亿万"} {
			if strings.Contains(words, bad) || m > 0 && strings.Contains(words, "零元") {
				t.Fatalf("%d fen: %s", m, words)
			}
		}
	}
}

func TestParseMoney(t *testing.T) {
	for text, want := range map[string]Money{
		"5000": 500000, "5,000.50": 500050, "1.2万": 1200000, "5000元": 500000, "0": 0, "0.5元": 50, "0.01": 1, "200.5": 20050,
		"５，０００．５０元": 500050, " 1 0 0 0 0 元": 1000000, "人民币1万元": 1000000, "¥4,000.00": 400000, "￥6,000元": 600000,
		"RMB 300": 30000, "3千元": 300000, "1.5亿元": 15000000000, "30万": 30000000, "2百": 20000, "五千元": 500000, "一千二百": 120000,
		"1万2千元": 1200000, "壹万贰仟元整": 1200000, "十五元": 1500, "二十元": 2000, "两千元": 200000, "5元5角": 550, "5元零5分": 505,
		"伍角整": 50, "叁元伍角贰分": 352, "5000元整": 500000, "100圆正": 10000, "1亿5000万": 15000000000, "1.23456万": 1234560,
		"5000.00": 500000, "人民币：500元": 50000,
	} {
		if got, err := ParseMoney(text); got != want || err != nil {
			t.Errorf("ParseMoney(%q) = %d, %v, want %d", text, got, err, want)
		}
	}
	for text, hint := range map[string]string{
		"": "没有金额", "  ": "没有金额", "-5": "不能为负", "−5元": "不能为负", "负五元": "不能为负", "０.005": "小于一分", "1.0000001万": "小于一分",
		"5oo": "看不懂", "5,00": "看不懂", "5000.": "看不懂", ".5": "看不懂", "1.2.3": "看不懂", "万": "看不懂", "元": "看不懂", "一万二": "看不懂",
		"二五元": "看不懂", "600-800": "看不懂", "约600元": "看不懂", "5.5元5角": "看不懂", "1e5": "看不懂", "十百": "看不懂", "奖杯": "看不懂",
		"99999999999999999999": "过大", "5元5元": "看不懂",
	} {
		if got, err := ParseMoney(text); err == nil || !strings.Contains(err.Error(), hint) {
			t.Errorf("ParseMoney(%q) = %d, %v, want …%s…", text, got, err, hint)
		}
	}
}

func TestMoneyFigures(t *testing.T) {
	for m, want := range map[Money][3]string{
		0: {"0", "0元", "0"}, 5: {"0.05", "0.05元", "0.05"}, 120050: {"1200.50", "1200.50元", "1,200.50"},
		5680000: {"56800", "56800元", "56,800"}, 100000000: {"1000000", "1000000元", "1,000,000"}, -100000: {"-1000", "-1000元", "-1,000"},
	} {
		if got := [3]string{m.String(), m.Yuan(), m.Grouped()}; got != want {
			t.Errorf("%d fen: %v, want %v", m, got, want)
		}
	}
}

func TestParseNumeral(t *testing.T) {
	for text, want := range map[string]int64{
		"7": 7, "３３": 33, "十": 10, "十一": 11, "二十": 20, "廿五": 25, "卅": 30, "五十": 50, "一百": 100, "一百零一": 101, "一百二十": 120,
		"一百一十": 110, "〇": 0, "零": 0, "壹仟零壹拾": 1010, "1万2千": 12000, "一万零二": 10002, "2万5": -1, "一百二": -1, "二五": -1, "": -1,
		"第三": -1, "十十": -1, "百": -1, "亿": -1, "一万一万": -1, "+5": -1, "1.5": -1,
	} {
		if got, ok := ParseNumeral(text); ok != (want >= 0) || ok && got != want {
			t.Errorf("ParseNumeral(%q) = %d, %v, want %d", text, got, ok, want)
		}
	}
}
