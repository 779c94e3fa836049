package prize

import (
	"fmt"
	"strings"
	"testing"

	"qisai/pairing"
)

// walkOf writes a qualification as one line.
func walkOf(result Result) string {
	var out []string
	for _, q := range result.Qualifications {
		text := fmt.Sprintf("%s%d%s", q.Name, q.Place, q.Status)
		if q.Status == Skipped {
			text = q.Name + q.Kind
		}
		if q.Nominated {
			text += "*"
		}
		out = append(out, text)
	}
	return strings.Join(out, " ")
}

func qualifiers(t *testing.T, n int, lists ...map[string]string) Input {
	t.Helper()
	in := Input{Tournament: &pairing.Tournament{}, Rankings: []Ranking{field("甲", n)}}
	for i, s := range in.Rankings[0].Standings {
		s.Player.Name, s.Player.Sex, s.Player.Marks = string(rune('A'+i)), pairing.Male, nil
	}
	for _, r := range lists {
		r["类别"], r["比赛组"] = "晋级", "甲"
		in.Lists = append(in.Lists, listOf(t, in.Tournament, r))
	}
	return in
}

// playerOf gives the player of place i+1.
func playerOf(in Input, i int) *pairing.Player { return in.Rankings[0].Standings[i].Player }

// Two lists with every reason to be skipped; the first who is through by one list is skipped in the next.
func TestQualifying(t *testing.T) {
	in := qualifiers(t, 12,
		map[string]string{"奖项": "决赛", "条件": "性别=男; 籍贯=四川; 标记=预选晋级", "名额": "3", "名单": "放弃:G"},
		map[string]string{"奖项": "候补", "条件": "籍贯=四川"})
	for i := range 12 {
		playerOf(in, i).Marks = []string{"预选晋级"}
	}
	playerOf(in, 0).Sex = pairing.Female
	playerOf(in, 1).Origin = ""
	playerOf(in, 2).Origin = "湖北"
	playerOf(in, 3).Marks = nil
	playerOf(in, 4).Marks = []string{"预选晋级", "他区晋级"}
	playerOf(in, 5).Marks = []string{"预选晋级", "放弃晋级"}
	in.Rankings[0].Played[8] = 0
	playerOf(in, 10).Marks = []string{"预选晋级", "陪赛"}
	in.Rankings[0].Standings[10].Rank = 0
	result := Distribute(in)
	want := "A性别 B地区 C地区 D资格 E已晋级 F放弃 G放弃 H未参赛 I1晋级 J2晋级 L3晋级" +
		" A1候补 B地区 C地区 D2候补 E已晋级 F放弃 G3候补 H未参赛 I已晋级 J已晋级 L已晋级"
	if got := walkOf(result); got != want {
		t.Errorf(" got %s\nwant %s", got, want)
	}
	if len(result.Problems) != 2 || !strings.Contains(result.Problems[0].Msg, "没有填籍贯") {
		t.Errorf("problems %v", result.Problems)
	}
	for _, q := range result.Qualifications {
		if q.Why == "" {
			t.Errorf("%s: no reason", q.Name)
		}
	}
}

// Nominations take places first and stand above the conditions, but not above a place already won; what cannot be filled
// is said.
func TestNominations(t *testing.T) {
	in := qualifiers(t, 6,
		map[string]string{"奖项": "前二", "名额": "2"},
		map[string]string{"奖项": "指派", "条件": "籍贯=四川", "名额": "3", "名单": "推荐:E、A、某人"})
	playerOf(in, 4).Origin = "湖北"
	playerOf(in, 5).Origin = "湖北"
	result := Distribute(in)
	if got := walkOf(result); got != "A1晋级 B2晋级 E1晋级* A已晋级* B已晋级 C2晋级 D3晋级" {
		t.Error(got)
	}
	if len(result.Problems) != 1 || !strings.Contains(result.Problems[0].Msg, "“某人”找不到") {
		t.Errorf("problems %v", result.Problems)
	}
	playerOf(in, 2).Origin = "湖北"
	result = Distribute(in)
	if got := walkOf(result); got != "A1晋级 B2晋级 E1晋级* A已晋级* B已晋级 C地区 D2晋级 F地区" {
		t.Error(got)
	}
	if u := result.Unpaid; len(u) != 1 || u[0].Why != "名额3，符合条件的只有2人" || u[0].Span != (Span{3, 3}) {
		t.Errorf("left %v", u)
	}
}
