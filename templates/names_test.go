package templates

import (
	"testing"
	"unicode/utf16"
)

func TestSheetNames(t *testing.T) {
	tests := []struct{ section, want string }{
		{"公开男子组", "公开男子组 第12轮"},
		{"U8/U10 组", "U8／U10 组 第12轮"},
		{"U8:U10 组", "U8：U10 组 第12轮"},
		{"[少年]组", "［少年］组 第12轮"},
		{"'公开组'", "’公开组’ 第12轮"},
	}
	for _, tt := range tests {
		if got := RoundSheet(tt.section, 12); got != tt.want {
			t.Errorf("RoundSheet(%q, 12) = %q, want %q", tt.section, got, tt.want)
		}
	}
	long := "二〇二五年全国象棋业余棋王赛四川赛区决赛公开男子甲组"
	a, b := RoundSheet(long+"一二三四五", 12), RoundSheet(long+"一二三四六", 12)
	for _, n := range []string{a, b, StandingsSheet(long + "一二三四五")} {
		if l := len(utf16.Encode([]rune(n))); l > maxSheetName {
			t.Errorf("%q has %d UTF-16 units, Excel allows %d", n, l, maxSheetName)
		}
	}
	if a == b {
		t.Errorf("two sections share the sheet name %q", a)
	}
	if SheetNameChanged("公开男子组") || !SheetNameChanged("a/b") {
		t.Error("SheetNameChanged is wrong")
	}
}
