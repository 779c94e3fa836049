package prospectus

import (
	"bytes"
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/simplifiedchinese"
	utf "golang.org/x/text/encoding/unicode"
)

// A regulation has some thousand characters. The limits keep a wrong file from costing minutes.
const (
	maxFile = 8 << 20
	maxText = 40_000
)

// Errors of Decode; the caller names the file.
var (
	ErrEmpty    = errors.New("文件是空的")
	ErrTooLong  = errors.New("文件太长，不像一份竞赛规程")
	ErrEncoding = errors.New("文字的编码认不出来（不是 UTF-8，也不是 GB18030）；请用记事本打开，另存为 UTF-8")
	ErrNoHan    = errors.New("里面几乎没有中文，不是中文的竞赛规程")
)

// Decode gives the text of a file: .docx, or plain text in UTF-8, UTF-16 (by its mark) or GB18030.
func Decode(data []byte) (string, error) {
	switch {
	case len(data) > maxFile:
		return "", ErrTooLong
	case bytes.HasPrefix(data, []byte("PK\x03\x04")):
		return docxText(data)
	case foreign(data) != nil:
		return "", foreign(data)
	case len(data) > 2*maxText*utf8.UTFMax:
		return "", ErrTooLong
	}
	text, err := plainText(data)
	if err != nil {
		return "", err
	}
	return text, checkText(text)
}

func plainText(data []byte) (string, error) {
	out, err := data, error(nil)
	switch {
	case bytes.HasPrefix(data, []byte("\xFF\xFE")), bytes.HasPrefix(data, []byte("\xFE\xFF")):
		out, err = utf.UTF16(utf.LittleEndian, utf.ExpectBOM).NewDecoder().Bytes(data)
	case utf8.Valid(data):
		out = bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))
	default:
		out, err = simplifiedchinese.GB18030.NewDecoder().Bytes(data)
		if err == nil && bytes.ContainsRune(out, utf8.RuneError) {
			err = ErrEncoding
		}
	}
	if err != nil || bytes.IndexByte(out, 0) >= 0 {
		return "", ErrEncoding
	}
	return htmlTags.ReplaceAllString(newlines.Replace(string(out)), ""), nil
}

var (
	newlines = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n",
		"&nbsp;", " ", "&ldquo;", "“", "&rdquo;", "”", "&mdash;", "—", "<br>", "\n", "<br/>", "\n", "</p>", "\n")
	htmlTags = compile(`(?s)<!--.{0,200}?-->|</?[a-zA-Z][^<>]{0,300}>`)
)

// checkText refuses what cannot be a regulation in Chinese.
func checkText(text string) error {
	han, letters := 0, 0
	for _, r := range text {
		switch {
		case unicode.Is(unicode.Han, r):
			han++
		case unicode.IsLetter(r):
			letters++
		}
	}
	switch {
	case strings.TrimSpace(text) == "":
		return ErrEmpty
	case utf8.RuneCountInString(text) > maxText:
		return ErrTooLong
	case han < 20 || han < letters/4:
		return ErrNoHan
	}
	return nil
}
