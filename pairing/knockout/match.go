package knockout

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
)

// DrawForBlack 和棋黑胜 in 备注: a draw in this game counts for black.
const DrawForBlack = "和棋黑胜"

// Match is one match of the bracket, posted or not.
type Match struct {
	Round, No      int             // 轮次, 场次
	Base, Size     int             // its players are playing for the places Base … Base+Size−1
	A, B           pairing.StartNo // who meet, the upper line first; 0 = not known yet, or nobody
	KnownA, KnownB bool
	Games          []pairing.KnockoutGame // as posted, in order of 局次
	Decided        bool
	Winner, Loser  pairing.StartNo // 0 = nobody
}

// Name is what people call the match: 1/8决赛, 半决赛, 决赛, 第3–4名, 第5–8名.
func (m *Match) Name() string {
	switch {
	case m.Base > 1:
		return fmt.Sprintf("第%d–%d名", m.Base, m.Base+m.Size-1)
	case m.Size == 2:
		return "决赛"
	case m.Size == 4:
		return "半决赛"
	}
	return fmt.Sprintf("1/%d决赛", m.Size/2)
}

// label names the match in messages.
func (m *Match) label() string { return fmt.Sprintf("淘汰赛第%d轮第%d场", m.Round, m.No) }

// bye says whether the match has one player only.
func (m *Match) bye() bool { return m.KnownA && m.KnownB && (m.A == 0) != (m.B == 0) }

func (m *Match) has(no pairing.StartNo) bool { return no != 0 && (m.A == no || m.B == no) }

// read takes in the rows of the match and checks that they are its own.
func (m *Match) read(rows []pairing.KnockoutGame) error {
	m.Games = slices.Clone(rows)
	slices.SortStableFunc(m.Games, func(g, h pairing.KnockoutGame) int { return g.Game - h.Game })
	for i, g := range m.Games {
		if strings.Contains(g.Note, pairing.ArbiterDecision) && i == 0 {
			m.A, m.B, m.KnownA, m.KnownB = g.Red, g.Black, true, true
		}
		switch {
		case g.Red == 0 || g.Red == g.Black:
			return faultf("%s：棋手没有写全", m.label())
		case !m.KnownA || !m.KnownB:
			return faultf("%s：前一轮还没有结束，这一场还不能排", m.label())
		case !m.has(g.Red) || g.Black != 0 && !m.has(g.Black) || g.Black == 0 && !m.bye():
			return faultf("%s：应是 %s，表里是 %s", m.label(), versus(m.A, m.B), versus(g.Red, g.Black))
		case g.Result.Lone() && (g.Black != 0 || g.Result == pairing.Absent):
			return faultf("%s：结果不能是“%s”", m.label(), g.Result)
		case g.Winner != 0 && !m.has(g.Winner):
			return faultf("%s：胜者 %d 号不在这一场里", m.label(), g.Winner)
		}
	}
	return nil
}

// decide finds the winner.
func (m *Match) decide() error {
	switch {
	case !m.KnownA || !m.KnownB:
		return nil
	case m.A == 0 || m.B == 0:
		m.Decided, m.Winner = true, m.A+m.B
		return nil
	}
	typed, note := m.typed()
	winner, decided := pairing.StartNo(0), false
	for _, g := range m.Games {
		if winner, decided = outcome(g); decided {
			break
		}
	}
	if typed != 0 && winner != 0 && typed != winner && !strings.Contains(note, pairing.ArbiterDecision) {
		return faultf("%s：按结果胜者是 %d 号，胜者一栏写的是 %d 号；请改成一致", m.label(), winner, typed)
	}
	if typed != 0 {
		winner, decided = typed, true
	}
	m.Decided, m.Winner = decided, winner
	if winner != 0 {
		m.Loser = m.A + m.B - winner
	}
	return nil
}

// typed gives the last 胜者 that is filled in, with the 备注 beside it.
func (m *Match) typed() (winner pairing.StartNo, note string) {
	for _, g := range m.Games {
		if g.Winner != 0 {
			winner, note = g.Winner, g.Note
		}
	}
	return winner, note
}

// outcome says whether a game decides its match, and for whom; 0 = nobody goes on.
func outcome(g pairing.KnockoutGame) (winner pairing.StartNo, decided bool) {
	switch {
	case g.Result.Wins(pairing.Red):
		return g.Red, true
	case g.Result.Wins(pairing.Black):
		return g.Black, true
	case g.Result == pairing.Draw && strings.Contains(g.Note, DrawForBlack):
		return g.Black, true
	}
	return 0, g.Result == pairing.DoubleForfeit || g.Result == pairing.DoubleLoss
}

func versus(a, b pairing.StartNo) string {
	if a == 0 || b == 0 {
		return fmt.Sprintf("%d号轮空", a+b)
	}
	return fmt.Sprintf("%d号–%d号", a, b)
}
