package prize

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// passes writes who was passed over: name, place and reason.
func passes(result Result) string {
	var out []string
	for _, p := range result.Passed {
		out = append(out, fmt.Sprintf("%s %s%d%s", p.List.Name, p.Name, p.Rank, p.Kind))
	}
	return strings.Join(out, ", ")
}

// Who loses his rank after the prizes is named: a disqualified player in every list he belongs to, a withdrawn one only
// where he may have had a place, a filler and who never played not at all.
func TestUnrankedExplained(t *testing.T) {
	in := Input{Tournament: &pairing.Tournament{}, Rankings: []Ranking{field("甲", 10)}}
	rows := in.Rankings[0].Standings
	for i := range rows {
		rows[i].Points = pairing.Score(100 - 10*i)
		rows[i].Player.Marks = []string{map[bool]string{true: "本地", false: "外地"}[i < 8]}
	}
	for i, mark := range map[int]string{2: "取消资格", 4: "陪赛", 6: "取消资格", 8: "取消资格"} {
		rows[i].Player.Marks = append(rows[i].Player.Marks, mark)
	}
	for _, i := range []int{1, 2, 4, 6, 7} {
		rows[i].Rank = 0
	}
	in.Rankings[0].Played[9] = 0
	in.Lists = []List{
		{Name: "前二", Section: "甲"},
		{Name: "本地", Section: "甲", Filter: filter(t, in.Tournament, "标记=本地")},
		{Name: "外地", Section: "甲", Filter: filter(t, in.Tournament, "标记=外地")},
		{Name: "决赛", Section: "甲", Kind: Qualifying, Quota: 2},
	}
	in.Bands = []Band{{List: "前二", Span: Span{1, 2}, Each: 100}, {List: "本地", Span: Span{1, 6}, Each: 100}, {List: "外地", Span: Span{1, 1}, Each: 100}}
	want := "前二 甲20不排名, 前二 甲30取消资格, 前二 甲70取消资格, " +
		"本地 甲20不排名, 本地 甲30取消资格, 本地 甲70取消资格, 本地 甲80不排名, " +
		"决赛 甲20不排名, 决赛 甲30取消资格, 决赛 甲70取消资格"
	result := Distribute(in)
	if got := passes(result); got != want {
		t.Errorf(" got %s\nwant %s", got, want)
	}
	if why := result.Passed[1].Why; why != "已取消资格" {
		t.Error(why)
	}
	balanced(t, in, result)
	slices.Reverse(rows)
	if got := passes(Distribute(in)); got != want {
		t.Errorf("rows reversed: %s", got)
	}
}

// A list whose condition nobody meets says so, not that nobody plays.
func TestNobodyFits(t *testing.T) {
	for text, want := range map[string]string{
		"":               "只有4人参赛",
		"标记=外地":          "没有人符合条件“标记=外地”",
		"性别=女":           "没有人能断定符合条件“性别=女”",
		"性别=女; 籍贯=重庆":    "没有人符合条件“性别=女; 籍贯=重庆”",
		"标记=没来":          "符合条件“标记=没来”的人没有下过一局棋",
		"标记=没来、本地":       "只有1人参赛",
		"标记=陪赛; 籍贯=四川":   "没有人符合条件“标记=陪赛; 籍贯=四川”",
		"单位=1队; 标记=精神文明": "没有人符合条件“单位=1队; 标记=精神文明”",
	} {
		in := Input{Tournament: &pairing.Tournament{}, Rankings: []Ranking{field("甲", 6)}}
		rows := in.Rankings[0].Standings
		rows[4].Player.Marks, rows[5].Player.Marks = []string{"没来"}, []string{"陪赛"}
		rows[5].Rank, in.Rankings[0].Played[5] = 0, 0
		in.Lists = []List{{Name: "奖", Section: "甲", Filter: filter(t, in.Tournament, text)}}
		in.Bands = []Band{{List: "奖", Span: Span{1, 6}, Each: 100}}
		result := Distribute(in)
		if u := result.Unpaid; len(u) != 1 || u[0].Why != want {
			t.Errorf("%s: %v, want %s", text, u, want)
		}
		balanced(t, in, result)
	}
	in := Input{Tournament: &pairing.Tournament{}, Rankings: []Ranking{field("甲", 6)}}
	in.Lists = []List{{Name: "团体", Kind: TeamPrize, Section: "甲", Filter: filter(t, in.Tournament, "标记=外地")}}
	in.Bands = []Band{{List: "团体", Span: Span{1, 3}, Each: 100}}
	if u := Distribute(in).Unpaid; len(u) != 1 || u[0].Why != "没有人符合条件“标记=外地”" {
		t.Errorf("teams: %v", u)
	}
	in.Rankings[0].Standings = nil
	if u := Distribute(in).Unpaid; len(u) != 1 || u[0].Why != "只有0队参赛" {
		t.Errorf("no entries: %v", u)
	}
}

// Conditions against the entries, before anything is played.
func TestCheckEntries(t *testing.T) {
	women := []*pairing.Player{{Sex: pairing.Female, Origin: "四川"}, {Sex: pairing.Female, Origin: "火星村"}}
	men := []*pairing.Player{
		{Sex: pairing.Male, Origin: "重庆"}, {Origin: "成都", Marks: []string{"陪赛", "本地"}}, {Verdict: pairing.Rejected, Title: "大师"},
	}
	tour := &pairing.Tournament{
		Sections: []*pairing.Section{{Name: "女子组", Players: women}, {Name: "男子组", Players: men}, {Name: "空组"}},
		Players:  slices.Concat(women, men),
	}
	for _, c := range []struct{ section, condition, want string }{
		{"女子组", "", ""},
		{"女子组", "籍贯=四川", ""},
		{"女子组", "籍贯=川渝、什邡市", ""},
		{"女子组", "籍贯=火星", ""}, // compared letter by letter
		{"男子组", "籍贯=火星", "“奖”：条件“籍贯=火星”里的地名“火星”不认识，籍贯里也没有人这样写"},
		{"空组", "籍贯≠四川、火星、木星", "“奖”：条件“籍贯≠四川、火星、木星”里的地名“火星”、“木星”不认识，籍贯里也没有人这样写"},
		{"男子组", "籍贯=四川", "“奖”：报名的人里没有人符合条件“籍贯=四川”"},
		{"", "籍贯=四川", ""},
		{"男子组", "标记=本地", "“奖”：报名的人里没有人符合条件“标记=本地”"},
		{"男子组", "称号=大师", "“奖”：报名的人里没有人符合条件“称号=大师”"},
		{"男子组", "出生<2000", "“奖”：报名的人里没有人能断定符合条件“出生<2000”"},
		{"空组", "标记=本地", ""},
		{"没有的组", "标记=本地", ""},
	} {
		lists := []List{{Name: "别的"}, {Name: "奖", Section: c.section, Filter: filter(t, tour, c.condition), Clause: "六"}}
		found, got := CheckEntries(tour, lists), ""
		for _, q := range found {
			got += q.Msg
			if q.List != 1 || q.Band != -1 || q.Column != "条件" || q.Fault || q.Hint == "" || q.Clause != "六" {
				t.Errorf("%s: %+v", c.condition, q)
			}
		}
		if got != c.want {
			t.Errorf("%s %s: %s, want %s", c.section, c.condition, got, c.want)
		}
	}
}
