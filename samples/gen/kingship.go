package main

import (
	"slices"

	"qisai/samples/field"
)

// kingship is the event of November 2019: seven sections, nine rounds of the men, seven of the others; the seven women
// and the eight pairs play a round robin. A man whose 籍贯 was missing comes in round 3, a woman goes home before round 6.
func kingship() *event {
	starts := []string{
		"2019-11-21 15:00", "2019-11-21 17:00", "2019-11-22 09:00", "2019-11-22 10:40", "2019-11-22 14:00", "2019-11-22 15:50",
		"2019-11-23 09:00", "2019-11-23 10:40", "2019-11-23 14:00",
	}
	e := &event{
		preset: "2019-sichuan-kingship", field: field.Kingship(), drawSeed: "20191121", playSeed: 29, toTheEnd: true,
		facts: map[string]string{
			"裁判长": "解思远", "编排长": "丰雨荷", "证书落款": "四川省棋类协会", "证书日期": "2019-11-24", "弃权退赛(轮)": "2", "弃权计法": "连续",
		},
		officials: [][]string{
			{"委员会", "职务", "姓名"},
			{"组织委员会", "主任", "燕北川"}, {"组织委员会", "副主任", "终南山"}, {"组织委员会", "委员", "鲍春晖"},
			{"裁判委员会", "裁判长", "解思远"}, {"裁判委员会", "副裁判长", "成立功"}, {"裁判委员会", "编排长", "丰雨荷"},
			{"裁判委员会", "裁判员", "关山月"}, {"裁判委员会", "裁判员", "池小荷"}, {"裁判委员会", "裁判员", "洪波"},
		},
		settings: []setting{{"公开老年男子组", "轮次", "9"}, {"公开老年女子组", "赛制", "单循环"}, {"双人组", "赛制", "单循环"}},
		venue:    "成都电子信息学校旅游专业实训楼", clock: "30分钟+10秒",
		days: []sessions{{"", starts[:7]}, {"公开老年男子组", append(slices.Repeat([]string{""}, 7), starts[7:]...)}},
		calls: []call{
			{at: "2019-11-21 14:30"}, {at: "2019-11-21 16:40"}, {at: "2019-11-21 19:10", desk: []entry{
				{31, "籍贯", "四川达州"}, {31, "起始轮", "3"}, {31, "报到", "√"}, {31, "备注", "户口簿已看，第3轮到"},
			}},
			{at: "2019-11-22 10:25"}, {at: "2019-11-22 12:10"}, {at: "2019-11-22 15:30", desk: []entry{
				{164, "退赛轮", "6"}, {164, "备注", "有急事，第6轮起退赛"},
			}},
			{at: "2019-11-22 18:00"}, {at: "2019-11-23 10:25"}, {at: "2019-11-23 12:10"}, {at: "2019-11-23 15:40"},
		},
		noShows: map[int][]int{90: {5, 6}, 72: {4}},
	}
	for _, s := range []string{"公开老年女子组", "少年男子组", "少年女子组", "儿童男子组", "儿童女子组", "双人组"} {
		e.settings = append(e.settings, setting{s, "轮次", "7"})
	}
	return e
}
