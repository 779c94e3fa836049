package main

import "qisai/samples/field"

// enterprise is the event of September 2016: nine rounds in two days, teams of three. A player whose number was missing
// is let in by the arbiter for round 2.
func enterprise() *event {
	return &event{
		preset: "2016-enterprise", field: field.Enterprise(), drawSeed: "20160924", playSeed: 17, toTheEnd: true,
		facts: map[string]string{"用时": "35分钟+5秒", "证书落款": "四川省棋类协会、成都棋院", "证书日期": "2016-09-25"},
		officials: [][]string{
			{"委员会", "职务", "姓名"},
			{"组织委员会", "主任", "花千树"}, {"组织委员会", "委员", "费长房"}, {"裁判委员会", "裁判员", "计然"}, {"裁判委员会", "裁判员", "宫羽"},
		},
		venue: "刘家花园", clock: "35分钟+5秒",
		days: []sessions{{"公开组", []string{
			"2016-09-24 08:30", "2016-09-24 10:30", "2016-09-24 13:30", "2016-09-24 15:30", "2016-09-24 19:00", "2016-09-25 08:30",
			"2016-09-25 10:30", "2016-09-25 13:30", "2016-09-25 15:30",
		}}},
		calls: []call{
			{at: "2016-09-23 21:00"}, {at: "2016-09-24 10:10", desk: []entry{
				{31, "证明", "单位职工身份证明"}, {31, "裁定", "通过"}, {31, "起始轮", "2"}, {31, "报到", "√"}, {31, "备注", "凭单位职工身份证明，第2轮到"},
			}},
			{at: "2016-09-24 12:10"}, {at: "2016-09-24 15:10"}, {at: "2016-09-24 17:10"}, {at: "2016-09-24 20:40"},
			{at: "2016-09-25 10:10"}, {at: "2016-09-25 12:10"}, {at: "2016-09-25 15:10"}, {at: "2016-09-25 17:10"},
		},
		noShows: map[int][]int{45: {4, 5}, 23: {2}},
		picked:  map[string]string{"体育道德风尚奖": "成都德润食品有限公司"},
	}
}
