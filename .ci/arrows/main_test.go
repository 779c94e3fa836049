package main

import "testing"

func TestPermitted(t *testing.T) {
	tests := []struct {
		from, to string
		want     bool
	}{
		{"qisai/cmd/qisai", "github.com/urfave/cli/v2", true},
		{"qisai/import", "github.com/urfave/cli/v2", false},
		{"qisai/import", "qisai/report", false},
		{"qisai/report", "qisai/import", false},
		{"qisai/report", "github.com/xuri/excelize/v2", false},
		{"qisai/report/xlsx", "github.com/xuri/excelize/v2", true},
		{"qisai/report/xlsx", "qisai/pairing", false},
		{"qisai/pairing", "golang.org/x/text/width", false},
		{"qisai/pairing/swiss", "qisai/pairing/internal/matching", true},
		{"qisai/pairing/ranking", "qisai/pairing/swiss", false},
		{"qisai/pairing/audit", "qisai/pairing/swiss", false},
		{"qisai/templates", "qisai/pairing", false},
		{"qisai/newcomer", "qisai/pairing", false},
		{"qisai/pairing", "strings", true},
	}
	for _, tt := range tests {
		if got := permitted(tt.from, tt.to); got != tt.want {
			t.Errorf("%s → %s: %v, want %v", tt.from, tt.to, got, tt.want)
		}
	}
}
