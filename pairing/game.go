package pairing

// Score 积分: integer points.
type Score int

// Scoring is what the results of a section are worth. A draw may pay red and black differently (rule book 13.3).
type Scoring struct {
	Win, RedDraw, BlackDraw, Loss Score
	Bye                           Score // 轮空分; a win unless set
}

// DefaultScoring is 2/1/0 with a bye as a win (rule book 13.1, 14.4).
func DefaultScoring() Scoring { return Scoring{Win: 2, RedDraw: 1, BlackDraw: 1, Bye: 2} }

// Points gives what a result pays the side. A side that forfeits gets 0 whatever a loss pays.
func (s Scoring) Points(r Result, side Side) Score {
	switch {
	case r == Bye && side == Red:
		return s.Bye
	case r == Bye, r == Absent, r == Void, r == Pending, r == DoubleLoss, r.Forfeits(side):
		return 0
	case r.Wins(side):
		return s.Win
	case r == Draw && side == Red:
		return s.RedDraw
	case r == Draw:
		return s.BlackDraw
	}
	return s.Loss
}

// Game 对局 is one row of a round. A bye or an absence has the player on the red side and Black 0.
type Game struct {
	Table                int // 台号, 0 for a bye or an absence
	Red, Black           StartNo
	Result               Result
	RedFouls, BlackFouls int
	RedScore, BlackScore Score  // 积分 before this round, as posted on its sheet
	Note                 string // 备注
}

// Side gives the side a number has in the game: NoSide if it is not in it, for a bye or an absence, and if it is void.
func (g Game) Side(no StartNo) Side {
	switch {
	case !g.Result.Met() || no == 0:
		return NoSide
	case g.Red == no:
		return Red
	case g.Black == no:
		return Black
	}
	return NoSide
}

// Has says whether the number stands in the row, as a player, with a bye or absent.
func (g Game) Has(no StartNo) bool { return no != 0 && (g.Red == no || g.Black == no) }

// Opponent gives the other number of the game, 0 for a bye, an absence or a void game.
func (g Game) Opponent(no StartNo) StartNo {
	switch {
	case !g.Result.Met():
		return 0
	case g.Red == no:
		return g.Black
	}
	return g.Red
}

// Fouls gives the fouls of a number in this game.
func (g Game) Fouls(no StartNo) int {
	if g.Black == no && no != 0 {
		return g.BlackFouls
	}
	return g.RedFouls
}

// Round 轮次: everything posted for one round, in the order of its sheet.
type Round struct {
	Number int
	Games  []Game
}

// Find gives the row of a number.
func (r *Round) Find(no StartNo) (Game, bool) {
	for i := range r.Games {
		if g := &r.Games[i]; g.Has(no) {
			return *g, true
		}
	}
	return Game{}, false
}

// PendingGames gives the games without a result, in table order of the sheet.
func (r *Round) PendingGames() []Game {
	var out []Game
	for _, g := range r.Games {
		if g.Result == Pending {
			out = append(out, g)
		}
	}
	return out
}

// Complete says whether every game has a result.
func (r *Round) Complete() bool { return len(r.PendingGames()) == 0 }
