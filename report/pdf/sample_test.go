package pdf

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qisai/report"
)

const (
	surnames = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文"
	given    = "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰飞凤云建国志宏文海燕春晓东红梅鑫宇浩然子轩梓涵欣怡一诺俊熙雨桐思远博文嘉怡佳琪昊天梦瑶若曦翀喆堃赟昇燚"
)

var units = []string{"北京威凯建设", "上海金外滩", "广东碧桂园", "杭州环境集团", "四川成都懿锦金弈", "河南楚河汉界天伦",
	"内蒙古自治区呼和浩特市新城区棋类运动协会", "深圳弈川象棋俱乐部", "江苏海特棋牌俱乐部", "厦门象屿", "黑龙江大庆油田", "新疆"}

func names(n int) []string {
	r := rand.New(rand.NewPCG(1, 2))
	s, g := []rune(surnames), []rune(given)
	out := []string{"王𬱖", "李𫖯", "张𬭎", "欧阳慕容", "阿卜杜热合曼·买买提明", "龑䶮"}
	for len(out) < n {
		name := string(s[r.IntN(len(s))]) + string(g[r.IntN(len(g))])
		if r.IntN(4) > 0 {
			name += string(g[r.IntN(len(g))])
		}
		out = append(out, name)
	}
	return out[:n]
}

func unit(i int) string { return units[i*7%len(units)] }

// boards is the list of pairings that hangs on the wall.
func boards(n int) report.Document {
	t := report.Table{Columns: []report.Column{
		{Header: "台号", Kind: report.Number}, {Header: "红方编号", Kind: report.Number}, {Header: "红方姓名", Name: true},
		{Header: "红方单位"}, {Header: "红方积分", Kind: report.Number}, {Header: "结果", Kind: report.Input, Align: report.Center, Width: 8},
		{Header: "黑方积分", Kind: report.Number}, {Header: "黑方姓名", Name: true}, {Header: "黑方单位"},
		{Header: "黑方编号", Kind: report.Number}, {Header: "身份证", Kind: report.Private}, {Header: "内部", Hidden: true},
	}, Notes: []string{"请各位棋手于开赛前十五分钟到场，迟到十五分钟判负。红方先行；结果由双方签字后交裁判长。"}}
	p := names(2 * n)
	for i := range n {
		a, b := 2*i, 2*i+1
		t.Rows = append(t.Rows, []report.Cell{report.N(i + 1), report.N(a + 1), report.T(p[a]), report.T(unit(a)), report.N(4 - i*4/n),
			{}, report.N(4 - i*4/n), report.T(p[b]), report.T(unit(b)), report.N(b + 1), report.T("110101199001011234"), report.T("藏")})
	}
	return report.Document{Kind: "对阵表", Event: "2026年“楚河汉界杯”全国象棋公开赛", Title: "公开男子组 第3轮",
		Info: []string{"时间：2026年5月2日 14:30", "地点：市体育馆二楼比赛大厅"}, Printed: "2026-05-02 13:05", Parts: []report.Part{{Table: t}}}
}

// byName is the list in which players find themselves.
func byName(n int) report.Document {
	d := boards(n)
	t := report.Table{Columns: []report.Column{{Header: "姓名", Name: true}, {Header: "单位"}, {Header: "编号", Kind: report.Number},
		{Header: "台号", Kind: report.Number}, {Header: "先后手", Align: report.Center}, {Header: "对手"}}}
	p := names(2 * n)
	for i := range p {
		t.Rows = append(t.Rows, []report.Cell{report.T(p[i]), report.T(unit(i)), report.N(i + 1), {Text: fmt.Sprint(i/2 + 1), Number: true, Bold: true},
			report.T([]string{"红", "黑"}[i%2]), report.T(p[i^1])})
	}
	d.Parts = []report.Part{{Heading: "按姓名查台号", Table: t, Streams: 2, FontSize: 10.5}}
	return d
}

