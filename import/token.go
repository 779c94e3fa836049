package importer

import (
	"strings"
	"unicode"

	"qisai/pairing/pattern"
)

// token is a piece of a message's line: a label, a number that is told by its shape, or a word.
type token struct {
	kind       string // the column it belongs to, "" for one that means nothing by itself; see vocabulary.classify
	text       string // as printed; numbers and dates in their clean form
	start, end int    // runes of the line
	label      bool   // a label with or without colon: text is the column, or two of them parted by a bar
	number     bool   // begins with a digit and is no word
	address    bool   // an e-mail address or the like, which means nothing
	hard       bool   // a comma or the like stands before it
	slash      bool   // a slash stands before it
}

// scanner cuts a line into tokens. folded is the line in half-width, rune by rune as long as the line itself.
type scanner struct {
	words       vocabulary
	printed     []rune
	folded      []rune
	pos         int
	hard, slash bool
	out         []token
}

// scan cuts a cleaned line.
func (v vocabulary) scan(text string) []token {
	s := &scanner{words: v, printed: []rune(text)}
	s.folded = make([]rune, len(s.printed))
	for i, r := range s.printed {
		s.folded[i] = []rune(fold(string(r)))[0]
	}
	addresses := map[int]int{}
	for _, span := range runeSpans(string(s.folded)) {
		addresses[span[0]] = span[1]
		for i := span[0]; i < span[1]; i++ {
			s.folded[i] = 0 // no part of a word, a number or a label
		}
	}
	labels := s.findLabels()
	for s.pos < len(s.folded) {
		r := s.folded[s.pos]
		switch l, isLabel := labels[s.pos]; {
		case isLabel:
			s.add(token{kind: l.text, text: l.text, start: l.start, end: l.end, label: true})
		case addresses[s.pos] > 0:
			s.add(token{kind: "地址", text: "地址", start: s.pos, end: addresses[s.pos], address: true})
		case isDigit(r):
			s.number()
		case isWordRune(r):
			s.word(labels)
		default:
			s.hard = s.hard || strings.ContainsRune(",;、|\t", r)
			s.slash = s.slash || r == '/'
			s.pos++
		}
	}
	return s.out
}

func (s *scanner) add(t token) {
	t.hard, t.slash = s.hard, s.slash
	s.hard, s.slash = false, false
	s.out = append(s.out, t)
	s.pos = max(t.end, s.pos+1)
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

func isWordRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.Is(unicode.Co, r) || isDot(r)
}

// isDot says whether a character stands between the parts of a long name. A full stop does too.
func isDot(r rune) bool { return strings.ContainsRune("·•‧・∙.", r) }

// findLabels finds the labels that stand before a colon, by where they begin.
func (s *scanner) findLabels() map[int]token {
	out := map[int]token{}
	from := 0
	for i, r := range s.folded {
		if r != ':' && r != '=' {
			continue
		}
		for start := max(from, i-14); start < i; start++ {
			if column := labelColumn(string(s.folded[start:i])); column != "" && s.folded[start] != ' ' {
				out[start] = token{text: column, start: start, end: i + 1}
				break
			}
		}
		from = i + 1
	}
	return out
}

// documentLabels name documents other than the identity card.
var documentLabels = map[string]string{
	"港澳居民来往内地通行证": "回乡证", "台湾居民来往大陆通行证": "台胞证", "港澳居民居住证": "港澳台居民居住证", "台湾居民居住证": "港澳台居民居住证", "港澳台居民居住证": "港澳台居民居住证",
	"护照": "护照", "护照号": "护照", "护照号码": "护照", "回乡证": "回乡证", "回乡证号": "回乡证", "台胞证": "台胞证", "台胞证号": "台胞证",
	"港澳通行证": "港澳通行证", "通行证": "通行证", "通行证号": "通行证", "居住证": "居住证", "居住证号": "居住证",
}

// coach is no column of 报名: who trains a team is no leader unless the label says both.
const coach = "教练"

// labelColumn gives the column a label means, 单位|籍贯 for one that asks for either, 证件:护照 for a document.
func labelColumn(text string) string {
	k := key(text)
	switch k {
	case "领队/教练", "教练/领队", "领队兼教练", "领队(教练)":
		return "领队"
	}
	if kind := documentLabels[k]; kind != "" {
		return "证件:" + kind
	}
	if len([]rune(k)) < 2 || isDigit(rune(k[0])) || strings.ContainsAny(k, ",;、()") {
		return ""
	}
	name, _, ok := entryWords.find(k)
	if !ok {
		return ""
	}
	return name
}

