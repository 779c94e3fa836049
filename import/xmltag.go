package importer

import (
	"bytes"
	"strings"
)

func (s *xmlScanner) endTag() (xmlToken, error) {
	end := bytes.IndexByte(s.data[s.pos:], '>')
	if end < 0 {
		return xmlEOF, s.errorf("unfinished end tag")
	}
	name := bytes.TrimRight(s.data[s.pos+2:s.pos+end], " \t\r\n")
	if len(s.open) == 0 || !bytes.Equal(name, s.open[len(s.open)-1]) {
		return xmlEOF, s.errorf("</%s> closes nothing", name)
	}
	s.open = s.open[:len(s.open)-1]
	s.name = localName(name)
	s.pos += end + 1
	return xmlEnd, nil
}

func (s *xmlScanner) startTag() (xmlToken, error) {
	s.pos++
	full := s.word()
	if len(full) == 0 {
		return xmlEOF, s.errorf("a lone <")
	}
	s.attrs = s.attrs[:0]
	for {
		spaces := s.spaces()
		if s.pos >= len(s.data) {
			return xmlEOF, s.errorf("unfinished <%s>", full)
		}
		switch c := s.data[s.pos]; {
		case c == '>':
			s.pos++
		case c == '/' && s.pos+1 < len(s.data) && s.data[s.pos+1] == '>':
			s.pos += 2
			s.ended = true
		case spaces == 0:
			return xmlEOF, s.errorf("unexpected %q in <%s>", c, full)
		default:
			if err := s.attribute(); err != nil {
				return xmlEOF, err
			}
			continue
		}
		break
	}
	if s.open = append(s.open, full); len(s.open) > maxDepth {
		return xmlEOF, s.errorf("nested too deep")
	}
	s.name = localName(full)
	return xmlStart, nil
}

func (s *xmlScanner) attribute() error {
	name := s.word()
	s.spaces()
	if len(name) == 0 || s.pos+1 >= len(s.data) || s.data[s.pos] != '=' {
		return s.errorf("bad attribute %q", name)
	}
	s.pos++
	s.spaces()
	if s.pos >= len(s.data) || s.data[s.pos] != '"' && s.data[s.pos] != '\'' {
		return s.errorf("attribute %s has no quotes", name)
	}
	end := bytes.IndexByte(s.data[s.pos+1:], s.data[s.pos])
	if end < 0 {
		return s.errorf("attribute %s is not closed", name)
	}
	value := s.data[s.pos+1 : s.pos+1+end]
	if bytes.IndexByte(value, '<') >= 0 {
		return s.errorf("< in attribute %s", name)
	}
	if err := checkEscapes(value); err != nil {
		return s.errorf("%v", err)
	}
	if s.attrs = append(s.attrs, xmlAttr{localName(name), value}); len(s.attrs) > maxAttrs {
		return s.errorf("too many attributes")
	}
	s.pos += end + 2
	return nil
}

// xmlMarkup holds the bytes that end a name.
var xmlMarkup = func() (set [256]bool) {
	for _, c := range " \t\r\n/>=<\"'&" {
		set[c] = true
	}
	return set
}()

// word reads a name; any character that cannot be markup is taken for one of it.
func (s *xmlScanner) word() []byte {
	start := s.pos
	for s.pos < len(s.data) && !xmlMarkup[s.data[s.pos]] {
		s.pos++
	}
	return s.data[start:s.pos]
}

func (s *xmlScanner) spaces() int {
	start := s.pos
	for s.pos < len(s.data) && strings.IndexByte(" \t\r\n", s.data[s.pos]) >= 0 {
		s.pos++
	}
	return s.pos - start
}
