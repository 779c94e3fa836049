package pairing

import "fmt"

// Kinds of the notes that advise on the number of rounds.
const (
	AdviceProposal = "轮次建议" // what the rule book would do
	AdviceWarning  = "轮次警告" // can be played, but the last pairings will be poor
	AdviceTooMany  = "轮次过多" // more rounds than there are legal pairings
)

const roundsClause = "规则·轮次"

// doublings gives ⌈log2 n⌉, the rounds after which one player alone can have won all his games.
func doublings(n int) int {
	k := 0
	for size := 1; size < n; size *= 2 {
		k++
	}
	return k
}

// AdvisedRounds is the rule book's number of Swiss rounds for n players: about 2·⌈log2 n⌉, odd and at least 7; above 7
// not more than half the players, and never more than can be paired.
func AdvisedRounds(n int) int {
	rounds := max(2*doublings(n)-1, 7)
	for rounds > 7 && rounds > n/2 {
		rounds -= 2
	}
	return min(rounds, MostRounds(n, Swiss))
}

// MostRounds is the number of rounds in which n players can be paired at all: nobody meets the same opponent twice (in a
// double round robin: three times), nobody has a second bye, a knockout halves the field.
func MostRounds(n int, system System) int {
	if n < 2 {
		return 0
	}
	once := n - 1 + n%2
	switch system {
	case DoubleRoundRobin:
		return 2 * once
	case Knockout:
		return doublings(n)
	}
	return once
}

// Propose gives the system and the rounds that fit n entries where 赛制 is empty and so many rounds are planned (0 = not
// said): a round robin if nearly everybody would meet anyway, else a Swiss.
func Propose(n, rounds int) (System, int) {
	if rounds == 0 {
		rounds = 7
	}
	if n <= rounds+1 {
		return RoundRobin, MostRounds(n, RoundRobin)
	}
	return Swiss, AdvisedRounds(n)
}

// Advice says what is to be said about a number of rounds (0 = not fixed) for n players, the gravest first; nothing for
// a number that is in order.
func Advice(n, rounds int, system System) []Note {
	if n < 2 {
		return nil
	}
	switch system {
	case NoSystem:
		proposed, k := Propose(n, rounds)
		return []Note{advise(AdviceProposal, "%d 人，建议%s，%d 轮", n, proposed, k)}
	case RoundRobin, DoubleRoundRobin, Knockout:
		if most := MostRounds(n, system); rounds != 0 && rounds != most {
			return []Note{advise(AdviceWarning, "%d 人%s须赛 %d 轮，规程写的是 %d 轮", n, system, most, rounds)}
		}
		return nil
	}
	return swissAdvice(n, rounds)
}

func swissAdvice(n, rounds int) []Note {
	var out []Note
	say := func(kind, format string, args ...any) { out = append(out, advise(kind, format, args...)) }
	most := MostRounds(n, Swiss)
	if rounds == 0 {
		if proposed, k := Propose(n, 0); proposed != Swiss {
			say(AdviceProposal, "未填轮次：%d 人，建议%s，%d 轮", n, proposed, k)
		} else {
			say(AdviceProposal, "未填轮次：%d 人，建议 %d 轮", n, k)
		}
		return out
	}
	switch {
	case rounds > most:
		say(AdviceTooMany, "%d 人最多编排 %d 轮而不重复相遇，规程写的是 %d 轮", n, most, rounds)
	case rounds > n/2 && n > rounds+1:
		say(AdviceWarning, "%d 人赛 %d 轮，轮次超过人数的一半，后几轮可能只有重复相遇或先后手失衡的编排", n, rounds)
	}
	switch {
	case n <= rounds+1:
		say(AdviceProposal, "%d 人 %d 轮几乎人人相遇，建议单循环，%d 轮", n, rounds, most)
	case rounds < doublings(n):
		say(AdviceWarning, "%d 人赛 %d 轮，可能不止一人全胜；建议 %d 轮", n, rounds, AdvisedRounds(n))
	case rounds != AdvisedRounds(n) && (rounds < 7 || rounds%2 == 0):
		say(AdviceProposal, "轮次宜为单数，不少于 %d 轮；%d 人建议 %d 轮", min(7, AdvisedRounds(n)), n, AdvisedRounds(n))
	}
	return out
}

// RoundAdvice is Advice for a section with so many players, the cut of 积分编排+淘汰 included.
func (s *Section) RoundAdvice(n int) []Note {
	out := Advice(n, s.Rounds, s.System)
	if s.System != SwissKnockout || n < 2 {
		return out
	}
	rest, more := n-s.KnockoutPlayers, s.Rounds-s.SwissRounds
	switch {
	case s.SwissRounds >= n:
		out = append(out, advise(AdviceTooMany, "%d 人最多编排 %d 轮，淘汰前轮次写的是 %d 轮", n, MostRounds(n, Swiss), s.SwissRounds))
	case rest < 2 && more > 0:
		out = append(out, advise(AdviceWarning, "%d 人取 %d 人进入淘汰赛，其余 %d 人不能再编排", n, s.KnockoutPlayers, max(rest, 0)))
	case more > MostRounds(rest, Swiss):
		out = append(out, advise(AdviceTooMany, "淘汰赛开始后其余 %d 人还要赛 %d 轮，最多编排 %d 轮", rest, more, MostRounds(rest, Swiss)))
	}
	return out
}

func advise(kind, format string, args ...any) Note {
	return Note{Kind: kind, Text: fmt.Sprintf(format, args...), Clause: roundsClause}
}
