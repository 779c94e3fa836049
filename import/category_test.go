package importer

import "testing"

// TestFindCategory has the names people give categories, with the one a secretary takes them for, "" for none or more than one.
func TestFindCategory(t *testing.T) {
	pengxi := []string{"公开男子组", "公开女子组", "少年男子组", "少年女子组"}
	kingship := []string{"公开男子组", "老年男子组", "少年男子组", "少年女子组", "儿童男子组", "儿童女子组", "双人组"}
	for _, c := range []struct {
		names      []string
		text, want string
	}{
		{pengxi, "少年男子组", "少年男子组"},
		{pengxi, "少年男子", "少年男子组"},
		{pengxi, "男子少年组", "少年男子组"},
		{pengxi, "少男", "少年男子组"},
		{pengxi, "少女组", "少年女子组"},
		{pengxi, "公女", "公开女子组"},
		{pengxi, "男子组", ""},
		{pengxi, "公开", ""},
		{pengxi, "老男", ""},
		{pengxi, "年男", ""},
		{kingship, "老男", "老年男子组"},
		{kingship, "儿女", "儿童女子组"},
		{kingship, "双人", "双人组"},
		{kingship, "双", ""},
		{[]string{"少年男子甲组", "少年男子乙组"}, "少男", ""},
		{[]string{"少年男子甲组", "少年男子乙组"}, "少男甲组", "少年男子甲组"},
		{nil, "少男", ""},
	} {
		got, ok := findCategory(c.names, c.text)
		if got != c.want || ok != (c.want != "") {
			t.Errorf("%v, %s: %q %v, want %q", c.names, c.text, got, ok, c.want)
		}
	}
}

// TestPlacesAlike are one place written twice.
func TestPlacesAlike(t *testing.T) {
	m := &merger{}
	for _, c := range []struct {
		have, got string
		want      bool
	}{{"南充", "南充市", true}, {"四川省", "四川", true}, {"南充市", "遂宁市", false}, {"四川", "四川南充", false}} {
		if m.sameText("籍贯", c.have, c.got) != c.want {
			t.Errorf("%s, %s: not %v", c.have, c.got, c.want)
		}
	}
}
