package field

import (
	"reflect"
	"strings"
	"testing"

	"qisai/pairing"
)

// Every category has exactly the players in order that the demo promises, and one entry of each fault.
func TestPengxiCounts(t *testing.T) {
	accepted, verdicts := map[string]int{}, map[pairing.Verdict]int{}
	for i, e := range Entries(Pengxi()) {
		if e.Serial != i+1 {
			t.Fatalf("entry %d has 序号 %d", i, e.Serial)
		}
		verdicts[e.Expect]++
		if e.Expect == pairing.Accepted {
			accepted[e.Category]++
		}
	}
	want := map[string]int{"公开男子组": 100, "公开女子组": 20, "少年男子组": 40, "少年女子组": 14}
	if !reflect.DeepEqual(accepted, want) {
		t.Errorf("in order: %v, want %v", accepted, want)
	}
	if verdicts[pairing.Accepted] != 174 || verdicts[pairing.Incomplete] != 4 || verdicts[pairing.Rejected] != 9 {
		t.Errorf("verdicts: %v, want 174 通过, 4 待补, 9 不符", verdicts)
	}
}

func TestSameSeedSameEntries(t *testing.T) {
	for _, spec := range []Spec{Pengxi(), Men(200, 3)} {
		if !reflect.DeepEqual(Entries(spec), Entries(spec)) {
			t.Errorf("seed %d: two runs differ", spec.Seed)
		}
	}
	if reflect.DeepEqual(Entries(Men(50, 1)), Entries(Men(50, 2))) {
		t.Error("two seeds give the same field")
	}
}

// The rare names all stand, and each namesake has another unit.
func TestNames(t *testing.T) {
	units := map[string][]string{}
	for _, e := range Entries(Pengxi()) {
		if e.Expect == pairing.Accepted {
			units[e.Name] = append(units[e.Name], e.Unit)
		}
	}
	for _, names := range rareNames {
		for _, n := range names {
			if len(units[n]) != 1 {
				t.Errorf("%s stands %d times, want once", n, len(units[n]))
			}
		}
	}
	for n, u := range units {
		if want := n == "张伟" || n == "王强"; (len(u) == 2) != want || len(u) == 2 && u[0] == u[1] {
			t.Errorf("%s: units %q", n, u)
		}
	}
}

// A large field has few namesakes, units of 1 to 9, and strengths in a believable range.
func TestMen(t *testing.T) {
	entries := Entries(Men(2000, 5))
	names, units := map[string]bool{}, map[string]int{}
	for _, e := range entries {
		names[e.Name] = true
		if e.Unit != "" {
			units[e.Unit]++
		}
		if e.Expect != pairing.Accepted || e.Strength < 1000 || e.Strength > 2700 || e.Note != "" {
			t.Errorf("%s: %s, strength %d, note %q", e.Name, e.Expect, e.Strength, e.Note)
		}
	}
	if len(entries) != 2000 || len(names) < 1900 {
		t.Errorf("%d entries, %d names; want 2000, at least 1900", len(entries), len(names))
	}
	for u, n := range units {
		if n > 9 {
			t.Errorf("%s has %d players", u, n)
		}
	}
}

// Cell and Player say the same of an entry.
func TestCellAndPlayer(t *testing.T) {
	for _, e := range Entries(Pengxi()) {
		p := e.Player()
		if e.Cell("姓名") != p.Name || e.Cell("身份证号") != p.ID.Reveal() || e.Cell("性别") != p.Sex.String() ||
			e.Cell("组别") != p.Category || (e.Cell("缴费") != "") != (p.Paid == pairing.Yes) ||
			(e.Cell("申请") == "是") != p.Applied || (e.Cell("出生日期") != "") != !p.Birth.IsZero() ||
			e.Cell("标记") != strings.Join(p.Marks, "、") || (e.Cell("退赛轮") != "") != (p.WithdrawnAt > 0) {
			t.Errorf("序号 %d: the row and the player differ", e.Serial)
		}
		if p.Entered.IsZero() || strings.HasPrefix(e.Paid, "2025") != !p.PaidOn.IsZero() {
			t.Errorf("序号 %d: dates %v, %v", e.Serial, p.Entered, p.PaidOn)
		}
	}
	for _, c := range []string{"编号", "审核", "no such column"} {
		if got := Entries(Men(1, 1))[0].Cell(c); got != "" {
			t.Errorf("Cell(%q) = %q, want it empty", c, got)
		}
	}
}
