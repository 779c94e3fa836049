package swiss

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"qisai/pairing"
)

// event is a random tournament played with the engine: strengths, draws, forfeits, byes, absences, late entries,
// withdrawals, units, 禁配, results corrected later. The same seed plays the same event.
type event struct {
	*pairing.Section
	rng      *rand.Rand
	seed     uint64
	strength map[pairing.StartNo]float64
	trouble  float64 // chance of an absence, a forfeit … a player and round
}

// newEvent draws an event of n entries; with trouble 0 everybody plays every round and no setting is unusual.
func newEvent(seed uint64, n, rounds int, trouble float64) *event {
	e := &event{
		Section: pairing.NewSection("甲组"), rng: rand.New(rand.NewPCG(seed, 20190531)), seed: seed,
		strength: map[pairing.StartNo]float64{}, trouble: trouble,
	}
	e.Rounds = rounds
	for i := range n {
		p := &pairing.Player{Entry: i + 1, Name: fmt.Sprintf("棋手%d", i+1), Verdict: pairing.Accepted}
		if trouble > 0 {
			e.enter(p, n, rounds)
		}
		e.Players = append(e.Players, p)
	}
	if trouble > 0 {
		e.setUp()
	}
	return e
}

// enter gives an entry a unit, a late start, leaves or a withdrawal.
func (e *event) enter(p *pairing.Player, n, rounds int) {
	if e.rng.IntN(4) > 0 {
		p.Unit = fmt.Sprintf("单位%d", e.rng.IntN(n/3+1))
		if e.rng.IntN(3) == 0 {
			p.Unit += "二队"
		}
	}
	if e.chance() {
		p.FirstRound = 1 + e.rng.IntN(rounds)
	}
	for r := 1; r <= rounds; r++ {
		if e.chance() {
			p.AbsentRounds = append(p.AbsentRounds, r)
		}
	}
	if e.chance() {
		p.WithdrawnAt = 1 + e.rng.IntN(rounds)
		if e.rng.IntN(2) == 0 {
			p.ReturnAt = p.WithdrawnAt + 1 + e.rng.IntN(2)
		}
	}
	if e.chance() {
		p.Marks = append(p.Marks, fmt.Sprintf("固定台%d", 1+e.rng.IntN(n)))
	}
}

// setUp draws unusual settings.
func (e *event) setUp() {
	orders := []pairing.Order{pairing.Adjacent, pairing.Fold, pairing.EndToEnd, pairing.Random}
	e.FirstOrder = orders[e.rng.IntN(4)]
	e.LevelOrder = orders[e.rng.IntN(4)]
	e.UnitAvoidance = []int{0, 1, 3, pairing.AllRounds}[e.rng.IntN(4)]
	if e.rng.IntN(3) == 0 {
		e.Scoring = pairing.Scoring{Win: 3, RedDraw: 1, BlackDraw: 1, Bye: 3}
	}
	if e.rng.IntN(4) == 0 {
		e.RedDraw, e.BlackDraw = 1, 2
	}
	if e.rng.IntN(3) == 0 {
		e.ForfeitLimit, e.ForfeitsTotal = 2, e.rng.IntN(2) == 0
	}
	if e.rng.IntN(4) == 0 {
		e.Rounds = 0
	}
	if len(e.Players) > 5 && e.rng.IntN(3) == 0 {
		e.Forbidden = append(e.Forbidden, [2]pairing.StartNo{1, 4}, [2]pairing.StartNo{5, 2})
	}
}

func (e *event) chance() bool { return e.rng.Float64() < e.trouble }

// number gives numbers to those who need one for the round.
func (e *event) number(round int) error {
	news, err := pairing.AssignNumbers(e.Section, round, e.seed)
	for _, p := range news {
		e.strength[p.No] = e.rng.NormFloat64() * 300
	}
	return err
}

// post adds a round with random results, and now and then corrects an older one, which must not touch the scores and
// floats already posted.
func (e *event) post(r pairing.Round) {
	games := slices.Clone(r.Games)
	for i := range games {
		if g := &games[i]; g.Result == pairing.Pending {
			g.Result = e.result(g)
		}
	}
	e.Posted = append(e.Posted, pairing.Round{Number: r.Number, Games: games})
	if e.chance() {
		old := e.Posted[e.rng.IntN(len(e.Posted))].Games
		if len(old) > 0 && old[0].Result.OverTheBoard() {
			old[0].Result = e.result(&old[0])
		}
	}
}

// result draws a result by strength.
func (e *event) result(g *pairing.Game) pairing.Result {
	if e.chance() {
		odd := []pairing.Result{pairing.RedForfeits, pairing.BlackForfeits, pairing.DoubleForfeit, pairing.DoubleLoss}
		return odd[e.rng.IntN(len(odd))]
	}
	if e.rng.Float64() < 0.3 {
		return pairing.Draw
	}
	win := 1 / (1 + math.Pow(10, (e.strength[g.Black]-e.strength[g.Red]-30)/400))
	if e.rng.Float64() < win {
		return pairing.RedWins
	}
	return pairing.BlackWins
}

// play pairs and posts rounds up to and including the last; it stops early when there is no legal pairing.
func (e *event) play(last int) error {
	for round := e.LastRound() + 1; round <= last; round++ {
		if err := e.number(round); err != nil {
			return err
		}
		p, err := Pair(e.Section, round, nil, e.seed)
		if err != nil {
			return err
		}
		e.post(p.Round)
	}
	return nil
}

// shuffled gives the same section with players, and games inside rounds, in another order.
func (e *event) shuffled() *pairing.Section {
	out := *e.Section
	rng := rand.New(rand.NewPCG(e.seed, 7))
	out.Players = slices.Clone(e.Players)
	rng.Shuffle(len(out.Players), func(i, j int) {
		out.Players[i], out.Players[j] = out.Players[j], out.Players[i]
	})
	out.Posted = slices.Clone(e.Posted)
	for k := range out.Posted {
		games := slices.Clone(out.Posted[k].Games)
		rng.Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })
		out.Posted[k].Games = games
	}
	return &out
}
