package prospectus

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// ErrNoWord is said of a zip file without the body of a Word document.
var ErrNoWord = errors.New("不是 Word 文档（.docx）：里面没有正文")

// maxBody limits the unpacked parts of a document: a small file can unpack to any size.
const maxBody = 24 << 20

// docxText gives the paragraphs of a Word document as lines, with the numbers Word counts itself, and the rows of its
// tables as lines with tabs. Notes at the foot of a page follow at the end.
func docxText(data []byte) (string, error) {
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return "", ErrNoWord
	}
	w := wordText{numbers: readNumbers(zr)}
	for i, part := range []string{"word/document.xml", "word/footnotes.xml", "word/endnotes.xml"} {
		d, limited := openPart(zr, part)
		if d == nil {
			if i == 0 {
				return "", noBody(zr)
			}
			continue
		}
		err = w.read(d)
		switch {
		case limited.N <= 0 || w.out.Len() > maxText*4:
			return "", ErrTooLong
		case err != nil:
			return "", ErrNoWord
		}
	}
	text := w.out.String()
	return text, checkText(text)
}

// openPart opens a part of a document, nil if it has none of that name.
func openPart(zr *zip.Reader, name string) (*xml.Decoder, *io.LimitedReader) {
	body, err := zr.Open(name)
	if err != nil {
		return nil, nil
	}
	limited := &io.LimitedReader{R: body, N: maxBody}
	return xml.NewDecoder(limited), limited
}

// attr gives an attribute of an element whatever its name space, "" if it has none.
func attr(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// isOn says whether a property that may be switched off (w:val="0") is on.
func isOn(t xml.StartElement) bool {
	v := attr(t, "val")
	return v != "0" && v != "false" && v != "none"
}

// wordText gathers the text of a document. Text boxes and tables stand inside of paragraphs and cells: what is open is
// kept in stacks.
type wordText struct {
	out     strings.Builder
	numbers *wordNumbers
	skip    int // depth of elements whose text is not shown
	marks   int // depth of the properties of a paragraph
	hidden  bool
	paras   []*wordPara
	tables  []*wordTable
	joined  string // the text of paragraphs whose end was deleted: it goes on in the next
}

// hiddenParts are elements whose text no reader sees: what a tracked change took away, the names of fields, the second
// form of a drawing, the sound above a character, and the properties before a change.
var hiddenParts = map[string]bool{"del": true, "moveFrom": true, "delText": true, "instrText": true, "Fallback": true, "rt": true,
	"pPrChange": true, "rPrChange": true, "numberingChange": true, "tblPrChange": true, "tcPrChange": true, "trPrChange": true, "sectPrChange": true}

func (w *wordText) read(d *xml.Decoder) error {
	text := false
	for w.out.Len() <= maxText*4 {
		token, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			text = t.Name.Local == "t"
			w.start(t)
		case xml.EndElement:
			text = false
			w.end(t.Name.Local)
		case xml.CharData:
			if text {
				w.write(string(t))
			}
		}
	}
	return nil
}

// write adds shown text to the open paragraph.
func (w *wordText) write(text string) {
	if n := len(w.paras); n > 0 && w.skip == 0 && w.marks == 0 && !w.hidden {
		w.paras[n-1].text.WriteString(text)
	}
}

func (w *wordText) start(t xml.StartElement) {
	name := t.Name.Local
	switch {
	case w.skip > 0 || hiddenParts[name]:
		if hiddenParts[name] {
			w.skip++
		}
		w.mark(t)
	case name == "p":
		w.paras = append(w.paras, &wordPara{})
	case name == "pPr":
		w.marks++
	case name == "r":
		w.hidden = false
	case w.marks > 0:
		w.mark(t)
	case name == "vanish":
		w.hidden = isOn(t)
	case name == "tab":
		w.write(" ")
	case name == "noBreakHyphen":
		w.write("-")
	case name == "br", name == "cr":
		w.write("\n")
	default:
		w.startTable(t)
	}
}

func (w *wordText) end(name string) {
	switch {
	case hiddenParts[name]:
		w.skip--
	case w.skip > 0:
	case name == "pPr":
		w.marks--
	case name == "r":
		w.hidden = false
	case name == "p" && len(w.paras) > 0:
		p := w.paras[len(w.paras)-1]
		w.paras = w.paras[:len(w.paras)-1]
		w.endPara(p)
	default:
		w.endTable(name)
	}
}
