package roundrobin

// Pair is a game of the table by places in the draw, from 1. Red is listed first; Black 0 is a free round.
type Pair struct{ Red, Black int }

// Schedule gives the rounds for n players; double adds a second half with colours reversed. The table is Berger's, or with
// rotation the rotating one. In an odd field the free round stands last.
func Schedule(n int, double, rotation bool) [][]Pair {
	if n < 2 {
		return nil
	}
	table := berger
	if rotation {
		table = rotating
	}
	even := n + n%2
	var out [][]Pair
	for r := 1; r < even; r++ {
		out = append(out, table(even, r))
	}
	if rotation && even > n {
		evenOut(out, even)
	}
	for r := range out {
		out[r] = withFree(out[r], n)
	}
	if double {
		for _, pairs := range out {
			out = append(out, reversed(pairs))
		}
	}
	return out
}

// berger gives round r of the table for an even n. In every round the numbers of a pair add up to the same modulo n−1,
// one more than in the round before, and the largest meets the number k that would meet itself; he has red in even rounds.
func berger(n, r int) []Pair {
	m := n - 1
	k := (r + 1) / 2
	first := Pair{k, n}
	if r%2 == 0 {
		k = (r + n) / 2
		first = Pair{n, k}
	}
	out := []Pair{first}
	for j := 1; j < n/2; j++ {
		out = append(out, Pair{around(k+j, m), around(k-j, m)})
	}
	return out
}

// around brings a number into 1..m.
func around(x, m int) int { return (x-1+m)%m + 1 }

// rotating gives round r of 逆时针轮转法 for an even n: 1–n, 2–(n−1), … in two columns, 1 stays, the others move one seat
// anticlockwise each round. Red is on the left in odd rows and on the right in even ones, and 1 has it in odd rounds, so
// that a player changes colour with every seat but one.
func rotating(n, r int) []Pair {
	seat := func(i int) int { // who sits at seat i: 0 is the fixed one, 1.. go down the left and up the right
		if i == 0 {
			return 1
		}
		return around(i-(r-1), n-1) + 1
	}
	var out []Pair
	for row := 0; row < n/2; row++ {
		p := Pair{seat(row), seat(n - 1 - row)}
		if row == 0 && r%2 == 0 || row > 0 && row%2 == 1 {
			p = Pair{p.Black, p.Red}
		}
		out = append(out, p)
	}
	return out
}

// evenOut balances the colours of a rotating table in which the largest number is missing: against 1 a player has the
// colour that his free round has cost him.
func evenOut(rounds [][]Pair, missing int) {
	lost := map[int]bool{} // red in the free round
	for _, pairs := range rounds {
		for _, p := range pairs {
			lost[p.Red] = lost[p.Red] || p.Black == missing
		}
	}
	for _, pairs := range rounds {
		if i := max(pairs[0].Red, pairs[0].Black); i != missing {
			pairs[0] = Pair{1, i}
			if lost[i] {
				pairs[0] = Pair{i, 1}
			}
		}
	}
}

// withFree turns the pair with a missing number into a free round, at the end.
func withFree(pairs []Pair, n int) []Pair {
	var out []Pair
	free := 0
	for _, p := range pairs {
		switch {
		case p.Red > n:
			free = p.Black
		case p.Black > n:
			free = p.Red
		default:
			out = append(out, p)
		}
	}
	if free != 0 {
		out = append(out, Pair{Red: free})
	}
	return out
}

func reversed(pairs []Pair) []Pair {
	out := make([]Pair, len(pairs))
	for i, p := range pairs {
		out[i] = Pair{p.Black, p.Red}
		if p.Black == 0 {
			out[i] = p
		}
	}
	return out
}
