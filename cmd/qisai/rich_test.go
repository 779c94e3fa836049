package main

import (
	"bytes"
	"image"
	"image/png"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/samples/field"
)

// Secrets planted in richEvent; none of them may be in a public copy.
var planted = []string{
	"张老师私章", "某某棋院秘书处", "13900001111", "139 0000 2222", "１３９００００３３３３", "519999199001010119", "519999 19900101 0127", "6222020200112233445",
	"只给裁判看", "线程批注里的话", "作者王小明", "内部酬金", "C:\\私人\\奖金.xlsx", "隐藏列里的话", "隐藏行里的话", "页眉里的电话", "secret@example.com", "自定义数据的话",
	"宏里的话", "wx_secret88", "1990-01-01", "E12345678", "切片器的话", "定义名称的话",
}

// richEvent makes a workbook of 8 players as an organiser has worked on it: with everything Excel and WPS can put into
// one. What excelize cannot make is written into the parts by hand.
func richEvent(t *testing.T) string {
	t.Helper()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book := filepath.Join(t.TempDir(), "比赛.xlsx")
	qisai(t, exitDone, "new", book)
	players := field.Men(8, 7)
	players.Groups[0].Category = "公开组"
	if err := fillRoster(book, players); err != nil {
		t.Fatal(err)
	}
	if err := editBook(book, richSheets); err != nil {
		t.Fatal(err)
	}
	parts := richParts(t, unzip(t, mustRead(t, book)))
	book = strings.TrimSuffix(book, ".xlsx") + ".xlsm"
	mustWrite(t, book, rezip(t, parts))
	return book
}

// richSheets adds what excelize can.
func richSheets(f *excelize.File) error {
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 8, 8))); err != nil {
		return err
	}
	yes, manual := true, "manual"
	_ = manual
	var first error
	do := func(errs ...error) {
		for _, err := range errs {
			if err != nil && first == nil {
				first = err
			}
		}
	}
	for _, name := range []string{"我的统计", "透视", "内部", "受保护"} {
		_, err := f.NewSheet(name)
		do(err)
	}
	style, err := f.NewConditionalStyle(&excelize.Style{Font: &excelize.Font{Color: "9A0511"}})
	do(err)
	list := excelize.NewDataValidation(true)
	list.Sqref = "B2:B9"
	shared, ref := "shared", "D2:D5"
	do(list.SetDropList([]string{"甲", "乙"}),
		f.SetSheetRow("我的统计", "A1", &[]any{"单位", "人数", "联系电话", "双倍", "金额"}),
		f.SetSheetRow("我的统计", "A2", &[]any{"蓬溪", 3, "13900001111", nil, 100}),
		f.SetSheetRow("我的统计", "A3", &[]any{"大英 联系 139 0000 2222", 4, "", nil, 200}),
		f.SetSheetRow("我的统计", "A4", &[]any{"安居 １３９００００３３３３", 5, "", nil, 300}),
		f.SetSheetRow("我的统计", "A5", &[]any{"卡 6222020200112233445 证 519999 19900101 0127 E12345678 微信号：wx_secret88 secret@example.com", 6, "", nil, 400}),
		f.SetCellFormula("我的统计", "D2", "B2*2", excelize.FormulaOpts{Type: &shared, Ref: &ref}),
		f.SetCellFormula("我的统计", "F2", `_xlfn.DISPIMG("ID_8D5A",1)`),
		f.AddDataValidation("我的统计", list),
		f.SetConditionalFormat("我的统计", "B2:B9", []excelize.ConditionalFormatOptions{{Type: "cell", Criteria: ">", Format: &style, Value: "4"}}),
		f.MergeCell("我的统计", "A12", "C13"), f.SetCellStr("我的统计", "A12", "张老师私章"),
		f.AddComment("我的统计", excelize.Comment{Cell: "A1", Author: "作者王小明", Text: "只给裁判看"}),
		f.AddPictureFromBytes("我的统计", "H2", &excelize.Picture{Extension: ".png", File: picture.Bytes()}),
		f.AddChart("我的统计", "H9", &excelize.Chart{Type: excelize.Col, Series: []excelize.ChartSeries{{Name: "我的统计!$B$1", Categories: "我的统计!$A$2:$A$5", Values: "我的统计!$B$2:$B$5"}}}),
		f.SetPanes("我的统计", &excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}),
		f.SetHeaderFooter("我的统计", &excelize.HeaderFooterOptions{OddHeader: "&C页眉里的电话 13900001111"}),
		f.SetDefinedName(&excelize.DefinedName{Name: "定义名称的话", RefersTo: "我的统计!$B$2"}),
		f.AddTable("我的统计", &excelize.Table{Range: "A1:E5", Name: "统计表"}),
		f.AddPivotTable(&excelize.PivotTableOptions{DataRange: "我的统计!A1:E5", PivotTableRange: "透视!A3:C9", Rows: []excelize.PivotTableField{{Data: "单位"}}, Data: []excelize.PivotTableField{{Data: "人数", Subtotal: "Sum"}}}),
		f.AddSlicer("我的统计", &excelize.SlicerOptions{Name: "单位", Cell: "K2", TableSheet: "我的统计", TableName: "统计表", Caption: "切片器的话"}),
		f.SetCellStr("内部", "A1", "内部酬金"), f.SetSheetVisible("内部", false),
		f.SetCellStr("受保护", "A1", "只给裁判看"), f.ProtectSheet("受保护", &excelize.SheetProtectionOptions{Password: "x", EditScenarios: true}),
		f.AddVBAProject(append([]byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), "宏里的话"...)),
		f.SetDocProps(&excelize.DocProperties{Creator: "作者王小明", LastModifiedBy: "作者王小明", Title: "某某棋院秘书处"}),
		f.SetAppProps(&excelize.AppProperties{Company: "某某棋院秘书处"}),
		f.SetCalcProps(&excelize.CalcPropsOptions{FullCalcOnLoad: &yes}),
		f.SetCellStr("报名", "AE1", "我的栏"), f.SetCellFormula("报名", "AE2", "LEN(B2)"), f.SetCellStr("报名", "AF1", "藏"), f.SetCellStr("报名", "AF2", "隐藏列里的话"),
		f.SetColVisible("报名", "AF", false), f.SetCellStr("报名", "Y2", "519999199001010119"), f.SetCellStr("报名", "F2", "1990-01-01"),
		f.SetCellStr("规程", "A40", "内部酬金"), f.SetCellStr("规程", "B40", "内部酬金"),
		f.SetCellInt("比赛组", "C2", 2),
		f.SetSheetRow("奖项", "A2", &[]any{"个人奖", "奖金", "公开组", "", 2}), f.SetSheetRow("奖励", "A2", &[]any{"个人奖", "1-2", 100}),
		f.SetCellStr("奖励", "A30", "隐藏行里的话"), f.SetRowVisible("奖励", 30, false),
	)
	return first
}

