package pairing

import (
	"slices"
	"sync"
)

// Availability says whether a player is to be paired in a round, and if not, why.
type Availability uint8

const (
	Available    Availability = iota
	NotAccepted               // the verdict is not 通过 and he has no number yet
	NotYet                    // 起始轮 is later
	OnLeave                   // 缺席轮
	NotCheckedIn              // 报到 is blank although others have checked in
	Withdrawn                 // 退赛轮
	ForfeitedOut              // the rule of 弃权退赛
	Disqualified              // 取消资格
)

var availabilityWords = [...]string{"", "未通过审核", "尚未参赛", "请假", "未报到", "退赛", "弃权退赛", "取消资格"}

// String gives the reason in Chinese, "" for Available.
func (a Availability) String() string { return availabilityWords[a] }

// Availability judges one player for one round from the entry and the rounds posted before it.
func (s *Section) Availability(p *Player, round int) Availability {
	return s.availability(p, round, s.usesCheckIn)
}

func (s *Section) availability(p *Player, round int, usesCheckIn func() bool) Availability {
	switch {
	case p.No == 0 && p.Verdict != Accepted:
		return NotAccepted
	case p.Disqualified():
		return Disqualified
	case p.FirstRound > round:
		return NotYet
	case p.gone(round):
		return Withdrawn
	case s.ForfeitedOutAt(p, round) > 0:
		return ForfeitedOut
	case slices.Contains(p.AbsentRounds, round):
		return OnLeave
	case p.CheckIn == "" && usesCheckIn():
		return NotCheckedIn
	}
	return Available
}

// Available gives the players to be paired in a round, in sheet order.
func (s *Section) Available(round int) []*Player {
	var out []*Player
	usesCheckIn := sync.OnceValue(s.usesCheckIn)
	for _, p := range s.Players {
		if s.availability(p, round, usesCheckIn) == Available {
			out = append(out, p)
		}
	}
	return out
}

// Out says whether a player is out of the event before the given round: withdrawn or by the forfeit rule, and not
// taken back.
func (s *Section) Out(p *Player, round int) bool {
	return p.gone(round) || s.ForfeitedOutAt(p, round) > 0
}

// gone applies 退赛轮 and 恢复轮.
func (p *Player) gone(round int) bool {
	if p.WithdrawnAt == 0 || round < p.WithdrawnAt {
		return false
	}
	return p.ReturnAt <= p.WithdrawnAt || round < p.ReturnAt
}

// ForfeitedOutAt applies 弃权退赛 (S16, S19a): it gives the round from which the player is no longer paired, or 0. A bye
// or an absence between two forfeits does not break 连续; forfeits before 恢复轮 no longer count.
func (s *Section) ForfeitedOutAt(p *Player, round int) int {
	if s.ForfeitLimit <= 0 || p.No == 0 {
		return 0
	}
	count := 0
	for _, r := range s.Posted {
		if r.Number >= round {
			break
		}
		g, ok := r.Find(p.No)
		if !ok || wiped(p, r.Number, round) || !g.Result.Met() {
			continue
		}
		switch {
		case g.Result.Forfeits(g.Side(p.No)):
			count++
		case !s.ForfeitsTotal:
			count = 0
		}
		if count >= s.ForfeitLimit {
			return r.Number + 1
		}
	}
	return 0
}

// wiped says whether 恢复轮 cancels a forfeit of round n, seen from the round to pair: only once he is back.
func wiped(p *Player, n, round int) bool { return n < p.ReturnAt && round >= p.ReturnAt }

// usesCheckIn: 报到 counts only once one player of the section has an entry there.
func (s *Section) usesCheckIn() bool {
	return slices.ContainsFunc(s.Players, func(p *Player) bool { return p.CheckIn != "" })
}
