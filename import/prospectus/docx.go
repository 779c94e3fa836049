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

// maxBody limits the unpacked body of a document: a small file can unpack to any size.
const maxBody = 24 << 20

// docxText gives the paragraphs of a Word document as lines, and the rows of its tables as lines with tabs.
func docxText(data []byte) (string, error) {
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return "", ErrNoWord
	}
	body, err := zr.Open("word/document.xml")
	if err != nil {
		return "", ErrNoWord
	}
	defer body.Close()
	limited := &io.LimitedReader{R: body, N: maxBody}
	w := wordText{}
	err = w.read(xml.NewDecoder(limited))
	switch {
	case limited.N <= 0 || w.out.Len() > maxText*4:
		return "", ErrTooLong
	case err != nil:
		return "", ErrNoWord
	}
	text := w.out.String()
	return text, checkText(text)
}

// wordText gathers the text of a body.
type wordText struct {
	out   strings.Builder
	cells int // depth of table cells
	skip  int // depth of elements whose text is not shown: deleted runs, the fallback of a drawing
}

var hiddenParts = map[string]bool{"del": true, "delText": true, "instrText": true, "Fallback": true}

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
			text = t.Name.Local == "t" && w.skip == 0
			w.start(t.Name.Local)
		case xml.EndElement:
			text = false
			w.end(t.Name.Local)
		case xml.CharData:
			if text {
				w.out.Write(t)
			}
		}
	}
	return nil
}

func (w *wordText) start(name string) {
	switch {
	case hiddenParts[name]:
		w.skip++
	case name == "tab":
		w.out.WriteByte(' ')
	case name == "br", name == "cr":
		w.out.WriteByte('\n')
	case name == "tc":
		w.cells++
	}
}

func (w *wordText) end(name string) {
	switch {
	case hiddenParts[name]:
		w.skip--
	case name == "tc":
		w.cells--
		w.out.WriteByte('\t')
	case name == "p" && w.cells > 0:
		w.out.WriteByte(' ')
	case name == "p", name == "tr":
		w.out.WriteByte('\n')
	}
}
