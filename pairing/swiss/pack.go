package swiss

import "fmt"

// maxComponent bounds the total of a component over a pairing, so that the solver's sums stay exact.
const maxComponent = 1 << 46

// Place says where a criterion stands in the packed vectors: Component counts from 0, the most significant; its value
// is multiplied by Factor. Bound is the largest total a pairing can reach.
type Place struct {
	Name      string
	Component int
	Factor    int64
	Bound     int64
}

// layout is the packing of one round.
type layout struct {
	dim    int
	places []Place    // in order of comparison
	terms  []term     // the same for packing, those of Q1 apart
	levels []position // the digits of Q1, by level
}

// term is the place of a criterion.
type term struct {
	criterion
	position
}

// position is a place without its name; the zero value packs nothing.
type position struct {
	component int
	factor    int64
}

// layout computes the bounds of all criteria for this round and packs as many digits into a component as fit: the base
// of a digit exceeds the largest total of a pairing, so comparing components compares digit by digit. A criterion that
// is 0 in every pairing takes no place; the lot stands alone.
func (in *input) layout() *layout {
	l := &layout{levels: make([]position, len(in.levels))}
	bounds := in.bounds()
	var put []func(position) // one for each place
	add := func(name string, bound int64, f func(position)) {
		if bound > 0 {
			l.places = append(l.places, Place{Name: name, Bound: bound})
			put = append(put, f)
		}
	}
	for _, c := range in.order() {
		if c != q1 {
			add(criterionNames[c], bounds[c], func(at position) { l.terms = append(l.terms, term{c, at}) })
			continue
		}
		for k := range in.levels {
			add(levelName(k), in.levelBound(k), func(at position) { l.levels[k] = at })
		}
	}
	l.assign()
	for i, p := range l.places {
		put[i](position{p.Component, p.Factor})
	}
	return l
}

// levelName names the digit of Q1 that counts in a level, from 0.
func levelName(k int) string { return fmt.Sprintf("Q1.%d", k+1) }

// assign deals the places out to components from the most significant on.
func (l *layout) assign() {
	product := int64(1)
	for i := range l.places {
		p := &l.places[i]
		alone := p.Name == criterionNames[q6]
		if i > 0 && (alone || product > maxComponent/(p.Bound+1)) {
			l.dim++
			product = 1
		}
		p.Component = l.dim
		product *= p.Bound + 1
	}
	l.dim++
	for i := len(l.places) - 1; i >= 0; i-- {
		l.places[i].Factor = 1
		if i+1 < len(l.places) && l.places[i+1].Component == l.places[i].Component {
			l.places[i].Factor = l.places[i+1].Factor * (l.places[i+1].Bound + 1)
		}
	}
}

// bounds gives for every criterion but Q1 a total no pairing exceeds. A player is in one pair only, so a sum over the
// players of the most each can add bounds the sum over pairs.
func (in *input) bounds() (b [criteria]int64) {
	pairs := int64(in.vertices() / 2)
	b[h1], b[q6] = pairs, pairs<<40
	if in.avoid {
		b[h3] = in.unitPairs()
	}
	for i := range in.members {
		m := &in.members[i]
		b[h2] += max(m.asRed.over+m.asRed.run, m.asBlack.over+m.asBlack.run)
		b[h2a] += max(m.asRed.over, m.asBlack.over)
		b[h2b] += max(m.asRed.run, m.asBlack.run)
		b[q2] += max(m.asRed.balance, m.asBlack.balance)
		b[q3] += max(m.asRed.repeated, m.asBlack.repeated)
		b[q4a] += count(m.floats[0] != noFloat)
		b[q4b] += count(m.floats[1] != noFloat)
		far := int64(in.levels[m.level].size - 1)
		b[q5a] += far
		b[q5b] += 2 * far * far // (x+y)² ≤ 2x²+2y², and no distance inside a level exceeds 2·far
		if in.bye {
			b[q0] = max(b[q0], int64(m.score))
			b[q0u] = max(b[q0u], int64(m.unplayed))
		}
	}
	return b
}

// levelBound bounds the digit of Q1 of a level: its players meet those with the fewest points of all below.
func (in *input) levelBound(k int) int64 {
	lv := in.levels[k]
	below := in.members[lv.start+lv.size:]
	total := int64(0)
	for i := range min(lv.size, len(below)) {
		total += int64(lv.score - below[len(below)-1-i].score)
	}
	return total
}

// unitPairs bounds H3: at most half of each unit's players meet one another.
func (in *input) unitPairs() int64 {
	size := map[int]int64{}
	for i := range in.members {
		size[in.members[i].unit]++
	}
	total := int64(0)
	for unit, n := range size {
		if unit != 0 {
			total += n / 2
		}
	}
	return total
}

// pack writes the cost of the vertices u < v into w, which has the length dim.
func (in *input) pack(l *layout, u, v int, w []int64) {
	var d digits
	in.pair(u, v, &d)
	clear(w)
	for i := range l.terms {
		t := &l.terms[i]
		w[t.component] += d.v[t.criterion] * t.factor
	}
	at := &l.levels[d.level]
	w[at.component] += d.v[q1] * at.factor
}
