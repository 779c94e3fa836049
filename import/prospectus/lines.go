package prospectus

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// textLine is a line of the file as the splitter takes it.
type textLine struct {
	text   string
	number int // in the file, from 1
}

var (
	formalNumber  = compile(`^[\s　]*([壹贰叁肆伍陆柒捌玖拾]{1,2})[\s　、.．:：]+(\S)`)
	decimalNumber = compile(`^[\s　]*(\d{1,2}\.\d{1,2})(?:[\s　、．]+|(\p{Han}))(\S?)`)
	blankNumber   = compile(`^[\s　]*(\d{1,2})[\s　]+(\p{Han})`)
	bullet        = compile(`^[\s　]*[★☆●○◆◇■□▲△▪•·※►▶✦✿❀▍▎▌▋▊▉█┃❖◎⊙➤➢►❏❑*]+[\s　]*`)
)

// prepare takes a text apart into lines: a line broken by the width of a page is one again, and numbers written 壹, 1.1 or
// "1  " get the mark 、 the splitter looks for.
func prepare(text string) []textLine {
	var out []textLine
	decimal := strings.Count("\n"+text, "\n") > 5 && len(decimalLines.FindAllString(text, 4)) >= 4
	for i, l := range strings.Split(text, "\n") {
		for _, piece := range shortLines(l) {
			out = append(out, textLine{markNumber(piece, decimal), i + 1})
		}
	}
	if single := singleSpaced(out); len(single) < len(out) {
		return cellRows(single) // the blank lines parted whole paragraphs: none is broken
	}
	return unwrap(cellRows(out))
}

// longLine is the longest line that is read in one piece: the readers compare the phrases of a line with each other.
const longLine = 2_000

// shortLines parts a line that is too long, as a page without line ends is, at the ends of its sentences.
func shortLines(line string) []string {
	var out []string
	for r := []rune(line); ; {
		if len(r) <= longLine {
			return append(out, string(r))
		}
		n := longLine
		for n > longLine/2 && !strings.ContainsRune("。；;", r[n-1]) {
			n--
		}
		if n == longLine/2 {
			n = longLine
		}
		out, r = append(out, string(r[:n])), r[n:]
	}
}

var decimalLines = compile(`(?m)^[\s　]*\d{1,2}\.\d{1,2}[\s　、．]*\p{Han}`)

// markNumber puts 、 behind a number that only a blank parts from its words, and takes a bullet off.
func markNumber(line string, decimal bool) string {
	if m := formalNumber.FindStringSubmatchIndex(line); m != nil {
		return line[m[2]:m[3]] + "、" + line[m[4]:]
	}
	if decimal {
		if m := decimalNumber.FindStringSubmatchIndex(line); m != nil {
			from := m[6]
			if m[4] >= 0 {
				from = m[4]
			}
			return line[m[2]:m[3]] + "、" + line[from:]
		}
		if m := blankNumber.FindStringSubmatchIndex(line); m != nil {
			return line[m[2]:m[3]] + "、" + line[m[4]:]
		}
	}
	return line
}

// unwrap joins lines that a page's width has broken: the line is as long as its neighbours, ends inside a sentence, and
// the next one begins in the middle of one.
func unwrap(lines []textLine) []textLine {
	width, prose := wrapWidth(lines), punctual(lines)
	var out []textLine
	for i, l := range lines {
		if n := len(out); n > 0 && i > 0 && continues(out[n-1].text, lines[i-1].text, l.text, width, prose) {
			out[n-1].text = strings.TrimRightFunc(out[n-1].text, unicode.IsSpace) + strings.TrimLeftFunc(l.text, unicode.IsSpace)
			continue
		}
		out = append(out, l)
	}
	return out
}

