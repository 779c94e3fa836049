package eligibility

import (
	"strings"
	"testing"

	"qisai/pairing"
)

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
