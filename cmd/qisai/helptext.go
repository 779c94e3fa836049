package main

import (
	"regexp"
	"strings"
)

var (
	pictureLine = regexp.MustCompile(`^!\[.*\]\(.*\)$`)
	linkMark    = regexp.MustCompile(`\[([^\]]+)\]\([^)]+\)`)
	dashesRow   = regexp.MustCompile(`^\|[-| :]+\|$`)
)

// plainText shows a chapter of the guide on a terminal: no pictures, no marks, a row of a table as what it says.
func plainText(markdown string) string {
	var out []string
	for line := range strings.Lines(markdown) {
		line = strings.TrimRight(line, "\n")
		switch {
		case pictureLine.MatchString(line):
			continue
		case dashesRow.MatchString(line): // the row above was the head of a table
			out = out[:len(out)-1]
			continue
		case strings.HasPrefix(line, "|"):
			line = plainRow(line)
		case strings.HasPrefix(line, "#"):
			line = "【" + strings.TrimSpace(strings.TrimLeft(line, "#")) + "】"
		}
		if line == "" && len(out) > 0 && out[len(out)-1] == "" {
			continue // where a picture stood
		}
		out = append(out, plainMarks(line))
	}
	return strings.TrimSpace(strings.Join(out, "\n"))
}

// plainRow puts the second cell of a table behind the first, and further ones each on a line of its own.
func plainRow(line string) string {
	cells := rowCells(line)
	if len(cells) == 2 {
		return "  " + cells[0] + " ── " + cells[1]
	}
	return "  " + strings.Join(cells, "\n      ")
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
