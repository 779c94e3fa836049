package importer

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
	"golang.org/x/text/width"

	"qisai/pairing"
)

// cleanText is the one place where text from a cell is cleaned: nothing invisible stays, every kind of blank becomes a
// plain space, runs of them one, and none is left at either end. Line breaks inside stay; see line.
func cleanText(s string) string {
	if isClean(s) {
		return s
	}
	var out strings.Builder
	out.Grow(len(s))
	space, newline := false, false
	for _, r := range s {
		switch {
		case r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029':
			newline = true
		case unicode.IsSpace(r) || r == '\u2800':
			space = true
		case invisible(r):
		default:
			if out.Len() > 0 && newline {
				out.WriteByte('\n')
			} else if out.Len() > 0 && space {
				out.WriteByte(' ')
			}
			space, newline = false, false
			out.WriteRune(r)
		}
	}
	return out.String()
}

// isClean is the fast path: plain text without blanks at the ends or doubled.
func isClean(s string) bool {
	space := true
	for _, r := range s {
		switch {
		case r == ' ' && space:
			return false
		case r != ' ' && (unicode.IsSpace(r) || r == '\u2800' || invisible(r)):
			return false
		}
		space = r == ' '
	}
	return !space || s == ""
}

// invisible says whether a character draws nothing: controls, zero-width characters, direction marks, soft hyphens,
// byte order marks and the selectors that follow an emoji.
func invisible(r rune) bool {
	switch {
	case r < ' ' || r >= 0x7F && r < 0xA0 || r >= 0xFE00 && r <= 0xFE0F:
		return true
	case r < 0xA0:
		return false
	}
	return unicode.Is(unicode.Cf, r)
}

// line gives text for a place with one line.
func line(s string) string { return strings.ReplaceAll(s, "\n", " ") }

// dashes are what people write, or their program makes, where a hyphen is meant.
var dashes = strings.NewReplacer("–", "-", "—", "-", "−", "-", "‐", "-", "‑", "-", "‒", "-", "―", "-", "﹣", "-", "➖", "-",
	"∶", ":", "︰", ":", "﹕", ":", "➕", "+", "﹢", "+", "﹦", "=", "〜", "~")

// fold gives text as data: half-width, on one line, one kind of hyphen and colon.
func fold(s string) string {
	if isFolded(s) {
		return s
	}
	return dashes.Replace(width.Fold.String(line(s)))
}

// isFolded is the fast path: nothing but ASCII and Han characters.
func isFolded(s string) bool {
	for _, r := range s {
		if r == '\n' || r >= 0x80 && (r < 0x3400 || r > 0x9FFF) {
			return false
		}
	}
	return true
}

// key gives text for comparing headers, sheet names, categories: half-width, lower case, no white space at all.
func key(s string) string {
	return strings.ToLower(squeeze(fold(cleanText(s))))
}

// squeeze takes out all white space.
func squeeze(s string) string { return pairing.Squeeze(s) }

// nameKey gives a person's name for comparing: NFKC, no white space, one kind of middle dot.
func nameKey(s string) string {
	return strings.ToLower(squeeze(middleDots.Replace(norm.NFKC.String(s))))
}

var middleDots = strings.NewReplacer("•", "·", "．", "·", "‧", "·", "・", "·", ".", "·", "･", "·", "●", "·", "∙", "·")
