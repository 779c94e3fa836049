package importer

import (
	"slices"

	"qisai/pairing"
	"qisai/pairing/pattern"
	"qisai/pairing/prize"
	"qisai/templates"
)

// Prizes is what the workbook says about prizes: the rows of 奖项 and 奖励, and what 规程 says of money. It remembers the
// rows, for messages.
type Prizes struct {
	Lists    []prize.List
	Bands    []prize.Band
	Declared pairing.Money // 奖金总额, 0 = none
	Tax      prize.Tax

	lists, bands []rec // the row of each
	total        rec   // the row of 奖金总额 in 规程; without a table if there is none
}

// Prizes reads 奖项, 奖励 and the items of 规程 that are about money, and compares the conditions with the entries. Read
// must have been called; what it reports is not reported again. Faults leave out the row they are in.
func (b *Book) Prizes(t *pairing.Tournament) (*Prizes, Problems) {
	r := &reader{b: b, t: t}
	p := &Prizes{Tax: prize.DefaultTax}
	r.each(b.places.tables[templates.SheetPrizes], p.list)
	r.each(b.places.tables[templates.SheetBands], p.band)
	if c, ok := r.item("奖金总额"); ok {
		p.total = c
		p.Declared = c.money("内容")
	}
	p.Tax = r.tax()
	for _, q := range prize.CheckEntries(t, p.Lists) {
		r.problems = append(r.problems, p.Problem(q))
	}
	return p, r.problems
}

// Only gives the prizes of some lists.
func (p *Prizes) Only(keep func(prize.List) bool) *Prizes {
	out := &Prizes{Declared: p.Declared, Tax: p.Tax, total: p.total}
	names := map[string]bool{}
	for i, l := range p.Lists {
		if keep(l) {
			out.Lists, out.lists = append(out.Lists, l), append(out.lists, p.lists[i])
			names[key(l.Name)] = true
		}
	}
	for i, b := range p.Bands {
		if names[key(b.List)] {
			out.Bands, out.bands = append(out.Bands, b), append(out.bands, p.bands[i])
		}
	}
	return out
}

// Problem gives something package prize has found in these lists its cell.
func (p *Prizes) Problem(q prize.Problem) Problem {
	out := Problem{Sheet: templates.SheetPrizes, Severity: Warning, Msg: mask(q.Msg), Hint: mask(q.Hint), Clause: q.Clause}
	if q.Fault {
		out.Severity = Fault
	}
	c, column := p.total, "内容"
	switch {
	case q.Band >= 0:
		c, column = p.bands[q.Band], q.Column
	case q.List >= 0:
		c, column = p.lists[q.List], q.Column
	}
	if c.t != nil {
		out.Sheet, out.Cell = c.t.g.name, c.at(column)
	}
	return out
}

// list reads a row of 奖项.
func (p *Prizes) list(c rec) {
	name := c.text("奖项")
	switch {
	case name == "" && c.note("奖项"), remark(name):
		return
	case name == "":
		c.fault("奖项", "填上奖项的名称，或删去这一行", "奖项的名称是空的")
		return
	}
	before := len(c.problems.Faults())
	l := prize.List{
		Name: name, Section: c.sectionName(), Quota: c.quota(), Subtotal: c.money("小计"), MinusOne: c.minusOne(),
		Named: prize.ParseNames(undate(c.text("名单"))), Clause: c.text("依据"),
	}
	l.Kind, _ = prize.ParseKind(c.choice("类别", "奖金", "证书", "称号", "晋级", "团体", "评选"))
	l.Sharing, _ = prize.ParseSharing(c.choice("兼得", "兼得", "取高", "不兼得"))
	filter, err := prize.ParseFilter(c.reader.t, c.text("条件"))
	if err != nil {
		c.fault("条件", "", "%v", err)
	}
	l.Filter = filter
	if len(c.problems.Faults()) == before {
		p.Lists, p.lists = append(p.Lists, l), append(p.lists, c)
	}
}

// sectionName reads 比赛组 of a list; a section that does not exist is a fault.
func (c rec) sectionName() string {
	name := c.text("比赛组")
	for _, s := range c.reader.t.Sections {
		if key(s.Name) == key(name) {
			return s.Name
		}
	}
	if name != "" {
		c.fault("比赛组", "照“比赛组”表里的名称填", "没有比赛组“%s”", name)
	}
	return ""
}

