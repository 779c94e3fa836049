package importer

import (
	"bytes"
	"errors"
	"unicode/utf8"

	"golang.org/x/text/encoding/simplifiedchinese"
)

// errIsText is the cause sniff gives for a text file.
var errIsText = errors.New("text file")

// sniff says what a file is that is no zip, so that the secretary knows what to do with it.
func sniff(data []byte) *FileError {
	starts := func(magic string) bool { return bytes.HasPrefix(data, []byte(magic)) }
	head := bytes.ToLower(bytes.TrimSpace(data[:min(len(data), 1024)]))
	switch {
	case len(data) == 0:
		return fileErrorf("可能没有下载完或没有拷贝完，请重新取一份", nil, "文件是空的")
	case starts("\xD0\xCF\x11\xE0"):
		return sniffCompound(data)
	case starts("%PDF"):
		return fileErrorf("请选 Excel 工作簿 (.xlsx)", nil, "这是 PDF 文件，不是 Excel 工作簿")
	case starts("Rar!"), starts("7z\xBC\xAF"), starts("\x1F\x8B"):
		return fileErrorf("先解压，再选其中的 Excel 工作簿 (.xlsx)", nil, "这是压缩包，不是 Excel 工作簿")
	case starts("\x89PNG"), starts("\xFF\xD8\xFF"), starts("GIF8"):
		return fileErrorf("请选 Excel 工作簿 (.xlsx)", nil, "这是图片，不是 Excel 工作簿")
	case starts("\x09\x08"), starts("\x09\x04"), starts("\x09\x02"):
		return fileErrorf(hintSaveAs, nil, "这是很早版本的 Excel 工作簿 (.xls)，读不了")
	case bytes.Contains(head, []byte("urn:schemas-microsoft-com:office:spreadsheet")):
		return fileErrorf(hintSaveAs, nil, "这是 XML 表格 (Excel 2003)，读不了")
	case bytes.Contains(head, []byte("<html")), bytes.Contains(head, []byte("<!doctype html")), bytes.Contains(head, []byte("<table")):
		return fileErrorf(hintSaveAs, nil, "这是网页，不是 Excel 工作簿")
	case looksLikeText(data):
		return fileErrorf(hintSaveAs+"；若是报名名单，用 qisai import 工作簿 名单 导入", errIsText, "这是文本文件 (CSV)，不是 Excel 工作簿")
	}
	return fileErrorf("请选 Excel 工作簿 (.xlsx)", nil, "不是 Excel 工作簿")
}

// sniffCompound tells an encrypted workbook from an old one by the names of the streams, which the compound file keeps
// in UTF-16.
func sniffCompound(data []byte) *FileError {
	has := func(stream string) bool {
		var wide []byte
		for _, c := range []byte(stream) {
			wide = append(wide, c, 0)
		}
		return bytes.Contains(data, wide)
	}
	switch {
	case has("EncryptedPackage"):
		return fileErrorf("在 Excel 或 WPS 中打开，去掉打开密码后保存", nil, "工作簿设了打开密码，读不了")
	case has("WordDocument"):
		return fileErrorf("把其中的表格复制到 Excel 工作簿里再用", nil, "这是 Word 文档 (.doc)，不是 Excel 工作簿")
	}
	return fileErrorf(hintSaveAs, nil, "这是旧格式的 Excel 工作簿 (.xls)，读不了")
}

// looksLikeText says whether the beginning is text in UTF-8, GB18030 (also with a UTF-16 mark) or Windows-1252.
func looksLikeText(data []byte) bool {
	if bytes.HasPrefix(data, []byte("\xFF\xFE")) || bytes.HasPrefix(data, []byte("\xFE\xFF")) {
		return true
	}
	head := data[:min(len(data), 4096)]
	if bytes.IndexByte(head, 0) >= 0 {
		return false
	}
	if isWestern(head) {
		return true
	}
	for cut := range 4 { // the cut may fall inside a character
		part := head[:max(len(head)-cut, 0)]
		if utf8.Valid(part) {
			return true
		}
		if out, err := simplifiedchinese.GB18030.NewDecoder().Bytes(part); err == nil && !bytes.ContainsRune(out, utf8.RuneError) {
			return true
		}
	}
	return false
}
