package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/urfave/cli/v2"

	importer "qisai/import"
)

func (a *app) importCommand() *cli.Command {
	return &cli.Command{
		Name: "import", Aliases: []string{"导入"}, Usage: "把各单位的报名表、问卷、微信消息并入“报名”", ArgsUsage: "工作簿.xlsx 文件…",
		Description: "读 xlsx、xlsm、csv、tsv 和粘贴成文本的消息。已有的人只补空着的格子；不一致的列出来，由人决定。\n同一个文件再导入一次，什么也不会变。\n有一个文件读不了，就什么也不写入；只要读得了的，加 --skip-unreadable。",
		Flags: []cli.Flag{
			dryRunFlag(), &cli.BoolFlag{Name: "skip-unreadable", Usage: "有文件读不了时跳过它，只导入其余的"},
			playedFlag(), sectionFlag(),
		},
		Action: a.importEntries,
	}
}

// importEntries merges entry files into 报名.
func (a *app) importEntries(ctx *cli.Context) error {
	if ctx.NArg() < 2 {
		return failf(exitUsage, "要写一个工作簿和至少一个报名文件").hint("例如：qisai import 比赛.xlsx 甲队报名表.xlsx 微信.txt")
	}
	path, files := ctx.Args().First(), ctx.Args().Tail()
	e, err := a.loadToWrite(path)
	if err != nil {
		return err
	}
	defer e.close()
	if ctx.Bool("played") {
		return a.importPlayed(ctx, e, files)
	}
	entries, files, err := a.readFiles(e, path, files, ctx.Bool("skip-unreadable"))
	if err != nil {
		return err
	}
	plan := e.book.Merge(e.t, entries)
	a.sayEntries(entries)
	a.sayPlan(e, plan)
	if plan.Count(importer.New)+plan.Count(importer.Changed) == 0 {
		a.printf("没有要写入的，工作簿没有改动。")
		return nil
	}
	if ctx.Bool("dry-run") {
		a.printf("（只是试算，什么也没有写入）")
		return nil
	}
	if err := a.writeEntries(e, plan, files); err != nil {
		return err
	}
	a.printf("已写入 %s 的“报名”；接着运行 qisai check %s 审核", path, path)
	return nil
}

// readFiles reads all files. One that cannot be read stops the command, so that nobody is missed without notice, unless
// it is to be skipped; all of them are named. read are those that were read.
func (a *app) readFiles(e *event, book string, files []string, skip bool) (all *importer.Entries, read []string, err error) {
	all = &importer.Entries{}
	for _, name := range files {
		if sameFile(book, name) {
			return nil, nil, failf(exitUsage, "%s 是工作簿本身，不能并入自己", name)
		}
		entries, err := a.readFile(e, name)
		switch {
		case err != nil:
			return nil, nil, err
		case entries != nil:
			read = append(read, name)
			all.Add(entries)
		}
	}
	bad := len(files) - len(read)
	switch {
	case len(read) == 0:
		return nil, nil, failf(exitFile, "没有一个文件读得了，什么也没有写入")
	case bad > 0 && !skip:
		return nil, nil, failf(exitFile, "%d 个文件里有 %d 个读不了，什么也没有写入", len(files), bad).
			hint("改好再导入；只要读得了的，加 --skip-unreadable")
	case len(all.Rows) == 0:
		a.sayEntries(all)
		return nil, nil, failf(exitFaults, "来件里没有读出一个人，什么也没有写入").hint("名单要有一行表头（姓名、性别、组别等）；消息要写明姓名和身份证号、性别或组别")
	case bad > 0:
		a.warnf("%d 个文件里有 %d 个读不了，跳过了，里面的人没有导入", len(files), bad)
	}
	return all, read, nil
}

// readFile reads a file; nil and no error for one that cannot be read, which is said.
func (a *app) readFile(e *event, name string) (*importer.Entries, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		why := cause(err)
		if info, statErr := os.Stat(name); statErr == nil && info.IsDir() {
			why = "这是文件夹，请写里面的文件"
		}
		a.errorf("读不了 %s：%s", importer.Masked(name), why)
		return nil, nil
	}
	entries, err := e.book.ReadEntries(e.t, filepath.Base(name), data)
	var fe *importer.FileError
	if errors.As(err, &fe) {
		a.errorf("%s：%s", importer.Masked(name), fe.Msg)
		if fe.Hint != "" {
			a.hintf("%s", fe.Hint)
		}
		return nil, nil
	}
	return entries, err
}

func sameFile(a, b string) bool {
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return errX == nil && errY == nil && os.SameFile(x, y)
}

// sayPlan prints one line for every person, in columns.
func (a *app) sayPlan(e *event, plan *importer.MergePlan) {
	rows := [][]string{{"结果", "姓名", "单位", "组别", "来源", "说明"}}
	for i := range plan.Items {
		it := &plan.Items[i]
		category := it.Row.Fields["组别"]
		for _, c := range it.Set {
			if c.Column == "组别" {
				category = c.Text
			}
		}
		rows = append(rows, []string{
			it.Kind.String(), it.Row.Fields["姓名"], it.Row.Fields["单位"], category, it.Row.Source.String(), e.itemText(it),
		})
	}
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i := range row {
			row[i] = importer.Masked(row[i])
			widths[i] = max(widths[i], columns(row[i]))
		}
	}
	for _, row := range rows {
		var b strings.Builder
		for i, text := range row {
			b.WriteString(text + strings.Repeat(" ", widths[i]-columns(text)+2))
		}
		a.printf("%s", strings.TrimRight(b.String(), " "))
	}
	a.printf("新增 %d，补充 %d，相同 %d，存疑 %d", plan.Count(importer.New), plan.Count(importer.Changed),
		plan.Count(importer.Same), plan.Count(importer.Doubtful))
	if plan.Count(importer.Doubtful) > 0 {
		a.hintf("存疑的没有写入：核实后在“报名”里手工改或添，或改好来件再导入一次")
	}
}

// columns counts the columns a text takes on a terminal: everything beyond Latin takes two.
func columns(text string) int {
	n := utf8.RuneCountInString(text)
	for _, r := range text {
		if r >= 0x1100 {
			n++
		}
	}
	return n
}

// itemText says what a line of the plan writes, leaves or doubts.
func (e *event) itemText(it *importer.MergeItem) string {
	var parts []string
	if it.Why != "" {
		parts = append(parts, it.Why)
	}
	switch {
	case it.Kind == importer.Changed && len(it.Set) > 0:
		var filled []string
		for _, c := range it.Set {
			filled = append(filled, c.Column)
		}
		parts = append(parts, "补上 "+strings.Join(filled, "、"))
	case it.Kind == importer.Changed:
		parts = append(parts, "并入同批来件里的同一人")
	}
	for _, d := range it.Differ {
		where := "已有的"
		if it.Player != nil {
			where = e.cell(it.Player, d.Column)
		}
		if d.Have == "" && d.Got == "" {
			parts = append(parts, fmt.Sprintf("%s “%s”与来件不同，没有改", where, d.Column))
		} else {
			parts = append(parts, fmt.Sprintf("%s “%s”是“%s”，来件是“%s”，没有改", where, d.Column, d.Have, d.Got))
		}
	}
	return strings.Join(append(parts, it.Notes...), "；")
}
