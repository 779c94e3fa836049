package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// players is the chapter of those who play, section by section.
func (in ProgrammeInput) players() Chapter {
	var parts []Part
	drawn := false
	for _, c := range in.Sections {
		p := Part{Table: c.playerTable(), Streams: 2, FontSize: bookSize, NameSize: bookNames, EmptyText: "无（还没有棋手）"}
		if len(in.Sections) > 1 {
			p.Heading = c.Section.Name
		}
		p.Table.Notes = nonEmpty(c.headCount())
		drawn = drawn || c.Section.Player(1) != nil
		parts = append(parts, p)
	}
	if r := in.Tournament.Regulation; drawn && r.HasSeed {
		last := &parts[len(parts)-1].Table
		last.Notes = append(last.Notes, fmt.Sprintf("编号由抽签产生，抽签种子：%d", r.Seed))
	}
	ch := in.chapter("参赛名单", parts...)
	for i := range ch.Pieces {
		ch.Pieces[i].ByPart = true
	}
	return ch
}

// playerTable is everybody of a section by number, by name before the draw; columns that say nothing are left out.
func (c Context) playerTable() Table {
	t := Table{Columns: []Column{
		{Header: "编号", Kind: Number}, {Header: "姓名", Name: true}, {Header: "性别", Align: Center}, {Header: "单位"}, {Header: "组别"},
		{Header: "称号"},
	}}
	players := c.byNumber()
	mixed, many := mixedSexes(players), c.manyCategories()
	for _, p := range players {
		sex, category := "", ""
		if mixed {
			sex = eligibility.Sex(p).String()
		}
		if many {
			category = p.Category
		}
		t.Rows = append(t.Rows, []Cell{Z(p.No), T(shownName(p.Name)), T(sex), T(p.Unit), T(category), T(p.Title)})
	}
	dropEmpty(&t)
	return t
}

// byNumber gives those who play by number; those who have none yet are last, by name.
func (c Context) byNumber() []*pairing.Player {
	players := byName(c.entrants())
	slices.SortStableFunc(players, func(a, b *pairing.Player) int {
		if a.No == 0 || b.No == 0 {
			return cmp.Compare(b.No, a.No)
		}
		return cmp.Compare(a.No, b.No)
	})
	return players
}

func mixedSexes(players []*pairing.Player) bool {
	return slices.ContainsFunc(players, func(p *pairing.Player) bool { return eligibility.Sex(p) != eligibility.Sex(players[0]) })
}

// headCount says how many play, from how many units.
func (c Context) headCount() string {
	players := c.entrants()
	if len(players) == 0 {
		return ""
	}
	return fmt.Sprintf("共 %d 人，%d 个单位", len(players), countUnits(players))
}

func countUnits(players []*pairing.Player) int {
	units := map[string]bool{}
	for _, p := range players {
		if p.Unit != "" {
			units[p.Unit] = true
		}
	}
	return len(units)
}

// unitParts is the list by unit: who leads it, and who plays for it in which section.
func (in ProgrammeInput) unitParts() []Part {
	t := Table{Columns: []Column{{Header: "单位"}, {Header: "领队"}, {Header: "人数", Kind: Number}, {Header: "棋手（编号）", Prose: true}}}
	section := map[*pairing.Player]Context{}
	var all []*pairing.Player
	for _, c := range in.Sections {
		for _, p := range c.entrants() {
			section[p] = c
			all = append(all, p)
		}
	}
	for _, team := range chunkUnits(byUnit(all)) {
		if team[0].Unit != "" {
			t.Rows = append(t.Rows, []Cell{{Text: team[0].Unit, Bold: true}, T(leaders(team)), N(len(team)), T(in.members(team, section))})
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	dropEmpty(&t)
	return []Part{{Table: t, FontSize: bookSize}}
}

// chunkUnits cuts a list by unit into its units.
func chunkUnits(players []*pairing.Player) [][]*pairing.Player {
	var out [][]*pairing.Player
	for i, p := range players {
		if i == 0 || players[i-1].Unit != p.Unit {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], p)
	}
	return out
}

// members names the players of a unit, a line for each section if there are several.
func (in ProgrammeInput) members(team []*pairing.Player, section map[*pairing.Player]Context) string {
	var lines []string
	for _, c := range in.Sections {
		var names []string
		for _, p := range team {
			if section[p].Section != c.Section {
				continue
			}
			name := shownName(p.Name)
			if p.No != 0 {
				name += fmt.Sprintf("（%d）", p.No)
			}
			names = append(names, name)
		}
		if len(names) == 0 {
			continue
		}
		line := strings.Join(names, "　")
		if len(in.Sections) > 1 {
			line = c.Section.Name + "：" + line
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// leaders names the 领队 of a unit, each once.
func leaders(team []*pairing.Player) string {
	var names []string
	for _, p := range team {
		if p.Leader != "" && !slices.Contains(names, p.Leader) {
			names = append(names, p.Leader)
		}
	}
	return strings.Join(names, "、")
}
