package main

import (
	"fmt"
	"slices"

	"qisai/samples/field"
	"qisai/templates"
)

// event is all that makes a workbook from a preset.
type event struct {
	preset    string
	field     field.Spec
	drawSeed  string            // of the draw and of the engine, typed at the first `pair`
	playSeed  uint64            // decides how the games end
	facts     map[string]string // items of 规程 that the regulation leaves to the organiser; the people are invented
	officials [][]string        // rows of 机构; invented as well
	settings  []setting         // cells of 比赛组 the regulation leaves open
	venue     string            // of the rounds in 日程
	clock     string            // 用时 there
	days      []sessions        // that the preset's 日程 lacks
	calls     []call            // of `pair`
	toTheEnd  bool              // go on after the calls until every section is over, then standings and awards
	noShows   map[int][]int     // rounds to which the player with a 序号 does not come without a word; those of a knockout count on
	picked    map[string]string // 名单 of an award picked by hand, typed before awards
}

// setting is what stands under a column in the row of a section in 比赛组.
type setting struct{ section, column, text string }

// sessions are when the rounds 1, 2, … of a section begin; "" stands for every section.
type sessions struct {
	section string
	starts  []string
}

// events are those that can be made.
func events() map[string]*event {
	return map[string]*event{
		"demo": demo(), "2025-pengxi": pengxi(), "2019-qishan-cup": qishan(), "2019-sichuan-kingship": kingship(),
		"2016-enterprise": enterprise(),
	}
}

// completed is the preset as an organiser completes it before the event.
func (e *event) completed() (*templates.Preset, error) {
	p, err := templates.LoadPreset(e.preset)
	if err != nil {
		return nil, err
	}
	for _, row := range p.Sheets[templates.SheetRegulation] {
		if v, ok := e.facts[row[0]]; ok && row[1] == "" {
			row[1] = v
		}
	}
	p.Sheets[templates.SheetBodies] = e.officials
	for _, s := range e.settings {
		if err := s.enter(p); err != nil {
			return nil, err
		}
	}
	schedule := p.Sheets[templates.SheetSchedule]
	if len(schedule) == 0 || !slices.Equal(schedule[0], scheduleColumns) {
		return nil, fmt.Errorf("预设 %s 的日程表变了样", e.preset)
	}
	for _, d := range e.days {
		for i, start := range d.starts {
			if start != "" {
				schedule = setRow(schedule, []string{d.section, fmt.Sprint(i + 1), start[:10], start[11:], e.venue, e.clock})
			}
		}
	}
	p.Sheets[templates.SheetSchedule] = schedule
	return p, nil
}

// enter types a setting into the preset, in a new column where the preset has none.
func (s setting) enter(p *templates.Preset) error {
	rows := p.Sheets[templates.SheetSections]
	col := slices.Index(rows[0], s.column)
	if col < 0 {
		col = len(rows[0])
		rows[0] = append(rows[0], s.column)
	}
	for i, row := range rows {
		if i == 0 || row[0] != s.section {
			continue
		}
		for len(row) <= col {
			row = append(row, "")
		}
		row[col] = s.text
		rows[i] = row
		return nil
	}
	return fmt.Errorf("no section %s", s.section)
}

// scheduleColumns are the columns of 日程 that the presets name.
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
