package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"qisai/pairing/pattern"
)

// run is the program: it carries out the arguments and returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	u := ui{stdout, stderr}
	a := &app{ui: u, now: clock()}
	lines, err := invocations(a.cli(), args)
	if err != nil {
		return u.finish(err)
	}
	code := exitDone
	for _, line := range lines {
		code = max(code, a.runLine(line))
	}
	return code
}

// runLine carries out one command line.
func (a *app) runLine(args []string) int {
	c := a.cli()
	if len(args) < 2 {
		args = append(args[:len(args):len(args)], "help")
	}
	args, err := arrange(c, args)
	if err != nil {
		return a.finish(err)
	}
	return a.finish(c.Run(args))
}

// app is what every command needs.
type app struct {
	ui
	now time.Time
}

// clock gives the time of the command; SOURCE_DATE_EPOCH (seconds) fixes it, so that a run can be repeated to the byte.
func clock() time.Time {
	if s, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64); err == nil {
		return time.Unix(s, 0).UTC()
	}
	return time.Now()
}

// version comes from the build; a build without version control has none.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return "开发版"
	}
	return info.Main.Version
}

func (a *app) cli() *cli.App {
	c := cli.NewApp()
	c.Name, c.HelpName, c.Usage = "qisai", "qisai", "棋赛：一个 Excel 工作簿办一次象棋比赛"
	c.Version = version()
	c.Writer, c.ErrWriter = a.stdout, a.stderr
	c.ExitErrHandler = func(*cli.Context, error) {} // run prints and decides
	c.OnUsageError = usageError
	c.HideHelpCommand, c.HideHelp, c.HideVersion = true, true, true
	c.CustomAppHelpTemplate = appHelp
	c.Action = func(ctx *cli.Context) error { // an unknown command
		return failf(exitUsage, "没有 %q 这个命令", ctx.Args().First()).hint("运行 qisai help 看有哪些命令")
	}
	c.Commands = []*cli.Command{
		a.newCommand(), a.importCommand(), a.checkCommand(), a.pairCommand(), a.standingsCommand(), a.awardsCommand(),
		a.printCommand(), a.auditCommand(), a.explainCommand(), a.rulesCommand(), a.undoCommand(), a.statusCommand(), a.demoCommand(), a.exportCommand(),
		a.completionCommand(), a.helpCommand(), a.versionCommand(),
	}
	for _, cmd := range c.Commands {
		cmd.OnUsageError = usageError
		cmd.CustomHelpTemplate = commandHelp
		cmd.HideHelpCommand, cmd.HideHelp = true, true
		cmd.Flags = append(cmd.Flags, &cli.BoolFlag{Name: "help", Aliases: []string{"h"}, Usage: "这个命令的说明"})
		cmd.Action = helpFirst(cmd.Action)
	}
	return c
}

var badValue = pattern.New(`invalid value "(.*)" for flag -(\S+):`)

func usageError(ctx *cli.Context, err error, _ bool) error {
	msg := "选项写得不对：" + err.Error()
	if name, ok := strings.CutPrefix(err.Error(), "flag provided but not defined: "); ok {
		msg = "没有 -" + name + " 这个选项"
	} else if m := badValue.FindStringSubmatch(err.Error()); m != nil {
		msg = fmt.Sprintf("选项 --%s 要写数字，写的是 %q", m[2], m[1])
	}
	f := failf(exitUsage, "%s", msg)
	if ctx.Command != nil && ctx.App.Command(ctx.Command.Name) != nil {
		return f.hint("运行 qisai %s --help 看有哪些选项", ctx.Command.Name)
	}
	return f.hint("运行 qisai help 看有哪些命令")
}

// arrange lets flags stand before or after the file name: cli silently ignores flags that follow the first argument. A
// first argument that is a workbook and no command means status, as when a file is dropped on the program.
func arrange(c *cli.App, args []string) ([]string, error) {
	args = slices.Clone(args)
	switch args[1] {
	case "-h", "--help", "-help":
		args[1] = "help"
	case "-v", "--version", "-version":
		args[1] = "version"
	}
	cmd := c.Command(args[1])
	if cmd == nil && isWorkbookName(args[1]) {
		args = slices.Insert(args, 1, "status")
		cmd = c.Command("status")
	}
	if cmd == nil {
		return args, nil
	}
	var flags, rest []string
	seen := map[cli.Flag]bool{}
	for i := 2; i < len(args); i++ {
		arg := args[i]
		switch {
		case arg == "--":
			rest, i = append(rest, args[i+1:]...), len(args)
		case len(arg) > 1 && arg[0] == '-':
			flags = append(flags, arg)
			f := singleFlag(cmd, arg)
			if f != nil && seen[f] {
				return nil, failf(exitUsage, "选项 --%s 写了两次，只能写一次", f.Names()[0]).hint("留下一个，另一个再运行一次命令")
			}
			seen[f] = true
			if takesValue(cmd, arg) {
				i++
				if i == len(args) || strings.HasPrefix(args[i], "-") { // never take the next option for a value
					return nil, failf(exitUsage, "选项 %s 后面要写内容", arg).hint("运行 qisai %s --help 看说明", cmd.Name)
				}
				flags = append(flags, args[i])
			}
		default:
			rest = append(rest, arg)
		}
	}
	return slices.Concat(args[:2], flags, []string{"--"}, rest), nil
}

// takesValue says whether a flag as written wants the next argument.
func takesValue(cmd *cli.Command, arg string) bool {
	name := strings.TrimLeft(arg, "-")
	if strings.Contains(name, "=") {
		return false
	}
	for _, f := range cmd.Flags {
		if _, isBool := f.(*cli.BoolFlag); !isBool && slices.Contains(f.Names(), name) {
			return true
		}
	}
	return false
}

// singleFlag gives the flag an argument names if it holds one value: the last of two would count, without a word.
func singleFlag(cmd *cli.Command, arg string) cli.Flag {
	name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
	for _, f := range cmd.Flags {
		switch f.(type) {
		case *cli.BoolFlag, *cli.StringSliceFlag:
			continue
		}
		if slices.Contains(f.Names(), name) {
			return f
		}
	}
	return nil
}

// isWorkbookName takes anything with the ending of a table for a workbook: what it really is, opening it will tell.
func isWorkbookName(s string) bool {
	return slices.Contains([]string{".xlsx", ".xlsm", ".xls", ".et", ".csv", ".ods"}, strings.ToLower(filepath.Ext(s)))
}

// oneBook gives the workbook a command was called with.
func oneBook(ctx *cli.Context) (string, error) {
	if n := ctx.NArg(); n != 1 {
		f := failf(exitUsage, "这个命令要写一个工作簿，写了 %d 个", n)
		return "", f.hint("例如：qisai %s 比赛.xlsx", ctx.Command.Name)
	}
	return ctx.Args().First(), nil
}

func (a *app) versionCommand() *cli.Command {
	return &cli.Command{
		Name: "version", Aliases: []string{"版本"}, Usage: "程序的版本",
		Action: func(*cli.Context) error {
			a.printf("棋赛 qisai %s", version())
			return nil
		},
	}
}

func init() {
	cli.FlagStringer = func(f cli.Flag) string {
		names := make([]string, 0, 2)
		for _, n := range f.Names() {
			names = append(names, strings.Repeat("-", min(len(n), 2))+n)
		}
		usage := ""
		if d, ok := f.(cli.DocGenerationFlag); ok {
			usage = d.GetUsage()
		}
		return fmt.Sprintf("%-24s %s", strings.Join(names, " "), usage)
	}
}
