package main

import (
	"slices"

	"qisai/samples/field"
)

// demo is the event of 2025 with three rounds of each section played and the next not yet paired.
func demo() *event {
	return &event{
		preset: "2025-pengxi", field: field.Pengxi(), drawSeed: "20251120",
		// chosen so that the three rounds hold one of each kind of unplayed game
		playSeed: 53,
		facts: map[string]string{
			"裁判长": "文正平", "编排长": "苏晓岚", "证书落款": "四川省棋类协会、蓬溪县人民政府", "证书日期": "2025-11-23",
		},
		officials: [][]string{
			{"委员会", "职务", "姓名"},
			{"组织委员会", "主任", "安立民"}, {"组织委员会", "副主任", "戚文清"}, {"组织委员会", "委员", "骆远山"}, {"组织委员会", "委员", "康雅芝"},
			{"技术申诉委员会", "主任", "骆远山"}, {"技术申诉委员会", "委员", "康雅芝"}, {"技术申诉委员会", "委员", "安立民"},
			{"裁判委员会", "裁判长", "文正平"}, {"裁判委员会", "副裁判长", "甘永和"}, {"裁判委员会", "编排长", "苏晓岚"},
			{"裁判委员会", "裁判员", "路广生"}, {"裁判委员会", "裁判员", "米彩云"}, {"裁判委员会", "裁判员", "滕国风"}, {"裁判委员会", "裁判员", "柏如松"},
		},
		venue: "万和大酒店三楼", clock: "20分钟+5秒",
		// the regulation prints the sessions in an annex that is not part of its text
		days: []sessions{
			{"公开男子组", []string{
				"2025-11-21 14:00", "2025-11-21 16:00", "2025-11-22 10:00", "2025-11-22 14:00", "2025-11-22 16:00", "2025-11-22 19:30",
				"2025-11-23 08:30", "2025-11-23 10:30", "2025-11-23 14:00",
			}},
			{"女子组", youthStarts}, {"少年男子组", youthStarts},
		},
		calls: []call{
			{at: "2025-11-20 20:10", args: []string{"--section", "公开男子组"}},
			{at: "2025-11-21 15:40", args: []string{"--section", "公开男子组"}},
			{at: "2025-11-21 18:20"}, // round 3 of the men, round 1 of the others
			{at: "2025-11-21 21:05", args: []string{"--section", "女子组"}},
			{at: "2025-11-21 21:06", args: []string{"--section", "少年男子组"}},
			{at: "2025-11-22 09:25", args: []string{"--section", "女子组"}},
			{at: "2025-11-22 09:26", args: []string{"--section", "少年男子组"}},
		},
	}
}

var youthStarts = []string{
	"2025-11-21 19:30", "2025-11-22 08:00", "2025-11-22 10:00", "2025-11-22 14:00", "2025-11-22 16:00", "2025-11-23 08:30",
	"2025-11-23 10:30",
}

// pengxi is the demo played on: a boy pays and comes in round 4, a woman goes home before round 6.
func pengxi() *event {
	e := demo()
	e.toTheEnd = true
	e.calls = append(slices.Clone(e.calls),
		call{at: "2025-11-22 12:10", desk: []entry{
			{70, "缴费", "2025-11-21"}, {70, "报到", "√"}, {70, "起始轮", "4"}, {70, "备注", "21日晚缴费，第4轮到"},
		}},
		call{at: "2025-11-22 15:35"}, call{at: "2025-11-22 18:05", desk: []entry{
			{143, "退赛轮", "6"}, {143, "备注", "有急事，第6轮起退赛"},
		}},
		call{at: "2025-11-22 21:30"}, call{at: "2025-11-23 10:10"}, call{at: "2025-11-23 12:20"}, call{at: "2025-11-23 15:40"},
	)
	e.noShows = map[int][]int{99: {5}, 27: {5, 6}}
	e.picked = map[string]string{"精神文明奖": "蓬溪县棋牌协会、彭州市象棋协会", "体育道德风尚奖": "曾蕾、郭立新"}
	return e
}
