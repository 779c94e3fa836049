package eligibility

import (
	"fmt"
	"strings"
	"testing"

	"qisai/pairing"
)

// grown is a man born in 1990 who fits 公开男子组 of 2025 in everything; change makes a case of him.
func grown(serial int, change func(p *pairing.Player)) *pairing.Player {
	p := &pairing.Player{Entry: serial, Name: fmt.Sprintf("棋手%d", serial), Category: "公开男子组", Origin: "四川", Paid: pairing.Yes,
		ID: pairing.Secret(numberOf("510105", "19900505", serial*2-1))}
	if change != nil {
		change(p)
	}
	return p
}

func woman(p *pairing.Player) {
	p.ID = pairing.Secret(numberOf("510105", "19900505", p.Entry*2))
}

// One player under the 2025 regulation: verdict and kinds of all findings.
func TestSingle(t *testing.T) {
	tests := []struct {
		name   string
		change func(p *pairing.Player)
		want   string
	}{
		{"nothing wrong", nil, "通过"},
		{"unpaid", func(p *pairing.Player) { p.Paid = pairing.Unsaid }, "待补 缴费"},
		{"said to be unpaid", func(p *pairing.Player) { p.Paid = pairing.No }, "待补 缴费"},
		{"a day of payment is payment", func(p *pairing.Player) { p.Paid, p.PaidOn = pairing.Unsaid, date("2025-11-01") }, "通过"},
		{"all findings are kept", func(p *pairing.Player) {
			p.ID, p.Origin, p.Paid, p.Title, p.Active = pairing.Secret(numberOf("510105", "19500505", 1)), "湖北", pairing.No, "大师", pairing.Yes
		}, "不符 年龄 称号 地区证明 缴费 健康证明"},
		{"unknown category", func(p *pairing.Player) { p.Category = "壮年组" }, "不符 组别"},
		{"master, 在役 empty", func(p *pairing.Player) { p.Title = "大师" }, "待补 称号"},
		{"master by another name", func(p *pairing.Player) { p.Title, p.Active = "象棋国家大师", pairing.Yes }, "不符 称号"},
		{"运动健将", func(p *pairing.Player) { p.Title, p.Active = "国家级运动健将", pairing.Yes }, "不符 称号"},
		{"grandmaster", func(p *pairing.Player) { p.Title, p.Active = "象棋特级大师", pairing.Yes }, "不符 称号"},
		{"two titles, the higher counts", func(p *pairing.Player) { p.Title, p.Active = "一级棋士、大师", pairing.Yes }, "不符 称号"},
		{"retired in the title", func(p *pairing.Player) { p.Title = "退役大师" }, "通过"},
		{"active in the title", func(p *pairing.Player) { p.Title = "现役大师" }, "不符 称号"},
		{"棋协大师 is no 大师", func(p *pairing.Player) { p.Title, p.Active = "棋协大师", pairing.Yes }, "通过"},
		{"no title", func(p *pairing.Player) { p.Title = "无" }, "通过"},
		{"unknown title", func(p *pairing.Player) { p.Title = "棋圣" }, "通过 称号"},
		{"woman master in the men's category", func(p *pairing.Player) { woman(p); p.Applied, p.Title, p.Active = true, "大师", pairing.Yes }, "通过 申请"},
		{"other region", func(p *pairing.Player) { p.Origin = "湖北" }, "待补 地区证明"},
		{"other region with proof", func(p *pairing.Player) { p.Origin, p.Proof = "湖北", "社保" }, "通过"},
		{"proof 无 is none", func(p *pairing.Player) { p.Origin, p.Proof = "湖北", "无" }, "待补 地区证明"},
		{"unknown place", func(p *pairing.Player) { p.Origin = "老家" }, "待补 地区证明"},
		{"place inside the region", func(p *pairing.Player) { p.Origin = "什邡" }, "通过"},
		{"damaged cell", func(p *pairing.Player) { p.ID, p.IDBroken = "510105199005050000", true }, "不符 丢位"},
		{"damaged cell says nothing of sex", func(p *pairing.Player) { p.ID, p.IDBroken, p.Sex = "510105199005050000", true, pairing.Female }, "不符 丢位 性别"},
		{"damaged, shown as it was", func(p *pairing.Player) { p.ID = "5.10105E+17" }, "不符 丢位"},
		{"zeros at the end", func(p *pairing.Player) { p.ID = "510105199005050000" }, "不符 校验码"},
		{"unknown province", func(p *pairing.Player) { p.ID = pairing.Secret(numberOf("990105", "19900505", 1)) }, "通过 地区码"},
		{"typed sex agrees", func(p *pairing.Player) { p.Sex = pairing.Male }, "通过"},
		{"typed sex differs", func(p *pairing.Player) { p.Sex = pairing.Female }, "不符 性别不一致"},
		{"typed month agrees", func(p *pairing.Player) { p.BirthRaw = "1990年5月" }, "通过"},
		{"typed month differs", func(p *pairing.Player) { p.BirthRaw = "1990年6月" }, "不符 出生日期不一致"},
		{"typed year differs", func(p *pairing.Player) { p.BirthRaw = "1991" }, "不符 出生日期不一致"},
		{"no papers", func(p *pairing.Player) { p.ID = "" }, "待补 性别 出生日期"},
		{"no papers, all typed", func(p *pairing.Player) { p.ID, p.Sex, p.Birth = "", pairing.Male, date("1990-05-05") }, "通过"},
		{"a month inside the interval is no day", func(p *pairing.Player) { p.ID, p.Sex, p.BirthRaw = "", pairing.Male, "2008年12月" }, "待补 出生日期"},
		{"a year outside", func(p *pairing.Player) { p.ID, p.Sex, p.BirthRaw = "", pairing.Male, "1964" }, "不符 年龄"},
		{"no such day", func(p *pairing.Player) { p.ID, p.Sex, p.BirthRaw = "", pairing.Male, "1990-02-30" }, "不符 日期"},
		{"no such day beside a number", func(p *pairing.Player) { p.BirthRaw = "19900231" }, "不符 日期"},
		{"unreadable date", func(p *pairing.Player) { p.ID, p.Sex, p.BirthRaw = "", pairing.Male, "属马" }, "待补 出生日期"},
		{"typed date in the future", func(p *pairing.Player) { p.ID, p.Sex, p.Birth = "", pairing.Male, date("2025-11-21") }, "不符 日期 年龄"},
		{"passport, nothing typed", func(p *pairing.Player) { p.IDKind, p.ID = "护照", "E12345678" }, "待补 性别 出生日期"},
		{"passport", func(p *pairing.Player) {
			p.IDKind, p.ID, p.Sex, p.Birth = "护照", "E12345678", pairing.Male, date("1990-05-05")
		}, "通过"},
		{"回乡证", func(p *pairing.Player) {
			p.IDKind, p.ID, p.Sex, p.Birth = "港澳居民来往内地通行证", "H1234567890", pairing.Male, date("1990-05-05")
		}, "通过"},
		{"woman master by application, birth date missing", func(p *pairing.Player) {
			p.IDKind, p.ID, p.Sex, p.Applied, p.Title, p.Active = "护照", "E1", pairing.Female, true, "大师", pairing.Yes
		}, "待补 出生日期"},
		{"passport number under 身份证", func(p *pairing.Player) { p.ID = "E12345678" }, "不符 位数"},
		{"late entry", func(p *pairing.Player) { p.Entered = date("2025-11-15") }, "通过 截止"},
		{"on the last day", func(p *pairing.Player) { p.Entered, p.PaidOn = date("2025-11-14"), date("2025-11-14") }, "通过"},
		{"paid too late", func(p *pairing.Player) { p.PaidOn = date("2025-11-15") }, "通过 截止"},
		{"override", func(p *pairing.Player) { p.Paid, p.Override = pairing.No, pairing.Accepted }, "通过 裁定 缴费"},
		{"override the other way", func(p *pairing.Player) { p.Override = pairing.Rejected }, "不符 裁定"},
		{"has a number already", func(p *pairing.Player) { p.No, p.Paid = 7, pairing.No }, "待补 缴费 已编号"},
	}
	for i, tt := range tests {
		p := grown(i+1, tt.change)
		tour := &pairing.Tournament{Categories: regulation2025(), Players: []*pairing.Player{p}}
		tour.Regulation.EntryClose = date("2025-11-14")
		Judge(tour, firstDay2025)
		if got := strings.TrimSpace(p.Verdict.String() + " " + kindsOf(p)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		checkPrivacy(t, tour.Players)
		before := fmt.Sprint(p.Findings)
		if Judge(tour, firstDay2025); fmt.Sprint(p.Findings) != before {
			t.Errorf("%s: judged twice: %v", tt.name, p.Findings)
		}
	}
}

// Where 地区证明=否 who is from outside is refused; whom nobody can place is asked.
func TestRegionWithoutProof(t *testing.T) {
	for origin, want := range map[string]string{"成都": "通过", "湖北": "不符 地区", "": "待补 地区证明", "老家": "待补 地区证明"} {
		p := grown(1, func(p *pairing.Player) { p.Origin = origin })
		tour := &pairing.Tournament{Categories: regulation2025(), Players: []*pairing.Player{p}}
		tour.Categories[0].ProofNeeded = pairing.No
		Judge(tour, firstDay2025)
		if got := strings.TrimSpace(p.Verdict.String() + " " + kindsOf(p)); got != want {
			t.Errorf("%q: %s, want %s", origin, got, want)
		}
	}
}

// 大师 and 运动健将 bar whether active or not, women too, where the regulation says so (2016, 2019).
func TestTitlesBarredForAll(t *testing.T) {
	for _, cats := range [][]pairing.Category{regulation2016(), regulation2019()} {
		for title, want := range map[string]pairing.Verdict{
			"大师": pairing.Rejected, "国家大师": pairing.Rejected, "运动健将": pairing.Rejected, "特级大师": pairing.Rejected,
			"退役大师": pairing.Rejected, "棋协大师": pairing.Accepted, "一级棋士": pairing.Accepted, "": pairing.Accepted,
		} {
			for _, female := range []bool{false, true} {
				p := grown(1, func(p *pairing.Player) { p.Title, p.Active, p.Category = title, pairing.No, cats[0].Name })
				if female {
					woman(p)
				}
				if female && cats[0].Sex == pairing.Male {
					p.Category = "公开女子组"
				}
				Judge(&pairing.Tournament{Categories: cats, Players: []*pairing.Player{p}}, date("2019-11-21"))
				if p.Verdict != want {
					t.Errorf("%s %s: %s, want %s: %v", p.Category, title, p.Verdict, want, p.Findings)
				}
			}
		}
	}
}

// A woman in a men's category is judged by her own category's titles: barred there, barred here.
func TestWomanBarredByHerOwnCategory(t *testing.T) {
	cats := regulation2025()
	cats[1].BarredTitles = []string{"特级大师"}
	for title, want := range map[string]pairing.Verdict{"大师": pairing.Accepted, "特级大师": pairing.Rejected} {
		p := grown(1, func(p *pairing.Player) { woman(p); p.Applied, p.Title, p.Active = true, title, pairing.Yes })
		Judge(&pairing.Tournament{Categories: cats, Players: []*pairing.Player{p}}, firstDay2025)
		if p.Verdict != want {
			t.Errorf("%s: %s, want %s: %v", title, p.Verdict, want, p.Findings)
		}
	}
}

func TestOwnOrderOfTitles(t *testing.T) {
	tour := &pairing.Tournament{Titles: []string{"特级大师", "运动健将", "棋王", "棋协大师"}}
	for title, want := range map[string]int{"大师": 1, "象棋大师": 1, "棋王": 2, "国际级运动健将": 0, "一级棋士": -1, "": -1} {
		got, ok := TitleLevel(tour, title)
		if !ok {
			got = -1
		}
		if got != want {
			t.Errorf("%s: level %d, want %d", title, got, want)
		}
	}
}

// Without the first day nothing is said about ages or the future.
func TestNoFirstDay(t *testing.T) {
	p := grown(1, func(p *pairing.Player) { p.ID = pairing.Secret(numberOf("510105", "19650101", 1)) })
	Judge(&pairing.Tournament{Categories: regulation2025(), Players: []*pairing.Player{p}}, pairing.Date{})
	if p.Verdict != pairing.Accepted || len(p.Findings) != 0 {
		t.Errorf("%s %v", p.Verdict, p.Findings)
	}
}

// Both numbers of a pair are judged.
func TestPair(t *testing.T) {
	good, other := numberOf("510105", "19900505", 1), numberOf("510105", "20080505", 2)
	for ids, want := range map[string]string{
		good + "/" + other:              "通过 监护人",
		good + "/" + other[:17] + "?":   "不符 校验码",
		good + "/" + good:               "通过",
		other[:9] + "/" + good[:9]:      "不符 位数 位数",
		good[:17] + "?" + "／" + "5E+17": "不符 校验码 丢位",
	} {
		p := grown(1, func(p *pairing.Player) { p.Name, p.Category, p.ID = "棋手/友人", "双人组", pairing.Secret(ids) })
		tour := &pairing.Tournament{Categories: regulation2019(), Players: []*pairing.Player{p}}
		Judge(tour, date("2019-11-21"))
		if got := strings.TrimSpace(p.Verdict.String() + " " + kindsOf(p)); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// Women take part by application even where no category is made for women alone; men never in a women's category,
// whatever 接受申请 says.
func TestApplicationsOfOddCategories(t *testing.T) {
	men, women := regulation2025()[0], regulation2025()[1]
	women.AcceptWomen = true
	apply := func(p *pairing.Player) { p.Applied = true }
	tests := []struct {
		cats   []pairing.Category
		change func(p *pairing.Player)
		want   string
	}{
		{[]pairing.Category{men}, func(p *pairing.Player) { woman(p); apply(p) }, "通过 申请"},
		{[]pairing.Category{men}, woman, "不符 性别"},
		{[]pairing.Category{men, women}, func(p *pairing.Player) { p.Category = women.Name; apply(p) }, "不符 性别"},
	}
	for i, tt := range tests {
		p := grown(i+1, tt.change)
		if got := verdicts(&pairing.Tournament{Categories: tt.cats, Players: []*pairing.Player{p}}); got != tt.want {
			t.Errorf("%d: %s, want %s", i, got, tt.want)
		}
	}
}
