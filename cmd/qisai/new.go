package main

import (
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/import/prospectus"
	"qisai/report/xlsx"
	"qisai/templates"
)

func (a *app) newCommand() *cli.Command {
	return &cli.Command{
		Name: "new", Aliases: []string{"新建"}, Usage: "新建一个比赛的工作簿，可从竞赛规程的文字读入", ArgsUsage: "工作簿.xlsx",
		Description: "预设：" + strings.Join(templates.Presets(), "、") + "\n--from 读竞赛规程（.txt、.docx）：读懂的填进各表，依据写明条款；没读懂的列在工作表“规程原文”。",
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "preset", Usage: "用哪个预设的规程；默认 swiss"},
			&cli.StringFlag{Name: "from", Usage: "竞赛规程的文件：.txt（UTF-8、GB18030）或 .docx"},
		},
		Action: func(ctx *cli.Context) error {
			path, err := oneBook(ctx)
			if err != nil {
				return err
			}
			switch preset, from := ctx.String("preset"), ctx.String("from"); {
			case from != "" && preset != "":
				return failf(exitUsage, "--preset 和 --from 只能用一个")
			case from != "":
				return a.newFrom(path, from)
			case preset != "":
				return a.new(path, preset)
			}
			return a.new(path, "swiss")
		},
	}
}

func (a *app) new(path, presetName string) error {
	preset, err := templates.LoadPreset(presetName)
	if err != nil {
		return failf(exitUsage, "%v", err)
	}
	if err := writeNew(path, preset); err != nil {
		return err
	}
	a.printf("已新建 %s（预设 %s：%s）。", path, preset.Name, preset.Title)
	a.printf("接下来：在 Excel/WPS 中核对“规程”到“日程”各表，把报名填进“报名”，保存并关闭；")
	a.printf("然后运行 qisai check %s 审核报名，qisai pair %s 编排第一轮。", quote(path), quote(path))
	return nil
}

// writeNew makes the workbook of a preset.
func writeNew(path string, preset *templates.Preset) error {
	if !strings.HasSuffix(strings.ToLower(path), ".xlsx") {
		return failf(exitUsage, "工作簿的文件名要以 .xlsx 结尾：%s", path)
	}
	data, err := xlsx.New(preset)
	if err != nil {
		return err
	}
	return createFile(path, data)
}

// newFrom makes a workbook of the text of a regulation.
func (a *app) newFrom(path, from string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return fileFailf(err, "读不了 %s", from)
	}
	text, err := prospectus.Decode(data)
	if err != nil {
		return failf(exitFile, "%s %v", from, err)
	}
	rd, err := prospectus.Read(text)
	if err != nil {
		return failf(exitFile, "%s %v", from, err)
	}
	title := rd.Item("赛事名称")
	if title == "" {
		title = from
	}
	if err := writeNew(path, rd.Preset(title)); err != nil {
		return err
	}
	a.tellReading(path, rd)
	return nil
}

// tellReading says what was read and what was not.
func (a *app) tellReading(path string, rd *prospectus.Reading) {
	a.printf("已新建 %s，按规程填写：%s。", path, rd.Summary())
	for _, p := range rd.Problems {
		a.warnf("规程有问题：%s", prospectus.Private(p.String()))
	}
	var shown []prospectus.Unread
	for _, u := range rd.Unread {
		if !u.General {
			shown = append(shown, u)
		}
	}
	if len(shown) == 0 {
		a.printf("与表格有关的每一句都读懂了，逐条列在工作表“%s”。", templates.SheetSource)
	} else {
		a.printf("未识别的有 %d 句，逐条列在工作表“%s”：", len(shown), templates.SheetSource)
	}
	for _, u := range shown {
		if u.Part != "" {
			a.printf("  %s：%s", u.Kind(), u.Place())
		} else {
			a.printf("  %s：%s", u.Kind(), u.String())
		}
	}
	if n := len(rd.Unread) - len(shown); n > 0 {
		a.printf("另有 %d 句是一般规定（食宿、安全、纪律、联系人等），表格里没有相应的格子，也标在“%s”。", n, templates.SheetSource)
	}
	a.printf("接下来：对照“依据”一栏核对“规程”到“日程”各表，补上空着的，保存并关闭；然后运行 qisai check %s。", quote(path))
}

// createFile writes a new file whole or not at all, and never over an existing one.
func createFile(path string, data []byte) error {
	exists := func() error {
		return failf(exitFile, "%s 已经存在，没有改动它", path).hint("换一个文件名")
	}
	if _, err := os.Lstat(path); err == nil {
		return exists()
	}
	tmp, err := writeTemp(shortTag(path), path, data, 0o644)
	if err != nil {
		return fileFailf(err, "写不了 %s", path)
	}
	defer os.Remove(tmp)
	if err := os.Link(tmp, path); err == nil { // a link refuses an existing name even if it has just appeared
		return nil
	} else if os.IsExist(err) {
		return exists()
	}
	if _, err := os.Lstat(path); err == nil {
		return exists()
	}
	if err := rename(tmp, path); err != nil {
		return fileFailf(err, "写不了 %s", path)
	}
	return nil
}
