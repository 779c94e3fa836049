package eligibility

import (
	"testing"

	"qisai/pairing"
)

// TestSeats: 双人组 has two people an entry (kingship of 2019, 十（五）), every other category one.
func TestSeats(t *testing.T) {
	for _, c := range []struct {
		seats int
		name  string
		want  pairing.Verdict
	}{
		{2, "张三/李四", pairing.Accepted},
		{2, "张三", pairing.Incomplete},
		{1, "张三", pairing.Accepted},
		{1, "张三/李四", pairing.Incomplete},
		{0, "张三/李四", pairing.Accepted}, // not said
	} {
		p := &pairing.Player{Name: c.name, Category: "组"}
		tour := &pairing.Tournament{
			Categories: []pairing.Category{{Name: "组", Section: "组", Seats: c.seats}},
			Sections:   []*pairing.Section{{Name: "组", Players: []*pairing.Player{p}}},
			Players:    []*pairing.Player{p},
		}
		Judge(tour, pairing.Date{Year: 2019, Month: 11, Day: 21})
		if p.Verdict != c.want {
			t.Errorf("%d a seat, %s: %v %v, want %v", c.seats, c.name, p.Verdict, p.Findings, c.want)
		}
	}
}
