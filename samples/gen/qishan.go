package main

import "qisai/samples/field"

// qishan is the event of April 2019: nine rounds, then sixteen play a knockout while the others play two more.
func qishan() *event {
	return &event{
		preset: "2019-qishan-cup", field: field.Qishan(), drawSeed: "20190419", playSeed: 11, toTheEnd: true,
		facts: map[string]string{
			"裁判长": "温如海", "编排长": "尚文娟", "证书落款": "第三届“岐山杯”象棋公开赛组委会", "证书日期": "2019-04-22",
		},
		officials: [][]string{
			{"委员会", "职务", "姓名"},
			{"组织委员会", "主任", "岳长青"}, {"组织委员会", "副主任", "简书平"}, {"组织委员会", "委员", "祁安生"},
			{"裁判委员会", "裁判长", "温如海"}, {"裁判委员会", "编排长", "尚文娟"}, {"裁判委员会", "裁判员", "卜立群"},
			{"裁判委员会", "裁判员", "冷秋明"}, {"裁判委员会", "裁判员", "宁可为"},
		},
		settings: []setting{
			{"公开组", "胜", "2"}, {"公开组", "和", "1"}, {"公开组", "负", "0"}, {"公开组", "首轮编排", "相邻"},
			{"公开组", "设置", "签位=名次; 选边=名次"},
		},
		calls: []call{
			{at: "2019-04-19 20:00"}, {at: "2019-04-20 10:50"}, {at: "2019-04-20 12:40"}, {at: "2019-04-20 15:05"},
			{at: "2019-04-20 16:40"}, {at: "2019-04-20 18:40"}, {at: "2019-04-21 10:35"}, {at: "2019-04-21 12:25"},
			{at: "2019-04-21 14:35"},
			{at: "2019-04-21 16:10", knockout: 2, desk: []entry{{54, "退赛轮", "10"}, {54, "备注", "第9轮后退赛"}}},
			{at: "2019-04-21 18:05", knockout: 2, maybe: true}, {at: "2019-04-21 19:10", knockout: 2, maybe: true},
			{at: "2019-04-21 20:50", knockout: 2, maybe: true}, {at: "2019-04-21 21:30", knockout: 2, maybe: true},
			{at: "2019-04-22 08:10", maybe: true}, {at: "2019-04-22 10:20"},
		},
		// the last is a match for the places 5 to 8, round 3 of the knockout
		noShows: map[int][]int{63: {3, 4}, 126: {7}, 117: {10}, 158: {12}},
	}
}
