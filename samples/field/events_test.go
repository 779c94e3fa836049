package field

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/report/xlsx"
	"qisai/templates"
)

// events are the fields of the other regulations, by the preset they belong to.
var events = map[string]Spec{
	"2019-qishan-cup": Qishan(), "2019-sichuan-kingship": Kingship(), "2016-enterprise": Enterprise(),
}

// workbook writes a field into 报名 of a new workbook of its preset and reads the event from it.
func workbook(t *testing.T, preset string, entries []Entry) *pairing.Tournament {
	t.Helper()
	p, err := templates.LoadPreset(preset)
	if err != nil {
		t.Fatal(err)
	}
	sheet := [][]string{Columns}
	for _, e := range entries {
		var row []string
		for _, c := range Columns {
			row = append(row, e.Cell(c))
		}
		sheet = append(sheet, row)
	}
	p.Sheets[templates.SheetRoster] = sheet
	data, err := xlsx.New(p)
	if err != nil {
		t.Fatal(err)
	}
	book, err := importer.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	defer book.Close()
	event, problems := book.Read()
	for _, problem := range problems {
		t.Errorf("%s: %v", preset, problem)
	}
	return event
}

// In the workbook of its regulation every entry is read as field has it and gets the verdict that was meant for it.
func TestEventVerdicts(t *testing.T) {
	for preset, spec := range events {
		entries := Entries(spec)
		event := workbook(t, preset, entries)
		if d := cmp.Diff(Players(entries), event.Players); d != "" {
			t.Errorf("%s -field +workbook:\n%s", preset, d)
		}
		if event.Regulation.EntryClose != spec.Closes {
			t.Errorf("%s closes on %s, the field on %s", preset, event.Regulation.EntryClose, spec.Closes)
		}
		eligibility.Judge(event, event.Regulation.Start)
		for i, p := range event.Players {
			if p.Verdict != entries[i].Expect {
				t.Errorf("%s, 序号 %d %s: %s, want %s; %+v", preset, p.Entry, p.Name, p.Verdict, entries[i].Expect, p.Findings)
			}
		}
	}
}

// Every field has as many players in order as it promises, and each kind of fault.
func TestEventCounts(t *testing.T) {
	for preset, want := range map[string]map[string]int{
		"2019-qishan-cup": {"公开组": 160, "待补": 3, "候补": 4},
		"2019-sichuan-kingship": {
			"公开男子组": 68, "公开女子组": 5, "老年男子组": 26, "老年女子组": 2, "少年男子组": 28, "少年女子组": 10, "儿童男子组": 32,
			"儿童女子组": 11, "双人组": 8, "待补": 2, "不符": 12,
		},
		"2016-enterprise": {"公开组": 84, "待补": 1, "不符": 6},
	} {
		got := map[string]int{}
		for _, e := range Entries(events[preset]) {
			if e.Expect == pairing.Accepted {
				got[e.Category]++
			} else {
				got[e.Expect.String()]++
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s -want +got:\n%s", preset, d)
		}
		if !reflect.DeepEqual(Entries(events[preset]), Entries(events[preset])) {
			t.Errorf("%s: two runs differ", preset)
		}
	}
}

// accepted are the entries in order.
func accepted(spec Spec) []Entry {
	return slices.DeleteFunc(Entries(spec), func(e Entry) bool { return e.Expect != pairing.Accepted })
}

// Qishan: no numbers, forty locals from 什邡, nine masters of whom seven are active, everybody's day of payment.
func TestQishan(t *testing.T) {
	locals, masters, active := 0, 0, 0
	for _, e := range Entries(Qishan()) {
		if e.ID != "" || e.IDKind != "" {
			t.Errorf("序号 %d has a number", e.Serial)
		}
		if e.Expect != pairing.Accepted {
			continue
		}
		if dateOf(e.Paid).IsZero() {
			t.Errorf("序号 %d paid %q", e.Serial, e.Paid)
		}
		if strings.Contains(e.Marks, "本地") {
			locals++
			if eligibility.Locate(e.Origin, []string{"什邡"}) != eligibility.InRegion {
				t.Errorf("序号 %d is a local from %q", e.Serial, e.Origin)
			}
		}
		if e.Title == "大师" || e.Title == "特级大师" {
			masters++
			if e.Active == pairing.Yes {
				active++
			}
		}
	}
	if locals != 40 || masters != 9 || active != 7 {
		t.Errorf("%d locals, %d masters, %d active; want 40, 9, 7", locals, masters, active)
	}
}

// Kingship: a pair is two people with a sound number each; nobody stands twice; every quota of the final can be filled.
func TestKingship(t *testing.T) {
	numbers, through, mixed := map[string]bool{}, map[string]int{}, 0
	for _, e := range accepted(Kingship()) {
		names, ids, sexes := strings.Split(e.Name, "/"), strings.Split(e.ID, "/"), strings.Split(e.Cell("性别"), "/")
		n := 1
		if e.Category == "双人组" {
			n = 2
		}
		if len(names) != n || len(ids) != n || len(sexes) != n {
			t.Errorf("%s: %s %s of %d", e.Category, e.Name, e.Cell("性别"), n)
			continue
		}
		for i, number := range ids {
			id, faults := eligibility.ParseIdentity(number, date(2019, 11, 21))
			if faults != nil || id.Sex.String() != sexes[i] || !nobody.MatchString(number) || numbers[number] {
				t.Errorf("序号 %d: number %d is unsound: %v", e.Serial, i+1, faults)
			}
			numbers[number] = true
		}
		if n == 2 && sexes[0] != sexes[1] {
			mixed++
		}
		if strings.HasPrefix(e.Marks, "预选晋级") {
			through[e.Category]++
		}
	}
	if mixed != 4 {
		t.Errorf("%d mixed pairs, want 4", mixed)
	}
	for category, quota := range map[string]int{
		"公开男子组": 3, "公开女子组": 1, "老年男子组": 1, "老年女子组": 1, "少年男子组": 2, "少年女子组": 1, "儿童男子组": 2, "儿童女子组": 1,
	} {
		if through[category] < quota {
			t.Errorf("%s: %d qualified, fewer than %d places", category, through[category], quota)
		}
	}
}

// Enterprise: thirty companies of one to three, two of them from afar, with a leader each; a number that says the sex
// and birth date of everybody.
func TestEnterprise(t *testing.T) {
	size, afar, strong, women := map[string]int{}, map[string]bool{}, map[string]int{}, 0
	for _, e := range accepted(Enterprise()) {
		size[e.Unit]++
		if !strings.HasPrefix(e.ID, "51") {
			afar[e.Unit] = true
		}
		if e.Marks == "省前六" {
			strong[e.Unit]++
		}
		if e.Sex == pairing.Female {
			women++
		}
		if err := wrong(e); err != nil || e.Leader == "" || e.Applied {
			t.Errorf("序号 %d: %v, leader %q", e.Serial, err, e.Leader)
		}
	}
	sizes, most := map[int]int{}, 0
	for _, n := range size {
		sizes[n]++
	}
	for _, n := range strong {
		most = max(most, n)
	}
	if d := cmp.Diff(map[int]int{3: 26, 2: 2, 1: 2}, sizes); d != "" || size[""] > 0 {
		t.Errorf("companies by size -want +got:\n%s", d)
	}
	if len(afar) != 2 || most != 2 || women != 5 {
		t.Errorf("%d companies from afar, at most %d 省前六, %d women; want 2, 2, 5", len(afar), most, women)
	}
}
