package pairing

import (
	"strings"
	"unicode"
)

// HalfWidth gives text in half-width characters and without white space or invisible characters, for reading what people
// typed.
func HalfWidth(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r), unicode.In(r, unicode.Cf):
			return -1
		case r >= '！' && r <= '～':
			return r - '！' + '!'
		}
		return r
	}, text)
}

// Squeeze takes out all white space, for comparing names: 王 芳 is 王芳.
func Squeeze(text string) string {
	if strings.IndexFunc(text, unicode.IsSpace) < 0 {
		return text
	}
	return strings.Join(strings.Fields(text), "")
}
