package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing/pattern"
)

// launch runs the program on its own streams. A window that Windows opened for this run only stays until the user has
// read it.
func launch(args []string) int {
	codePage := outputCodePage()
	code := run(args, console(os.Stdout, codePage), console(os.Stderr, codePage))
	if ownWindow() {
		waitForKey(os.Stdin, os.Stdout)
	}
	return code
}

// waitForKey keeps the window open.
func waitForKey(in io.Reader, out io.Writer) {
	fmt.Fprint(out, "\n按回车键关闭窗口……")
	_, _ = bufio.NewReader(in).ReadString('\n') // the end of the input closes it too
}

// copySuffix is what Windows adds to the name of a copied program: 编排 - 副本 (2).exe, 编排(1).exe.
var copySuffix = pattern.New(`(?i)(\s*-\s*(副本|快捷方式|copy))?\s*([(（]\d+[)）])?(\.exe)?$`)

// invocations gives the command lines that a start stands for: a program renamed 编排, 打印 or 名次 runs that command, and
// several workbooks dropped on it are taken one after the other.
func invocations(c *cli.App, args []string) ([][]string, error) {
	program, rest := args[0], args[1:]
	cmd := c.Command(programName(program))
	if cmd == nil {
		if len(rest) > 1 && !slices.ContainsFunc(rest, func(s string) bool { return !isWorkbookName(s) }) {
			return each(rest, func(book string) []string { return []string{program, "status", book} }), nil
		}
		return [][]string{args}, nil
	}
	if len(rest) == 0 {
		return nil, failf(exitUsage, "没有写工作簿").hint("把工作簿（.xlsx）拖到“%s”上", programName(program))
	}
	if slices.ContainsFunc(rest, func(s string) bool { return !isWorkbookName(s) }) || slices.Contains([]string{"check", "import"}, cmd.Name) {
		return [][]string{slices.Concat([]string{program, cmd.Name}, rest)}, nil
	}
	return each(rest, func(book string) []string {
		line := []string{program, cmd.Name, book}
		if cmd.Name == "print" {
			line = append(line, "all")
		}
		return line
	}), nil
}

func each(books []string, line func(string) []string) [][]string {
	var out [][]string
	for _, b := range books {
		out = append(out, line(b))
	}
	return out
}

// programName gives the name of the program's file without folder, ending and what copying added.
func programName(path string) string {
	name := path[strings.LastIndexAny(path, `/\`)+1:]
	return copySuffix.ReplaceAllString(name, "")
}
