package audit

import (
	"cmp"
	"errors"
	"slices"
	"strconv"

	"qisai/pairing"
)

// model is a round as a problem of pairing: the players, and what each pair costs as a vector of digits.
type model struct {
	round   int
	seed    uint64
	order   pairing.Order
	apart   bool // 同单位回避 is on
	barred  map[pair]bool
	excused map[pair]bool // pairs the arbiter answers for

	vertices []*player // by score, then number; with an odd number of players the bye at the end
	names    []string  // of the digits
	slot     [criteria]int
	places   []place // of the digits in the packed vectors
	dim      int     // components of the packed vectors
}

// place says where a digit stands in a packed vector.
type place struct {
	component int
	factor    int64
}

const (
	maxTotal = 1 << 46 // of a component that holds several digits
	maxDigit = 1 << 54 // of a component that holds one; the solver refuses what it cannot add up exactly
)

var errRange = errors.New("积分或人数太大，无法核验")

// newModel makes the problem of pairing the given players anew.
func (a *auditor) newModel(people []*player, excused map[pair]bool) (*model, error) {
	m := &model{
		round: a.n, seed: a.seed, order: a.s.LevelOrder, apart: a.n <= a.s.UnitAvoidance,
		barred: barred(a.s), excused: excused,
	}
	if a.n == 1 {
		m.order = a.s.FirstOrder
	}
	for _, p := range people {
		if p.score < 0 {
			return nil, errRange
		}
		own := *p // its level is that of this problem
		m.vertices = append(m.vertices, &own)
	}
	levels := m.setLevels()
	if len(m.vertices)%2 == 1 {
		m.vertices = append(m.vertices, &player{})
	}
	m.setNames(levels, a.n == a.s.LastSwissRound())
	return m, m.setPlaces()
}

// setLevels sorts the players into levels, one for each score; in round 1 all are in one. It gives their number.
func (m *model) setLevels() int {
	slices.SortFunc(m.vertices, func(x, y *player) int {
		if m.round == 1 {
			return cmp.Compare(x.no, y.no)
		}
		return cmp.Or(-cmp.Compare(x.score, y.score), cmp.Compare(x.no, y.no))
	})
	var levels [][]*player
	for i, p := range m.vertices {
		if i == 0 || m.round > 1 && p.score != m.vertices[i-1].score {
			levels = append(levels, nil)
		}
		p.level = len(levels) - 1
		levels[p.level] = append(levels[p.level], p)
	}
	for _, level := range levels {
		for i, p := range level {
			p.place, p.size = i, len(level)
		}
	}
	return len(levels)
}

// setNames fixes the digits of the round, the most important first. Of the levels the lowest has no Q1: nobody stands
// below it. In the last round three running in one colour weigh less than the scores.
func (m *model) setNames(levels int, last bool) {
	put := func(name string, c ...int) {
		for _, c := range c {
			m.slot[c] = len(m.names)
		}
		m.names = append(m.names, name)
	}
	put("H1", cH1)
	if last {
		put("H2a", cBeyond)
	} else {
		put("H2", cBeyond, cThree)
	}
	put("H3", cUnit)
	put("Q0", cBye)
	put("Q0u", cIdle)
	m.slot[cDiff] = len(m.names)
	for k := 1; k < levels; k++ {
		put("Q1." + strconv.Itoa(k))
	}
	if last {
		put("H2b", cThree)
	}
	for i, name := range []string{"Q2", "Q3", "Q4a", "Q4b", "Q5a", "Q5b", "Q6"} {
		put(name, cDue+i)
	}
}

// digit gives the digit a criterion of a pair belongs to.
func (m *model) digit(criterion int, of marks) int {
	if criterion == cDiff {
		return m.slot[criterion] + of.level
	}
	return m.slot[criterion]
}

// setPlaces packs digits into components, the last digits first: the base of a digit is above its total over any
// pairing, so that sums of packed vectors compare as the sums of the digits do.
func (m *model) setPlaces() error {
	bounds := m.bounds()
	m.places = make([]place, len(m.names))
	behind := 0        // components so far, counted from the end
	room := int64(0)   // by how much what the current one holds can still be multiplied
	factor := int64(1) // of the next digit in it
	for k := len(bounds) - 1; k >= 0; k-- {
		if bounds[k] >= maxDigit {
			return errRange
		}
		if bounds[k] == 0 {
			continue
		}
		if bounds[k] >= room {
			behind++
			room, factor = maxTotal, 1
		}
		m.places[k] = place{behind, factor}
		room /= bounds[k] + 1
		factor *= bounds[k] + 1
	}
	m.dim = max(behind, 1)
	for k := range m.places {
		m.places[k].component = m.dim - m.places[k].component
	}
	return nil
}

// bounds gives for each digit a number that its total over any pairing does not exceed.
func (m *model) bounds() []int64 {
	most := make([]int64, len(m.names))
	one := make([]int64, len(m.names))
	for u := range m.vertices {
		for v := u + 1; v < len(m.vertices); v++ {
			clear(one)
			m.addDigits(one, u, v)
			for k, d := range one {
				most[k] = max(most[k], d)
			}
		}
	}
	pairs := int64(len(m.vertices) / 2)
	for k := range most {
		if most[k] > maxDigit/max(pairs, 1) {
			most[k] = maxDigit
			continue
		}
		most[k] *= pairs
	}
	return most
}

// cost fills w with the packed cost of two vertices.
func (m *model) cost(u, v int, w []int64) {
	clear(w)
	pair := m.judge(m.vertices[u], m.vertices[v])
	for c, value := range pair.value {
		if value != 0 {
			p := m.places[m.digit(c, pair)]
			w[p.component] += value * p.factor
		}
	}
}

// addDigits adds the digits of two vertices to sum.
func (m *model) addDigits(sum []int64, u, v int) {
	pair := m.judge(m.vertices[u], m.vertices[v])
	for c, value := range pair.value {
		if value != 0 {
			sum[m.digit(c, pair)] += value
		}
	}
}

// total gives the digits of a pairing, each vertex with its partner.
func (m *model) total(mate []int) []int64 {
	sum := make([]int64, len(m.names))
	for u, v := range mate {
		if u < v {
			m.addDigits(sum, u, v)
		}
	}
	return sum
}

// named gives digits their names.
func (m *model) named(digits []int64) Cost {
	c := make(Cost, len(digits))
	for k, v := range digits {
		c[k] = Digit{m.names[k], v}
	}
	return c
}
