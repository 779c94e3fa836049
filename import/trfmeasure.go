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
	_, ok := tenths(strings.TrimSpace(m.cut(line, 81, 84)))
	col, _ := m.misplaced(line)
	return ok && col == 0
}

// trfBlanks are the columns between the fields up to the first round, and roundBlanks those of a round, counted from its
// first.
var (
	trfBlanks   = []int{4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91}
	roundBlanks = []int{4, 6, 8, 9}
)

// misplaced gives the first column that should be blank and is not, with what stands there; 0 where all is in its place.
// A line one column off would otherwise be read with its numbers and without its results.
func (m measure) misplaced(line string) (col int, got string) {
	at := map[int]string{}
	next := 1
	for _, r := range line {
		if r != ' ' {
			at[next] = string(r)
		}
		next += m.size(r)
	}
	for _, col := range trfBlanks {
		if at[col] != "" {
			return col, at[col]
		}
	}
	for from := 92; from < next; from += 10 {
		for _, i := range roundBlanks {
			if at[from+i] != "" {
				return from + i, at[from+i]
			}
		}
	}
	return 0, ""
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
