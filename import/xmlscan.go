package importer

import (
	"bytes"
	"errors"
	"fmt"
	"unicode/utf8"
)

// xmlScanner walks through one XML part and checks that it is well-formed. It exists because excelize reads a damaged
// sheet up to the damage without an error, and because encoding/xml needs ten times as long for a sheet of cells.
type xmlScanner struct {
	data  []byte
	pos   int
	open  [][]byte // names of the elements not yet closed
	ended bool     // the element just started was <empty/>

	name  []byte // local name of the last start or end
	attrs []xmlAttr
	chars []byte // the last text, still escaped unless cdata
	cdata bool
}

// xmlAttr is an attribute; the value is still escaped.
type xmlAttr struct{ name, value []byte }

type xmlToken uint8

const (
	xmlEOF xmlToken = iota
	xmlStart
	xmlEnd
	xmlText
)

var (
	errXML     = errors.New("malformed XML")
	errNotUTF8 = fmt.Errorf("%w: not UTF-8", errXML)
	errDocType = fmt.Errorf("%w: document type", errXML)
)

// No spreadsheet nests deeper or has more attributes in one element; a file made to use up memory does.
const (
	maxDepth = 200
	maxAttrs = 500
)

// newXMLScanner checks the encoding and starts at the beginning.
func newXMLScanner(data []byte) (*xmlScanner, error) {
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	if !utf8.Valid(data) {
		return nil, errNotUTF8
	}
	for i, c := range data {
		if c < ' ' && c != '\n' && c != '\r' && c != '\t' {
			return nil, fmt.Errorf("%w: control character at byte %d", errXML, i)
		}
	}
	return &xmlScanner{data: data}, nil
}

func (s *xmlScanner) errorf(format string, args ...any) error {
	return fmt.Errorf("%w at byte %d: %s", errXML, s.pos, fmt.Sprintf(format, args...))
}

// next gives the next start, end or text; comments, instructions and the document type are passed over. xmlEOF comes
// only when every element is closed.
func (s *xmlScanner) next() (xmlToken, error) {
	if s.ended {
		s.ended = false
		s.open = s.open[:len(s.open)-1]
		return xmlEnd, nil
	}
	for s.pos < len(s.data) {
		if s.data[s.pos] != '<' {
			return s.text()
		}
		rest := s.data[s.pos:]
		switch {
		case bytes.HasPrefix(rest, []byte("<![CDATA[")):
			return s.cdataSection()
		case bytes.HasPrefix(rest, []byte("<!--")):
			if err := s.skipPast("-->"); err != nil {
				return xmlEOF, err
			}
		case bytes.HasPrefix(rest, []byte("<?")):
			if err := s.skipPast("?>"); err != nil {
				return xmlEOF, err
			}
		case bytes.HasPrefix(rest, []byte("<!")):
			return xmlEOF, errDocType // no spreadsheet has one, and entities of its own are a trap
		case bytes.HasPrefix(rest, []byte("</")):
			return s.endTag()
		default:
			return s.startTag()
		}
	}
	if len(s.open) > 0 {
		return xmlEOF, s.errorf("<%s> is not closed", s.open[len(s.open)-1])
	}
	return xmlEOF, nil
}

func (s *xmlScanner) skipPast(end string) error {
	i := bytes.Index(s.data[s.pos:], []byte(end))
	if i < 0 {
		return s.errorf("no %s", end)
	}
	s.pos += i + len(end)
	return nil
}

func (s *xmlScanner) text() (xmlToken, error) {
	end := bytes.IndexByte(s.data[s.pos:], '<')
	if end < 0 {
		end = len(s.data) - s.pos
	}
	s.chars, s.cdata = s.data[s.pos:s.pos+end], false
	if len(s.open) == 0 && len(bytes.TrimSpace(s.chars)) > 0 {
		return xmlEOF, s.errorf("text outside the root element")
	}
	if err := checkEscapes(s.chars); err != nil {
		return xmlEOF, s.errorf("%v", err)
	}
	s.pos += end
	return xmlText, nil
}

func (s *xmlScanner) cdataSection() (xmlToken, error) {
	start := s.pos + len("<![CDATA[")
	if err := s.skipPast("]]>"); err != nil {
		return xmlEOF, err
	}
	s.chars, s.cdata = s.data[start:s.pos-len("]]>")], true
	return xmlText, nil
}

// rawAttr gives an attribute of the last start by its local name, still escaped; nil if it has none.
func (s *xmlScanner) rawAttr(name string) []byte {
	for _, a := range s.attrs {
		if string(a.name) == name {
			return a.value
		}
	}
	return nil
}

// attr gives an attribute of the last start by its local name, "" if it has none.
func (s *xmlScanner) attr(name string) string {
	v, _ := unescape(s.rawAttr(name))
	return v
}

// flag reads a boolean attribute.
func (s *xmlScanner) flag(name string) bool {
	v := s.attr(name)
	return v == "1" || v == "true" || v == "on"
}

// string gives the last text without escapes.
func (s *xmlScanner) string() string {
	if s.cdata {
		return string(s.chars)
	}
	v, _ := unescape(s.chars)
	return v
}

// is says whether the last start or end has the local name.
func (s *xmlScanner) is(name string) bool { return string(s.name) == name }

func localName(full []byte) []byte { return full[bytes.IndexByte(full, ':')+1:] }
