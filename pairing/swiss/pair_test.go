package swiss

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

func TestNotes(t *testing.T) {
	s := field(7)
	s.Players[1].Unit, s.Players[3].Unit = "成都一队", "成都"
	s.UnitAvoidance = pairing.AllRounds
	s.Rounds = 0
	s.ForfeitLimit = 1
	post(s, "1-2 红胜; 3-4 红胜; 6-5 红弃权; 7 轮空")
	s.Players[2].WithdrawnAt = 2
	p := mustPair(t, s, 2, nil)
	if want := "1:5-7 2:4-1 2轮空 3缺席(退赛) 6缺席(弃权退赛)"; sheet(p.Round) != want {
		t.Fatalf("%s, want %s", sheet(p.Round), want)
	}
	tests := map[string]string{
		"轮空": "2 乙（0分）轮空，得 2 分",
		"下调": "1 甲（2分）下调，对 4 丁",
		"上调": "4 丁（0分）上调，对 1 甲",
		"缺席": "3 丙 不编排：退赛",
		"退赛": "6 己 弃权满 1 次，自第2轮起不再编排（恢复轮可恢复）",
		"轮次": "未填轮次，没有一轮按末轮处理",
		"放宽": "",
	}
	for kind, want := range tests {
		if got := noteTexts(p, kind); got != want {
			t.Errorf("%s: %q, want %q", kind, got, want)
		}
	}
}

// Where nothing else is possible H3 gives way, and H1 by the arbiter's word; it is said each time.
func TestRelaxationIsNamed(t *testing.T) {
	s := field(4)
	for _, p := range s.Players {
		p.Unit = "成都"
	}
	p := mustPair(t, s, 1, nil)
	if got := noteTexts(p, "放宽"); got != "1 甲 与 2 乙 同单位；4 丁 与 3 丙 同单位" {
		t.Errorf("round 1: %q", got)
	}
	s = field(2)
	s.Scoring.Win = 3
	post(s, "1-2 红胜")
	post(s, "1-2 红胜")
	p, err := PairWith(s, 3, nil, 1, Options{AllowRepeat: [][2]pairing.StartNo{{2, 1}}})
	if err != nil {
		t.Fatal(err)
	}
	if sheet(p.Round) != "1:2-1" || noteTexts(p, "放宽") != "2 乙 与 1 甲 再次相遇（裁判长决定）" {
		t.Errorf("%s %q", sheet(p.Round), noteTexts(p, "放宽"))
	}
}

func TestNoPairing(t *testing.T) {
	s := field(4)
	post(s, "1-2 红胜; 3-4 红胜")
	post(s, "1-3 红胜; 2-4 红胜")
	post(s, "4-1 黑胜; 3-2 红胜")
	_, err := Pair(s, 4, nil, 1)
	var no *NoPairingError
	if !errors.As(err, &no) || len(no.Bars) != 2 || no.LeaveOut != nil {
		t.Fatalf("got %#v", err)
	}
	const want = "甲组第4轮没有合法的对阵：1 甲 与 3 丙 只剩彼此而已相遇过，2 乙 与 4 丁 只剩彼此而已相遇过。裁判长可任选其一：" +
		"允许 1 甲 与 3 丙 再次相遇（--allow-repeat 1-3），并允许 2 乙 与 4 丁 再次相遇（--allow-repeat 2-4）；或轮次减为 3"
	if err.Error() != want {
		t.Errorf("%s\nwant\n%s", err, want)
	}
	opt := Options{AllowRepeat: [][2]pairing.StartNo{{3, 1}, {2, 4}}}
	if p, err := PairWith(s, 4, nil, 1, opt); err != nil || p.Cost.Value("H1") != 0 {
		t.Errorf("repeats allowed: %v", err)
	}
}

