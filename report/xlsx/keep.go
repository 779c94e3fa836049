package xlsx

import (
	"bytes"

	"qisai/pairing/pattern"
)

// bookElement is an element of the workbook part that excelize loses, with what it must stand before.
type bookElement struct {
	find   *pattern.Pattern
	before *pattern.Pattern
}

// lostElements are the organiser's lock on the structure of the workbook with its password, and his wish that it be
// opened read only.
var lostElements = []bookElement{
	{emptyElement("fileSharing"), pattern.New(`<(workbookPr|workbookProtection|bookViews|sheets)\b`)},
	{emptyElement("workbookProtection"), pattern.New(`<(bookViews|sheets)\b`)},
}

// emptyElement finds <name …/> or <name …></name>, with any prefix; the first group is what stands between < and the end.
func emptyElement(name string) *pattern.Pattern {
	return pattern.New(`<(?:\w+:)?(` + name + `\b[^>]*?)(?:/>|>\s*</(?:\w+:)?` + name + `>)`)
}

// keepBookElements puts back into a workbook just written what excelize has lost of the old one.
func keepBookElements(old, written []byte) ([]byte, error) {
	before, err := unzip(old)
	if err != nil {
		return nil, err
	}
	after, err := unzip(written)
	if err != nil {
		return nil, err
	}
	had, err := readPart(before, workbookPart(before))
	if err != nil {
		return nil, err
	}
	has, err := readPart(after, workbookPart(after))
	if err != nil {
		return nil, err
	}
	now := has
	for _, e := range lostElements {
		was := e.find.FindSubmatch(had)
		if was == nil {
			continue
		}
		now = e.find.ReplaceAll(now, nil)
		at := e.before.FindIndex(now)
		if at == nil {
			return nil, &FileError{Msg: "工作簿的内部结构有错误，无法写入", Hint: hintSaveAgain}
		}
		now = bytes.Join([][]byte{now[:at[0]], []byte("<"), was[1], []byte("/>"), now[at[0]:]}, nil)
	}
	if bytes.Equal(now, has) {
		return written, nil
	}
	return replaceParts(after, map[string][]byte{workbookPart(after): now})
}
