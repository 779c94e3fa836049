package field

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// Entry is one row of 报名 as somebody would type it, with two things the sheet does not show: how strong the player is
// and what verdict a careful secretary gives.
type Entry struct {
	Serial    int    // 序号, from 1
	Name      string // of a pair (双人) both, with / between, and so the number
	Sex       pairing.Sex
	SexText   string // 性别 as typed for a pair: 男/女
	IDKind    string // 证件类型, "" = identity card
	ID        string
	IDBroken  bool         // typed as a number: the workbook holds only the first 15 digits
	Born      pairing.Date // the true date of birth, of a pair the first one's
	BirthText string       // 出生日期 as typed; usually left empty, the number says it
	Unit      string
	Origin    string
	Category  string
	Applied   bool
	Title     string
	Active    pairing.Tri
	Marks     string
	Paid      string // 是, √ or a date, as typed
	Entered   pairing.Date
	CheckIn   string
	Proof     string
	Phone     string
	Leader    string
	Note      string

	FirstRound, WithdrawnAt int // 0 = not typed
	AbsentRounds            []int

	Strength int             // on a scale like Elo's, about 1200 to 2400
	Expect   pairing.Verdict // 通过, or what is wrong with the entry
}

// Columns lists the columns of 报名 an Entry can fill, in the order of the sheet.
var Columns = []string{
	"序号", "姓名", "性别", "证件类型", "身份证号", "出生日期", "单位", "籍贯", "组别", "申请", "称号", "在役", "标记", "缴费",
	"报名日期", "报到", "证明", "电话", "领队", "起始轮", "缺席轮", "退赛轮", "备注",
}

// Cell gives the text of one column, "" for an empty cell. 序号, 起始轮 and 退赛轮 are numbers, 报名日期 is a date
// (2025-11-03); the rest is text.
func (e Entry) Cell(column string) string {
	switch column {
	case "序号":
		return number(e.Serial)
	case "姓名":
		return e.Name
	case "性别":
		if e.SexText != "" {
			return e.SexText
		}
		return e.Sex.String()
	case "申请":
		return map[bool]string{true: "是"}[e.Applied]
	case "在役":
		return [...]string{"", "是", "否"}[e.Active]
	case "报名日期":
		return e.Entered.String()
	case "起始轮":
		return number(e.FirstRound)
	case "退赛轮":
		return number(e.WithdrawnAt)
	case "缺席轮":
		return e.absentText()
	}
	return e.text()[column]
}

// text holds the columns that are typed as they are.
func (e Entry) text() map[string]string {
	return map[string]string{
		"证件类型": e.IDKind, "身份证号": e.ID, "出生日期": e.BirthText, "单位": e.Unit, "籍贯": e.Origin, "组别": e.Category,
		"称号": e.Title, "标记": e.Marks, "缴费": e.Paid, "报到": e.CheckIn, "证明": e.Proof, "电话": e.Phone, "领队": e.Leader,
		"备注": e.Note,
	}
}

// absentText writes the rounds as 4、6.
func (e Entry) absentText() string {
	words := make([]string, len(e.AbsentRounds))
	for i, n := range e.AbsentRounds {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, "、")
}

// number writes n, "" for 0.
func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// Player gives the entry as the importer would, except that the dates are the true ones. It is not judged and has no
// 编号.
func (e Entry) Player() *pairing.Player {
	p := &pairing.Player{
		Entry: e.Serial, Name: e.Name, Sex: e.Sex, IDKind: e.IDKind, ID: pairing.Secret(e.ID), IDBroken: e.IDBroken,
		Unit: e.Unit, Origin: e.Origin, Category: e.Category, Applied: e.Applied, Title: e.Title, Active: e.Active,
		Entered: e.Entered, CheckIn: e.CheckIn, Proof: e.Proof, Phone: pairing.Secret(e.Phone), Leader: e.Leader, Note: e.Note,
		FirstRound: e.FirstRound, AbsentRounds: slices.Clone(e.AbsentRounds), WithdrawnAt: e.WithdrawnAt,
	}
	if e.BirthText != "" {
		p.Birth = e.Born
	}
	if e.Marks != "" {
		p.Marks = strings.Split(e.Marks, "、")
	}
	if e.Paid != "" {
		p.Paid, p.PaidOn = pairing.Yes, dateOf(e.Paid)
	}
	return p
}

// Players converts all entries, in order.
func Players(entries []Entry) []*pairing.Player {
	out := make([]*pairing.Player, len(entries))
	for i, e := range entries {
		out[i] = e.Player()
	}
	return out
}

// dateOf reads 2025-11-03; the zero Date for anything else.
func dateOf(text string) pairing.Date {
	parts := strings.Split(text, "-")
	if len(parts) != 3 {
		return pairing.Date{}
	}
	var n [3]int
	for i, p := range parts {
		n[i], _ = strconv.Atoi(p)
	}
	d, ok := pairing.NewDate(n[0], n[1], n[2])
	if !ok {
		return pairing.Date{}
	}
	return d
}
