package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// remade is a round that pair --redo makes anew.
type remade struct {
	was  pairing.Round  // as it stands on its sheet
	kept []pairing.Game // boards that stay as they are
}

// reopen takes the current round of a section off, so that it is due again. Nothing of it may have been played.
func (r *pairRun) reopen(s *pairing.Section, keep []int) error {
	n := s.LastRound()
	switch {
	case isRobin(s):
		return failf(exitFaults, "%s是%s，对阵由编号排定，不能重新编排", s.Name, s.System).
			hint("有人退赛，填“报名”的退赛轮；要退回编排之前，运行 qisai undo %s", quote(r.file.path))
	case n == 0 && len(s.Bracket) > 0:
		return failf(exitFaults, "%s的淘汰赛不能用 --redo 重新编排", s.Name).hint("运行 qisai undo %s 退回编排之前", quote(r.file.path))
	case n == 0:
		return failf(exitFaults, "%s还没有编排过，没有可以重新编排的轮次", s.Name).hint("去掉 --redo")
	}
	m := remade{was: *s.Round(n)}
	if played := playedBoards(m.was); len(played) > 0 {
		return failf(exitFaults, "%s第%d轮已有结果，不能重新编排：%s", s.Name, n, boards(played)).
			hint("结果填错了地方的，先清空；要退回编排之前，运行 qisai undo %s", quote(r.file.path))
	}
	for _, table := range keep {
		i := slices.IndexFunc(m.was.Games, func(g pairing.Game) bool { return g.Table == table })
		if i < 0 {
			return failf(exitFaults, "%s第%d轮没有第%d台，不能保留", s.Name, n, table)
		}
		m.kept = append(m.kept, m.was.Games[i])
	}
	s.Posted = slices.DeleteFunc(slices.Clone(s.Posted), func(round pairing.Round) bool { return round.Number == n })
	if err := m.keepable(s, n); err != nil {
		return err
	}
	r.remade[s] = m
	return nil
}

// hold orders the boards that are kept from the engine; they go before 指定. It must come after resolve, which reads all
// orders anew.
func (m *remade) hold(s *pairing.Section, n int) {
	s.Fixed = slices.DeleteFunc(slices.Clone(s.Fixed), func(f pairing.FixedPair) bool {
		return f.Round == n && slices.ContainsFunc(m.kept, func(g pairing.Game) bool { return g.Has(f.Red) || g.Has(f.Black) })
	})
	for _, g := range m.kept {
		s.Fixed = append(s.Fixed, pairing.FixedPair{Round: n, Red: g.Red, Black: g.Black})
	}
}

// playedBoards gives the games of a round that have a result. A void game has none.
func playedBoards(round pairing.Round) []pairing.Game {
	return slices.DeleteFunc(slices.Clone(round.Games), func(g pairing.Game) bool {
		return g.Result == pairing.Pending || g.Result.Lone()
	})
}

// keepable refuses to keep the board of somebody who is not to play any more.
func (m *remade) keepable(s *pairing.Section, n int) error {
	for _, g := range m.kept {
		for _, no := range []pairing.StartNo{g.Red, g.Black} {
			if p := s.Player(no); p != nil && s.Availability(p, n) != pairing.Available {
				return failf(exitFaults, "第%d台不能保留：%s%s", g.Table, player(s, no), s.Availability(p, n)).
					hint("从 --keep 里去掉第%d台", g.Table)
			}
		}
	}
	return nil
}

