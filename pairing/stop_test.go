package pairing

import "testing"

func TestHours(t *testing.T) {
	for _, tt := range []struct {
		time     string
		from, to int
	}{
		{"14:00–18:00", 14 * 60, 18 * 60},
		{"下午2:30", 14*60 + 30, 0},
		{"上午9：00-下午3：00", 9 * 60, 15 * 60},
		{"晚上7点半至9点", 19*60 + 30, 21 * 60},
		{"09:30", 9*60 + 30, 0},
		{"12:30-13:30", 12*60 + 30, 13*60 + 30},
		{"全天", 0, 0},
		{"", 0, 0},
	} {
		if from, to := (Stop{Time: tt.time}).Hours(); from != tt.from || to != tt.to {
			t.Errorf("%s: %d–%d, want %d–%d", tt.time, from, to, tt.from, tt.to)
		}
	}
}
