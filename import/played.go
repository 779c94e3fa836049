package importer

import (
	"cmp"
	"fmt"
	"slices"

	"qisai/pairing"
)

// Played 已赛 is one section of an event that another program has kept: who played, and every round.
type Played struct {
	File    string
	Items   []HeadItem
	Days    []RoundDay
	Planned int            // 轮次 as the file says it, 0 = not there
	Scoring *PlayedScoring // nil = not there
	Section string         // 比赛组, where qisai wrote the file
	System  string         // 赛制, as Section
	Keys    string         // 破同分, as Section
	Players []PlayedPlayer
	Rounds  []PlayedRound
	Bracket string // the rows of a knockout as report.EncodeBracket writes them
	Notices []Notice
}

// PlayedPlayer is a player as the file has him.
type PlayedPlayer struct {
	No     pairing.StartNo
	Fields map[string]string // under columns of 报名
	Points int               // as the file counts them, in tenths; -1 = not there
	Rank   int               // 0 = not there
	place  string
}

// PlayedRound is a round; Silent lists those of whom the file says nothing in it.
type PlayedRound struct {
	pairing.Round
	Silent []pairing.StartNo
}

// half is a round as the file has it for one player. The results are the letters of TRF.
type half struct {
	opponent int
	colour   byte // w b, or - for none
	result   byte // 1 = 0 + - H F U Z, or a blank
	place    string
	bad      bool // a fault has been reported
}

func (h half) silent() bool { return h.opponent == 0 && h.colour == '-' && h.result == ' ' }

// contestant is a player with his halves, round by round.
type contestant struct {
	PlayedPlayer
	halves []half
}

// joiner puts the halves of the games together.
type joiner struct {
	people   map[pairing.StartNo]*contestant
	unread   map[int]bool // numbers of players of whom nothing could be read: a fault for each has been reported
	problems Problems
	last     int // round of which the file says anything
	halfByes []string
	pending  []string
	sideless []string // games of which the file tells no colours
}

func (j *joiner) fault(place, hint, format string, args ...any) {
	j.problems = append(j.problems, Problem{Sheet: place, Severity: Fault, Msg: fmt.Sprintf(format, args...), Hint: hint})
}

// join makes rounds of what the file says of every player, and checks that the two sides of each game agree.
func (j *joiner) join(list []contestant) []PlayedRound {
	j.people = map[pairing.StartNo]*contestant{}
	last := 0
	for i := range list {
		c := &list[i]
		if other := j.people[c.No]; other != nil {
			j.fault(c.place, "每人一个编号", "编号 %d 重复，另一处是 %s", c.No, other.place)
			continue
		}
		j.people[c.No] = c
		for r, h := range c.halves {
			if !h.silent() {
				last = max(last, r+1)
			}
		}
	}
	var out []PlayedRound
	j.last = last
	for r := range last {
		out = append(out, j.round(list, r))
	}
	return out
}

// round puts one round together, index from 0.
func (j *joiner) round(list []contestant, r int) PlayedRound {
	out := PlayedRound{Round: pairing.Round{Number: r + 1}}
	for i := range list {
		c := &list[i]
		if r >= len(c.halves) || c.halves[r].silent() {
			out.Silent = append(out.Silent, c.No)
			continue
		}
		if h := c.halves[r]; h.opponent == 0 {
			out.Games = append(out.Games, pairing.Game{Red: c.No, Result: j.alone(c, r, h)})
		} else if g, ok := j.game(c, r, h); ok {
			out.Games = append(out.Games, g)
		}
	}
	slices.SortStableFunc(out.Games, func(a, b pairing.Game) int {
		return cmp.Or(kindOrder(a)-kindOrder(b), cmp.Compare(a.Red, b.Red))
	})
	return out
}

// alone reads a round without an opponent. Half a point for nobody's game has no word in xiangqi.
func (j *joiner) alone(c *contestant, r int, h half) pairing.Result {
	switch h.result {
	case 'U', 'F', '+', '1':
		return pairing.Bye
	case 'H', '=':
		j.halfByes = append(j.halfByes, fmt.Sprintf("%d号%s（第%d轮）", c.No, c.Fields["姓名"], r+1))
	}
	return pairing.Absent
}

