package swiss

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// Alternative is another pairing of a round, compared with the best one.
type Alternative struct {
	Round pairing.Round
	Cost  Cost
	Best  Cost
	// Criterion is the first one in which the alternative is worse; "" if it is the best pairing itself.
	Criterion string
	// Why says in a plain Chinese sentence in what it is worse.
	Why string
}

// WhyNot answers "why not A–B?" (解释): the best pairing of the round among those in which the two meet; b = 0 asks for
// a's bye. An *InputError says that the two cannot be paired with each other at all in this round: one does not play,
// is in a pair of 指定, or there is no bye.
func WhyNot(s *pairing.Section, round int, seed uint64, opt Options, a, b pairing.StartNo) (*Alternative, error) {
	in, err := newInput(s, round, seed, opt)
	if err != nil {
		return nil, err
	}
	u, v := in.vertex(a), in.vertex(b)
	switch {
	case u < 0:
		return nil, in.notThere(a)
	case v < 0:
		return nil, in.notThere(b)
	case u == v:
		return nil, faultf("%d 号不能与自己对局", a)
	}
	best, err := in.solve()
	if err != nil {
		return nil, err
	}
	forced := in.force(u, v)
	other, err := forced.solve()
	if err != nil {
		return nil, err
	}
	return forced.alternative(best, other), nil
}

// RunnerUp gives the second-best pairing of a round, nil if there is only one.
func RunnerUp(s *pairing.Section, round int, seed uint64, opt Options) (*Alternative, error) {
	in, err := newInput(s, round, seed, opt)
	if err != nil || in.vertices() < 4 {
		return nil, err
	}
	best, err := in.solve()
	if err != nil {
		return nil, err
	}
	var next *solution
	for u, v := range best.mate { // the second best lacks some pair of the best
		if u > v {
			continue
		}
		other, err := in.drop(u, v).solve()
		if err != nil {
			return nil, err
		}
		if next == nil || less(other, next) {
			next = other
		}
	}
	return in.alternative(best, next), nil
}

// less says whether a costs less than b.
func less(a, b *solution) bool {
	_, sign := a.cost.Difference(b.cost)
	return sign < 0
}

// alternative compares another solution with the best.
func (in *input) alternative(best, other *solution) *Alternative {
	name, _ := other.cost.Difference(best.cost)
	return &Alternative{
		Round: pairing.Round{Number: in.round, Games: in.games(in.boards(other, nil))},
		Cost:  other.cost, Best: best.cost, Criterion: name, Why: in.whyWorse(best, other, name),
	}
}

// whyWorse says in what another solution is worse than the best.
func (in *input) whyWorse(best, other *solution, criterion string) string {
	switch criterion {
	case "":
		return "与现在的一样好"
	case "H1":
		return in.whyIllegal(other)
	case "Q6":
		return "各条都一样好，由抽签决定"
	}
	return in.rest() + fmt.Sprintf("“%s”这一条就差了：从 %d 变成 %d（越小越好；在它之前的各条都一样）",
		Title(criterion), best.cost.Value(criterion), other.cost.Value(criterion))
}

// rest begins an answer that is about all the others when a pair is laid down.
func (in *input) rest() string {
	if in.only == [2]int{} {
		return ""
	}
	return "若这样，其余的人再怎样编排，"
}

// whyIllegal names the pairs of a solution that must not be: the one asked for, or what would be left for the others.
func (in *input) whyIllegal(other *solution) string {
	var own, rest []string
	var d digits
	for u, v := range other.mate {
		if u > v {
			continue
		}
		if in.pair(u, v, &d); d.v[h1] == 0 {
			continue
		}
		if in.asks(u, v) {
			own = append(own, map[bool]string{true: "他", false: "两人"}[in.isBye(v)]+in.bar(u, v))
			continue
		}
		who := name(in.members[u].player)
		if !in.isBye(v) {
			who += " 与 " + name(in.members[v].player)
		}
		rest = append(rest, who+" "+in.bar(u, v))
	}
	if len(own) > 0 {
		return strings.Join(own, "，")
	}
	return in.rest() + "都不合法了：" + strings.Join(rest, "，")
}

// bar says why a pair must not be: 第2轮已相遇, 列在禁配中, 第1轮已轮空过.
func (in *input) bar(u, v int) string {
	a := in.members[u].no
	if in.isBye(v) {
		return fmt.Sprintf("第%d轮已轮空过", in.byes(a)[0])
	}
	b := in.members[v].no
	var why []string
	if in.repeat(u, v) {
		why = append(why, fmt.Sprintf("第%d轮已相遇", in.meetings(a, b)[0]))
	}
	if in.forbidden(a, b) {
		why = append(why, "列在禁配中")
	}
	return strings.Join(why, "，又")
}

// vertex finds a number among the vertices, 0 being the bye; -1 if it is not there.
func (in *input) vertex(no pairing.StartNo) int {
	for v, other := range in.numbers() {
		if other == no {
			return v
		}
	}
	return -1
}

// notThere says why a number is not among the vertices.
func (in *input) notThere(no pairing.StartNo) error {
	for _, f := range in.fixed {
		switch {
		case f.black == nil && (no == 0 || f.red.no == no):
			return faultf("本轮由裁判长指定 %s 轮空", name(f.red.player))
		case f.black != nil && (f.red.no == no || f.black.no == no):
			return faultf("%s 与 %s 本轮由裁判长指定对阵", name(f.red.player), name(f.black.player))
		}
	}
	if no == 0 {
		return faultf("本轮参加编排的人数是双数，没有轮空")
	}
	return faultf("%s", in.whyNotThere(no))
}

// asks says whether the pair u < v is the one laid down by the question.
func (in *input) asks(u, v int) bool { return in.asked && in.only == [2]int{u, v} }

// force gives the same input with one pair laid down: levels, places and bounds stay, so that the two costs can be
// compared criterion by criterion.
func (in *input) force(u, v int) *input {
	out := *in
	out.only = [2]int{min(u, v), max(u, v)}
	out.asked = true
	return &out
}

// drop gives the same input without one pair.
func (in *input) drop(u, v int) *input {
	out := *in
	out.not = [2]int{min(u, v), max(u, v)}
	out.asked = true
	return &out
}

// permits says whether a question put to the engine leaves the pair u < v allowed.
func (in *input) permits(u, v int) bool {
	if !in.asked {
		return true
	}
	p := [2]int{u, v}
	touches := u == in.only[0] || u == in.only[1] || v == in.only[0] || v == in.only[1]
	forced := in.only != [2]int{}
	return p != in.not && (!forced || !touches || p == in.only)
}
