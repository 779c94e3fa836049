package main

import (
	"testing"

	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

// The importer finds the program's sheets by the columns of package templates; report, which may not import it, writes the
// same.
func TestColumns(t *testing.T) {
	c := report.Context{Tournament: &pairing.Tournament{}, Section: pairing.NewSection("甲组")}
	for _, tt := range []struct {
		written report.Sheet
		known   templates.Sheet
	}{
		{report.RoundSheet(c, "", pairing.Round{}), templates.RoundColumns},
		{report.KnockoutSheet(c, "", nil), templates.KnockoutColumns},
	} {
		columns := tt.written.Table.Columns
		if len(columns) != len(tt.known.Columns) {
			t.Fatalf("report writes %d columns, templates knows %d", len(columns), len(tt.known.Columns))
		}
		for i, c := range tt.known.Columns {
			if columns[i].Header != c.Name {
				t.Errorf("column %d is %q in report and %q in templates", i+1, columns[i].Header, c.Name)
			}
		}
	}
}
