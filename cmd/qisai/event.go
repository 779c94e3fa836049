package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/pairing/pattern"
	"qisai/report"
	"qisai/templates"
)

// event is a workbook read and judged.
type event struct {
	file     *bookFile
	book     *importer.Book
	t        *pairing.Tournament
	findings importer.Problems // all that reading found
}

func (e *event) close() {
	e.book.Close()
	e.file.close()
}

// load reads and judges a workbook. Faults are all printed and end the command; findings about entries become verdicts.
func (a *app) load(path string) (*event, error) {
	e, err := readEvent(path)
	if err != nil {
		return nil, err
	}
	if e.file.interrupted {
		a.warnf("上一次运行没有做完就中断了，它的临时文件已清理；工作簿完好")
		a.hintf("若有 PDF 没有印出来，运行 qisai print %s all", quote(path))
	}
	a.problems(e.findings)
	if n := len(e.findings.Faults()); n > 0 {
		e.close()
		return nil, a.faulty(n)
	}
	return e, nil
}

// loadToWrite is load for a command that is going to write.
func (a *app) loadToWrite(path string) (*event, error) {
	e, err := a.load(path)
	if err != nil {
		return nil, err
	}
	if err := e.writable(); err != nil {
		e.close()
		return nil, err
	}
	return e, nil
}

// loadChosen is load with the sections the command works on.
func (a *app) loadChosen(ctx *cli.Context, path string) (*event, []*pairing.Section, error) {
	e, err := a.load(path)
	if err != nil {
		return nil, nil, err
	}
	sections, err := e.chosen(ctx)
	if err != nil {
		e.close()
		return nil, nil, err
	}
	return e, sections, nil
}

// readEvent reads and judges a workbook and prints nothing. With faults among the problems nobody is judged.
func readEvent(path string) (*event, error) {
	e, problems, err := openEvent(path)
	if err != nil {
		return nil, err
	}
	if !problems.HasFaults() {
		problems = append(problems, e.recordProblems()...)
	}
	e.findings = problems
	if !problems.HasFaults() {
		eligibility.Judge(e.t, e.t.Regulation.Start)
	}
	return e, nil
}

// faulty ends a command whose faults have been printed.
func (a *app) faulty(n int) error {
	return failf(exitFaults, "共有 %d 处错误，什么也没有写入", n).hint("在 Excel/WPS 中改好、保存并关闭，再运行一次")
}

// openEvent reads a workbook without judging anybody; the problems are the caller's to print.
func openEvent(path string) (*event, importer.Problems, error) {
	f, err := openFile(path)
	if err != nil {
		return nil, nil, err
	}
	debug.SetGCPercent(heapGrowth(len(f.data)))
	book, err := importer.Open(f.data)
	if err != nil {
		f.close()
		var fe *importer.FileError
		if errors.As(err, &fe) {
			return nil, nil, unreadableBook(f, path, fe)
		}
		return nil, nil, err
	}
	t, problems := book.Read()
	return &event{file: f, book: book, t: t}, problems, nil
}

// heapGrowth says by how many percent the heap may grow between two collections, for a workbook of so many bytes: a small
// event is done in an instant and need not take twice what it holds; in a big one the collector's time would tell.
func heapGrowth(size int) int {
	if size < 300<<10 { // about 600 players
		return 50
	}
	return 100
}

// unreadableBook says why a workbook cannot be read. Where there are backups they are the cure, and no second download is.
func unreadableBook(f *bookFile, path string, why *importer.FileError) *failure {
	out := failf(exitFile, "%s：%s", path, why.Msg)
	folder := backupFolder(f.path)
	if _, err := os.Stat(folder); err != nil {
		return hinted(out, why.Hint)
	}
	if !strings.Contains(why.Hint, "重新取一份") {
		hinted(out, why.Hint)
	}
	return out.hint("以前的工作簿都在“%s”里；运行 qisai undo %s 可换回最近的一份", filepath.Base(folder), quote(path))
}

