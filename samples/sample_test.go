package samples_test

import (
	"os"
	"slices"
	"testing"

	"github.com/xuri/excelize/v2"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/pairing/knockout"
	"qisai/pairing/ranking"
	"qisai/pairing/roundrobin"
)

// sample is a workbook that was read.
type sample struct {
	expected
	book  *importer.Book
	event *pairing.Tournament
	file  *excelize.File
}

// each runs a test on every sample.
func each(t *testing.T, test func(t *testing.T, s sample)) {
	for name, want := range events {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(name + ".xlsx")
			if err != nil {
				t.Fatal(err)
			}
			if len(data) > 400_000 {
				t.Errorf("%d bytes", len(data))
			}
			book, err := importer.Open(data)
			if err != nil {
				t.Fatal(err)
			}
			defer book.Close()
			event, problems := book.Read()
			for _, f := range problems.Faults() {
				t.Errorf("fault: %v", f)
			}
			eligibility.Judge(event, event.Regulation.Start)
			file, err := excelize.OpenFile(name + ".xlsx")
			if err != nil {
				t.Fatal(err)
			}
			defer file.Close()
			test(t, sample{want, book, event, file})
		})
	}
}

// rows gives the cells of a sheet as they are stored.
func (s sample) rows(t *testing.T, sheet string) [][]string {
	t.Helper()
	rows, err := s.file.GetRows(sheet, excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// column gives what stands under a header, by row; the header is in one of the first rows.
func column(t *testing.T, rows [][]string, name string) []string {
	t.Helper()
	for i, head := range rows[:min(len(rows), 20)] {
		c := slices.Index(head, name)
		if c < 0 {
			continue
		}
		var out []string
		for _, r := range rows[i+1:] {
			cell := ""
			if c < len(r) {
				cell = r[c]
			}
			out = append(out, cell)
		}
		return out
	}
	t.Fatalf("no column %s", name)
	return nil
}

func robin(s *pairing.Section) bool { return s.System == pairing.RoundRobin }

// missing lists the games without a result; those of players who went home from a round robin need none.
func missing(s *pairing.Section) []pairing.Round {
	if robin(s) {
		return roundrobin.Effective(s).MissingResults()
	}
	return s.MissingResults()
}

// bracket reads the knockout of a section, nil if it has none.
func bracket(t *testing.T, s *pairing.Section, event *pairing.Tournament) *knockout.Bracket {
	t.Helper()
	if s.System != pairing.SwissKnockout {
		return nil
	}
	b, err := knockout.New(s, event.Regulation.Seed)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func standings(t *testing.T, s *pairing.Section, event *pairing.Tournament) []pairing.Standing {
	t.Helper()
	if b := bracket(t, s, event); b != nil {
		return b.Standings(s.LastRound())
	}
	if robin(s) {
		return roundrobin.Standings(s, s.LastRound())
	}
	return ranking.Standings(s, s.LastRound())
}
