package main

import (
	"slices"
	"testing"

	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/samples/field"
	"qisai/templates"
)

// Every event begins as a workbook without faults in which each section has its system, its rounds and, as far as 日程
// has rounds, a day for each.
func TestNewEvents(t *testing.T) {
	for name, e := range events() {
		data, err := e.newBook()
		if err != nil {
			t.Fatal(err)
		}
		event := read(t, data)
		for _, s := range event.Sections {
			if s.System == pairing.NoSystem || s.Rounds == 0 {
				t.Errorf("%s: %s has %d rounds of %s", name, s.Name, s.Rounds, s.System)
			}
		}
		for _, stop := range event.Schedule {
			if stop.Date.IsZero() {
				t.Errorf("%s: 日程 has no date for %s %s", name, stop.Section, stop.Round)
			}
		}
		eligibility.Judge(event, event.Regulation.Start)
		for serial := range e.noShows {
			i := slices.IndexFunc(event.Players, func(p *pairing.Player) bool { return p.Entry == serial })
			if i < 0 || event.Players[i].Verdict != pairing.Accepted {
				t.Errorf("%s: 序号 %d does not play", name, serial)
			}
		}
	}
}

// The seven women and the eight pairs of the kingship play a round robin, the others a Swiss.
func TestKingshipSystems(t *testing.T) {
	data, err := kingship().newBook()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range read(t, data).Sections {
		want := pairing.Swiss
		if s.Name == "公开老年女子组" || s.Name == "双人组" {
			want = pairing.RoundRobin
		}
		if s.System != want {
			t.Errorf("%s is %s, want %s", s.Name, s.System, want)
		}
	}
}

// A setting goes under its column, into a new one where the preset has none, and nowhere for a section nobody has.
func TestSettings(t *testing.T) {
	p := &templates.Preset{Sheets: map[string][][]string{templates.SheetSections: {{"比赛组", "轮次"}, {"甲"}, {"乙", "5"}}}}
	for _, s := range []setting{{"甲", "轮次", "7"}, {"乙", "设置", "直胜多人=小循环"}} {
		if err := s.enter(p); err != nil {
			t.Fatal(err)
		}
	}
	rows := p.Sheets[templates.SheetSections]
	if !slices.Equal(rows[0], []string{"比赛组", "轮次", "设置"}) || !slices.Equal(rows[1], []string{"甲", "7"}) ||
		!slices.Equal(rows[2], []string{"乙", "5", "直胜多人=小循环"}) {
		t.Errorf("%q", rows)
	}
	if err := (setting{"丙", "轮次", "7"}).enter(p); err == nil {
		t.Error("a section nobody has is accepted")
	}
}

// Who does not come loses by forfeit, whatever the game would have been; the games of the others stand.
func TestNoShows(t *testing.T) {
	e := &event{field: field.Spec{}, noShows: map[int][]int{101: {3}, 102: {3, 4}}}
	s := &pairing.Section{Players: []*pairing.Player{{No: 1, Entry: 101}, {No: 2, Entry: 102}, {No: 3, Entry: 103}}}
	for _, c := range []struct {
		round      int
		red, black pairing.StartNo
		want       pairing.Result
	}{
		{3, 1, 3, pairing.RedForfeits}, {3, 3, 2, pairing.BlackForfeits}, {3, 2, 1, pairing.DoubleForfeit},
		{4, 1, 3, pairing.Draw}, {4, 2, 1, pairing.RedForfeits},
	} {
		g := e.absent(s, c.round, pairing.Game{Red: c.red, Black: c.black, Result: pairing.Draw, RedFouls: 1})
		if g.Result != c.want || g.Result != pairing.Draw && (g.RedFouls > 0 || g.Note == "") {
			t.Errorf("round %d, %d against %d: %+v, want %s", c.round, c.red, c.black, g, c.want)
		}
	}
}
