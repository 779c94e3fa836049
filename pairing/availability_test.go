package pairing

import "testing"

func TestAvailability(t *testing.T) {
	game := func(red, black StartNo, r Result) Game { return Game{Red: red, Black: black, Result: r} }
	posted := []Round{
		{1, []Game{game(1, 2, RedForfeits)}},
		{2, []Game{game(1, 0, Bye)}},
		{3, []Game{game(3, 1, BlackForfeits)}},
		{4, nil},
	}
	tests := []struct {
		name  string
		p     Player
		limit int
		total bool
		round int
		want  Availability
	}{
		{"accepted", Player{Verdict: Accepted}, 0, false, 1, Available},
		{"refused", Player{Verdict: Rejected}, 0, false, 1, NotAccepted},
		{"refused after the draw stays", Player{No: 9, Verdict: Rejected}, 0, false, 1, Available},
		{"late entry waits", Player{No: 9, FirstRound: 3}, 0, false, 2, NotYet},
		{"late entry plays", Player{No: 9, FirstRound: 3}, 0, false, 3, Available},
		{"leave", Player{No: 9, AbsentRounds: []int{2, 4}}, 0, false, 4, OnLeave},
		{"leave is over", Player{No: 9, AbsentRounds: []int{2, 4}}, 0, false, 5, Available},
		{"withdrawn", Player{No: 9, WithdrawnAt: 3}, 0, false, 3, Withdrawn},
		{"not yet withdrawn", Player{No: 9, WithdrawnAt: 3}, 0, false, 2, Available},
		{"taken back", Player{No: 9, WithdrawnAt: 3, ReturnAt: 5}, 0, false, 5, Available},
		{"before he is taken back", Player{No: 9, WithdrawnAt: 3, ReturnAt: 5}, 0, false, 4, Withdrawn},
		{"withdrawn after a return", Player{No: 9, WithdrawnAt: 5, ReturnAt: 3}, 0, false, 6, Withdrawn},
		{"disqualified", Player{No: 9, Marks: []string{"取消资格"}}, 0, false, 2, Disqualified},
		{"two forfeits, a bye between", Player{No: 1}, 2, false, 4, ForfeitedOut},
		{"one forfeit so far", Player{No: 1}, 2, false, 3, Available},
		{"no such rule", Player{No: 1}, 0, false, 4, Available},
		{"return wipes earlier forfeits", Player{No: 1, ReturnAt: 4}, 2, false, 4, Available},
		{"counted over the event", Player{No: 1}, 2, true, 4, ForfeitedOut},
	}
	for _, tt := range tests {
		s := NewSection("甲组")
		s.ForfeitLimit, s.ForfeitsTotal, s.Posted = tt.limit, tt.total, posted
		s.Players = []*Player{&tt.p}
		if got := s.Availability(&tt.p, tt.round); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestCheckInCountsOnceUsed(t *testing.T) {
	a, b := &Player{Verdict: Accepted}, &Player{Verdict: Accepted}
	s := NewSection("甲组")
	s.Players = []*Player{a, b}
	if got := len(s.Available(1)); got != 2 {
		t.Fatalf("nobody checked in: %d available, want 2", got)
	}
	a.CheckIn = "√"
	if got := s.Availability(b, 1); got != NotCheckedIn {
		t.Errorf("b: %q, want 未报到", got)
	}
}
