package importer

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"

	"qisai/pairing"
)

// trfText is written by hand from the specification. Columns, tens and units:
//
//	         1         2         3         4         5         6         7         8         9        10        11
//	12345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789
const trfText = `012 City Open
XXR 3
001    1 m GM Zhang, San                        2500 CHN     8600001 1980/02/03  2.5    1     3 w 1     2 b =     4 w +
001    2 w    Li, Si                            2400 CHN             1990/00/00  1.5    2     4 b 1     1 w =  0000 - Z
001    3      Wang, Wu                                                           1.0    3     1 b 0     4 w W  0000 - U
001    4      Zhao, Liu                                                          0.0    4     2 w 0     3 b L     1 b -
`

func mustPlayed(t *testing.T, name, text string) *Played {
	t.Helper()
	p, problems, err := ReadPlayed(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, pr := range problems {
		t.Errorf("%s | %s", pr, pr.Hint)
	}
	return p
}

func TestTRFPlayed(t *testing.T) {
	p := mustPlayed(t, "open.trf", trfText)
	want := []PlayedRound{
		{Round: pairing.Round{Number: 1, Games: []pairing.Game{{Red: 1, Black: 3, Result: pairing.RedWins}, {Red: 4, Black: 2, Result: pairing.BlackWins}}}},
		{Round: pairing.Round{Number: 2, Games: []pairing.Game{{Red: 2, Black: 1, Result: pairing.Draw}, {Red: 3, Black: 4, Result: pairing.RedWins}}}},
		{Round: pairing.Round{Number: 3, Games: []pairing.Game{
			{Red: 1, Black: 4, Result: pairing.BlackForfeits}, {Red: 3, Result: pairing.Bye}, {Red: 2, Result: pairing.Absent},
		}}},
	}
	if diff := cmp.Diff(want, p.Rounds); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	first := p.Players[0]
	if first.Points != 25 || first.Rank != 1 || p.Planned != 3 {
		t.Errorf("points %d, rank %d, %d rounds", first.Points, first.Rank, p.Planned)
	}
	if diff := cmp.Diff(map[string]string{"姓名": "Zhang, San", "性别": "男", "出生日期": "1980-02-03"}, first.Fields); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if got := p.Players[1].Fields["出生日期"]; got != "1990年" {
		t.Errorf("birth %q, want the year alone", got)
	}
}

// The same columns may be counted in characters, in bytes of GBK or in bytes of UTF-8, and the file be in either code.
func TestTRFMeasures(t *testing.T) {
	pad := map[string]int{"字": 31, "GBK": 29, "UTF-8": 27} // blanks behind a name of two characters up to column 47
	for measure, blanks := range pad {
		line := func(no, name, rest string) string {
			return "001    " + no + " m    " + name + strings.Repeat(" ", blanks) + "                                  " + rest + "\n"
		}
		text := line("1", "张三", "1.0    1     2 w 1") + line("2", "李四", "0.0    2     1 b 0")
		for _, code := range []string{"UTF-8", "GB18030"} {
			data := text
			if code == "GB18030" {
				data, _ = simplifiedchinese.GB18030.NewEncoder().String(text)
			}
			p := mustPlayed(t, "a.trf", data)
			if len(p.Players) != 2 || p.Players[0].Fields["姓名"] != "张三" || p.Players[0].Points != 10 || len(p.Rounds) != 1 {
				t.Errorf("%s in %s: %+v", measure, code, p)
			}
			if said := len(p.Notices) > 0; said != (measure != "字") {
				t.Errorf("%s: notices %v", measure, p.Notices)
			}
		}
	}
}

// Every fault is found at once, with its line and columns.
func TestTRFFaults(t *testing.T) {
	replace := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(trfText) }
	for _, tc := range []struct {
		name, text string
		want       []string
	}{
		{"short line", "001    1 m    Zhang\n", []string{"a.trf 第1行第1-19列: 这一行太短，不到“积分”一栏（第 84 列）"}},
		{"shifted line", replace("Li, Si ", "Li, Si"), []string{
			"a.trf 第4行第48列: 这一列应是空格，现在是“2”：这一行没有对齐",
		}},
		{"shifted by one", replace("  2.5    1 ", " 2.5    1 "), []string{"a.trf 第3行第96列: 这一列应是空格，现在是“w”：这一行没有对齐"}},
		{"shifted rounds", replace("    1     3 w", "    1      3 w"), []string{"a.trf 第3行第96列: 这一列应是空格，现在是“3”：这一行没有对齐"}},
		{"something between rounds", replace("3 w 1  ", "3 w 1x "), []string{"a.trf 第3行第100列: 这一列应是空格，现在是“x”：这一行没有对齐"}},
		{"tab", replace("Zhang, San  ", "Zhang, San\t"), []string{"a.trf 第3行第25列: 这里是制表符（Tab），后面的列对不齐"}},
		{"indented", replace("001    3", " 001    3"), []string{
			"a.trf 第5行第1列: 001 应从第 1 列写起",
			"a.trf 第3行第92-99列: 没有编号 3 的棋手", "a.trf 第6行第102-109列: 没有编号 3 的棋手",
		}},
		{"no number", replace("001    2", "001    x"), []string{
			"a.trf 第4行第5-8列: 编号应是正整数，现在是“x”",
			"a.trf 第3行第102-109列: 没有编号 2 的棋手", "a.trf 第6行第92-99列: 没有编号 2 的棋手",
		}},
		{"two slips", replace("  2.5 ", "  2,x ", "3 b L", "3 b 1"), []string{
			"a.trf 第3行第81-84列: 积分应像 11.5，现在是“2,x”",
			"a.trf 第5行第102-109列: 3 号与 4 号第2轮的结果对不上：一边“1”，一边“1”",
		}},
		{"colours", replace("3 w 1 ", "3 b 1 "), []string{"a.trf 第3行第92-99列: 1 号与 3 号第1轮的先后手对不上"}},
		{"one-sided", replace("1 b 0 ", "2 b 0 "), []string{
			"a.trf 第3行第92-99列: 1 号第1轮的对手写的是 3 号，3 号的对手却不是他",
			"a.trf 第5行第92-99列: 3 号第1轮的对手写的是 2 号，2 号的对手却不是他",
		}},
		{"result", replace("4 w +", "4 w ?"), []string{"a.trf 第3行第119列: 结果看不懂：“?”"}},
		{"himself", replace("4 w +", "1 w +", "1 b -", "    -"), []string{"a.trf 第3行第112-119列: 1 号的对手写成了自己"}},
		{"colour letter", replace("4 w +", "4 x +"), []string{"a.trf 第3行第117列: 先后手应是 w（白，红）、b（黑）或 -，现在是“x”"}},
		{"bye with opponent", replace("4 w +", "4 w U"), []string{"a.trf 第3行第119列: 有对手，结果却是“U”"}},
		{"birth", replace("1980/02/03", "1980/02/31"), []string{"a.trf 第3行第70-79列: 没有这一天：“1980/02/31”"}},
		{"number twice", replace("001    4", "001    3"), []string{
			"a.trf 第6行第5-8列: 编号 3 重复，另一处是 a.trf 第5行第5-8列",
		}},
		{"nobody", "012 X\n", []string{"a.trf: 文件里没有棋手（001 开头的行）"}},
		{"remark", trfText + "### 犯规: 2 | 9=1\n", []string{"a.trf 第7行: 犯规写的是 2 号第9轮，那里没有他的对局"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, problems, err := ReadPlayed("a.trf", []byte(tc.text))
			if err != nil {
				t.Fatal(err)
			}
			got := map[string]bool{}
			for _, p := range problems {
				got[p.String()] = true
			}
			for _, w := range tc.want {
				if !got[w] {
					t.Errorf("not found: %s", w)
				}
			}
			if tc.name != "number twice" && len(problems) != len(tc.want) {
				t.Errorf("%d faults, want %d: %v", len(problems), len(tc.want), problems)
			}
		})
	}
}

