package swiss

import "qisai/pairing"

// criterion is one column of the cost vector.
type criterion int

const (
	h1  criterion = iota // never broken: no second meeting, no 禁配, no second bye
	h2                   // 禁连三 and 禁多三 together
	h2a                  // 禁多三 alone: the last round parts the two
	h2b                  // 禁连三 alone: ranks after Q1 in the last round
	h3                   // 同单位回避
	q0                   // the score of the bye (轮空)
	q0u                  // … and how many rounds he has not played over the board
	q1                   // score differences, one digit a level
	q2                   // colour balance
	q3                   // alternation of colours
	q4a                  // the same float as in the last round
	q4b                  // … as in the round before that
	q5a                  // who floats
	q5b                  // 同分编排: the order inside a level
	q6                   // the lot that makes the optimum unique
	criteria
)

var criterionNames = [criteria]string{
	"H1", "H2", "H2a", "H2b", "H3", "Q0", "Q0u", "Q1", "Q2", "Q3", "Q4a", "Q4b", "Q5a", "Q5b", "Q6",
}

// order lists the criteria from the first compared to the last; q1 stands for its digits, one a level.
func (in *input) order() []criterion {
	if in.last {
		return []criterion{h1, h2a, h3, q0, q0u, q1, h2b, q2, q3, q4a, q4b, q5a, q5b, q6}
	}
	return []criterion{h1, h2, h3, q0, q0u, q1, q2, q3, q4a, q4b, q5a, q5b, q6}
}

// digits is the cost of one pair. v[q1] counts in the digit of the given level.
type digits struct {
	v     [criteria]int64
	level int
}

// pair gives the cost of the vertices u < v; v may be the bye.
func (in *input) pair(u, v int, d *digits) {
	*d = digits{}
	a := &in.members[u]
	if in.isBye(v) {
		in.byeCost(u, a, d)
		return
	}
	b := &in.members[v]
	d.v[h1] = count(in.barred.has(u, v))
	d.v[h3] = count(in.avoid && a.unit != 0 && a.unit == b.unit)
	in.colourCost(a, b, d)
	if a.level == b.level {
		d.v[q5b] = in.orderCost(a, b)
	} else {
		d.level = a.level
		d.v[q1] = int64(a.score - b.score)
		d.v[q4a] = count(a.floats[0] == down) + count(b.floats[0] == up)
		d.v[q4b] = count(a.floats[1] == down) + count(b.floats[1] == up)
		d.v[q5a] = int64(a.toLower + b.toUpper)
		d.v[q5b] = d.v[q5a] * d.v[q5a]
	}
	d.v[q6] = in.lot(a.no, b.no)
}

// byeCost gives the cost of the bye (轮空) for a: it counts as floating down.
func (in *input) byeCost(u int, a *member, d *digits) {
	d.v[h1] = count(in.barred.has(u, u))
	d.v[q0] = int64(a.score)
	d.v[q0u] = int64(a.unplayed)
	d.v[q4a] = count(a.floats[0] == down)
	d.v[q4b] = count(a.floats[1] == down)
	d.v[q5a] = int64(a.toLower)
	d.v[q5b] = d.v[q5a] * d.v[q5a]
	d.v[q6] = in.lot(a.no, 0)
}

// colourCost adds what the colours of a pair cost, in the allocation redFirst gives it.
func (in *input) colourCost(a, b *member, d *digits) {
	red, black := &a.asRed, &b.asBlack
	if !in.redFirst(a, b) {
		red, black = &b.asRed, &a.asBlack
	}
	d.v[h2a] = red.over + black.over
	d.v[h2b] = red.run + black.run
	d.v[h2] = d.v[h2a] + d.v[h2b]
	d.v[q2] = red.balance + black.balance
	d.v[q3] = red.repeated + black.repeated
}

// orderCost is Q5b inside a level (首轮编排 in round 1, 同分编排 later): the square of the distance from the place
// where the order would put the opponent.
func (in *input) orderCost(a, b *member) int64 {
	p, q, half := a.pos, b.pos, in.levels[a.level].size/2
	var off int
	switch in.levelOrder() {
	case pairing.Fold:
		off = q - p - half
	case pairing.Adjacent:
		off = q - p - 1
	case pairing.EndToEnd:
		off = p + q - (2*half - 1)
	}
	return int64(off) * int64(off)
}

// levelOrder gives the setting that orders a level in this round.
func (in *input) levelOrder() pairing.Order {
	if in.round == 1 {
		return in.section.FirstOrder
	}
	return in.section.LevelOrder
}

// lot is Q6: 40 bits that anybody can recompute from the seed, so that any exact solver finds the same pairing. The
// bye is number 0.
func (in *input) lot(a, b pairing.StartNo) int64 {
	x := in.seed + uint64(in.round)*1000003 + uint64(min(a, b))*1000033 + uint64(max(a, b))*1000037
	return int64(pairing.SplitMix64(x) >> 24)
}
