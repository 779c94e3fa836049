package prospectus

import (
	"slices"
	"strconv"
	"strings"
)

// clause is a line of the regulation, or a part of one that has a number of its own.
type clause struct {
	folded
	line   int     // in the file, from 1
	path   string  // 五（三）2
	parent *clause // the clause it belongs to
	style  style
	topic  topic // of its heading, or of the clause above
	prose  bool  // its topic is only by its words
	head   bool  // it has text of its own kind: a heading without a value
	used   []span

	classes  int // the last place of 一等奖, 二等奖, …
	words    *vocabulary
	found    []group // of s, once searched
	searched bool
}

// span is a part of s.
type span struct{ from, to int }

// take marks a part of the text as understood.
func (c *clause) take(from, to int) { c.used = append(c.used, span{from, to}) }

// takeAll marks the whole text.
func (c *clause) takeAll() { c.take(0, len(c.s)) }

func (c *clause) taken(from, to int) bool {
	for _, u := range c.used {
		if u.from < to && from < u.to {
			return true
		}
	}
	return false
}

// style is the kind of a number, from the outermost in.
type style int

const (
	plain style = iota
	heading
	chapter // 第一章
	article // 第一条
	han     // 一、
	hanBracket
	arabic
	decimal // 1.1 below 1
	arabicBracket
	circled
)

// level is one step of the numbering that is open.
type level struct {
	style        style
	last, before int // last number; the one before numbers began again at 1
	label        string
	c            *clause
}

// splitter makes clauses of lines.
type splitter struct {
	open     []level
	counts   map[string]*level // by the path of the parent and the style
	clauses  []*clause
	problems []Problem
	running  map[style]int // the last number of each style, in whatever part
	numbered bool          // the text has numbers 一、 or 第一条
	gap      bool          // a blank line stands above
}

func split(text string) ([]*clause, []Problem) {
	sp := &splitter{counts: map[string]*level{}, running: map[style]int{}}
	lines := prepare(text)
	sp.numbered = hasHeadings(lines)
	for _, l := range lines {
		for _, part := range inline(l.text) {
			sp.add(part, l.number)
		}
	}
	sp.timetableLines()
	sp.proseLines()
	return sp.clauses, sp.problems
}

// hasHeadings says whether the parts of a text have numbers: 一、 or 第一条, or others before words that name a topic.
func hasHeadings(lines []textLine) bool {
	topics := 0
	for _, l := range lines {
		f := fold(l.text)
		st, _, size := numberOf(f.s)
		if st == han || st == article || st == chapter {
			return true
		}
		if rest := f.s[size:]; size > 0 && len([]rune(rest)) <= 12 && !strings.ContainsAny(rest, ",。;") && topicOf(rest) != topicNone {
			topics++
		}
	}
	return topics >= 3
}

// inline parts a line at the numbers inside it.
func inline(line string) []string {
	f := fold(line)
	var out []string
	start := 0
	for _, m := range inlineNumber.FindAllStringIndex(f.s, -1) {
		at := m[0] + 1
		if r := []rune(f.s[m[0]:m[1]]); len(r) > 1 {
			at = m[0] + len(string(r[0]))
		}
		sep := f.s[m[0]:at]
		st, n, size := numberOf(f.s[at:])
		weak := (sep == "," || sep == "、") && st != circled
		if size == 0 || weak || at <= start || (sep == ":" && n != 1) {
			continue
		}
		out = append(out, f.raw[f.pos[start]:f.pos[at]])
		start = at
	}
	if start == 0 {
		return []string{line} // with the tabs of a table
	}
	return append(out, f.raw[f.pos[start]:])
}

// labelInMarks is a label in brackets at the head of a line: 【比赛日期】2024年….
var labelInMarks = compile(`^\s*(?:【\s*([^【】]{2,12})\s*】|〖([^〖〗]{2,12})〗|■\s*([^:：\s]{2,10})[:：])`)

// labelApart is a label that only a gap parts from its value: 比赛地点　某某中心.
var labelApart = compile(`^\s*((?:比赛|竞赛|赛事|举办)(?:时间|地点|日期)|(?:主办|承办|协办)单位|报名截止(?:时间|日期)?)(?:　|\s{2,})[\s　]*(.{5,})$`)

