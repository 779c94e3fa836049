package importer

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"testing"
)

// walk lists what the scanner sees, one line a token.
func walk(data string) (string, error) {
	s, err := newXMLScanner([]byte(data))
	if err != nil {
		return "", err
	}
	var out strings.Builder
	for {
		tok, err := s.next()
		switch {
		case err != nil:
			return out.String(), err
		case tok == xmlEOF:
			return out.String(), nil
		case tok == xmlStart:
			fmt.Fprintf(&out, "<%s", s.name)
			for _, a := range s.attrs {
				fmt.Fprintf(&out, " %s=%q", a.name, s.attr(string(a.name)))
			}
			out.WriteString(">\n")
		case tok == xmlEnd:
			fmt.Fprintf(&out, "</%s>\n", s.name)
		default:
			fmt.Fprintf(&out, "%q\n", s.string())
		}
	}
}

func TestXMLScanner(t *testing.T) {
	got, err := walk("\xef\xbb\xbf<?xml version=\"1.0\"?><!-- x --><x:a  k='1' x:b=\"&lt;&#x4e2d;\"><v/>A&amp;B<![CDATA[<&]]></x:a >")
	want := "<a k=\"1\" b=\"<中\">\n<v>\n</v>\n\"A&B\"\n\"<&\"\n</a>\n"
	if err != nil || got != want {
		t.Errorf("got %v\n%s\nwant\n%s", err, got, want)
	}
}

func TestXMLScannerRefuses(t *testing.T) {
	for _, bad := range []string{
		"<a>", "<a></b>", "</a>", "<a", "<a b></a>", "<a b=1/>", "<a b='1/>", "<a b='<'/>", "<a>&nbsp;</a>", "<a>& </a>",
		"<a>\x01</a>", "<a>\xff</a>", "<a/>x", "<!DOCTYPE a><a/>", "<a><![CDATA[x</a>", "<a><!-- </a>", "< a/>", "<a b='1'c='2'/>",
	} {
		if got, err := walk(bad); err == nil {
			t.Errorf("%q was taken for XML:\n%s", bad, got)
		}
	}
}

// What encoding/xml refuses as markup, the scanner must refuse too, or a damaged sheet would be read in part.
func FuzzXMLScanner(f *testing.F) {
	f.Add(`<a b="1"><c>x</c></a>`)
	f.Add(`<row r="1"><c r="A1" t="s"><v>0</v></c></row>`)
	f.Fuzz(func(t *testing.T, data string) {
		_, err := walk(data)
		if err != nil {
			return
		}
		d := xml.NewDecoder(strings.NewReader(data))
		depth := 0
		for {
			tok, err := d.RawToken()
			if err == io.EOF {
				break
			}
			if err != nil {
				return // finer points (names, versions) are not ours to judge
			}
			switch tok.(type) {
			case xml.StartElement:
				depth++
			case xml.EndElement:
				depth--
			}
		}
		if depth != 0 {
			t.Errorf("%q: elements do not balance", data)
		}
	})
}
