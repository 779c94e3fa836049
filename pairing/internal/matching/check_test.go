package matching

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// proof is everything Check is told, in a copy free to be spoilt.
type proof struct {
	p    Problem
	mate []int
	cert Certificate
}

func (a proof) clone() proof {
	b := proof{p: a.p, mate: slices.Clone(a.mate)}
	for _, y := range a.cert.Y {
		b.cert.Y = append(b.cert.Y, slices.Clone(y))
	}
	for _, set := range a.cert.Sets {
		b.cert.Sets = append(b.cert.Sets, OddSet{slices.Clone(set.Members), slices.Clone(set.Z)})
	}
	return b
}

func (a proof) check() error { return Check(a.p, a.mate, a.cert) }

// vertices returns k distinct vertices at random.
func (a proof) vertices(rng *rand.Rand, k int) []int { return rng.Perm(a.p.N)[:k] }

// amount returns a vector other than zero.
func (a proof) amount(rng *rand.Rand) []int64 {
	x := make([]int64, a.p.Dim)
	for sign(x) == 0 {
		x[rng.IntN(a.p.Dim)] = rng.Int64N(9) - 4
	}
	return x
}

// zero returns a set of the given members with dual zero.
func (a proof) zero(members []int) OddSet {
	return OddSet{Members: members, Z: make([]int64, a.p.Dim)}
}

