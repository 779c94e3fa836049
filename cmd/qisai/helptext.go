package main

import (
	"slices"
	"strings"
	"unicode/utf8"

	"qisai/pairing/pattern"
)

var (
	pictureLine = pattern.New(`^!\[.*\]\(.*\)$`)
	linkMark    = pattern.New(`\[([^\]]+)\]\([^)]+\)`)
	dashesRow   = pattern.New(`^\|[-| :]+\|$`)
)

// plainText shows a chapter of the guide on a terminal: no pictures, no marks, tables as lines.
func plainText(markdown string) string {
	var out []string
	var table [][]string
	for line := range strings.Lines(markdown + "\n") {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.HasPrefix(line, "|"):
			if !dashesRow.MatchString(line) {
				table = append(table, rowCells(line))
			}
			continue
		case pictureLine.MatchString(line):
			continue
		case strings.HasPrefix(line, "#"):
			line = "【" + strings.TrimSpace(strings.TrimLeft(line, "#")) + "】"
		}
		out = append(out, plainTable(table)...)
		table = nil
		if line == "" && len(out) > 0 && out[len(out)-1] == "" {
			continue // where a picture stood
		}
		out = append(out, line)
	}
	return plainMarks(strings.TrimSpace(strings.Join(out, "\n")))
}

// narrow is how many characters of a row of several columns go on one line.
const narrow = 36

// plainTable shows two columns as what and its meaning, several short ones side by side under their head, long ones
// under each other.
func plainTable(rows [][]string) []string {
	if len(rows) == 0 {
		return nil
	}
	wide := slices.ContainsFunc(rows, func(r []string) bool { return utf8.RuneCountInString(strings.Join(r, "")) > narrow })
	var out []string
	for _, r := range rows[1:] {
		switch {
		case len(r) == 2:
			out = append(out, "  "+r[0]+" ── "+r[1])
		case wide:
			out = append(out, "  "+strings.Join(r, "\n      "))
		default:
			out = append(out, "  "+strings.Join(r, "　"))
		}
	}
	if len(rows[0]) > 2 && !wide {
		out = slices.Insert(out, 0, "  "+strings.Join(rows[0], "　"))
	}
	return out
}

func plainMarks(line string) string {
	return linkMark.ReplaceAllString(strings.NewReplacer("**", "", "`", "").Replace(line), "$1")
}

// rowCells splits a row of a Markdown table.
func rowCells(line string) []string {
	cells := strings.Split(strings.Trim(line, "|"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells
}
