package importer

import (
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// One tiny broken workbook per message. want is the listing; a line that ends in … needs to match only so far.
var gallery = []struct {
	name  string
	make  func() bookRows
	touch func(*excelize.File)
	want  string
}{
	// sheets and headers
	{"missing sheet", func() bookRows { b := sample(); delete(b, "奖励"); return b }, nil,
		"错误 缺少工作表“奖励”；现有：规程、组别、比赛组、奖项、日程、报名、公开组 第1轮 | 用 qisai new 新建一个工作簿，把其中的“奖励”表照样补上"},
	{"similar sheet", func() bookRows { b := sample(); b["奖励表"] = b["奖励"]; delete(b, "奖励"); return b }, nil,
		"错误 缺少工作表“奖励”；现有：…"},
	{"no header", func() bookRows { b := sample(); b["奖励"] = sheetRows{{"第一名", 1000}}; return b }, nil,
		"错误 奖励: 前20行里没有找到表头，应有：奖项、名次 | " + hintHeader},
	{"missing column", func() bookRows { return sample().set("组别", "A1", "类型") }, nil,
		"错误 组别!A1: 表头缺少“组别”，找到的有：类型、比赛组、性别、出生起、出生止 | " + hintHeader},
	{"two filled columns", func() bookRows { return sample().set("报名", "O1", "单位").set("报名", "O2", "甲队") }, nil,
		"错误 报名!O1: “单位”有两列，另一列是 F1 | 两列都有内容，不知道以哪一列为准；请删去一列，或改掉它的表头"},
	{"two columns, one empty", func() bookRows { return sample().set("报名", "O1", "单位") }, nil,
		"警告 报名!O1: “单位”有两列，另一列是 F1 | 多余的一列请删去或改名"},
	{"hidden row", sample, func(f *excelize.File) { _ = f.SetRowVisible("报名", 3, false) },
		"警告 报名!A3: 第3行是隐藏的（或被筛选掉了），已照常读入 | 若不应算在内，请删去这些行"},
	{"stray cell", func() bookRows { return sample() }, func(f *excelize.File) { _ = f.SetCellValue("报名", "C9000", "x") },
		"警告 报名!C9000: 离表格很远的地方还有内容，没有读入 | 若确是数据，把它移到表格下面；否则删去"},
	{"merged cells", func() bookRows { return sample().set("报名", "F3", nil) }, func(f *excelize.File) { _ = f.MergeCell("报名", "F2", "F3") },
		"警告 报名!F2: “单位”有合并单元格，合并的各行都按“甲队”读入"},
	{"formula error", sample, func(f *excelize.File) {
		_ = f.SetCellValue("报名", "F2", nil)
		_ = f.SetCellFormula("报名", "F2", "1/0")
	},
		"错误 报名!F2: 公式的结果是 #DIV/0! | 改正公式，或直接填上内容"},

	// 规程
	{"date", func() bookRows { return sample().set("规程", "B3", "十月初") }, nil,
		"错误 规程!B3: “开始日期”不是完整的日期：“十月初” | 写成 2009-01-01 的样子"},
	{"dates swapped", func() bookRows { return sample().set("规程", "B4", "2025-10-01") }, nil,
		"警告 规程!B4: 结束日期 2025-10-01 早于开始日期 2025-10-03 | 请核对"},
	{"seed", func() bookRows { return sample().set("规程", "B5", "八十八") }, nil,
		"错误 规程!B5: 抽签种子应是正整数，现在是“八十八” | 请填一个不带小数的数，例如 20251003；空着由程序定"},
	{"long seed", func() bookRows { return sample().set("规程", "B5", 1234567890123456789) }, nil,
		"错误 规程!B5: 抽签种子太长，Excel 已经丢掉了末几位 | 把单元格设成文本格式再填，或改用短一些的数"},
	{"item twice", func() bookRows { return sample().set("规程", "A7", "抽签种子").set("规程", "B7", "43") }, nil,
		"错误 规程!B7: “抽签种子”写了两次，内容不同：“42”和“43” | 请只留一行"},
	{"item without name", func() bookRows { return sample().set("规程", "B7", "什么") }, nil,
		"警告 规程!A7: 这一行没有写是什么项目，没有使用"},
	{"forfeit limit", func() bookRows { return sample().set("规程", "B6", "几轮") }, nil,
		"错误 规程!B6: “弃权退赛(轮)”应是整数，现在是“几轮” | 请填一个整数"},
	{"choice", func() bookRows { return sample().set("规程", "A7", "弃权计法").set("规程", "B7", "连着") }, nil,
		"错误 规程!B7: “弃权计法”看不懂：“连着” | 可以填：连续、累计"},

	// 组别
	{"category twice", func() bookRows { return sample().set("组别", "A3", "男子 组") }, nil,
		"错误 组别!A3: 组别“男子 组”写了两行 | 请删去一行或改名\n错误 报名!G5: …\n错误 报名!G6: …"},
	{"category without name", func() bookRows { return sample().set("组别", "B4", "公开组").set("组别", "C4", "男") }, nil,
		"错误 组别!A4: 组别的名称是空的 | 填上组别的名称，或删去这一行"},
	{"birth interval", func() bookRows {
		return sample().set("组别", "D2", "1990-01-01").set("组别", "E2", "1980-01-01")
	}, nil, "错误 组别!D2: 出生起 1990-01-01 晚于出生止 1980-01-01 | 出生起是较早的日期，出生止是较晚的日期"},
	{"birth bound", func() bookRows { return sample().set("组别", "D2", "1990年") }, nil,
		"错误 组别!D2: “出生起”不是完整的日期：“1990年” | 写成 2009-01-01 的样子"},
	{"sex of a category", func() bookRows { return sample().set("组别", "C2", "男的") }, nil,
		"错误 组别!C2: “性别”看不懂：“男的” | 可以填：男、女、不限"},
	{"unit limit", func() bookRows { return sample().set("组别", "F1", "每单位限报").set("组别", "F2", "几个") }, nil,
		"错误 组别!F2: “每单位限报”看不懂：“几个” | 写成 3 或 3; 省前六≤2"},
	{"application", func() bookRows { return sample().set("组别", "F1", "接受申请").set("组别", "F2", "老人") }, nil,
		"错误 组别!F2: “接受申请”看不懂：“老人” | 可以填：女、低龄，或 女;低龄"},
	{"notice", func() bookRows { return sample().set("组别", "F1", "须知").set("组别", "F2", "花甲岁:体检") }, nil,
		"错误 组别!F2: “须知”的年龄看不懂：“花甲岁” | 写成 60岁以上:健康证明; 18岁以下:监护人"},
	{"yes or no", func() bookRows { return sample().set("组别", "F1", "须交费").set("组别", "F2", "看情况") }, nil,
		"错误 组别!F2: “须交费”看不懂：“看情况” | 请填 是 或 否"},

	// 比赛组
	{"category without section", func() bookRows { return sample().set("组别", "B3", "女子") }, nil,
		"错误 组别!B3: “比赛组”表中没有“女子” | 在“比赛组”表中为“女子”加一行，写明赛制；现有：公开组"},
	{"section without category", func() bookRows {
		return sample().set("比赛组", "A3", "老年组").set("比赛组", "B3", "单循环")
	}, nil,
		"警告 比赛组!A3: 没有组别在“老年组”比赛 | 若不用，请删去这一行"},
	{"section twice", func() bookRows {
		return sample().set("比赛组", "A3", "公开组").set("比赛组", "B3", "单循环")
	}, nil,
		"错误 比赛组!A3: 比赛组“公开组”写了两行 | 请删去一行或改名"},
	{"system empty, few", func() bookRows { return sample().set("比赛组", "B2", nil) }, nil,
		"错误 比赛组!B2: “公开组”没有写赛制；报名5人，建议单循环，5轮 | " + systemHelp},
	{"system unknown", func() bookRows { return sample().set("比赛组", "B2", "打擂台") }, nil,
		"错误 比赛组!B2: “赛制”看不懂：“打擂台” | " + systemHelp},
	{"knockout without size", func() bookRows { return sample().set("比赛组", "B2", "积分编排+淘汰") }, nil,
		"错误 比赛组!B2: 积分编排+淘汰须写明先比几轮、多少人进入淘汰赛 | 填上“淘汰前轮次”和“淘汰人数”"},
	{"half points", func() bookRows { return sample().set("比赛组", "G2", 0.5) }, nil,
		"错误 比赛组!G2: “和”应是不小于0的整数，现在是“0.5” | 分数用整数；有半分的，把胜、和、负都乘以2"},
	{"key", func() bookRows { return sample().set("比赛组", "D2", "对手分、颜值") }, nil,
		"错误 比赛组!D2: “破同分”里不认识“颜值” | 可以用：积分、对手分、…"},
	{"key twice", func() bookRows { return sample().set("比赛组", "D2", "对手分、胜局、对手分") }, nil,
		"警告 比赛组!D2: “破同分”里“对手分”写了两次，只用前一次"},
	{"avoidance", func() bookRows { return sample().set("比赛组", "I2", "尽量") }, nil,
		"错误 比赛组!I2: “同单位回避”看不懂：“尽量” | 可以填：不、首轮、前3轮、全程"},
	{"forbidden name", func() bookRows { return sample().set("比赛组", "E2", "赵一-吴六") }, nil,
		"错误 比赛组!E2: “公开组”的报名里没有“吴六”"},
	{"forbidden number", func() bookRows { return sample().set("比赛组", "E2", "1-9") }, nil,
		"错误 比赛组!E2: “公开组”里没有编号 9 | 抽签以前请写姓名"},
	{"forbidden form", func() bookRows { return sample().set("比赛组", "E2", "赵一和钱二") }, nil,
		"错误 比赛组!E2: 这一对看不懂：“赵一和钱二” | 写成 3-17 或 张三-李四，用分号隔开"},
	{"forbidden self", func() bookRows { return sample().set("比赛组", "E2", "1-赵一") }, nil,
		"错误 比赛组!E2: “1-赵一”两边是同一个人"},
	{"unknown setting", func() bookRows { return sample().set("比赛组", "F2", "音乐=有") }, nil,
		"警告 比赛组!F2: “设置”里不认识“音乐”，没有使用 | " + settingHelp},
	{"setting without value", func() bookRows { return sample().set("比赛组", "F2", "不排名") }, nil,
		"错误 比赛组!F2: “设置”看不懂：“不排名” | 写成 名=值，用分号隔开，例如 退赛排名=不排名"},
	{"setting value", func() bookRows { return sample().set("比赛组", "F2", "退赛排名=最后") }, nil,
		"错误 比赛组!F2: “设置”里“退赛排名”看不懂：“最后” | 可以填：照常、排在最后、不排名"},
	{"fixed pair", func() bookRows { return sample().set("比赛组", "F2", "指定=12-7") }, nil,
		"错误 比赛组!F2: “指定”看不懂：“12-7” | 写成 指定=第5轮:12-7"},

	// 日程
	{"schedule date", func() bookRows { return sample().set("日程", "C2", "国庆") }, nil,
		"错误 日程!C2: “日期”不是完整的日期：“国庆” | 写成 2009-01-01 的样子"},
	{"schedule section", func() bookRows { return sample().set("日程", "A2", "青年组") }, nil,
		"警告 日程!A2: 日程里的“青年组”不是比赛组，这一行没有使用 | 现有：公开组"},
	{"schedule round", func() bookRows { return sample().set("日程", "B2", nil) }, nil,
		"错误 日程!B2: 日程的这一行没有写轮次 | 写轮次的数字，或 报到、开幕、颁奖"},

	// 报名
	{"name empty", func() bookRows { return sample().set("报名", "B7", nil).set("报名", "G7", "男子组") }, nil,
		"错误 报名!B7: 这一行有内容而姓名是空的 | 填上姓名，或删去这一行"},
	{"category empty", func() bookRows { return sample().set("报名", "B7", "吴六") }, nil,
		"错误 报名!G7: 吴六没有写组别 | 填上组别；现有：男子组、女子组"},
	{"category unknown", func() bookRows { return sample().set("报名", "B7", "吴六").set("报名", "G7", "老年组") }, nil,
		"错误 报名!G7: “组别”表中没有“老年组” | 现有：男子组、女子组"},
	{"entry number twice", func() bookRows { return sample().set("报名", "A3", 1) }, nil,
		"错误 报名!A3: 序号 1 重复：钱二和 A2 的赵一 | 把其中一个改成没有用过的序号"},
	{"entry number", func() bookRows { return sample().set("报名", "A3", "贰") }, nil,
		"错误 报名!A3: “序号”应是整数，现在是“贰” | 请填一个整数"},
	{"start number twice", func() bookRows { return sample().set("报名", "N4", 2) }, nil,
		"错误 报名!N4: “公开组”的编号 2 重复：孙三和 N3 的钱二 | 编号由程序抽签填写；请改回原来的\n错误 公开组 第1轮!B5: …"},
	{"start number", func() bookRows { return sample().set("报名", "N6", "五") }, nil,
		"错误 报名!N6: “编号”应是整数，现在是“五” | 请填一个整数\n错误 公开组 第1轮!B6: …"},
	{"sex", func() bookRows { return sample().set("报名", "C2", "先生") }, nil,
		"错误 报名!C2: “性别”看不懂：“先生” | 请填 男 或 女"},
	{"payment", func() bookRows { return sample().set("报名", "H2", "再说") }, nil,
		"错误 报名!H2: “缴费”看不懂：“再说” | 请填 是、否 或缴费日期"},
	{"absence", func() bookRows { return sample().set("报名", "K2", "下周") }, nil,
		"错误 报名!K2: “缺席轮”看不懂：“下周” | 写成 4、6-7"},
	{"withdrawal", func() bookRows { return sample().set("报名", "L2", "退了") }, nil,
		"错误 报名!L2: “退赛轮”应是整数，现在是“退了” | 请填一个整数"},
	{"return before withdrawal", func() bookRows {
		return sample().set("报名", "L2", 4).set("报名", "O1", "恢复轮").set("报名", "O2", 4)
	}, nil,
		"警告 报名!O2: 赵一：恢复轮 4 不在退赛轮 4 之后，不起作用 | 恢复轮要比退赛轮晚；若不再参赛，请清掉恢复轮"},
	{"return after forfeits only", func() bookRows { return sample().set("报名", "O1", "恢复轮").set("报名", "O2", 4) }, nil, ""},
	{"rounds beyond the last", func() bookRows {
		return sample().set("报名", "K2", "4、98-99").set("报名", "L3", 12)
	}, nil,
		"警告 报名!K2: 赵一：“缺席轮”的第98-99轮超出了“公开组”的轮次（7） | 请核对轮次\n警告 报名!L3: 钱二：“退赛轮”的第12轮超出了“公开组”的轮次（7） | 请核对轮次"},
	{"a long name alone", func() bookRows {
		return sample().set("报名", "B8", "以上名单经各单位领队签字确认，如有出入请与编排组联系")
	}, nil,
		"警告 报名!B8: 这一行像是附注，没有读入"},
	{"private values", func() bookRows {
		return sample().set("报名", "C2", "51010519900101001X").set("报名", "K2", "028-87654321")
	}, nil,
		"错误 报名!C2: “性别”看不懂：“********” | 请填 男 或 女\n错误 报名!K2: “缺席轮”看不懂：“********” | 写成 4、6-7"},

	// rounds
	{"gap", func() bookRows {
		b := sample().secondRound()
		b["公开组 第3轮"] = b["公开组 第2轮"]
		delete(b, "公开组 第2轮")
		return b
	}, nil, "错误 公开组 第3轮: 有第3轮而没有第2轮 | 把“公开组 第2轮”找回来（从“-备份”文件夹最近的一份取回，或用 qisai undo 退回一步）；多余的表请删去或改名"},
	{"too many rounds", func() bookRows { return sample().secondRound().set("比赛组", "C2", 1) }, nil,
		"错误 公开组 第2轮: 第2轮超出了“公开组”的轮次（1） | 改“比赛组”表中的轮次，或删去这张表"},
	{"section renamed", func() bookRows {
		b := sample()
		b["男女组 第1轮"] = b["公开组 第1轮"]
		delete(b, "公开组 第1轮")
		return b
	}, nil,
		"错误 男女组 第1轮: 这张表不属于任何比赛组 | 若改过比赛组的名称，请改回去；…"},
	{"round without column", func() bookRows { return sample().set("公开组 第1轮", "F3", "成绩") }, nil,
		"错误 公开组 第1轮!A3: 表头缺少“结果”，找到的有：台号、红方编号、…"},
	{"result", func() bookRows { return sample().set("公开组 第1轮", "F4", "赢了") }, nil,
		"错误 公开组 第1轮!F4: 结果看不懂：“赢了” | 可以写：红胜 和棋 黑胜 …"},
	{"midnight", func() bookRows { return sample().set("公开组 第1轮", "F4", 0) }, func(f *excelize.File) {
		id, _ := f.NewStyle(&excelize.Style{NumFmt: 20})
		_ = f.SetCellStyle("公开组 第1轮", "F4", "F4", id)
	}, "错误 公开组 第1轮!F4: 结果看不懂：“0:00” | 可以写：红胜 和棋 黑胜 …"},
	{"unknown number", func() bookRows {
		return sample().set("公开组 第1轮", "J5", 44).set("公开组 第1轮", "I5", nil)
	}, nil,
		"错误 公开组 第1轮!J5: “公开组”的报名里没有编号 44 | 请对照报名表的编号\n警告 公开组 第1轮: 4 号李四不在第1轮的表里 | 若是请假，在报名表填缺席轮；若是误删了一行，从“-备份”文件夹最近的一份取回，或用 qisai undo 退回一步"},
	{"number is text", func() bookRows { return sample().set("公开组 第1轮", "J5", "四") }, nil,
		"错误 公开组 第1轮!J5: 编号应是整数，现在是“四” | 请填报名表里的编号\n警告 公开组 第1轮: 4 号…"},
	{"twice in a round", func() bookRows {
		return sample().set("公开组 第1轮", "J5", 1).set("公开组 第1轮", "H5", "赵一")
	}, nil,
		"错误 公开组 第1轮!J5: 1 号赵一在本轮出现了两次，另一处是 B4 | 一名棋手一轮只能在一处\n警告 公开组 第1轮: 4 号…"},
	{"names swapped", func() bookRows { return sample().set("公开组 第1轮", "C4", "钱二") }, nil,
		"错误 公开组 第1轮!C4: 编号是 1 号赵一，姓名却是 2 号钱二 | 换人要改编号；姓名照报名表填"},
	{"name corrected since", func() bookRows { return sample().set("公开组 第1轮", "C4", "赵壹") }, nil,
		"警告 公开组 第1轮!C4: 姓名“赵壹”与报名表的“赵一”（1 号）不同，按编号办理"},
	{"bye with two", func() bookRows { return sample().set("公开组 第1轮", "F4", "轮空") }, nil,
		"错误 公开组 第1轮!F4: 这一台有两名棋手，结果不能是“轮空” | …"},
	{"alone with a result", func() bookRows { return sample().set("公开组 第1轮", "F6", "红胜") }, nil,
		"错误 公开组 第1轮!J6: 黑方是空的，结果却是“红胜” | 填上黑方编号；若是轮空或缺席，结果写“轮空”或“缺席”"},
	{"alone without result", func() bookRows { return sample().set("公开组 第1轮", "F6", nil) }, nil,
		"错误 公开组 第1轮!J6: 黑方是空的，而没有写“轮空”或“缺席” | 填上黑方编号；若是轮空或缺席，结果写“轮空”或“缺席”"},
	{"red empty", func() bookRows {
		return sample().set("公开组 第1轮", "B4", nil).set("公开组 第1轮", "C4", nil)
	}, nil,
		"错误 公开组 第1轮!B4: 红方编号是空的 | 填上红方编号；轮空、缺席的棋手写在红方\n警告 公开组 第1轮: 1 号…"},
	{"name without number", func() bookRows { return sample().set("公开组 第1轮", "J5", nil) }, nil,
		"错误 公开组 第1轮!J5: 黑方有姓名而编号是空的 | 填上编号；李四的编号是 4\n警告 公开组 第1轮: 4 号…"},
	{"red name without number", func() bookRows { return sample().set("公开组 第1轮", "B6", nil) }, nil,
		"错误 公开组 第1轮!B6: “周五”没有编号 | 填上编号；周五的编号是 5"},
	{"result without players", func() bookRows { return sample().set("公开组 第1轮", "F7", "红胜") }, nil,
		"错误 公开组 第1轮!B7: 这一行有结果而没有棋手 | 填上编号，或清掉这一行"},
	{"table twice", func() bookRows { return sample().set("公开组 第1轮", "A5", 1) }, nil,
		"错误 公开组 第1轮!A5: 台号 1 重复，另一处是 A4 | 改成各不相同的台号"},
	{"table empty", func() bookRows { return sample().set("公开组 第1轮", "A5", nil) }, nil,
		"错误 公开组 第1轮!A5: 这一台没有台号 | 填上台号"},
	{"fouls", func() bookRows { return sample().set("公开组 第1轮", "K4", "两次") }, nil,
		"错误 公开组 第1轮!K4: “红犯规”应是整数，现在是“两次” | 请填一个整数"},
	{"posted score", func() bookRows { return sample().set("公开组 第1轮", "E4", "零") }, nil,
		"错误 公开组 第1轮!E4: “红方积分”应是整数，现在是“零” | 请填一个整数"},
	{"row deleted", func() bookRows {
		b := sample()
		b["公开组 第1轮"] = append(b["公开组 第1轮"][:3:3], b["公开组 第1轮"][4:]...)
		return b
	}, nil, "警告 公开组 第1轮: 1 号赵一不在第1轮的表里 | …\n警告 公开组 第1轮: 2 号钱二不在第1轮的表里 | …"},

	// knockout
	{"knockout of another system", func() bookRows {
		return sample().knockout().set("比赛组", "B2", "积分编排")
	}, nil, "错误 公开组 淘汰赛: “公开组”的赛制是积分编排，没有淘汰赛 | 改“比赛组”表中的赛制，或给这张表改名"},
	{"knockout without column", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "I2", "赢家") }, nil,
		"错误 公开组 淘汰赛!A2: 表头缺少“胜者”，找到的有：轮次、场次、…"},
	{"knockout unknown number", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "D3", 44) }, nil,
		"错误 公开组 淘汰赛!D3: “公开组”的报名里没有编号 44 | 请对照报名表的编号"},
	{"knockout name swapped", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "E3", "钱二") }, nil,
		"错误 公开组 淘汰赛!E3: 编号是 1 号赵一，姓名却是 2 号钱二 | 换人要改编号；姓名照报名表填"},
	{"knockout against himself", func() bookRows {
		return sample().knockout().set("公开组 淘汰赛", "H3", 1).set("公开组 淘汰赛", "G3", "赵一")
	}, nil, "错误 公开组 淘汰赛!H3: 1 号赵一在本轮出现了两次，另一处是 D3 | 一名棋手一轮只能在一处"},
	{"knockout result", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "F3", "赢了") }, nil,
		"错误 公开组 淘汰赛!F3: 结果看不懂：“赢了” | 可以写：红胜 和棋 黑胜 …"},
	{"knockout bye of two", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "F3", "轮空") }, nil,
		"错误 公开组 淘汰赛!F3: 这一场有两名棋手，结果不能是“轮空” | 有两名棋手的，可以写：…"},
	{"knockout alone", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "F4", nil) }, nil,
		"错误 公开组 淘汰赛!H4: 黑方是空的，而没有写“轮空” | 填上黑方编号；若是轮空，结果写“轮空”"},
	{"knockout alone with a result", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "F4", "缺席") }, nil,
		"错误 公开组 淘汰赛!H4: 黑方是空的，结果却是“缺席” | 填上黑方编号；若是轮空，结果写“轮空”"},
	{"knockout name without number", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "H3", nil) }, nil,
		"错误 公开组 淘汰赛!H3: 黑方有姓名而编号是空的 | 填上编号；钱二的编号是 2"},
	{"knockout red empty", func() bookRows {
		return sample().knockout().set("公开组 淘汰赛", "D3", nil).set("公开组 淘汰赛", "E3", nil)
	}, nil, "错误 公开组 淘汰赛!D3: 红方编号是空的 | 填上红方编号；轮空的棋手写在红方"},
	{"knockout result without players", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "F6", "红胜") }, nil,
		"错误 公开组 淘汰赛!D6: 这一行有结果而没有棋手 | 填上编号，或清掉这一行"},
	{"knockout winner", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "I3", "孙三") }, nil,
		"错误 公开组 淘汰赛!I3: 胜者“孙三”不是这一场的棋手（1 赵一、2 钱二） | " + winnerHelp},
	{"knockout match empty", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "B3", nil) }, nil,
		"错误 公开组 淘汰赛!B3: 这一行没有场次 | 照程序写的填上场次"},
	{"knockout game twice", func() bookRows { return sample().knockout().set("公开组 淘汰赛", "B4", 1) }, nil,
		"错误 公开组 淘汰赛!B4: 第1轮第1场第1局写了两次，另一处是 B3 | 改正轮次、场次、局次，或清掉多余的一行"},
	{"knockout of no section", func() bookRows {
		b := sample().knockout()
		b["男女组 淘汰赛"] = b["公开组 淘汰赛"]
		delete(b, "公开组 淘汰赛")
		return b
	}, nil, "错误 男女组 淘汰赛: 这张表不属于任何比赛组 | 若改过比赛组的名称，请改回去；…"},
	{"knockout before its rounds", func() bookRows {
		return sample().knockout().set("比赛组", "B2", "积分编排+淘汰").set("比赛组", "J1", "淘汰前轮次").set("比赛组", "J2", 3).
			set("比赛组", "K1", "淘汰人数").set("比赛组", "K2", 4)
	}, nil, "错误 公开组 淘汰赛: 淘汰赛在第3轮之后，而只有 0 轮的表 | …"},
	{"extra games", func() bookRows { return sample().set("比赛组", "F2", "加赛=一直") }, nil,
		"错误 比赛组!F2: “设置”里“加赛”应是不小于1的整数，现在是“一直” | …"},

	// 编排记录
	{"log without header", func() bookRows { b := sample(); b["编排记录"] = sheetRows{{"x"}}; return b }, nil,
		"警告 编排记录: “编排记录”的表头不见了，以前的记录没有读入 | 不要改动这张表；表头可照新工作簿里的补上"},
}

func TestGallery(t *testing.T) {
	for _, tt := range gallery {
		t.Run(tt.name, func(t *testing.T) {
			_, _, problems := read(t, tt.make().file(t, tt.touch))
			got := listing(problems)
			if !matches(got, tt.want) {
				t.Errorf("got\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// matches compares line by line.
func matches(got, want string) bool {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	if len(g) != len(w) {
		return false
	}
	for i := range g {
		if head, open := strings.CutSuffix(w[i], "…"); open && strings.HasPrefix(g[i], head) {
			continue
		}
		if g[i] != w[i] {
			return false
		}
	}
	return true
}
