package importer

import (
	"strconv"
	"strings"
)

// sharedString is one entry of the workbook's string table.
type sharedString struct{ raw, text string }

// parseSharedStrings reads xl/sharedStrings.xml; phonetic guides are left out.
func parseSharedStrings(data []byte) ([]sharedString, error) {
	s, err := newXMLScanner(data)
	if err != nil {
		return nil, err
	}
	var out []sharedString
	for {
		tok, err := s.next()
		if err != nil || tok == xmlEOF {
			return out, err
		}
		if tok == xmlStart && s.is("si") {
			raw, err := richText(s)
			if err != nil {
				return nil, err
			}
			if len(out) == maxStrings {
				return nil, errTooLarge
			}
			out = append(out, sharedString{raw, cleanText(raw)})
		}
	}
}

// richText collects the text of <si> or <is>, which the scanner has just started.
func richText(s *xmlScanner) (string, error) {
	depth, phonetic := len(s.open), 0
	var parts []string
	inText := false
	for {
		tok, err := s.next()
		switch {
		case err != nil:
			return "", err
		case tok == xmlEnd && len(s.open) < depth:
			return unescapeExcel(strings.Join(parts, "")), nil
		case tok == xmlStart && s.is("rPh"):
			phonetic = len(s.open)
		case tok == xmlEnd && len(s.open) < phonetic:
			phonetic = 0
		case tok == xmlStart:
			inText = s.is("t")
		case tok == xmlEnd:
			inText = false
		case tok == xmlText && inText && phonetic == 0:
			parts = append(parts, s.string())
		}
	}
}

// unescapeExcel resolves _x000D_, Excel's own escape for characters XML cannot carry.
func unescapeExcel(s string) string {
	at := strings.Index(s, "_x")
	if at < 0 {
		return s
	}
	var out strings.Builder
	for ; at >= 0; at = strings.Index(s, "_x") {
		out.WriteString(s[:at])
		s = s[at:]
		if len(s) >= 7 && s[6] == '_' {
			if n, err := strconv.ParseUint(s[2:6], 16, 16); err == nil {
				out.WriteRune(rune(n))
				s = s[7:]
				continue
			}
		}
		out.WriteString("_x")
		s = s[2:]
	}
	out.WriteString(s)
	return out.String()
}
