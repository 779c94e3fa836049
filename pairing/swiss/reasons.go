package swiss

import (
	"fmt"
	"slices"
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
		out[i] = Reason{games[i], in.lines(boards, &boards[i])}
	}
	return out, nil
}

// lines says what there is to say about one of the boards.
func (in *input) lines(boards []board, b *board) []string {
	if b.black == nil {
		return []string{fmt.Sprintf("%s %d 分：%s", name(b.red.player), b.red.score, in.byeReason(b))}
	}
	out := []string{in.meetingLine(boards, b), in.colourLine(b)}
	for _, r := range in.relaxed(b) {
		switch {
		case r.by != "":
			out = append(out, r.text+"（"+r.by+"）")
		case r.clause == "H1":
			out = append(out, r.text+"：这一轮没有合法的对阵")
		default:
			out = append(out, r.text+"：没有更好的办法")
		}
	}
	return out
}

// meetingLine says why two players meet: the arbiter's order, equal scores, or who floats and why so far.
func (in *input) meetingLine(boards []board, b *board) string {
	upper, lower := b.red, b.black
	if upper.score < lower.score {
		upper, lower = lower, upper
	}
	switch {
	case b.arbiter && upper.score == lower.score:
		return fmt.Sprintf("由裁判长指定（两人都是 %d 分）", upper.score)
	case b.arbiter:
		return fmt.Sprintf("由裁判长指定（%s %d 分，%s %d 分）", name(upper.player), upper.score, name(lower.player), lower.score)
	case in.round == 1:
		return fmt.Sprintf("首轮按抽签编号，%s编排", in.section.FirstOrder)
	case upper.score == lower.score:
		return fmt.Sprintf("两人都是 %d 分，同分相遇", upper.score)
	}
	return fmt.Sprintf("%s %d 分下调，%s %d 分上调，相差 %d 分：%s；%s", name(upper.player), upper.score,
		name(lower.player), lower.score, upper.score-lower.score, in.whyDown(boards, upper), in.whySoFar(upper, lower))
}

// whyDown says why somebody has to leave a level: the players who remain for it are odd in number, else equal scores
// all through would spoil the rest.
func (in *input) whyDown(boards []board, m *member) string {
	rest, downs := in.levels[m.level].size, 0
	for i := range boards {
		b := &boards[i]
		switch {
		case b.arbiter:
		case b.black == nil:
			rest -= int(count(b.red.level == m.level))
		case b.red.level != b.black.level:
			upper, lower := b.red, b.black
			if upper.level > lower.level {
				upper, lower = lower, upper
			}
			rest -= int(count(lower.level == m.level))
			downs += int(count(upper.level == m.level))
		}
	}
	size := in.levels[m.level].size
	switch {
	case rest%2 == 1 && downs == 1 && rest == size:
		return fmt.Sprintf("%d 分的有 %d 人，是单数，须有一人下调", m.score, rest)
	case rest%2 == 1 && downs == 1:
		return fmt.Sprintf("%d 分的 %d 人，除去已与高分对阵或轮空的，余 %d 人，是单数，须有一人下调", m.score, size, rest)
	}
	return fmt.Sprintf("%d 分的若都同分相遇，整轮就不合法或更差", m.score)
}

// whySoFar says why the upper player meets nobody whose score is nearer.
func (in *input) whySoFar(upper, lower *member) string {
	const most = 6
	var met []string
	nearer := 0
	for i := range in.members {
		m := &in.members[i]
		if m.score >= upper.score || m.score <= lower.score {
			continue
		}
		nearer++
		switch {
		case slices.Contains(upper.met, m.no) && !in.allowed(upper.no, m.no):
			met = append(met, fmt.Sprintf("与 %d 分的 %s 第%d轮已相遇过", m.score, name(m.player), in.meetings(upper.no, m.no)[0]))
		case in.forbidden(upper.no, m.no):
			met = append(met, fmt.Sprintf("与 %d 分的 %s 为禁配", m.score, name(m.player)))
		}
	}
	switch {
	case nearer == 0:
		return "对手取积分最接近的"
	case len(met) == nearer && nearer <= most:
		return name(upper.player) + " " + strings.Join(met, "，")
	case len(met) == nearer:
		return fmt.Sprintf("%s 与积分更接近的 %d 人都已相遇过或为禁配", name(upper.player), nearer)
	}
	return "与积分更接近的人对阵，整轮反而更差"
}

// byeReason says why a player has the bye (轮空).
func (in *input) byeReason(b *board) string {
	again := ""
	if b.red.hadBye {
		again = "再次"
	}
	switch {
	case b.arbiter:
		return "由裁判长指定" + again + "轮空"
	case b.red.hadBye && in.allowed(b.red.no, 0):
		return "裁判长决定再次轮空"
	case b.red.hadBye:
		return "再次轮空：这一轮没有合法的对阵"
	case in.round == 1:
		return in.firstByeReason(b.red)
	}
	var lower []*member
	level, idle := 0, false
	for i := range in.members {
		switch m := &in.members[i]; {
		case m == b.red || in.barred.has(i, i):
		case m.score < b.red.score:
			lower = append(lower, m)
		case m.score == b.red.score:
			level++
			idle = idle || m.unplayed > b.red.unplayed
		}
	}
	switch {
	case len(lower) > 0:
		return fmt.Sprintf("轮空给积分最低而没有轮空过的；积分更低的 %s 若轮空，其余的人就要违反更重的一条（重复相遇、禁配、三局同色、先后手差过二或同单位）", someNames(lower))
	case level == 0:
		return "没有轮空过的人里，他积分最低"
	case idle:
		return "没有轮空过的人里，他积分最低；同分的人里，他缺赛最少，其余由后面各条定"
	}
	return "没有轮空过的人里，他积分最低；同分的还有几人，由后面各条（先后手、上调下调、编号）定"
}

// firstByeReason is that of round 1: the largest number, unless units or 禁配 ask for another.
func (in *input) firstByeReason(red *member) string {
	largest := &in.members[len(in.members)-1]
	if largest.no == red.no {
		return "首轮人数是单数，编号最大的轮空"
	}
	return fmt.Sprintf("首轮本由编号最大的 %s 轮空；那样其余的人避不开禁配或同单位，改由他轮空", name(largest.player))
}

// someNames joins the names of the first few.
func someNames(members []*member) string {
	const most = 5
	var out []string
	for _, m := range members[:min(len(members), most)] {
		out = append(out, name(m.player))
	}
	if len(members) > most {
		return fmt.Sprintf("%s 等 %d 人", strings.Join(out, "、"), len(members))
	}
	return strings.Join(out, "、")
}

// signed writes a difference with its sign, 0 without one.
func signed(n int) string {
	if n == 0 {
		return "0"
	}
	return fmt.Sprintf("%+d", n)
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
		why = fmt.Sprintf("红减黑 %s 比 %s 小", signed(red.games.diff), signed(black.games.diff))
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
