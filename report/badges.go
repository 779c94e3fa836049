package report

import (
	"fmt"
	"strings"
	"unicode"
)

// Badges makes the 姓名牌 of a section, in the order of the 签到表: by unit, then by name.
func Badges(c Context) Document {
	cards := Cards{Across: 2, Down: 5}
	for _, p := range byUnit(c.entrants()) {
		no := "编号　　　"
		if p.No != 0 {
			no = fmt.Sprintf("编号 %d", p.No)
		}
		cards.Items = append(cards.Items, Card{
			{Height: 9, Fields: []Field{{Width: 1, Lines: []Line{{c.Tournament.Regulation.Name, 10, false}}, Align: Center}}},
			{Height: 20, Fields: []Field{{Width: 1, Lines: []Line{{spaced(p.Name), 32, true}}, Align: Center}}},
			{Height: 11, Fields: []Field{{Width: 1, Lines: []Line{{p.Unit, 14, false}}, Align: Center}}},
			{Height: 8, Fields: []Field{
				{Width: 3, Lines: []Line{{p.Category, 12, true}}, Align: Center, Frame: true},
				{Width: 2, Lines: []Line{{no, 12, true}}, Align: Center, Frame: true},
			}},
		})
	}
	return c.cut("姓名牌", c.Section.Name+" 姓名牌", cards, "无（还没有棋手）")
}

// spaced sets the two characters of a short name apart, as wide as a name of three.
func spaced(name string) string {
	if r := []rune(name); len(r) == 2 && unicode.Is(unicode.Han, r[0]) && unicode.Is(unicode.Han, r[1]) {
		return string(r[0]) + "　" + string(r[1])
	}
	return strings.TrimSpace(name)
}
