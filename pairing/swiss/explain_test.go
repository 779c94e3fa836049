package swiss

import (
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// reasonsOf gives the sentences on the board of a number, joined.
func reasonsOf(t *testing.T, s *pairing.Section, round int, opt Options, no pairing.StartNo) string {
	t.Helper()
	reasons, err := Reasons(s, round, nil, 1, opt)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(reasons, func(r Reason) bool { return r.Game.Has(no) })
	if i < 0 {
		t.Fatalf("no board of %d", no)
	}
	return strings.Join(reasons[i].Lines, "；")
}

// What the arbiter has decided is never said to be for want of something better.
func TestReasonsOfTheArbiter(t *testing.T) {
	base := func() *pairing.Section {
		s := field(6)
		s.UnitAvoidance = pairing.AllRounds
		s.Players[0].Unit, s.Players[1].Unit, s.Players[3].Unit = "成都", "成都二队", "成都"
		post(s, "1-2 红胜; 4-3 红胜; 5-6 红胜")
		return s
	}
	tests := []struct {
		name    string
		prepare func(*pairing.Section)
		opt     Options
		no      pairing.StartNo
		want    []string
	}{
		{"a repeat of different scores and one unit, ordered", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 2, Red: 1, Black: 2}}
		}, Options{}, 1, []string{"由裁判长指定（1 甲 2 分，2 乙 0 分）", "按指定的先后", "再次相遇（裁判长指定）", "同单位（裁判长指定）"}},
		{"equal scores, ordered", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 2, Red: 1, Black: 4}}
		}, Options{}, 4, []string{"由裁判长指定（两人都是 2 分）", "同单位（裁判长指定）"}},
		{"a listed pair, ordered", func(s *pairing.Section) {
			s.Fixed = []pairing.FixedPair{{Round: 2, Red: 1, Black: 3}}
			s.Forbidden = [][2]pairing.StartNo{{3, 1}}
		}, Options{}, 1, []string{"为禁配（裁判长指定）"}},
		{"an ordered bye", func(s *pairing.Section) {
			s.Players[5].WithdrawnAt = 2
			s.Fixed = []pairing.FixedPair{{Round: 2, Red: 4}}
		}, Options{}, 4, []string{"4 丁 2 分：由裁判长指定轮空"}},
	}
	for _, tt := range tests {
		s := base()
		tt.prepare(s)
		got := reasonsOf(t, s, 2, tt.opt, tt.no)
		for _, want := range tt.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: no %q in %s", tt.name, want, got)
			}
		}
		if strings.Contains(got, "没有更好") || strings.Contains(got, "若都同分") {
			t.Errorf("%s: %s", tt.name, got)
		}
	}
}

func TestReasonsOfDecisions(t *testing.T) {
	s := field(2)
	post(s, "1-2 和棋")
	allow := Options{AllowRepeat: [][2]pairing.StartNo{{2, 1}}}
	if got := reasonsOf(t, s, 2, allow, 1); !strings.Contains(got, "再次相遇（裁判长决定）") {
		t.Errorf("allowed: %s", got)
	}
	if got := reasonsOf(t, s, 2, Options{}, 1); !strings.Contains(got, "再次相遇：这一轮没有合法的对阵") {
		t.Errorf("not allowed: %s", got)
	}
	s = field(3)
	post(s, "1 轮空; 2-3 和棋")
	post(s, "2 轮空; 1-3 和棋")
	post(s, "3 轮空; 1-2 和棋")
	allow.AllowRepeat = [][2]pairing.StartNo{{1, 2}, {3, 0}}
	if got := reasonsOf(t, s, 4, allow, 3); got != "3 丙 4 分：裁判长决定再次轮空" {
		t.Errorf("second bye: %s", got)
	}
}

