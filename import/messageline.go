package importer

import (
	"slices"
	"strings"

	"qisai/pairing/pattern"
)

// Structural lines are no entries: who wrote when, the mark and the example of a 接龙, a number with nothing behind it.
var (
	chatHeader  = pattern.New(`^[^\s,;、]{0,20}[:：]?\s*(?:(?:20\d{2}[-/年.])?\d{1,2}[-/月.]\d{1,2}日?\s+)(?:[上下中]午|早上|晚上|凌晨)?\s*\d{1,2}:\d{2}(?::\d{2})?\s*[:：]?$`)
	chainMark   = pattern.New(`^#?接龙`)
	exampleLine = pattern.New(`^(?:例|例如|示例|格式|样例|范例|模板|接龙格式|报名格式|填写格式)(?:[:：\s]|$)`)
	listNumber  = pattern.New(`^\s*(?:[(【\[]?(?:\d{1,3}|[一二三四五六七八九十]{1,3})[)】\]、.:,](?:[ .、]*)|\d{1,3}\s+|第\d{1,3}[位名个人]?[:、. ]\s*|[①-⑳⓪]\s*|\d\x{20E3}\s*)`)
	enclosed    = pattern.New(`^[①-⑳]\s*`)
)

var (
	// gluedDocument is the name of a document without a colon before its number.
	gluedDocument = pattern.New(`((?:港澳台?|台湾)居民(?:来往内地通行证|来往大陆通行证|居住证)|护照|回乡证|台胞证)(?:号码?)?\s*([A-Za-z]{0,2}\d{6,})`)
	writerTime    = pattern.New(`^[^\s\d,;、:]{1,20}\s+\d{1,2}:\d{2}(?::\d{2})?$`)
	listTitle     = pattern.New(`^(?:参赛|报名|我们?的?|队员|选手|棋手|运动员|人员)*(?:名单|名册)(?:如下)?:?$`)
	inBrackets    = pattern.New(`\(([^()]*)\)`)
	announced     = pattern.New(`^(?:我要|我来|我)?报名\s*[:：]\s*`)
)

// messageLine is one line with what it says.
type messageLine struct {
	num        int
	text       string
	rest       string // what is read of it
	numbered   bool
	structural bool
	writer     bool // structural: it says who writes
	noise      noise
	blank      bool
	phrase     *phrase
	opens      bool              // a category with a colon, or a title: below it names alone will do
	more       []*phrase         // the others of several people on the line
	bad        string            // why the line cannot be read, "" if it can
	behind     bool              // the rest of a line that begins with a category
	tail       map[string]string // said at the end of the line for all: 都是公开男子组
	above      bool              // the tail speaks of the lines above: 以上
}

// parseLine reads a line; one that begins with a category before several people is two: 公开男子组：张三、李四.
func (m *messageReader) parseLine(num int, text string) []*messageLine {
	l := &messageLine{num: num, text: text}
	folded := fold(text)
	rest := text
	if loc := listNumber.FindStringIndex(folded); loc != nil {
		l.numbered = true
		rest = strings.TrimSpace(string([]rune(text)[len([]rune(folded[:loc[1]])):]))
	} else if loc := enclosed.FindStringIndex(text); loc != nil {
		l.numbered = true
		rest = text[loc[1]:]
	}
	switch {
	case text == "":
		l.blank = true
	case chatTime(folded), writerTime.MatchString(folded), chatHeader.MatchString(folded):
		l.structural, l.writer = true, true
	case rest == "", listTitle.MatchString(key(rest)), chainMark.MatchString(key(text)), exampleLine.MatchString(folded):
		l.structural = true
	default:
		if l.noise = noiseOf(text); l.noise != noNoise {
			return []*messageLine{l}
		}
		rest = gluedDocument.ReplaceAllString(arabicDate(rest), "$1:$2")
		rest = l.cutTail(m.words, announced.ReplaceAllString(rest, ""))
		if head := m.words.headOf(l, rest); head != nil {
			return []*messageLine{head, l}
		}
		l.read(m.words, rest)
	}
	return []*messageLine{l}
}

