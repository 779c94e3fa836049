package pairing

import "strings"

// Result 结果 is the outcome of one row of a round sheet. The zero value is a game not yet finished.
type Result uint8

const (
	Pending       Result = iota // 未赛
	RedWins                     // 红胜
	Draw                        // 和棋
	BlackWins                   // 黑胜
	BlackForfeits               // 黑弃权: red wins unplayed
	RedForfeits                 // 红弃权: black wins unplayed
	DoubleForfeit               // 双弃权 (rule book 21.3)
	DoubleLoss                  // 双负: played, both lose by the arbiter's decision
	Bye                         // 轮空: scored as a win (rule book 14.4)
	Absent                      // 缺席: not paired this round
	Void                        // 作废: a game that counts for nothing (rule book 20.3)
)

// resultWords are the words the program itself writes.
var resultWords = [...]string{"", "红胜", "和棋", "黑胜", "黑弃权", "红弃权", "双弃权", "双负", "轮空", "缺席", "作废"}

// String gives the word of the round sheet; "" for Pending.
func (r Result) String() string { return resultWords[r] }

// ResultWords lists the words offered in a round sheet's drop-down for a game.
func ResultWords() []string { return append([]string(nil), resultWords[RedWins:Bye]...) }

// resultSpellings is the one table of what secretaries type, folded to half-width with no
// white space. Words without 红 or 黑 are read from red's side.
var resultSpellings = map[Result]string{
	RedWins:       "红胜 红方胜 红 胜 先胜 先手胜 黑负 1 1-0 1:0 2:0 2-0 红先胜 红胜黑负",
	Draw:          "和棋 和 平 平局 和局 = 0.5-0.5 1/2-1/2 ½-½ ½ 1:1 1-1 0.5:0.5",
	BlackWins:     "黑胜 黑方胜 黑 负 后胜 后手胜 红负 0 0-1 0:1 0:2 0-2 黑胜红负 先负",
	BlackForfeits: "黑弃权 黑方弃权 黑弃 + +/- +- +:-",
	RedForfeits:   "红弃权 红方弃权 红弃 - -/+ -+",
	DoubleForfeit: "双弃权 双方弃权 双弃 -/- -- 均弃权",
	DoubleLoss:    "双负 双方负 双方判负 0-0 0:0",
	Bye:           "轮空",
	Absent:        "缺席 请假",
	Void:          "作废 成绩作废",
}

var resultBySpelling = func() map[string]Result {
	m := map[string]Result{}
	for r, words := range resultSpellings {
		for _, w := range strings.Fields(words) {
			m[w] = r
		}
	}
	return m
}()

// ParseResult reads a result as typed, already folded to half-width (the importer does that); white space inside is
// ignored. "" is Pending. ok is false for anything that is not understood.
func ParseResult(text string) (r Result, ok bool) {
	text = strings.ToLower(Squeeze(text))
	if text == "" {
		return Pending, true
	}
	r, ok = resultBySpelling[text]
	return r, ok
}

// ResultHelp says, for a message, what ParseResult understands.
func ResultHelp() string {
	return "红胜 和棋 黑胜 黑弃权 红弃权 双弃权 双负；也可写 1 = 0、1-0 0-1、2:0 1:1 0:2、红 和 黑、胜 和 负（从红方看）、+ -、+/- -/+ -/-"
}

// Met says whether the two sides count as having met: every row with two names does, unless it is void.
func (r Result) Met() bool { return !r.Lone() && r != Void }

// Lone says whether the row is one player's: a bye or an absence.
func (r Result) Lone() bool { return r == Bye || r == Absent }

// Forfeits says whether the given side lost this game by forfeit.
func (r Result) Forfeits(side Side) bool {
	switch r {
	case DoubleForfeit:
		return true
	case RedForfeits:
		return side == Red
	case BlackForfeits:
		return side == Black
	}
	return false
}

// Wins says whether the side won: over the board, by forfeit or, for a bye, as the lone (red) side.
func (r Result) Wins(side Side) bool {
	switch r {
	case RedWins, BlackForfeits, Bye:
		return side == Red
	case BlackWins, RedForfeits:
		return side == Black
	}
	return false
}

// OverTheBoard says whether a game was played: at least one move may have been made.
func (r Result) OverTheBoard() bool {
	return r == RedWins || r == Draw || r == BlackWins || r == DoubleLoss
}

// Side 先手/后手: red moves first.
type Side int8

const (
	NoSide Side = iota // bye or absence
	Red                // 红方, 先手
	Black              // 黑方, 后手
)

// Opposite gives the other side; NoSide stays.
func (s Side) Opposite() Side {
	switch s {
	case Red:
		return Black
	case Black:
		return Red
	}
	return NoSide
}

// String gives 红, 黑 or "".
func (s Side) String() string { return [...]string{"", "红", "黑"}[s] }
