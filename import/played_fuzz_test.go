package importer

import (
	"testing"

	"qisai/pairing"
)

// FuzzPlayed: whatever a file holds, a played event read without a fault has every player at most once a round, each with a
// number and a name, and nobody in it who is not on the list.
func FuzzPlayed(f *testing.F) {
	for _, text := range crossTables {
		f.Add([]byte(text))
	}
	f.Add([]byte(trfText))
	f.Add([]byte("编号,姓名,第1轮,,总分\n,,对手,得分,\n1,甲,2先,2,2\n2,乙,1后,0,0\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, problems, err := ReadPlayed("a.csv", data)
		if err != nil || problems.HasFaults() {
			return
		}
		known := map[pairing.StartNo]bool{0: true}
		for _, x := range p.Players {
			if x.No <= 0 || known[x.No] || x.Fields["姓名"] == "" {
				t.Errorf("player %+v", x)
			}
			known[x.No] = true
		}
		for _, r := range p.Rounds {
			seen := map[pairing.StartNo]bool{}
			for _, g := range r.Games {
				if seen[g.Red] || seen[g.Black] && g.Black != 0 || !known[g.Red] || !known[g.Black] || g.Red == 0 || (g.Black == 0) != g.Result.Lone() {
					t.Errorf("round %d: %+v", r.Number, g)
				}
				seen[g.Red], seen[g.Black] = true, true
			}
		}
	})
}
