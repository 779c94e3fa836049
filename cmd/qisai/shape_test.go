package main

import (
	"testing"

	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

// The importer finds a round sheet by the columns of package templates; report, which may not import it, writes the same.
func TestRoundColumns(t *testing.T) {
	c := report.Context{Tournament: &pairing.Tournament{}, Section: pairing.NewSection("甲组")}
	columns := report.RoundSheet(c, "", pairing.Round{}).Table.Columns
	if len(columns) != len(templates.RoundColumns.Columns) {
		t.Fatalf("report writes %d columns, templates knows %d", len(columns), len(templates.RoundColumns.Columns))
	}
	for i, c := range templates.RoundColumns.Columns {
		if columns[i].Header != c.Name {
			t.Errorf("column %d is %q in report and %q in templates", i+1, columns[i].Header, c.Name)
		}
	}
}
