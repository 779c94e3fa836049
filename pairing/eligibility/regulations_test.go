package eligibility

import (
	"strings"
	"testing"

	"qisai/pairing"
)

// category makes one from words; open ends are "".
func category(name, sex, from, to string) pairing.Category {
	return pairing.Category{Name: name, Sex: sexOf(sex), BornFrom: date(from), BornTo: date(to), Clause: name}
}

// regulation2019 is 2019-sichuan-kingship 九（一）, 十: every category for 川籍 or with proof, nobody from 大师 up.
func regulation2019() []pairing.Category {
	cats := []pairing.Category{
		category("公开男子组", "男", "1959-01-01", "2002-12-31"), category("公开女子组", "女", "1959-01-01", "2002-12-31"),
		category("老年男子组", "男", "", "1958-12-31"), category("老年女子组", "女", "", "1958-12-31"),
		category("少年男子组", "男", "2003-01-01", "2007-12-31"), category("少年女子组", "女", "2003-01-01", "2007-12-31"),
		category("儿童男子组", "男", "2008-01-01", ""), category("儿童女子组", "女", "2008-01-01", ""),
		{Name: "双人组", Seats: 2},
	}
	for i := range cats {
		c := &cats[i]
		c.Regions, c.ProofNeeded, c.BarredTitles = []string{"四川"}, pairing.Yes, []string{"大师"}
		c.Notices = []pairing.AgeNotice{{From: 70, Text: "家属陪同"}, {Below: 18, Text: "监护人"}}
	}
	return cats
}

// regulation2016 is 2016-enterprise 四: one category, nobody from 大师 up, three of a unit, two of them 省前六.
func regulation2016() []pairing.Category {
	c := category("公开组", "", "1956-01-01", "1999-12-31")
	c.BarredTitles, c.PerUnit, c.PerUnitMarks = []string{"运动健将"}, 3, []pairing.UnitLimit{{Mark: "省前六", Max: 2}}
	return []pairing.Category{c}
}

// regulationShifang is 2019-qishan-cup 四, 五: everybody, 160, paid.
func regulationShifang() []pairing.Category {
	return []pairing.Category{{Name: "公开组", Capacity: 160, FeeRequired: true,
		Notices: []pairing.AgeNotice{{Below: 18, Text: "监护人"}}}}
}

// Born on which day, entered where: inclusive intervals and ages on the first day, from the texts.
func TestBoundaries(t *testing.T) {
	events := map[string]struct {
		cats  []pairing.Category
		first string
	}{
		"2016": {regulation2016(), "2016-09-24"}, "什邡": {regulationShifang(), "2019-04-19"},
		"2019": {regulation2019(), "2019-11-21"}, "2025": {regulation2025(), "2025-11-20"},
	}
	// event, category, sex, born, applied, verdict, kinds of all findings
	for _, line := range strings.Split(strings.TrimSpace(boundaries), "\n") {
		f := strings.Split(line, "|")
		for i := range f {
			f[i] = strings.TrimSpace(f[i])
		}
		ev := events[f[0]]
		tour := &pairing.Tournament{Categories: ev.cats}
		serial := map[string]int{"男": 5, "女": 6}[f[2]]
		p := &pairing.Player{Name: "某某", Category: f[1], Origin: "四川", Paid: pairing.Yes, Applied: f[4] == "申请",
			ID: pairing.Secret(numberOf("510105", strings.ReplaceAll(f[3], "-", ""), serial))}
		tour.Players = []*pairing.Player{p}
		Judge(tour, date(ev.first))
		if got := kindsOf(p); p.Verdict.String() != f[5] || got != f[6] {
			t.Errorf("%s: %s %q", line, p.Verdict, got)
		}
		// the same, typed instead of from the number
		p.ID, p.Sex, p.Birth = "", sexOf(f[2]), date(f[3])
		Judge(tour, date(ev.first))
		if got := kindsOf(p); p.Verdict.String() != f[5] || got != f[6] {
			t.Errorf("%s, typed: %s %q", line, p.Verdict, got)
		}
	}
}

func kindsOf(p *pairing.Player) string {
	var kinds []string
	for _, f := range p.Findings {
		kinds = append(kinds, f.Kind)
	}
	return strings.Join(kinds, " ")
}

