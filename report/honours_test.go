package report

import (
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/ranking"
	"qisai/templates"
)

func TestChineseNumber(t *testing.T) {
	for n, want := range map[int]string{
		1: "一", 10: "十", 11: "十一", 20: "二十", 23: "二十三", 99: "九十九", 100: "一百", 101: "一百零一", 110: "一百一十",
		112: "一百一十二", 120: "一百二十", 999: "九百九十九", 1000: "1000",
	} {
		if got := pairing.FormatNumeral(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
	if got := ChineseDate(pairing.Date{Year: 2025, Month: 10, Day: 30}); got != "二〇二五年十月三十日" {
		t.Error(got)
	}
}

func TestIdentity(t *testing.T) {
	for _, c := range []struct {
		id     pairing.Secret
		broken bool
		masked string
		whole  string
	}{
		{"51010519900101021X", false, "510***********021X", "51010519900101021X"},
		{"510105199001010211/51010519900202022X", false, "510***********0211\n510***********022X", "510105199001010211\n51010519900202022X"},
		{"G1234567", false, "********", "G1234567"},
		{"510105199001010000", true, "", ""},
		{"", false, "", ""},
	} {
		w := prize.Winner{Player: &pairing.Player{ID: c.id, IDBroken: c.broken}}
		if got := (Honours{}).identity(w); got != c.masked {
			t.Errorf("masked: %q, want %q", got, c.masked)
		}
		if got := (Honours{FullIDs: true}).identity(w); got != c.whole {
			t.Errorf("whole: %q, want %q", got, c.whole)
		}
	}
	if got := (Honours{}).identity(prize.Winner{Name: "甲队"}); got != "" {
		t.Errorf("a team has %q", got)
	}
}

// oneAward is an event with a section of two categories and one award.
func oneAward(a prize.Award) Honours {
	s := pairing.NewSection("女子组")
	t := &pairing.Tournament{
		Regulation: pairing.Regulation{Name: "测试赛"}, Sections: []*pairing.Section{s},
		Categories: []pairing.Category{{Name: "公开女子组", Section: "女子组"}, {Name: "少年女子组", Section: "女子组"}},
	}
	a.Section, a.Certificate = "女子组", "证书"
	return Honours{Tournament: t, Result: prize.Result{Awards: []prize.Award{a}}}
}

// defaultTexts are the program's own texts.
func defaultTexts() []CertificateText {
	var out []CertificateText
	for _, c := range templates.Certificates {
		out = append(out, CertificateText(c))
	}
	return out
}

func certificateText(t *testing.T, h Honours, texts ...CertificateText) string {
	t.Helper()
	doc := CertificatesOf(h, CertificateSettings{Texts: texts, Defaults: defaultTexts(), Issuer: "甲协会、乙棋院", Date: "二〇二五年十一月二十三日"})
	if doc.Parts[0].Certificates == nil {
		t.Fatal("no certificate")
	}
	var lines []string
	for _, p := range doc.Parts[0].Certificates.Items[0].Paragraphs {
		lines = append(lines, p.Text())
	}
	return strings.Join(lines, "|")
}

const foot = "|甲协会|乙棋院|二〇二五年十一月二十三日"

func TestCertificateTexts(t *testing.T) {
	p := &pairing.Player{Name: "张三/李四", Category: "少年女子组", No: 7}
	winner := prize.Winner{Player: p, Name: p.Name, Unit: "成都一队"}
	team := prize.Winner{Name: "成都一队", Unit: "成都一队", Team: &ranking.TeamStanding{Members: []pairing.Standing{{Player: p}}}}
	filter, err := prize.ParseFilter(oneAward(prize.Award{}).Tournament, "组别=少年女子组")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		award prize.Award
		texts []CertificateText
		want  string
	}{
		"merged":   {prize.Award{List: &prize.List{Kind: prize.Cash}, Place: 12, Winner: winner}, nil, "荣　誉　证　书|张三、李四：|在测试赛中，荣获女子组第十二名。|特发此证，以资鼓励。" + foot},
		"category": {prize.Award{List: &prize.List{Kind: prize.Certificate, Filter: filter}, Place: 1, Winner: winner}, nil, "荣　誉　证　书|张三、李四：|在测试赛中，荣获少年女子组第一名。|特发此证，以资鼓励。" + foot},
		"title":    {prize.Award{List: &prize.List{Kind: prize.Honour, Filter: filter}, Place: 1, Title: "棋王", Winner: winner}, nil, "荣　誉　证　书|张三、李四：|在测试赛中成绩优异，荣获少年女子组“棋王”称号。|特发此证，以资鼓励。" + foot},
		"picked":   {prize.Award{List: &prize.List{Name: "风尚奖", Kind: prize.Picked}, Place: 2, Winner: winner}, nil, "荣　誉　证　书|张三、李四：|在测试赛中表现突出，荣获“风尚奖”。|特发此证，以资鼓励。" + foot},
		"team":     {prize.Award{List: &prize.List{Kind: prize.TeamPrize}, Place: 3, Winner: team}, nil, "荣　誉　证　书|成都一队：|在测试赛中，荣获女子组团体第三名。|队员：张三、李四" + foot},
		"own": {prize.Award{List: &prize.List{Name: "甲奖", Kind: prize.Cash}, Place: 2, Winner: winner, Gross: 50000},
			[]CertificateText{{Kind: "证书", Text: "别的"}, {Kind: "甲奖", Text: "{ 姓名 }（{编号}）第{名次}名，{奖金}\r\n\r\n＞{日期}"}}, "张三、李四（7）第二名，500元|二〇二五年十一月二十三日"},
	} {
		if got := certificateText(t, oneAward(c.award), c.texts...); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, c.want)
		}
	}
}

// TestCertificatePlaceholders wants every placeholder the sheet may use to be known, and the program's own texts to use no
// other.
func TestCertificatePlaceholders(t *testing.T) {
	h := oneAward(prize.Award{List: &prize.List{}, Place: 1, Gross: 1, Winner: prize.Winner{Name: "张三"}})
	h.Tournament.Regulation.Items = []pairing.Item{{Name: "主办单位"}, {Name: "承办单位"}}
	values := h.certificateValues(h.Result.Awards[0], CertificateSettings{})
	for name := range templates.Placeholders {
		if _, ok := values[name]; !ok {
			t.Errorf("%s has no value", name)
		}
	}
	for _, text := range templates.Certificates {
		for _, m := range templates.PlaceholderPattern.FindAllStringSubmatch(text.Text, -1) {
			if _, ok := templates.Placeholders[m[1]]; !ok {
				t.Errorf("%s: %s is not known", text.Kind, m[0])
			}
		}
	}
}
