package prospectus

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"qisai/pairing"
)

// folded is a text in two forms: as written, with white space between characters taken out, and for reading, half-width
// and without any white space.
type folded struct {
	raw string // as written
	s   string // for reading
	pos []int  // byte in s → byte in raw

	fields []string // the cells of a table's row
	cells  []string // the same, empty ones too
	indent string   // the white space before them
}

// cut gives the written form of a part of s.
func (f *folded) cut(from, to int) string { return strings.TrimSpace(f.raw[f.pos[from]:f.pos[to]]) }

func fold(text string) folded {
	raw := tidy(text)
	f := folded{raw: raw}
	var s strings.Builder
	for at, r := range raw {
		half := pairing.HalfWidth(string(r))
		switch {
		case r == ' ' && betweenDigits(raw, at):
			half = "|" // 1000 500 are two numbers
		case isPicture(r):
			half = pictures[r]
		case unicode.IsDigit(r) && keycap(raw[at+utf8.RuneLen(r):]):
			half = "(" + half + ")"
		case half == "." && endsSentence(s.String(), raw[at+utf8.RuneLen(r):]):
			half = "。"
		}
		if half == "" {
			continue
		}
		half = likeness.Replace(half)
		for range len(half) {
			f.pos = append(f.pos, at)
		}
		s.WriteString(half)
	}
	f.pos = append(f.pos, len(raw))
	f.s, f.pos = plainMeasures(digitDates(s.String(), f.pos))
	f.fields = strings.FieldsFunc(text, func(r rune) bool { return r == '\t' || r == '|' })
	f.indent = text[:len(text)-len(strings.TrimLeftFunc(text, unicode.IsSpace))]
	if len(f.fields) < 2 {
		f.fields = strings.Fields(text)
	}
	f.cells = strictCells(text, f.fields)
	return f
}

// strictCells gives the cells of a row with tabs or strokes, empty ones too.
func strictCells(text string, fields []string) []string {
	switch {
	case strings.Contains(text, "|"):
		return strings.Split(strings.Trim(strings.TrimSpace(text), "|"), "|")
	case strings.Contains(text, "\t"):
		return strings.Split(text, "\t")
	}
	return fields
}

// betweenDigits says whether a blank of a text parts two numbers.
func betweenDigits(raw string, at int) bool {
	if at == 0 || at+1 >= len(raw) {
		return false
	}
	after, _ := utf8.DecodeRuneInString(raw[at+1:])
	before, _ := utf8.DecodeLastRuneInString(raw[:at])
	return unicode.IsDigit(before) && unicode.IsDigit(after)
}

// likeness brings characters that look alike to one.
var likeness = strings.NewReplacer("–", "-", "—", "-", "−", "-", "‐", "-", "―", "-", "─", "-", "~", "-", "〜", "-", "∼", "-",
	"∶", ":", "︰", ":", "﹕", ":", "﹣", "-", "．", ".", "｡", "。", "，", ",", "年", "年", "⑴", "(1)", "⑵", "(2)", "⑶", "(3)",
	"⑷", "(4)", "⑸", "(5)", "⑹", "(6)", "⑺", "(7)", "⑻", "(8)", "＇", "'", "〔", "[", "〕", "]")

// tidy takes out the blanks that stand between single characters (地 址, 四  川  省) and leaves one between words.
func tidy(text string) string {
	words := strings.FieldsFunc(text, unicode.IsSpace)
	var out strings.Builder
	for i, w := range words {
		if i > 0 && blankParts(words[i-1], w) {
			out.WriteByte(' ')
		}
		out.WriteString(strings.Map(func(r rune) rune {
			if unicode.In(r, unicode.Cf) || unicode.IsControl(r) {
				return -1
			}
			return r
		}, w))
	}
	return out.String()
}

// blankParts says whether a blank between two words parts them.
func blankParts(a, b string) bool {
	last, _ := utf8.DecodeLastRuneInString(a)
	first, _ := utf8.DecodeRuneInString(b)
	return unicode.IsDigit(last) && unicode.IsDigit(first) || len([]rune(a)) > 2 && len([]rune(b)) > 2
}