func TestNoPairingNamesByeAndForbidden(t *testing.T) {
	s := field(3)
	s.Forbidden = [][2]pairing.StartNo{{1, 2}, {2, 3}}
	post(s, "1-3 和棋; 2 轮空")
	_, err := Pair(s, 2, nil, 1)
	if err == nil || !strings.Contains(err.Error(), "只剩彼此而为禁配。裁判长可任选其一：从禁配中删去 ") ||
		strings.Contains(err.Error(), "缺席轮") { // without any one of them the other two may not meet either
		t.Errorf("got %v", err)
	}
	s.Forbidden = nil
	s.Posted = nil
	post(s, "1 轮空; 2 缺席; 3 轮空")
	post(s, "2 轮空; 1 缺席; 3 缺席")
	_, err = Pair(s, 3, nil, 1)
	if err == nil || !strings.Contains(err.Error(), "只剩轮空而已轮空过") ||
		!strings.Contains(err.Error(), "再次轮空（--allow-repeat ") || !strings.Contains(err.Error(), "（缺席轮写 3）") {
		t.Errorf("got %v", err)
	}
	p, err := PairWith(s, 3, nil, 1, Options{AllowRepeat: [][2]pairing.StartNo{{0, 2}}})
	if err != nil || sheet(p.Round) != "1:1-3 2轮空" {
		t.Errorf("a second bye allowed: %v", err)
	}
}

func TestNoRound(t *testing.T) {
	s := field(2)
	s.Players[1].WithdrawnAt = 1
	p := mustPair(t, s, 1, nil)
	if len(p.Round.Games) != 0 || noteTexts(p, "轮次") != "第1轮可编排的棋手只有 1 人，不编排" {
		t.Errorf("%+v", p)
	}
}

func TestFixedPairs(t *testing.T) {
	s := field(6)
	post(s, "1-2 红胜; 4-3 红胜; 5-6 红胜")
	s.Fixed = []pairing.FixedPair{{Round: 2, Red: 1, Black: 2}}
	p := mustPair(t, s, 2, nil)
	if !strings.Contains(sheet(p.Round), ":1-2") || noteTexts(p, "指定") != "1 甲 与 2 乙 由裁判长指定" ||
		!strings.Contains(noteTexts(p, "放宽"), "1 甲 与 2 乙 再次相遇") {
		t.Errorf("%s %v", sheet(p.Round), p.Notes)
	}
	s.Fixed = []pairing.FixedPair{{Round: 2, Red: 1, Black: 2}, {Round: 2, Red: 3, Black: 5}, {Round: 2, Red: 6, Black: 4}}
	if p := mustPair(t, s, 2, nil); len(p.Round.Games) != 3 {
		t.Errorf("all fixed: %s", sheet(p.Round))
	}
	s.Players[5].AbsentRounds = []int{2}
	s.Fixed = []pairing.FixedPair{{Round: 2, Red: 1, Black: 0}}
	if p := mustPair(t, s, 2, nil); !strings.Contains(sheet(p.Round), " 1轮空 ") {
		t.Errorf("a fixed bye: %s", sheet(p.Round))
	}
}

func TestInputErrors(t *testing.T) {
	tests := []struct {
		name    string
		prepare func(*pairing.Section)
		want    string
	}{
		{"no number", func(s *pairing.Section) { s.Players[2].No = 0 }, "甲组：丙（序号 3）还没有编号，不能编排"},
		{"a number twice", func(s *pairing.Section) { s.Players[2].No = 1 }, "甲组：甲 与 丙 的编号都是 1"},
		{"fixed and absent", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 1, Red: 1, Black: 9}}
		}, "指定的 1-9 不能照办：没有编号 9"},
		{"fixed and on leave", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 1, Red: 1, Black: 2}}
			s.Players[1].AbsentRounds = []int{1}
		}, "指定的 1-2 不能照办：2 乙 本轮不编排（请假）"},
		{"two fixed byes", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 1, Red: 1}, {Round: 1, Red: 2}}
		}, "本轮指定了两个轮空，只能有一个"},
		{"fixed twice", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 1, Red: 1, Black: 2}, {Round: 1, Red: 3, Black: 1}}
		}, "指定里 1 号写了两次"},
		{"a fixed bye too many", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 1, Red: 1, Black: 0}}
		}, "指定了轮空，其余棋手 3 人却是单数，还要有一人轮空"},
	}
	for _, tt := range tests {
		s := field(4)
		tt.prepare(s)
		_, err := Pair(s, 1, nil, 1)
		var in *InputError
		if !errors.As(err, &in) || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.name, err, tt.want)
		}
	}
}

