package field

import (
	"math"
	"math/rand/v2"

	"qisai/pairing"
)

// Outcome is how a game went: what the secretary finds on the slip.
type Outcome struct {
	Result               pairing.Result
	RedFouls, BlackFouls int
	Note                 string // 备注, mostly empty
}

// redEdge is what the first move is worth, in points of strength.
const redEdge = 30

// Play invents the result of a game from the strengths: level players draw about every third game, and now and then
// somebody does not come or breaks the rules of play.
func Play(red, black Entry, rng *rand.Rand) Outcome {
	return PlayStrengths(red.Strength, black.Strength, rng)
}

// PlayStrengths is Play for callers that keep only the strengths.
func PlayStrengths(red, black int, rng *rand.Rand) Outcome {
	if out, ok := unplayed(rng); ok {
		return out
	}
	expected := 1 / (1 + math.Pow(10, float64(black-red-redEdge)/400))
	draw := 0.40 * (1 - math.Pow(math.Abs(2*expected-1), 1.6))
	out := Outcome{}
	switch x := rng.Float64(); {
	case x < draw:
		out.Result = pairing.Draw
	case x < draw+expected-draw/2:
		out.Result = pairing.RedWins
	default:
		out.Result = pairing.BlackWins
	}
	return withFouls(out, rng)
}

// unplayed decides the few games that are not played to an end: about one in seventy.
func unplayed(rng *rand.Rand) (Outcome, bool) {
	switch rng.IntN(480) {
	case 0, 1:
		return Outcome{Result: pairing.RedForfeits, Note: "红方迟到15分钟"}, true
	case 2, 3, 4:
		return Outcome{Result: pairing.BlackForfeits, Note: "黑方迟到15分钟"}, true
	case 5:
		return Outcome{Result: pairing.DoubleForfeit, Note: "双方未到场"}, true
	case 6:
		return Outcome{Result: pairing.DoubleLoss, Note: "消极比赛，双方判负"}, true
	}
	return Outcome{}, false
}

// withFouls adds fouls to one game in twenty-five. A second foul loses the game (S25 五(十一)).
func withFouls(out Outcome, rng *rand.Rand) Outcome {
	switch rng.IntN(100) {
	case 0, 1:
		out.RedFouls = 1
	case 2:
		out.BlackFouls = 1
	case 3:
		if rng.IntN(2) == 0 {
			return Outcome{Result: pairing.BlackWins, RedFouls: 2, Note: "红方第二次犯规判负"}
		}
		return Outcome{Result: pairing.RedWins, BlackFouls: 2, Note: "黑方第二次犯规判负"}
	case 4:
		if out.Result == pairing.Draw {
			out.Note = "简明和棋，裁判判和"
		}
	}
	return out
}

// PlayRound fills in every pending game of a round; strength gives how strong a number is. Each game's outcome depends
// on the seed, the round and the two numbers alone, not on the order of the boards.
func PlayRound(r *pairing.Round, strength func(pairing.StartNo) int, seed uint64) {
	for i := range r.Games {
		g := &r.Games[i]
		if g.Result != pairing.Pending {
			continue
		}
		rng := Rand(seed, uint64(r.Number), uint64(g.Red), uint64(g.Black))
		out := PlayStrengths(strength(g.Red), strength(g.Black), rng)
		g.Result, g.RedFouls, g.BlackFouls, g.Note = out.Result, out.RedFouls, out.BlackFouls, out.Note
	}
}