var (
	// twoCells is a row of a table with a label and its value.
	twoCells = compile(`^\s*\|?\s*([^|\t]{2,10}?)\s*[|\t]\s*([^|\t]*[^|\t\s])\s*\|?\s*$`)
	// pinned is a line of a message with a little picture for its label.
	pinned = compile(`^\s*(📍|📅|🗓)\x{FE0F}?\s*(.+)$`)
)

// knownLabel says whether a cell is the label of a fact.
func knownLabel(s string) bool {
	return labelTopics.MatchString(s) || nameLabel.MatchString(s) || slices.ContainsFunc(hostItems, func(h hostItem) bool { return h.re.MatchString(s) })
}

func (sp *splitter) add(text string, line int) {
	text = bullet.ReplaceAllString(text, "")
	marked := false
	if m := labelInMarks.FindStringSubmatch(text); m != nil && !strings.Contains(m[0], "规程") && !(anEvent.MatchString(m[1]) && strings.TrimSpace(text[len(m[0]):]) == "" && topicOf(m[1]) == topicNone) {
		text = m[1] + m[2] + m[3] + "：" + text[len(m[0]):]
		marked = topicOf(m[1]+m[2]) != topicNone
	}
	if m := twoCells.FindStringSubmatch(text); m != nil && knownLabel(fold(m[1]).s) {
		text = m[1] + "：" + m[2]
	}
	if m := pinned.FindStringSubmatch(text); m != nil && topicOf(fold(m[2]).s) == topicNone {
		text = map[string]string{"📍": "地点：", "📅": "时间：", "🗓": "时间："}[m[1]] + m[2]
	}
	if m := labelApart.FindStringSubmatch(text); m != nil && !isRow(strings.TrimSpace(m[2])) {
		text = m[1] + "：" + m[2]
	}
	f := fold(text)
	if strings.Trim(f.s, "|-=*_ \t") == "" && !sp.emptyCell(f.s) {
		sp.gap = true
		return
	}
	st, n, size := numberOf(f.s)
	if sp.gap && size == 0 {
		sp.closeItems()
	}
	sp.gap = false
	c := &clause{folded: f, line: line, style: st}
	switch {
	case size > 0:
		c.folded = fold(f.raw[f.pos[size]:])
		sp.number(c, st, n)
	case sp.isHeading(f.s) && !strings.ContainsAny(strings.TrimSpace(text), "\t|") && !headLine(f) && !(annex.MatchString(f.s) && len(sp.counts) == 0):
		c.style = heading
		sp.pop(heading)
		c.path = strings.Trim(f.s, "[]【】:")
		sp.open = append(sp.open, level{style: heading, label: c.path, c: c})
	case sp.isLabel(f.s, marked):
		c.style = heading
		sp.pop(heading)
		c.path, _, _ = strings.Cut(f.s, ":")
		sp.open = append(sp.open, level{style: heading, label: c.path, c: c})
	case len(sp.open) > 0:
		c.parent = sp.open[len(sp.open)-1].c
		c.path = c.parent.path
	}
	c.topic = c.ownTopic()
	if c.topic == topicNone && c.parent != nil {
		c.topic = c.parent.topic
	}
	sp.clauses = append(sp.clauses, c)
}

// emptyCell says whether a line of nothing but a dash is a cell of a table copied cell by cell.
func (sp *splitter) emptyCell(s string) bool {
	n := len(sp.clauses)
	return n > 0 && !sp.gap && (s == "-" || s == "--") && len([]rune(sp.clauses[n-1].s)) <= 10 && !strings.HasSuffix(sp.clauses[n-1].s, "。")
}

// isHeading says whether a line without a number begins a part of its own: in a text without numbers any short line that
// names a topic, elsewhere only lists and tables that stand behind the regulation.
func (sp *splitter) isHeading(s string) bool {
	bare := withoutNote(strings.Trim(s, "[]【】:*#"))
	if len([]rune(bare)) > 14 || strings.ContainsAny(bare, ",。;:|") || strings.Contains(bare, "、") && len(standardWords().find(bare)) > 0 {
		return false
	}
	if endTopics.MatchString(bare) {
		return true
	}
	if greeting.MatchString(s) || placeLine.MatchString(bare) {
		return false
	}
	return !sp.numbered && topicOf(bare) != topicNone
}

// greeting is whom a letter is to: 各县(市、区)教育局:, 各位棋友:.
var greeting = compile(`^(?:各|致|尊敬|亲爱|广大|全体|有关)[^,。;组项]*(?::|!|好)$`)