// onBook is the beginning of a command about one workbook: it is read and judged before, and closed after.
func (a *app) onBook(do func(*cli.Context, *event) error) cli.ActionFunc {
	return func(ctx *cli.Context) error {
		path, err := oneBook(ctx)
		if err != nil {
			return err
		}
		e, err := a.load(path)
		if err != nil {
			return err
		}
		defer e.close()
		return do(ctx, e)
	}
}

// writable refuses a workbook that can be read but would be spoilt by writing.
func (e *event) writable() error {
	if reason, hint, readOnly := e.book.ReadOnly(); readOnly {
		return failf(exitFile, "%s：%s", e.file.path, reason).hint("%s", hint)
	}
	return nil
}

// chosen gives the sections a command works on: all, or the one named by --section.
func (e *event) chosen(ctx *cli.Context) ([]*pairing.Section, error) {
	name := ctx.String("section")
	if name == "" {
		return e.t.Sections, nil
	}
	if s := e.t.Section(name); s != nil {
		return []*pairing.Section{s}, nil
	}
	var names []string
	for _, s := range e.t.Sections {
		names = append(names, s.Name)
	}
	return nil, failf(exitUsage, "没有比赛组 %q", name).hint("这个工作簿的比赛组：%s", strings.Join(names, "、"))
}

// context gives what sheets and documents of a section say about the event.
func (a *app) context(e *event, s *pairing.Section) report.Context {
	return report.Context{Tournament: e.t, Section: playing(s), Printed: a.now.Format("2006-01-02 15:04")}
}

// boards lists tables for a message: 3台、5-9台.
func boards(games []pairing.Game) string {
	tables := make([]int, len(games))
	for i, g := range games {
		tables[i] = g.Table
	}
	slices.Sort(tables)
	var parts []string
	for i := 0; i < len(tables); {
		j := i
		for j+1 < len(tables) && tables[j+1] == tables[j]+1 {
			j++
		}
		if j < i+2 { // a run of one or two is written out
			j = i
			parts = append(parts, fmt.Sprintf("%d台", tables[i]))
		} else {
			parts = append(parts, fmt.Sprintf("%d-%d台", tables[i], tables[j]))
		}
		i = j + 1
	}
	return strings.Join(parts, "、")
}

// cell gives the place of a player's cell for a message: 报名!B7.
func (e *event) cell(p *pairing.Player, column string) string {
	sheet, col, row, _, _ := e.book.PlayerCell(p, column)
	return place(sheet, col, row)
}

// printFolder is where documents go: --out, or BOOK-打印 beside the workbook.
func printFolder(ctx *cli.Context, path string) string {
	if out := ctx.String("out"); out != "" {
		return out
	}
	return base(path) + "-打印"
}

// fileName makes a name that every file system takes.
func fileName(parts ...string) string {
	name := templates.SafeName(strings.Join(parts, " "))
	if device.MatchString(name) {
		name = "_" + name
	}
	return name
}

// device is a name that Windows gives to a device, whatever stands behind the dot.
var device = pattern.New(`(?i)^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)`)

// Flags several commands share.
func sectionFlag() cli.Flag {
	return &cli.StringFlag{Name: "section", Usage: "只处理这个比赛组"}
}
func roundFlag(usage string) cli.Flag {
	return &cli.IntFlag{Name: "round", Usage: usage}
}
func outFlag() cli.Flag {
	return &cli.StringFlag{Name: "out", Usage: "PDF 放进这个文件夹；默认是工作簿旁边的“工作簿名-打印”"}
}
func dryRunFlag() cli.Flag {
	return &cli.BoolFlag{Name: "dry-run", Usage: "只说明会做什么，什么也不写"}
}

// quote makes a hinted command fit to be typed: names with spaces in quotation marks.
func quote(s string) string {
	if strings.ContainsAny(s, " ()&;'　") {
		return `"` + s + `"`
	}
	return s
}