var (
	quotaText = pattern.New(`^(?:录取|取)?(?:前)?(.+?)(?:录取)?$`)
	belowText = pattern.New(`^(?:不足|不满|少于|未满|低于)(.+?[人名队])(?:时|的)?[,，]?(?:减一(?:录取|名)?|少取一名|录取)?$`)
)

// quota reads 名额: 8, 四, 前八名, 录取4名.
func (c rec) quota() int {
	text := squeeze(c.data("名额"))
	if m := quotaText.FindStringSubmatch(text); m != nil {
		text = m[1]
	}
	return c.whole("名额", text, parseCount, 0, 1)
}

// minusOne reads 减一: the number of players below which it applies (8, 八人, 不足8名减一录取), 8 if there is just 是.
func (c rec) minusOne() int {
	switch yes, ok := parseYes(c.text("减一")); {
	case c.data("减一") == "1", !ok, yes == pairing.Unsaid:
		text := squeeze(c.data("减一"))
		if m := belowText.FindStringSubmatch(text); m != nil {
			text = m[1]
		}
		return c.whole("减一", text, parseCount, 0, 0)
	case yes == pairing.Yes:
		return 8
	}
	return 0
}

// band reads a row of 奖励, which may name several runs of places.
func (p *Prizes) band(c rec) {
	list, places := c.text("奖项"), undate(c.data("名次"))
	switch {
	case places == "" && (remark(list) || c.note("奖项")):
		return
	case list == "":
		c.fault("奖项", "填上奖项的名称", "奖项的名称是空的")
		return
	case places == "":
		c.fault("名次", "写成 1、7-8、第七至八名 或 全部", "名次是空的")
		return
	}
	if _, err := prize.ParsePlaces(places); err != nil {
		c.fault("名次", "写成 1、7-8、第七至八名 或 全部", "%v", err)
		return
	}
	bands, warnings, err := prize.ParseBand(places, c.data("奖金"))
	if err != nil {
		c.fault("奖金", "", "%v", err)
		return
	}
	for _, w := range warnings {
		c.warn("奖金", "", "%s", w)
	}
	for _, b := range bands {
		b.List, b.Certificate, b.Item, b.Title = list, c.thing("证书"), c.thing("奖品"), c.thing("称号")
		b.Clause = c.text("依据")
		p.Bands, p.bands = append(p.Bands, b), append(p.bands, c)
	}
}

// thing reads what is given besides money; 是 means the thing of the column's name.
func (c rec) thing(column string) string {
	text := c.text(column)
	switch yes, ok := parseYes(text); {
	case ok && yes == pairing.Yes:
		return column
	case ok && yes == pairing.No:
		return ""
	}
	return text
}

// money reads an amount in yuan; 0 for an empty cell, and for anything else with a fault.
func (c rec) money(column string) pairing.Money {
	text := c.data(column)
	if text == "" {
		return 0
	}
	m, err := pairing.ParseMoney(text)
	if err != nil {
		c.fault(column, "", "%v", err)
	}
	return m
}

// item finds the row of a known item of 规程.
func (r *reader) item(name string) (rec, bool) {
	t := r.b.places.tables[templates.SheetRegulation]
	number, ok := r.b.places.items[name]
	if t == nil || !ok {
		return rec{}, false
	}
	i := slices.IndexFunc(t.rows, func(row *gridRow) bool { return row.num == number })
	if i < 0 {
		return rec{}, false
	}
	return rec{r, t, t.rows[i]}, true
}

// tax reads 税率, 起征额 and 起征方式; each is a fault at its own cell.
func (r *reader) tax() prize.Tax {
	texts := map[string]string{}
	for _, name := range []string{"税率", "起征额", "起征方式"} {
		c, ok := r.item(name)
		if !ok {
			continue
		}
		text, err := c.data("内容"), error(nil)
		switch name {
		case "税率":
			_, err = prize.ParseTax(text, "", "")
		case "起征额":
			_, err = prize.ParseTax("", text, "")
		default:
			_, err = prize.ParseTax("", "", text)
		}
		if err != nil {
			c.fault("内容", "", "%v", err)
			continue
		}
		texts[name] = text
	}
	tax, _ := prize.ParseTax(texts["税率"], texts["起征额"], texts["起征方式"])
	return tax
}
