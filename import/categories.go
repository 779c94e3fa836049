package importer

import (
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
	"qisai/templates"
)

// categories reads 组别.
func (r *reader) categories(t *table) {
	r.b.places.tables[templates.SheetCategories] = t
	r.each(t, func(c rec) {
		name := c.text("组别")
		switch {
		case name == "" && c.note("组别"):
			return
		case name == "":
			c.fault("组别", "填上组别的名称，或删去这一行", "组别的名称是空的")
			return
		case r.category(name) != nil:
			c.fault("组别", "请删去一行或改名", "组别“%s”写了两行", name)
			return
		}
		r.t.Categories = append(r.t.Categories, c.category(name))
		r.b.places.categoryRows = append(r.b.places.categoryRows, c)
	})
	if t != nil && len(t.rows) == 0 {
		r.add(Fault, t.g.name, "", "一行写一个组别", "没有任何组别")
	}
}

// category finds a category by name, whatever its width, case and white space.
func (r *reader) category(name string) *pairing.Category {
	for i := range r.t.Categories {
		if key(r.t.Categories[i].Name) == key(name) {
			return &r.t.Categories[i]
		}
	}
	return nil
}

// note says whether a row without its name is a remark below the table: one cell that is not under a telling column.
func (c rec) note(nameColumn string) bool {
	filled := 0
	for _, cell := range c.row.cells {
		if cell.text != "" && cell.col != c.t.cols[nameColumn] {
			filled++
		}
	}
	return filled <= 1 || remark(c.firstText())
}

// firstText gives the first text of the row.
func (c rec) firstText() string {
	for i := range c.row.cells {
		if c.row.cells[i].text != "" {
			return line(c.row.cells[i].text)
		}
	}
	return ""
}

var remarkText = pattern.New(`^(?:(?:以上)?共[0-9]+[人名]|(?:合计|总计|小计|共计|汇总|说明|备注|附注|填表|制表|填报|联系人|审核人|领队签|盖章)|注[:0-9]|注$|例(?:[:如]|$)|示例|※|[*]注)`)

// remark says whether text begins like a total or a note.
func remark(text string) bool { return remarkText.MatchString(key(text)) }

func (c rec) category(name string) pairing.Category {
	cat := pairing.Category{
		Name: name, Section: c.text("比赛组"), Sex: c.sexRule(), BornFrom: c.date("出生起"), BornTo: c.date("出生止"),
		Regions: splitWords(c.text("地区")), ProofNeeded: c.yes("地区证明"), BarredTitles: splitWords(c.text("禁止称号")),
		Capacity: c.count("人数上限", 0), FeeRequired: c.yes("须交费") == pairing.Yes, Seats: c.countOr("每席人数", 1, 1),
		Notices: c.notices(), Clause: c.text("依据"),
	}
	if cat.Section == "" {
		cat.Section = name
	}
	for _, nothing := range []string{"无", "不限", "全国"} {
		cat.Regions = slices.DeleteFunc(cat.Regions, func(s string) bool { return s == nothing })
		cat.BarredTitles = slices.DeleteFunc(cat.BarredTitles, func(s string) bool { return s == nothing })
	}
	if !cat.BornFrom.IsZero() && !cat.BornTo.IsZero() && cat.BornFrom.Compare(cat.BornTo) > 0 {
		c.fault("出生起", "出生起是较早的日期，出生止是较晚的日期", "出生起 %s 晚于出生止 %s", cat.BornFrom, cat.BornTo)
	}
	c.unitLimits(&cat)
	c.applications(&cat)
	return cat
}

func (c rec) sexRule() pairing.Sex {
	switch c.data("性别") {
	case "", "不限", "男女", "男女不限", "混合", "均可":
		return pairing.SexUnknown
	}
	sex, ok := parseSex(c.text("性别"))
	if !ok {
		c.fault("性别", "可以填：男、女、不限", "“性别”看不懂：“%s”", c.text("性别"))
	}
	return sex
}

// parseSex reads 男 or 女 and what people write for them.
func parseSex(text string) (pairing.Sex, bool) {
	switch key(text) {
	case "":
		return pairing.SexUnknown, true
	case "男", "男性", "男子", "m", "male":
		return pairing.Male, true
	case "女", "女性", "女子", "f", "female":
		return pairing.Female, true
	}
	return pairing.SexUnknown, false
}

var unitLimitText = pattern.New(`^(.*?)(?:≤|<=|<|不超过|最多|至多|限|:)(\d+|[一二两三四五六七八九十]+)[人名]?$`)

// unitLimits reads 3; 省前六≤2.
func (c rec) unitLimits(cat *pairing.Category) {
	for _, part := range splitList(c.data("每单位限报")) {
		part = squeeze(part)
		if n, ok := parseCount(part); ok && n >= 0 {
			cat.PerUnit = n
			continue
		}
		m := unitLimitText.FindStringSubmatch(part)
		if m == nil {
			if key(part) != "不限" {
				c.fault("每单位限报", "写成 3 或 3; 省前六≤2", "“每单位限报”看不懂：“%s”", part)
			}
			continue
		}
		if limit, _ := parseCount(m[2]); m[1] == "" {
			cat.PerUnit = limit
		} else {
			cat.PerUnitMarks = append(cat.PerUnitMarks, pairing.UnitLimit{Mark: m[1], Max: limit})
		}
	}
}

// applications reads 女;低龄.
func (c rec) applications(cat *pairing.Category) {
	for _, word := range splitWords(c.text("接受申请")) {
		switch key(word) {
		case "女", "女子", "女棋手":
			cat.AcceptWomen = true
		case "低龄", "低龄棋手", "低年龄":
			cat.AcceptYounger = true
		case "否", "不", "无", "不接受":
		default:
			c.fault("接受申请", "可以填：女、低龄，或 女;低龄", "“接受申请”看不懂：“%s”", word)
		}
	}
}

var (
	ageFrom  = pattern.New(`^(?:年?满)?(\d{1,3})周?岁(?:[(]?含[)]?)?(?:及|或)?以上$|^年?满(\d{1,3})周?岁$`)
	ageBelow = pattern.New(`^[未不]满(\d{1,3})周?岁$|^(\d{1,3})周?岁(?:及|或)?以下$`)
	ageRange = pattern.New(`^(\d{1,3})周?岁?[-~至到](\d{1,3})周?岁$`)
)

// notices reads 60岁以上:健康证明; 18岁以下:监护人. A notice without an age is for everybody.
func (c rec) notices() []pairing.AgeNotice {
	var out []pairing.AgeNotice
	for _, part := range splitSemicolons(c.data("须知")) {
		age, text, ok := strings.Cut(part, ":")
		if !ok {
			out = append(out, pairing.AgeNotice{Text: part})
			continue
		}
		n := pairing.AgeNotice{Text: strings.TrimSpace(text)}
		age = squeeze(age)
		if m := ageFrom.FindStringSubmatch(age); m != nil {
			n.From = number(m[1] + m[2])
		} else if m := ageBelow.FindStringSubmatch(age); m != nil {
			n.Below = number(m[1] + m[2])
		} else if m := ageRange.FindStringSubmatch(age); m != nil {
			n.From, n.Below = number(m[1]), number(m[2])+1
		} else if strings.Contains(age, "岁") {
			c.fault("须知", "写成 60岁以上:健康证明; 18岁以下:监护人", "“须知”的年龄看不懂：“%s”", age)
			continue
		} else {
			n.Text = part
		}
		out = append(out, n)
	}
	return out
}
