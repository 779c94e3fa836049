package xlsx

// CellError says why a cell cannot be written.
type CellError struct {
	Sheet, Cell string
	Msg         string // what is wrong, Chinese
	Hint        string // what to do about it, may be empty
}

// Error gives 报名!D7: ….
func (e *CellError) Error() string { return e.Sheet + "!" + e.Cell + ": " + e.Msg }

// FileError says why a whole workbook or sheet cannot be written.
type FileError struct {
	Sheet string // "" for the whole workbook
	Msg   string // what is wrong, Chinese
	Hint  string // what to do about it, may be empty
	Err   error  // the cause, may be nil
}

// Error gives the Chinese message; the cause is kept for Unwrap only.
func (e *FileError) Error() string {
	if e.Sheet != "" {
		return e.Sheet + ": " + e.Msg
	}
	return e.Msg
}

// Unwrap gives the cause.
func (e *FileError) Unwrap() error { return e.Err }
