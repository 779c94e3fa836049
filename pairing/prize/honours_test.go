package prize

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// women is the merged women's section of 2025: open and youth by turns, every fourth from outside Sichuan, the first a
// master who has not said whether she is active.
func women(n int) Ranking {
	r := field("女子组", n)
	for i, s := range r.Standings {
		s.Player.Category = []string{"公开女子组", "少年女子组"}[i%2]
		if i%4 == 1 {
			s.Player.Origin = "重庆"
		}
	}
	r.Standings[0].Player.Title = "大师"
	return r
}

// Merged play with one list of money, certificates to the first 8 of each category, and the title for the best Sichuan
// player of each, who gets no second money.
func TestMergedPlayCertificatesAndTitles(t *testing.T) {
	tour := &pairing.Tournament{Categories: []pairing.Category{{Name: "公开女子组"}, {Name: "少年女子组"}}}
	in := Input{Tournament: tour, Tax: DefaultTax, Rankings: []Ranking{women(30)}}
	for _, r := range []map[string]string{
		{"奖项": "女子组奖金", "类别": "奖金", "名额": "24", "小计": "9000"},
		{"奖项": "公开女子组证书", "类别": "证书", "条件": "组别=公开女子组", "名额": "8"},
		{"奖项": "少年女子组证书", "类别": "证书", "条件": "组别=少年女子组", "名额": "8"},
		{"奖项": "公开女子组棋王", "类别": "称号", "条件": "组别=公开女子组; 籍贯=四川; 现役称号<大师", "名额": "1", "兼得": "不兼得"},
		{"奖项": "少年女子组棋王", "类别": "称号", "条件": "组别=少年女子组; 籍贯=四川; 现役称号<大师", "名额": "1"},
	} {
		r["比赛组"] = "女子组"
		in.Lists = append(in.Lists, listOf(t, tour, r))
	}
	for _, b := range event(t, "2025-pengxi").Bands {
		if b.List == "公开女子组+少年女子组" {
			b.List = "女子组奖金"
			in.Bands = append(in.Bands, b)
		}
	}
	for _, r := range []map[string]string{
		{"奖项": "公开女子组证书", "名次": "1-8", "证书": "成绩证书"}, {"奖项": "少年女子组证书", "名次": "第一至八名", "证书": "成绩证书"},
		{"奖项": "公开女子组棋王", "名次": "1", "证书": "棋王证书", "奖品": "奖杯", "称号": "棋王", "依据": "六（六）"},
		{"奖项": "少年女子组棋王", "名次": "1", "证书": "棋王证书", "奖品": "奖杯", "称号": "棋王"},
	} {
		in.Bands = append(in.Bands, bandOf(t, r)...)
	}
	result := Distribute(in)
	balanced(t, in, result)
	got := map[string][]string{}
	for _, a := range result.Awards {
		got[a.List.Name] = append(got[a.List.Name], fmt.Sprint(a.Rank))
	}
	for name, want := range map[string]string{
		"公开女子组证书": "1 3 5 7 9 11 13 15", "少年女子组证书": "2 4 6 8 10 12 14 16", "公开女子组棋王": "3", "少年女子组棋王": "4",
	} {
		if strings.Join(got[name], " ") != want {
			t.Errorf("%s: places %v, want %s", name, got[name], want)
		}
	}
	if result.Gross.String() != "9000" || len(got["女子组奖金"]) != 24 {
		t.Errorf("money %v to %d", result.Gross, len(got["女子组奖金"]))
	}
	king := result.Awards[len(result.Awards)-2]
	if king.Title != "棋王" || king.Item != "奖杯" || king.Certificate != "棋王证书" || king.Clause != "六（六）" {
		t.Errorf("king: %+v", king)
	}
	wantWhy := "女子组第3名；“公开女子组棋王”第1名（组别=公开女子组; 籍贯=四川; 现役称号<大师）；第1名棋王证书、奖杯、棋王；依据：六（六）"
	if king.Why != wantWhy {
		t.Errorf("why %s\nwant %s", king.Why, wantWhy)
	}
	if len(result.Problems) != 1 || !strings.Contains(result.Problems[0].Msg, "没有填在役") || len(result.Passed) != 1 {
		t.Errorf("problems %v, passed %v", result.Problems, result.Passed)
	}
}

