package importer

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"qisai/pairing"
)

// The same four players and two rounds, as different programs write them. Start numbers: Anna 2, Berta 1, Carl 4, Dora 3;
// ranks: Anna 1, Berta 2, Carl 3, Dora 4. Round 1: Anna white beats Berta, Carl has no opponent (bye), Dora is away;
// round 2: Carl white draws with Anna, Dora white loses to Berta by forfeit.
var crossTables = map[string]string{
	"chess-results, ranks": `From the Tournament-Database of Chess-Results https://chess-results.com,,,,,,,
Ranking crosstable after Round 2,,,,,,,
Rk.,SNo,,Name,FED,Club/City,1.Rd,2.Rd,Pts.,TB1
1,2,GM,"Anna, A",SWE,North,  2w1,  3b½,1.5,2
2,1,,"Berta, B",SWE,South,  1b0,  4b+,1,2
3,4,,"Carl, C",SWE,North,  -1,  1w½,1.5,2
4,3,,"Dora, D",SWE,South,0,  2w-,0,1
,,,,,,,
Chess-Tournament-Results-Server: Chess-Results,,,,,,,
`,
	"chess-results, start numbers": `Starting rank crosstable
No.;;Name;Rtg;FED;Club/City;1.Rd;2.Rd;Pts.;Rk.
1;;"Berta, B";2000;SWE;South;2b0;3b+;1;2
2;GM;"Anna, A";2100;SWE;North;1w1;4b½;1.5;1
3;;"Dora, D";1900;SWE;South;;1w-;0;4
4;;"Carl, C";1800;SWE;North;bye;2w½;1.5;3
`,
	"Swiss-Manager, German": `Aus der Turnierdatenbank von Chess-Results
Rangliste nach der 2 Runde
Rg.;Snr;;Name;Land;Verein/Ort;1.Rd;2.Rd;Pkt. ;Wtg1
1;2;;"Anna, A";AUT;North;2w1;3s½;1,5;2
2;1;;"Berta, B";AUT;South;1s0;4s+;1;2
3;4;;"Carl, C";AUT;North;spielfrei;1w½;1,5;2
4;3;;"Dora, D";AUT;South;;2w-;0;1
`,
	"Chinese": `某某杯 成绩表
名次,起始号,姓名,单位,第1轮,第２轮,总分
1,2,"Anna, A",North,1红胜,4黑和,3
2,1,"Berta, B",South,2黑负,3黑胜（弃）,2
3,4,"Carl, C",North,轮空,2红和,3
4,3,"Dora, D",South,缺席,1红弃权,0
`,
	"Chinese, 第一轮 and 先后": `序号	姓名	代表队	第一轮	第二轮	积分	名次
1	Berta, B	South	2后负	3后+	2	2
2	Anna, A	North	1先胜	4后平	3	1
3	Dora, D	South	0	1先-	0	4
4	Carl, C	North	轮空	2先=	3	3
`,
	"two columns": `某某杯
编号,姓名,单位,第1轮,,第2轮,,总分,名次
,,,对手,得分,对手,得分,,
1,"Berta, B",South,2黑,0,3黑,弃权胜,2,2
2,"Anna, A",North,1红,2,4黑,1,3,1
3,"Dora, D",South,,,1红,弃权,0,4
4,"Carl, C",North,轮空,2,2红,1,3,3
`,
	"three columns": `编号,姓名,单位,第一轮,,,第二轮,,,总分,名次
,,,对手,颜色,得分,对手,颜色,得分,,
1,"Berta, B",South,2,黑,0,3,黑,+,1,2
2,"Anna, A",North,1,红,1,4,黑,½,1.5,1
3,"Dora, D",South,0,-,0,1,红,-,0,4
4,"Carl, C",North,轮空,,1,2,红,½,1.5,3
`,
	"three columns without their headers": `Rk.;SNo;Name;Club/City;1.Rd;;;2.Rd;;;Pts.
1;2;"Anna, A";North;2;w;1;3;b;0.5;1,5
2;1;"Berta, B";South;1;b;0;4;b;+;1
3;4;"Carl, C";North;bye;;1;1;w;0.5;1,5
4;3;"Dora, D";South;;;;2;w;-;0
`,
	"a header for every column": `编号,姓名,单位,第1轮,先后,结果,第2轮,先后,结果,总分
1,"Berta, B",South,2,后,负,3,后,+,2
2,"Anna, A",North,1,先,胜,4,后,和,3
3,"Dora, D",South,缺席,,,1,先,-,0
4,"Carl, C",North,,,轮空,2,先,和,3
`,
	"the rounds above, opponents by name": `,,,第1轮,,,,第2轮,,,,
序号,姓名,单位,台号,对手,红黑,得分,台号,对手,红黑,得分,总分
1,"Berta, B",South,1,"Anna, A",黑,0,2,"Dora, D",黑,+,2
2,"Anna, A",North,1,"Berta, B",红,3,1,"Carl, C",黑,1,4
3,"Dora, D",South,,,,,2,"Berta, B",红,-,0
4,"Carl, C",North,,轮空,,3,1,"Anna, A",红,1,4
`,
}