// settle gives the boards that are kept their tables and notes in a round made anew; the others take the tables left, in
// order. In round 1 the table decides the colours.
func (m *remade) settle(round *pairing.Round) {
	if len(m.kept) == 0 {
		return
	}
	var free []int
	for _, g := range round.Games {
		if g.Table != 0 && !slices.ContainsFunc(m.kept, func(k pairing.Game) bool { return k.Table == g.Table }) {
			free = append(free, g.Table)
		}
	}
	for i := range round.Games {
		g := &round.Games[i]
		j := slices.IndexFunc(m.kept, func(k pairing.Game) bool { return k.Red == g.Red && k.Black == g.Black })
		switch {
		case g.Table == 0:
		case j >= 0:
			g.Table, g.Note = m.kept[j].Table, strings.TrimSpace(m.kept[j].Note)
		case len(free) > 0:
			g.Table, free = free[0], free[1:]
		default: // a table that is kept lies beyond the last one now needed
			g.Table = m.beyond(round)
		}
		if round.Number == 1 && j < 0 && g.Black != 0 && (g.Red < g.Black) != (g.Table%2 == 1) {
			g.Red, g.Black, g.RedScore, g.BlackScore = g.Black, g.Red, g.BlackScore, g.RedScore
		}
	}
	slices.SortStableFunc(round.Games, func(a, b pairing.Game) int {
		if a.Table == 0 || b.Table == 0 {
			return cmp.Compare(b.Table, a.Table) // a bye and absences stand last
		}
		return cmp.Compare(a.Table, b.Table)
	})
}

// beyond gives the first table above all others.
func (m *remade) beyond(round *pairing.Round) int {
	last := 0
	for _, g := range slices.Concat(round.Games, m.kept) {
		last = max(last, g.Table)
	}
	return last + 1
}

// text says for 编排记录 what the round was before, and which boards were kept.
func (m *remade) text(now pairing.Round) string {
	before, added := pairsMissing(m.was, now), pairsMissing(now, m.was)
	text := fmt.Sprintf("第%d轮重新编排", m.was.Number)
	if len(m.kept) > 0 {
		text += "，保留" + boards(m.kept)
	}
	switch {
	case len(before)+len(added) == 0:
		return text + "，对阵与以前相同"
	case len(before) == 0:
		return text + "，以前的对阵不变，增加 " + strings.Join(added, "、")
	}
	return text + "，以前是 " + strings.Join(before, "、")
}

// lostNotes gives the remarks typed beside boards that are no more.
func (m *remade) lostNotes(now pairing.Round) []string {
	var out []string
	for _, g := range m.was.Games {
		if g.Note != "" && g.Result != pairing.Absent && !hasRow(now, g) {
			out = append(out, fmt.Sprintf("%s（%s）", g.Note, pairText(g)))
		}
	}
	return out
}

// numbersFor numbers who has none yet. In round 1 made anew the draw stands: late entries get the numbers behind it.
func (r *pairRun) numbersFor(s *pairing.Section, n int) ([]*pairing.Player, error) {
	newly, err := pairing.AssignNumbers(s, n, r.t.Regulation.Seed)
	var partial *pairing.DrawError
	if _, again := r.remade[s]; again && errors.As(err, &partial) {
		last := pairing.StartNo(0)
		for _, p := range s.Players {
			last = max(last, p.No)
		}
		for i, p := range partial.Missing {
			p.No = last + pairing.StartNo(i) + 1
		}
		return partial.Missing, nil
	}
	return newly, err
}

// parseTables reads --keep 1-12,15.
func parseTables(text string) ([]int, error) {
	var out []int
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",，、; ；", r) }) {
		a, b, ranged := strings.Cut(part, "-")
		from, err := strconv.Atoi(a)
		to := from
		if err == nil && ranged {
			to, err = strconv.Atoi(b)
		}
		if err != nil || from < 1 || to < from || to-from > 10_000 {
			return nil, failf(exitUsage, "--keep 要写台号，例如 1-12,15；写的是 %q", text)
		}
		for t := from; t <= to; t++ {
			if !slices.Contains(out, t) {
				out = append(out, t)
			}
		}
	}
	return out, nil
}

// reopenAll takes off the current round of the sections chosen.
func (r *pairRun) reopenAll(sections []*pairing.Section) error {
	keep, err := parseTables(r.ctx.String("keep"))
	switch {
	case err != nil:
		return err
	case !r.ctx.Bool("redo") && len(keep) > 0:
		return failf(exitUsage, "--keep 要与 --redo 一起用")
	case !r.ctx.Bool("redo"):
		return nil
	case r.ctx.Bool("all"):
		return failf(exitUsage, "--redo 不能与 --all 一起用")
	case len(sections) > 1:
		return failf(exitUsage, "有几个比赛组时，--redo 要写明 --section")
	}
	return r.reopen(sections[0], keep)
}
