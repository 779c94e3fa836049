package swiss

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Kinds of the notes of a pairing.
const (
	noteBye      = "轮空"
	noteDown     = "下调"
	noteUp       = "上调"
	noteRelaxed  = "放宽"
	noteFixed    = "指定"
	noteAbsent   = "缺席"
	noteForfeits = "退赛"
	noteRounds   = "轮次"
	noteTable    = "台次"
)

// notes says what people should know about the round, boards in order: what was relaxed, who floats, who has the bye,
// who is absent and why.
func (in *input) notes(boards []board) []pairing.Note {
	var out []pairing.Note
	say := sayTo(&out)
	if in.section.LastSwissRound() == 0 {
		say(noteRounds, "H2", "未填轮次，没有一轮按末轮处理")
	}
	for i := range boards {
		in.boardNotes(&boards[i], say)
	}
	in.absentNotes(say)
	return out
}

// noRoundNotes says that fewer than two players are to be paired.
func (in *input) noRoundNotes(n int) []pairing.Note {
	var out []pairing.Note
	say := sayTo(&out)
	say(noteRounds, "", "第%d轮可编排的棋手只有 %d 人，不编排", in.round, n)
	in.absentNotes(say)
	return out
}

// sayFunc adds a note.
type sayFunc func(kind, clause, format string, args ...any)

func sayTo(out *[]pairing.Note) sayFunc {
	return func(kind, clause, format string, args ...any) {
		*out = append(*out, pairing.Note{Kind: kind, Text: fmt.Sprintf(format, args...), Clause: clause})
	}
}

// boardNotes says what is remarkable about one board.
func (in *input) boardNotes(b *board, say sayFunc) {
	if b.black == nil {
		say(noteBye, "象棋竞赛规则 14.4", "%s（%d分）轮空，得 %d 分", name(b.red.player), b.red.score, in.section.Bye)
		if b.arbiter {
			say(noteFixed, "指定", "%s 轮空由裁判长指定", name(b.red.player))
		}
		if b.red.hadBye {
			say(noteRelaxed, "H1", "%s 再次轮空（裁判长决定）", name(b.red.player))
		}
		return
	}
	if b.arbiter {
		say(noteFixed, "指定", "%s 与 %s 由裁判长指定", name(b.red.player), name(b.black.player))
	}
	for _, r := range in.relaxed(b) {
		say(noteRelaxed, r.clause, "%s%s", r.text, r.decision())
	}
	upper, lower := b.red, b.black
	if upper.score < lower.score {
		upper, lower = lower, upper
	}
	if in.round > 1 && upper.score > lower.score {
		say(noteDown, "Q1", "%s（%d分）下调，对 %s", name(upper.player), upper.score, name(lower.player))
		say(noteUp, "Q1", "%s（%d分）上调，对 %s", name(lower.player), lower.score, name(upper.player))
	}
	for _, m := range b.both() {
		if t := m.player.FixedTable(); t != 0 && t != b.table {
			say(noteTable, "固定台", "%s 的固定台 %d 已被占用，本轮在第 %d 台", name(m.player), t, b.table)
		}
	}
}

// orderedNote matches the notes of 指定: 7 张三 与 12 李四 由裁判长指定, 5 王五 轮空由裁判长指定.
var orderedNote = pattern.New(`^(\d+) .*?(?: 与 (\d+) .*)? (?:轮空)?由裁判长指定$`)

// OrderedInNotes reads back from the notes of a round, joined by ；, which pairs were those of 指定: red, black; a bye has
// black 0. The setting may have been changed since.
func OrderedInNotes(text string) [][2]pairing.StartNo {
	var out [][2]pairing.StartNo
	for _, note := range strings.Split(text, "；") {
		m := orderedNote.FindStringSubmatch(note)
		if m == nil {
			continue
		}
		red, _ := strconv.Atoi(m[1])
		black, _ := strconv.Atoi(m[2])
		out = append(out, [2]pairing.StartNo{pairing.StartNo(red), pairing.StartNo(black)})
	}
	return out
}

// relaxed is a rule that a board breaks.
type relaxed struct {
	clause, text string
	by           string // whose decision it is: 裁判长指定, 裁判长决定; "" = nothing better exists
}

// decision adds in brackets who has decided what H1 does not allow; the rest goes without saying on a sheet.
func (r relaxed) decision() string {
	if r.clause != "H1" || r.by == "" {
		return ""
	}
	return "（" + r.by + "）"
}

// relaxed names every rule a board of two players breaks: H1 by the arbiter's word, H2 and H3 by his order or because
// nothing better exists. Only in the explanation of a round without a legal pairing does H1 stand for itself.
func (in *input) relaxed(b *board) []relaxed {
	var out []relaxed
	by := ""
	if b.arbiter {
		by = "裁判长指定"
	}
	add := func(clause, by, format string, args ...any) {
		out = append(out, relaxed{clause, fmt.Sprintf(format, args...), by})
	}
	pair := name(b.red.player) + " 与 " + name(b.black.player)
	if slices.Contains(b.red.met, b.black.no) {
		word := by
		if word == "" && in.allowed(b.red.no, b.black.no) {
			word = "裁判长决定"
		}
		add("H1", word, "%s 再次相遇", pair)
	}
	if in.forbidden(b.red.no, b.black.no) {
		add("H1", by, "%s 为禁配", pair)
	}
	for _, m := range b.both() {
		due, colour := m.asRed, pairing.Red
		if m == b.black {
			due, colour = m.asBlack, pairing.Black
		}
		if due.over > 0 {
			add("H2", by, "%s 执%s，红黑之差超过 2（禁多三）", name(m.player), colour)
		}
		if due.run > 0 {
			add("H2", by, "%s 连续三局执%s（禁连三）", name(m.player), colour)
		}
	}
	if in.avoid && b.red.unit != 0 && b.red.unit == b.black.unit {
		add("H3", by, "%s 同单位", pair)
	}
	return out
}

// absentNotes says who is not paired and why; one put out by the forfeit rule is announced in the first round he misses.
func (in *input) absentNotes(say sayFunc) {
	for _, p := range in.absent() {
		why := in.section.Availability(p, in.round)
		if why == pairing.ForfeitedOut && in.section.ForfeitedOutAt(p, in.round) == in.round {
			say(noteForfeits, "弃权退赛", "%s 弃权满 %d 次，自第%d轮起不再编排（恢复轮可恢复）", name(p), in.section.ForfeitLimit,
				in.round)
			continue
		}
		say(noteAbsent, "", "%s 不编排：%s", name(p), why)
	}
}
