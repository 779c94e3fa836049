package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/report/xlsx"
	"qisai/templates"
)

// exportPublic writes a copy fit for publishing.
func (a *app) exportPublic(e *event, out string, keep []string) error {
	if !strings.EqualFold(filepath.Ext(out), ".xlsx") {
		return failf(exitUsage, "公开的工作簿的文件名要以 .xlsx 结尾：%s", out)
	}
	for _, name := range keep {
		if !slices.Contains(e.book.SheetNames(), name) {
			return failf(exitUsage, "没有工作表“%s”", name).hint("这个工作簿的表：%s", strings.Join(e.book.SheetNames(), "、"))
		}
	}
	data, report, err := xlsx.Public(e.file.data, e.publicSheets(keep))
	if err != nil {
		return err
	}
	if err := e.provePublic(data); err != nil {
		return err
	}
	if err := createFile(out, data); err != nil {
		return err
	}
	a.printf("已写出 %s：%d 张表（%s）", out, len(report.Sheets), strings.Join(report.Sheets, "、"))
	if len(report.Left) > 0 {
		a.printf("没有带出去的表：%s", importer.Masked(strings.Join(report.Left, "、")))
	}
	for _, c := range report.Counts {
		a.printf("去掉 %s：%d", c.What, c.N)
	}
	if report.Masked > 0 {
		a.printf("遮盖了像证件号、电话、账号的内容：%d 格", report.Masked)
	}
	a.hintf("发出去之前请打开看一遍：姓名、单位和备注里写的话照原样留着")
	return nil
}

// publicColumns are the columns of the organiser's sheets that may be published; of a sheet that is not here, none.
var publicColumns = map[string][]string{
	templates.SheetRegulation: {"项目", "内容", "依据"},
	templates.SheetCategories: {"组别", "比赛组", "性别", "出生起", "出生止", "地区", "禁止称号", "人数上限", "每单位限报", "每席人数", "依据"},
	templates.SheetSections: {"比赛组", "赛制", "轮次", "胜", "和", "负", "轮空分", "轮空对手分", "破同分", "首轮编排", "同分编排", "同单位回避",
		"淘汰前轮次", "淘汰人数", "名次赛", "团体取", "团体计法", "起始台号", "依据"},
	templates.SheetPrizes:   {"奖项", "类别", "比赛组", "条件", "名额", "小计", "减一", "兼得", "依据"},
	templates.SheetBands:    {"奖项", "名次", "奖金", "证书", "奖品", "称号", "依据"},
	templates.SheetSchedule: {"比赛组", "轮次", "日期", "时间", "地点", "用时"},
	templates.SheetBodies:   {"委员会", "职务", "姓名"},
	templates.SheetRoster:   {"序号", "姓名", "性别", "出生日期", "单位", "籍贯", "组别", "称号", "编号"},
}

// privateItems are the items of 规程 that are the organiser's own business.
var privateItems = []string{"服务费", "税率", "起征额", "起征方式", "抽签种子", "签领表证件号"}

// publicSheets says which sheets go into a public copy, and what of them.
func (e *event) publicSheets(keep []string) []xlsx.PublicSheet {
	var out []xlsx.PublicSheet
	for _, s := range templates.Sheets {
		if columns := publicColumns[s.Name]; columns != nil {
			out = append(out, publicSheet(s, columns))
		}
	}
	for _, s := range e.t.Sections {
		for n := 1; n <= s.LastRound(); n++ {
			rounds := publicSheet(templates.RoundColumns, nil)
			rounds.Name = templates.RoundSheet(s.Name, n)
			out = append(out, rounds)
		}
		bracket := publicSheet(templates.KnockoutColumns, nil)
		bracket.Name = templates.KnockoutSheet(s.Name)
		out = append(out, bracket, xlsx.PublicSheet{Name: templates.StandingsSheet(s.Name)})
	}
	for _, name := range append([]string{templates.SheetAwards, templates.SheetQualifiers, templates.SheetTeams}, keep...) {
		out = append(out, xlsx.PublicSheet{Name: name})
	}
	return out
}

// publicSheet gives a sheet with some of its columns; nil = all that are known.
func publicSheet(s templates.Sheet, columns []string) xlsx.PublicSheet {
	out := xlsx.PublicSheet{Name: s.Name}
	for _, c := range s.Columns {
		if columns == nil || slices.Contains(columns, c.Name) {
			out.Columns = append(out.Columns, xlsx.PublicColumn{Names: append([]string{c.Name}, c.Aliases...), Year: c.Name == "出生日期"})
		}
	}
	if s.Name == templates.SheetRegulation {
		for _, item := range templates.RegulationItems {
			if !slices.Contains(privateItems, item) {
				out.Items = append(out.Items, item)
			}
		}
	}
	return out
}

// provePublic looks in every part of a public copy for the identity numbers and telephones of the entries. It finds none,
// or the copy is not written.
func (e *event) provePublic(data []byte) error {
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return err
	}
	for _, f := range zr.File {
		r, err := f.Open()
		if err != nil {
			return err
		}
		text, err := io.ReadAll(r)
		r.Close()
		if err != nil {
			return err
		}
		for _, p := range e.t.Players {
			for column, secret := range map[string]string{"身份证号": e.book.PlayerText(p, "身份证号"), "电话": e.book.PlayerText(p, "电话")} {
				if len(secret) > 10 && bytes.Contains(text, []byte(secret)) {
					return fmt.Errorf("公开的工作簿里还有 %s 的内容，没有写出", e.cell(p, column))
				}
			}
		}
	}
	return nil
}
