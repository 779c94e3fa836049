package importer

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
)

var errInvalidText = errors.New("invalid GB18030")

// decodeText gives the text of a file: UTF-16 by its mark, UTF-8 if it is valid, else GB18030, or Windows-1252 where it
// has no Chinese.
func decodeText(data []byte) (string, error) {
	var out []byte
	var err error
	switch {
	case bytes.HasPrefix(data, []byte("\xFF\xFE")), bytes.HasPrefix(data, []byte("\xFE\xFF")):
		out, err = unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM).NewDecoder().Bytes(data)
	case utf8.Valid(data):
		out = bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))
	case isWestern(data):
		out, err = charmap.Windows1252.NewDecoder().Bytes(data)
	default:
		out, err = simplifiedchinese.GB18030.NewDecoder().Bytes(data)
		if err == nil && bytes.ContainsRune(out, utf8.RuneError) {
			err = errInvalidText
		}
	}
	if err != nil {
		return "", fileErrorf("用记事本打开，另存为 UTF-8 编码，再导入", nil, "文字的编码认不出来（不是 UTF-8，也不是 GB18030）")
	}
	return newlines.Replace(string(out)), nil
}

// isWestern says whether text that is not UTF-8 is of the West: Müller has one byte from above ASCII between letters,
// while Chinese has at least two of them side by side, a few rare characters apart. Read as GB18030 the name would become
// M黮ler, a column shorter.
func isWestern(data []byte) bool {
	single, more, run := 0, 0, 0
	for i := 0; i <= len(data); i++ {
		switch {
		case i < len(data) && data[i] >= 0x80:
			run++
			continue
		case run == 1:
			single++
		case run > 1:
			more++
		}
		run = 0
	}
	return single > 2*more
}

var newlines = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n")
