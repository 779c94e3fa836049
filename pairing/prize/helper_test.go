package prize

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"qisai/pairing"
)

// readTSV reads a table as rows by column name.
func readTSV(t *testing.T, file string) []map[string]string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(string(data), "\r\n"), "\n")
	head := strings.Split(lines[0], "\t")
	var out []map[string]string
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range strings.Split(strings.TrimRight(line, "\r"), "\t") {
			row[head[i]] = cell
		}
		out = append(out, row)
	}
	return out
}

func number(t *testing.T, text string) int {
	t.Helper()
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// yuan reads an amount of a table, 0 for an empty cell.
func yuan(t *testing.T, text string) pairing.Money {
	t.Helper()
	if text == "" {
		return 0
	}
	m, err := pairing.ParseMoney(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
