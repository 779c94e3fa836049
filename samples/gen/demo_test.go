package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/samples"
	"qisai/samples/field"
)

// read opens a workbook that should be without faults.
func read(t *testing.T, data []byte) *pairing.Tournament {
	t.Helper()
	book, err := importer.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	defer book.Close()
	event, problems := book.Read()
	if f := problems.Faults(); len(f) > 0 {
		t.Fatalf("%d faults, the first: %v", len(f), f[0])
	}
	return event
}

// A new workbook says of every player what field says, and making it twice gives the same bytes.
func TestNewBook(t *testing.T) {
	data, err := demo().newBook()
	if err != nil {
		t.Fatal(err)
	}
	again, err := demo().newBook()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(data, again) {
		t.Error("made twice, the bytes differ")
	}
	compareEntries(t, read(t, data).Players)
}

// The embedded demo holds the same entries as the generator would write now: it was not forgotten after a change.
func TestDemoEntries(t *testing.T) {
	players := read(t, samples.Demo).Players
	for _, p := range players {
		p.No = 0
	}
	compareEntries(t, players)
}

func compareEntries(t *testing.T, got []*pairing.Player) {
	t.Helper()
	want := field.Players(field.Entries(field.Pengxi()))
	if len(got) != len(want) {
		t.Fatalf("%d entries, want %d", len(got), len(want))
	}
	for i, p := range got {
		if want[i].IDBroken { // what is left of the number is the importer's affair
			want[i].ID, p.ID = "", ""
		}
		if d := cmp.Diff(want[i], p); d != "" {
			t.Errorf("序号 %d (-field +workbook):\n%s", want[i].Entry, d)
		}
	}
}

var full = flag.Bool("full", false, "make all samples anew and compare them with those that are stored (two minutes)")

// With -full: every sample is what the generator makes now, to the byte.
func TestCurrent(t *testing.T) {
	if !*full {
		t.Skip("only with -full")
	}
	program, err := build(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, e := range events() {
		out := filepath.Join(t.TempDir(), name+".xlsx")
		if err := generate(e, out, program, false); err != nil {
			t.Fatal(err)
		}
		made, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		stored, err := os.ReadFile("../" + name + ".xlsx")
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(made, stored) {
			t.Errorf("samples/%s.xlsx is not what the program makes now; run go run ./samples/gen -event %s", name, name)
		}
	}
}

// Every round of every section has one row in 日程, with its day.
func TestDemoSchedule(t *testing.T) {
	event := read(t, samples.Demo)
	type stop struct{ section, round string }
	rows := map[stop]int{}
	for _, s := range event.Schedule {
		if rows[stop{s.Section, s.Round}]++; s.Date.IsZero() {
			t.Errorf("%s %s: no date", s.Section, s.Round)
		}
	}
	for _, s := range event.Sections {
		for n := 1; n <= s.Rounds; n++ {
			if got := rows[stop{s.Name, strconv.Itoa(n)}]; got != 1 {
				t.Errorf("%s round %d: %d rows, want 1", s.Name, n, got)
			}
		}
	}
}

// In the demo each section has three complete rounds and everybody who may play has a number.
func TestDemoRounds(t *testing.T) {
	event := read(t, samples.Demo)
	eligibility.Judge(event, event.Regulation.Start)
	numbered := map[string]int{}
	for _, s := range event.Sections {
		for _, p := range s.Players {
			if (p.No > 0) != (p.Verdict == pairing.Accepted) {
				t.Errorf("%s %s: 编号 %d, %s", s.Name, p.Name, p.No, p.Verdict)
			}
			if p.No > 0 {
				numbered[s.Name]++
			}
		}
		if s.LastRound() != 3 {
			t.Errorf("%s: %d rounds, want 3", s.Name, s.LastRound())
		}
		for i := range s.Posted {
			if !s.Posted[i].Complete() {
				t.Errorf("%s: round %d is not complete", s.Name, s.Posted[i].Number)
			}
		}
	}
	if want := map[string]int{"公开男子组": 100, "女子组": 34, "少年男子组": 40}; !reflect.DeepEqual(numbered, want) {
		t.Errorf("numbered: %v, want %v", numbered, want)
	}
}

// Everything a secretary can meet on a board occurs in the demo.
func TestDemoVariety(t *testing.T) {
	seen, fouls, notes := map[pairing.Result]int{}, 0, 0
	for _, s := range read(t, samples.Demo).Sections {
		for _, r := range s.Posted {
			for _, g := range r.Games {
				seen[g.Result]++
				fouls += g.RedFouls + g.BlackFouls
				if g.Note != "" {
					notes++
				}
			}
		}
	}
	for _, r := range []pairing.Result{
		pairing.RedWins, pairing.Draw, pairing.BlackWins, pairing.BlackForfeits, pairing.RedForfeits, pairing.DoubleForfeit,
		pairing.DoubleLoss, pairing.Bye, pairing.Absent,
	} {
		if seen[r] == 0 {
			t.Errorf("no %s", r)
		}
	}
	if fouls < 3 || notes < 3 {
		t.Errorf("%d fouls, %d notes", fouls, notes)
	}
}
