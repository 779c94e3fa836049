package swiss

import (
	"cmp"
	"slices"

	"qisai/pairing"
)

// twin is the engine a second time, as naive as possible: the criteria of the package comment read sentence by sentence, plain vectors,
// every pairing tried. It shares with the engine the domain's words and splitmix64 only.
type twin struct {
	s      *pairing.Section
	round  int
	seed   uint64
	nos    []pairing.StartNo // ascending
	repeat [][2]pairing.StartNo
}

// twinPairing is a pairing with its vector; red and black, a bye has black 0.
type twinPairing struct {
	pairs  [][2]pairing.StartNo
	vector []int64
}

func newTwin(s *pairing.Section, round int, seed uint64) *twin {
	t := &twin{s: s, round: round, seed: seed}
	for _, p := range s.Available(round) {
		t.nos = append(t.nos, p.No)
	}
	slices.Sort(t.nos)
	return t
}

// best tries every pairing.
func (t *twin) best() (best twinPairing) {
	all := slices.Clone(t.nos)
	if len(all)%2 == 1 {
		all = append(all, 0)
	}
	cost := map[[2]pairing.StartNo][]int64{}
	for k, i := range all {
		for _, j := range all[k+1:] {
			cost[[2]pairing.StartNo{i, j}] = t.vector(i, j)
		}
	}
	var try func(rest []pairing.StartNo, pairs [][2]pairing.StartNo, sum []int64)
	try = func(rest []pairing.StartNo, pairs [][2]pairing.StartNo, sum []int64) {
		if len(rest) == 0 {
			if best.vector == nil || slices.Compare(sum, best.vector) < 0 {
				best = twinPairing{slices.Clone(pairs), sum}
			}
			return
		}
		for k := 1; k < len(rest); k++ {
			p := [2]pairing.StartNo{rest[0], rest[k]}
			more := slices.Clone(cost[p])
			for d := range sum {
				more[d] += sum[d]
			}
			try(slices.Concat(rest[1:k], rest[k+1:]), append(pairs, p), more)
		}
	}
	try(all, nil, nil)
	for i, p := range best.pairs {
		if p[1] != 0 && t.round > 1 && !t.redIsFirst(p[0], p[1]) {
			best.pairs[i] = [2]pairing.StartNo{p[1], p[0]}
		}
	}
	return best
}

// vector is the table of section 1 for one pair, j = 0 the bye.
func (t *twin) vector(i, j pairing.StartNo) []int64 {
	levels := t.levelScores()
	var H1, H2a, H2b, H3, Q0, Q0u, Q2, Q3, Q4a, Q4b, Q5a, Q5b int64
	Q1 := make([]int64, len(levels)-1)
	h := t.seed + uint64(t.round)*1000003 + uint64(min(i, j))*1000033 + uint64(max(i, j))*1000037
	Q6 := int64(pairing.SplitMix64(h) >> 24)
	if j != 0 && (t.score(i) < t.score(j) || t.score(i) == t.score(j) && i > j) {
		i, j = j, i // i the upper
	}
	x, d := t.standingBelow(i), t.score(i)-t.score(j)
	switch {
	case j == 0:
		H1 = one(t.hadBye(i) && !t.mayRepeat(i, 0))
		Q0, Q0u = t.score(i), t.notPlayed(i)
		Q4a, Q4b = one(t.float(i, t.round-1) == -1), one(t.float(i, t.round-2) == -1)
		Q5a, Q5b = x, x*x
	case d > 0:
		Q1[slices.Index(levels, t.score(i))] = d
		Q4a = one(t.float(i, t.round-1) == -1) + one(t.float(j, t.round-1) == 1)
		Q4b = one(t.float(i, t.round-2) == -1) + one(t.float(j, t.round-2) == 1)
		x += t.standingAbove(j)
		Q5a, Q5b = x, x*x
	default:
		Q5b = t.order(i, j)
	}
	if j != 0 {
		H1 = one(t.met(i, j) && !t.mayRepeat(i, j) || t.listed(i, j))
		H3 = one(t.round <= t.s.UnitAvoidance && t.unit(i) != "" && t.unit(i) == t.unit(j))
		red, black := i, j
		if !t.redIsFirst(i, j) {
			red, black = j, i
		}
		H2a, H2b = t.over(red, 1)+t.over(black, -1), t.three(red, 1)+t.three(black, -1)
		if t.round > 1 {
			Q2 = one(t.balance(red) > 0) + one(t.balance(black) < 0)
			Q3 = one(t.lastColour(red) == 1) + one(t.lastColour(black) == -1)
		}
	}
	if t.round == t.s.Rounds { // the last
		return slices.Concat([]int64{H1, H2a, H3, Q0, Q0u}, Q1, []int64{H2b, Q2, Q3, Q4a, Q4b, Q5a, Q5b, Q6})
	}
	return slices.Concat([]int64{H1, H2a + H2b, H3, Q0, Q0u}, Q1, []int64{Q2, Q3, Q4a, Q4b, Q5a, Q5b, Q6})
}

