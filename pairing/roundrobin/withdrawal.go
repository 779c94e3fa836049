package roundrobin

import (
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

const clauseWithdrawal = "规则20.3"

// Withdrawal says what becomes of the games of a player who is out of the event.
type Withdrawal struct {
	Player        *pairing.Player
	Played, Games int  // games he has played, of those the table has for him
	Void          bool // fewer than half played: all his games are void; else they stand and the rest are forfeits
	Disqualified  bool // 取消资格: his games stand whatever their number
}

// String says it in Chinese: 3号张三退赛，已赛 2 局，不足 7 局的一半，成绩全部作废.
func (w Withdrawal) String() string {
	switch {
	case w.Disqualified:
		return fmt.Sprintf("%s取消资格，已赛的成绩有效，其余判弃权", name(w.Player))
	case w.Void:
		return fmt.Sprintf("%s退赛，已赛 %d 局，不足 %d 局的一半，成绩全部作废", name(w.Player), w.Played, w.Games)
	}
	return fmt.Sprintf("%s退赛，已赛 %d 局，达到 %d 局的一半，成绩有效，其余判弃权", name(w.Player), w.Played, w.Games)
}

func (w Withdrawal) reason() string {
	if w.Disqualified {
		return "取消资格"
	}
	return "退赛"
}

// Withdrawals lists, by number, the players of the draw who are out after a round and have not been taken back.
func Withdrawals(s *pairing.Section, round int) []Withdrawal {
	return withdrawals(s, round, draw(s, s.LastRound()+1))
}

func withdrawals(s *pairing.Section, round int, players []*pairing.Player) []Withdrawal {
	games := len(players) - 1
	if s.System == pairing.DoubleRoundRobin {
		games *= 2
	}
	var out []Withdrawal
	for _, p := range players {
		if p.Disqualified() || s.Out(p, round+1) {
			w := Withdrawal{Player: p, Played: played(s, p.No, round), Games: games, Disqualified: p.Disqualified()}
			w.Void = !w.Disqualified && 2*w.Played < games
			out = append(out, w)
		}
	}
	return out
}

// played counts the games of a player that have a result and that he has not forfeited.
func played(s *pairing.Section, no pairing.StartNo, round int) int {
	n := 0
	for _, r := range s.Posted {
		g, ok := r.Find(no)
		if ok && r.Number <= round && g.Result != pairing.Pending && g.Result.Met() && !g.Result.Forfeits(g.Side(no)) {
			n++
		}
	}
	return n
}

// effective is the result a row has in view of those who are out.
func effective(g pairing.Game, out map[pairing.StartNo]Withdrawal) pairing.Result {
	red, redOut := out[g.Red]
	black, blackOut := out[g.Black]
	switch {
	case g.Result.Lone():
	case red.Void || black.Void:
		return pairing.Void
	case g.Result != pairing.Pending:
	case redOut && blackOut:
		return pairing.DoubleForfeit
	case redOut:
		return pairing.RedForfeits
	case blackOut:
		return pairing.BlackForfeits
	}
	return g.Result
}

// Effective gives the section as ranking should see it after its last round; see EffectiveAt.
func Effective(s *pairing.Section) *pairing.Section { return EffectiveAt(s, s.LastRound()) }

// EffectiveAt gives the section as ranking should see it after a round: free rounds count for nothing, the games of those
// who were out by then are void or forfeited, and who has only void games is no longer among the players. s is not
// changed; rows that are not affected are as posted. Standings ranks with it.
func EffectiveAt(s *pairing.Section, round int) *pairing.Section {
	e := *s
	e.Bye, e.ByeIsWin, e.ByeOpponent = 0, false, pairing.ByeZero
	out := map[pairing.StartNo]Withdrawal{}
	for _, w := range Withdrawals(s, round) {
		out[w.Player.No] = w
	}
	e.Players = slices.DeleteFunc(slices.Clone(s.Players), func(p *pairing.Player) bool { return out[p.No].Void })
	e.Posted = make([]pairing.Round, len(s.Posted))
	for i, r := range s.Posted {
		e.Posted[i] = pairing.Round{Number: r.Number, Games: slices.Clone(r.Games)}
		for j := range e.Posted[i].Games {
			g := &e.Posted[i].Games[j]
			g.Result = effective(*g, out)
		}
	}
	return &e
}

// Standings ranks a round robin after a round. Who has only void games stands at the end without a rank.
func Standings(s *pairing.Section, round int) []pairing.Standing {
	out := ranking.Standings(EffectiveAt(s, round), round)
	for _, w := range Withdrawals(s, round) {
		if w.Void {
			out = append(out, pairing.Standing{Player: w.Player, Values: make([]int, len(s.Keys))})
		}
	}
	return out
}
