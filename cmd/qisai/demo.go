package main

import (
	"os"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"qisai/samples"
)

func (a *app) demoCommand() *cli.Command {
	return &cli.Command{
		Name: "demo", Aliases: []string{"演示"}, Usage: "复制一个示范赛事，编排它的下一轮，说明看哪些文件", ArgsUsage: "[文件夹]",
		Action: a.demo,
	}
}

func (a *app) demo(ctx *cli.Context) error {
	dir := ctx.Args().First()
	if dir == "" {
		dir = freeName("棋赛演示")
	}
	book := filepath.Join(dir, "示范赛事.xlsx")
	_, err := os.Stat(dir)
	madeDir := os.IsNotExist(err)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fileFailf(err, "建不了文件夹 %s", dir)
	}
	if err := createFile(book, samples.Demo); err != nil {
		if madeDir {
			os.Remove(dir)
		}
		return err
	}
	a.printf("示范赛事：2025 年一次真实规程的比赛，174 名虚构的棋手，三个比赛组，已赛三轮。")
	a.printf("现在运行每轮唯一的一个命令：qisai pair %s", quote(book))
	a.printf("")
	if code := run([]string{"qisai", "pair", book}, a.stdout, a.stderr); code != exitDone {
		return failf(code, "")
	}
	a.printf("")
	a.printf("请打开看看：")
	a.printf("  1. %s", book)
	a.printf("     工作表“公开男子组 第4轮”：只有黄色的格子要填；“公开男子组 名次”：前三轮的名次；“编排记录”：谁上调下调、谁轮空。")
	a.printf("  2. %s 里的 PDF：对阵表（贴墙用，另附按姓名查台号）和名次表。", filepath.Join(dir, "示范赛事-打印"))
	a.printf("接着试试：在第4轮填上结果，保存并关闭，再运行一次 qisai pair %s", quote(book))
	return nil
}
