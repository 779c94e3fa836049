package prospectus

import "strings"

// singleSpaced takes a blank line away between any two lines of a text that has one nearly everywhere, as a message
// forwarded in WeChat or a page does: there it parts nothing, while elsewhere it ends a section.
func singleSpaced(lines []textLine) []textLine {
	blank := func(l textLine) bool { return strings.TrimSpace(l.text) == "" }
	gaps, wide := 0, 0
	for i := 1; i < len(lines); i++ {
		if blank(lines[i]) {
			continue
		}
		if gaps++; blank(lines[i-1]) {
			wide++
		}
	}
	if gaps < 8 || wide*10 < gaps*8 {
		return lines
	}
	var out []textLine
	for i, l := range lines {
		if blank(l) && i > 0 && !blank(lines[i-1]) {
			continue
		}
		out = append(out, l)
	}
	return out
}
