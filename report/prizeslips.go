package report

import (
	"fmt"

	"qisai/pairing/prize"
)

// slipStub is the share of a 领奖单 that stays with the organiser.
const slipStub = 0.3

// PrizeSlips makes the 领奖单: a slip with a stub for everybody who is given money or things, three on a page.
func PrizeSlips(h Honours) Document {
	cards := Cards{Across: 1, Down: 3, Stub: slipStub}
	for _, name := range h.sections(func(prize.Award) bool { return true }) {
		for _, a := range h.Result.Awards {
			if a.Section == name && (a.Gross > 0 || a.Item != "") {
				cards.Items = append(cards.Items, h.prizeSlip(a, len(cards.Items)+1))
			}
		}
	}
	doc := h.document("领奖单", Part{Cards: &cards, EmptyText: "无（没有要领的奖金和奖品）"})
	return doc
}

// prizeSlip is one slip: the stub at the left, the main part at the right.
func (h Honours) prizeSlip(a prize.Award, n int) Card {
	name, number := shownName(a.Name), fmt.Sprintf("No. %03d", n)
	words := ""
	if a.Net > 0 {
		words, _ = a.Net.Words() // never negative
	}
	card := Card{
		slipRow(8, plain("领奖单（存根）", 13, true), Field{Width: 1, Lines: []Line{{h.Tournament.Regulation.Name, 10, false}}}),
		slipRow(10, plain(number, 11, false), plain("领　奖　单", 18, true), Field{Width: 0.35, Lines: []Line{{number, 11, false}}, Align: Right}),
		slipRow(10, plain(name, 14, true), label("姓名"), value(2, name, 15, true), label("单位"), value(3, a.Unit, 11, false)),
		slipRow(10, plain(awardName(a), 10, false), label("奖项"), value(3.4, awardName(a), 12, false), label("编号"), value(1.6, numberText(a), 12, false)),
	}
	if a.Gross > 0 {
		card = append(card, h.moneyRows(a, words)...)
	}
	if a.Item != "" {
		card = append(card, slipRow(9, plain("奖品："+a.Item, 11, false), label("奖品"), value(5, a.Item, 12, false)))
	}
	return append(card,
		slipRow(3, Field{Width: 1}, Field{Width: 1}),
		slipRow(10, write("领取人", 11),
			write("领取人签名", 11), write("经办人", 11), write("日期", 11)))
}

// moneyRows are the rows with the amounts, in figures and in words.
func (h Honours) moneyRows(a prize.Award, words string) []CardRow {
	inWords := slipRow(10, plain("实发 "+a.Net.Grouped()+" 元", 12, true), label("人民币\n（大写）"), value(5, words, 13, true))
	if !h.taxed() {
		return []CardRow{
			slipRow(10, plain("奖金 "+a.Gross.Grouped()+" 元", 12, true), label("奖金"), value(5, a.Gross.Grouped()+" 元", 13, true)),
			slipRow(10, Field{Width: 1}, label("人民币\n（大写）"), value(5, words, 13, true)),
		}
	}
	return []CardRow{
		slipRow(10, plain("奖金 "+a.Gross.Grouped()+" 元", 11, false), label("奖金"), value(1.2, a.Gross.Grouped()+" 元", 12, false),
			label("代扣税"), value(1.1, a.Tax.Grouped()+" 元", 12, false), label("实发"), value(1.2, a.Net.Grouped()+" 元", 12, true)),
		inWords,
	}
}

// awardName names an award on a slip: 公开男子组奖金　第3名.
func awardName(a prize.Award) string {
	if a.List.Kind == prize.Picked {
		return a.List.Name
	}
	return fmt.Sprintf("%s　第%d名", a.List.Name, a.Place)
}

func numberText(a prize.Award) string { return number(a.Winner).Text }

// slipRow sets the fields of the main part beside a field of the stub, their widths scaled to the part they stand in.
func slipRow(height float64, stub Field, main ...Field) CardRow {
	const gap = 0.03 // on both sides of the line that is torn
	row := CardRow{Height: height}
	stub.Width = slipStub - gap
	widths := 0.0
	for _, f := range main {
		widths += f.Width
	}
	row.Fields = append(row.Fields, stub, Field{Width: 2 * gap})
	for _, f := range main {
		f.Width *= (1 - slipStub - gap) / widths
		row.Fields = append(row.Fields, f)
	}
	return row
}

func plain(text string, size float64, bold bool) Field {
	return Field{Width: 1, Lines: []Line{{text, size, bold}}}
}

func label(text string) Field {
	return Field{Width: 0.8, Lines: []Line{{text, 10, false}}, Align: Center, Frame: true, Grey: true}
}

func value(width float64, text string, size float64, bold bool) Field {
	return Field{Width: width, Lines: []Line{{text, size, bold}}, Frame: true}
}

func write(text string, size float64) Field {
	return Field{Width: 1, Lines: []Line{{text, size, false}}, Write: true}
}
