package pdf

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Warning tells of a character that could not be printed as it is.
type Warning struct {
	Text  string // the whole text
	Char  string // the character; \xNN for a byte that is none
	Where string // the place in the document
}

// missing stands where the fonts lack a character.
const missing = '〓'

// cleaner makes texts printable and remembers what that cost.
type cleaner struct {
	has      func(rune) bool
	warnings []Warning
	seen     map[Warning]bool
}

// clean gives a text of nothing but characters that the fonts have, and line feeds. What they lack becomes 〓, what
// cannot be seen anyway (variation selectors, joiners, marks of direction) goes without a trace on the page; a warning
// tells of both.
func (c *cleaner) clean(s string, where func() string) string {
	if c.printable(s) {
		return s
	}
	var b strings.Builder
	for rest := s; rest != ""; {
		r, n := utf8.DecodeRuneInString(rest)
		char := rest[:n]
		rest = rest[n:]
		switch {
		case r == utf8.RuneError && n == 1:
			b.WriteRune(missing)
			c.warn(s, fmt.Sprintf(`\x%02X`, char[0]), where)
		case r == '\n' || c.has(r):
			b.WriteRune(r)
		case r == '\r':
			if !strings.HasPrefix(rest, "\n") {
				b.WriteByte('\n')
			}
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		case invisible(r):
			c.warn(s, char, where)
		default:
			b.WriteRune(missing)
			c.warn(s, char, where)
		}
	}
	return b.String()
}

func (c *cleaner) printable(s string) bool {
	if !utf8.ValidString(s) {
		return false
	}
	for _, r := range s {
		if r != '\n' && !c.has(r) {
			return false
		}
	}
	return true
}

func (c *cleaner) warn(text, char string, where func() string) {
	w := Warning{text, char, where()}
	if !c.seen[w] {
		c.seen[w] = true
		c.warnings = append(c.warnings, w)
	}
}

// invisible tells whether a character only changes or joins others.
func invisible(r rune) bool {
	return unicode.Is(unicode.Variation_Selector, r) || unicode.Is(unicode.Cf, r)
}
