package field

import "qisai/pairing"

// Kingship is the field of the event 2019-sichuan-kingship: eight categories and eight pairs, 190 entries that are in
// order and some that are not. The seven women of 公开 and 老年 are fewer than the prizes expect; more than half of the
// players qualified for the final in a preliminary.
func Kingship() Spec {
	open := [2]pairing.Date{date(1959, 1, 1), date(2002, 12, 31)}
	old := [2]pairing.Date{date(1938, 1, 1), date(1958, 12, 31)}
	young := [2]pairing.Date{date(2003, 1, 1), date(2007, 12, 31)}
	child := [2]pairing.Date{date(2008, 1, 1), date(2013, 12, 31)}
	group := func(category string, sex pairing.Sex, born [2]pairing.Date, n, mean int, youth bool) Group {
		return Group{
			Category: category, Sex: sex, From: born[0], To: born[1], N: n, Mean: mean, Youth: youth, Home: Sichuan,
			touch: (*maker).kingshipCases,
		}
	}
	pairs := group("双人组", pairing.SexUnknown, open, 8, 1750, false)
	pairs.Pair = true
	return Spec{
		Seed: 20191121, Opens: date(2019, 10, 14), Closes: date(2019, 11, 15), Special: true, CheckIns: true,
		Groups: []Group{
			group("公开男子组", pairing.Male, open, 68, 1900, false), group("公开女子组", pairing.Female, open, 5, 1700, false),
			group("老年男子组", pairing.Male, old, 26, 1750, false), group("老年女子组", pairing.Female, old, 2, 1550, false),
			group("少年男子组", pairing.Male, young, 28, 1700, true), group("少年女子组", pairing.Female, young, 10, 1550, true),
			group("儿童男子组", pairing.Male, child, 32, 1500, true), group("儿童女子组", pairing.Female, child, 11, 1400, true),
			pairs,
		},
		faulty: (*maker).kingshipFaulty,
	}
}

// kingshipCases are the deliberate entries of a category, and who qualified for the final in a preliminary: every
// second player and the strong ones.
func (m *maker) kingshipCases(group []draft) {
	spread(group, m.kingshipSpecial(group[0].Category))
	for i := range group {
		if d := &group[i]; d.SexText == "" && d.Marks == "" && (i%2 == 0 || d.Strength > 1950) {
			d.Marks = "预选晋级"
		}
	}
}

func (m *maker) kingshipSpecial(category string) []func(*draft) {
	switch category {
	case "公开男子组":
		return []func(*draft){
			func(d *draft) { d.setBorn(m, date(1959, 1, 1), "51"); d.Note = "公开组年龄最大" },
			func(d *draft) { d.setBorn(m, date(2002, 12, 31), "51"); d.Note = "监护人同来" },
			func(d *draft) {
				d.setBorn(m, date(1990, 6, 15), "42")
				d.Origin, d.Proof, d.Note = "湖北武汉", "工作证明", "在成都工作"
			},
			func(d *draft) {
				d.setBorn(m, date(1985, 2, 28), "50")
				d.Origin, d.Proof, d.Note = "重庆", "社保证明", "在广安工作"
			},
			func(d *draft) {
				d.Strength, d.Title, d.Marks, d.Note = 2200, "棋协大师", "他区晋级", "已在外省预选晋级"
			},
			func(d *draft) {
				d.Strength, d.Title, d.Marks, d.Note = 2150, "棋协大师", "预选晋级、放弃晋级", "总决赛时出国"
			},
			func(d *draft) { d.Paid, d.Note = unpaid, "报到时交费" },
			func(d *draft) { d.AbsentRounds, d.Note = []int{4}, "第4轮请假" },
			func(d *draft) { d.WithdrawnAt, d.Note = 6, "第6轮起退赛" },
		}
	case "老年男子组":
		return []func(*draft){
			func(d *draft) { d.setBorn(m, date(1958, 12, 31), "51"); d.Note = "老年组年龄最小" },
			func(d *draft) { d.setBorn(m, date(1938, 3, 3), "51"); d.Note = "女儿陪同" },
			func(d *draft) { d.Marks, d.Note = "固定台5", "坐轮椅，不换台" },
		}
	case "少年男子组":
		return []func(*draft){
			func(d *draft) { d.setBorn(m, date(2003, 1, 1), "51"); d.Note = "首日出生" },
			func(d *draft) { d.setBorn(m, date(2007, 12, 31), "51"); d.Note = "末日出生" },
			func(d *draft) { d.FirstRound, d.Note = 2, "首日考试，第2轮到" },
		}
	case "儿童男子组":
		return []func(*draft){func(d *draft) { d.setBorn(m, date(2008, 1, 1), "51"); d.Note = "首日出生" }}
	}
	return nil
}

// kingshipFaulty are those who are not in order.
func (m *maker) kingshipFaulty(accepted []draft) []draft {
	refused, open := pairing.Rejected, pairing.Incomplete
	group := map[string]Group{}
	for _, g := range m.spec.Groups {
		group[g.Category] = g
	}
	born := func(category string, y, month, day int) draft {
		return m.further(group[category], refused, "", func(d *draft) { d.setBorn(m, date(y, month, day), "51") })
	}
	men, women, pairs := group["公开男子组"], group["公开女子组"], group["双人组"]
	wrongPair := m.pair(pairs, m.units[pairs.crowd()][0])
	wrongPair.ID, wrongPair.Expect = wrongCheck(wrongPair.ID[:18])+wrongPair.ID[18:], refused
	return []draft{
		m.further(men, open, "", func(d *draft) { d.setBorn(m, date(1991, 9, 9), "50"); d.Origin = "重庆" }),
		m.further(men, open, "籍贯待问", func(d *draft) { d.Origin = "" }),
		m.further(men, refused, "已退役", func(d *draft) { d.Title, d.Active = "大师", pairing.No }),
		m.further(men, refused, "", func(d *draft) { d.ID = wrongCheck(d.ID) }),
		m.further(women, refused, "想和男子比赛", func(d *draft) { d.Category, d.Applied = men.Category, true }),
		m.further(women, refused, "", func(d *draft) { d.Sex = pairing.Male }),
		born("公开男子组", 1958, 12, 31), born("公开男子组", 2003, 1, 1), born("老年男子组", 1959, 1, 1),
		born("少年男子组", 2008, 1, 1), born("少年女子组", 2002, 12, 31), born("儿童男子组", 2007, 12, 31),
		m.further(men, refused, "", func(d *draft) { d.again(accepted, m.spec.days()-1) }),
		wrongPair,
	}
}