// Players in the knockout are neither paired nor listed.
func TestElsewhere(t *testing.T) {
	s := field(6)
	p, err := PairWith(s, 1, nil, 1, Options{Elsewhere: []pairing.StartNo{1, 2}})
	if err != nil || sheet(p.Round) != "1:3-4 2:6-5" {
		t.Errorf("%v %v", p, err)
	}
}

// A result corrected later changes the scores, never the floats of a round already posted.
func TestFloatsAreAsPosted(t *testing.T) {
	s := field(4)
	post(s, "1-2 红胜; 3-4 红胜")
	post(s, "1-4 和棋; 3-2 和棋")
	s.Posted[0].Games[0].Result = pairing.Draw // now 1 would have met 4 one point apart, not two
	in, err := newInput(s, 3, 1, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range in.members {
		want := down
		if m.no == 2 || m.no == 4 {
			want = up
		}
		if m.floats[0] != want {
			t.Errorf("%d floats %d in round 2, want %d", m.no, m.floats[0], want)
		}
	}
	if m := in.members[in.vertex(1)]; m.score != 2 {
		t.Errorf("1 has %d points, want 2", m.score)
	}
}

// TestWhyNot asks for every pair: the answer contains it, and is the best that does.
func TestWhyNot(t *testing.T) {
	e := newEvent(5, 9, 5, 0.05)
	if err := e.play(2); err != nil {
		t.Fatal(err)
	}
	if err := e.number(3); err != nil {
		t.Fatal(err)
	}
	p := mustPairEvent(t, e, 3)
	in, _ := newInput(e.Section, 3, e.seed, Options{})
	nos := in.numbers()
	for i, a := range nos {
		for _, b := range nos[i+1:] {
			alt, err := WhyNot(e.Section, 3, e.seed, Options{}, a, b)
			if err != nil {
				t.Fatal(err)
			}
			asked := [2]pairing.StartNo{min(a, b), max(a, b)}
			if b == 0 {
				asked = [2]pairing.StartNo{a, 0}
			}
			if !colouredPairs(uncoloured(alt.Round.Games))[asked] {
				t.Errorf("%d-%d is not in %s", a, b, sheet(alt.Round))
			}
			posted := colouredPairs(uncoloured(p.Round.Games))[asked]
			if (alt.Criterion == "") != posted || !reflect.DeepEqual(alt.Best, p.Cost) {
				t.Errorf("%d-%d: worse in %q, posted %v", a, b, alt.Criterion, posted)
			}
			if alt.Criterion != "" && Title(alt.Criterion) == "" {
				t.Errorf("no title for %s", alt.Criterion)
			}
		}
	}
	for _, pair := range [][2]pairing.StartNo{{nos[0], 99}, {99, nos[0]}, {nos[0], nos[0]}} {
		if _, err := WhyNot(e.Section, 3, e.seed, Options{}, pair[0], pair[1]); err == nil {
			t.Errorf("%v: no error", pair)
		}
	}
}

func mustPairEvent(t *testing.T, e *event, round int) *Pairing {
	t.Helper()
	p, err := Pair(e.Section, round, nil, e.seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The proof travels with the pairing: its vertices are the players by points, then number, and the bye.
func TestProofNamesItsVertices(t *testing.T) {
	s := field(5)
	post(s, "2-1 红胜; 4-3 和棋; 5 轮空")
	p := mustPair(t, s, 2, nil)
	if want := []pairing.StartNo{2, 5, 3, 4, 1, 0}; !slices.Equal(p.Proof.Players, want) {
		t.Errorf("vertices %v, want %v", p.Proof.Players, want)
	}
	if len(p.Proof.Y) != 6 || p.Proof.Places[len(p.Proof.Places)-1].Name != "Q6" {
		t.Errorf("%d duals, places %v", len(p.Proof.Y), p.Proof.Places)
	}
}