func TestCrosstables(t *testing.T) {
	type row struct {
		red, black pairing.StartNo
		result     pairing.Result
	}
	want := []map[row]bool{
		{{2, 1, pairing.RedWins}: true, {4, 0, pairing.Bye}: true},
		{{4, 2, pairing.Draw}: true, {3, 1, pairing.RedForfeits}: true},
	}
	for name, text := range crossTables {
		t.Run(name, func(t *testing.T) {
			p := mustPlayed(t, "cross.csv", text)
			fields := map[string]string{}
			for _, x := range p.Players {
				fields[x.Fields["姓名"]] = x.Fields["单位"]
			}
			if diff := cmp.Diff(map[string]string{"Anna, A": "North", "Berta, B": "South", "Carl, C": "North", "Dora, D": "South"}, fields); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
			for r, round := range p.Rounds {
				got := map[row]bool{}
				for _, g := range round.Games {
					if g.Result != pairing.Absent {
						got[row{g.Red, g.Black, g.Result}] = true
					}
				}
				if diff := cmp.Diff(want[r], got, cmp.AllowUnexported(row{})); diff != "" {
					t.Errorf("round %d, -want +got\n%s", r+1, diff)
				}
			}
			said := len(p.Notices) > 0 && strings.Contains(p.Notices[0].Msg, "对手号是名次")
			if ranks := strings.Contains(text, "Rk.,SNo") || strings.Contains(text, ";SNo;") || strings.Contains(text, "Rg.;Snr"); said != ranks {
				t.Errorf("notices %v", p.Notices)
			}
		})
	}
}

