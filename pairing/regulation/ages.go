package regulation

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"qisai/pairing"
)

// ages compares the birth intervals of categories of one sex, and each with the date of the event.
func (c *checker) ages() {
	for i := range c.t.Categories {
		c.possible(i)
		c.notices(i)
	}
	told := map[string]bool{}
	for _, sex := range []pairing.Sex{pairing.Male, pairing.Female} {
		group := c.bounded(sex)
		c.crossing(group, told)
		c.gaps(sex, group, told)
	}
}

// oldest and youngest give the ages of a category on the first day; ok is false where the interval is open or no day is
// known.
func (c *checker) oldest(cat pairing.Category) (age int, ok bool) {
	if cat.BornFrom.IsZero() || c.reg.Start.IsZero() {
		return 0, false
	}
	return cat.BornFrom.Age(c.reg.Start), true
}

func (c *checker) youngest(cat pairing.Category) (age int, ok bool) {
	if cat.BornTo.IsZero() || c.reg.Start.IsZero() {
		return 0, false
	}
	return cat.BornTo.Age(c.reg.Start), true
}

// possible finds intervals nobody can meet.
func (c *checker) possible(i int) {
	const leastAge, mostAge = 3, 110
	cat := c.t.Categories[i]
	if age, ok := c.oldest(cat); ok && age < leastAge {
		msg := fmt.Sprintf("年龄最大的到开始日期 %s 也只有 %d 岁", c.reg.Start, age)
		if cat.BornFrom.Compare(c.reg.Start) > 0 {
			msg = fmt.Sprintf("出生起 %s 在开始日期 %s 之后，没有人能参加", cat.BornFrom, c.reg.Start)
		}
		c.warn(at(Place{Categories, i, "出生起"}, item("开始日期")), "年龄", "请核对年份", "%s：%s", cat.Name, msg)
	}
	if age, ok := c.youngest(cat); ok && age > mostAge {
		c.warn(at(Place{Categories, i, "出生止"}, item("开始日期")), "年龄", "请核对年份", "%s：年龄最小的到开始日期 %s 已有 %d 岁", cat.Name, c.reg.Start, age)
	}
}

// notices finds 须知 for an age nobody of the category can have.
func (c *checker) notices(i int) {
	cat := c.t.Categories[i]
	place := Place{Categories, i, "须知"}
	if c.reg.Start.IsZero() {
		if slices.ContainsFunc(cat.Notices, func(n pairing.AgeNotice) bool { return n.From > 0 || n.Below > 0 }) {
			c.note(at(place, item("开始日期")), "须知", "填上开始日期", "%s的须知按年龄，而没有写开始日期，不能提醒", cat.Name)
		}
		return
	}
	for _, n := range cat.Notices {
		if age, ok := c.oldest(cat); ok && n.From > age {
			c.warn(at(place, Place{Categories, i, "出生起"}), "须知", "请核对须知和出生起",
				"%s的须知写了%d岁以上%s，而年龄最大的到开始日期 %s 是 %d 岁，用不上", cat.Name, n.From, n.Text, c.reg.Start, age)
		}
		if age, ok := c.youngest(cat); ok && n.Below > 0 && age >= n.Below && !cat.AcceptYounger {
			c.warn(at(place, Place{Categories, i, "出生止"}), "须知", "请核对须知和出生止",
				"%s的须知写了%d岁以下%s，而年龄最小的到开始日期 %s 是 %d 岁，用不上", cat.Name, n.Below, n.Text, c.reg.Start, age)
		}
	}
}

