package roundrobin

import (
	"fmt"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// Kinds of the notes of a round.
const (
	noteFree      = "轮空"
	noteWithdrawn = "退赛"
	noteAbsent    = "缺席"
	noteLate      = "补报"
)

// InputError says why a round cannot be made as the workbook stands.
type InputError struct{ Msg string }

// Error gives the message.
func (e *InputError) Error() string { return e.Msg }

func faultf(format string, args ...any) error { return &InputError{fmt.Sprintf(format, args...)} }

// Rounds gives the number of rounds of a section: of the draw as posted, or of the entries as they stand.
func Rounds(s *pairing.Section) int { return len(table(s, len(draw(s, s.LastRound()+1)))) }

// table gives the section's schedule for n players.
func table(s *pairing.Section, n int) [][]Pair {
	return Schedule(n, s.System == pairing.DoubleRoundRobin, s.Setting("循环") == "逆时针")
}

// Round gives round n ready to be posted, from the rounds posted before it; later ones are ignored. Games stand in the
// order of the table, then the free round. A game of a withdrawn player has its result already.
func Round(s *pairing.Section, n int) (pairing.Round, []pairing.Note, error) {
	players := draw(s, n)
	if err := checkDraw(s, n, players); err != nil {
		return pairing.Round{}, nil, err
	}
	rounds := table(s, len(players))
	if n < 1 || n > len(rounds) {
		return pairing.Round{}, nil, faultf("%s：%d 人%s共 %d 轮，没有第%d轮", s.Name, len(players), s.System, len(rounds), n)
	}
	b := newBuilder(s, n, players)
	for _, p := range rounds[n-1] {
		b.add(p)
	}
	b.seat()
	b.lateNotes()
	return pairing.Round{Number: n, Games: b.games}, b.notes, nil
}

// All gives the rounds that are still to be posted, for writing them at once. 积分 is filled in for the first of them only;
// the others are not known yet.
func All(s *pairing.Section) ([]pairing.Round, []pairing.Note, error) {
	var rounds []pairing.Round
	var notes []pairing.Note
	said := map[pairing.Note]bool{}
	for n := s.LastRound() + 1; n == 1 || n <= Rounds(s); n++ {
		r, more, err := Round(s, n)
		if err != nil {
			return nil, nil, err
		}
		for i := range r.Games {
			if len(rounds) > 0 {
				r.Games[i].RedScore, r.Games[i].BlackScore = 0, 0
			}
		}
		rounds = append(rounds, r)
		for _, note := range more {
			if !said[note] {
				notes = append(notes, note)
			}
			said[note] = true
		}
	}
	return rounds, notes, nil
}

// builder puts one round together.
type builder struct {
	section *pairing.Section
	round   int
	players []*pairing.Player // the draw
	out     map[pairing.StartNo]Withdrawal
	points  map[pairing.StartNo]pairing.Score
	games   []pairing.Game
	notes   []pairing.Note
}

func newBuilder(s *pairing.Section, n int, players []*pairing.Player) *builder {
	b := &builder{section: s, round: n, players: players, out: map[pairing.StartNo]Withdrawal{}}
	for _, w := range withdrawals(s, n-1, players) {
		b.out[w.Player.No] = w
		b.say(noteWithdrawn, clauseWithdrawal, "%s", w)
	}
	b.points = ranking.Points(EffectiveAt(s, n-1), n-1)
	return b
}

func (b *builder) say(kind, clause, format string, args ...any) {
	b.notes = append(b.notes, pairing.Note{Kind: kind, Text: fmt.Sprintf(format, args...), Clause: clause})
}

// add makes the row of one pair of the table.
func (b *builder) add(p Pair) {
	red := b.players[p.Red-1]
	g := pairing.Game{Red: red.No, RedScore: b.points[red.No]}
	if p.Black == 0 {
		g.Result = pairing.Bye
		if _, out := b.out[red.No]; out {
			g.Result, g.Note = pairing.Absent, "退赛"
		} else {
			b.say(noteFree, "", "第%d轮 %s 轮空，不计分", b.round, name(red))
		}
		b.games = append(b.games, g)
		return
	}
	black := b.players[p.Black-1]
	g.Black, g.BlackScore = black.No, b.points[black.No]
	g.Result = effective(g, b.out)
	for _, player := range []*pairing.Player{red, black} {
		if w, out := b.out[player.No]; out {
			g.Note = join(g.Note, fmt.Sprintf("%d号%s", player.No, w.reason()))
		} else if why := b.section.Availability(player, b.round); why != pairing.Available {
			g.Note = join(g.Note, fmt.Sprintf("%d号%s：补赛，或判弃权", player.No, why))
			b.say(noteAbsent, "", "第%d轮 %s %s：这局棋补赛，或填弃权", b.round, name(player), why)
		}
	}
	b.games = append(b.games, g)
}

// seat gives tables from 起始台号 on. A player tied to a table (固定台) sits there with his opponent and the others pass it
// over; if two games claim one table, the earlier has it.
func (b *builder) seat() {
	taken := map[int]bool{}
	for i := range b.games {
		g := &b.games[i]
		for _, no := range []pairing.StartNo{g.Red, g.Black} {
			p := b.section.Player(no)
			if g.Black != 0 && g.Table == 0 && p.FixedTable() > 0 && !taken[p.FixedTable()] {
				g.Table = p.FixedTable()
				taken[g.Table] = true
			}
		}
	}
	next := max(b.section.FirstTable, 1)
	for i := range b.games {
		if b.games[i].Black == 0 || b.games[i].Table != 0 {
			continue
		}
		for taken[next] {
			next++
		}
		b.games[i].Table = next
		next++
	}
}

// lateNotes names who has entered after the draw: the table has no place for him.
func (b *builder) lateNotes() {
	in := map[*pairing.Player]bool{}
	for _, p := range b.players {
		in[p] = true
	}
	for _, p := range b.section.Players {
		if !in[p] && b.round > 1 && b.section.Availability(p, b.round) == pairing.Available {
			b.say(noteLate, "", "%s 抽签后才报名，循环赛的秩序表已定，不能加入", name(p))
		}
	}
}

func name(p *pairing.Player) string {
	if p.No == 0 {
		return p.Name
	}
	return fmt.Sprintf("%d号%s", p.No, p.Name)
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + "；" + b
}