// What a report has besides players and games is named, line or kind.
func TestTRFNotRead(t *testing.T) {
	text := strings.Replace(trfText, "1 b -\n", "1 b  \n", 1)
	text = strings.Replace(text, "4 w +\n", "4 w  \n", 1)
	p := mustPlayed(t, "a.trf", text+"062 4\n013 Team A    1    2\n013 Team B    3    4\n032 GER\nXXZ 3\nplayers: four\n\x1a")
	var got []string
	for _, n := range p.Notices {
		got = append(got, n.Msg)
	}
	want := []string{
		"看不懂、没有读入的行：第12行", "国际棋联的称号、等级分、协会、会员号没有读入",
		"没有读入的行：013（团体）、032（协会）、XXZ（下一轮缺席的人）", "文件里没有结果的对局，照样空着：第3轮 1-4",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// The head of a report as Swiss-Manager and JaVaFo write it, line by line from the specifications; what contradicts the
// players and games is said, and a line that cannot be taken is named.
func TestTRFHead(t *testing.T) {
	days := "132" + strings.Repeat(" ", 88) + "26/11/28  26/11/28  26/11/29\n"
	head := "022 Chengdu\n032 CHN\n042 2026/11/28\n052 2026/11/29\n062 5\n072 2\n082 0\n092 Individual: Swiss-System\n102 Zhou, Jie\n112 Xu, Lei\n" +
		"122 60 min + 30 s\n" + days + "XXC black1\nXXS W=3.0 D=1.0 FL=0.5\nXXS PAB=1.0\n"
	p := mustPlayed(t, "a.trf", strings.Replace(trfText, "XXR 3", "XXR 2", 1)+head)
	items := []HeadItem{
		{"赛事名称", "City Open"}, {"比赛地点", "Chengdu"}, {"开始日期", "2026-11-28"}, {"结束日期", "2026-11-29"}, {"裁判长", "Zhou, Jie"}, {"用时", "60 min + 30 s"},
	}
	if diff := cmp.Diff(items, p.Items); diff != "" {
		t.Errorf("items, -want +got\n%s", diff)
	}
	day := func(d int) pairing.Date { return pairing.Date{Year: 2026, Month: 11, Day: d} }
	if diff := cmp.Diff([]RoundDay{{1, day(28)}, {2, day(28)}, {3, day(29)}}, p.Days); diff != "" {
		t.Errorf("days, -want +got\n%s", diff)
	}
	if want := (PlayedScoring{Win: 30, RedDraw: 10, BlackDraw: 10, Loss: 0, Bye: 10}); p.Scoring == nil || *p.Scoring != want {
		t.Errorf("scoring %v, want %v", p.Scoring, want)
	}
	if p.System != "积分编排" || p.Planned != 2 {
		t.Errorf("system %q, %d rounds", p.System, p.Planned)
	}
	var got []string
	for _, n := range p.Notices[1:] {
		got = append(got, n.Msg)
	}
	want := []string{
		"记分里有比赛组写不下的：FL=0.5，没有采用", "没有读入的行：032（协会）、112（副裁判长）", "文件写明 5 人（062），读到的是 4 人",
		"文件写明共 2 轮（XXR），却有 3 轮的对局", "首轮先后手（XXC）与对局不同：1 号第1轮的先后手以对局为准",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("notices, -want +got\n%s", diff)
	}
	bad := "042 soon\n092 Team: Swiss\n132" + strings.Repeat(" ", 88) + "tomorrow\nXXR many\nXXS W=a lot\nBBW 3.0\n142 9\n"
	p = mustPlayed(t, "a.trf", strings.Replace(trfText, "XXR 3\n", "", 1)+bad)
	if n := p.Notices[1].Msg; n != "没有读入的行：042、092（赛制）、132、XXR、XXS" || p.Planned != 9 || p.Scoring == nil || p.Scoring.Win != 30 {
		t.Errorf("%q, %d rounds, scoring %v", n, p.Planned, p.Scoring)
	}
}

// Games without colours get the smaller number as red, which is said.
func TestTRFSideless(t *testing.T) {
	text := strings.NewReplacer("4 w +", "4 - +", "1 b -", "1 - -", "3 w 1 ", "3 - 1 ", "1 b 0 ", "1 - 0 ").Replace(trfText)
	p := mustPlayed(t, "a.trf", text)
	if g, _ := p.Rounds[2].Find(4); g.Red != 1 || g.Result != pairing.BlackForfeits {
		t.Errorf("round 3: %+v", g)
	}
	if n := p.Notices[len(p.Notices)-1].Msg; n != "没有写先后手的对局，编号小的记作红方：第1轮 1-3、第3轮 1-4" {
		t.Errorf("notice %q", n)
	}
}

// Names in Latin-1, as Swiss-Manager writes them, read as GB18030 would be wrong and shift the line; names in GBK are not
// taken for it, rare characters (second bytes below 80) included.
func TestTRFWestern(t *testing.T) {
	for name, code := range map[string]encoding.Encoding{
		"Zhäng, Sän": charmap.Windows1252, "Großmüller": charmap.Windows1252, "黃小明": simplifiedchinese.GBK, "張郃": simplifiedchinese.GBK,
	} {
		width := utf8.RuneCountInString(name)
		if code == simplifiedchinese.GBK {
			width *= 2
		}
		text := strings.Replace(trfText, "Zhang, San"+strings.Repeat(" ", 24), name+strings.Repeat(" ", 34-width), 1)
		data, err := code.NewEncoder().String(text)
		if err != nil {
			t.Fatal(err)
		}
		p := mustPlayed(t, "a.trf", data)
		if got := p.Players[0].Fields["姓名"]; got != name || p.Rounds[0].Games[0].Result != pairing.RedWins {
			t.Errorf("%q, want %q; round 1: %v", got, name, p.Rounds[0].Games)
		}
	}
}

// The players of a report are entries too; its games are not, and that is said.
func TestTRFEntries(t *testing.T) {
	e, err := ReadEntries("a.trf", []byte(trfText+"### 棋手: 2 | 组别=女子组 | 单位=乙队 | 退赛轮=3\n"))
	if err != nil {
		t.Fatal(err)
	}
	if len(e.Rows) != 4 {
		t.Fatalf("%d rows", len(e.Rows))
	}
	want := map[string]string{"姓名": "Li, Si", "性别": "女", "出生日期": "1990年", "组别": "女子组", "单位": "乙队"}
	if diff := cmp.Diff(want, e.Rows[1].Fields); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if got := e.Rows[1].Source.String(); got != "a.trf 第4行" {
		t.Errorf("source %q", got)
	}
	if n := len(e.Notices); n != 3 || e.Notices[1].Msg != "赛事的情况没有读入：赛事名称、轮次" || !strings.Contains(e.Notices[2].Msg, "--played") {
		t.Errorf("notices %v", e.Notices)
	}
	if _, err := ReadEntries("a.trf", []byte("001    1 m    Zhang\n001    2 m    Li\n")); err == nil || !strings.Contains(err.Error(), "2 处错误") {
		t.Errorf("a damaged report: %v", err)
	}
}
