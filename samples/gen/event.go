package main

import (
	"fmt"
	"slices"

	"qisai/templates"
)

const presetName = "2025-pengxi"

// drawSeed is the seed of the draw and of the engine, typed at the first `pair`.
const drawSeed = "20251120"

// facts are the items of 规程 that the regulation leaves to the organiser. The people are invented.
var facts = map[string]string{
	"裁判长": "文正平", "编排长": "苏晓岚", "证书落款": "四川省棋类协会、蓬溪县人民政府", "证书日期": "2025-11-23",
}

// officials are the rows of 机构; invented as well.
var officials = [][]string{
	{"委员会", "职务", "姓名"},
	{"组织委员会", "主任", "安立民"}, {"组织委员会", "副主任", "戚文清"}, {"组织委员会", "委员", "骆远山"}, {"组织委员会", "委员", "康雅芝"},
	{"技术申诉委员会", "主任", "骆远山"}, {"技术申诉委员会", "委员", "康雅芝"}, {"技术申诉委员会", "委员", "安立民"},
	{"裁判委员会", "裁判长", "文正平"}, {"裁判委员会", "副裁判长", "甘永和"}, {"裁判委员会", "编排长", "苏晓岚"},
	{"裁判委员会", "裁判员", "路广生"}, {"裁判委员会", "裁判员", "米彩云"}, {"裁判委员会", "裁判员", "滕国风"}, {"裁判委员会", "裁判员", "柏如松"},
}

// days are the sessions of the event; the regulation prints them in an annex that is not part of its text.
var days = []struct {
	section string
	starts  []string // of rounds 1, 2, …
}{
	{"公开男子组", []string{
		"2025-11-21 14:00", "2025-11-21 16:00", "2025-11-22 10:00", "2025-11-22 14:00", "2025-11-22 16:00", "2025-11-22 19:30",
		"2025-11-23 08:30", "2025-11-23 10:30", "2025-11-23 14:00",
	}},
	{"女子组", youthStarts}, {"少年男子组", youthStarts},
}

var youthStarts = []string{
	"2025-11-21 19:30", "2025-11-22 08:00", "2025-11-22 10:00", "2025-11-22 14:00", "2025-11-22 16:00", "2025-11-23 08:30",
	"2025-11-23 10:30",
}

// eventPreset is the preset as an organiser completes it before the event.
func eventPreset() (*templates.Preset, error) {
	p, err := templates.LoadPreset(presetName)
	if err != nil {
		return nil, err
	}
	for _, row := range p.Sheets[templates.SheetRegulation] {
		if v, ok := facts[row[0]]; ok && row[1] == "" {
			row[1] = v
		}
	}
	p.Sheets[templates.SheetBodies] = officials
	schedule := p.Sheets[templates.SheetSchedule]
	if len(schedule) == 0 || !slices.Equal(schedule[0], scheduleColumns) {
		return nil, fmt.Errorf("预设 %s 的日程表变了样", presetName)
	}
	for _, d := range days {
		for i, start := range d.starts {
			row := []string{d.section, fmt.Sprint(i + 1), start[:10], start[11:], "万和大酒店三楼", "20分钟+5秒"}
			schedule = setRow(schedule, row)
		}
	}
	p.Sheets[templates.SheetSchedule] = schedule
	return p, nil
}

// scheduleColumns are the columns of 日程 that the preset names.
var scheduleColumns = []string{"比赛组", "轮次", "日期", "时间", "地点", "用时"}

// setRow puts a row in the place of the one with the same section and round, or at the end.
func setRow(rows [][]string, row []string) [][]string {
	for i, r := range rows {
		if r[0] == row[0] && r[1] == row[1] {
			rows[i] = row
			return rows
		}
	}
	return append(rows, row)
}