// game joins the two halves of a game; it is made where red's (white's) half stands.
func (j *joiner) game(c *contestant, r int, h half) (g pairing.Game, ok bool) {
	other := j.people[pairing.StartNo(h.opponent)]
	switch {
	case h.opponent == int(c.No):
		j.fault(h.place, "", "%d 号的对手写成了自己", c.No)
		return g, false
	case other == nil && j.unread[h.opponent]:
		return g, false
	case other == nil:
		j.fault(h.place, "核对对手的编号", "没有编号 %d 的棋手", h.opponent)
		return g, false
	case h.bad || r < len(other.halves) && other.halves[r].bad:
		return g, false
	case r >= len(other.halves) || other.halves[r].opponent != int(c.No):
		j.fault(h.place, "核对两人这一轮的对手", "%d 号第%d轮的对手写的是 %d 号，%d 号的对手却不是他", c.No, r+1, h.opponent, h.opponent)
		return g, false
	}
	o := other.halves[r]
	red, black := h, o
	g = pairing.Game{Red: c.No, Black: other.No}
	switch {
	case h.colour == 'w' && o.colour == 'b', h.colour == '-' && o.colour == '-' && c.No < other.No:
	case h.colour == 'b' && o.colour == 'w', h.colour == '-' && o.colour == '-':
		return g, false // the other half makes the game
	default:
		if c.No < other.No {
			j.fault(h.place, "核对先后手，另一处是 "+o.place, "%d 号与 %d 号第%d轮的先后手对不上", c.No, other.No, r+1)
		}
		return g, false
	}
	if g.Result, ok = joinResults(red.result, black.result); ok && g.Result == pairing.Pending {
		if r+1 < j.last {
			j.fault(h.place, "填上结果", "%d 号与 %d 号第%d轮的对局没有结果", g.Red, g.Black, r+1)
			return g, false
		}
		j.pending = append(j.pending, fmt.Sprintf("第%d轮 %d-%d", r+1, g.Red, g.Black))
	}
	if h.colour == '-' && ok && g.Result != pairing.Void {
		j.sideless = append(j.sideless, fmt.Sprintf("第%d轮 %d-%d", r+1, g.Red, g.Black))
	}
	if !ok {
		j.fault(h.place, "核对结果，另一处是 "+o.place, "%d 号与 %d 号第%d轮的结果对不上：一边“%c”，一边“%c”", c.No, other.No, r+1, h.result, o.result)
	}
	return g, ok
}

// joined are the results that fit together, red's in front; V is a game that counts for nothing.
var joined = map[string]pairing.Result{
	"10": pairing.RedWins, "==": pairing.Draw, "01": pairing.BlackWins, "+-": pairing.BlackForfeits, "-+": pairing.RedForfeits,
	"--": pairing.DoubleForfeit, "VV": pairing.Void, "00": pairing.DoubleLoss, "  ": pairing.Pending,
}

func joinResults(red, black byte) (pairing.Result, bool) {
	r, ok := joined[string([]byte{red, black})]
	return r, ok
}

// finish says what was not kept.
func (j *joiner) finish(p *Played) {
	if len(j.pending) > 0 {
		p.Notices = append(p.Notices, Notice{Source{File: p.File}, "文件里没有结果的对局，照样空着：" + listed(j.pending)})
	}
	if len(j.sideless) > 0 {
		p.Notices = append(p.Notices, Notice{Source{File: p.File}, "没有写先后手的对局，编号小的记作红方：" + listed(j.sideless)})
	}
	if len(j.halfByes) > 0 {
		p.Notices = append(p.Notices, Notice{Source{File: p.File}, "半分轮空没有对应的写法，按缺席记 0 分：" + listed(j.halfByes)})
	}
}

// listed joins a few words and counts the rest.
func listed(words []string) string {
	const most = 8
	text := ""
	for i, w := range words[:min(len(words), most)] {
		if i > 0 {
			text += "、"
		}
		text += w
	}
	if len(words) > most {
		text += fmt.Sprintf(" 等 %d 处", len(words))
	}
	return text
}
