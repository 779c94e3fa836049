package pairing

import "testing"

// The spellings of the secretary's guide, as they are typed.
func TestParseResult(t *testing.T) {
	tests := map[Result][]string{
		Pending:       {"", "  "},
		RedWins:       {"红胜", "1", "1-0", "2:0", "2-0", "红", "胜", "红 胜"},
		Draw:          {"和棋", "=", "0.5-0.5", "½-½", "1:1", "1-1", "和", "平"},
		BlackWins:     {"黑胜", "0", "0-1", "0:2", "0-2", "黑", "负"},
		BlackForfeits: {"黑弃权", "+", "+/-", "+-"},
		RedForfeits:   {"红弃权", "-", "-/+"},
		DoubleForfeit: {"双弃权", "-/-"},
		DoubleLoss:    {"双负"},
		Bye:           {"轮空"},
		Absent:        {"缺席"},
		Void:          {"作废"},
	}
	for want, words := range tests {
		for _, w := range words {
			if got, ok := ParseResult(w); !ok || got != want {
				t.Errorf("ParseResult(%q) = %q, %v; want %q", w, got, ok, want)
			}
		}
	}
	for _, w := range []string{"赢", "3", "1-2", "红胜?", "win", "2"} {
		if got, ok := ParseResult(w); ok {
			t.Errorf("ParseResult(%q) = %q, want it refused", w, got)
		}
	}
}

// What each result pays red and black.
func TestPoints(t *testing.T) {
	s := DefaultScoring()
	tests := []struct {
		r          Result
		red, black Score
	}{
		{Pending, 0, 0}, {RedWins, 2, 0}, {Draw, 1, 1}, {BlackWins, 0, 2}, {BlackForfeits, 2, 0},
		{RedForfeits, 0, 2}, {DoubleForfeit, 0, 0}, {DoubleLoss, 0, 0}, {Bye, 2, 0}, {Absent, 0, 0}, {Void, 0, 0},
	}
	for _, tt := range tests {
		if r, b := s.Points(tt.r, Red), s.Points(tt.r, Black); r != tt.red || b != tt.black {
			t.Errorf("%q: red %d black %d, want %d %d", tt.r, r, b, tt.red, tt.black)
		}
	}
	football := Scoring{Win: 3, RedDraw: 1, BlackDraw: 1, Loss: 0, Bye: 3}
	if got := football.Points(RedForfeits, Black); got != 3 {
		t.Errorf("3/1/0: a win by forfeit pays %d, want 3", got)
	}
}
