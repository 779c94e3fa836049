package swiss

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// Reason says why one board of the best pairing is as it is.
type Reason struct {
	Game pairing.Game // as Pair posts it
	// Lines are sentences in Chinese: the scores, who floats, every rule the board breaks, the colours.
	Lines []string
}

// Reasons explains every board of the best pairing of a round (解释), in the order of its sheet; absences are left out.
// The errors are those of PairWith, except that a round without a legal pairing is explained as it would have to be.
func Reasons(s *pairing.Section, round int, standings []pairing.Standing, seed uint64, opt Options) ([]Reason, error) {
	in, err := newInput(s, round, seed, opt)
	if err != nil || in.players() < 2 {
		return nil, err
	}
	found, err := in.solve()
	if err != nil {
		return nil, err
	}
	boards := in.boards(found, standings)
	games := in.games(boards)
	out := make([]Reason, len(boards))
	for i := range boards {
		out[i] = Reason{games[i], in.lines(&boards[i])}
	}
	return out, nil
}

// lines says what there is to say about one board.
func (in *input) lines(b *board) []string {
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if b.black == nil {
		say("%s %d 分：轮空给没有轮空过的人里积分最低、缺赛最少的一位，且其余的人仍能合法对阵", name(b.red.player), b.red.score)
		return out
	}
	upper, lower := b.red, b.black
	if upper.score < lower.score {
		upper, lower = lower, upper
	}
	switch {
	case in.round == 1:
		say("首轮按抽签编号，%s编排", in.section.FirstOrder)
	case upper.score == lower.score:
		say("两人都是 %d 分，同分相遇", upper.score)
	default:
		say("%s %d 分下调，%s %d 分上调，相差 %d 分：本分数段里余下的人不能都同分相遇，从最接近的分数里补",
			name(upper.player), upper.score, name(lower.player), lower.score, upper.score-lower.score)
	}
	var broken []string
	in.relaxedNotes(b, func(_, clause, format string, args ...any) {
		broken = append(broken, fmt.Sprintf(format, args...)+"（"+Title(clause)+"，没有更好的办法）")
	})
	if b.arbiter {
		say("由裁判长指定")
	}
	return append(append(out, in.colourLine(b)), broken...)
}

// colourLine says by which rule red is red (先后手).
func (in *input) colourLine(b *board) string {
	red, black := b.red, b.black
	why := ""
	k := firstDifference(&red.games, &black.games)
	switch {
	case b.arbiter:
		why = "按指定的先后"
	case in.round == 1:
		why = fmt.Sprintf("第 %d 台是%s数台，编号%s的执红", b.table, odd(b.table, "单", "双"), odd(b.table, "小", "大"))
	case red.asRed.over+red.asRed.run+black.asBlack.over+black.asBlack.run <
		red.asBlack.over+red.asBlack.run+black.asRed.over+black.asRed.run:
		why = "反过来就有人三局同色或先后手差过二"
	case red.games.diff != black.games.diff:
		why = fmt.Sprintf("红减黑 %+d 比 %+d 小", red.games.diff, black.games.diff)
	case k >= 0:
		why = fmt.Sprintf("先后手次数相同，往回看第一处不同（倒数第 %d 局）执黑的执红", k+1)
	default:
		why = fmt.Sprintf("先后手全同，%s数轮编号%s的执红", odd(in.round, "单", "双"), odd(in.round, "小", "大"))
	}
	return fmt.Sprintf("%s（此前 %s）执红，%s（此前 %s）执黑：%s", name(red.player), red.games, name(black.player), black.games, why)
}

func odd(n int, yes, no string) string {
	if n%2 == 1 {
		return yes
	}
	return no
}

// String writes a colour list as 红黑红, the first game in front; 无 if there is none.
func (c colours) String() string {
	if c.n == 0 {
		return "无"
	}
	var b strings.Builder
	for k := min(c.n, 64) - 1; k >= 0; k-- {
		b.WriteString(c.last(k).String())
	}
	return b.String()
}
