package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"
)

// books gives the workbooks named on the command line: files, folders (those right in it) and patterns, which the Windows
// command line leaves to the program. Each file once.
func books(ctx *cli.Context) ([]string, error) {
	if ctx.NArg() == 0 {
		return nil, failf(exitUsage, "没有写工作簿").hint("例如：qisai check 比赛.xlsx；一个赛季：qisai check 2025赛季")
	}
	var out []string
	known := map[string]bool{}
	for _, arg := range ctx.Args().Slice() {
		files, err := expand(arg)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			key, err := filepath.Abs(f)
			if err != nil {
				key = f
			}
			if !known[key] {
				known[key] = true
				out = append(out, f)
			}
		}
	}
	return out, nil
}

// expand gives the files of one argument. What exists is no pattern: 比赛[1].xlsx is a file's name.
func expand(arg string) ([]string, error) {
	info, err := os.Stat(arg)
	switch {
	case err == nil && !info.IsDir(), err != nil && !strings.ContainsAny(arg, "*?["):
		return []string{arg}, nil
	case err == nil:
		entries, err := os.ReadDir(arg)
		if err != nil {
			return nil, fileFailf(err, "读不了文件夹 %s", arg)
		}
		var files []string
		for _, e := range entries {
			if !e.IsDir() && isEventBook(e.Name()) {
				files = append(files, filepath.Join(arg, e.Name()))
			}
		}
		if files == nil {
			return nil, failf(exitFile, "文件夹 %s 里没有工作簿 (.xlsx)", arg)
		}
		return files, nil
	}
	found, err := filepath.Glob(arg)
	if err != nil {
		return nil, failf(exitUsage, "看不懂 %q", arg).hint("例如：qisai check *.xlsx")
	}
	found = slices.DeleteFunc(found, func(f string) bool { return !isEventBook(filepath.Base(f)) })
	if len(found) == 0 {
		return nil, failf(exitFile, "没有符合 %s 的工作簿 (.xlsx)", arg)
	}
	return found, nil
}

// isEventBook leaves out the marks of open workbooks and hidden files.
func isEventBook(name string) bool {
	ext := strings.ToLower(filepath.Ext(name))
	return (ext == ".xlsx" || ext == ".xlsm") && !strings.HasPrefix(name, "~$") && !strings.HasPrefix(name, ".")
}
