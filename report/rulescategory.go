package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/regulation"
)

// admissions says of every category who may play in it.
func (in RulesInput) admissions() []ruling {
	var out []ruling
	for i, c := range in.Tournament.Categories {
		lines := append(whoMayEnter(c), nonEmpty(in.unsaid(i, c))...)
		out = append(out, ruling{c.Name, strings.Join(lines, "\n"), c.Clause})
	}
	return out
}

// whoMayEnter says all that a category asks of its players.
func whoMayEnter(c pairing.Category) []string {
	return nonEmpty(whoPlays(c), regionRule(c), titleRule(c), applicationRule(c), numberRule(c), feeRule(c), noticeRule(c))
}

// whoPlays says birth and sex: 2009年1月1日至2016年12月31日出生的男棋手.
func whoPlays(c pairing.Category) string {
	who := map[pairing.Sex]string{pairing.Male: "男棋手", pairing.Female: "女棋手", pairing.SexUnknown: "棋手，男女不限"}[c.Sex]
	text := who
	if when := bornWords(c); when != "" {
		text = when + "出生的" + who
	}
	if c.Seats > 1 {
		text += fmt.Sprintf("；每席%d人", c.Seats)
	}
	return text
}

// bornWords says when: both ends are included.
func bornWords(c pairing.Category) string {
	switch a, b := c.BornFrom, c.BornTo; {
	case a.IsZero() && b.IsZero():
		return ""
	case b.IsZero():
		return longDay(a) + "（含）以后"
	case a.IsZero():
		return longDay(b) + "（含）以前"
	default:
		return longDay(a) + "至" + longDay(b)
	}
}

func regionRule(c pairing.Category) string {
	if len(c.Regions) == 0 {
		return ""
	}
	text := "限" + strings.Join(c.Regions, "、") + "：籍贯在其内，或"
	switch c.ProofNeeded {
	case pairing.Yes:
		return text + "交工作、居住、社保、纳税证明之一"
	case pairing.No:
		return text + "已交证明；籍贯在别处而没有证明的不能参加"
	}
	return text + "交工作、居住、社保、纳税证明之一" + byDefault
}

func titleRule(c pairing.Category) string {
	var parts []string
	for _, title := range c.BarredTitles {
		if name, active := strings.CutPrefix(title, "现役"); active {
			parts = append(parts, fmt.Sprintf("现役的%s及以上不能参加，退役和非现役的可以", name))
		} else {
			parts = append(parts, title+"及以上不能参加")
		}
	}
	return strings.Join(parts, "；")
}

func applicationRule(c pairing.Category) string {
	var parts []string
	if c.AcceptWomen {
		parts = append(parts, "女棋手经申请可以参加")
	}
	if c.AcceptYounger {
		parts = append(parts, "年龄较小的棋手经申请可以参加")
	}
	return strings.Join(parts, "；")
}

func numberRule(c pairing.Category) string {
	var parts []string
	if c.Capacity > 0 {
		parts = append(parts, fmt.Sprintf("最多%d人，超过的按缴费、报名先后候补", c.Capacity))
	}
	if c.PerUnit > 0 {
		parts = append(parts, fmt.Sprintf("每单位最多%d人", c.PerUnit))
	}
	for _, l := range c.PerUnitMarks {
		parts = append(parts, fmt.Sprintf("每单位标记“%s”的不超过%d人", l.Mark, l.Max))
	}
	return strings.Join(parts, "；")
}

func feeRule(c pairing.Category) string {
	if c.FeeRequired {
		return "交费后报名才算成功"
	}
	return ""
}

func noticeRule(c pairing.Category) string {
	if len(c.Notices) == 0 {
		return ""
	}
	return "报到时核对，" + noticeText(c)
}

// noticeText says what players of an age bring: 60岁以上：健康证明.
func noticeText(c pairing.Category) string {
	var parts []string
	for _, n := range c.Notices {
		age := ""
		switch {
		case n.From > 0 && n.Below > 0:
			age = fmt.Sprintf("%d岁以上、不满%d岁：", n.From, n.Below)
		case n.From > 0:
			age = fmt.Sprintf("%d岁以上：", n.From)
		case n.Below > 0:
			age = fmt.Sprintf("不满%d岁：", n.Below)
		}
		parts = append(parts, age+n.Text)
	}
	return strings.Join(parts, "；")
}

// unsaid sums up what the row leaves open.
func (in RulesInput) unsaid(i int, c pairing.Category) string {
	var parts []string
	say := func(text string, columns ...string) {
		for _, column := range columns {
			if in.typed(regulation.Categories, i, column) != "" {
				return
			}
		}
		parts = append(parts, text)
	}
	say("男女不限", "性别")
	say("年龄不限", "出生起", "出生止")
	say("地区不限", "地区")
	say("称号不限", "禁止称号")
	say("人数不限", "人数上限")
	say("每单位人数不限", "每单位限报")
	say("没有交费也算报名", "须交费")
	if c.Sex == pairing.Male || !c.BornTo.IsZero() {
		say("不接受别组的人申请参加", "接受申请")
	}
	if parts == nil {
		return ""
	}
	return strings.Join(parts, "、") + byDefault
}
