package main

import (
	"github.com/urfave/cli/v2"
)

func (a *app) exportCommand() *cli.Command {
	return &cli.Command{
		Name: "export", Aliases: []string{"导出"}, Usage: "导出可以公开的工作簿，或给别的程序用的文件", ArgsUsage: "工作簿.xlsx --public 公开.xlsx | --trf 文件.trf",
		Description: "--trf：国际棋联的 TRF16 文件，bbpPairings、JaVaFo、Swiss-Manager、chess-results.com 都能读。几个比赛组各写一个文件，\n" +
			"文件名加上比赛组。没有赛完的最后一轮不写。不写身份证号、电话和出生的月日。\n" +
			"--public：可以公开的工作簿。对阵、成绩、名次、获奖和规程各表留下，样子不变；报名表只留序号、编号、姓名、性别、出生年、单位、\n" +
			"籍贯、组别、称号。证件号、电话、缴费、证明、备注、审核、批注、图片、隐藏的表和行列、公式、宏、作者都不带出去；自己另建的表\n" +
			"要用 --keep 点名才带上。",
		Flags: []cli.Flag{
			sectionFlag(), roundFlag("写到第几轮；默认到最后赛完的一轮"),
			&cli.StringFlag{Name: "trf", Usage: "写成 TRF16 文件"},
			&cli.StringFlag{Name: "public", Usage: "公开的工作簿写到这个文件（.xlsx），已有的不覆盖"},
			&cli.StringSliceFlag{Name: "keep", Usage: "--public 时自己另建的这张表也带上（号码照样遮盖）；几张就写几次"},
		},
		Action: a.onBook(a.export),
	}
}

// export writes what the flags ask for, one function each.
func (a *app) export(ctx *cli.Context, e *event) error {
	trf, public := ctx.String("trf"), ctx.String("public")
	switch {
	case trf != "" && public != "":
		return failf(exitUsage, "--trf 和 --public 只能用一个")
	case trf != "":
		return a.exportTRF(ctx, e, trf)
	case public != "":
		return a.exportPublic(e, public, ctx.StringSlice("keep"))
	}
	path := e.file.path
	return failf(exitUsage, "要写明导出成什么").hint("例如：qisai export %s --public %s，或 --trf %s", quote(path), quote(base(path)+"-公开.xlsx"), quote(base(path)+".trf"))
}