// Every cell that is not understood is named, and nothing that follows from it.
func TestCrosstableFaults(t *testing.T) {
	base := crossTables["chess-results, start numbers"]
	for _, tc := range []struct {
		name, text string
		want       []string
	}{
		{"cell", strings.Replace(base, ";2b0;", ";2x0;", 1), []string{"c.csv 第3行第7列: 看不懂：“2x0”"}},
		{"result", strings.Replace(base, "1w1;", "1w7;", 1), []string{"c.csv 第4行第7列: 结果看不懂：“1w7”"}},
		{"no colour", strings.Replace(base, "1w1;", "1+;", 1), []string{"c.csv 第4行第7列: 看不懂：“1+”"}},
		{"result of two", strings.Replace(base, "1w1;", "1w½;", 1), []string{"c.csv 第4行第7列: 2 号与 1 号第1轮的结果对不上：一边“=”，一边“0”"}},
		{"unknown opponent", strings.Replace(base, ";2b0;", ";9b0;", 1), []string{
			"c.csv 第3行第7列: 没有编号 9 的棋手", "c.csv 第4行第7列: 2 号第1轮的对手写的是 1 号，1 号的对手却不是他",
		}},
		{"number", strings.Replace(base, "\n3;", "\nx;", 1), []string{
			"c.csv 第5行第1列: 编号应是正整数，现在是“x”", "c.csv 第3行第8列: 没有编号 3 的棋手", "c.csv 第5行第8列: 1 号第2轮的对手写的是 0 号",
		}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, problems, err := ReadPlayed("c.csv", []byte(tc.text))
			if err != nil {
				t.Fatal(err)
			}
			text := ""
			for _, p := range problems {
				text += p.String() + "\n"
			}
			for _, w := range tc.want[:min(len(tc.want), 2)] {
				if !strings.Contains(text, w) {
					t.Errorf("not found: %s\nin %s", w, text)
				}
			}
			if tc.name != "number" && len(problems) != len(tc.want) {
				t.Errorf("%d faults, want %d:\n%s", len(problems), len(tc.want), text)
			}
		})
	}
	for text, want := range map[string]string{
		"姓名,性别\n张三,男\n":           "既不是 TRF 文件，也没有找到交叉表",
		"No.,Name,1,2\n1,A,x,1\n": "既不是 TRF 文件，也没有找到交叉表", // a square of a round robin tells neither rounds nor colours
	} {
		if _, _, err := ReadPlayed("c.csv", []byte(text)); err == nil || err.Error() != want {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// crossFaults gives the faults of a crosstable.
func crossFaults(t *testing.T, text string) (out []string) {
	t.Helper()
	_, problems, err := ReadPlayed("c.csv", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		out = append(out, p.String())
	}
	return out
}

// What several columns of a round leave open is refused, with the cell: no colours, two columns that may both be the
// result, points of two scales, points without an opponent, colours that differ, a name two have.
func TestCrosstableColumnsFaults(t *testing.T) {
	three := func(berta, anna string) string {
		return "编号,姓名,第1轮,,,总分\n,,对手,先后,得分,\n1,Berta," + berta + ",0\n2,Anna," + anna + ",2\n3,Carl,轮空,,2,2\n"
	}
	for _, tc := range []struct {
		name, text string
		want       []string
	}{
		{"no colours", "编号,姓名,第1轮,,总分\n,,对手,得分,\n1,甲,2,2,2\n2,乙,1,0,0\n", []string{"c.csv 第1行第3列: 第1轮写了对手和结果，没有写先后手，读不了"}},
		{"two results", "编号,姓名,第1轮,,,,第2轮\n1,甲,2,红,2,2,\n2,乙,1,黑,0,0,\n", []string{"c.csv 第1行第3列: 第1轮有几栏，看不出哪一栏是对手、哪一栏是结果"}},
		{"named twice", "编号,姓名,第1轮,,\n,,对手,得分,得分\n1,甲,2红,2,2\n2,乙,1黑,0,0\n", []string{"c.csv 第1行第3列: 第1轮有几栏，看不出哪一栏是对手、哪一栏是结果"}},
		{"two scales", three("2,后,½", "1,先,½"), []string{"c.csv 第3行第5列: 结果看不懂：“½”", "c.csv 第4行第5列: 结果看不懂：“½”"}},
		{"no scale", three("2,后,0", "1,先,4"), []string{"c.csv 第4行第5列: 结果看不懂：“4”"}},
		{"both drew on one side", three("2,后,0", "1,先,1"), []string{"c.csv 第4行第3列: 2 号与 1 号第1轮的结果对不上：一边“=”，一边“0”"}},
		{"no opponent", three(",,", ",,2"), []string{"c.csv 第4行第3列: 第1轮没有对手，却有结果“2”"}},
		{"no colour", three("2,,0", "1,先,2"), []string{"c.csv 第3行第3列: 没有写先后手"}},
		{"two colours", three("2后,先,0", "1,先,2"), []string{"c.csv 第3行第4列: 先后手写了两处，不一样"}},
		{"colour", three("2,左,0", "1,先,2"), []string{"c.csv 第3行第4列: 先后手看不懂：“左”"}},
		{"bye with opponent", three("2,后,轮空", ",,"), []string{"c.csv 第3行第3列: 有对手，又写着轮空"}},
		{"who", three("Dora,后,0", "Berta,先,2"), []string{"c.csv 第3行第3列: 看不懂：“Dora”"}},
		{"namesakes", "编号,姓名,第1轮,,\n,,对手,先后,得分\n1,甲,乙,先,2\n2,乙,甲,后,0\n3,乙,,,\n", []string{"c.csv 第3行第3列: 看不懂：“乙”"}},
		{"no name", "编号,姓名,第1轮\n1,甲,2先胜\n2,,1后负\n", []string{"c.csv 第3行第2列: 这一行有对局，没有姓名"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got := crossFaults(t, tc.text)
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}

// A game of an earlier round must have a result, one of the last may wait; a signature is nobody.
func TestCrosstableResults(t *testing.T) {
	faults := func(text string) []string { return crossFaults(t, text) }
	if diff := cmp.Diff([]string{"c.csv 第2行第3列: 1 号与 2 号第1轮的对局没有结果"}, faults("编号,姓名,第1轮,第2轮\n1,甲,2先,2后胜\n2,乙,1后,1先负\n")); diff != "" {
		t.Errorf("no result, -want +got\n%s", diff)
	}
	p := mustPlayed(t, "c.csv", "编号,姓名,第1轮,第2轮\n1,甲,2先胜,2后\n2,乙,1后负,1先\n,编排长 李四,,\n")
	var got []string
	for _, n := range p.Notices {
		got = append(got, n.Msg)
	}
	want := []string{"没有编号、名次和对局，不当作棋手的行：第4行“编排长 李四”", "文件里没有结果的对局，照样空着：第2轮 2-1"}
	if diff := cmp.Diff(want, got); diff != "" || len(p.Players) != 2 {
		t.Errorf("%d players, -want +got\n%s", len(p.Players), diff)
	}
}

// A half-point bye has no word in xiangqi: it is said, with the player.
func TestHalfPointBye(t *testing.T) {
	p := mustPlayed(t, "c.csv", strings.Replace(crossTables["chess-results, start numbers"], ";bye;", ";-½;", 1))
	if g, _ := p.Rounds[0].Find(4); g.Result != pairing.Absent {
		t.Errorf("the half-point bye is %s", g.Result)
	}
	if n := p.Notices[len(p.Notices)-1].Msg; !strings.Contains(n, "4号Carl, C（第1轮）") {
		t.Errorf("notice %q", n)
	}
}

// A starting rank list gives entries, names with a comma included; its footer is nobody.
func TestStartList(t *testing.T) {
	e, err := ReadEntries("list.csv", []byte(`Starting rank list of players,,,,,,,
No.,,Name,FideID,FED,Rtg,sex,Club/City
1,FM,"Zhang, San",8600001,CHN,2300,,Chengdu
2,,"Li, Si",8600002,CHN,2200,w,Chongqing
,,,,,,,
Chess-Tournament-Results-Server: Chess-Results,,,,,,,
`))
	if err != nil {
		t.Fatal(err)
	}
	var got []map[string]string
	for _, r := range e.Rows {
		got = append(got, r.Fields)
	}
	want := []map[string]string{{"姓名": "Zhang, San", "单位": "Chengdu"}, {"姓名": "Li, Si", "性别": "女", "单位": "Chongqing"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if len(e.Notices) != 1 || !strings.Contains(e.Notices[0].Msg, "FideID、FED、Rtg") {
		t.Errorf("notices %v", e.Notices)
	}
}