// mutations are ways to break a condition of a proof. Each states a part of
// the error expected, and reports false if it cannot be applied.
var mutations = []struct {
	name, want string
	spoil      func(rng *rand.Rand, a *proof) bool
}{
	{"other pairing", "bound differs", func(rng *rand.Rand, a *proof) bool {
		v := a.vertices(rng, 2)
		u, w := v[0], v[1]
		mu, mw := a.mate[u], a.mate[w]
		if mu == w {
			return false
		}
		before := totalCost(a.p, a.mate)
		a.mate[u], a.mate[w], a.mate[mu], a.mate[mw] = w, u, mw, mu
		return !slices.Equal(before, totalCost(a.p, a.mate))
	}},
	{"partner changed", "not properly paired", func(rng *rand.Rand, a *proof) bool {
		v := a.vertices(rng, 2)
		if a.mate[v[0]] == v[1] {
			return false
		}
		a.mate[v[0]] = v[1]
		return true
	}},
	{"paired with itself", "not properly paired", func(rng *rand.Rand, a *proof) bool {
		v := rng.IntN(a.p.N)
		a.mate[v] = v
		return true
	}},
	{"partner out of range", "not properly paired", func(rng *rand.Rand, a *proof) bool {
		a.mate[rng.IntN(a.p.N)] = []int{-1, a.p.N, math.MaxInt, math.MinInt}[rng.IntN(4)]
		return true
	}},
	{"partner missing", "partners for", func(rng *rand.Rand, a *proof) bool {
		a.mate = a.mate[1:]
		return true
	}},
	{"pair not allowed", "not allowed", func(rng *rand.Rand, a *proof) bool {
		v, cost := rng.IntN(a.p.N), a.p.Cost
		u, w := min(v, a.mate[v]), max(v, a.mate[v])
		a.p.Cost = func(x, y int, c []int64) bool { return cost(x, y, c) && !(x == u && y == w) }
		return true
	}},
	{"one dual", "", func(rng *rand.Rand, a *proof) bool {
		addScaled(a.cert.Y[rng.IntN(a.p.N)], 1, a.amount(rng))
		return true
	}},
	{"two duals, sum kept", "could lower the cost", func(rng *rand.Rand, a *proof) bool {
		v, x := a.vertices(rng, 2), a.amount(rng)
		addScaled(a.cert.Y[v[0]], 1, x)
		addScaled(a.cert.Y[v[1]], -1, x)
		return a.mate[v[0]] != v[1] // the matched pair of one gets negative slack
	}},
	{"cheaper pair", "", func(rng *rand.Rand, a *proof) bool {
		v, cost := rng.IntN(a.p.N), a.p.Cost
		u, w := min(v, a.mate[v]), max(v, a.mate[v])
		a.p.Cost = func(x, y int, c []int64) bool {
			ok := cost(x, y, c)
			if x == u && y == w {
				c[len(c)-1]--
			}
			return ok
		}
		return true
	}},
	{"set dual", "", func(rng *rand.Rand, a *proof) bool {
		if len(a.cert.Sets) == 0 {
			return false
		}
		addScaled(a.cert.Sets[rng.IntN(len(a.cert.Sets))].Z, 1, a.amount(rng))
		return true
	}},
	{"set left out", "", func(rng *rand.Rand, a *proof) bool {
		if len(a.cert.Sets) == 0 {
			return false
		}
		i := rng.IntN(len(a.cert.Sets))
		a.cert.Sets = slices.Delete(a.cert.Sets, i, i+1)
		return true
	}},
	{"negative set, bound kept", "negative", func(rng *rand.Rand, a *proof) bool {
		v, x := a.vertices(rng, 3), a.amount(rng)
		if sign(x) > 0 {
			addScaled(x, -2, slices.Clone(x))
		}
		set := a.zero(v)
		addScaled(set.Z, 2, x)
		addScaled(a.cert.Y[v[0]], -2, x)
		a.cert.Sets = append(a.cert.Sets, set)
		return true
	}},
	{"even set", "members, want an odd number", func(rng *rand.Rand, a *proof) bool {
		a.cert.Sets = append(a.cert.Sets[:0], a.zero(a.vertices(rng, 2+2*rng.IntN(3))))
		return true
	}},
	{"single member", "members, want an odd number", func(rng *rand.Rand, a *proof) bool {
		a.cert.Sets = append(a.cert.Sets[:0], a.zero(a.vertices(rng, 1)))
		return true
	}},
	{"empty set", "members, want an odd number", func(rng *rand.Rand, a *proof) bool {
		a.cert.Sets = append(a.cert.Sets[:0], a.zero(nil))
		return true
	}},
	{"member repeated", "repeated", func(rng *rand.Rand, a *proof) bool {
		v := a.vertices(rng, 5)
		v[rng.IntN(4)] = v[4]
		a.cert.Sets = append(a.cert.Sets[:0], a.zero(v))
		return true
	}},
	{"member out of range", "out of range", func(rng *rand.Rand, a *proof) bool {
		v := a.vertices(rng, 3)
		v[rng.IntN(3)] = []int{-1, a.p.N, math.MaxInt, math.MinInt}[rng.IntN(4)]
		a.cert.Sets = append(a.cert.Sets[:0], a.zero(v))
		return true
	}},
	{"crossing sets", "crosses", func(rng *rand.Rand, a *proof) bool {
		v := a.vertices(rng, 8)
		size := 3 + 2*rng.IntN(2)
		a.cert.Sets = append(a.cert.Sets[:0], a.zero(v[:3]), a.zero(v[2:2+size]))
		return true
	}},
	{"set across a set", "crosses", func(rng *rand.Rand, a *proof) bool {
		if len(a.cert.Sets) == 0 || len(a.cert.Sets) == a.p.N/2 {
			return false
		}
		inside := a.cert.Sets[rng.IntN(len(a.cert.Sets))].Members
		var rest []int
		for v := range a.p.N {
			if !slices.Contains(inside, v) {
				rest = append(rest, v)
			}
		}
		if len(rest) < 2 {
			return false
		}
		a.cert.Sets = append(a.cert.Sets, a.zero([]int{inside[0], rest[0], rest[1]}))
		return true
	}},
	{"too many sets", "more than can be nested", func(rng *rand.Rand, a *proof) bool {
		for len(a.cert.Sets) <= a.p.N/2 {
			a.cert.Sets = append(a.cert.Sets, a.zero(a.vertices(rng, 3)))
		}
		return true
	}},
	{"dual missing", "duals for", func(rng *rand.Rand, a *proof) bool {
		a.cert.Y = a.cert.Y[1:]
		return true
	}},
	{"dual too short", "components, want", func(rng *rand.Rand, a *proof) bool {
		v := rng.IntN(a.p.N)
		a.cert.Y[v] = a.cert.Y[v][1:]
		return true
	}},
	{"set dual missing", "components, want", func(rng *rand.Rand, a *proof) bool {
		a.cert.Sets = append(a.cert.Sets[:0], OddSet{Members: a.vertices(rng, 3)})
		return true
	}},
	{"dual too large", "magnitude", func(rng *rand.Rand, a *proof) bool {
		y := a.cert.Y[rng.IntN(a.p.N)]
		y[rng.IntN(len(y))] = []int64{math.MaxInt64, math.MinInt64, certLimit + 1}[rng.IntN(3)]
		return true
	}},
	{"nested set duals too large", "magnitude", func(rng *rand.Rand, a *proof) bool {
		v := a.vertices(rng, 5)
		inner, outer := a.zero(v[:3]), a.zero(v)
		inner.Z[0], outer.Z[0] = certLimit, certLimit
		a.cert.Sets = append(a.cert.Sets[:0], inner, outer)
		return true
	}},
	{"sums that wrap around", "", func(rng *rand.Rand, a *proof) bool {
		// 16 times 2^60 is zero in 64 bits.
		for v := range 16 {
			a.cert.Y[v][0] += 1 << 60
		}
		return true
	}},
}

