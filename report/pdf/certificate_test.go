package pdf

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strconv"
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/report"
	"qisai/report/pdf/pdftest"
	"qisai/templates"
)

// winners are names of 2 to 30 characters, of minorities, of pairs, with characters above U+FFFF.
func winners() []string {
	out := []string{
		"王五", "𬱖𫖯", "司马𬭎", "欧阳𫛭𬸚", "张三/李四", "买买提·艾力", "王𬍛/欧阳锋", "阿卜杜热合曼·买买提明",
		"迪丽热巴·迪力木拉提/古力娜扎·拜合提亚尔", "Alexander Christopher Montgomery", "李𠅤", "䶮龑昇喆堃赟",
	}
	for n := 2; n <= 30; n++ {
		out = append(out, string([]rune(strings.Repeat("孔孟荀墨申韩杨惠𬱖李老庄列鬼孙", 3))[:n]))
		out = append(out, string([]rune(strings.Repeat("买买提·艾力·阿卜杜热合曼·", 3))[:n-1])+"木")
	}
	return out
}

// honoured is an event in which everybody has won something; the kinds of lists take turns.
func honoured(names []string) report.Honours {
	t := &pairing.Tournament{
		Regulation: pairing.Regulation{Name: "2025年第十届全国象棋业余棋王赛四川赛区决赛暨第十八届象棋棋王赛"},
		Sections:   []*pairing.Section{pairing.NewSection("公开男子组")},
	}
	h := report.Honours{Tournament: t}
	for i, name := range names {
		list := &prize.List{Name: "精神文明奖", Kind: []prize.Kind{prize.Certificate, prize.Honour, prize.Picked, prize.Cash}[i%4]}
		h.Result.Awards = append(h.Result.Awards, prize.Award{
			List: list, Place: i + 1, Winner: prize.Winner{Name: name, Section: "公开男子组", Unit: "蓬溪县棋牌协会"},
			Certificate: "荣誉证书", Title: "棋王", Gross: pairing.Money(100*i + 1), Tax: 0, Net: pairing.Money(100*i + 1),
		})
	}
	return h
}

func settings(more ...report.CertificateText) report.CertificateSettings {
	var own []report.CertificateText
	for _, c := range templates.Certificates {
		own = append(own, report.CertificateText(c))
	}
	return report.CertificateSettings{
		Texts: more, Defaults: own, Issuer: "四川省棋类协会、蓬溪县人民政府、成都棋院（成都市智力运动中心）", Date: "二〇二五年十一月二十三日",
	}
}

// TestCertificates wants on each page the text that was put in, whole, in its area, no line on another.
func TestCertificates(t *testing.T) {
	long := strings.Repeat("在象棋比赛中表现突出，", 60)
	for name, set := range map[string]report.CertificateSettings{
		"own texts": settings(),
		"upright":   settings(report.CertificateText{Kind: "全部", Text: "{姓名}：\n荣获{组别}第{名次}名{奖项}{称号}\n>{日期}", Portrait: true}),
		"moved":     settings(report.CertificateText{Kind: "全部", Text: "#奖状\n{姓名}\n>{落款}\n>{日期}", Left: 60, Up: -60}),
		"long":      settings(report.CertificateText{Kind: "全部", Text: "# 证书\n{姓名} 同志：\n" + long + "{赛事名称}\n>{落款}\n>{日期}"}),
	} {
		t.Run(name, func(t *testing.T) {
			doc := report.CertificatesOf(honoured(winners()), set)
			l := layOut(t, doc)
			checkGeometry(t, l)
			data, warnings, err := setPDF(doc, Options{})
			if err != nil || len(warnings) > 0 {
				t.Fatal(err, warnings)
			}
			items := l.certificates().Items
			pages := pdftest.Read(t, data).Pages()
			if len(pages) != len(items) {
				t.Fatalf("%d pages for %d certificates", len(pages), len(items))
			}
			for i, item := range items {
				if got, want := bare(strings.Join(pages[i], "")), bare(textOf(item)); got != want {
					t.Errorf("page %d\n got %s\nwant %s", i+1, got, want)
				}
			}
		})
	}
}

// textOf is the text of a certificate as it is read from the page: title, body, foot.
func textOf(c report.Certificate) string {
	var parts [3]string
	for _, p := range c.Paragraphs {
		at := 1
		switch p.Place {
		case report.Title:
			at = 0
		case report.Foot:
			at = 2
		}
		parts[at] += p.Text()
	}
	return parts[0] + parts[1] + parts[2]
}

