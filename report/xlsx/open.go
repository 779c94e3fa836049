package xlsx

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/xuri/excelize/v2"
)

const (
	maxUnzipped   = 1 << 30
	maxTrusted    = 64 << 20 // the size an entry claims is believed up to here
	strictPrefix  = "purl.oclc.org/ooxml"
	hintSaveAgain = "请用 Excel 或 WPS 打开，另存为普通的“Excel 工作簿（.xlsx）”，再试一次"
)

// open opens a workbook for writing. Numbers are read raw: formatted reading would round them on saving.
func open(data []byte) (*book, error) {
	if err := refuseStrict(data); err != nil {
		return nil, err
	}
	f, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{RawCellValue: true, UnzipSizeLimit: maxUnzipped})
	if err != nil {
		return nil, &FileError{Msg: "不是可以写入的 Excel 工作簿", Hint: hintSaveAgain, Err: err}
	}
	return newBook(f), nil
}

// refuseStrict refuses the strict form of the format: excelize reads it, but saving destroys the file without an error.
func refuseStrict(data []byte) error {
	zr, err := unzip(data)
	if err != nil {
		return &FileError{Msg: "不是 Excel 工作簿（.xlsx）", Hint: hintSaveAgain, Err: err}
	}
	for _, name := range []string{"_rels/.rels", workbookPart(zr)} {
		text, err := readPart(zr, name)
		if err != nil {
			return &FileError{Msg: "工作簿不完整：缺少 " + name, Hint: hintSaveAgain, Err: err}
		}
		if bytes.Contains(text, []byte(strictPrefix)) || bytes.Contains(text, []byte(`conformance="strict"`)) {
			return &FileError{Msg: "这是“严格的 Open XML”格式的工作簿，写入会损坏它", Hint: hintSaveAgain}
		}
	}
	return nil
}

var errNoPart = errors.New("no such part")

// readPart gives a part of the package.
func readPart(zr *zip.Reader, name string) ([]byte, error) {
	f, err := findPart(zr, name)
	if err != nil {
		return nil, err
	}
	r, err := f.Open()
	if err != nil {
		return nil, err
	}
	var buf bytes.Buffer
	buf.Grow(int(min(f.UncompressedSize64, maxTrusted)) + bytes.MinRead)
	_, err = buf.ReadFrom(io.LimitReader(r, maxUnzipped))
	return buf.Bytes(), errors.Join(err, r.Close())
}

// findPart finds the entry of a part.
func findPart(zr *zip.Reader, name string) (*zip.File, error) {
	for _, f := range zr.File {
		if strings.TrimPrefix(f.Name, "/") == name {
			return f, nil
		}
	}
	return nil, fmt.Errorf("%w: %s", errNoPart, name)
}

// finish makes the bytes of the workbook: formulas are worked out anew when it is opened, and the sheet active is in
// front ("" leaves that as it is).
func (b *book) finish(active string) ([]byte, error) {
	yes := true
	if err := b.SetCalcProps(&excelize.CalcPropsOptions{FullCalcOnLoad: &yes}); err != nil {
		return nil, err
	}
	buf, err := b.WriteToBuffer()
	if err != nil {
		return nil, err
	}
	if active == "" {
		return buf.Bytes(), nil
	}
	return selectSheet(buf.Bytes(), active)
}
