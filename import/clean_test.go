package importer

import (
	"reflect"
	"testing"
	"unicode"
)

func TestCleanText(t *testing.T) {
	tests := map[string]string{
		"":                    "",
		"   ":                 "",
		"张三":                  "张三",
		"　张三\u00a0":           "张三",
		"张\u200b三\ufeff":      "张三",
		"张  三":                "张 三",
		"张\t三":                "张 三",
		"阿卜杜拉·买买提":            "阿卜杜拉·买买提",
		"第一行\r\n 第二行 ":        "第一行\n第二行",
		"\n\n甲\n":             "甲",
		"√\ufe0f":             "√",
		"a\u0007b\u0085c":     "ab c",
		"（甲）１２":               "（甲）１２", // the printed form keeps its width
		"\u202d510101\u202c ": "510101",
	}
	for in, want := range tests {
		if got := cleanText(in); got != want {
			t.Errorf("cleanText(%q) = %q, want %q", in, got, want)
		}
	}
}

func FuzzCleanText(f *testing.F) {
	f.Add("　张\u200b 三\n")
	f.Fuzz(func(t *testing.T, s string) {
		got := cleanText(s)
		if again := cleanText(got); again != got {
			t.Errorf("cleanText is not settled: %q, then %q", got, again)
		}
		for _, r := range got {
			if invisible(r) && r != '\n' || unicode.IsSpace(r) && r != ' ' && r != '\n' {
				t.Errorf("cleanText(%q) leaves %U", s, r)
			}
		}
		fold(got)
		key(got)
	})
}

func TestKeys(t *testing.T) {
	same := [][]string{
		{"姓名", "姓 名", "姓　名", " 姓\n名 "},
		{"u10组", "U10组", "Ｕ１０ 组", "Ｕ１０组"},
		{"乙组(女)", "乙组（女）"},
	}
	for _, group := range same {
		for _, s := range group[1:] {
			if key(s) != key(group[0]) {
				t.Errorf("key(%q) = %q, want %q", s, key(s), key(group[0]))
			}
		}
	}
	for _, s := range []string{"买买提·阿里", "买买提•阿里", "买买提．阿里", "买买提 · 阿里", "买买提.阿里"} {
		if got := nameKey(s); got != "买买提·阿里" {
			t.Errorf("nameKey(%q) = %q", s, got)
		}
	}
}

func TestParseInt(t *testing.T) {
	tests := map[string]int{"12": 12, "１２": 12, "12.0": 12, "12.": 12, " 12 ": 12, "+3": 3, "-1": -1, "第3轮": 3, "15分钟": 15, "1,200": 1200, "200人": 200}
	for in, want := range tests {
		if got, ok := parseInt(in); !ok || got != want {
			t.Errorf("parseInt(%q) = %d, %v", in, got, ok)
		}
	}
	for _, bad := range []string{"", "十二", "12.5", "4,6", "3-4", "1e3", ".0", "轮", "12 a", "1,20", ",120"} {
		if got, ok := parseInt(bad); ok {
			t.Errorf("parseInt(%q) = %d, want it refused", bad, got)
		}
	}
}

func TestParseRounds(t *testing.T) {
	tests := map[string][]int{
		"4": {4}, "4、6-7": {4, 6, 7}, "6—7, 4": {4, 6, 7}, "第4轮": {4}, "第4轮至第6轮": {4, 5, 6}, "4 5;5": {4, 5}, "１、２": {1, 2},
	}
	for in, want := range tests {
		if got, ok := parseRounds(in); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("parseRounds(%q) = %v, %v", in, got, ok)
		}
	}
	for _, bad := range []string{"", "7-4", "0", "下周", "4.6", "4-"} {
		if got, ok := parseRounds(bad); ok {
			t.Errorf("parseRounds(%q) = %v, want it refused", bad, got)
		}
	}
}

func TestMask(t *testing.T) {
	tests := map[string]string{
		"“51010519900101001X”":     "“********”",
		"５１０１０５１９９００１０１００１Ｘ":       "********",
		"510105 19900101 0011 是":   "******** 是",
		"13812345678/028-87654321": "********/********",
		"2009-01-01":               "2009-01-01",
		"20090101":                 "20090101",
		"第12轮 3-17":                "第12轮 3-17",
	}
	for in, want := range tests {
		if got := mask(in); got != want {
			t.Errorf("mask(%q) = %q, want %q", in, got, want)
		}
	}
}
