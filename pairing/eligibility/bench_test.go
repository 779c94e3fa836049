package eligibility

import (
	"testing"

	"qisai/pairing"
)

func BenchmarkJudge(b *testing.B) {
	tour := &pairing.Tournament{Categories: regulation2025()}
	for i := range 2000 {
		tour.Players = append(tour.Players, grown(i+1, func(p *pairing.Player) {
			p.ID, p.Name, p.Origin = pairing.Secret(numberOf("510105", "19900505", 1+i%900)), "王伟", "四川省遂宁市蓬溪县"
		}))
	}
	for b.Loop() {
		Judge(tour, firstDay2025)
	}
}