func totalCost(p Problem, mate []int) []int64 {
	total, cost := make([]int64, p.Dim), make([]int64, p.Dim)
	for u, v := range mate {
		if u < v {
			p.Cost(u, v, cost)
			addScaled(total, 1, cost)
		}
	}
	return total
}

// TestMutations spoils good proofs, each in a way that must be refused.
func TestMutations(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	var good []proof
	for len(good) < 40 {
		n := 16 + 2*rng.IntN(12)
		tab := points(rng, n)
		if len(good)%2 == 0 {
			tab = randomTable(rng, n, 3, 1, 0, 6)
		}
		s := mustSolve(t, tab.problem(), defaultTuning)
		good = append(good, proof{tab.problem(), s.Mate, s.Proof})
	}
	for _, m := range mutations {
		t.Run(m.name, func(t *testing.T) {
			done := 0
			for try := 0; done < 1000; try++ {
				if try == 100000 {
					t.Fatalf("applied only %d times", done)
				}
				a := good[rng.IntN(len(good))].clone()
				if !m.spoil(rng, &a) {
					continue
				}
				done++
				if err := a.check(); err == nil {
					t.Fatalf("accepted after %d others", done-1)
				} else if !strings.Contains(err.Error(), m.want) {
					t.Fatalf("refused for %q, want %q", err, m.want)
				}
			}
		})
	}
}

// triangles is two triangles joined by three expensive edges. Its optimum has
// cost 102, and needs both triangles as sets.
func triangles() proof {
	tab := newTable(6, 1)
	for _, e := range [][3]int{{0, 1, 1}, {1, 2, 1}, {0, 2, 1}, {3, 4, 1}, {4, 5, 1}, {3, 5, 1}} {
		tab.set(e[0], e[1], int64(e[2]))
	}
	for v := range 3 {
		tab.set(v, v+3, 100)
	}
	y := [][]int64{{-100}, {-100}, {-100}, {-100}, {-100}, {-100}}
	sets := []OddSet{
		{Members: []int{0, 1, 2}, Z: []int64{198}},
		{Members: []int{5, 3, 4}, Z: []int64{198}},
	}
	return proof{tab.problem(), []int{3, 2, 1, 0, 5, 4}, Certificate{Y: y, Sets: sets}}
}

// TestCheckByHand accepts a proof worked out by hand, and variants of it that
// are unusual but sound.
func TestCheckByHand(t *testing.T) {
	tests := map[string]func(*proof){
		"as worked out": func(*proof) {},
		"set in two parts": func(a *proof) {
			a.cert.Sets[0].Z[0] -= 50
			a.cert.Sets = append(a.cert.Sets, OddSet{[]int{2, 0, 1}, []int64{50}})
		},
		"another optimum": func(a *proof) { a.mate = []int{2, 4, 0, 5, 1, 3} },
	}
	for name, change := range tests {
		a := triangles()
		change(&a)
		if err := a.check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
