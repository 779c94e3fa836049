package importer

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// What a workbook may need at most: real ones are a hundredth of it, and files made to use up a computer stop here.
const (
	maxEntries  = 4000
	maxUnzipped = 64 << 20 // of all parts together
	maxPart     = 48 << 20 // of one part that is read
	maxCells    = 1_000_000
	maxStrings  = 500_000
	maxMerges   = 20_000
	maxText     = 3 * 32767 // bytes in a cell; Excel allows 32767 characters
	maxWritten  = 300_000   // rows and cells of a sheet, also empty ones, that can be written back without using up the memory
)

var (
	errTooLarge = errors.New("too large")
	errNoPart   = errors.New("no such part")
)

// container is the zip file a workbook is: its parts by name, read when they are needed.
type container struct {
	parts   map[string]*zip.File // by partKey
	proved  map[string]bool      // parts read to their end, by partKey
	foreign bool                 // names of parts as this program does not write them back
}

// partKey makes two spellings of a part's name the same: the format does not tell case apart.
func partKey(name string) string {
	return strings.ToLower(strings.TrimPrefix(strings.ReplaceAll(name, `\`, "/"), "/"))
}

// openContainer lists the parts and reads each once through, so that the check sums prove that nothing is damaged.
func openContainer(data []byte) (*container, error) {
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, fileErrorf("可能没有下载完或没有拷贝完，请重新取一份", err, "文件不完整")
	}
	if len(zr.File) > maxEntries {
		return nil, fileErrorf(hintCopyOut, errTooLarge, "工作簿里有 %d 个内部文件，太多了", len(zr.File))
	}
	c := &container{parts: map[string]*zip.File{}, proved: map[string]bool{}}
	total := uint64(0)
	for _, f := range zr.File {
		if total += f.UncompressedSize64; total > maxUnzipped || f.UncompressedSize64 > maxUnzipped {
			return nil, fileErrorf(hintCopyOut, errTooLarge, "工作簿展开后超过 %d MB，太大了", maxUnzipped>>20)
		}
		if err := c.add(f); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// add takes a part into the list. A name that leads out of the package, or stands twice, is no workbook any program made.
func (c *container) add(f *zip.File) error {
	k := partKey(f.Name)
	if strings.HasSuffix(k, "/") && f.UncompressedSize64 == 0 {
		return nil // a folder
	}
	if k == "" || path.Clean(k) != k || strings.HasPrefix(k, "..") || strings.Contains(k, ":") {
		return fileErrorf(hintSaveAs, nil, "工作簿的内部文件名不正常，没有读")
	}
	if c.parts[k] != nil {
		return fileErrorf(hintSaveAs, nil, "工作簿里有两个同名的内部文件 %s，不知道以哪一个为准", k)
	}
	c.parts[k] = f
	c.foreign = c.foreign || strings.ContainsAny(f.Name, `\`) || strings.HasPrefix(f.Name, "/")
	return nil
}

// prove reads every part to its end that has not been: the zip holds a check sum of each.
func (c *container) prove() error {
	for k, f := range c.parts {
		if c.proved[k] {
			continue
		}
		if err := readAll(f, io.Discard); err != nil {
			return damagedPart(f.Name, "", err)
		}
	}
	return nil
}

func readAll(f *zip.File, w io.Writer) error {
	r, err := f.Open()
	if err != nil {
		return err
	}
	_, err = io.Copy(w, r)
	return errors.Join(err, r.Close())
}

// has says whether there is a part.
func (c *container) has(name string) bool { return c.parts[partKey(name)] != nil }

// read gives a part. The error is a *FileError that names it.
func (c *container) read(name string) ([]byte, error) {
	f := c.parts[partKey(name)]
	if f == nil {
		return nil, fileErrorf(hintDamaged, errNoPart, "工作簿缺少内部文件 %s", name)
	}
	if f.UncompressedSize64 > maxPart {
		return nil, fileErrorf(hintCopyOut, errTooLarge, "工作簿的内部文件 %s 展开后有 %d MB，太大了", name, f.UncompressedSize64>>20)
	}
	var buf bytes.Buffer
	buf.Grow(int(f.UncompressedSize64) + bytes.MinRead)
	if err := readAll(f, &buf); err != nil {
		return nil, damagedPart(name, "", fmt.Errorf("%s: %w", name, err))
	}
	c.proved[partKey(name)] = true
	return buf.Bytes(), nil
}
