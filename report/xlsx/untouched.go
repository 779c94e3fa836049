package xlsx

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"
)

// Untouched proves that an update left everything else as it was: every part of the package that does not belong to a
// sheet of the update is the same byte for byte. The workbook's own lists (sheets, texts, formats) may grow, and the mark
// of the sheet in front may move. The error names the part.
func Untouched(before, after []byte, u Update) error {
	old, err := unzip(before)
	if err != nil {
		return err
	}
	now, err := unzip(after)
	if err != nil {
		return err
	}
	allowed, err := touchedParts(now, u)
	if err != nil {
		return err
	}
	names := map[string]bool{}
	for _, zr := range []*zip.Reader{old, now} {
		for _, f := range zr.File {
			names[strings.TrimPrefix(f.Name, "/")] = true
		}
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if allowed[name] || strings.HasSuffix(name, "/") {
			continue
		}
		if err := samePart(old, now, name); err != nil {
			return err
		}
	}
	return nil
}

// samePart compares a part in two packages, but for the mark of the sheet in front.
func samePart(old, now *zip.Reader, name string) error {
	if samePacked(old, now, name) {
		return nil
	}
	a, err := readPart(old, name)
	if err != nil {
		return fmt.Errorf("写入后多出了 %s：%w", name, err)
	}
	b, err := readPart(now, name)
	if err != nil {
		return fmt.Errorf("写入后缺少 %s：%w", name, err)
	}
	if !bytes.Equal(a, b) && !bytes.Equal(markSelected(a, false), markSelected(b, false)) {
		return fmt.Errorf("写入后 %s 变了", name)
	}
	return nil
}

// samePacked says whether a part is the same even packed: then there is no need to unpack it.
func samePacked(old, now *zip.Reader, name string) bool {
	a, method, errA := packed(old, name)
	b, sameMethod, errB := packed(now, name)
	return errA == nil && errB == nil && method == sameMethod && bytes.Equal(a, b)
}

// packed gives a part as it lies in the package, and how it is packed.
func packed(zr *zip.Reader, name string) ([]byte, uint16, error) {
	f, err := findPart(zr, name)
	if err != nil {
		return nil, 0, err
	}
	r, err := f.OpenRaw()
	if err != nil {
		return nil, 0, err
	}
	data, err := io.ReadAll(r)
	return data, f.Method, err
}

// touchedParts are the parts an update may change: the workbook's lists, and the update's sheets with what hangs on them.
func touchedParts(zr *zip.Reader, u Update) (map[string]bool, error) {
	wb := workbookPart(zr)
	dir := path.Dir(wb)
	parts := map[string]bool{
		"[Content_Types].xml": true, "_rels/.rels": true, wb: true, path.Join(dir, "_rels", path.Base(wb)+".rels"): true,
		dir + "/sharedStrings.xml": true, dir + "/styles.xml": true, dir + "/calcChain.xml": true,
	}
	sheets, err := sheetParts(zr)
	if err != nil {
		return nil, err
	}
	touched := u.sheets()
	for _, s := range sheets {
		if !touched[s.name] {
			continue
		}
		parts[s.part] = true
		parts[path.Join(path.Dir(s.part), "_rels", path.Base(s.part)+".rels")] = true
		_, related := relationsOf(zr, s.part)
		for _, r := range related.List {
			if strings.HasSuffix(r.Type, "/comments") || strings.HasSuffix(r.Type, "/vmlDrawing") {
				parts[r.Target] = true
			}
		}
	}
	return parts, nil
}

// sheets gives the names of the sheets an update writes.
func (u Update) sheets() map[string]bool {
	out := map[string]bool{}
	for _, s := range u.Sheets {
		out[s.Name] = true
	}
	for _, s := range u.Extend {
		out[s.Name] = true
	}
	for _, a := range u.Append {
		out[a.Sheet] = true
	}
	for _, c := range u.Cells {
		out[c.Sheet] = true
	}
	return out
}