// bareLabels are labels that are understood without a colon.
var bareLabels = map[string]bool{}

func init() {
	for _, l := range strings.Fields(`姓名 性别 身份证号 身份证号码 身份证 证件号 证件号码 组别 参赛组别 单位 参赛单位 代表队 籍贯 电话 联系电话
		手机 手机号 手机号码 出生日期 出生年月 生日 称号 备注 领队 教练 护照 护照号 回乡证 台胞证`) {
		bareLabels[l] = true
	}
}

// word takes a run of letters, with digits that belong to it: U12组, 甲2队, E00000000.
func (s *scanner) word(labels map[int]token) {
	start, latin := s.pos, true
	i := s.pos
	for ; i < len(s.folded); i++ {
		r := s.folded[i]
		if _, isLabel := labels[i]; isLabel && i > start {
			break
		}
		if isDigit(r) {
			n := s.digitsAt(i)
			if !latin && (n > 3 || i > 0 && s.numberAt(i) != nil) || latin && s.numberAt(i) != nil && n > 9 {
				break
			}
			i += n - 1
			continue
		}
		if !isWordRune(r) {
			break
		}
		latin = latin && r < 0x80
	}
	for i > start+1 && s.folded[i-1] == '.' {
		i--
	}
	s.addWord(start, i)
}

// addWord classifies a word. One with full stops is a long name or several words: 张三.男.甲队.
func (s *scanner) addWord(start, end int) {
	printed := string(s.printed[start:end])
	stops := strings.ContainsRune(string(s.folded[start:end]), '.')
	kind := s.words.classify(printed)
	switch {
	case strings.Trim(string(s.folded[start:end]), "·•‧・∙.") == "":
		s.pos = end
	case applies.MatchString(printed):
		s.add(token{kind: "申请", text: "是", start: start, end: start})
		if category := applies.FindStringSubmatch(printed)[1]; category != "" {
			start = end - len([]rune(category))
			s.add(token{kind: "组别", text: category, start: start, end: end})
		}
		s.pos = end
	case bareLabels[key(printed)]:
		column := labelColumn(printed)
		s.add(token{kind: column, text: column, start: start, end: end, label: true})
	case (kind == "" || kind == "单位") && !stops && s.unglue(start, end):
	case s.longName(start, end):
		s.add(token{kind: "姓名", text: printed, start: start, end: end})
	case !stops || kind != "" && kind != "姓名":
		s.add(token{kind: kind, text: printed, start: start, end: end})
	default:
		s.splitWord(start, end)
	}
}

// applies is what somebody writes who wants to play in a category that is not his: 申请参加公开男子组.
var applies = pattern.New(`^(?:自愿|特此?)?申请(?:参加|参赛|打|升入?|跨入?|报)?([^0-9]{1,8}组)?$`)

// gluedLabel is a label run together with its value: 籍贯四川遂宁.
var gluedLabel = pattern.New(`^(姓名|性别|籍贯|户籍|单位|组别|称号|领队)(.+)$`)

// unglue parts a word that means nothing by itself after the label it begins with.
func (s *scanner) unglue(start, end int) bool {
	m := gluedLabel.FindStringSubmatch(string(s.printed[start:end]))
	if m == nil {
		return false
	}
	column := labelColumn(m[1])
	middle := start + len([]rune(m[1]))
	s.add(token{kind: column, text: column, start: start, end: middle, label: true})
	s.addWord(middle, end)
	return true
}

// splitWord parts a word at its full stops.
func (s *scanner) splitWord(start, end int) {
	for i := start; i <= end; i++ {
		if i == end || s.folded[i] == '.' {
			if i > start {
				s.addWord(start, i)
			}
			start = i + 1
		}
	}
	s.pos = end
}

// longName says whether a word with dots is one name: parts that mean nothing by themselves, of two characters or more.
func (s *scanner) longName(start, end int) bool {
	if latinDot.MatchString(string(s.folded[start:end])) {
		return false // qq.com
	}
	parts := strings.FieldsFunc(string(s.folded[start:end]), isDot)
	for _, p := range parts {
		kind := s.words.classify(p)
		if len([]rune(p)) < 2 || kind != "" && kind != "姓名" && kind != "姓名?" && kind != "籍贯" || strings.IndexFunc(p, unicode.IsDigit) >= 0 {
			return false
		}
	}
	return len(parts) > 1 && len(parts) < 5 && !bothNames(parts)
}

// bothNames says whether every part is a name of its own: 张三.李四 are two people.
func bothNames(parts []string) bool {
	for _, p := range parts {
		if !isName(p) {
			return false
		}
	}
	return true
}
