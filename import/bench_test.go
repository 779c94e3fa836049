package importer

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/xuri/excelize/v2"
)

// bigEvent has three sections of 200 entries with 9 rounds each.
func bigEvent(t testing.TB) []byte {
	b := sample()
	delete(b, "公开组 第1轮")
	b["组别"] = sheetRows{{"组别"}}
	b["比赛组"] = sheetRows{{"比赛组", "赛制", "轮次"}}
	b["报名"] = sheetRows{{"序号", "姓名", "性别", "身份证号", "出生日期", "单位", "籍贯", "组别", "缴费", "报名日期", "电话", "编号"}}
	for s := range 3 {
		section := fmt.Sprintf("第%d组", s+1)
		b["组别"] = append(b["组别"], []any{section})
		b["比赛组"] = append(b["比赛组"], []any{section, "积分编排", 9})
		for i := range 200 {
			b["报名"] = append(b["报名"], []any{s*200 + i + 1, fmt.Sprintf("棋手%d之%d", s, i+1), "男", "510105199001010011", "1990-01-01",
				fmt.Sprintf("单位%d", i%40), "四川", section, "是", "2025-09-01", "13812345678", i + 1})
		}
		for n := range 9 {
			rows := sheetRows{{section}, {"第几轮"}, roundHead}
			for i := range 100 {
				red, black := 2*i+1, 2*i+2
				rows = append(rows, []any{i + 1, red, fmt.Sprintf("棋手%d之%d", s, red), "单位", n, "红胜", n, fmt.Sprintf("棋手%d之%d", s, black), "单位", black, 0, 0, ""})
			}
			b[fmt.Sprintf("%s 第%d轮", section, n+1)] = rows
		}
	}
	return b.file(t, nil)
}

func BenchmarkOpenRead(b *testing.B) {
	data := bigEvent(b)
	b.Run("excelize.Open", func(b *testing.B) {
		for b.Loop() {
			f, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{RawCellValue: true})
			if err != nil {
				b.Fatal(err)
			}
			f.Close()
		}
	})
	b.Run("Open", func(b *testing.B) {
		for b.Loop() {
			book, err := Open(data)
			if err != nil {
				b.Fatal(err)
			}
			book.Close()
		}
	})
	b.Run("Open and Read", func(b *testing.B) {
		for b.Loop() {
			book, err := Open(data)
			if err != nil {
				b.Fatal(err)
			}
			if _, problems := book.Read(); len(problems) > 0 {
				b.Fatal(listing(problems[:1]))
			}
			book.Close()
		}
	})
}
