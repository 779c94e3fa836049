package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/knockout"
)

// WeChatMatches gives who plays whom in a round of the knockout: the games that wait for a result, and the byes.
func WeChatMatches(c Context, round int) string {
	lines := c.weChatHead(fmt.Sprintf("%s 淘汰赛第%d轮 对阵", c.Section.Name, round), c.knockoutStop(round))
	player := c.weChatTeller()
	for _, m := range c.matches(round) {
		head := fmt.Sprintf("第%d场（%s）", m.No, m.Name())
		if len(m.Games) == 0 {
			continue
		}
		switch last := m.Games[len(m.Games)-1]; {
		case last.Black == 0:
			lines = append(lines, head+player(last.Red)+" 轮空")
		case m.Decided || last.Result != pairing.Pending:
		case last.Game > 1:
			lines = append(lines, fmt.Sprintf("%s加赛第%d局 %s — %s", head, last.Game, player(last.Red), player(last.Black)))
		default:
			lines = append(lines, head+player(last.Red)+" — "+player(last.Black))
		}
	}
	return weChatText(append(lines, "", "写在前面的执红先走。"))
}

// WeChatMatchResults gives the results of a round of the knockout, and who goes on.
func WeChatMatchResults(c Context, round int) string {
	lines := c.weChatHead(fmt.Sprintf("%s 淘汰赛第%d轮 结果", c.Section.Name, round), "")
	player := c.weChatTeller()
	var winners []string
	for _, m := range c.matches(round) {
		if m.Decided && m.Winner != 0 && m.Base == 1 {
			winners = append(winners, player(m.Winner))
		}
		if len(m.Games) > 0 {
			lines = append(lines, fmt.Sprintf("第%d场（%s）%s", m.No, m.Name(), weChatMatch(m, player)))
		}
	}
	if len(winners) > 0 {
		next := "进入下一轮："
		if b := c.bracket(); round == b.Rounds() {
			next = "冠军："
		}
		lines = append(lines, "", next+strings.Join(winners, "、"))
	}
	return weChatText(lines)
}

// matches gives the matches of a round of the knockout, none if it has not begun.
func (c Context) matches(round int) []knockout.Match {
	if b := c.bracket(); b != nil {
		return b.Matches(round)
	}
	return nil
}

// weChatMatch says how a match stands.
func weChatMatch(m knockout.Match, player func(pairing.StartNo) string) string {
	winner, loser := m.Winner, m.Loser
	if winner == 0 {
		winner, loser = m.A, m.B
	}
	games := ""
	if score := scoreFor(m, winner); len(m.Games) > 1 && score != "" {
		games = "（" + strings.ReplaceAll(score, " ", "、") + "）"
	}
	switch {
	case m.A == 0 || m.B == 0:
		return player(m.A+m.B) + " 轮空"
	case !m.Decided:
		return player(m.A) + " 未赛完 " + player(m.B) + games
	case m.Winner == 0:
		return player(m.A) + "、" + player(m.B) + " 都没有胜" + games
	}
	return player(winner) + " 胜 " + player(loser) + games
}