// Prizes picked by hand: by number, name, from two sections, twice, disqualified, too many, and somebody who is no player.
func TestPicked(t *testing.T) {
	in := Input{Tournament: &pairing.Tournament{}, Rankings: []Ranking{field("甲", 4), field("乙", 4)}}
	in.Rankings[0].Standings[3].Player.Marks = []string{"取消资格"}
	in.Rankings[1].Standings[0].Player.Name = "阿卜杜拉·买买提"
	in.Rankings[1].Played[3] = 0
	in.Lists = []List{
		{Name: "风尚奖", Kind: Picked, Quota: 4, Named: ParseNames("甲：2；阿卜杜拉•买买提、甲2、2、甲4\n乙3、王 教练、赵领队、乙4；放弃：甲1")},
		{Name: "精神文明奖", Kind: Picked, Quota: 2},
	}
	in.Bands = []Band{
		{List: "风尚奖", Span: Span{From: 1}, Certificate: "荣誉证书", Each: 10000},
		{List: "精神文明奖", Span: Span{From: 1}, Certificate: "荣誉证书"},
	}
	result := Distribute(in)
	var names, passed []string
	for _, a := range result.Awards {
		names = append(names, a.Name)
	}
	for _, p := range result.Passed {
		passed = append(passed, p.Name+p.Kind)
	}
	if got := strings.Join(names, " "); got != "甲2 阿卜杜拉·买买提 王 教练 赵领队" {
		t.Errorf("picked %s", got)
	}
	if got := strings.Join(passed, " "); got != "甲2重复 甲4取消资格 乙3未参赛 甲1放弃 乙4超额" {
		t.Errorf("passed %s", got)
	}
	if len(result.Problems) != 2 || !strings.Contains(result.Problems[0].Msg, "“2”有2人") || result.Gross.String() != "400" {
		t.Errorf("problems %v, paid %v", result.Problems, result.Gross)
	}
	if u := result.Unpaid; len(u) != 1 || u[0].Why != "名单还空着" || u[0].Span != (Span{1, 2}) {
		t.Errorf("left %v", u)
	}
	balanced(t, in, result)
}

func TestParseNames(t *testing.T) {
	for text, want := range map[string][]Named{
		"":             nil,
		"12、张三":        {{Text: "12"}, {Text: "张三"}},
		"放弃:李四、王五":     {{Text: "李四", Declined: true}, {Text: "王五", Declined: true}},
		"张三（放弃），李四":    {{Text: "张三", Declined: true}, {Text: "李四"}},
		"推荐：张三；放弃：12号": {{Text: "张三"}, {Text: "12号", Declined: true}},
		"女子组:3、4; 张三":  {{Text: "3", Section: "女子组"}, {Text: "4", Section: "女子组"}, {Text: "张三"}},
		"张三/李四":        {{Text: "张三/李四"}},
		"王 五":          {{Text: "王 五"}},
		"张三（教练）":       {{Text: "张三（教练）"}},
	} {
		if got := ParseNames(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// 证书 to everybody, in every section, without naming one; money without a section is refused.
func TestEverybody(t *testing.T) {
	in := Input{Rankings: []Ranking{field("甲", 3), field("乙", 5)}}
	in.Lists = []List{{Name: "参赛证书", Kind: Certificate}}
	in.Bands = []Band{{List: "参赛证书", Span: Span{From: 1}, Certificate: "获奖证书"}}
	result := Distribute(in)
	if len(result.Awards) != 8 || len(result.Lists) != 2 || len(result.Problems) != 0 || len(result.Unpaid) != 0 {
		t.Errorf("%d awards, %v", len(result.Awards), result.Problems)
	}
	in.Bands[0].Each = 5000
	result = Distribute(in)
	if len(result.Awards) != 0 || len(result.Problems) != 1 || !strings.Contains(result.Problems[0].Msg, "没有写比赛组") {
		t.Errorf("%d awards, %v", len(result.Awards), result.Problems)
	}
	in.Lists[0].Section = "乙"
	if result = Distribute(in); result.Gross.String() != "250" {
		t.Errorf("paid %v", result.Gross)
	}
}
