package field

import "qisai/pairing"

// Qishan is the field of the event 2019-qishan-cup: 160 players who have paid in time, forty of them locals and nine
// masters, some who have not paid and some who came too late for a place. The regulation collects neither identity
// numbers nor birth dates; only the two boys say how old they are.
func Qishan() Spec {
	grown := [2]pairing.Date{date(1948, 1, 1), date(2001, 4, 1)}
	open := func(sex pairing.Sex, n, mean int, home Home) Group {
		return Group{Category: "公开组", Sex: sex, From: grown[0], To: grown[1], N: n, Mean: mean, Home: home}
	}
	spec := Spec{
		Seed: 20190419, Opens: date(2019, 3, 11), Closes: date(2019, 4, 12), Special: true, CheckIns: true, NoIDs: true, Queue: true,
		Groups: []Group{
			open(pairing.Male, 36, 1750, Shifang), open(pairing.Female, 4, 1600, Shifang),
			open(pairing.Male, 88, 1850, Around), open(pairing.Male, 24, 1980, Elsewhere), open(pairing.Female, 6, 1750, Around),
			{Category: "公开组", Sex: pairing.Male, From: date(2005, 1, 1), To: date(2009, 12, 31), N: 2, Mean: 1650, Youth: true},
		},
		faulty: (*maker).qishanFaulty,
	}
	spec.Groups[0].Mark, spec.Groups[1].Mark = "本地", "本地"
	spec.Groups[0].touch, spec.Groups[2].touch = (*maker).shifangCases, (*maker).aroundCases
	spec.Groups[3].touch, spec.Groups[5].touch = (*maker).distantCases, (*maker).boyCases
	return spec
}

// master gives an entry a title of the national list.
func (d *draft) master(title string, active pairing.Tri, strength int) {
	d.Title, d.Active, d.Strength = title, active, strength
}

// shifangCases are those among the locals: one of the best is a retired master, one is tied to a table.
func (m *maker) shifangCases(group []draft) {
	spread(group, []func(*draft){
		func(d *draft) { d.master("大师", pairing.No, 2290); d.Note = "已退役" },
		func(d *draft) { d.Marks, d.Note = "本地、固定台40", "腿脚不便，不换台" },
		func(d *draft) { d.Strength, d.Title = 2120, "棋协大师" },
		func(d *draft) { d.AbsentRounds, d.Note = []int{6, 7}, "21日上午请假" },
		func(d *draft) {
			d.Strength, d.Title, d.Marks, d.Note = 2060, "地方大师", "本地、放弃晋级", "决赛时出差"
		},
	})
}

// aroundCases are those among the players of 四川 and 重庆.
func (m *maker) aroundCases(group []draft) {
	spread(group, []func(*draft){
		func(d *draft) { d.master("大师", pairing.Yes, 2420); d.Origin = "四川" },
		func(d *draft) { d.FirstRound, d.Note = 2, "火车晚点，第2轮到" },
		func(d *draft) {
			d.Strength, d.Title, d.Marks, d.Origin = 2150, "棋协大师", "他区晋级", "四川"
		},
		func(d *draft) { d.WithdrawnAt, d.Note = 5, "身体不适，第5轮起退赛" },
		func(d *draft) { d.Origin, d.Note = "", "籍贯待问" },
		func(d *draft) { d.master("大师", pairing.Yes, 2380); d.Origin = "重庆" },
	})
}

// distantCases are the masters from other provinces.
func (m *maker) distantCases(group []draft) {
	master := func(title string, strength int) func(*draft) {
		return func(d *draft) { d.master(title, pairing.Yes, strength) }
	}
	spread(group, []func(*draft){
		master("特级大师", 2560), master("大师", 2400), master("特级大师", 2530), master("大师", 2440), master("大师", 2360),
		func(d *draft) { d.master("大师", pairing.No, 2270); d.Note = "已退役" },
	})
}

// boyCases write down how old the boys are: they come with a guardian.
func (m *maker) boyCases(group []draft) {
	for i := range group {
		group[i].BirthText, group[i].Note = group[i].Born.String(), "家长陪同"
	}
}

// qishanFaulty are three who have not paid and four who entered and paid on the last day, when the 160 places were
// taken.
func (m *maker) qishanFaulty([]draft) []draft {
	locals, around, distant := m.spec.Groups[0], m.spec.Groups[2], m.spec.Groups[3]
	tooLate := func(d *draft) { d.day = m.spec.days() - 1; d.Paid = m.spec.day(d.day).String() }
	nothing := func(d *draft) { d.Paid = unpaid }
	return []draft{
		m.further(around, pairing.Incomplete, "说好到了再交", nothing),
		m.further(locals, pairing.Incomplete, "尚未缴费", nothing),
		m.further(distant, pairing.Incomplete, "尚未缴费", nothing),
		m.further(around, pairing.WaitListed, "", tooLate),
		m.further(around, pairing.WaitListed, "", tooLate),
		m.further(locals, pairing.WaitListed, "", tooLate),
		m.further(distant, pairing.WaitListed, "", tooLate),
	}
}
