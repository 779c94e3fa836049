package field

import (
	"qisai/pairing"
)

// rareNames are the names of the demo that are hard for a program: characters outside the common fonts, some above
// U+FFFF, compound and misread surnames, minority names with ·, and namesakes.
var rareNames = map[string][]string{
	"公开男子组": {
		"龚䶮", "李喆", "张堃", "陈翀", "王赟", "周燚", "刘𬱖", "何𫖯", "曾𬭎", "欧阳修竹", "司马青川", "诸葛明德", "上官云",
		"单田宝", "仇国栋", "区志雄", "解永强", "查德海", "朴成浩", "翟小兵", "盖明", "尉建中", "覃海波", "扎西·多吉", "吉克·阿木",
		"阿不都热依木·买买提明", "禤文斌", "綦江南", "吕垚", "罗玥珏",
	},
	"公开女子组": {"徐㛃", "阿依古丽·买买提", "欧阳雪晴", "卓玛·央金", "黎𬀩", "冉晓庆", "张琼"},
	"少年男子组": {"唐𫍯", "尔古·木呷", "彭𬘭", "马翊翀", "诸葛亦辰", "谢𬭚", "张晨曦"},
	"少年女子组": {"沙马·阿依", "林㛃", "司马予安", "邓𫄧"},
}

// special gives a group its rare names and turns some of its players into the cases a secretary meets; all of them are
// in order. The names are spread over the players who are no case.
func (m *maker) special(g Group, group []draft) {
	if g.touch != nil {
		g.touch(m, group)
	}
	free := m.rng.Perm(len(group))
	for _, n := range g.rare {
		for group[free[0]].settled || group[free[0]].Note != "" {
			free = free[1:]
		}
		group[free[0]].Name, free = n, free[1:]
	}
}

// spread puts cases at fixed places of a group.
func spread(group []draft, cases []func(*draft)) {
	for i, c := range cases {
		c(&group[i*len(group)/max(len(cases), 1)])
	}
}

// pengxiCases are those of the demo.
func (m *maker) pengxiCases(group []draft) {
	category := group[0].Category
	spread(group, m.cases(category))
	if category == "公开男子组" {
		namesakes(group, "张伟", "王强")
	}
}

// namesakes gives each name to two men of different units.
func namesakes(group []draft, names ...string) {
	for i, n := range names {
		for _, d := range []*draft{&group[3+4*i], &group[len(group)-5-6*i]} {
			d.Name, d.settled = n, true
		}
	}
}

// cases are the deliberate entries of a category of the demo.
func (m *maker) cases(category string) []func(*draft) {
	switch category {
	case "公开男子组":
		return m.openCases()
	case "公开女子组":
		return []func(*draft){
			func(d *draft) {
				d.Title, d.Active, d.Strength, d.Note = "大师", pairing.Yes, 2250, "女子棋手不限资格"
			},
			func(d *draft) { d.younger(m, date(2012, 6, 6)) },
		}
	case "少年男子组":
		return []func(*draft){
			func(d *draft) { d.AbsentRounds, d.Note = []int{3}, "第3轮学校考试，请假" },
			func(d *draft) { d.setBorn(m, date(2009, 1, 1), "51"); d.Note = "首日出生" },
			func(d *draft) { d.setBorn(m, date(2016, 12, 31), "50"); d.Strength, d.Note = 1250, "年龄最小" },
		}
	}
	return nil
}

// openCases are those of the men's group.
func (m *maker) openCases() []func(*draft) {
	return []func(*draft){
		func(d *draft) { d.woman(m) },
		func(d *draft) { d.younger(m, date(2010, 5, 5)) },
		func(d *draft) { d.FirstRound, d.Note = 2, "首日加班，第2轮到" },
		func(d *draft) { d.WithdrawnAt, d.Note = 3, "家中有事，第3轮起退赛" },
		func(d *draft) { d.AbsentRounds, d.Note = []int{2}, "第2轮请假" },
		func(d *draft) {
			d.setBorn(m, date(1970, 11, 11), "51")
			d.Title, d.Active, d.Strength, d.Note = "大师", pairing.No, 2300, "已退役"
		},
		func(d *draft) { d.setBorn(m, date(1965, 3, 12), "51"); d.Note = "已交健康证明" },
		func(d *draft) {
			d.setBorn(m, date(1988, 8, 20), "42")
			d.Origin, d.Proof, d.Note = "湖北武汉", "居住证", "在成都工作"
		},
		func(d *draft) {
			d.setBorn(m, date(1993, 2, 7), "37")
			d.Origin, d.Proof, d.Note = "山东省济南市", "社保", "在重庆工作"
		},
		func(d *draft) {
			d.IDKind, d.ID, d.Origin, d.Note = "护照", passport, "四川", "用护照报名"
			d.BirthText = d.Born.String()
		},
		func(d *draft) {
			d.setBorn(m, date(1968, 4, 2), "51")
			d.ID, d.Note = oldStyle(d.ID), "只有15位号码"
		},
		func(d *draft) {
			d.Marks, d.Strength, d.Title, d.Note = "固定台20", 1790, "", "坐轮椅，不换台"
		},
	}
}

// woman turns the entry into that of a woman who has applied to play with the men.
func (d *draft) woman(m *maker) {
	d.Sex, d.Applied, d.Strength, d.Note = pairing.Female, true, 2050, "申请参加男子组"
	d.setBorn(m, date(1992, 8, 18), "51")
	d.Name = m.name(pairing.Female, 1992)
}

// younger turns the entry into that of somebody young who has applied to play with the grown-ups.
func (d *draft) younger(m *maker, born pairing.Date) {
	d.Applied, d.Note = true, "少年棋手申请"
	d.setBorn(m, born, "51")
	d.Name = m.name(d.Sex, born.Year)
}