// bounded gives the indices of the categories of one person that have a birth interval and are open to a sex, the oldest
// first.
func (c *checker) bounded(sex pairing.Sex) []int {
	var out []int
	for i, cat := range c.t.Categories {
		if admits(cat, sex) && cat.Seats == 1 && !(cat.BornFrom.IsZero() && cat.BornTo.IsZero()) {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int {
		x, y := c.t.Categories[a], c.t.Categories[b]
		return cmp.Or(x.BornFrom.Compare(y.BornFrom), end(x).Compare(end(y)))
	})
	return out
}

func admits(cat pairing.Category, sex pairing.Sex) bool {
	return cat.Sex == pairing.SexUnknown || cat.Sex == sex
}

// end is the last birth date of a category; an open one ends never.
func end(cat pairing.Category) pairing.Date {
	if cat.BornTo.IsZero() {
		return pairing.Date{Year: 9999, Month: 12, Day: 31}
	}
	return cat.BornTo
}

// crossing finds two categories that admit the same person and say nothing about which is his.
func (c *checker) crossing(group []int, told map[string]bool) {
	for k, j := range group {
		for _, i := range group[:k] {
			older, younger := c.t.Categories[i], c.t.Categories[j]
			key, next := fmt.Sprint("两个组", i, j), i == group[k-1]
			if told[key] || younger.BornFrom.Compare(end(older)) > 0 || older.AcceptYounger || otherwiseParted(older, younger) {
				continue
			}
			told[key] = true
			if !next && end(younger).Compare(end(older)) <= 0 {
				continue // U8 within U10 within U12: said of neighbours
			}
			places := at(Place{Categories, j, "出生起"}, Place{Categories, i, "出生止"})
			switch inner := end(younger).Compare(end(older)); {
			case older.BornFrom == younger.BornFrom && inner == 0:
				c.note(places, "年龄", "请核对；若两组确实同龄，不用改", "“%s”和“%s”的性别、年龄要求完全一样", older.Name, younger.Name)
			case inner <= 0 || older.BornFrom == younger.BornFrom:
				c.note(places, "年龄", "若由棋手自己选，不用改；若不能，改正出生起止，或在较大的组“接受申请”写 低龄",
					"“%s”和“%s”的出生日期重叠（%s），规程没有写报哪一组", older.Name, younger.Name, common(older, younger))
			default:
				c.warn(places, "年龄", "改正出生起止；若可以自选，在较大的组“接受申请”写 低龄",
					"“%s”和“%s”的出生日期重叠（%s），规程没有写报哪一组", older.Name, younger.Name, common(older, younger))
			}
		}
	}
}

// otherwiseParted says whether something else than the age tells two categories apart.
func otherwiseParted(a, b pairing.Category) bool {
	return a.Sex != b.Sex || !slices.Equal(a.Regions, b.Regions) || !slices.Equal(a.BarredTitles, b.BarredTitles)
}

// common says which birth dates two categories share.
func common(a, b pairing.Category) string {
	from, to := b.BornFrom, a.BornTo
	if end(b).Compare(end(a)) < 0 {
		to = b.BornTo
	}
	switch {
	case from.IsZero() && to.IsZero():
		return "全部"
	case to.IsZero():
		return from.String() + " 及以后"
	case from.IsZero():
		return to.String() + " 及以前"
	}
	return from.String() + " 至 " + to.String()
}

// gaps finds birth dates between two categories that belong to none.
func (c *checker) gaps(sex pairing.Sex, group []int, told map[string]bool) {
	for _, cat := range c.t.Categories {
		if admits(cat, sex) && cat.Seats == 1 && cat.BornFrom.IsZero() && cat.BornTo.IsZero() {
			return // it takes everybody
		}
	}
	for k := 1; k < len(group); k++ {
		last := group[0] // the one that reaches furthest
		for _, i := range group[:k] {
			if end(c.t.Categories[i]).Compare(end(c.t.Categories[last])) > 0 {
				last = i
			}
		}
		older, younger := c.t.Categories[last], c.t.Categories[group[k]]
		from, to := addDays(end(older), 1), addDays(younger.BornFrom, -1)
		if from.Compare(to) > 0 {
			continue
		}
		c.gap([2]int{last, group[k]}, from, to, told)
	}
}

func (c *checker) gap(pair [2]int, from, to pairing.Date, told map[string]bool) {
	days := from.String() + " 至 " + to.String()
	if from == to {
		days = from.String()
	}
	older, younger := c.t.Categories[pair[0]], c.t.Categories[pair[1]]
	key := "空档" + older.Name + younger.Name // of two categories open to both sexes, once
	if told[key] {
		return
	}
	told[key] = true
	add := c.warn
	if to.Year-from.Year > 3 {
		add = c.note
	}
	add(at(Place{Categories, pair[1], "出生起"}, Place{Categories, pair[0], "出生止"}), "年龄", "请核对出生起止",
		"“%s”与“%s”之间有空档：%s 出生的没有组别可报", older.Name, younger.Name, days)
}

func addDays(d pairing.Date, n int) pairing.Date {
	t := time.Date(d.Year, time.Month(d.Month), d.Day+n, 0, 0, 0, 0, time.UTC)
	return pairing.Date{Year: t.Year(), Month: int(t.Month()), Day: t.Day()}
}
