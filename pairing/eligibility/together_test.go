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

func TestUnitLimits(t *testing.T) {
	of := func(unit string, marks ...string) func(p *pairing.Player) {
		return func(p *pairing.Player) { p.Category, p.Unit, p.Marks = "公开组", unit, marks }
	}
	old := func(p *pairing.Player) {
		of("甲")(p)
		p.ID = pairing.Secret(numberOf("510105", "19500505", 1))
	}
	struck := func(p *pairing.Player) { of("甲")(p); p.Override = pairing.Rejected }
	let := func(p *pairing.Player) { of("甲")(p); p.Override = pairing.Accepted }
	tests := []struct {
		name   string
		change []func(p *pairing.Player)
		want   string
	}{
		{"the fourth is too many", []func(p *pairing.Player){of("甲"), of("甲 "), of("甲"), of("甲"), of("乙")},
			"通过; 通过; 通过; 不符 限报; 通过"},
		{"two with a place in the first six", []func(p *pairing.Player){of("甲", "省前六"), of("甲", "省前六"), of("甲", "省前六"), of("甲")},
			"通过; 通过; 不符 限报; 通过"},
		{"no unit, no limit", []func(p *pairing.Player){of(""), of(""), of(""), of("")}, "通过; 通过; 通过; 通过"},
		{"who is refused does not count", []func(p *pairing.Player){old, struck, of("甲"), of("甲"), of("甲"), of("甲")},
			"不符 年龄; 不符 裁定; 通过; 通过; 通过; 不符 限报"},
		{"the arbiter strikes the fourth", []func(p *pairing.Player){of("甲"), of("甲"), of("甲"), struck}, "通过; 通过; 通过; 不符 裁定 限报"},
		{"the arbiter's fourth", []func(p *pairing.Player){of("甲"), of("甲"), of("甲"), let, of("甲")},
			"通过; 通过; 通过; 通过 裁定 限报; 不符 限报"},
	}
	for _, tt := range tests {
		tour := group(tt.change...)
		tour.Categories = regulation2016()
		if got := verdicts(tour); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestCapacity(t *testing.T) {
	on := func(paid, entered string) func(p *pairing.Player) {
		return func(p *pairing.Player) { p.PaidOn, p.Entered = date(paid), date(entered) }
	}
	unpaid := func(p *pairing.Player) { p.Paid = pairing.No }
	let := func(p *pairing.Player) { p.Override = pairing.Accepted }
	strike := func(p *pairing.Player) { p.Override = pairing.Rejected }
	paidNoProof := func(p *pairing.Player) { p.Origin = "湖北" }
	refused := func(p *pairing.Player) { p.ID = "1" }
	tests := []struct {
		name   string
		change []func(p *pairing.Player)
		whole  string
		want   string
	}{
		{"by 序号", []func(p *pairing.Player){nil, nil, nil, nil}, "", "通过; 通过; 候补 名额; 候补 名额"},
		{"by day of payment, then of entry", []func(p *pairing.Player){
			on("2025-11-03", ""), on("2025-11-02", "2025-10-02"), on("2025-11-02", "2025-10-01"), on("2025-11-01", "")}, "",
			"候补 名额; 候补 名额; 通过; 通过"},
		{"no day stands behind", []func(p *pairing.Player){nil, on("2025-11-03", ""), on("2025-11-04", "")}, "",
			"候补 名额; 通过; 通过"},
		{"unpaid and refused hold no place", []func(p *pairing.Player){unpaid, refused, nil, nil, nil}, "",
			"待补 缴费; 不符 位数; 通过; 通过; 候补 名额"},
		{"paid 待补 holds a place", []func(p *pairing.Player){paidNoProof, nil, nil}, "", "待补 地区证明; 通过; 候补 名额"},
		{"待补 beyond the capacity", []func(p *pairing.Player){nil, nil, paidNoProof}, "", "通过; 通过; 待补 地区证明 名额"},
		{"the arbiter's choice", []func(p *pairing.Player){nil, nil, func(p *pairing.Player) { p.Override = pairing.Accepted }, nil}, "",
			"通过; 通过; 通过 裁定 名额 超额; 候补 名额"},
		{"the arbiter's two beyond the places", []func(p *pairing.Player){nil, nil, let, let, nil}, "",
			"通过; 通过; 通过 裁定 名额 超额; 通过 裁定 名额 超额; 候补 名额"},
		{"the arbiter's choice has paid early", []func(p *pairing.Player){let, nil, nil}, "", "通过 裁定; 通过; 候补 名额"},
		{"the arbiter's choice has not paid", []func(p *pairing.Player){nil, nil, func(p *pairing.Player) { let(p); unpaid(p) }}, "",
			"通过; 通过; 通过 裁定 缴费 超额"},
		{"struck from the waiting list", []func(p *pairing.Player){nil, nil, strike, nil}, "", "通过; 通过; 不符 裁定 名额; 候补 名额"},
		{"struck from a place", []func(p *pairing.Player){strike, nil, nil, nil}, "", "不符 裁定; 通过; 通过; 候补 名额"},
		{"who has a number keeps his place", []func(p *pairing.Player){nil, nil, func(p *pairing.Player) { p.No = 1 }}, "",
			"通过; 候补 名额; 通过"},
		{"the event's own size", []func(p *pairing.Player){nil, func(p *pairing.Player) { woman(p); p.Category = "公开女子组" },
			func(p *pairing.Player) { woman(p); p.Category = "公开女子组" }}, "2人", "通过; 通过; 候补 名额"},
		{"a vague size is none", []func(p *pairing.Player){nil, nil}, "1人左右", "通过; 通过"},
	}
	for _, tt := range tests {
		tour := group(tt.change...)
		tour.Categories[0].Capacity = 2
		tour.Regulation.Items = []pairing.Item{{Name: "参赛规模", Value: tt.whole}}
		if got := verdicts(tour); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

// TestOverrideSaysTheCount: beside the arbiter's decision stands what the program would have said, with the count.
func TestOverrideSaysTheCount(t *testing.T) {
	let := func(p *pairing.Player) { p.Override = pairing.Accepted }
	strike := func(p *pairing.Player) { p.Override = pairing.Rejected }
	tour := group(nil, nil, let, let, strike, nil)
	tour.Categories[0].Capacity = 2
	Judge(tour, firstDay2025)
	want := []string{
		"", "",
		"裁判长裁定：通过（程序审核为候补）；公开男子组限2人，已额满，候补第1；超过名额：公开男子组限2人，裁定通过后共3人",
		"裁判长裁定：通过（程序审核为候补）；公开男子组限2人，已额满，候补第1；超过名额：公开男子组限2人，裁定通过后共4人",
		"裁判长裁定：不符（程序审核为候补）；公开男子组限2人，已额满，候补第1",
		"公开男子组限2人，已额满，候补第1",
	}
	for i, p := range tour.Players {
		var msgs []string
		for _, f := range p.Findings {
			msgs = append(msgs, f.Msg)
		}
		if got := strings.Join(msgs, "；"); got != want[i] {
			t.Errorf("%d: %s\nwant %s", i+1, got, want[i])
		}
	}
}
