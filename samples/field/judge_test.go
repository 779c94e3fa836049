package field

import (
	"testing"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// categories are those of the event 2025-pengxi (S25 四).
func categories() []pairing.Category {
	groups := Pengxi().Groups
	out := make([]pairing.Category, len(groups))
	for i, g := range groups {
		out[i] = pairing.Category{
			Name: g.Category, Section: g.Category, Sex: g.Sex, BornFrom: g.From, BornTo: g.To,
			Regions: []string{"四川", "重庆"}, ProofNeeded: pairing.Yes, FeeRequired: true, Seats: 1,
		}
	}
	out[0].BarredTitles, out[0].AcceptWomen, out[0].AcceptYounger = []string{"现役大师"}, true, true
	out[1].AcceptYounger = true
	out[2].BarredTitles = []string{"现役大师"}
	return out
}

// The program gives every entry the verdict that was meant for it.
func TestVerdicts(t *testing.T) {
	for name, spec := range map[string]Spec{"demo": Pengxi(), "300 men": Men(300, 4)} {
		entries := Entries(spec)
		event := &pairing.Tournament{Categories: categories(), Players: Players(entries)}
		event.Regulation.Start, event.Regulation.EntryClose = date(2025, 11, 20), spec.Closes
		eligibility.Judge(event, event.Regulation.Start)
		for i, p := range event.Players {
			if p.Verdict != entries[i].Expect {
				t.Errorf("%s, 序号 %d %s: %s, want %s; %+v", name, p.Entry, p.Name, p.Verdict, entries[i].Expect, p.Findings)
			}
		}
	}
}