func TestReasonsOfFloats(t *testing.T) {
	s := field(4)
	post(s, "1-3 红胜; 2-4 和棋")
	if got, want := reasonsOf(t, s, 2, Options{}, 1), "1 甲 2 分下调，4 丁 1 分上调，相差 1 分：2 分的有 1 人，是单数，须有一人下调；对手取积分最接近的"; !strings.HasPrefix(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
	s = field(4)
	post(s, "1-2 红胜; 4-3 红胜")
	post(s, "4-1 黑胜; 2-3 红胜")
	if got, want := reasonsOf(t, s, 3, Options{}, 1), "1 甲 与 2 分的 2 乙 第1轮已相遇过，与 2 分的 4 丁 第2轮已相遇过"; !strings.Contains(got, want) {
		t.Errorf("no %q in %s", want, got)
	}
	s.Forbidden = [][2]pairing.StartNo{{4, 1}}
	s.Posted[1].Games[0].Result = pairing.Void
	s.Posted[1].Games = append(s.Posted[1].Games, pairing.Game{Red: 1, Result: pairing.Bye}) // a bye in place of the void game
	if got, want := reasonsOf(t, s, 3, Options{}, 1), "与 2 分的 4 丁 为禁配"; !strings.Contains(got, want) {
		t.Errorf("no %q in %s", want, got)
	}
}

func TestReasonsOfTheFirstBye(t *testing.T) {
	s := field(5)
	if got := reasonsOf(t, s, 1, Options{}, 5); got != "5 戊 0 分：首轮人数是单数，编号最大的轮空" {
		t.Error(got)
	}
	s = field(3)
	s.Forbidden = [][2]pairing.StartNo{{1, 2}}
	if got := reasonsOf(t, s, 1, Options{}, 2); !strings.Contains(got, "首轮本由编号最大的 3 丙 轮空") {
		t.Error(got)
	}
}

// Why not is said as to a player.
func TestWhyNotInWords(t *testing.T) {
	s := field(6)
	post(s, "1-2 红胜; 4-3 红胜; 5 轮空; 6 缺席")
	s.Forbidden = [][2]pairing.StartNo{{1, 2}, {3, 5}}
	s.Players[5].AbsentRounds = []int{2}
	for pair, want := range map[[2]pairing.StartNo]string{
		{1, 2}: "两人第1轮已相遇，又列在禁配中",
		{3, 4}: "两人第1轮已相遇",
		{3, 5}: "两人列在禁配中",
		{5, 0}: "他第1轮已轮空过",
	} {
		alt, err := WhyNot(s, 2, 1, Options{}, pair[0], pair[1])
		if err != nil || alt.Why != want {
			t.Errorf("%v: %v, %v, want %s", pair, alt, err, want)
		}
	}
	if _, err := WhyNot(s, 2, 1, Options{}, 1, 6); err == nil || err.Error() != "6 己 本轮不编排（请假）" {
		t.Errorf("absent: %v", err)
	}
	s.Fixed = []pairing.FixedPair{{Round: 2, Red: 1, Black: 4}}
	if _, err := WhyNot(s, 2, 1, Options{}, 3, 4); err == nil || err.Error() != "1 甲 与 4 丁 本轮由裁判长指定对阵" {
		t.Errorf("ordered: %v", err)
	}
}

// Where nothing is left, what is left over for the others is named; the lot is said without its numbers.
func TestWhyNotNamesTheOthers(t *testing.T) {
	s := field(4)
	post(s, "1-2 和棋; 3-4 和棋")
	post(s, "1-3 和棋; 2-4 和棋")
	s.Forbidden = [][2]pairing.StartNo{{2, 3}}
	s.Posted = s.Posted[:1]
	alt, err := WhyNot(s, 2, 1, Options{}, 1, 4)
	if err != nil || alt.Why != "若这样，其余的人再怎样编排，都不合法了：2 乙 与 3 丙 列在禁配中" {
		t.Errorf("%+v %v", alt, err)
	}
	s = field(4)
	s.FirstOrder = pairing.Random
	best := mustPair(t, s, 1, nil)
	g, _ := best.Round.Find(1)
	for _, no := range []pairing.StartNo{2, 3, 4} {
		if alt, err := WhyNot(s, 1, 1, Options{}, 1, no); no != g.Opponent(1) && (err != nil || alt.Why != "各条都一样好，由抽签决定") {
			t.Errorf("1-%d: %+v %v", no, alt, err)
		}
	}
}

// A pair that has met and is listed needs both steps; in round 1 only names are known.
func TestCureOfBoth(t *testing.T) {
	s := field(2)
	post(s, "1-2 和棋")
	s.Forbidden = [][2]pairing.StartNo{{1, 2}}
	_, err := Pair(s, 2, nil, 1)
	const want = "1 甲 与 2 乙 只剩彼此而已相遇过，又为禁配。裁判长可任选其一：从禁配中删去 甲-乙（编号 1-2），并允许 1 甲 与 2 乙 再次相遇（--allow-repeat 1-2）"
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v\nwant %s", err, want)
	}
	// with the repeat allowed the list is what is left
	_, err = PairWith(s, 2, nil, 1, Options{AllowRepeat: [][2]pairing.StartNo{{1, 2}}})
	if err == nil || !strings.Contains(err.Error(), "：从禁配中删去 甲-乙（编号 1-2）；或") {
		t.Errorf("allowed: %v", err)
	}
	s.Forbidden = nil // the cure is carried out
	if _, err := PairWith(s, 2, nil, 1, Options{AllowRepeat: [][2]pairing.StartNo{{1, 2}}}); err != nil {
		t.Error(err)
	}
	s = field(2)
	s.Forbidden = [][2]pairing.StartNo{{1, 2}}
	_, err = Pair(s, 1, nil, 1)
	if err == nil || !strings.Contains(err.Error(), "甲 与 乙 只剩彼此而为禁配。裁判长可任选其一：从禁配中删去 甲-乙") || strings.ContainsAny(err.Error(), "2") {
		t.Errorf("round 1: %v", err)
	}
}

func TestTitleNamesTheLevel(t *testing.T) {
	for name, want := range map[string]string{"Q2": "先后手平衡", "Q1.3": "第3分数段积分差", "X": ""} {
		if got := Title(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// What the notes say of 指定 can be read back.
func TestOrderedInNotes(t *testing.T) {
	s := field(7)
	s.Players[1].Name = "卓玛·央金 与"
	s.Fixed = []pairing.FixedPair{{Round: 1, Red: 5, Black: 2}, {Round: 1, Red: 3}}
	p := mustPair(t, s, 1, nil)
	var notes []string
	for _, n := range p.Notes {
		notes = append(notes, n.Text)
	}
	want := [][2]pairing.StartNo{{5, 2}, {3, 0}}
	if got := OrderedInNotes(strings.Join(notes, "；")); !slices.Equal(got, want) {
		t.Errorf("%v, want %v, of %v", got, want, notes)
	}
}
