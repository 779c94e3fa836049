package prospectus

import (
	"archive/zip"
	"bytes"
	"errors"
)

// Errors of Decode for files of another kind, whatever their name ends with.
var (
	ErrOldWord  = errors.New("是旧的 Word 或 WPS 格式（.doc、.wps）；请在 Word/WPS 里另存为 .docx，或把文字复制到 .txt")
	ErrLocked   = errors.New("文档设了打开密码，读不了；请在 Word/WPS 里去掉密码再保存")
	ErrRTF      = errors.New("是 RTF 格式；请在 Word/WPS 里另存为 .docx，或把文字复制到 .txt")
	ErrPDF      = errors.New("是 PDF，读不了；请打开它，把文字复制到记事本，存成 .txt（扫描的 PDF 复制不出文字，要重新打字）")
	ErrPicture  = errors.New("是图片，里面没有文字可读；请用手机或微信的“提取文字”复制到记事本，存成 .txt")
	ErrArchive  = errors.New("是压缩包；请先解压，再选其中的 .txt 或 .docx")
	ErrWorkbook = errors.New("是 Excel 工作簿，不是规程的文字；请选 .txt 或 .docx")
)

// foreign tells by its first bytes what a file is that has no text to read, nil if it may have.
func foreign(data []byte) error {
	signs := []struct {
		at   int
		sign string
		err  error
	}{
		{0, "\xD0\xCF\x11\xE0", ErrOldWord}, {0, `{\rtf`, ErrRTF}, {0, "%PDF", ErrPDF},
		{0, "\x89PNG", ErrPicture}, {0, "\xFF\xD8\xFF", ErrPicture}, {0, "GIF8", ErrPicture}, {0, "II*\x00", ErrPicture}, {0, "MM\x00*", ErrPicture},
		{6, "\x00\x00\x00\x00", bitmap(data)}, {8, "WEBP", ErrPicture}, {4, "ftyphei", ErrPicture}, {4, "ftypmif1", ErrPicture},
		{0, "Rar!", ErrArchive}, {0, "7z\xBC\xAF", ErrArchive}, {0, "\x1F\x8B", ErrArchive},
	}
	for _, s := range signs {
		if len(data) <= s.at || !bytes.HasPrefix(data[s.at:], []byte(s.sign)) {
			continue
		}
		if s.err == ErrOldWord && bytes.Contains(data, wide("EncryptedPackage")) { // a .docx with a password is a compound file
			return ErrLocked
		}
		return s.err
	}
	return nil
}

// bitmap is ErrPicture for a file that begins as a BMP does: BM, its size, and four reserved bytes.
func bitmap(data []byte) error {
	if bytes.HasPrefix(data, []byte("BM")) {
		return ErrPicture
	}
	return nil
}

// wide writes a name as compound files do.
func wide(name string) []byte {
	var out []byte
	for _, c := range []byte(name) {
		out = append(out, c, 0)
	}
	return out
}

// noBody tells a workbook and an archive of files from a broken document.
func noBody(zr *zip.Reader) error {
	for _, f := range zr.File {
		switch f.Name {
		case "xl/workbook.xml":
			return ErrWorkbook
		case "[Content_Types].xml", "mimetype": // a document of Office or OpenDocument, but not a Word text
			return ErrNoWord
		}
	}
	for _, f := range zr.File {
		for _, end := range []string{".txt", ".docx", ".doc"} {
			if len(f.Name) > len(end) && f.Name[len(f.Name)-len(end):] == end {
				return ErrArchive
			}
		}
	}
	return ErrNoWord
}
