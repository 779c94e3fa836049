package importer

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/templates"
)

// itemAliases are other names for the items of 规程, folded, without a unit in brackets.
var itemAliases = map[string]string{
	"比赛名称": "赛事名称", "名称": "赛事名称", "竞赛名称": "赛事名称",
	"开赛日期": "开始日期", "比赛开始日期": "开始日期", "起始日期": "开始日期",
	"比赛结束日期": "结束日期", "截止日期": "结束日期",
	"地点": "比赛地点", "竞赛地点": "比赛地点", "赛场": "比赛地点", "场地": "比赛地点",
	"主办": "主办单位", "承办": "承办单位", "规则": "竞赛规则", "比赛用时": "用时",
	"报名截止日期": "报名截止", "报名截止时间": "报名截止", "报到截止时间": "报到截止",
	"规模": "参赛规模", "报名费": "服务费", "迟到判负": "迟到弃权", "种子": "抽签种子", "随机种子": "抽签种子",
	"总奖金": "奖金总额", "裁判": "裁判长", "编排": "编排长",
}

// regulationItems maps folded names without a unit in brackets to the names of templates.RegulationItems.
var regulationItems = func() map[string]string {
	m := map[string]string{}
	for _, name := range templates.RegulationItems {
		m[itemKey(name)] = name
	}
	for alias, name := range itemAliases {
		for _, item := range templates.RegulationItems {
			if itemKey(item) == name {
				m[itemKey(alias)] = item
			}
		}
	}
	return m
}()

// itemKey folds an item's name and drops a unit in brackets and a colon.
func itemKey(name string) string {
	k, _, _ := strings.Cut(key(name), "(")
	return strings.TrimRight(k, ":")
}

// regulation reads 规程: the items the program knows into their fields, every row into Items.
func (r *reader) regulation(t *table) {
	reg := &r.t.Regulation
	reg.LateMinutes = 15
	r.b.places.tables[templates.SheetRegulation] = t
	values := map[string]string{}
	r.each(t, func(c rec) {
		name := c.text("项目")
		if name == "" {
			if c.text("内容") != "" {
				c.warn("项目", "", "这一行没有写是什么项目，没有使用")
			}
			return
		}
		known := regulationItems[itemKey(name)]
		if known != "" {
			name = known
		}
		value := c.text("内容")
		earlier, seen := values[name]
		reg.Items = append(reg.Items, pairing.Item{Name: name, Value: value, Clause: c.text("依据")})
		switch {
		case known == "":
			return
		case seen && earlier != value:
			c.fault("内容", "请只留一行", "“%s”写了两次，内容不同：“%s”和“%s”", name, earlier, value)
			return
		case seen:
			return
		}
		values[name] = value
		r.b.places.items[name] = c.row.num
		c.item(name, reg)
	})
	if !reg.Start.IsZero() && !reg.End.IsZero() && reg.End.Compare(reg.Start) < 0 {
		r.add(Warning, t.g.name, cellName(t.cols["内容"], r.b.places.items["结束日期"]), "请核对", "结束日期 %s 早于开始日期 %s", reg.End, reg.Start)
	}
}

// item reads one known row into its field.
func (c rec) item(name string, reg *pairing.Regulation) {
	switch name {
	case "赛事名称":
		reg.Name = c.text("内容")
	case "开始日期":
		reg.Start = c.date("内容")
	case "结束日期":
		reg.End = c.date("内容")
	case "报名截止":
		reg.EntryClose = c.leadingDate("内容")
	case "比赛地点":
		reg.Venue = c.text("内容")
	case "迟到弃权(分钟)":
		reg.LateMinutes = c.countOr("内容", 15, 0)
	case "弃权退赛(轮)":
		reg.ForfeitLimit = c.forfeitLimit("内容")
	case "弃权计法":
		reg.ForfeitsTotal = c.choice("内容", "连续", "累计") == "累计"
	case "抽签种子":
		c.seed(reg)
	case "裁判长":
		reg.ChiefArbiter = c.text("内容")
	case "编排长":
		reg.PairingChief = c.text("内容")
	case "起征方式":
		c.choice("内容", "全额", "超额")
	case "签领表证件号":
		c.choice("内容", "遮盖", "全号")
	}
}

// leadingDate reads a date with anything behind it: 2025年10月8日17时前.
func (c rec) leadingDate(column string) pairing.Date {
	d, form := cellDate(c.get(column), c.b.date1904)
	if form == fullDate || form == noDate {
		return d
	}
	text := []rune(c.data(column))
	for end := len(text); end > 7; end-- {
		if d, form := parseDate(string(text[:end])); form == fullDate {
			return d
		}
	}
	return c.date(column)
}

// forfeitLimit reads a number, or a word for none.
func (c rec) forfeitLimit(column string) int {
	if slices.Contains([]string{"无", "不", "不设", "否", "没有"}, c.data(column)) {
		return 0
	}
	return c.count(column, 0)
}

// seed reads 抽签种子; a number of 16 digits in a number cell has lost its last ones.
func (c rec) seed(reg *pairing.Regulation) {
	text := squeeze(c.data("内容"))
	if text == "" {
		return
	}
	cell := c.get("内容")
	n, err := strconv.ParseUint(strings.TrimSuffix(text, ".0"), 10, 64)
	switch {
	case err != nil:
		c.fault("内容", "请填一个不带小数的数，例如 20251003；空着由程序定", "抽签种子应是正整数，现在是“%s”", text)
	case cell.kind == numberCell && cell.num >= 1e15:
		c.fault("内容", "把单元格设成文本格式再填，或改用短一些的数", "抽签种子太长，Excel 已经丢掉了末几位")
	default:
		reg.Seed, reg.HasSeed = n, true
	}
}

// choice reads one of several words, "" for an empty cell; anything else is a fault that lists them.
func (c rec) choice(column string, words ...string) string {
	k := key(c.text(column))
	for _, w := range words {
		if k == key(w) {
			return w
		}
	}
	if k != "" {
		c.fault(column, "可以填："+strings.Join(words, "、"), "“%s”看不懂：“%s”", c.label(column), c.text(column))
	}
	return ""
}

// label names what a cell is about: in 规程 the item, elsewhere the column.
func (c rec) label(column string) string {
	if column == "内容" && c.text("项目") != "" {
		return c.text("项目")
	}
	return column
}
