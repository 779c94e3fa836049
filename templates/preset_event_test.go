package templates_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/ranking"
	"qisai/report/xlsx"
	"qisai/templates"
)

// load gives a preset and what the importer reads from the new workbook it makes, which must be without any remark.
func load(t *testing.T, name string) (*templates.Preset, *pairing.Tournament) {
	t.Helper()
	p, err := templates.LoadPreset(name)
	if err != nil {
		t.Fatal(err)
	}
	data, err := xlsx.New(p)
	if err != nil {
		t.Fatal(err)
	}
	book, err := importer.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	defer book.Close()
	event, problems := book.Read()
	for _, problem := range problems {
		t.Errorf("%s: %v", name, problem)
	}
	return p, event
}

// Every preset makes a workbook that is read without a fault or a warning, and its lists of prizes are understood.
func TestPresetsAreRead(t *testing.T) {
	for _, name := range templates.Presets() {
		p, event := load(t, name)
		lists, bands := prizesOf(t, p, event)
		for _, problem := range prize.Check(lists, bands, declared(t, event)) {
			t.Errorf("%s: %v", name, problem)
		}
		for _, c := range event.Categories {
			if event.Section(c.Section) == nil {
				t.Errorf("%s: %s has no section", name, c.Name)
			}
		}
	}
}

// rows gives the rows of a preset's sheet as maps by column.
func rows(p *templates.Preset, sheet string) []map[string]string {
	s := templates.SheetByName(sheet)
	var out []map[string]string
	for _, row := range p.Rows(s) {
		m := map[string]string{}
		for i := range s.Columns {
			m[s.Columns[i].Name] = row[i]
		}
		out = append(out, m)
	}
	return out
}

// prizesOf reads 奖项 and 奖励 of a preset as the domain does.
func prizesOf(t *testing.T, p *templates.Preset, event *pairing.Tournament) ([]prize.List, []prize.Band) {
	t.Helper()
	var lists []prize.List
	for _, r := range rows(p, templates.SheetPrizes) {
		kind, kindOK := prize.ParseKind(r["类别"])
		sharing, sharingOK := prize.ParseSharing(r["兼得"])
		filter, err := prize.ParseFilter(event, r["条件"])
		if !kindOK || !sharingOK || err != nil {
			t.Errorf("%s %s: 类别 %q, 兼得 %q, %v", p.Name, r["奖项"], r["类别"], r["兼得"], err)
		}
		if r["比赛组"] != "" && event.Section(r["比赛组"]) == nil {
			t.Errorf("%s %s: no section %q", p.Name, r["奖项"], r["比赛组"])
		}
		lists = append(lists, prize.List{
			Name: r["奖项"], Kind: kind, Section: r["比赛组"], Filter: filter, Quota: whole(t, r["名额"]), Subtotal: yuan(t, r["小计"]),
			MinusOne: whole(t, r["减一"]), Sharing: sharing, Clause: r["依据"],
		})
	}
	var bands []prize.Band
	for _, r := range rows(p, templates.SheetBands) {
		read, warnings, err := prize.ParseBand(r["名次"], r["奖金"])
		if err != nil || len(warnings) > 0 || len(read) != 1 {
			t.Errorf("%s %s %s: %v %v", p.Name, r["奖项"], r["名次"], warnings, err)
			continue
		}
		b := read[0]
		b.List, b.Certificate, b.Item, b.Title = r["奖项"], r["证书"], r["奖品"], r["称号"]
		bands = append(bands, b)
	}
	return lists, bands
}

// declared gives 奖金总额.
func declared(t *testing.T, event *pairing.Tournament) pairing.Money {
	t.Helper()
	for _, item := range event.Regulation.Items {
		if item.Name == "奖金总额" {
			return yuan(t, item.Value)
		}
	}
	return 0
}

func whole(t *testing.T, text string) int {
	t.Helper()
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Error(err)
	}
	return n
}

func yuan(t *testing.T, text string) pairing.Money {
	t.Helper()
	if text == "" {
		return 0
	}
	m, err := pairing.ParseMoney(text)
	if err != nil {
		t.Error(err)
	}
	return m
}

// listNames are what testdata calls the lists of money.
var listNames = map[string]string{
	"公开老年男子组奖金": "公开男子组+老年男子组", "公开老年女子组奖金": "公开女子组+老年女子组", "女子组奖金": "公开女子组+少年女子组",
	"个人奖金": "个人", "企业团体奖": "企业团体",
}

