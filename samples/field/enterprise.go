package field

import (
	"slices"

	"qisai/pairing"
)

// Enterprise is the field of the event 2016-enterprise: thirty companies of up to three players, two of them from other
// provinces, and some entries that are not in order. Identity numbers stand in the list every company hands in.
func Enterprise() Spec {
	company := func(n int, home Home, sizes []int, touch func(*maker, []draft)) Group {
		return Group{
			Category: "公开组", Sex: pairing.Male, From: date(1956, 1, 1), To: date(1999, 12, 31), N: n, Mean: 1750, Home: home,
			Sizes: sizes, touch: touch,
		}
	}
	sizes := append(slices.Repeat([]int{3}, 24), 2, 2, 1, 1)
	return Spec{
		Seed: 20160924, Opens: date(2016, 8, 29), Closes: date(2016, 9, 20), Special: true, CheckIns: true,
		Groups: []Group{
			company(78, Sichuan, sizes, (*maker).enterpriseCases), company(6, Elsewhere, []int{3}, nil),
		},
		faulty: (*maker).enterpriseFaulty,
	}
}

// enterpriseCases are the deliberate entries: women, who take no place in the final, and players who were among the
// first six of the province, in one company two. The companies stand in the group one after the other.
func (m *maker) enterpriseCases(group []draft) {
	strong := func(d *draft) { d.Marks, d.Strength, d.Title = "省前六", 2150, "棋协大师" }
	for _, i := range []int{0, 1, 8, 30, 45, 72, 73} { // 72 and 73 are the first company of two
		strong(&group[i])
	}
	for _, i := range []int{4, 13, 22, 40, 61} {
		d := &group[i]
		d.Sex, d.Note = pairing.Female, "女棋手"
		d.setBorn(m, d.Born, "51")
		d.Name = m.name(d.Sex, d.Born.Year)
	}
	for _, c := range []struct {
		at     int
		change func(*draft)
	}{
		{16, func(d *draft) { d.setBorn(m, date(1956, 1, 1), "51"); d.Note = "年龄最大" }},
		{25, func(d *draft) { d.setBorn(m, date(1999, 12, 31), "51"); d.Note = "年龄最小" }},
		{33, func(d *draft) { d.Origin, d.Note = "湖南长沙", "在成都的企业工作" }},
		{48, func(d *draft) { d.AbsentRounds, d.Note = []int{3}, "第3轮请假" }},
		{51, func(d *draft) { d.WithdrawnAt, d.Note = 7, "第7轮起退赛" }},
		{66, func(d *draft) { d.Paid, d.Note = unpaid, "现场缴纳" }},
	} {
		c.change(&group[c.at])
	}
}

// enterpriseFaulty are those who are not in order: one more of a full company, one more of the first six of the
// province, too old, too young, a master, a wrong number, and one who gives nothing that says how old he is.
func (m *maker) enterpriseFaulty([]draft) []draft {
	g := m.spec.Groups[0]
	companies := m.units[g.crowd()]
	full, twoStrong, two, one := companies[6], companies[72], companies[74], companies[76]
	more := func(u *unit, want pairing.Verdict, note string, change func(*draft)) draft {
		d := m.person(g, u)
		d.Title, d.Expect, d.Note = "", want, note
		change(&d)
		return d
	}
	refused := pairing.Rejected
	return []draft{
		more(full, refused, "第四名队员", func(*draft) {}),
		more(twoStrong, refused, "去年省赛第五", func(d *draft) { d.Marks = "省前六" }),
		more(two, refused, "", func(d *draft) { d.setBorn(m, date(1955, 12, 31), "51") }),
		more(two, refused, "", func(d *draft) { d.setBorn(m, date(2000, 1, 1), "51") }),
		more(two, refused, "已退役", func(d *draft) { d.Title, d.Active = "大师", pairing.No }),
		more(one, refused, "", func(d *draft) { d.ID = wrongCheck(d.ID) }),
		more(one, pairing.Incomplete, "身份证号待补", func(d *draft) { d.ID = "" }),
	}
}
