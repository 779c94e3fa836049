package importer

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

var xmlEntities = map[string]string{"lt": "<", "gt": ">", "amp": "&", "quot": `"`, "apos": "'"}

// checkEscapes says whether unescape will succeed, without work in the usual case.
func checkEscapes(b []byte) error {
	if bytes.IndexByte(b, '&') < 0 {
		return nil
	}
	_, err := unescape(b)
	return err
}

// unescape replaces the five entities and character references; anything else after & is an error.
func unescape(b []byte) (string, error) {
	i := bytes.IndexByte(b, '&')
	if i < 0 {
		return string(b), nil
	}
	var out strings.Builder
	for ; i >= 0; i = bytes.IndexByte(b, '&') {
		out.Write(b[:i])
		end := bytes.IndexByte(b[i:], ';')
		if end < 0 {
			return "", errors.New("& without ;")
		}
		entity := string(b[i+1 : i+end])
		text, ok := xmlEntities[entity]
		if !ok {
			r, err := charRef(entity)
			if err != nil {
				return "", err
			}
			text = string(r)
		}
		out.WriteString(text)
		b = b[i+end+1:]
	}
	out.Write(b)
	return out.String(), nil
}

// charRef reads #38 or #x26.
func charRef(entity string) (rune, error) {
	digits, isRef := strings.CutPrefix(entity, "#")
	base := 10
	if hex, ok := strings.CutPrefix(digits, "x"); ok {
		digits, base = hex, 16
	}
	n, err := strconv.ParseUint(digits, base, 21)
	if !isRef || err != nil || !utf8.ValidRune(rune(n)) || n == 0 {
		return 0, fmt.Errorf("unknown entity &%s;", entity)
	}
	return rune(n), nil
}
