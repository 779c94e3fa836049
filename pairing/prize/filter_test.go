package prize

import (
	"strings"
	"testing"

	"qisai/pairing"
)

var twoCategories = &pairing.Tournament{Categories: []pairing.Category{{Name: "公开女子组"}, {Name: "老年 女子组"}}}

func TestFilters(t *testing.T) {
	old := pairing.Date{Year: 1958, Month: 12, Day: 31}
	for _, c := range []struct {
		filter string
		player pairing.Player
		want   Fit
	}{
		{"", pairing.Player{}, Fits},
		{" ； ", pairing.Player{}, Fits},
		{"组别=公开女子组", pairing.Player{Category: "公开女子组"}, Fits},
		{"组别＝公开女子组、老年女子组", pairing.Player{Category: "老年 女子组"}, Fits},
		{"组别≠公开女子组", pairing.Player{Category: "公开女子组"}, Unfit},
		{"组别≠公开女子组、老年女子组", pairing.Player{Category: "老年女子组"}, Unfit},
		{"组别!=公开女子组", pairing.Player{Category: "老年女子组"}, Fits},
		{"性别=女子", pairing.Player{Sex: pairing.Female}, Fits},
		{"性别=男", pairing.Player{Sex: pairing.Female}, Unfit},
		{"性别=男", pairing.Player{}, Unsure},
		{"籍贯=四川", pairing.Player{Origin: "什邡"}, Fits},
		{"籍贯=四川、重庆", pairing.Player{Origin: "万州"}, Fits},
		{"籍贯=四川", pairing.Player{Origin: "湖北武汉"}, Unfit},
		{"籍贯=四川", pairing.Player{}, Unsure},
		{"籍贯≠四川", pairing.Player{Origin: "湖北"}, Fits},
		{"籍贯≠四川", pairing.Player{}, Unsure},
		{"单位=甲公司", pairing.Player{Unit: "甲 公司"}, Fits},
		{"单位≠甲公司", pairing.Player{}, Fits},
		{"标记=本地", pairing.Player{Marks: []string{"省前六", "本地"}}, Fits},
		{"标记=本地、什邡", pairing.Player{}, Unfit},
		{"标记≠本地", pairing.Player{}, Fits},
		{"称号<大师", pairing.Player{Title: "棋协大师"}, Fits},
		{"称号<大师", pairing.Player{}, Fits},
		{"称号<大师", pairing.Player{Title: "国家级运动健将"}, Unfit},
		{"称号<大师", pairing.Player{Title: "特级大师"}, Unfit},
		{"称号≤大师", pairing.Player{Title: "象棋大师"}, Fits},
		{"称号<=大师", pairing.Player{Title: "特级大师"}, Unfit},
		{"称号=大师、特级大师", pairing.Player{Title: "运动健将"}, Fits},
		{"称号=无", pairing.Player{Title: "业余"}, Fits},
		{"称号≠无", pairing.Player{}, Unfit},
		{"现役称号<大师", pairing.Player{Title: "大师", Active: pairing.Yes}, Unfit},
		{"现役称号<大师", pairing.Player{Title: "大师", Active: pairing.No}, Fits},
		{"现役称号<大师", pairing.Player{Title: "退役大师"}, Fits},
		{"现役称号<大师", pairing.Player{Title: "大师"}, Unsure},
		{"现役称号<大师", pairing.Player{Title: "棋协大师"}, Fits},
		{"出生<1959", pairing.Player{Birth: old}, Fits},
		{"出生≤1958-12-31", pairing.Player{Birth: old}, Fits},
		{"出生≤1958", pairing.Player{Birth: old}, Fits},
		{"出生<1958年12月31日", pairing.Player{Birth: old}, Unfit},
		{"出生=1958.12", pairing.Player{Birth: old}, Fits},
		{"出生=19581231", pairing.Player{Birth: old}, Fits},
		{"出生≠1958", pairing.Player{Birth: old}, Unfit},
		{"出生<1959", pairing.Player{}, Unsure},
		{"性别=女; 籍贯=四川", pairing.Player{Sex: pairing.Male}, Unfit},
		{"组别=公开女子组; 籍贯=四川; 现役称号<大师", pairing.Player{Category: "公开女子组", Origin: "成都"}, Fits},
	} {
		if got, _ := filter(t, twoCategories, c.filter).Judge(twoCategories, &c.player); got != c.want {
			t.Errorf("%s on %+v: %d, want %d", c.filter, c.player, got, c.want)
		}
	}
}

func TestFilterErrors(t *testing.T) {
	for text, hint := range map[string]string{
		"年龄<18":          "可用：组别 性别 籍贯 单位 称号 现役称号 出生 标记",
		"四川":             "写成 字段=值",
		"籍贯=":            "写成 字段=值",
		"=四川":            "写成 字段=值",
		"籍贯=四川=重庆":       "写成 字段=值",
		"籍贯=、":           "没有值",
		"称号>大师":          "可用 = ≠ < ≤",
		"称号>=大师":         "不能用 ≥；可用 = ≠ < ≤",
		"性别<男":           "性别只能用 = 或 ≠",
		"性别=公":           "应为 男 或 女",
		"称号<大师、棋协大师":     "只能写一个值",
		"称号<大湿":          "不认识称号“大湿”；可用：特级大师 大师",
		"称号<无":           "不认识称号",
		"组别=少年组":         "没有组别“少年组”；现有：公开女子组",
		"出生<2009-13-01":  "看不懂日期",
		"出生<2009-02-30":  "看不懂日期",
		"出生<去年":          "看不懂日期",
		"籍贯=四川，组别=公开女子组": "写成 字段=值",
	} {
		if _, err := ParseFilter(twoCategories, text); err == nil || !strings.Contains(err.Error(), hint) {
			t.Errorf("%s: %v, want …%s…", text, err, hint)
		}
	}
}

func TestParseTax(t *testing.T) {
	for _, c := range []struct {
		rate, threshold, mode string
		gross, want           pairing.Money
	}{
		{"20%", "", "", 333333, 66667}, {"20%", "", "", 166667, 33333}, {"20%", "0", "", 33334, 6667}, {"20", "", "", 100001, 20000},
		{"0.2", "", "", 100000, 20000}, {"", "", "", 100000, 20000}, {"0", "", "", 100000, 0}, {"0%", "", "", 100000, 0},
		{"２０％", "", "", 100000, 20000}, {"0.5%", "", "", 100, 1}, {"50%", "", "", 1, 1}, {"49%", "", "", 1, 0},
		{"20%", "800", "", 80000, 0}, {"20%", "800", "全额", 80001, 16000}, {"20%", "800", "超额", 100000, 4000},
		{"20%", "800元", "超额", 80003, 1}, {"20%", "800", "超额", 80002, 0}, {"100%", "", "", 5, 5},
		{"20%", "", "", pairing.MaxMoney, 2e17},
	} {
		tax, err := ParseTax(c.rate, c.threshold, c.mode)
		if got := tax.Of(c.gross); got != c.want || err != nil {
			t.Errorf("%s %s %s of %d: %d, %v, want %d", c.rate, c.threshold, c.mode, c.gross, got, err, c.want)
		}
	}
	for _, c := range [][3]string{{"1", "", ""}, {"二成", "", ""}, {"-20%", "", ""}, {"120%", "", ""}, {"20%", "-5", ""}, {"20%", "", "半额"}, {"0.12345%", "", ""}} {
		if tax, err := ParseTax(c[0], c[1], c[2]); err == nil {
			t.Errorf("%v: %v", c, tax)
		}
	}
}
