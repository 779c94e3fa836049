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

// What a careful secretary makes of one entry under each regulation, written down from its text: birth dates on both
// sides of every boundary, titles, regions, applications, fees. 理由 lists the kinds of all findings.
func TestRegulations(t *testing.T) {
	events := map[string]struct {
		cats  []pairing.Category
		first string
	}{
		"2016": {regulation2016(), "2016-09-24"}, "什邡": {regulationShifang(), "2019-04-19"},
		"2019": {regulation2019(), "2019-11-21"}, "2025": {regulation2025(), "2025-11-20"},
	}
	for _, r := range readTSV(t, "testdata/regulations.tsv") {
		ev := events[r["规程"]]
		p := player(t, r)
		p.Name = "某某"
		if p.Category == "双人组" { // its rows tell of one of the two, the other being no matter
			p.Name = "某某/友人"
		}
		tour := &pairing.Tournament{Categories: ev.cats, Players: []*pairing.Player{p}}
		check := func(how string) {
			t.Helper()
			Judge(tour, date(ev.first))
			if got := kindsOf(p); p.Verdict.String() != r["期望"] || got != r["理由"] {
				t.Errorf("%v, %s: %s %q", r, how, p.Verdict, got)
			}
			checkPrivacy(t, tour.Players)
		}
		check("typed")
		if p.Birth.IsZero() {
			continue
		}
		// the same from the number, where sex and birth date are not typed
		serial := map[string]int{"男": 5, "女": 6}[r["性别"]]
		p.ID = pairing.Secret(numberOf("510105", strings.ReplaceAll(r["出生日期"], "-", ""), serial))
		p.Sex, p.Birth = pairing.SexUnknown, pairing.Date{}
		p.BirthRaw = ""
		check("from the number")
	}
}

func kindsOf(p *pairing.Player) string {
	var kinds []string
	for _, f := range p.Findings {
		kinds = append(kinds, f.Kind)
	}
	return strings.Join(kinds, " ")
}
