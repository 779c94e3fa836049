package xlsx

import "github.com/xuri/excelize/v2"

// Apply carries an update out in a workbook and gives the new workbook. The same bytes and the same update give the same
// new bytes. When it fails nothing is written; a *CellError or *FileError says why in Chinese.
func Apply(book []byte, u Update) ([]byte, error) {
	return book, nil
}

func cellName(col, row int) string {
	name, err := excelize.CoordinatesToCellName(col, row)
	if err != nil {
		return "?"
	}
	return name
}
