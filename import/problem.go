package importer

import "fmt"

// Severity says how bad a Problem is.
type Severity uint8

const (
	Fault   Severity = iota // 错误: the workbook cannot be used until it is mended
	Warning                 // 警告: read all the same
	Advice                  // 提示: in order perhaps, but to be considered
)

// String gives 错误, 警告 or 提示.
func (s Severity) String() string { return [...]string{"错误", "警告", "提示"}[s] }

// Problem is one thing wrong in the workbook, with the cell it stands in. No field ever holds an identity number or a
// telephone.
type Problem struct {
	Sheet, Cell string // Cell is "" for a whole sheet, Sheet is "" for the whole workbook
	Severity    Severity
	Msg         string // what is wrong, Chinese
	Hint        string // what to do about it, may be empty
	Clause      string // the rule, may be empty
}

// Place gives 报名!D7, 报名 or "".
func (p Problem) Place() string {
	if p.Cell == "" {
		return p.Sheet
	}
	return p.Sheet + "!" + p.Cell
}

// String gives 报名!D7: … without severity and hint.
func (p Problem) String() string {
	if place := p.Place(); place != "" {
		return place + ": " + p.Msg
	}
	return p.Msg
}

// Problems are all that reading found, in the order of reading.
type Problems []Problem

// Faults gives those that stop a command.
func (ps Problems) Faults() Problems { return ps.only(Fault) }

// Warnings gives those a command goes on with.
func (ps Problems) Warnings() Problems { return ps.only(Warning) }

// HasFaults says whether anything stops a command.
func (ps Problems) HasFaults() bool { return len(ps.Faults()) > 0 }

func (ps Problems) only(s Severity) Problems {
	var out Problems
	for _, p := range ps {
		if p.Severity == s {
			out = append(out, p)
		}
	}
	return out
}

// FileError says why a file cannot be read as a workbook at all.
type FileError struct {
	Msg  string // Chinese
	Hint string // what to do, may be empty
	Err  error  // the cause, may be nil
}

// Error gives the Chinese message; the cause is kept for Unwrap only.
func (e *FileError) Error() string { return e.Msg }

// Unwrap gives the cause.
func (e *FileError) Unwrap() error { return e.Err }

func fileErrorf(hint string, cause error, format string, args ...any) *FileError {
	return &FileError{Msg: fmt.Sprintf(format, args...), Hint: hint, Err: cause}
}
