package xlsx

import (
	"fmt"
	"strings"
)

// Apply carries an update out in a workbook and gives the new workbook. The same bytes and the same update give the same
// new bytes. When it fails nothing is written; a *CellError or *FileError says why in Chinese.
func Apply(data []byte, u Update) (out []byte, err error) {
	defer func() {
		if r := recover(); r != nil { // excelize panics on some malformed files
			out, err = nil, &FileError{Msg: "工作簿的内部结构有错误，无法写入", Hint: hintSaveAgain, Err: fmt.Errorf("panic: %v", r)}
		}
	}()
	b, err := open(data)
	if err != nil {
		return nil, err
	}
	defer func() { _ = b.Close() }()
	if err := b.editCells(u.Cells); err != nil {
		return nil, err
	}
	if err := b.colourVerdicts(u.Cells); err != nil {
		return nil, err
	}
	for i := range u.Append { // first, so that the record stands in front of the rounds
		if err := b.append(&u.Append[i]); err != nil {
			return nil, err
		}
	}
	for i := range u.Sheets {
		if err := b.owned(&u.Sheets[i]); err != nil {
			return nil, err
		}
	}
	for i := range u.Extend {
		if err := b.extend(&u.Extend[i]); err != nil {
			return nil, err
		}
	}
	if out, err = b.finish(u.Activate); err != nil {
		return nil, err
	}
	return keepBookElements(data, out)
}

// hasSheet says whether a sheet is there. A sheet whose name differs only in case is a clash: Excel takes the two for one.
func (b *book) hasSheet(name string) (bool, error) {
	for _, s := range b.GetSheetList() {
		if s == name {
			// a malformed sheet shows only when a cell is read
			if _, err := b.GetCellValue(name, "A1"); err != nil {
				return true, &FileError{Sheet: name, Msg: "这张表读不出来，无法写入", Hint: hintSaveAgain, Err: err}
			}
			return true, nil
		}
		if strings.EqualFold(s, name) {
			return false, &FileError{
				Sheet: name, Msg: fmt.Sprintf("已有一张名为“%s”的表，只有大小写不同", s), Hint: "请给那张表或比赛组改名",
			}
		}
	}
	return false, nil
}

// create makes a sheet at the end of the workbook.
func (b *book) create(name string) error {
	last := 0
	for _, s := range b.WorkBook.Sheets.Sheet {
		last = max(last, s.SheetID)
	}
	// excelize names the part after the next number and would write over a part that has it already
	if part := fmt.Sprintf("xl/worksheets/sheet%d.xml", last+1); b.partNames()[part] {
		return &FileError{Sheet: name, Msg: "工作簿内部的表编号混乱，不能添加新表", Hint: hintSaveAgain}
	}
	if _, err := b.NewSheet(name); err != nil {
		return &FileError{Sheet: name, Msg: "不能用这个名称建表", Hint: "表名不超过31个字，不含 : \\ / ? * [ ]", Err: err}
	}
	return nil
}