// TestShortNamesStayWhole wants a name of up to six characters on one line.
func TestShortNamesStayWhole(t *testing.T) {
	set := settings(report.CertificateText{Kind: "全部", Text: "兹证明在本次象棋比赛的全部九轮对局之中表现突出的棋手{姓名}荣获奖励"})
	names := []string{"张三", "欧阳𫛭𬸚", "买买提·艾力", "王麻子"}
	data, _, err := setPDF(report.CertificatesOf(honoured(names), set), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, page := range pdftest.Read(t, data).Pages() {
		if !strings.Contains(strings.Join(page, "\n"), names[i]) {
			t.Errorf("%s is broken: %q", names[i], page)
		}
	}
}

// picture makes a background.
func picture(w, h int) image.Image {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetNRGBA(x, y, color.NRGBA{uint8(x), uint8(y), 200, uint8(255 - (x+y)%7)})
		}
	}
	return m
}

// TestBackgrounds sets certificates over pictures of several kinds; each is in the file once.
func TestBackgrounds(t *testing.T) {
	var a, b, c bytes.Buffer
	_ = png.Encode(&a, picture(400, 280))
	_ = jpeg.Encode(&b, picture(400, 280), nil)
	_ = png.Encode(&c, image.NewGray16(image.Rect(0, 0, 30, 20)))
	set := settings(
		report.CertificateText{Kind: "证书", Text: "{姓名}", Background: "a.png"}, report.CertificateText{Kind: "称号", Text: "{姓名}", Background: "b.jpg"},
		report.CertificateText{Kind: "评选", Text: "{姓名}", Background: "c.png"},
	)
	set.Pictures = map[string][]byte{"a.png": a.Bytes(), "b.jpg": b.Bytes(), "c.png": c.Bytes()}
	data, _, err := setPDF(report.CertificatesOf(honoured(winners()), set), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(data, []byte("/Subtype /Image")); n != 3 {
		t.Errorf("%d pictures in the file, want 3", n)
	}
	set.Pictures["a.png"] = []byte("no picture")
	if _, _, err := setPDF(report.CertificatesOf(honoured(winners()), set), Options{}); err == nil {
		t.Error("no error for what is no picture")
	}
}

// moneyPapers are the papers of the cash table.
func moneyPapers(n int, rate int) map[string]report.Document {
	h := honoured(append(winners(), make([]string, n)...)[:n])
	h.Tax.Rate = rate
	for i := range h.Result.Awards {
		a := &h.Result.Awards[i]
		a.Gross = pairing.Money(1234567 * (i + 1))
		a.Tax = a.Gross * pairing.Money(rate) / 10000
		a.Net = a.Gross - a.Tax
		a.Item = []string{"", "奖杯"}[i%2]
	}
	return map[string]report.Document{"signoff": report.SignOff(h), "prizeslips": report.PrizeSlips(h), "awards": report.Awards(h)}
}

// TestMoneyPapers lays the papers of the cash table out.
func TestMoneyPapers(t *testing.T) {
	for _, n := range []int{0, 1, 2, 3, 13, 14, 15, 16, 29, 70} {
		for _, rate := range []int{0, 2000} {
			for name, doc := range moneyPapers(n, rate) {
				t.Run(fmt.Sprint(name, n, rate), func(t *testing.T) {
					l := layOut(t, doc)
					checkGeometry(t, l)
					if name == "signoff" {
						checkPageSums(t, l, n)
					}
				})
			}
		}
	}
}

// checkPageSums wants a sub-total on every page of a table, and the number of rows in it.
func checkPageSums(t *testing.T, l *layout, n int) {
	t.Helper()
	all := 0
	for i, p := range l.pages {
		rows, said := 0, 0
		for _, m := range p.marks {
			if m.kind == cellMark && m.col == 0 {
				rows++
			}
		}
		for _, label := range p.labels {
			if count, ok := strings.CutSuffix(label.text, " 笔"); ok {
				said, _ = strconv.Atoi(count)
			}
		}
		if rows != said {
			t.Errorf("page %d has %d rows and says %d", i+1, rows, said)
		}
		all += rows
	}
	if all != n {
		t.Errorf("%d rows, want %d", all, n)
	}
}

// benchmarkCertificates are 200 certificates with a background.
func benchmarkCertificates() report.Document {
	var jpg bytes.Buffer
	_ = jpeg.Encode(&jpg, picture(1754, 1240), nil)
	set := settings(report.CertificateText{Kind: "全部", Text: "# 荣　誉　证　书\n{姓名}：\n在{赛事名称}中，荣获{组别}{名次}。\n特发此证，以资鼓励。\n> {落款}\n> {日期}", Background: "a.jpg"})
	set.Pictures = map[string][]byte{"a.jpg": jpg.Bytes()}
	names := make([]string, 200)
	for i := range names {
		names[i] = string([]rune("王李张刘陈杨黄赵吴周")[i%10]) + string([]rune("建国志强秀英桂兰丽军")[i/10%10])
	}
	return report.CertificatesOf(honoured(names), set)
}
