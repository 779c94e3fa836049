package main

import (
	"errors"
	"fmt"
	"io"

	importer "qisai/import"
)

// The program's voice. It speaks Chinese, to a secretary in a hurry:
//   - the problem first, with its cell; then, on a line of its own, what to do about it;
//   - everything that is wrong at once, never one thing a run;
//   - results go to stdout, all else to stderr; nothing is ever asked;
//   - an identity number or a telephone is never repeated: people are named, private cells are pointed at.
//
// This file is the only writer to stderr.

// Exit codes.
const (
	exitDone      = 0
	exitBug       = 1 // something unexpected
	exitUsage     = 2
	exitFaults    = 3 // the workbook has faults; nothing was written
	exitFile      = 4 // missing, locked, open elsewhere, no workbook
	exitNoPairing = 5
)

// failure ends a command with an exit code. Its messages are printed by run; nothing has been written.
type failure struct {
	code  int
	msg   string // "" = everything has been said
	hints []string
}

func (f *failure) Error() string { return f.msg }

func failf(code int, format string, args ...any) *failure {
	return &failure{code: code, msg: fmt.Sprintf(format, args...)}
}

// hint adds a line of advice.
func (f *failure) hint(format string, args ...any) *failure {
	f.hints = append(f.hints, fmt.Sprintf(format, args...))
	return f
}

// ui writes to the user.
type ui struct{ stdout, stderr io.Writer }

func (u ui) printf(format string, args ...any) { fmt.Fprintf(u.stdout, format+"\n", args...) }
func (u ui) errorf(format string, args ...any) { u.say("错误", format, args...) }
func (u ui) warnf(format string, args ...any)  { u.say("警告", format, args...) }
func (u ui) hintf(format string, args ...any)  { u.say("提示", format, args...) }

func (u ui) say(level, format string, args ...any) {
	fmt.Fprintf(u.stderr, "qisai: %s: %s\n", level, fmt.Sprintf(format, args...))
}

// problem prints one finding of the importer with its hint.
func (u ui) problem(p importer.Problem) {
	msg := p.String()
	if p.Clause != "" {
		msg += "（" + p.Clause + "）"
	}
	u.say(p.Severity.String(), "%s", msg)
	if p.Hint != "" {
		u.hintf("%s", p.Hint)
	}
}

// problems prints all findings; a hint that many share is said once, after the last of them.
func (u ui) problems(ps importer.Problems) {
	last := map[string]int{}
	for i, p := range ps {
		last[p.Hint] = i
	}
	for i, p := range ps {
		if last[p.Hint] != i {
			p.Hint = ""
		}
		u.problem(p)
	}
}

// finish prints what ended a command and gives its exit code.
func (u ui) finish(err error) int {
	var f *failure
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &f):
		if f.msg != "" {
			u.errorf("%s", f.msg)
		}
		for _, h := range f.hints {
			u.hintf("%s", h)
		}
		return f.code
	}
	u.errorf("程序遇到意外：%v", err)
	u.hintf("工作簿没有改动；请把这条信息和工作簿发给程序的维护者")
	return exitBug
}
