package swiss

import "qisai/pairing"

// Alternative is another pairing of a round, compared with the best one.
type Alternative struct {
	Round pairing.Round
	Cost  Cost
	Best  Cost
	// Criterion is the first one in which the alternative is worse; "" if it is the best pairing itself.
	Criterion string
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
	other, err := in.force(u, v).solve()
	if err != nil {
		return nil, err
	}
	return in.alternative(best, other), nil
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
		Cost:  other.cost, Best: best.cost, Criterion: name,
	}
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
	if no == 0 {
		return faultf("第%d轮没有轮空", in.round)
	}
	return faultf("%d 号第%d轮不在编排之列", no, in.round)
}

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
