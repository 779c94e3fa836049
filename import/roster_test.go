package importer

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"qisai/pairing"
)

func TestEntry(t *testing.T) {
	b := sample().set("比赛组", "C2", 9) // a return in round 9 is within the rounds
	delete(b, "公开组 第1轮")
	b["报名"] = sheetRows{
		{"No.", "运动员姓名", "性别", "证件类型", "证件号码", "生日", "学校", "户籍", "参赛组别", "申请", "技术等级", "在役", "标记", "交费", "报名时间", "签到", "证明", "手机", "领队教练", "裁定", "起始轮", "缺席轮", "退赛轮", "恢复轮", "备注", "编号"},
		{7, " 买买提·阿里 ", "Ｍ", "", "５１０１０５ 199001010011x", "1990年1月", "Ｕ１０ 棋院", "四川", "男子 组", "是", "大师", "退役", "本地、固定台 3、省前六 陪赛", "2025.9.1", "2025-09-02", "√", "居住证", 13812345678, "王教练", "通过", "第2轮", "4、6-7", 8, 9, "带轮椅", 12},
		{nil, "钱二", nil, nil, nil, "不详", "U10棋院", nil, "女子组", nil, nil, "在役", nil, "未交", nil, "未到"},
		{nil, "孙三", nil, nil, nil, nil, nil, nil, "女子组", nil, nil, nil, nil, 300},
		{nil, "赵甲/赵乙", "男/女", nil, "1/2", nil, nil, nil, "女子组", nil, nil, nil, nil, "微信300"},
	}
	_, tour, problems := read(t, b.file(t, nil))
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	want := pairing.Player{
		Entry: 7, No: 12, Name: "买买提·阿里", Sex: pairing.Male, ID: "510105199001010011X", BirthRaw: "1990年1月", Unit: "Ｕ１０ 棋院", Origin: "四川",
		Category: "男子组", Applied: true, Title: "大师", Active: pairing.No, Marks: []string{"本地", "固定台3", "省前六", "陪赛"}, Paid: pairing.Yes,
		PaidOn: pairing.Date{Year: 2025, Month: 9, Day: 1}, Entered: pairing.Date{Year: 2025, Month: 9, Day: 2}, CheckIn: "√", Proof: "居住证", Phone: "13812345678",
		Leader: "王教练", Override: pairing.Accepted, Note: "带轮椅", FirstRound: 2, AbsentRounds: []int{4, 6, 7}, WithdrawnAt: 8, ReturnAt: 9,
	}
	if diff := cmp.Diff(want, *tour.Players[0]); diff != "" {
		t.Error(diff)
	}
	p := tour.Players[1]
	if p.Entry != 8 || p.Unit != "Ｕ１０ 棋院" || p.BirthRaw != "不详" || p.Paid != pairing.No || p.CheckIn != "" || p.Active != pairing.Yes {
		t.Errorf("%+v", p)
	}
	if tour.Players[2].Paid != pairing.Yes || tour.Players[3].Paid != pairing.Yes || tour.Players[3].Sex != pairing.SexUnknown || tour.Players[3].Name != "赵甲/赵乙" {
		t.Errorf("%+v\n%+v", tour.Players[2], tour.Players[3])
	}
}

// Identity numbers as Excel keeps them. One in a number cell has lost its last digits and is not guessed.
func TestIdentityCells(t *testing.T) {
	tests := []struct {
		value  any
		want   pairing.Secret
		broken bool
	}{
		{"510105199001010011", "510105199001010011", false}, {"'510105199001010011", "510105199001010011", false},
		{510105199001010011, "", true}, {"5.10105199001010E+17", "", true}, {510105900101001, "510105900101001", false},
		{"E12345678", "E12345678", false}, {nil, "", false}, {1234567890123456, "", true},
	}
	for _, tt := range tests {
		_, tour, problems := read(t, sample().set("报名", "D2", tt.value).file(t, nil))
		if p := tour.Players[0]; p.ID != tt.want || p.IDBroken != tt.broken || len(problems) > 0 {
			t.Errorf("%v: %q broken %v\n%s", tt.value, p.ID.Reveal(), p.IDBroken, listing(problems))
		}
	}
}

// Two sections may both have a number 1.
func TestNumbersBySection(t *testing.T) {
	b := sample().set("组别", "B3", nil).set("比赛组", "A3", "女子组").set("比赛组", "B3", "单循环").set("报名", "N5", 1).set("报名", "N6", 2)
	delete(b, "公开组 第1轮")
	_, tour, problems := read(t, b.file(t, nil))
	if len(problems) > 0 {
		t.Fatal(listing(problems))
	}
	if p := tour.Section("女子组").Player(1); p == nil || p.Name != "李四" {
		t.Errorf("女子组 1: %+v", p)
	}
}

// 缺席轮 6-7 that Excel took for the 7th of June.
func TestAbsenceDate(t *testing.T) {
	data := sample().set("报名", "K2", 45815).file(t, func(f *excelize.File) {
		id, _ := f.NewStyle(&excelize.Style{NumFmt: 14})
		_ = f.SetCellStyle("报名", "K2", "K2", id)
	})
	_, tour, problems := read(t, data)
	if diff := cmp.Diff([]int{6, 7}, tour.Players[0].AbsentRounds); diff != "" || len(problems) > 0 {
		t.Error(diff, listing(problems))
	}
}

// No message may hold an identity number or a telephone, wherever it was typed.
func TestNoPrivateValues(t *testing.T) {
	const id, phone = "510105199001010011", "13812345678"
	columns := []string{"A", "B", "C", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"}
	for _, private := range []string{id, phone, "510105 19900101 0011"} {
		for _, col := range columns {
			_, _, problems := read(t, sample().set("报名", col+"2", private).set("公开组 第1轮", "C4", private).file(t, nil))
			if got := listing(problems); strings.Contains(got, private) {
				t.Errorf("%s in column %s shows up:\n%s", private, col, got)
			}
		}
	}
}