// placeLine is a place with its prize: 第1名 2000元+奖杯.
var placeLine = compile(`^(?:` + placePhrase + `|[一二三四五特]等奖|优[胜秀]奖).`)

// isLabel says whether a line of a text without numbers begins a part with its text behind the colon: 奖励：…; marked is one
// whose label stands in brackets and names a topic: 【奖什么】….
func (sp *splitter) isLabel(s string, marked bool) bool {
	label, rest, ok := strings.Cut(s, ":")
	return ok && !sp.numbered && rest != "" && (marked || labelTopics.MatchString(label))
}

var labelTopics = compile(`^(?:报名|奖励|奖项|奖金|录取|比赛办法|竞赛办法|赛制|参赛(?:对象|资格|条件|办法)|报名(?:办法|方式)?|报到|组别|组别设置|日程(?:安排)?|赛程(?:安排)?|其他|其它|竞赛规则|比赛规则|奖励办法|录取(?:名次)?(?:与|和)奖励|主办|承办|主办单位|承办单位|协办单位|(?:比赛|竞赛)?(?:日期|时间|地点))$`)

var endTopics = compile(`^(?:附件?[一二三1-9]?|(?:组织|仲裁|裁判|竞赛)委员会|.{0,8}(?:日程|赛程)(?:安排)?(?:表)?|报名表)$`)

// closeItems ends the items of a list at a blank line: what follows without a number belongs to the part above them.
func (sp *splitter) closeItems() {
	for n := len(sp.open); n > 0 && sp.open[n-1].style >= arabic && !sp.open[n-1].c.head; n-- {
		sp.open = sp.open[:n-1]
	}
	if n := len(sp.open); n > 0 && !sp.numbered && sp.open[n-1].style == heading && sp.clauses[len(sp.clauses)-1] != sp.open[n-1].c {
		sp.open = sp.open[:n-1] // a paragraph of its own
	}
}

func (sp *splitter) pop(st style) {
	for len(sp.open) > 0 && sp.open[len(sp.open)-1].style >= st {
		sp.open = sp.open[:len(sp.open)-1]
	}
}

// number puts a numbered clause into its place and looks at the sequence.
func (sp *splitter) number(c *clause, st style, n int) {
	sp.pop(st)
	above, path := "", ""
	if k := len(sp.open); k > 0 {
		c.parent, path = sp.open[k-1].c, sp.open[k-1].c.path
		above = path
	}
	key := above + "/" + strconv.Itoa(int(st))
	if st <= han {
		key = strconv.Itoa(int(st))
	}
	seen := sp.counts[key]
	label := label(st, n)
	if seen == nil {
		seen = &level{style: st}
		sp.counts[key] = seen
		if n > 1 && sp.running[st] != n-1 { // numbers may run on through the chapters
			sp.slip(c, path, "编号从%s开始，前面没有%s", label, labels(st, 1, n-1))
		}
	} else {
		label = sp.sequence(c, seen, path, st, n)
	}
	seen.last = n
	sp.running[st] = n
	c.path = path + label
	sp.open = append(sp.open, level{style: st, label: label, c: c})
}

// sequence reports a number that does not follow the one before.
func (sp *splitter) sequence(c *clause, seen *level, path string, st style, n int) string {
	name := label(st, n)
	switch {
	case n == seen.last+1:
	case seen.before > 0 && n == seen.before+1:
		seen.before = 0
	case n == 1:
		sp.slip(c, path, "编号数到%s以后又从%s数起", label(st, seen.last), name)
		seen.before = seen.last
		return label(st, seen.last) + "后之" + name
	case n > seen.last+1:
		sp.slip(c, path, "编号从%s跳到%s，缺%s", label(st, seen.last), name, labels(st, seen.last+1, n-1))
	default:
		sp.slip(c, path, "编号%s跟在%s后面，重复或颠倒", name, label(st, seen.last))
	}
	return name
}

func (sp *splitter) slip(c *clause, path, format string, args ...any) {
	if st := c.style; st == decimal { // .4 of 5 is 5.4
		for i, a := range args {
			args[i] = strings.ReplaceAll(a.(string), ".", path+".")
		}
	}
	p := problemf(quote{path, c.line, ""}, format, args...)
	sp.problems = append(sp.problems, p)
}