// read says what the line tells of people.
func (l *messageLine) read(words vocabulary, rest string) {
	l.rest = rest
	if rest == "" { // nothing but a tail
		return
	}
	if heading := words.headingOf(rest); heading != nil {
		l.phrase, l.opens = heading, true
		return
	}
	l.phrase, l.more, l.bad = words.read(words.scan(rest), rest)
	if l.phrase == nil {
		return
	}
	l.phrase.numbered = l.numbered
	l.opens = strings.HasSuffix(strings.TrimSpace(fold(rest)), ":") && len(l.phrase.fields) == 1 && l.phrase.fields["组别"] != "" && l.phrase.headingOnly()
	l.structural = len(l.phrase.fields) == 0 && l.phrase.blanks >= 3 // the header of a list, or how to write
}

// headingOf reads a line that is the title of a list: 少年女子组名单, 乙队公开男子组（3人）：; nil for any other.
func (v vocabulary) headingOf(text string) *phrase {
	t, ok := v.titleOf(text)
	plainCategory := t.before == "" && t.behind == ":"
	if !ok || t.behind == "" || plainCategory || t.before != "" && (!v.isUnit(t.before) || strings.ContainsAny(strings.TrimSpace(text), " ,，、;；")) {
		return nil
	}
	p := &phrase{fields: map[string]string{"组别": t.category}}
	if t.before != "" {
		p.fields["单位"] = t.before
	}
	return p
}

var categoryBefore = pattern.New(`^([^\s:：,，、]{2,20}?)(?:\s*[:：]\s*|\s+)(\S.*)$`)

// headOf parts a line that begins with a category from the people behind it, if these are several: the category then
// speaks for all of them. nil for any other line.
func (v vocabulary) headOf(l *messageLine, rest string) *messageLine {
	at := categoryBefore.FindStringSubmatchIndex(rest)
	if at == nil {
		return nil
	}
	head, people := rest[at[2]:at[3]], rest[at[4]:]
	category := v.headingOf(head + ":")
	if category == nil && v.isCategory(head) {
		category = &phrase{fields: map[string]string{"组别": head}}
	}
	if category == nil {
		return nil
	}
	q := &messageLine{num: l.num, text: l.text}
	if q.read(v, people); len(q.more) == 0 {
		return nil
	}
	l.rest, l.phrase, l.more, l.bad, l.behind = people, q.phrase, q.more, q.bad, true
	colon := strings.ContainsAny(rest[at[3]:at[4]], ":：")
	return &messageLine{num: l.num, text: head, phrase: category, opens: colon}
}

// sharedTail is what is said once at the end for several people. 成都 and the like are places.
var sharedTail = pattern.New(`^(.*?)[\s,，。;；、:：]*(以上|上面|这|我们|他们)?(?:[\d一二两三四五六七八九十]{1,3})?(?:人|位|个|名|队员|选手|棋手)*(?:都|均|全部|全都|统一)(?:是|为|报名?参?加?|参加|属于?|来自|代表)[:：\s]*(\S.*)$`)

// tailColumns are the columns a tail may speak of.
var tailColumns = []string{"组别", "单位", "性别", "籍贯", "领队"}

// cutTail takes 都是公开男子组 off the end of a line and gives what stands before it.
func (l *messageLine) cutTail(words vocabulary, rest string) string {
	m := sharedTail.FindStringSubmatch(rest)
	if m == nil {
		return rest
	}
	q := &messageLine{}
	q.read(words, strings.TrimRight(m[3], "。.!！ "))
	if q.phrase == nil || q.bad != "" || len(q.more) > 0 || len(q.phrase.fields) == 0 || len(q.phrase.strange) > 0 {
		return rest
	}
	for column := range q.phrase.fields {
		if !slices.Contains(tailColumns, column) {
			return rest
		}
	}
	l.tail, l.above = q.phrase.fields, m[2] != ""
	return m[1]
}
