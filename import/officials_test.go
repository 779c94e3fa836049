package importer

import (
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// 机构 with a committee merged away by leaving it out, one named above its people, a post without a name, a note below.
func TestOfficials(t *testing.T) {
	b := sample()
	b["机构"] = sheetRows{
		{"委员会", "职务", "姓 名"},
		{"组织委员会", "主任", "安立民"},
		{nil, "委员", "骆远山、康雅芝"},
		{"裁判委员会"},
		{nil, "裁判长", "文正平"},
		{nil, "编排长", nil},
		{"仲裁委员会", nil, "甘永和"},
		{"注：名单以公告为准"},
	}
	_, tour, problems := read(t, b.file(t, nil))
	want := []pairing.Official{
		{Body: "组织委员会", Post: "主任", Name: "安立民"}, {Body: "组织委员会", Post: "委员", Name: "骆远山、康雅芝"},
		{Body: "裁判委员会", Post: "裁判长", Name: "文正平"}, {Body: "仲裁委员会", Name: "甘永和"},
	}
	if !slices.Equal(tour.Officials, want) {
		t.Errorf("got %v", tour.Officials)
	}
	if text := listing(problems); problems.HasFaults() || !strings.Contains(text, "机构!C6: 裁判委员会的编排长没有写姓名") {
		t.Errorf("problems: %s", text)
	}
	b["机构"] = sheetRows{{"委员会", "职务", "姓名"}, {nil, "主任", "安立民"}}
	if _, tour, problems = read(t, b.file(t, nil)); len(tour.Officials) > 0 || !strings.Contains(listing(problems), "机构!A2: 安立民没有写在哪个委员会") {
		t.Errorf("got %v, problems: %s", tour.Officials, listing(problems))
	}
}
