package swiss

import (
	"cmp"
	"fmt"
	"slices"

	"qisai/pairing"
)

// input is everything the cost of a pair depends on, laid out for speed: players stand by points, then number, and
// the bye, if the number is odd, is the vertex behind them.
type input struct {
	section *pairing.Section
	round   int
	seed    uint64
	members []member
	levels  []level
	fixed   []fixedPair // 指定, outside the matching
	bye     bool        // one of the members has the bye
	barred  *relation   // H1: pairs that must not be made; a member with himself: no bye
	last    bool        // the last round: 禁连三 ranks after Q1
	avoid   bool        // 同单位回避 is on

	allow     [][2]pairing.StartNo // Options.AllowRepeat
	elsewhere map[pairing.StartNo]bool

	// A question put to the engine (explain.go); pairs as smaller, larger vertex, {0, 0} for none.
	asked     bool
	only, not [2]int // a pair laid down; a pair not allowed
}

// level is one score and the players who have it: members[start : start+size], by number.
type level struct {
	score       pairing.Score
	start, size int
}

// fixedPair is a pair of 指定, colours as written; black nil is a bye.
type fixedPair struct{ red, black *member }

// InputError says why a round cannot be paired as the workbook stands.
type InputError struct{ Msg string }

// Error gives the message.
func (e *InputError) Error() string { return e.Msg }

func faultf(format string, args ...any) error { return &InputError{fmt.Sprintf(format, args...)} }

// newInput reads a section as it stands before the round.
func newInput(s *pairing.Section, round int, seed uint64, opt Options) (*input, error) {
	in := &input{
		section: s, round: round, seed: seed,
		last:      s.LastSwissRound() > 0 && round == s.LastSwissRound(),
		avoid:     round <= s.UnitAvoidance,
		elsewhere: map[pairing.StartNo]bool{},
	}
	for _, no := range opt.Elsewhere {
		in.elsewhere[no] = true
	}
	players := slices.DeleteFunc(s.Available(round), func(p *pairing.Player) bool { return in.elsewhere[p.No] })
	if err := checkNumbers(s.Name, players); err != nil {
		return nil, err
	}
	all := readHistory(s, round, players)
	if err := in.takeFixed(all); err != nil {
		return nil, err
	}
	in.rank()
	in.bye = len(in.members)%2 == 1
	in.readBars(opt)
	return in, nil
}

// checkNumbers refuses players without a number and numbers held twice.
func checkNumbers(section string, players []*pairing.Player) error {
	holder := map[pairing.StartNo]*pairing.Player{}
	for _, p := range players {
		if p.No == 0 {
			return faultf("%s：%s（序号 %d）还没有编号，不能编排", section, p.Name, p.Entry)
		}
		if other := holder[p.No]; other != nil {
			return faultf("%s：%s 与 %s 的编号都是 %d", section, other.Name, p.Name, p.No)
		}
		holder[p.No] = p
	}
	return nil
}

// takeFixed moves the pairs of 指定 for this round out of the players; the rest become the members.
func (in *input) takeFixed(all []member) error {
	find := func(no pairing.StartNo) *member {
		if i := slices.IndexFunc(all, func(m member) bool { return m.no == no }); i >= 0 {
			return &all[i]
		}
		return nil
	}
	taken := map[pairing.StartNo]bool{}
	for _, f := range in.section.Fixed {
		if f.Round != in.round {
			continue
		}
		pair := fixedPair{red: find(f.Red), black: find(f.Black)}
		for _, no := range []pairing.StartNo{f.Red, f.Black} {
			switch {
			case no == 0 && taken[0]:
				return faultf("本轮指定了两个轮空，只能有一个")
			case taken[no] || no == f.Black && no == f.Red:
				return faultf("指定里 %d 号写了两次", no)
			case no != 0 && find(no) == nil:
				return faultf("指定的 %s 不能照办：%s", orderText(f), in.whyNotThere(no))
			}
			taken[no] = true
		}
		if pair.red == nil { // 0-7: a bye either way round
			pair.red, pair.black = pair.black, nil
		}
		in.fixed = append(in.fixed, pair)
	}
	for i := range all {
		if !taken[all[i].no] {
			in.members = append(in.members, all[i])
		}
	}
	if taken[0] && len(in.members)%2 == 1 {
		return faultf("指定了轮空，其余棋手 %d 人却是单数，还要有一人轮空", len(in.members))
	}
	return nil
}

// orderText writes a pair of 指定 as in 设置.
func orderText(f pairing.FixedPair) string { return fmt.Sprintf("%d-%d", f.Red, f.Black) }

// whyNotThere says why a number is not among the players to be paired.
func (in *input) whyNotThere(no pairing.StartNo) string {
	p := in.section.Player(no)
	switch {
	case p == nil:
		return fmt.Sprintf("没有编号 %d", no)
	case in.elsewhere[no]:
		return name(p) + " 在打淘汰赛"
	}
	return fmt.Sprintf("%s 本轮不编排（%s）", name(p), in.section.Availability(p, in.round))
}

// rank orders the members by points, then number, and finds the levels (同分组) and everybody's place in his.
func (in *input) rank() {
	slices.SortFunc(in.members, func(a, b member) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.no, b.no))
	})
	for i := range in.members {
		m := &in.members[i]
		if k := len(in.levels) - 1; k < 0 || in.levels[k].score != m.score {
			in.levels = append(in.levels, level{score: m.score, start: i})
		}
		k := len(in.levels) - 1
		m.level, m.pos = k, i-in.levels[k].start
		in.levels[k].size++
	}
	for i := range in.members {
		m := &in.members[i]
		m.toLower, m.toUpper = in.levels[m.level].size-1-m.pos, m.pos
		if in.round%2 == 0 { // counted from the other end [P]
			m.toLower, m.toUpper = m.toUpper, m.toLower
		}
	}
}

// players counts everybody to be paired, those of 指定 included.
func (in *input) players() int {
	n := len(in.members)
	for _, f := range in.fixed {
		n++
		if f.black != nil {
			n++
		}
	}
	return n
}

// vertices counts the members and the bye.
func (in *input) vertices() int {
	if in.bye {
		return len(in.members) + 1
	}
	return len(in.members)
}

// isBye says whether a vertex is the bye.
func (in *input) isBye(v int) bool { return v == len(in.members) }

// numbers lists the vertices by 编号, the bye as 0.
func (in *input) numbers() []pairing.StartNo {
	out := make([]pairing.StartNo, in.vertices())
	for i := range in.members {
		out[i] = in.members[i].no
	}
	return out
}
