package prospectus

import (
	"archive/zip"
	"encoding/xml"
	"io"
	"strconv"
	"strings"

	"qisai/pairing"
)

// wordNumbers counts the automatic numbers of a Word document. The text of a numbered paragraph has no number: it names
// a list (numId) and a level, or a style that does; the list names its levels' formats.
type wordNumbers struct {
	abstract map[string]map[int]*wordLevel // by abstractNumId
	lists    map[string]string             // numId → abstractNumId
	starts   map[string]map[int]int        // numId → level → a first number of its own
	styles   map[string]wordStyle
	counts   map[string]map[int]int // abstractNumId → level → the number reached
	begun    map[string]bool        // lists whose own first numbers were set
}

// maxLevels is how many levels a list of Word has.
const maxLevels = 9

// wordLevel is the format of a level: 一、 （%2） ①.
type wordLevel struct {
	start  int
	format string
	text   string
	legal  bool   // the levels above are written in Arabic digits
	style  string // the style whose paragraphs stand at this level
}

type wordStyle struct{ list, level, base string }

func readNumbers(zr *zip.Reader) *wordNumbers {
	n := &wordNumbers{abstract: map[string]map[int]*wordLevel{}, lists: map[string]string{}, starts: map[string]map[int]int{},
		styles: map[string]wordStyle{}, counts: map[string]map[int]int{}, begun: map[string]bool{}}
	var id, num, style string
	level := 0
	var lvl *wordLevel
	eachElement(zr, "word/numbering.xml", func(t xml.StartElement) {
		v := attr(t, "val")
		switch t.Name.Local {
		case "abstractNum":
			id, num = attr(t, "abstractNumId"), ""
			n.abstract[id] = map[int]*wordLevel{}
		case "num":
			num, lvl = attr(t, "numId"), nil
			n.starts[num] = map[int]int{}
		case "abstractNumId":
			n.lists[num] = v
		case "lvlOverride":
			level, _ = strconv.Atoi(attr(t, "ilvl"))
		case "startOverride":
			n.starts[num][level], _ = strconv.Atoi(v)
		case "lvl":
			level, _ = strconv.Atoi(attr(t, "ilvl"))
			lvl = &wordLevel{start: 1}
			if num == "" && n.abstract[id] != nil && level >= 0 && level < maxLevels {
				n.abstract[id][level] = lvl
			}
		case "start":
			setLevel(lvl, func() { lvl.start, _ = strconv.Atoi(v) })
		case "numFmt":
			setLevel(lvl, func() { lvl.format = v })
		case "lvlText":
			setLevel(lvl, func() { lvl.text = v })
		case "isLgl":
			setLevel(lvl, func() { lvl.legal = isOn(t) })
		case "pStyle":
			setLevel(lvl, func() { lvl.style = v })
		}
	})
	eachElement(zr, "word/styles.xml", func(t xml.StartElement) {
		s := n.styles[style]
		switch v := attr(t, "val"); t.Name.Local {
		case "style":
			style, s = attr(t, "styleId"), wordStyle{}
		case "basedOn":
			s.base = v
		case "numId":
			s.list = v
		case "ilvl":
			s.level = v
		}
		n.styles[style] = s
	})
	return n
}

func setLevel(l *wordLevel, set func()) {
	if l != nil {
		set()
	}
}

// eachElement gives the elements of a part to f, and none if the part is broken or not there.
func eachElement(zr *zip.Reader, name string, f func(xml.StartElement)) {
	d, _ := openPart(zr, name)
	for d != nil {
		token, err := d.Token()
		if err == io.EOF || err != nil {
			return
		}
		if t, ok := token.(xml.StartElement); ok {
			f(t)
		}
	}
}

// label gives the number of a paragraph, "" if it has none.
func (n *wordNumbers) label(p *wordPara) string {
	list, level, style := p.list, p.level, p.style
	for range 12 { // a style may be based on itself in a broken file
		s, ok := n.styles[style]
		if !ok || list != "" {
			break
		}
		list, style = s.list, s.base
		if level == "" {
			level = s.level
		}
	}
	id := n.lists[list]
	levels := n.abstract[id]
	if levels == nil {
		return ""
	}
	at, err := strconv.Atoi(level)
	if err != nil {
		at = 0
		for i, l := range levels {
			if l.style != "" && l.style == p.style {
				at = i
			}
		}
	}
	if levels[at] == nil {
		return ""
	}
	n.count(list, id, at)
	return n.write(id, at)
}

// count goes on to the next number of a level; the levels below begin anew.
func (n *wordNumbers) count(list, id string, at int) {
	counts := n.counts[id]
	if counts == nil {
		counts = map[int]int{}
		n.counts[id] = counts
	}
	if !n.begun[list] {
		n.begun[list] = true
		for level, start := range n.starts[list] {
			counts[level] = start - 1
		}
	}
	for level, l := range n.abstract[id] {
		_, reached := counts[level]
		switch {
		case level > at:
			delete(counts, level)
		case !reached && level == at:
			counts[level] = l.start - 1
		case !reached:
			counts[level] = l.start
		}
	}
	counts[at]++
}

// write gives the number as it is shown, with a mark behind it that parts it from the words.
func (n *wordNumbers) write(id string, at int) string {
	l := n.abstract[id][at]
	switch l.format {
	case "none":
		return ""
	case "bullet":
		return "•"
	}
	out := l.text
	for i := range at + 1 {
		format := "decimal"
		if above := n.abstract[id][i]; above != nil && !l.legal {
			format = above.format
		}
		out = strings.ReplaceAll(out, "%"+strconv.Itoa(i+1), writeNumber(format, n.counts[id][i]))
	}
	if out = strings.TrimSpace(out); out == "" {
		return ""
	}
	if strings.HasSuffix(out, ".") && strings.Count(out, ".") > 1 {
		out = strings.TrimSuffix(out, ".")
	}
	if last := []rune(out)[len([]rune(out))-1]; !strings.ContainsRune("、.．）)，:：章条节部分", last) && (last < '①' || last > '⑳') {
		out += "、"
	}
	return out
}

// writeNumber writes a number in a format of Word; one that is not known in Arabic digits.
func writeNumber(format string, v int) string {
	pick := func(signs string) string {
		if r := []rune(signs); v >= 1 && v <= len(r) {
			return string(r[v-1])
		}
		return strconv.Itoa(v)
	}
	switch format {
	case "chineseCounting", "chineseCountingThousand", "japaneseCounting", "taiwaneseCounting", "taiwaneseCountingThousand", "ideographDigital", "taiwaneseDigital", "japaneseDigitalTenThousand":
		return pairing.FormatNumeral(v)
	case "chineseLegalSimplified", "japaneseLegal", "ideographLegalTraditional":
		return pick("壹贰叁肆伍陆柒捌玖拾")
	case "ideographTraditional":
		return pick("甲乙丙丁戊己庚辛壬癸")
	case "decimalEnclosedCircle", "decimalEnclosedCircleChinese":
		return pick("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳")
	case "decimalEnclosedParen":
		return "（" + strconv.Itoa(v) + "）"
	case "decimalEnclosedFullstop":
		return strconv.Itoa(v) + "."
	case "upperLetter":
		return pick("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
	case "lowerLetter":
		return pick("abcdefghijklmnopqrstuvwxyz")
	case "upperRoman":
		return pick("ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ")
	case "lowerRoman":
		return pick("ⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻ")
	}
	return strconv.Itoa(v)
}
