package importer

import "strings"

// measure is how a program counts the columns of a line. The format was made for one byte a character; programs that
// write Chinese count characters, or the bytes of GBK (two) or UTF-8 (three) a character.
type measure struct {
	name string // for a notice, "" for characters
	size func(rune) int
}

var measures = []measure{
	{"", func(rune) int { return 1 }},
	{"字节（一个汉字两列）", func(r rune) int {
		if r < 0x80 {
			return 1
		}
		return 2
	}},
	{"字节（UTF-8，一个汉字三列）", func(r rune) int { return len(string(r)) }},
}

// bestMeasure gives the first measure under which the most players' lines have blanks where blanks belong.
func bestMeasure(lines []string) measure {
	best, most := measures[0], -1
	for _, m := range measures {
		fit := 0
		for _, l := range lines {
			if strings.HasPrefix(l, "001") && m.aligned(l) {
				fit++
			}
		}
		if fit > most {
			best, most = m, fit
		}
	}
	return best
}

func (m measure) aligned(line string) bool {
	for _, col := range trfBlanks {
		if strings.TrimSpace(m.cut(line, col, col)) != "" {
			return false
		}
	}
	_, ok := tenths(strings.TrimSpace(m.cut(line, 81, 84)))
	return ok
}

// width counts the columns of a line.
func (m measure) width(line string) int {
	n := 0
	for _, r := range line {
		n += m.size(r)
	}
	return n
}

// cut gives the characters that begin in the columns from…to, counted from 1.
func (m measure) cut(line string, from, to int) string {
	col, start, end := 1, len(line), len(line)
	for i, r := range line {
		if col >= from && start == len(line) {
			start = i
		}
		if col > to {
			end = i
			break
		}
		col += m.size(r)
	}
	return line[min(start, end):end]
}