// standings is a table with many columns.
func standings(n int) report.Document {
	t := report.Table{Columns: []report.Column{{Header: "名次", Kind: report.Number}, {Header: "编号", Kind: report.Number}, {Header: "姓名", Name: true},
		{Header: "单位"}, {Header: "组别"}}}
	for _, h := range []string{"积分", "对手分", "胜局", "犯规", "后走局数", "后走胜局", "直胜"} {
		t.Columns = append(t.Columns, report.Column{Header: h, Kind: report.Number})
	}
	for i, name := range names(n) {
		r := []report.Cell{{Text: fmt.Sprint(i + 1), Number: true, Bold: i < 8}, report.N(n - i), report.T(name), report.T(unit(i)), report.T("公开男子组")}
		for k := range 7 {
			r = append(r, report.Z((n-i)*(k+3)%40))
		}
		t.Rows = append(t.Rows, r)
	}
	t.Notes = []string{"名次依次按积分、对手分、胜局、犯规（少者列前）、后走局数、后走胜局、直胜区分；全部相同者抽签。"}
	d := boards(1)
	d.Kind, d.Title, d.Info = "名次表", "公开男子组 第7轮后", []string{"裁判长：王某某（国家级）"}
	d.Parts = []report.Part{{Table: t}}
	return d
}

// crosstable has more columns than a page likes.
func crosstable(n, rounds int) report.Document {
	t := report.Table{Columns: []report.Column{{Header: "编号", Kind: report.Number}, {Header: "姓名", Name: true}, {Header: "单位"}}}
	for i := range rounds {
		t.Columns = append(t.Columns, report.Column{Header: fmt.Sprintf("第%d轮", i+1), Align: report.Center})
	}
	t.Columns = append(t.Columns, report.Column{Header: "积分", Kind: report.Number}, report.Column{Header: "名次", Kind: report.Number})
	for i, name := range names(n) {
		r := []report.Cell{report.N(i + 1), report.T(name), report.T(unit(i))}
		for k := range rounds {
			r = append(r, report.T(fmt.Sprintf("%d红+", (i+k)%n+1)))
		}
		t.Rows = append(t.Rows, append(r, report.N(rounds), report.N(i+1)))
	}
	d := boards(1)
	d.Kind, d.Title, d.Landscape, d.Parts = "成绩总表", "公开男子组", true, []report.Part{{Table: t, FontSize: 10}}
	return d
}

// awards is many short tables with headings.
func awards(parts int) report.Document {
	d := boards(1)
	d.Kind, d.Title, d.Info, d.Parts = "获奖名单", "", nil, nil
	p := names(parts * 8)
	for i := range parts {
		t := report.Table{Columns: []report.Column{{Header: "名次", Kind: report.Number}, {Header: "姓名", Name: true}, {Header: "单位"}, {Header: "奖金（元）", Kind: report.Number, Align: report.Right}}}
		for k := range i % 9 {
			t.Rows = append(t.Rows, []report.Cell{report.N(k + 1), report.T(p[i*8+k%8]), report.T(unit(i + k)), report.N(8000 / (k + 1))})
		}
		d.Parts = append(d.Parts, report.Part{Heading: fmt.Sprintf("第%d组", i+1), Table: t})
	}
	return d
}

func samples() map[string]report.Document {
	odd := boards(3)
	odd.Parts[0].Table.Rows[0][2].Text = "棋👍手\ufe0f"
	odd.Parts[0].Table.Rows[1][2].Text = strings.Repeat("买买提·", 8)
	odd.Parts[0].Table.Rows[2][3].Text = strings.Repeat("中国象棋协会青少年训练基地", 6)
	empty := boards(1)
	empty.Parts[0].Table.Rows = nil
	return map[string]report.Document{
		"boards": boards(100), "boards2": boards(2), "byname": byName(100), "byname-short": byName(6), "standings": standings(60),
		"crosstable": crosstable(40, 11), "crosstable20": crosstable(30, 24), "awards": awards(14), "odd": odd, "empty": empty,
	}
}

// TestDump writes the samples into a folder to be looked at: QISAI_PDF_DIR=/tmp/pdf go test -run Dump ./report/pdf
func TestDump(t *testing.T) {
	dir := os.Getenv("QISAI_PDF_DIR")
	if dir == "" {
		t.Skip("no QISAI_PDF_DIR")
	}
	for name, d := range samples() {
		b, w, err := setPDF(d, Options{})
		if err != nil {
			t.Fatal(name, err)
		}
		t.Log(name, len(b), w)
		if err := os.WriteFile(filepath.Join(dir, name+".pdf"), b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
