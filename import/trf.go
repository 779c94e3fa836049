package importer

import (
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// trfFile is a tournament report as read, line by line (FIDE Handbook C.04 annex 2, TRF16; the columns are listed where
// package report writes it).
type trfFile struct {
	name     string
	measure  measure
	head     trfHead
	people   []contestant
	remarks  []trfRemark
	unread   map[int]bool // numbers of players whose lines are faults
	titles   bool         // there are titles, ratings, federations or numbers of FIDE, which are not read
	problems Problems
	notices  []Notice
}

// trfRemark is a line of comment that qisai wrote: ### 犯规: 12 | 3=1.
type trfRemark struct {
	word, text string
	line       int
}

var (
	trfComment = pattern.New(`^###\s*(\p{Han}+): (.*)$`)
	trfShort   = "这一行太短，不到“积分”一栏（第 84 列）"
	hintTRF    = "按 TRF16 的列对齐，或由原来的程序重新导出"
)

// parseTRF reads the text of a report.
func parseTRF(name, text string) *trfFile {
	f := &trfFile{name: name, unread: map[int]bool{}}
	lines := strings.Split(text, "\n")
	f.measure = bestMeasure(lines)
	f.head.own = strings.Contains(text, trfOwn)
	if f.measure.name != "" {
		f.notices = append(f.notices, Notice{Source{File: name}, "列按" + f.measure.name + "对齐，已照此读入"})
	}
	var strange []string
	for i, l := range lines {
		if l = strings.TrimRight(l, " \t\x1a"); l != "" && !f.line(i+1, l) { // DOS ends a file with 1a
			strange = append(strange, "第"+strconv.Itoa(i+1)+"行")
		}
	}
	if len(strange) > 0 {
		f.notices = append(f.notices, Notice{Source{File: name}, "看不懂、没有读入的行：" + listed(strange)})
	}
	if len(f.people) == 0 && len(f.problems) == 0 {
		f.fault(0, 0, 0, "", "文件里没有棋手（001 开头的行）")
	}
	return f
}

// trfCode begins a line of the format or of its extensions.
var trfCode = pattern.New(`^(\d{3}|XX[A-Z]|BB[A-Z])( |$)`)

// line takes one line; false for what is no line of a report.
func (f *trfFile) line(num int, l string) bool {
	code, indented := "", strings.TrimLeft(l, " \t")
	if m := trfCode.FindStringSubmatch(l); m != nil {
		code = m[1]
	}
	switch {
	case strings.HasPrefix(l, "001"):
		f.player(num, l)
	case strings.HasPrefix(indented, "001"):
		f.fault(num, 1, len(l)-len(indented), hintTRF, "001 应从第 1 列写起")
	case strings.HasPrefix(l, "###"):
		if m := trfComment.FindStringSubmatch(l); m != nil {
			f.remarks = append(f.remarks, trfRemark{m[1], m[2], num})
		}
	case code == "":
		return false
	default:
		if !f.head.take(code, l, f.measure) {
			f.head.other(code)
		}
	}
	return true
}

// trfCounts are lines that only count rated players and teams, which are not read.
var trfCounts = []string{"072", "082"}

// at names columns of a line.
func (f *trfFile) at(line, from, to int) string {
	text := f.name
	if line > 0 {
		text += " 第" + strconv.Itoa(line) + "行"
	}
	switch {
	case from == 0:
	case from == to:
		text += "第" + strconv.Itoa(from) + "列"
	default:
		text += "第" + strconv.Itoa(from) + "-" + strconv.Itoa(to) + "列"
	}
	return text
}

func (f *trfFile) fault(line, from, to int, hint, msg string) {
	f.problems = append(f.problems, Problem{Sheet: f.at(line, from, to), Severity: Fault, Msg: mask(msg), Hint: hint})
}

// player reads a line 001. A blank column with something in it means that the line is shifted: one fault is enough, here
// and for those who met him.
func (f *trfFile) player(num int, line string) {
	cut := func(from, to int) string { return strings.TrimSpace(f.measure.cut(line, from, to)) }
	no := number(cut(5, 8))
	if !f.inColumns(num, line) {
		f.unread[no] = true
		return
	}
	if no <= 0 {
		f.fault(num, 5, 8, hintTRF, "编号应是正整数，现在是“"+cut(5, 8)+"”")
		return
	}
	p := contestant{PlayedPlayer: PlayedPlayer{No: pairing.StartNo(no), Fields: map[string]string{}, place: f.at(num, 5, 8)}}
	if p.Fields["姓名"] = cleanText(cut(15, 47)); p.Fields["姓名"] == "" {
		f.fault(num, 15, 47, "填上姓名", "没有姓名")
	}
	f.sex(&p, num, cut(10, 10))
	f.birth(&p, num, cut(70, 79))
	f.titles = f.titles || cut(11, 13)+cut(49, 52)+cut(54, 56)+cut(58, 68) != ""
	p.Points = f.points(num, cut(81, 84))
	if rank := cut(86, 89); rank != "" {
		var err error
		if p.Rank, err = strconv.Atoi(rank); err != nil {
			f.fault(num, 86, 89, hintTRF, "名次应是整数，现在是“"+rank+"”")
		}
	}
	for from := 92; from <= f.measure.width(line); from += 10 {
		p.halves = append(p.halves, f.half(num, line, from))
	}
	f.people = append(f.people, p)
}

// inColumns says whether the fields of a line stand in their columns; if not it is a fault.
func (f *trfFile) inColumns(num int, line string) bool {
	before, _, tab := strings.Cut(line, "\t")
	col, got := f.measure.misplaced(line)
	switch width := f.measure.width(line); {
	case tab:
		col = f.measure.width(before) + 1
		f.fault(num, col, col, "把制表符换成空格，再按 TRF16 的列对齐", "这里是制表符（Tab），后面的列对不齐")
	case width < 84:
		f.fault(num, 1, width, hintTRF, trfShort)
	case col > 0:
		f.fault(num, col, col, hintTRF, "这一列应是空格，现在是“"+got+"”：这一行没有对齐")
	default:
		return true
	}
	return false
}

func (f *trfFile) sex(p *contestant, num int, text string) {
	switch strings.ToLower(text) {
	case "":
	case "m":
		p.Fields["性别"] = "男"
	case "w", "f":
		p.Fields["性别"] = "女"
	default:
		f.fault(num, 10, 10, "写 m 或 w", "性别应是 m 或 w，现在是“"+text+"”")
	}
}

var trfDay = pattern.New(`^(\d{4})[/.-](\d{2})[/.-](\d{2})$`)

// birth reads the date of birth; with month or day 00 only the year is known.
func (f *trfFile) birth(p *contestant, num int, text string) {
	m := trfDay.FindStringSubmatch(text)
	switch {
	case text == "" || text == "0000/00/00":
	case m == nil && len(text) == 4 && number(text) > 1000:
		p.Fields["出生日期"] = text + "年"
	case m == nil:
		f.fault(num, 70, 79, "写成 2009/01/31", "出生日期看不懂：“"+text+"”")
	case m[2] == "00" || m[3] == "00":
		p.Fields["出生日期"] = m[1] + "年"
	default:
		d, ok := pairing.NewDate(number(m[1]), number(m[2]), number(m[3]))
		if !ok {
			f.fault(num, 70, 79, "请核对", "没有这一天：“"+text+"”")
		}
		p.Fields["出生日期"] = d.String()
	}
}

var decimal = pattern.New(`^(\d{1,3})(?:[.,](\d))?$`)

// tenths reads points such as 11.5 in tenths.
func tenths(text string) (int, bool) {
	m := decimal.FindStringSubmatch(text)
	if m == nil {
		return 0, false
	}
	n := number(m[1]) * 10
	if m[2] != "" {
		n += number(m[2])
	}
	return n, true
}

func (f *trfFile) points(num int, text string) int {
	if text == "" {
		return -1
	}
	n, ok := tenths(text)
	if !ok {
		f.fault(num, 81, 84, hintTRF, "积分应像 11.5，现在是“"+text+"”")
	}
	return n
}

// half reads one round: four columns, a blank, the colour, a blank, the result.
func (f *trfFile) half(num int, line string, from int) (h half) {
	cut := func(a, b int) string { return strings.TrimSpace(f.measure.cut(line, from+a, from+b)) }
	h = half{colour: '-', result: ' ', place: f.at(num, from, from+7)}
	known := len(f.problems)
	defer func() { h.bad = len(f.problems) > known }()
	if text := cut(0, 3); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 {
			f.fault(num, from, from+3, hintTRF, "对手的编号应是整数，现在是“"+text+"”")
		}
		h.opponent = max(n, 0)
	}
	switch colour := strings.ToLower(cut(5, 5)); colour {
	case "", "-":
	case "w", "b":
		h.colour = colour[0]
	default:
		f.fault(num, from+5, from+5, "写 w、b 或 -", "先后手应是 w（白，红）、b（黑）或 -，现在是“"+colour+"”")
	}
	result := strings.ToUpper(cut(7, 7))
	switch {
	case result == "":
	case strings.Contains("10=+-HFUZ", result):
		h.result = result[0]
	case strings.Contains("WDL", result): // a game of less than one move: not rated, but a game
		h.result = map[string]byte{"W": '1', "D": '=', "L": '0'}[result]
	default:
		f.fault(num, from+7, from+7, "可以写 1 = 0 + - W D L H F U Z", "结果看不懂：“"+result+"”")
	}
	if h.opponent != 0 && strings.Contains("HFUZ", string(h.result)) && h.result != ' ' {
		f.fault(num, from+7, from+7, "轮空、缺席的对手写 0000", "有对手，结果却是“"+result+"”")
	}
	return h
}
