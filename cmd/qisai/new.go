package main

import (
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/report/xlsx"
	"qisai/templates"
)

func (a *app) newCommand() *cli.Command {
	return &cli.Command{
		Name: "new", Aliases: []string{"新建"}, Usage: "新建一个比赛的工作簿", ArgsUsage: "工作簿.xlsx",
		Description: "预设：" + strings.Join(templates.Presets(), "、"),
		Flags:       []cli.Flag{&cli.StringFlag{Name: "preset", Value: "swiss", Usage: "用哪个预设的规程；默认 swiss"}},
		Action: func(ctx *cli.Context) error {
			path, err := oneBook(ctx)
			if err != nil {
				return err
			}
			return a.new(path, ctx.String("preset"))
		},
	}
}

func (a *app) new(path, presetName string) error {
	if !strings.HasSuffix(strings.ToLower(path), ".xlsx") {
		return failf(exitUsage, "工作簿的文件名要以 .xlsx 结尾：%s", path)
	}
	preset, err := templates.LoadPreset(presetName)
	if err != nil {
		return failf(exitUsage, "%v", err)
	}
	data, err := xlsx.New(preset)
	if err != nil {
		return err
	}
	if err := createFile(path, data); err != nil {
		return err
	}
	a.printf("已新建 %s（预设 %s：%s）。", path, preset.Name, preset.Title)
	a.printf("接下来：在 Excel/WPS 中核对“规程”到“日程”各表，把报名填进“报名”，保存并关闭；")
	a.printf("然后运行 qisai check %s 审核报名，qisai pair %s 编排第一轮。", quote(path), quote(path))
	return nil
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
