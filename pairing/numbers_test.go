package pairing

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// entries gives accepted players with 序号 1, 2, … and the given numbers.
func entries(numbers ...StartNo) *Section {
	s := NewSection("甲组")
	for i, no := range numbers {
		s.Players = append(s.Players, &Player{Entry: i + 1, No: no, Name: string(rune('甲' + i)), Verdict: Accepted})
	}
	return s
}

func numbersByEntry(s *Section) []StartNo {
	out := make([]StartNo, len(s.Players))
	for _, p := range s.Players {
		out[p.Entry-1] = p.No
	}
	return out
}

func TestDrawIsASeededShuffle(t *testing.T) {
	s := entries(0, 0, 0, 0, 0)
	got, err := AssignNumbers(s, 1, 1004)
	if err != nil || len(got) != 5 {
		t.Fatalf("got %d players, %v", len(got), err)
	}
	key := func(p *Player) uint64 { return SplitMix64(1004 + uint64(p.Entry)*1000003) }
	for i, p := range got {
		if p.No != StartNo(i+1) || i > 0 && key(got[i-1]) > key(p) {
			t.Errorf("place %d: 序号 %d has 编号 %d", i+1, p.Entry, p.No)
		}
	}
	want := numbersByEntry(s)
	again := entries(0, 0, 0, 0, 0)
	slices.Reverse(again.Players)
	if _, err := AssignNumbers(again, 1, 1004); err != nil || !slices.Equal(numbersByEntry(again), want) {
		t.Errorf("rows reversed: %v, want %v (%v)", numbersByEntry(again), want, err)
	}
}

func TestAssignNumbers(t *testing.T) {
	tests := []struct {
		name    string
		round   int
		have    []StartNo
		prepare func(*Section)
		want    []StartNo
	}{
		{"lots drawn in public stand", 1, []StartNo{3, 1, 2}, nil, []StartNo{3, 1, 2}},
		{"late entries follow the highest number", 3, []StartNo{2, 0, 1, 0}, nil, []StartNo{2, 3, 1, 4}},
		{"a withdrawn player's number is not given again", 3, []StartNo{1, 2, 7, 0}, func(s *Section) {
			s.Players[2].WithdrawnAt = 2
		}, []StartNo{1, 2, 7, 8}},
		{"a refused entry gets none", 3, []StartNo{1, 2, 0, 0}, func(s *Section) {
			s.Players[2].Verdict = Rejected
		}, []StartNo{1, 2, 0, 3}},
		{"a late entry waits for his round", 2, []StartNo{1, 2, 0}, func(s *Section) {
			s.Players[2].FirstRound = 3
		}, []StartNo{1, 2, 0}},
		{"a number held by an absent player is passed over", 1, []StartNo{0, 1}, func(s *Section) {
			s.Players[1].AbsentRounds = []int{1}
		}, []StartNo{2, 1}},
	}
	for _, tt := range tests {
		s := entries(tt.have...)
		if tt.prepare != nil {
			tt.prepare(s)
		}
		if _, err := AssignNumbers(s, tt.round, 1); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if got := numbersByEntry(s); !slices.Equal(got, tt.want) {
			t.Errorf("%s: numbers %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestHalfADrawIsAFault(t *testing.T) {
	s := entries(1, 0, 2, 0)
	_, err := AssignNumbers(s, 1, 1)
	var draw *DrawError
	if !errors.As(err, &draw) || len(draw.Missing) != 2 || draw.Numbered != 2 {
		t.Fatalf("got %v", err)
	}
	if !strings.Contains(err.Error(), "（序号 2）") || !strings.Contains(err.Error(), "（序号 4）") {
		t.Errorf("the message does not name the players: %v", err)
	}
	if got := numbersByEntry(s); !slices.Equal(got, []StartNo{1, 0, 2, 0}) {
		t.Errorf("numbers changed: %v", got)
	}
}
