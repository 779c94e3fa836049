package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// WeChat texts are plain lines for a group chat: short, nothing but text, no columns that depend on a font.

// WeChatPairings gives the pairings of a round.
func WeChatPairings(c Context, r pairing.Round) string {
	lines := c.weChatHead(c.roundTitle(r.Number)+" 对阵", c.stop(r.Number))
	player := c.weChatTeller()
	for _, g := range r.Games {
		red := player(g.Red)
		switch {
		case g.Result == pairing.Absent:
			continue
		case g.Black == 0:
			lines = append(lines, red+" 轮空")
		default:
			lines = append(lines, fmt.Sprintf("%d台 %s（%d分）— %s（%d分）", g.Table, red, g.RedScore, player(g.Black), g.BlackScore))
		}
	}
	if names := c.absentees(r); names != "" {
		lines = append(lines, "本轮不编排："+names)
	}
	return weChatText(append(lines, "", "写在前面的执红先走。"))
}

// WeChatResults gives the results of a round; games still open are said to be.
func WeChatResults(c Context, r pairing.Round) string {
	lines := c.weChatHead(c.roundTitle(r.Number)+" 结果", "")
	player := c.weChatTeller()
	for _, g := range r.Games {
		switch {
		case g.Result == pairing.Absent:
		case g.Black == 0:
			lines = append(lines, player(g.Red)+" 轮空")
		default:
			result := g.Result.String()
			if g.Result == pairing.Pending {
				result = "未赛完"
			}
			lines = append(lines, fmt.Sprintf("%d台 %s %s %s", g.Table, player(g.Red), result, player(g.Black)))
		}
	}
	return weChatText(append(lines, "", "写在前面的执红先走。"))
}

// WeChatStandings gives the ranking after a round.
func WeChatStandings(c Context, round int, st []pairing.Standing) string {
	lines := c.weChatHead(c.standingsTitle(round), "")
	for _, s := range st {
		place := fmt.Sprintf("%d.", s.Rank)
		if s.Rank == 0 {
			place = "不计名次"
		}
		line := fmt.Sprintf("%s %s", place, s.Player.Name)
		if s.Player.Unit != "" {
			line += "（" + s.Player.Unit + "）"
		}
		lines = append(lines, fmt.Sprintf("%s %d分", line, s.Points))
	}
	return weChatText(append(lines, "", c.keyLine()))
}

func (c Context) weChatHead(title, info string) []string {
	lines := nonEmpty(c.Tournament.Regulation.Name, "【"+title+"】")
	return append(lines, nonEmpty(strings.Split(info, "　")...)...)
}

// weChatTeller gives the function that gives number and name: 12 张三; of namesakes with the unit.
func (c Context) weChatTeller() func(pairing.StartNo) string {
	told := c.teller()
	return func(no pairing.StartNo) string { return fmt.Sprintf("%d %s", no, told(no)) }
}

// weChatText joins lines; white space inside a line, such as a line feed typed into a name, becomes one space.
func weChatText(lines []string) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(strings.Join(strings.Fields(l), " ") + "\n")
	}
	return b.String()
}