func one(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// rows gives the player's rows of the rounds before, earliest first; a round without a row gives an absence.
func (t *twin) rows(no pairing.StartNo) []pairing.Game {
	var out []pairing.Game
	for n := 1; n < t.round; n++ {
		row := pairing.Game{Red: no, Result: pairing.Absent}
		for _, r := range t.s.Posted {
			for _, g := range r.Games {
				if r.Number == n && (g.Red == no || g.Black == no) {
					row = g
				}
			}
		}
		out = append(out, row)
	}
	return out
}

func (t *twin) score(no pairing.StartNo) (sum int64) {
	for _, g := range t.rows(no) {
		side := pairing.Red
		if g.Black == no {
			side = pairing.Black
		}
		sum += int64(t.s.Points(g.Result, side))
	}
	return sum
}

// colours lists +1 for red and −1 for black, byes and absences skipped.
func (t *twin) colours(no pairing.StartNo) (out []int) {
	for _, g := range t.rows(no) {
		switch {
		case g.Result == pairing.Bye || g.Result == pairing.Absent:
		case g.Red == no:
			out = append(out, 1)
		default:
			out = append(out, -1)
		}
	}
	return out
}

func (t *twin) balance(no pairing.StartNo) (sum int) {
	for _, c := range t.colours(no) {
		sum += c
	}
	return sum
}

func (t *twin) lastColour(no pairing.StartNo) int {
	if c := t.colours(no); len(c) > 0 {
		return c[len(c)-1]
	}
	return 0
}

// over: 1 if |b| would exceed 2; three: 1 if it would be three games running in one colour.
func (t *twin) over(no pairing.StartNo, colour int) int64 {
	b := t.balance(no) + colour
	return one(b > 2 || b < -2)
}

func (t *twin) three(no pairing.StartNo, colour int) int64 {
	c := append(t.colours(no), colour)
	k := len(c)
	return one(k >= 3 && c[k-1] == c[k-2] && c[k-2] == c[k-3])
}

// redIsFirst: does i get red against j? The section "Colours of a pair".
func (t *twin) redIsFirst(i, j pairing.StartNo) bool {
	iRed := t.over(i, 1) + t.three(i, 1) + t.over(j, -1) + t.three(j, -1)
	jRed := t.over(j, 1) + t.three(j, 1) + t.over(i, -1) + t.three(i, -1)
	if iRed != jRed {
		return iRed < jRed
	}
	if bi, bj := t.balance(i), t.balance(j); bi != bj {
		return bi < bj
	}
	ci, cj := t.colours(i), t.colours(j)
	for len(ci) > 0 && len(cj) > 0 {
		a, b := ci[len(ci)-1], cj[len(cj)-1]
		if a != b {
			return a == -1
		}
		ci, cj = ci[:len(ci)-1], cj[:len(cj)-1]
	}
	if t.round%2 == 1 {
		return i < j
	}
	return i > j
}

func (t *twin) met(i, j pairing.StartNo) bool {
	return slices.ContainsFunc(t.rows(i), func(g pairing.Game) bool {
		return g.Result != pairing.Bye && g.Result != pairing.Absent && (g.Red == j || g.Black == j)
	})
}

func (t *twin) listed(i, j pairing.StartNo) bool {
	return slices.ContainsFunc(t.s.Forbidden, func(f [2]pairing.StartNo) bool {
		return f[0] == i && f[1] == j || f[0] == j && f[1] == i
	})
}

func (t *twin) mayRepeat(i, j pairing.StartNo) bool {
	return slices.ContainsFunc(t.repeat, func(f [2]pairing.StartNo) bool {
		return f[0] == i && f[1] == j || f[0] == j && f[1] == i
	})
}

func (t *twin) hadBye(no pairing.StartNo) bool {
	return slices.ContainsFunc(t.rows(no), func(g pairing.Game) bool { return g.Result == pairing.Bye })
}

func (t *twin) notPlayed(no pairing.StartNo) (k int64) {
	for _, g := range t.rows(no) {
		switch g.Result {
		case pairing.RedWins, pairing.Draw, pairing.BlackWins, pairing.DoubleLoss:
		default:
			k++
		}
	}
	return k
}

// float gives the direction in an earlier round by the scores posted: −1 down, +1 up.
func (t *twin) float(no pairing.StartNo, round int) int {
	if round < 1 {
		return 0
	}
	g := t.rows(no)[round-1]
	switch {
	case g.Result == pairing.Bye:
		return -1
	case g.Result == pairing.Absent:
		return 0
	case g.Red == no:
		return cmp.Compare(g.BlackScore, g.RedScore)
	}
	return cmp.Compare(g.RedScore, g.BlackScore)
}

func (t *twin) unit(no pairing.StartNo) string { return pairing.BaseUnit(t.s.Player(no).Unit) }

// levelScores lists the distinct scores, top first.
func (t *twin) levelScores() (out []int64) {
	for _, no := range t.nos {
		if s := t.score(no); !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	slices.Sort(out)
	slices.Reverse(out)
	return out
}

// place gives the position in the level and its size.
func (t *twin) place(no pairing.StartNo) (p, m int64) {
	for _, other := range t.nos {
		if t.score(other) == t.score(no) {
			m++
			p += one(other < no)
		}
	}
	return p, m
}

// standingBelow is x, standingAbove y; in even rounds both are counted from the other end.
func (t *twin) standingBelow(no pairing.StartNo) int64 {
	p, m := t.place(no)
	if t.round%2 == 0 {
		return p
	}
	return m - 1 - p
}

func (t *twin) standingAbove(no pairing.StartNo) int64 {
	p, m := t.place(no)
	if t.round%2 == 0 {
		return m - 1 - p
	}
	return p
}

// order is Q5b of the same level, i < j.
func (t *twin) order(i, j pairing.StartNo) int64 {
	p, m := t.place(i)
	q, _ := t.place(j)
	rule := t.s.LevelOrder
	if t.round == 1 {
		rule = t.s.FirstOrder
	}
	var d int64
	switch rule.String() {
	case "对折":
		d = (q - p) - m/2
	case "相邻":
		d = (q - p) - 1
	case "首尾":
		d = p + q - (2*(m/2) - 1)
	}
	return d * d
}
