package importer

import (
	"slices"
	"strings"
	"unicode"

	"qisai/pairing/pattern"
)

// item is one thing a line says: a value with the column it belongs to, "" for one that is not understood.
type item struct {
	kind, text string
	labelled   bool
	slash      bool // a slash stands before it
	spaced     bool // a name put together from single characters
	number     bool
}

// itemizer turns tokens into items.
type itemizer struct {
	tokens []token
	line   []rune
	out    []item
}

// items joins labels with their values and single characters into names.
func items(tokens []token, text string) []item {
	z := &itemizer{tokens: tokens, line: []rune(text)}
	for i := 0; i < len(tokens); {
		switch {
		case tokens[i].address:
			i++
		case tokens[i].label:
			i = z.label(i)
		default:
			i = z.plain(i)
		}
	}
	return z.out
}

// plain takes a token without a label; single Han characters parted by blanks may be one name.
func (z *itemizer) plain(i int) int {
	t := z.tokens[i]
	if j := z.spacedName(i); j > i+1 {
		z.out = append(z.out, item{kind: "姓名", text: z.between(i, j), slash: t.slash, spaced: true})
		return j
	}
	if j := z.latinName(i); j > i+1 {
		z.out = append(z.out, item{kind: "姓名", text: z.between(i, j), slash: t.slash})
		return j
	}
	z.out = append(z.out, item{kind: t.kind, text: t.text, slash: t.slash, number: t.number})
	return i + 1
}

// latinName gives the end of a name in Latin letters: words that begin with a capital, where nobody else is named.
func (z *itemizer) latinName(i int) int {
	if slices.ContainsFunc(z.tokens, func(t token) bool { return strings.HasPrefix(t.kind, "姓名") }) {
		return i
	}
	j := i
	for j < len(z.tokens) && (j == i || !z.tokens[j].hard && !z.tokens[j].slash) && foreign(z.tokens[j]) && latinWord.MatchString(z.tokens[j].text) {
		j++
	}
	return j
}

var latinWord = pattern.New(`^[A-Z][A-Za-z.']*$`)

// spacedName gives the end of a name whose characters stand apart.
func (z *itemizer) spacedName(i int) int {
	j := i
	for j < len(z.tokens) && j < i+4 && (j == i || !z.tokens[j].hard && !z.tokens[j].slash) && singleHan(z.tokens[j]) {
		j++
	}
	if j > i+1 && isName(squeeze(z.between(i, j))) {
		return j
	}
	return i
}

func singleHan(t token) bool {
	r := []rune(t.text)
	return !t.label && len(r) == 1 && unicode.Is(unicode.Han, r[0]) && t.kind != "性别"
}

// foreign says whether a token is a word of letters that are not Han: a part of John Smith.
func foreign(t token) bool {
	return !t.label && !t.number && t.kind == "" && strings.IndexFunc(t.text, func(r rune) bool { return unicode.Is(unicode.Han, r) || isDigit(r) }) < 0
}

// between gives the line from the beginning of token i to the end of the one before j, a closing bracket included.
func (z *itemizer) between(i, j int) string {
	start, end := z.tokens[i].start, z.tokens[j-1].end
	if text := string(z.line[start:end]); end < len(z.line) && strings.ContainsRune(")）", z.line[end]) && strings.ContainsAny(text, "(（") {
		end++
	}
	return string(z.line[start:end])
}

// label takes a label and its value and gives the index of the next token.
func (z *itemizer) label(i int) int {
	column := z.tokens[i].text
	document, isDocument := strings.CutPrefix(column, "证件:")
	i++
	if i == len(z.tokens) || z.tokens[i].label || z.tokens[i].address || nothing(z.tokens[i].text) {
		z.out = append(z.out, item{kind: column, labelled: true})
		if i < len(z.tokens) && !z.tokens[i].label && !z.tokens[i].address {
			i++
		}
		return i
	}
	switch {
	case column == "姓名":
		return z.name(i)
	case isDocument:
		z.out = append(z.out, item{kind: "证件类型", text: document, labelled: true})
		return z.value("身份证号", i, i+1)
	case column == "性别" && z.tokens[i].kind == "性别":
		return z.value(column, i, i+1)
	case column == "性别", (column == "电话" || column == "身份证号" || column == "出生日期") && !hasDigit(z.tokens[i].text):
		z.out = append(z.out, item{kind: column, labelled: true}) // what follows speaks for itself
		return i
	case column == "身份证号" || column == "电话" || column == "出生日期":
		return z.value(column, i, i+1)
	}
	return z.value(column, i, z.extent(column, i))
}

// value adds the text of tokens i to j-1 under a label.
func (z *itemizer) value(column string, i, j int) int {
	text := z.between(i, j)
	if t := z.tokens[i]; j == i+1 && t.number && t.kind == column {
		text = t.text
	}
	if column == unitOrPlace {
		column = "单位"
		if isPlace(text) {
			column = "籍贯"
		}
	}
	if column == "单位" {
		text = sealed.ReplaceAllString(text, "")
	}
	z.out = append(z.out, item{kind: column, text: text, labelled: true, slash: z.tokens[i].slash})
	return j
}

// sealed stands behind the unit in a form for print.
var sealed = pattern.New(`[（(](?:公章|盖章|章)[)）]$`)

// name takes what stands behind 姓名: one word, or single characters, or two names parted by a slash.
func (z *itemizer) name(i int) int {
	j := i + 1
	for singleHan(z.tokens[i]) && j < len(z.tokens) && j < i+4 && !z.tokens[j].hard && singleHan(z.tokens[j]) {
		j++
	}
	for j < len(z.tokens) && !z.tokens[j].hard && !z.tokens[j].slash && foreign(z.tokens[j-1]) && foreign(z.tokens[j]) {
		j++
	}
	z.out = append(z.out, item{kind: "姓名", text: z.between(i, j), labelled: true})
	if j < len(z.tokens) && z.tokens[j].slash && !z.tokens[j].label && !z.tokens[j].address && onePlausible(z.tokens[j].text) && z.tokens[j].kind != "性别" {
		z.out = append(z.out, item{kind: "姓名", text: z.tokens[j].text, labelled: true, slash: true})
		j++
	}
	return j
}

// extent gives the end of a value of free text: a remark goes on to the next label, others to a comma or the like or to
// a word that means something else.
func (z *itemizer) extent(column string, i int) int {
	j := i + 1
	for ; j < len(z.tokens) && !z.tokens[j].label; j++ {
		t := z.tokens[j]
		switch {
		case t.address:
			return j
		case slices.Contains([]string{"备注", "标记", "证明"}, column):
		case t.hard, t.kind != "" && t.kind != column && !(column == "单位" && t.kind == "籍贯"):
			return j
		}
	}
	return j
}

// nothing says whether a value says that there is none.
func nothing(text string) bool {
	return slices.Contains([]string{"无", "没有", "暂无", "空"}, text)
}

func hasDigit(s string) bool { return strings.IndexFunc(fold(s), isDigit) >= 0 }

// labelled gives what a text says under labels.
func (v vocabulary) labelled(text string) []item {
	return slices.DeleteFunc(items(v.scan(text), text), func(t item) bool { return !t.labelled })
}
