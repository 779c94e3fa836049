package main

import (
	"github.com/urfave/cli/v2"
)

func (a *app) exportCommand() *cli.Command {
	return &cli.Command{
		Name: "export", Aliases: []string{"导出"}, Usage: "导出给别的程序用的文件", ArgsUsage: "工作簿.xlsx --trf 文件.trf",
		Description: "--trf：国际棋联的 TRF16 文件，bbpPairings、JaVaFo、Swiss-Manager、chess-results.com 都能读。几个比赛组各写一个文件，\n" +
			"文件名加上比赛组。没有赛完的最后一轮不写。不写身份证号、电话和出生的月日。",
		Flags: []cli.Flag{
			sectionFlag(), roundFlag("写到第几轮；默认到最后赛完的一轮"),
			&cli.StringFlag{Name: "trf", Usage: "写成 TRF16 文件"},
		},
		Action: a.onBook(a.export),
	}
}

// export writes what the flags ask for, one function each.
func (a *app) export(ctx *cli.Context, e *event) error {
	if ctx.String("trf") == "" {
		return failf(exitUsage, "要写明导出成什么").hint("例如：qisai export %s --trf %s", quote(e.file.path), quote(base(e.file.path)+".trf"))
	}
	return a.exportTRF(ctx, e, ctx.String("trf"))
}
