package eligibility

import (
	"strings"
	"testing"

	"qisai/pairing"
)

// verdicts judges players under the categories and prints verdict and kinds for each.
func verdicts(tour *pairing.Tournament) string {
	Judge(tour, firstDay2025)
	var out []string
	for _, p := range tour.Players {
		out = append(out, strings.TrimSpace(p.Verdict.String()+" "+kindsOf(p)))
	}
	return strings.Join(out, "; ")
}

func group(change ...func(p *pairing.Player)) *pairing.Tournament {
	tour := &pairing.Tournament{Categories: regulation2025()}
	for i, f := range change {
		tour.Players = append(tour.Players, grown(i+1, f))
	}
	return tour
}

func same(p *pairing.Player) { p.ID = pairing.Secret(numberOf("510105", "19881231", 11)) }

func TestDuplicates(t *testing.T) {
	named := func(unit string, more func(p *pairing.Player)) func(p *pairing.Player) {
		return func(p *pairing.Player) {
			p.Name, p.Unit = "王 伟", unit
			if more != nil {
				more(p)
			}
		}
	}
	noPapers := func(p *pairing.Player) { p.ID, p.Sex = "", pairing.Male }
	passport := func(p *pairing.Player) {
		p.IDKind, p.ID, p.Sex, p.Birth = "护照", "e 1234567", pairing.Male, date("1990-01-01")
	}
	tests := []struct {
		name string
		tour *pairing.Tournament
		want string
	}{
		{"the earlier row stands", group(same, same, same), "通过; 不符 重复; 不符 重复"},
		{"15 digits and 18 are one number", group(same, func(p *pairing.Player) {
			n := numberOf("510105", "19881231", 11)
			p.ID = pairing.Secret(n[:6] + n[8:17])
		}), "通过; 不符 重复 15位"},
		{"a struck row does not stand", group(func(p *pairing.Player) { same(p); p.Override = pairing.Rejected }, same),
			"不符 裁定; 通过"},
		{"an unsound number twice", group(func(p *pairing.Player) { p.ID = "123" }, func(p *pairing.Player) { p.ID = " 1 2 3" }),
			"不符 位数; 不符 位数 重复"},
		{"damaged cells are not compared", group(
			func(p *pairing.Player) { p.ID, p.IDBroken = "510105198812310000", true },
			func(p *pairing.Player) { p.ID, p.IDBroken = "510105198812310000", true }), "不符 丢位; 不符 丢位"},
		{"passports", group(passport, passport), "通过; 不符 重复"},
		{"empty numbers are not the same", group(
			func(p *pairing.Player) { noPapers(p); p.Birth = date("1990-01-01") },
			func(p *pairing.Player) { noPapers(p); p.Birth = date("1990-01-01") }), "通过; 通过"},
		{"same name and birth date", group(named("甲", nil), named("乙", nil)), "通过 同名同生日; 通过 同名同生日"},
		{"same name, other birth date", group(named("甲", nil), named("甲", same)), "通过; 通过"},
		{"same name, other unit, birth unknown", group(named("甲", nil), named("乙", noPapers)), "通过; 待补 出生日期"},
		{"same name, same unit, birth unknown", group(named("甲", nil), named("甲", noPapers)),
			"通过 同名; 待补 出生日期 同名"},
		{"same number and name is one finding", group(named("甲", same), named("甲", same)), "通过; 不符 重复"},
	}
	for _, tt := range tests {
		if got := verdicts(tt.tour); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		checkPrivacy(t, tt.tour.Players)
	}
}