// Every band of money and every total is that of the regulation's text.
func TestPresetMoney(t *testing.T) {
	got, want := map[string]string{}, map[string]string{}
	for _, name := range templates.Presets() {
		p, event := load(t, name)
		lists, bands := prizesOf(t, p, event)
		total := pairing.Money(0)
		for _, l := range lists {
			sum, text := pairing.Money(0), ""
			for _, b := range bands {
				if b.List == l.Name && b.Each > 0 {
					sum += b.Each * pairing.Money(b.To-b.From+1)
					text += fmt.Sprintf("%d-%d: %v\n", b.From, b.To, b.Each)
				}
			}
			if sum > 0 {
				known, ok := listNames[l.Name]
				if !ok {
					known = strings.TrimSuffix(l.Name, "奖金")
				}
				got[name+" "+known] = text + sum.String()
			}
			total += sum
		}
		if total > 0 {
			got[name+" (all)"] = total.String()
		}
	}
	for _, f := range readTSV(t, "testdata/prizes.tsv") {
		want[f[0]+" "+f[1]] += fmt.Sprintf("%s-%s: %s\n", f[2], f[3], f[4])
	}
	for _, f := range readTSV(t, "testdata/prize-totals.tsv") {
		want[f[0]+" "+f[1]] += f[2]
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-text +presets:\n%s", d)
	}
}

// readTSV gives the rows below the header.
func readTSV(t *testing.T, path string) [][]string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		out = append(out, strings.Split(line, "\t"))
	}
	return out
}

// textPresets are those made from a text in which every row says its clause.
var textPresets = []string{"2019-sichuan-kingship", "2019-qishan-cup", "2016-enterprise"}

// Every row says which clause it is from, or that the text has none.
func TestPresetClauses(t *testing.T) {
	for _, name := range textPresets {
		p, err := templates.LoadPreset(name)
		if err != nil {
			t.Fatal(err)
		}
		for i := range templates.Sheets {
			s := &templates.Sheets[i]
			if s.Column("依据") == nil {
				continue
			}
			for _, r := range rows(p, s.Name) {
				if r["依据"] == "" {
					t.Errorf("%s %s %s: no 依据", name, s.Name, r[s.Columns[0].Name])
				}
			}
		}
	}
}

// What the texts contradict themselves in, or misspell, is said where it matters.
func TestPresetSlips(t *testing.T) {
	for _, c := range []struct{ preset, sheet, row, want string }{
		{"2019-sichuan-kingship", "规程", "开始日期", "误写为10月21日"},
		{"2019-sichuan-kingship", "奖项", "双人组奖金", "列到第12名"},
		{"2019-sichuan-kingship", "奖项", "双人组奖金", "十三没有（四）"},
		{"2019-sichuan-kingship", "比赛组", "少年女子组", "轮次未定"},
		{"2019-qishan-cup", "规程", "聚餐", "22日"},
		{"2019-qishan-cup", "规程", "竞赛规则", "没有第六条"},
		{"2019-qishan-cup", "规程", "比赛地点", "同乐茶苑"},
		{"2019-qishan-cup", "比赛组", "公开组", "记分规程未写"},
		{"2016-enterprise", "规程", "用时", "35分钟+5秒"},
		{"2016-enterprise", "规程", "用时", "30分+5秒"},
		{"2016-enterprise", "规程", "自然限着", "40步"},
		{"2016-enterprise", "规程", "自然限着", "40回合"},
		{"2016-enterprise", "奖项", "公开组晋级", "只有这一条写了男子"},
	} {
		p, err := templates.LoadPreset(c.preset)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, r := range rows(p, c.sheet) {
			found = found || r[templates.SheetByName(c.sheet).Columns[0].Name] == c.row && strings.Contains(r["依据"], c.want)
		}
		if !found {
			t.Errorf("%s %s %s does not say %q", c.preset, c.sheet, c.row, c.want)
		}
	}
}

// Facts, read from the new workbook, against a table written by hand from the texts.
func TestPresetFacts(t *testing.T) {
	for name, table := range presetFacts {
		want := map[string]string{}
		for _, line := range strings.Split(strings.TrimSpace(table), "\n") {
			what, value, ok := strings.Cut(line, "|")
			if !ok {
				t.Fatalf("%s: %q", name, line)
			}
			want[strings.TrimSpace(what)] = strings.TrimSpace(value)
		}
		p, event := load(t, name)
		lists, _ := prizesOf(t, p, event)
		if d := cmp.Diff(want, facts(event, lists)); d != "" {
			t.Errorf("%s -text +preset:\n%s", name, d)
		}
	}
}

