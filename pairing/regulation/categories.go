package regulation

import (
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/pairing/pattern"
)

// categories looks at each category by itself, and at all against 规程.
func (c *checker) categories() {
	capacity, all := 0, true
	for i, cat := range c.t.Categories {
		c.sexOf(i, cat)
		c.limits(i, cat)
		c.ineffective(i, cat)
		c.bars(i, cat)
		capacity, all = capacity+cat.Capacity, all && cat.Capacity > 0
	}
	if size := wholeNumber(c.fact("参赛规模")); all && size > 0 && capacity > size {
		c.note(at(item("参赛规模"), Place{Categories, 0, "人数上限"}), "人数", "请核对", "各组别的人数上限相加为 %d，参赛规模写的是 %d", capacity, size)
	}
	for i, cat := range c.t.Categories {
		if cat.FeeRequired && !c.typed(item("服务费")) {
			c.note(at(item("服务费"), Place{Categories, i, "须交费"}), "缴费", "写上每人多少元", "%s须交费，而规程没有写服务费", cat.Name)
			break
		}
	}
}

var number = pattern.New(`\d+`)

// wholeNumber gives the first number of a text, 0 if there is none.
func wholeNumber(text string) int { return atoi(number.FindString(pairing.HalfWidth(text))) }

// sexOf compares 性别 with what the category is called.
func (c *checker) sexOf(i int, cat pairing.Category) {
	male, female := strings.Contains(cat.Name, "男"), strings.Contains(cat.Name, "女")
	want := pairing.SexUnknown
	switch {
	case male == female:
		return
	case male:
		want = pairing.Male
	default:
		want = pairing.Female
	}
	if cat.Sex == want {
		return
	}
	typed := cat.Sex.String()
	if cat.Sex == pairing.SexUnknown {
		typed = "不限"
	}
	c.warn(at(Place{Categories, i, "性别"}, Place{Categories, i, "组别"}), "性别", "请核对", "组别“%s”的性别写的是%s", cat.Name, typed)
}

// limits compares 每单位限报 with what is said of a mark.
func (c *checker) limits(i int, cat pairing.Category) {
	for _, l := range cat.PerUnitMarks {
		if cat.PerUnit > 0 && l.Max >= cat.PerUnit {
			c.note(at(Place{Categories, i, "每单位限报"}), "限报", "请核对两个数", "%s每单位限报 %d 人，其中“%s”不超过 %d 人不起作用", cat.Name, cat.PerUnit, l.Mark, l.Max)
		}
	}
}

// ineffective finds cells that do nothing.
func (c *checker) ineffective(i int, cat pairing.Category) {
	place := func(column string) Place { return Place{Categories, i, column} }
	if cat.ProofNeeded != pairing.Unsaid && len(cat.Regions) == 0 {
		c.note(at(place("地区证明"), place("地区")), "地区", "写上地区，或清空地区证明", "%s没有写地区，地区证明不起作用", cat.Name)
	}
	if cat.AcceptYounger && cat.BornTo.IsZero() {
		c.note(at(place("接受申请"), place("出生止")), "申请", "写上出生止，或去掉低龄", "%s没有写出生止，年龄小的不用申请", cat.Name)
	}
	if cat.AcceptWomen && cat.Sex != pairing.Male {
		c.note(at(place("接受申请"), place("性别")), "申请", "去掉 女，或把性别改为男", "%s女棋手本来就能参加，不用申请", cat.Name)
	}
}

// bars finds a barred title of no known place in the order of titles: it would bar nobody.
func (c *checker) bars(i int, cat pairing.Category) {
	for _, title := range cat.BarredTitles {
		if _, ok := eligibility.TitleLevel(c.t, title); !ok {
			c.warn(at(Place{Categories, i, "禁止称号"}), "称号", "写成 大师、地方大师、现役大师 等，或在“称号”表中加上", "%s：不认识禁止称号“%s”，谁也不会因此不能参加", cat.Name, title)
		}
	}
}