// wrapWidth gives the width lines are broken at, 0 if they are not: several long lines end inside a sentence, all at the
// same column.
func wrapWidth(lines []textLine) int {
	ends := map[int]int{}
	for _, l := range lines {
		if n := columns(l.text); n >= 24 && !endsWell(l.text) && !isRow(l.text) {
			ends[n]++
		}
	}
	best, most := 0, 0
	for n := range ends {
		if k := ends[n-1] + ends[n] + ends[n+1]; k > most || k == most && n > best {
			best, most = n, k
		}
	}
	all := 0
	for _, k := range ends {
		all += k
	}
	if most >= 4 && most*10 >= all*6 {
		return best // in a message the lines end anywhere
	}
	return 0
}

// endsWell says whether a line ends where a sentence, a label or a bracket does.
func endsWell(line string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRightFunc(line, unicode.IsSpace))
	return strings.ContainsRune("。；;：:！？!?.)）】》”", last)
}

// punctual says whether the long lines of a text mostly end with the end of a sentence.
func punctual(lines []textLine) bool {
	ends, long := 0, 0
	for _, l := range lines {
		if columns(l.text) < 20 {
			continue
		}
		long++
		if endsWell(l.text) {
			ends++
		}
	}
	return ends*10 >= long*6
}

// columns counts the characters of a line, half-width ones as half.
func columns(line string) int {
	n := 0
	for _, r := range strings.TrimRightFunc(line, unicode.IsSpace) {
		if n++; r >= 0x1100 {
			n++
		}
	}
	return (n + 1) / 2
}

// continues says whether a line goes on in the next: whole is what has been joined up to the line above.
func continues(whole, above, line string, width int, prose bool) bool {
	above, line = strings.TrimRightFunc(above, unicode.IsSpace), strings.TrimLeftFunc(line, unicode.IsSpace)
	if above == "" || line == "" || isRow(above) || isRow(line) {
		return false
	}
	head := fold(line).s
	if start, _ := utf8.DecodeRuneInString(line); isPicture(start) {
		return false
	}
	if _, _, size := numberOf(head); size > 0 || bullet.MatchString(line) || strings.ContainsAny(line[:min(3, len(line))], "【[") {
		return false
	}
	if letterNumber.MatchString(head) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(head)
	if strings.ContainsRune(",、。;)》”", first) || openMark(whole) {
		return true
	}
	last, _ := utf8.DecodeLastRuneInString(above)
	inside := !endsWell(above)
	// in the middle of prose; behind 各100元 a sentence goes on with a comma, so that other words begin a new one
	full := width > 0 && columns(above) >= width-2 && columns(above) <= width+2 || prose && columns(above) >= 34 && strings.ContainsAny(above, "，,。；;") && !labelled.MatchString(head) && !dayOpens.MatchString(head) && !strings.HasSuffix(above, "元")
	return full && inside || strings.ContainsRune("，,", last) && columns(above) >= 15 && !labelled.MatchString(head)
}

var (
	labelled = compile(`^.{2,8}:`)
	// letterNumber is a letter that numbers a line: (D) 同一棋手….
	letterNumber = compile(`^(?:\([A-Za-z]\)|[A-Za-z][)、.])`)
	// dayOpens is a line of a timetable: 10月26日; 10月26日上午8:30第5轮; 13:30第4轮.
	dayOpens = compile(`^(?:\d{4}年)?\d{1,2}月\d{1,2}[日号](?:\([^()]*\)|(?:星期|周).)?(?:$|[:上下中晚早\d])|^\d{1,2}[:点时]\d`)
)

// openMark says whether a bracket or a quotation is still open at the end of a line.
func openMark(line string) bool {
	for _, pair := range [][2]string{{"（", "）"}, {"(", ")"}, {"《", "》"}, {"“", "”"}} {
		if strings.Count(line, pair[0]) == strings.Count(line, pair[1])+1 && strings.LastIndex(line, pair[0]) > strings.LastIndex(line, pair[1]) {
			return len([]rune(line)) >= 15
		}
	}
	return false
}

// isRow says whether a line is a row of a table.
func isRow(line string) bool { return strings.ContainsAny(line, "\t|") || rowGaps.MatchString(line) }

var rowGaps = compile(`\S[ 　]{2,}\S.*\S[ 　]{2,}\S`)
