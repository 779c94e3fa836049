package regulation

import (
	"cmp"
	"slices"

	"qisai/pairing"
)

// order finds rounds that begin before the one they follow is over.
func (c *checker) order(s *pairing.Section, stops []stop) {
	for _, knockout := range []bool{false, true} {
		var rounds []stop
		for _, x := range stops {
			if x.round > 0 && x.timed() && (x.knockout == knockout || knockout && x.round == s.SwissRounds) {
				rounds = append(rounds, x)
			}
		}
		slices.SortStableFunc(rounds, func(a, b stop) int { return cmp.Or(btoi(a.knockout)-btoi(b.knockout), a.round-b.round) })
		for i := 1; i < len(rounds); i++ {
			c.follows(s, rounds[i-1], rounds[i])
		}
		c.sessions(s, rounds)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// follows compares a round with the one before it.
func (c *checker) follows(s *pairing.Section, a, b stop) {
	if a.Round == b.Round {
		return // written twice: that has been said
	}
	places, hint := at(b.place("时间"), a.place("时间")), "请核对日期和时间"
	switch day := b.Date.Compare(a.Date); {
	case day < 0 || day == 0 && b.from < a.from:
		c.warn(places, "日程", hint, "%s%s（%s）排在%s（%s）之前", who(s, a, b), b.name(), b.when(), a.name(), a.when())
	case day > 0:
	case b.from == a.from && (a.to == 0 || b.to != a.to):
		c.warn(places, "日程", hint, "%s%s和%s都在 %s 开始", who(s, a, b), a.name(), b.name(), a.when())
	case b.from > a.from && b.from < a.to:
		c.warn(places, "日程", hint, "%s%s（%s）开始时%s（%s）还没有结束", who(s, a, b), b.name(), b.when(), a.name(), a.when())
	}
}

// sessions finds hours in which the rounds put there cannot be played out.
func (c *checker) sessions(s *pairing.Section, rounds []stop) {
	for i := 0; i < len(rounds); {
		first, j, need := rounds[i], i, 0
		for ; j < len(rounds) && rounds[j].Date == first.Date && rounds[j].from == first.from && rounds[j].to == first.to; j++ {
			need += 2 * c.minutes(rounds[j])
		}
		if room := first.to - first.from; first.to > 0 && need > room {
			c.note(at(first.place("时间")), "日程", "延长时间，或把轮次分开",
				"%s %s 要赛 %d 轮，双方用完基本用时就要 %d 分钟，只排了 %d 分钟", who(s, first), first.when(), j-i, need, room)
		}
		i = j
	}
}

// minutes gives the basic time of a player in a round, 0 if it is not known.
func (c *checker) minutes(s stop) int {
	for _, text := range []string{s.Clock, c.fact("用时")} {
		if k := clocksIn(text); len(k) == 1 {
			return k[0].minutes
		}
	}
	return 0
}

// around finds 报到 behind the first round and 颁奖 before the last.
func (c *checker) around(s *pairing.Section, stops []stop) {
	var first, last stop
	for _, x := range stops {
		switch {
		case x.round == 0 || x.Date.IsZero():
			continue
		case first.Date.IsZero() || x.before(first):
			first = x
		}
		if last.Date.IsZero() || last.before(x) {
			last = x
		}
	}
	if first.Date.IsZero() {
		return
	}
	for _, x := range stops {
		switch {
		case x.Date.IsZero():
		case x.Round == "报到" && first.before(x):
			c.warn(at(x.place("日期"), first.place("日期")), "日程", "请核对日期和时间", "%s报到（%s）在%s（%s）之后", who(s, x, first), x.when(), first.name(), first.when())
		case (x.Round == "颁奖" || x.Round == "闭幕") && x.before(last):
			c.warn(at(x.place("日期"), last.place("日期")), "日程", "请核对日期和时间", "%s%s（%s）在%s（%s）之前", who(s, x, last), x.Round, x.when(), last.name(), last.when())
		}
	}
}

// before says whether one begins before the other, for sure: on the same day only if both have an hour.
func (s stop) before(other stop) bool {
	day := s.Date.Compare(other.Date)
	return day < 0 || day == 0 && s.timed() && other.timed() && s.from < other.from
}