// facts says everything of an event that decides who plays, how, and who wins what.
func facts(event *pairing.Tournament, lists []prize.List) map[string]string {
	out := map[string]string{}
	say := func(what, value string) {
		if value != "" {
			out[what] = value
		}
	}
	reg := &event.Regulation
	say("开始日期", reg.Start.String())
	say("结束日期", reg.End.String())
	say("报名截止", reg.EntryClose.String())
	say("迟到", strconv.Itoa(reg.LateMinutes))
	if reg.ForfeitLimit > 0 {
		say("弃权退赛", fmt.Sprintf("%d %s", reg.ForfeitLimit, map[bool]string{true: "累计", false: "连续"}[reg.ForfeitsTotal]))
	}
	for _, item := range reg.Items {
		switch item.Name {
		case "用时", "参赛规模", "服务费", "奖金总额", "税率", "裁判长", "编排长":
			say(item.Name, item.Value)
		}
	}
	for i := range event.Categories {
		categoryFacts(&event.Categories[i], say)
	}
	for _, s := range event.Sections {
		sectionFacts(s, say)
	}
	for _, s := range event.Schedule {
		say("日程 "+s.Round, strings.TrimSpace(s.Date.String()+" "+s.Time+" "+s.Clock))
	}
	for _, l := range lists {
		text := fmt.Sprintf("%s %d %s", l.Kind, l.Quota, l.Filter.Text)
		if l.MinusOne > 0 {
			text += fmt.Sprintf("减一%d", l.MinusOne)
		}
		say("奖项 "+l.Name, strings.TrimSpace(text))
		if l.Subtotal > 0 {
			say("小计 "+l.Name, l.Subtotal.String())
		}
	}
	return out
}

func categoryFacts(c *pairing.Category, say func(what, value string)) {
	of := "组别 " + c.Name + " "
	say(of+"比赛组", c.Section)
	say(of+"性别", c.Sex.String())
	if !c.BornFrom.IsZero() || !c.BornTo.IsZero() {
		say(of+"出生", c.BornFrom.String()+"~"+c.BornTo.String())
	}
	say(of+"地区", strings.Join(c.Regions, "、")+map[pairing.Tri]string{pairing.Yes: " 可证明"}[c.ProofNeeded])
	say(of+"禁止称号", strings.Join(c.BarredTitles, "、"))
	say(of+"申请", map[bool]string{true: "女"}[c.AcceptWomen]+map[bool]string{true: "低龄"}[c.AcceptYounger])
	if c.FeeRequired {
		say(of+"交费", "是")
	}
	if c.Capacity > 0 {
		say(of+"上限", strconv.Itoa(c.Capacity))
	}
	if c.Seats != 1 {
		say(of+"每席", strconv.Itoa(c.Seats))
	}
	if c.PerUnit > 0 {
		text := strconv.Itoa(c.PerUnit)
		for _, l := range c.PerUnitMarks {
			text += fmt.Sprintf("; %s≤%d", l.Mark, l.Max)
		}
		say(of+"限报", text)
	}
	var notices []string
	for _, n := range c.Notices {
		notices = append(notices, fmt.Sprintf("%d-%d %s", n.From, n.Below, n.Text))
	}
	say(of+"须知", strings.Join(notices, "; "))
}

func sectionFacts(s *pairing.Section, say func(what, value string)) {
	of := "比赛组 " + s.Name + " "
	say(of+"赛制", s.System.String())
	if s.Rounds > 0 {
		say(of+"轮次", strconv.Itoa(s.Rounds))
	}
	say(of+"记分", fmt.Sprintf("%d/%d/%d 轮空%d", s.Win, s.RedDraw, s.Loss, s.Bye))
	say(of+"破同分", strings.Join(s.Keys, " "))
	say(of+"首轮", s.FirstOrder.String())
	if s.KnockoutPlayers > 0 {
		say(of+"淘汰", fmt.Sprintf("%d轮后%d人 %s", s.SwissRounds, s.KnockoutPlayers, s.Setting("名次赛")))
	}
	if rule, ok := ranking.TeamRuleOf(s); ok {
		say(of+"团体", fmt.Sprintf("取%d 积分和:%v 缺员计:%v", rule.Members, rule.Points, rule.MissingCounts))
	}
}
