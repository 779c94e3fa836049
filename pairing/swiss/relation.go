package swiss

import (
	"slices"

	"qisai/pairing"
)

// relation is a symmetric relation of members, one bit a pair.
type relation struct {
	words int
	bits  []uint64
}

func newRelation(n int) *relation {
	words := (n + 63) / 64
	return &relation{words, make([]uint64, n*words)}
}

func (r *relation) set(u, v int) {
	r.bits[u*r.words+v>>6] |= 1 << (v & 63)
	r.bits[v*r.words+u>>6] |= 1 << (u & 63)
}

func (r *relation) clear(u, v int) {
	r.bits[u*r.words+v>>6] &^= 1 << (v & 63)
	r.bits[v*r.words+u>>6] &^= 1 << (u & 63)
}

func (r *relation) has(u, v int) bool {
	return r.bits[u*r.words+v>>6]>>(v&63)&1 == 1
}

// readBars fills in H1: those who have met, unless the arbiter lets them meet again, and 禁配; a second bye likewise.
func (in *input) readBars(opt Options) {
	index := map[pairing.StartNo]int{}
	for i := range in.members {
		index[in.members[i].no] = i
	}
	in.barred = newRelation(len(in.members))
	for i := range in.members {
		m := &in.members[i]
		if m.hadBye {
			in.barred.set(i, i)
		}
		for _, no := range m.met {
			if j, ok := index[no]; ok && j != i {
				in.barred.set(i, j)
			}
		}
	}
	change := func(pair [2]pairing.StartNo, apply func(u, v int)) {
		if pair[0] == 0 || pair[1] == 0 { // the bye: both ends are the player
			pair[0] = max(pair[0], pair[1])
			pair[1] = pair[0]
		}
		u, ok1 := index[pair[0]]
		v, ok2 := index[pair[1]]
		if ok1 && ok2 {
			apply(u, v)
		}
	}
	in.allow = opt.AllowRepeat
	for _, pair := range in.allow {
		change(pair, in.barred.clear)
	}
	for _, pair := range in.section.Forbidden {
		change(pair, in.barred.set)
	}
}

// forbidden says whether 禁配 lists the two numbers.
func (in *input) forbidden(a, b pairing.StartNo) bool { return lists(in.section.Forbidden, a, b) }

// allowed says whether the arbiter lets the two numbers meet again; b = 0 is a second bye.
func (in *input) allowed(a, b pairing.StartNo) bool { return lists(in.allow, a, b) }

// repeat says whether two members have met and the arbiter has not allowed it.
func (in *input) repeat(u, v int) bool {
	a, b := &in.members[u], &in.members[v]
	return slices.Contains(a.met, b.no) && !in.allowed(a.no, b.no)
}

func lists(pairs [][2]pairing.StartNo, a, b pairing.StartNo) bool {
	return slices.Contains(pairs, [2]pairing.StartNo{a, b}) || slices.Contains(pairs, [2]pairing.StartNo{b, a})
}
