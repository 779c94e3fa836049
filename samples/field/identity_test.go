package field

import (
	"fmt"
	"regexp"
	"testing"

	"qisai/pairing"
)

// weights of GB 11643, as printed in the standard; the code derives them.
var weights = []int{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2}

// Every number of an entry in order is right, says the entry's sex and birth date, stands once and belongs to nobody.
func TestIdentityNumbers(t *testing.T) {
	fields := map[string]Spec{"demo": Pengxi(), "2,000 men": Men(2000, 9), "companies": Enterprise()}
	for name, spec := range fields {
		seen := map[string]bool{}
		for _, e := range Entries(spec) {
			if e.Expect != pairing.Accepted || e.IDKind != "" {
				continue
			}
			if err := wrong(e); err != nil {
				t.Errorf("%s, 序号 %d: %v", name, e.Serial, err)
			}
			if seen[e.ID] {
				t.Errorf("%s, 序号 %d: the number stands twice", name, e.Serial)
			}
			seen[e.ID] = true
		}
	}
}

var nobody = regexp.MustCompile(`^(51|50|13|32|33|37|4[1-4]|52|53|61)9999`)

// wrong says what is wrong with the number of an entry that should be in order.
func wrong(e Entry) error {
	born := fmt.Sprintf("%04d%02d%02d", e.Born.Year, e.Born.Month, e.Born.Day)
	if !nobody.MatchString(e.ID) {
		return fmt.Errorf("the first six digits may be those of a place")
	}
	if len(e.ID) == 15 {
		if e.ID[6:12] != born[2:] {
			return fmt.Errorf("old form: birth date %s, want %s", e.ID[6:12], born[2:])
		}
		return nil
	}
	sum := 0
	for i, w := range weights {
		sum += w * int(e.ID[i]-'0')
	}
	switch want := "10X98765432"[sum%11]; {
	case len(e.ID) != 18:
		return fmt.Errorf("%d characters", len(e.ID))
	case e.ID[17] != want:
		return fmt.Errorf("check character %c, want %c", e.ID[17], want)
	case e.ID[6:14] != born:
		return fmt.Errorf("birth date %s, want %s", e.ID[6:14], born)
	case (e.ID[16]-'0')%2 == 1 != (e.Sex == pairing.Male):
		return fmt.Errorf("the serial's parity is not that of %s", e.Sex)
	}
	return nil
}
