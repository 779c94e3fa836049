package pdf

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func testFont(t *testing.T) font {
	t.Helper()
	f, err := regularFace()
	if err != nil {
		t.Fatal(err)
	}
	return font{f, 10 / mm} // a Chinese character is 10 mm wide
}

func TestWrap(t *testing.T) {
	f := testFont(t)
	for _, c := range []struct {
		text  string
		width float64
		want  []string
	}{
		{"", 50, []string{""}},
		{"一二三四五六七", 30, []string{"一二三", "四五六", "七"}},
		{"一二三，四五六", 30, []string{"一二", "三，四", "五六"}},
		{"一二《三四》五", 30, []string{"一二", "《三", "四》五"}},
		{"一二\n三四", 50, []string{"一二", "三四"}},
		{"Zhang Wei 一二三", 45, []string{"Zhang", "Wei 一二", "三"}},
		{"21日 星期四 14:00", 55, []string{"21日 星期四", "14:00"}},
		{"21日 星期四 14:00", 40, []string{"21日", "星期四", "14:00"}},
		{"Zhangweiwei", 30, []string{"Zhang", "weiwe", "i"}},
		{"买买提·艾力", 45, []string{"买买提·", "艾力"}},
		{"王𬱖李𫖯", 20, []string{"王𬱖", "李𫖯"}},
		{"一二", 5, []string{"一", "二"}},
	} {
		got, _ := wrap(f, c.text, c.width)
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%q in %v mm: %s", c.text, c.width, diff)
		}
	}
}

func TestFit(t *testing.T) {
	f := testFont(t)
	for _, c := range []struct {
		text  string
		width float64
		lines []string
		size  float64 // of the font's
	}{
		{"一二三", 30, []string{"一二三"}, 1},
		{"一二三四", 35, []string{"一二三四"}, 0.875},
		{"一二三四五六", 35, []string{"一二三", "四五六"}, 0.75},
		{"一", 5, []string{"一"}, 0.5},
	} {
		b := fit(f, c.text, c.width)
		if diff := cmp.Diff(c.lines, b.lines); diff != "" {
			t.Errorf("%q: %s", c.text, diff)
		}
		if by := b.font.size / f.size; by > c.size || by < c.size-0.01 {
			t.Errorf("%q is set at %v of the size, want %v", c.text, by, c.size)
		}
	}
}

func FuzzFit(f *testing.F) {
	f.Add("在本次全国象棋赛中，（红方）Zhang Wei 2026 vs（黑方）李喆。", 60.0)
	f.Fuzz(func(t *testing.T, s string, width float64) {
		if !(width > 1 && width < 500) {
			t.Skip()
		}
		s = strings.ToValidUTF8(s, "〓") // as cleaner leaves it
		b := fit(testFont(t), s, width)
		if got := joined(b.lines...); got != joined(s) {
			t.Errorf("%q became %q", s, b.lines)
		}
		for _, l := range b.lines {
			if b.font.width(l) > width+0.01 {
				t.Errorf("%q is wider than %v", l, width)
			}
		}
	})
}