const boundaries = `
2016 | 公开组     | 男 | 1955-12-31 |      | 不符 | 年龄
2016 | 公开组     | 男 | 1956-01-01 |      | 通过 |
2016 | 公开组     | 男 | 1999-12-31 |      | 通过 |
2016 | 公开组     | 男 | 2000-01-01 |      | 不符 | 年龄
2016 | 公开组     | 女 | 1956-01-01 |      | 通过 |
2016 | 公开组     | 女 | 1999-12-31 |      | 通过 |
2016 | 公开组     | 女 | 2000-01-01 | 申请 | 不符 | 年龄
什邡 | 公开组     | 男 | 1930-01-01 |      | 通过 |
什邡 | 公开组     | 女 | 2001-04-19 |      | 通过 |
什邡 | 公开组     | 男 | 2001-04-20 |      | 通过 | 监护人
什邡 | 公开组     | 男 | 2010-06-01 |      | 通过 | 监护人
什邡 | 公开组     | 男 | 2019-04-19 |      | 通过 | 监护人
2019 | 公开男子组 | 男 | 1958-12-31 |      | 不符 | 年龄
2019 | 公开男子组 | 男 | 1959-01-01 |      | 通过 |
2019 | 公开男子组 | 男 | 2001-11-21 |      | 通过 |
2019 | 公开男子组 | 男 | 2001-11-22 |      | 通过 | 监护人
2019 | 公开男子组 | 男 | 2002-12-31 |      | 通过 | 监护人
2019 | 公开男子组 | 男 | 2003-01-01 |      | 不符 | 年龄 监护人
2019 | 公开男子组 | 女 | 1980-01-01 |      | 不符 | 性别
2019 | 公开男子组 | 女 | 1980-01-01 | 申请 | 不符 | 性别
2019 | 公开女子组 | 女 | 1958-12-31 |      | 不符 | 年龄
2019 | 公开女子组 | 女 | 1959-01-01 |      | 通过 |
2019 | 公开女子组 | 女 | 2002-12-31 |      | 通过 | 监护人
2019 | 公开女子组 | 女 | 2003-01-01 | 申请 | 不符 | 年龄 监护人
2019 | 公开女子组 | 男 | 1980-01-01 |      | 不符 | 性别
2019 | 老年男子组 | 男 | 1958-12-31 |      | 通过 |
2019 | 老年男子组 | 男 | 1959-01-01 |      | 不符 | 年龄
2019 | 老年男子组 | 男 | 1949-11-22 |      | 通过 |
2019 | 老年男子组 | 男 | 1949-11-21 |      | 通过 | 家属陪同
2019 | 老年男子组 | 男 | 1930-02-28 |      | 通过 | 家属陪同
2019 | 老年女子组 | 女 | 1958-12-31 |      | 通过 |
2019 | 老年女子组 | 女 | 1959-01-01 |      | 不符 | 年龄
2019 | 老年女子组 | 男 | 1950-01-01 |      | 不符 | 性别
2019 | 少年男子组 | 男 | 2002-12-31 |      | 不符 | 年龄 监护人
2019 | 少年男子组 | 男 | 2003-01-01 |      | 通过 | 监护人
2019 | 少年男子组 | 男 | 2007-12-31 |      | 通过 | 监护人
2019 | 少年男子组 | 男 | 2008-01-01 |      | 不符 | 年龄 监护人
2019 | 少年女子组 | 女 | 2003-01-01 |      | 通过 | 监护人
2019 | 少年女子组 | 女 | 2007-12-31 |      | 通过 | 监护人
2019 | 儿童男子组 | 男 | 2007-12-31 |      | 不符 | 年龄 监护人
2019 | 儿童男子组 | 男 | 2008-01-01 |      | 通过 | 监护人
2019 | 儿童男子组 | 男 | 2015-05-05 |      | 通过 | 监护人
2019 | 儿童女子组 | 女 | 2008-01-01 |      | 通过 | 监护人
2019 | 儿童女子组 | 女 | 2007-12-31 | 申请 | 不符 | 年龄 监护人
2019 | 双人组     | 女 | 1990-01-01 |      | 通过 |
2025 | 公开男子组 | 男 | 1964-12-31 |      | 不符 | 年龄 健康证明
2025 | 公开男子组 | 男 | 1965-01-01 |      | 通过 | 健康证明
2025 | 公开男子组 | 男 | 1965-11-20 |      | 通过 | 健康证明
2025 | 公开男子组 | 男 | 1965-11-21 |      | 通过 |
2025 | 公开男子组 | 男 | 2008-12-31 |      | 通过 |
2025 | 公开男子组 | 男 | 2009-01-01 |      | 不符 | 年龄
2025 | 公开男子组 | 男 | 2009-01-01 | 申请 | 通过 | 申请
2025 | 公开男子组 | 男 | 2016-12-31 | 申请 | 通过 | 申请
2025 | 公开男子组 | 男 | 2017-01-01 | 申请 | 不符 | 年龄
2025 | 公开男子组 | 男 | 1964-12-31 | 申请 | 不符 | 年龄 健康证明
2025 | 公开男子组 | 女 | 1990-05-05 |      | 不符 | 性别
2025 | 公开男子组 | 女 | 1990-05-05 | 申请 | 通过 | 申请
2025 | 公开男子组 | 女 | 1964-12-31 | 申请 | 不符 | 年龄 健康证明
2025 | 公开男子组 | 女 | 2012-05-05 | 申请 | 通过 | 申请 申请
2025 | 公开男子组 | 女 | 2012-05-05 |      | 不符 | 性别 年龄
2025 | 公开男子组 | 女 | 2017-01-01 | 申请 | 不符 | 年龄
2025 | 公开女子组 | 女 | 1964-12-31 |      | 不符 | 年龄 健康证明
2025 | 公开女子组 | 女 | 1965-01-01 |      | 通过 | 健康证明
2025 | 公开女子组 | 女 | 2008-12-31 |      | 通过 |
2025 | 公开女子组 | 女 | 2009-01-01 | 申请 | 通过 | 申请
2025 | 公开女子组 | 男 | 1990-05-05 | 申请 | 不符 | 性别
2025 | 少年男子组 | 男 | 2008-12-31 |      | 不符 | 年龄
2025 | 少年男子组 | 男 | 2008-12-31 | 申请 | 不符 | 年龄
2025 | 少年男子组 | 男 | 2009-01-01 |      | 通过 |
2025 | 少年男子组 | 男 | 2016-12-31 |      | 通过 |
2025 | 少年男子组 | 男 | 2017-01-01 |      | 不符 | 年龄
2025 | 少年男子组 | 女 | 2012-05-05 | 申请 | 不符 | 性别
2025 | 少年女子组 | 女 | 2009-01-01 |      | 通过 |
2025 | 少年女子组 | 女 | 2016-12-31 |      | 通过 |
2025 | 少年女子组 | 女 | 2008-12-31 |      | 不符 | 年龄
2025 | 少年女子组 | 男 | 2012-05-05 |      | 不符 | 性别
`
