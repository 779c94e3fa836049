package audit

import "qisai/pairing"

// strain says what a game in a colour would leave a player with: three games running in it (禁连三), |red − black| above
// 2 (禁多三).
func (p *player) strain(side pairing.Side) (three, beyond bool) {
	n := len(p.colours)
	three = n >= 2 && p.colours[n-1] == side && p.colours[n-2] == side
	after := p.balance - 1
	if side == pairing.Red {
		after = p.balance + 1
	}
	return three, after < -2 || after > 2
}

// strains counts both for two players, x with red.
func strains(x, y *player) (three, beyond int) {
	xThree, xBeyond := x.strain(pairing.Red)
	yThree, yBeyond := y.strain(pairing.Black)
	return one(xThree) + one(yThree), one(xBeyond) + one(yBeyond)
}

// sides gives the two players of a pair, red in front: the fewer strains; else the lower red − black has red; else,
// looking back from the last games to the first difference, the one who was black has red; else the smaller number in
// odd rounds and the larger in even ones.
func sides(x, y *player, round int) (red, black *player) {
	xThree, xBeyond := strains(x, y)
	yThree, yBeyond := strains(y, x)
	if a, b := xThree+xBeyond, yThree+yBeyond; a != b {
		return choose(a < b, x, y)
	}
	if x.balance != y.balance {
		return choose(x.balance < y.balance, x, y)
	}
	for i := 1; i <= min(len(x.colours), len(y.colours)); i++ {
		a, b := x.colours[len(x.colours)-i], y.colours[len(y.colours)-i]
		if a != b {
			return choose(a == pairing.Black, x, y)
		}
	}
	return choose((x.no < y.no) == (round%2 == 1), x, y)
}

func choose(xRed bool, x, y *player) (red, black *player) {
	if xRed {
		return x, y
	}
	return y, x
}

// colours checks who has red on every board. In round 1 the table decides: the smaller number at odd tables, the larger
// at even ones. A pair of 指定 has the colours it was ordered with.
func (a *auditor) colours() {
	orders := a.orders()
	for _, g := range a.games {
		x, y := a.people[g.Red], a.people[g.Black]
		if x == nil || y == nil || x == y {
			continue
		}
		red := a.redByRule(g)
		why := ""
		if o, ok := orders[pairOf(g.Red, g.Black)]; ok {
			red, why = o.Red, "（指定）"
		}
		if red != g.Red {
			a.addIrregular(Colour, g, ruleSwiss, "%s：应由%d号执先%s", name(g), red, why)
		}
	}
}

// redByRule gives the number that has red in a game of the round.
func (a *auditor) redByRule(g pairing.Game) pairing.StartNo {
	if a.n == 1 {
		if a.table[g.Red]%2 == 1 {
			return min(g.Red, g.Black)
		}
		return max(g.Red, g.Black)
	}
	red, _ := sides(a.people[g.Red], a.people[g.Black], a.n)
	return red.no
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
