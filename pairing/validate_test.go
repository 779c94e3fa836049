package pairing

import (
	"strings"
	"testing"
)

func TestIrregularities(t *testing.T) {
	s := NewSection("甲组")
	s.Posted = []Round{
		{1, []Game{{Table: 1, Red: 1, Black: 2, Result: RedWins}, {Red: 3, Result: Bye}, {Red: 4, Result: Absent}}},
		{2, []Game{{Table: 1, Red: 1, Black: 4, Result: Draw}, {Red: 3, Result: Bye}, {Red: 2, Result: Absent}}},
		{3, []Game{{Table: 1, Red: 2, Black: 1}, {Table: 2, Red: 4, Black: 3}}},
	}
	got := s.Irregularities()
	if len(got) != 2 {
		t.Fatalf("got %d irregularities, want 2: %v", len(got), got)
	}
	if g := got[0]; g.Round != 2 || g.Game != 1 || !strings.Contains(g.Msg, "3号已在第1轮轮空") {
		t.Errorf("second bye: %+v", g)
	}
	if g := got[1]; g.Round != 3 || g.Game != 0 || !strings.Contains(g.Msg, "2号与1号已在第1轮相遇") {
		t.Errorf("second meeting: %+v", g)
	}
	s.Posted[2].Games[0].Note = "裁判长决定重赛"
	s.Posted[1].Games[1].Note = "裁判长决定"
	if got := s.Irregularities(); len(got) != 0 {
		t.Errorf("the arbiter's decisions stand, got %v", got)
	}
	if m := s.MissingResults(); len(m) != 1 || m[0].Number != 3 || len(m[0].Games) != 2 {
		t.Errorf("missing results: %v", m)
	}
}
