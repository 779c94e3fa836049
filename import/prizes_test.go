package importer

import (
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// prizeBook is the sample with prizes: merged names, notes below, numbers and words.
func prizeBook() bookRows {
	b := sample()
	b["规程"] = append(b["规程"], []any{"奖金总额", "2,000元"}, []any{"税率", 0.2}, []any{"起征额", "1万"}, []any{"证书日期", "2025年11月23日"})
	b["奖项"] = sheetRows{
		{"奖项", "类别", "比赛组", "条件", "名额", "小计", "减一", "兼得", "名单", "依据"},
		{"公开组奖金", nil, "公开组", nil, 8, 2000, "是", nil, nil, "五"},
		{"女子证书", "证书", "公开 组", "组别=女子组", nil, nil, nil, "不兼得"},
		{"晋级", "晋级", "公开组", nil, 2, nil, nil, nil, "放弃:3、李四"},
		{"合计", nil, nil, nil, nil, 2000},
	}
	b["奖励"] = sheetRows{
		{"奖项", "名次", "奖金", "证书", "奖品", "称号", "依据"},
		{"公开组奖金", 1, 800, "是", "奖杯"},
		{nil, "第2、4名", "各300元", "否"},
		{nil, "5～8", 150},
		{"女子证书", "前三名", nil, "荣誉证书"},
		{"注：以上为税前"},
	}
	return b
}

func TestPrizes(t *testing.T) {
	bk, tour, problems := read(t, prizeBook().file(t, func(f *excelize.File) { _ = f.MergeCell("奖励", "A2", "A4") }))
	if problems.HasFaults() {
		t.Fatal(listing(problems))
	}
	p, problems := bk.Prizes(tour)
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	if len(p.Lists) != 3 || p.Declared != 2000_00 || p.Tax != (prize.Tax{Rate: 2000, Threshold: 10000_00}) {
		t.Errorf("%+v", p)
	}
	if l := p.Lists[0]; l.MinusOne != 8 || l.Quota != 8 || l.Subtotal != 2000_00 || l.Clause != "五" {
		t.Errorf("%+v", l)
	}
	if l := p.Lists[1]; l.Kind != prize.Certificate || l.Section != "公开组" || l.Sharing != prize.NotBoth || len(l.Filter.Conditions) != 1 {
		t.Errorf("%+v", l)
	}
	if l := p.Lists[2]; l.Kind != prize.Qualifying || len(l.Named) != 2 || !l.Named[1].Declined {
		t.Errorf("%+v", l)
	}
	if len(p.Bands) != 5 {
		t.Fatalf("%d bands", len(p.Bands))
	}
	if b := p.Bands[0]; b.Each != 800_00 || b.Certificate != "证书" || b.Item != "奖杯" {
		t.Errorf("%+v", b)
	}
	if b := p.Bands[2]; b.List != "公开组奖金" || b.From != 4 || b.Each != 300_00 || b.Certificate != "" {
		t.Errorf("%+v", b)
	}
	checkPrizePlaces(t, p)
}

// checkPrizePlaces wants the cells of what package prize finds: place 3 has no money.
func checkPrizePlaces(t *testing.T, p *Prizes) {
	t.Helper()
	found := prize.Check(p.Lists, p.Bands, 1900_00)
	var places []string
	for _, q := range found {
		places = append(places, p.Problem(q).Place())
	}
	if len(places) != 2 || places[0] != "奖项!A2" || places[1] != "规程!B7" {
		t.Errorf("places %q of %+v", places, found)
	}
	women := p.Only(func(l prize.List) bool { return l.Kind == prize.Certificate })
	if len(women.Lists) != 1 || len(women.Bands) != 1 || women.Problem(prize.Problem{List: 0, Band: -1, Column: "条件"}).Cell != "D3" ||
		women.Problem(prize.Problem{List: -1, Band: 0, Column: "名次"}).Cell != "B5" {
		t.Errorf("%+v", women)
	}
}

func TestCertificateDate(t *testing.T) {
	bk, _, _ := read(t, prizeBook().file(t, nil))
	if d, text := bk.CertificateDate(); d != (pairing.Date{Year: 2025, Month: 11, Day: 23}) || text != "" {
		t.Errorf("%v %q", d, text)
	}
	b := prizeBook()
	b["规程"][len(b["规程"])-1][1] = "二〇二五年秋"
	bk, _, _ = read(t, b.file(t, nil))
	if d, text := bk.CertificateDate(); !d.IsZero() || text != "二〇二五年秋" {
		t.Errorf("%v %q", d, text)
	}
}