// richParts adds the rest by hand.
func richParts(t *testing.T, parts []part) []part {
	t.Helper()
	sheet, sheetRels := "", ""
	for _, p := range parts {
		if strings.Contains(p.name, "worksheets/_rels/") && strings.Contains(p.text, "slicer") {
			sheetRels = p.name
			sheet = strings.TrimSuffix(strings.Replace(p.name, "_rels/", "", 1), ".rels")
		}
	}
	edit := func(suffix, before, insert string) {
		p := partOf(t, parts, suffix)
		if !strings.Contains(p.text, before) {
			t.Fatalf("%s has no %s", suffix, before)
		}
		p.text = strings.Replace(p.text, before, insert+before, 1)
	}
	const office = "http://schemas.microsoft.com/office/"
	const x14 = `<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations count="1" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:dataValidation type="list" allowBlank="1"><x14:formula1><xm:f>组别!$A$2:$A$9</xm:f></x14:formula1><xm:sqref>I2:I99</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>`
	edit("xl/worksheets/sheet7.xml", "</worksheet>", x14)
	edit(sheetRels, "</Relationships>", `<Relationship Id="rIdT" Type="`+office+`2017/10/relationships/threadedComment" Target="../threadedComments/threadedComment1.xml"/>`)
	edit(sheet, `<row r="2"`, "")
	edit("xl/_rels/workbook.xml.rels", "</Relationships>",
		`<Relationship Id="rIdP" Type="`+office+`2017/10/relationships/person" Target="persons/person.xml"/>`+
			`<Relationship Id="rIdC" Type="http://www.wps.cn/officeDocument/2020/cellImage" Target="cellimages.xml"/>`+
			`<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" Target="externalLinks/externalLink1.xml"/>`)
	edit("xl/workbook.xml", "<definedNames", `<externalReferences><externalReference r:id="rIdX"/></externalReferences>`)
	edit("xl/workbook.xml", "<workbookPr", `<fileSharing readOnlyRecommended="1" userName="作者王小明"/>`)
	edit("xl/workbook.xml", "<bookViews", `<workbookProtection workbookPassword="CC1A" lockStructure="1"/>`)
	edit("[Content_Types].xml", "</Types>",
		`<Override PartName="/xl/persons/person.xml" ContentType="application/vnd.ms-excel.person+xml"/>`+
			`<Override PartName="/xl/threadedComments/threadedComment1.xml" ContentType="application/vnd.ms-excel.threadedcomments+xml"/>`+
			`<Override PartName="/xl/cellimages.xml" ContentType="application/vnd.wps-officedocument.cellimage+xml"/>`+
			`<Override PartName="/xl/externalLinks/externalLink1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml"/>`)
	return append(parts,
		part{"xl/threadedComments/threadedComment1.xml", `<ThreadedComments xmlns="` + office + `spreadsheetml/2018/threadedcomments"><threadedComment ref="A1" dT="2025-01-01T00:00:00.00" personId="{00000000-0000-0000-0000-000000000001}" id="{00000000-0000-0000-0000-000000000002}"><text>线程批注里的话</text></threadedComment></ThreadedComments>`},
		part{"xl/persons/person.xml", `<personList xmlns="` + office + `spreadsheetml/2018/threadedcomments"><person displayName="作者王小明" id="{00000000-0000-0000-0000-000000000001}" userId="x" providerId="None"/></personList>`},
		part{"xl/cellimages.xml", `<etc:cellImages xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"><!-- 张老师私章 --><etc:cellImage><xdr:pic xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"><xdr:nvPicPr><xdr:cNvPr id="2" name="ID_8D5A"/></xdr:nvPicPr></xdr:pic></etc:cellImage></etc:cellImages>`},
		part{"xl/externalLinks/externalLink1.xml", `<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><externalBook r:id="rId1"><sheetNames><sheetName val="Sheet1"/></sheetNames></externalBook></externalLink>`},
		part{"xl/externalLinks/_rels/externalLink1.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLinkPath" Target="file:///C:\私人\奖金.xlsx" TargetMode="External"/></Relationships>`},
		part{"customXml/item1.xml", `<x>自定义数据的话</x>`})
}
