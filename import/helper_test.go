package importer

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"qisai/pairing"
)

// sheetRows are the rows of one sheet, the first cell of each in column A.
type sheetRows [][]any

// bookRows is a workbook as a table of sheets.
type bookRows map[string]sheetRows

var roundHead = []any{"台号", "红方编号", "红方姓名", "红方单位", "红方积分", "结果", "黑方积分", "黑方姓名", "黑方单位", "黑方编号", "红犯规", "黑犯规", "备注"}

// sample is a small sound event: two categories in one section, six players, one round posted.
func sample() bookRows {
	return bookRows{
		"规程": {
			{"项目", "内容", "依据"},
			{"赛事名称", "测试赛"},
			{"开始日期", "2025-10-03"},
			{"结束日期", "2025-10-07"},
			{"抽签种子", "42"},
			{"弃权退赛(轮)", "2"},
		},
		"组别": {
			{"组别", "比赛组", "性别", "出生起", "出生止"},
			{"男子组", "公开组", "男"},
			{"女子组", "公开组", "女"},
		},
		"比赛组": {
			{"比赛组", "赛制", "轮次", "破同分", "禁配", "设置", "和", "胜", "同单位回避"},
			{"公开组", "积分编排", 7, "对手分、胜局、犯规"},
		},
		"奖项": {{"奖项", "类别"}},
		"奖励": {{"奖项", "名次"}},
		"日程": {{"比赛组", "轮次", "日期", "时间"}, {nil, 1, "2025-10-03", "8:30"}},
		"报名": {
			{"序号", "姓名", "性别", "身份证号", "出生日期", "单位", "组别", "缴费", "电话", "标记", "缺席轮", "退赛轮", "报到", "编号"},
			{1, "赵一", "男", "", "1990-01-01", "甲队", "男子组", "是", "", "", "", "", "", 1},
			{2, "钱二", "男", "", "1990-01-02", "乙队", "男子组", "是", "", "", "", "", "", 2},
			{3, "孙三", "男", "", "1990-01-03", "丙队", "男子组", "是", "", "", "", "", "", 3},
			{4, "李四", "女", "", "1990-01-04", "丁队", "女子组", "是", "", "", "", "", "", 4},
			{5, "周五", "女", "", "1990-01-05", "戊队", "女子组", "是", "", "", "", "", "", 5},
		},
		"公开组 第1轮": {
			{"测试赛 公开组 第1轮"},
			{"第1轮 2025-10-03"},
			roundHead,
			{1, 1, "赵一", "甲队", 0, "红胜", 0, "钱二", "乙队", 2},
			{2, 3, "孙三", "丙队", 0, "和棋", 0, "李四", "丁队", 4},
			{nil, 5, "周五", "戊队", 0, "轮空"},
		},
	}
}

// secondRound adds a second round without results.
func (b bookRows) secondRound() bookRows {
	b["公开组 第2轮"] = sheetRows{
		{"测试赛 公开组 第2轮"}, {"第2轮"}, roundHead,
		{1, 5, "周五", "戊队", 2, nil, 2, "赵一", "甲队", 1},
		{2, 4, "李四", "丁队", 1, nil, 1, "孙三", "丙队", 3},
		{nil, 2, "钱二", "乙队", 0, "轮空"},
	}
	return b
}

// set changes one cell.
func (b bookRows) set(sheet, cell string, value any) bookRows {
	col, row, err := excelize.CellNameToCoordinates(cell)
	if err != nil {
		panic(err)
	}
	rows := b[sheet]
	for len(rows) < row {
		rows = append(rows, nil)
	}
	for len(rows[row-1]) < col {
		rows[row-1] = append(rows[row-1], nil)
	}
	r := append([]any(nil), rows[row-1]...)
	r[col-1] = value
	rows[row-1] = r
	b[sheet] = rows
	return b
}

// file makes an excelize file; touch may do what rows cannot say.
func (b bookRows) file(t testing.TB, touch func(*excelize.File)) []byte {
	t.Helper()
	f := excelize.NewFile()
	defer f.Close()
	for _, name := range []string{"规程", "组别", "比赛组", "奖项", "奖励", "日程", "报名"} {
		if _, ok := b[name]; ok {
			f.NewSheet(name)
		}
	}
	for name, rows := range b {
		if i, _ := f.GetSheetIndex(name); i < 0 {
			f.NewSheet(name)
		}
		for i, row := range rows {
			if err := f.SetSheetRow(name, fmt.Sprintf("A%d", i+1), &row); err != nil {
				t.Fatal(err)
			}
		}
	}
	f.DeleteSheet("Sheet1")
	if touch != nil {
		touch(f)
	}
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// read opens and reads a workbook.
func read(t testing.TB, data []byte) (*Book, *pairing.Tournament, Problems) {
	t.Helper()
	b, err := Open(data)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	tour, problems := b.Read()
	return b, tour, problems
}

// listing writes problems one a line: 错误 报名!D7: … | hint.
func listing(ps Problems) string {
	var out []string
	for _, p := range ps {
		s := p.Severity.String() + " " + p.String()
		if p.Hint != "" {
			s += " | " + p.Hint
		}
		out = append(out, s)
	}
	return strings.Join(out, "\n")
}
