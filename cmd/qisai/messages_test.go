package main

import (
	"maps"
	"slices"
	"testing"
)

// spoken are the packages whose words reach the secretary.
var spoken = []string{".", "../../import", "../../import/prospectus", "../../pairing", "../../pairing/eligibility", "../../pairing/regulation",
	"../../pairing/prize", "../../pairing/audit", "../../pairing/swiss", "../../pairing/knockout", "../../pairing/roundrobin",
	"../../report/xlsx"}

// TestEveryMessageIsExplained reads every message out of the source and looks for its row in the chapter; and no row may
// be left behind by a message that is gone.
func TestEveryMessageIsExplained(t *testing.T) {
	rows := messages()
	used := make([]bool, len(rows))
	for _, dir := range spoken {
		found := messagesIn(t, dir)
		if len(found) == 0 && dir != "../../report/xlsx" {
			t.Errorf("%s: no message found: has the way of saying them changed?", dir)
		}
		for _, said := range slices.Sorted(maps.Keys(found)) {
			explained := false
			for i, m := range rows {
				if m.fits(said) {
					used[i], explained = true, true
				}
			}
			if !explained {
				t.Errorf("%s: templates/help/消息.md does not explain %q", found[said], said)
			}
		}
	}
	for i, m := range rows {
		if !used[i] {
			t.Errorf("消息.md explains %q, which nothing says", m.says)
		}
		if m.fixed() < 3 || m.means == "" || m.cure == "" {
			t.Errorf("消息.md: the row %q needs three fixed characters, a meaning and a cure", m.says)
		}
	}
}
